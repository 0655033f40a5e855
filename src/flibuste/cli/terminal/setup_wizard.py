"""The friendly set-up: a few questions, each with an answer on Enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.bots.roster import USUAL
from flibuste.cli import crew
from flibuste.cli.screen import ask
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.words import Facts
from flibuste.tongue.tongue import LANGUAGES, Tongue

TRIES = 20
"""Wrong answers to one question before the usual one is taken."""


class Plan(NamedTuple):
    """What was agreed on: a game, and who sits where, in the words of the command line."""

    game: str
    seats: str


def embark(voice: Voice, game: str, choose_language: bool) -> Plan:
    """Asks for whatever the command line did not say."""
    voice.say("embark-welcome", style="bold")
    if choose_language:
        languages = {code: f"{code} ({Tongue(code).say('language-name')})" for code in LANGUAGES}
        voice.speak(pick(voice, "embark-language", LANGUAGES, voice.language, languages))
    names = shelf.names()
    if not game:
        game = names[0]
        if len(names) > 1:
            titles = {name: Tongue(voice.language, name).say("game-title") for name in names}
            game = pick(voice, "embark-game", names, game, titles)
    meta = shelf.find(game).meta
    title = Tongue(voice.language, game).say("game-title")
    counts = [str(count) for count in meta.seats]
    usual = "3" if "3" in counts else counts[0]
    seats = int(pick(voice, "embark-seats", counts, usual, facts={"title": title}))
    captain = voice.words("crew-captain")
    name = crew.tidy(ask(voice, voice.words("embark-name", {"usual": captain}) + " ")) or captain
    people = [str(count) for count in range(1, seats + 1)]
    persons = int(pick(voice, "embark-people", people, "1")) if seats > 1 else 1
    words = [f"{crew.YOU}:{name}"]
    for number in range(2, persons + 1):
        other = crew.tidy(ask(voice, voice.words("embark-other-name", {"number": number}) + " "))
        words.append(f"{crew.YOU}:{other}" if other else crew.YOU)
    if seats > persons:
        bots = crew.bot_names()
        bot = pick(voice, "embark-bot", bots, USUAL, {name: described(voice, name) for name in bots})
        words += [bot] * (seats - persons)
    return Plan(game, ",".join(words))


def described(voice: Voice, bot: str) -> str:
    """The name to type, and how strong it is; a bot nobody has described goes by its name."""
    about = f"bot-{bot}.about"
    return f"{bot} ({voice.words(about)})" if voice.tongue.knows(about) else bot


def pick(
    voice: Voice,
    key: str,
    words: Sequence[str],
    usual: str,
    shown: dict[str, str] | None = None,
    facts: Facts | None = None,
) -> str:
    """One of these words, typed, begun, or by its number; Enter takes the usual one."""
    numbers = not all(word.isdigit() for word in words)
    listed = [
        f"{number} {(shown or {}).get(word, word)}" if numbers else word
        for number, word in enumerate(words, 1)
    ]
    question = voice.words(key, {**(facts or {}), "words": ", ".join(listed), "usual": usual})
    for _ in range(TRIES):
        said = ask(voice, question + " ").casefold()
        if not said:
            return usual
        if numbers and said.isascii() and said.isdigit() and 1 <= int(said[:4]) <= len(words):
            return words[int(said) - 1]
        begun = [word for word in words if word == said] or [word for word in words if word.startswith(said)]
        if len(begun) == 1:
            return begun[0]
        voice.say("embark-again", {"text": said[:40], "words": ", ".join(words)})
    return usual
