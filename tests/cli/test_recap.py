"""At every turn the screen says what the others did and what it did to the reader, in whole games."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.bots.roster import make
from flibuste.cli.console import PlainConsole
from flibuste.cli.output import Output
from flibuste.cli.terminal.frame import draw_frame
from flibuste.cli.terminal.players import Player
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.i18n.recap import LETTERS, MOST, addressed, concerns, recap
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Event, Facts
from flibuste.table.table import Table

GAMES = ("freibeuter", "libertalia", "rum_and_pirates", "stoertebeker", "_parley")
NAMES = ("Corsaire", "Morgan", "Kidd", "Rackham", "Bonny", "Read")
ME = 0


def table_of(name: str, seats: int, seed: int) -> Table:
    game = registry.find(name)
    return Table(game, make_setup(game.meta, seats), NAMES[:seats], bytes([seed] * 32))


def seats_in(facts: Facts) -> set[int]:
    named = [fact for name, fact in facts.items() if name == "seat" or name.endswith("_seat")]
    return {fact for fact in named if isinstance(fact, int)}


def my_turns(table: Table) -> Iterator[list[Event]]:
    """Plays a game to its end; whenever I am asked, yields what happened since my last choice, without it."""
    bot = make("greedy")
    since = 0
    while not table.over:
        seat = next((one for one in table.asking if one != ME), ME)
        if seat == ME:
            yield [event for told in table.told[since + 1 :] for event in told]
        others_answered = bool(table.state.answers)
        table.play(seat, bot.choose(table.knowledge(seat)))
        if seat == ME:
            since = table.version - (others_answered and not table.state.answers)


def screen(game: TerminalGame, columns: int, lines: int) -> str:
    """What a terminal of this size shows: the end of what was written, in small letters."""
    written = io.StringIO()
    game.output.console = PlainConsole(file=written, width=columns, height=lines, force_terminal=True)
    draw_frame(game, ME)
    shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", written.getvalue()).split("\n")[-lines:]
    return plain(" ".join(shown))


def said(words: Translator, event: Event, events: list[Event], shown: str) -> bool:
    """Whether the screen tells this deed; of several of one kind, their verb is enough."""
    key = f"recap-{event.kind}"
    if not words.knows(key):
        return False
    facts = event.facts if not event.seen_by(ME).get("secret") else {**event.facts, **event.secret}
    deed = plain(words.say(key, facts))
    again = sum(other.kind == event.kind for other in events) > 1
    return (deed.split()[0] if again or "…" in shown else deed) in shown


def plain(text: str) -> str:
    return " ".join(text.split()).lower()


@pytest.mark.parametrize("title", GAMES)
def test_the_terminal_says_at_every_turn_what_each_did_and_what_it_did_to_me(
    title: str, tmp_path: Path
) -> None:
    seats = min(4, registry.find(title).meta.seats[-1])
    table = table_of(title, seats, 3)
    output = Output("fr")
    players = [Player(NAMES[0], "")] + [Player(one, "greedy") for one in NAMES[1:seats]]
    game = TerminalGame(output, table, players, tmp_path / "game.txt")
    words = game.translator
    asked_about = 0
    for events in my_turns(table):
        shown = screen(game, 120, 60)
        for event in events:
            key = f"recap-{event.kind}"
            facts = event.facts if not event.seen_by(ME).get("secret") else {**event.facts, **event.secret}
            sentence = plain(words.event(event, ME))
            if words.knows(f"{key}.me") and concerns(facts, ME):
                assert sentence in shown or plain(words.say(f"{key}.me", addressed(facts, ME))) in shown, (
                    shown
                )
                asked_about += 1
            elif words.knows(key) and facts.get("seat", ME) not in (ME, None):
                assert plain(words.name(int(str(facts["seat"])))) in shown, shown
                told = sentence in shown or said(words, event, events, shown)
                # A line that begins with “…” tells the last few things of all that its seat did.
                cut = f"{plain(words.name(int(str(facts['seat']))))} …" in shown
                others = [one for one in events if one.facts.get("seat") == facts["seat"]]
                assert told or (cut and any(said(words, one, events, shown) for one in others)), shown
                asked_about += 1
        game.seen[ME] = table.version
    assert asked_about > 10


@pytest.mark.parametrize("title", GAMES)
def test_what_one_seat_does_to_another_is_always_told_to_that_one(title: str) -> None:
    words = Translator("en", title, NAMES)
    for seed in range(3):
        for events in my_turns(table_of(title, 3, seed)):
            for event in events:
                between = seats_in(event.facts)
                if ME in between and len(between) > 1:
                    assert words.knows(f"recap-{event.kind}.me"), event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_two_to_five_lines_are_enough_and_mine_is_the_first(title: str, language: str) -> None:
    seats = registry.find(title).meta.seats[-1]
    words = Translator(language, title, NAMES)
    for events in my_turns(table_of(title, seats, 5)):
        lines = recap([event.seen_by(ME) for event in events], ME, words)
        if not lines:
            assert not any(
                words.knows(f"recap-{event.kind}") for event in events if ME not in seats_in(event.facts)
            )
            continue
        assert len(lines) <= MOST
        assert lines[0][0].seat == ME
        assert {deeds.seat for line in lines[1:] for deeds in line} <= set(range(1, seats))
        assert all(deeds.text and "⟨" not in deeds.text for line in lines for deeds in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_the_lines_are_short_however_much_the_others_did(title: str, language: str) -> None:
    """Together they are hardly longer than the room they share: a deed of each is always told."""
    words = Translator(language, title, NAMES)
    for seats in {min(most, registry.find(title).meta.seats[-1]) for most in (3, 5)}:
        for events in my_turns(table_of(title, seats, 7)):
            told = [event.seen_by(ME) for event in events]
            others = [one.text for line in recap(told, ME, words) for one in line if one.seat != ME]
            assert sum(map(len, others)) <= LETTERS + 50, others


def test_a_secret_choice_pushes_nothing_out() -> None:
    words = Translator("en", "libertalia", NAMES)
    lost = {"kind": "paid", "facts": {"from_seat": 0, "to_seat": 1, "amount": 3}}
    sealed = [{"kind": "table-sealed", "facts": {"seat": seat}} for seat in range(1, 6)]
    assert recap([lost, *sealed], 0, words) == recap([lost], 0, words)
    assert recap([lost], 0, words)[0][0].text == "You give 3 doubloons to the Beggar of Morgan"


def test_a_spectator_has_no_line_of_their_own() -> None:
    words = Translator("en", "freibeuter", NAMES)
    told = [{"kind": "placed", "facts": {"seat": 2, "region": "D4"}}]
    assert recap(told, None, words) == [((2, "places a boat in D4"),)]


def test_what_was_done_several_times_is_said_once() -> None:
    words = Translator("en", "stoertebeker", NAMES)
    cards = ("water", "meat", "water")
    told = [{"kind": "placed", "facts": {"seat": 1, "card": card, "ship": "B", "lack": 1}} for card in cards]
    assert recap(told, 0, words)[1] == ((1, "lays water, meat at B"),)
