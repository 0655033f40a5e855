"""Sets a game up with a few questions. Enter takes the default answer to each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.bots.roster import USUAL, offered
from flibuste.cli.drawing.screen import ask
from flibuste.cli.output import Output
from flibuste.cli.terminal import players
from flibuste.i18n.plain_text import plain
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.types import Facts

TRIES = 20
"""Wrong answers to one question before the default is taken."""


class Plan(NamedTuple):
    """A game, and who sits where in the words of `--seats`."""

    game: str
    seats: str


def ask_setup(output: Output, choose_language: bool) -> Plan:
    """Asks for the game and the players, and for the language if wanted."""
    output.say("setup-welcome", style="bold")
    if choose_language:
        languages = {code: f"{code} ({Translator(code).say('language-name')})" for code in LANGUAGES}
        output.set_language(pick(output, "setup-language", LANGUAGES, output.language, languages))
    names = registry.names()
    game = names[0]
    if len(names) > 1:
        titles = {name: Translator(output.language, name).say("game-title") for name in names}
        game = pick(output, "setup-game", names, game, titles)
    meta = registry.find(game).meta
    title = Translator(output.language, game).say("game-title")
    counts = [str(count) for count in meta.seats]
    usual = "3" if "3" in counts else counts[0]
    seats = int(pick(output, "setup-seats", counts, usual, facts={"title": title}))
    usual_name = output.text("default-player-name")
    name = (
        players.tidy_name(ask(output, output.text("setup-name", {"usual": usual_name}) + " ")) or usual_name
    )
    people = [str(count) for count in range(1, seats + 1)]
    persons = int(pick(output, "setup-people", people, "1")) if seats > 1 else 1
    words = [f"{players.YOU}:{name}"]
    for number in range(2, persons + 1):
        other = players.tidy_name(ask(output, output.text("setup-other-name", {"number": number}) + " "))
        words.append(f"{players.YOU}:{other}" if other else players.YOU)
    if seats > persons:
        bots = offered()
        bot = pick(output, "setup-bot", bots, USUAL, {name: described(output, name) for name in bots})
        words += [bot] * (seats - persons)
    return Plan(game, ",".join(words))


def described(output: Output, bot: str) -> str:
    """A bot's name, with how strong it is if there is a message about it."""
    keys = [key for key in (f"bot-{bot}.strength", f"bot-{bot}.about") if output.translator.knows(key)]
    return f"{bot} ({', '.join(output.text(key) for key in keys)})" if keys else bot


def pick(
    output: Output,
    key: str,
    words: Sequence[str],
    usual: str,
    shown: dict[str, str] | None = None,
    facts: Facts | None = None,
) -> str:
    """Asks for one of these words, by its beginning or its number. Enter takes the usual one."""
    numbers = not all(word.isdigit() for word in words)
    listed = [
        f"{number}\N{NO-BREAK SPACE}{(shown or {}).get(word, word)}" if numbers else word
        for number, word in enumerate(words, 1)
    ]
    usually = (shown or {}).get(usual, usual).partition(" (")[0]
    question = output.text(key, {**(facts or {}), "words": ", ".join(listed), "usual": usually})
    for _ in range(TRIES):
        answer = ask(output, question + " ").casefold()
        if not answer:
            return usual
        if numbers and answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(words):
            return words[int(answer) - 1]
        begun = [word for word in words if word == answer] or [
            word
            for word in words
            if word.startswith(answer) or plain((shown or {}).get(word, word)).startswith(plain(answer))
        ]
        if len(begun) == 1:
            return begun[0]
        output.say("setup-again", {"text": answer[:40], "words": ", ".join(words)})
    return usual
