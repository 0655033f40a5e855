"""Nothing leaks: whole games on real sockets, every byte kept; then everything hidden is dealt anew."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import orjson
import pytest

from flibuste.kernel import shelf
from flibuste.kernel.chance import Quick
from flibuste.kernel.words import Event, Seat
from flibuste.server.dispatch import Dispatch
from flibuste.table.messages import DOWN
from flibuste.table.voyage import Voyage
from tests.server.crowd import CHAT, whole_game
from tests.server.harness import Sailor, ServerProcess, crew, started
from tests.server.truth import Kept, answers, kept, may_read, redealt, shown

SETTINGS = {"log_level": "debug"}
WORLDS = 2
"""Other worlds tried at each version, for each seat."""
ASKED = 40
"""Versions of a game, about, at which everything a seat may ask is asked as well."""


class Game(NamedTuple):
    """A finished game: what the server kept, what everybody received, and the server's log."""

    kept: Kept
    sailors: list[Sailor]
    watchers: list[Sailor]
    asked: dict[str, list[str]]
    """By token: what HTTP answered while the game went on."""
    log: str

    def everybody(self) -> list[Sailor]:
        return [*self.sailors, *self.watchers]


async def play(server: ServerProcess, name: str) -> Game:
    """As many people as can sit, one guest who watches, and one nobody knows."""
    seats = max(shelf.find(name).meta.seats)
    sailors = await crew(server.url, seats)
    watchers = [await Sailor(server.url, "Watcher").enter(), Sailor(server.url, "Nobody")]
    table = await started(
        sailors, name, seats, nonce="a-nonce", clock={"kind": "live", "bank": 600_000, "step": 5}
    )
    asked = await whole_game(server, sailors, watchers, table)
    return Game(
        kept(server.env["FLIBUSTE_DATABASE"], table), sailors, watchers, asked, server.log.read_text()
    )


GAMES: dict[str, Game] = {}


@pytest.fixture
def game(server: ServerProcess, name: str) -> Game:
    """Of every game on the shelf, one, played once."""
    if name not in GAMES:
        GAMES[name] = asyncio.run(play(server, name))
    return GAMES[name]


def updates(sailor: Sailor) -> dict[int, list[str]]:
    """What a guest was sent of each version."""
    found: dict[int, list[str]] = {}
    for text in sailor.heard:
        message = orjson.loads(text)
        if message["type"] == "update":
            found.setdefault(message["version"], []).append(text)
    return found


def telling(voyage: Voyage, count: int) -> list[Event]:
    """The last so many events: all since a version the reader may have seen last, or none."""
    told: list[Event] = []
    for part in reversed(voyage.story):
        if len(told) >= count:
            break
        told = [*part, *told]
    assert len(told) == count, "told from the middle of an act"
    return told


def test_every_byte_received_is_what_the_truth_gives_that_seat(game: Game) -> None:
    seats: list[tuple[Seat | None, Sailor]] = [
        *enumerate(game.sailors),
        *((None, one) for one in game.watchers),
    ]
    received = [(seat, updates(sailor)) for seat, sailor in seats]
    compared = 0
    for voyage in game.kept.voyages():
        for seat, texts in received:
            for text in texts.get(voyage.n, []):
                told = telling(voyage, len(orjson.loads(text)["events"]))
                assert Dispatch(voyage, told).update(seat) == text.encode()
                compared += 1
    assert compared == sum(len(texts) for _, found in received for texts in found.values())
    assert compared > len(game.kept.acts)


def test_what_a_seat_is_shown_is_the_same_in_every_world_it_can_imagine(game: Game) -> None:
    differ = 0
    seldom_asked = max(3, len(game.kept.acts) // ASKED)
    for at, voyage in enumerate(game.kept.voyages()):
        truth = voyage.table.state
        for seat in range(truth.seats):
            mine, public = shown(voyage, seat), shown(voyage, None)
            said = (
                answers(voyage, seat, Quick(at)) if at % seldom_asked == 0 and not voyage.table.over else ""
            )
            seldom = range(truth.seats if at % 10 == 0 else 0)
            others = [shown(voyage, other) for other in seldom]
            for number in range(WORLDS):
                voyage.table.state = redealt(voyage, seat, Quick(WORLDS * at + number))
                assert shown(voyage, seat) == mine
                assert shown(voyage, None) == public
                assert not said or answers(voyage, seat, Quick(at)) == said
                differ += [shown(voyage, other) for other in seldom] != others
                voyage.table.state = truth
    assert differ, "nothing was ever hidden: the test proves nothing"


def test_what_a_seat_is_shown_does_not_depend_on_the_luck_to_come(game: Game) -> None:
    for voyage in game.kept.voyages():
        table = voyage.table
        luck = table.seed, table.key
        seats = (None, *range(table.setup.seats))
        before = [shown(voyage, seat) for seat in seats]
        table.seed, table.key = bytes(32), bytes(32)
        assert [shown(voyage, seat) for seat in seats] == before
        table.seed, table.key = luck


def test_each_event_is_told_to_those_who_may_know_it_and_in_no_more_words(game: Game) -> None:
    last = list(game.kept.voyages())[-1]
    for seat, sailor in [*enumerate(game.sailors), (None, game.watchers[0]), (None, game.watchers[1])]:
        for version, texts in updates(sailor).items():
            upto = [may_read(event, seat) for part in last.story[: version + 1] for event in part]
            for text in texts:
                told = orjson.loads(text)["events"]
                assert orjson.dumps(told) == orjson.dumps(upto[len(upto) - len(told) :])
        if sailor.token:
            story = [line for line in game.asked[sailor.token] if '"version":0' in line and "facts" in line]
            assert story, "nobody asked for the story"


def test_seed_key_and_signing_secret_are_never_told(game: Game) -> None:
    """Also not at the end: the seed is in the record then, and nowhere else."""
    hidden = game.kept.secrets()
    heard = "\n".join(text for sailor in game.everybody() for text in sailor.heard)
    answered = "\n".join(text for texts in game.asked.values() for text in texts)
    for secret in hidden:
        assert secret not in heard
        assert secret not in answered
        assert secret not in game.log


def test_nobody_learns_anothers_token_nor_an_outsider_the_link(game: Game) -> None:
    for sailor in game.everybody():
        texts = "\n".join([*sailor.heard, *game.asked[sailor.token]])
        for other in game.everybody():
            if other is not sailor and other.token:
                assert other.token not in texts
                assert other.id not in texts
        assert sailor in game.sailors or game.kept.row.link not in texts
        assert not sailor.token or sailor.token not in texts


def test_the_log_names_no_token_link_chat_or_cookie(game: Game) -> None:
    assert game.kept.row.link not in game.log
    assert CHAT not in game.log
    assert "flibuste_guest" not in game.log
    for sailor in game.sailors:
        assert sailor.token not in game.log
        assert sailor.token.rpartition(".")[2] not in game.log
        assert sailor.name not in game.log


def test_everything_received_fits_the_documented_messages(game: Game) -> None:
    kinds = set()
    for sailor in game.everybody():
        for text in sailor.heard:
            message = DOWN.validate_json(text)
            kinds.add(message.type)
            sent, known = orjson.loads(text), orjson.loads(message.model_dump_json(exclude_unset=True))
            assert sent == known
    assert {"update", "refused", "foresight", "reason", "said", "presence"} <= kinds
