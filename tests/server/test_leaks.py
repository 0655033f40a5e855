"""No secret leaks: whole games on real sockets, then every hidden card is dealt again and all is compared."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import orjson
import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.types import Event, Seat
from flibuste.server.live.updates import SeatUpdates
from flibuste.table.messages import DOWN
from flibuste.table.session import Session
from tests.server.crowd import CHAT, whole_game
from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.stored_tables import Kept, answers, kept, may_read, redealt, shown

SETTINGS = {"log_level": "debug"}
WORLDS = 2
"""Other deals tried at each version, for each seat."""
ASKED = 40
"""About how many versions of a game everything a seat may ask is asked at."""


class Game(NamedTuple):
    """A finished game: what the server kept, what everybody received, and the server's log."""

    kept: Kept
    clients: list[Client]
    watchers: list[Client]
    asked: dict[str, list[str]]
    """By token: what HTTP answered while the game went on."""
    log: str

    def everybody(self) -> list[Client]:
        return [*self.clients, *self.watchers]


async def play(server: ServerProcess, name: str) -> Game:
    """Plays with a person in every seat, a guest who watches, and a spectator who is no guest."""
    seats = max(registry.find(name).meta.seats)
    clients = await new_clients(server.url, seats)
    watchers = [await Client(server.url, "Watcher").enter(), Client(server.url, "Nobody")]
    table = await started(clients, name, seats, clock={"kind": "live", "bank": 600_000, "step": 5})
    asked = await whole_game(server, clients, watchers, table)
    return Game(
        kept(server.env["FLIBUSTE_DATABASE"], table), clients, watchers, asked, server.log.read_text()
    )


GAMES: dict[str, Game] = {}


@pytest.fixture
def game(server: ServerProcess, name: str) -> Game:
    """One game of this name, played once for all tests."""
    if name not in GAMES:
        GAMES[name] = asyncio.run(play(server, name))
    return GAMES[name]


def updates(client: Client) -> dict[int, list[str]]:
    """What a guest was sent of each version."""
    found: dict[int, list[str]] = {}
    for text in client.heard:
        message = orjson.loads(text)
        if message["type"] == "update":
            found.setdefault(message["version"], []).append(text)
    return found


def telling(session: Session, count: int) -> list[Event]:
    """The last `count` events, which must be those of whole acts."""
    told: list[Event] = []
    for part in reversed(session.story):
        if len(told) >= count:
            break
        told = [*part, *told]
    assert len(told) == count, "told from the middle of an act"
    return told


def test_every_byte_received_is_what_the_truth_gives_that_seat(game: Game) -> None:
    seats: list[tuple[Seat | None, Client]] = [
        *enumerate(game.clients),
        *((None, one) for one in game.watchers),
    ]
    received = [(seat, updates(client)) for seat, client in seats]
    compared = 0
    for session in game.kept.sessions():
        for seat, texts in received:
            for text in texts.get(session.n, []):
                told = telling(session, len(orjson.loads(text)["events"]))
                assert SeatUpdates(session, told).for_seat(seat) == text.encode()
                compared += 1
    assert compared == sum(len(texts) for _, found in received for texts in found.values())
    assert compared > len(game.kept.acts)


def test_what_a_seat_is_shown_is_the_same_in_every_world_it_can_imagine(game: Game) -> None:
    differ = 0
    seldom_asked = max(3, len(game.kept.acts) // ASKED)
    for at, session in enumerate(game.kept.sessions()):
        truth = session.table.state
        for seat in range(truth.seats):
            mine, public = shown(session, seat), shown(session, None)
            said = (
                answers(session, seat, Quick(at)) if at % seldom_asked == 0 and not session.table.over else ""
            )
            seldom = range(truth.seats if at % 10 == 0 else 0)
            others = [shown(session, other) for other in seldom]
            for number in range(WORLDS):
                session.table.state = redealt(session, seat, Quick(WORLDS * at + number))
                assert shown(session, seat) == mine
                assert shown(session, None) == public
                assert not said or answers(session, seat, Quick(at)) == said
                differ += [shown(session, other) for other in seldom] != others
                session.table.state = truth
    assert differ, "nothing was ever hidden: the test proves nothing"


def test_what_a_seat_is_shown_does_not_depend_on_the_luck_to_come(game: Game) -> None:
    for session in game.kept.sessions():
        table = session.table
        if table.over:  # then the seed is public, and the receipt depends on it
            continue
        luck = table.seed, table.key
        seats = (None, *range(table.setup.seats))
        before = [shown(session, seat) for seat in seats]
        table.seed, table.key = bytes(32), bytes(32)
        assert [shown(session, seat) for seat in seats] == before
        table.seed, table.key = luck


def test_each_event_is_told_to_those_who_may_know_it_and_in_no_more_words(game: Game) -> None:
    last = list(game.kept.sessions())[-1]
    for seat, client in [*enumerate(game.clients), (None, game.watchers[0]), (None, game.watchers[1])]:
        for version, texts in updates(client).items():
            upto = [may_read(event, seat) for part in last.story[: version + 1] for event in part]
            for text in texts:
                told = orjson.loads(text)["events"]
                assert orjson.dumps(told) == orjson.dumps(upto[len(upto) - len(told) :])
        if client.token:
            story = [line for line in game.asked[client.token] if '"version":0' in line and "facts" in line]
            assert story, "nobody asked for the story"


def test_seed_key_and_signing_secret_are_never_told(game: Game) -> None:
    """Not at the end either: then the seed is in the record, and nowhere else."""
    hidden = game.kept.secrets()
    heard = "\n".join(text for client in game.everybody() for text in client.heard)
    answered = "\n".join(text for texts in game.asked.values() for text in texts)
    for secret in hidden:
        assert secret not in heard
        assert secret not in answered
        assert secret not in game.log


def test_nobody_learns_anothers_token_nor_an_outsider_the_link(game: Game) -> None:
    for client in game.everybody():
        texts = "\n".join([*client.heard, *game.asked[client.token]])
        for other in game.everybody():
            if other is not client and other.token:
                assert other.token not in texts
                assert other.id not in texts
        assert client in game.clients or game.kept.row.link not in texts
        assert not client.token or client.token not in texts


def test_the_log_names_no_token_link_chat_or_cookie(game: Game) -> None:
    assert game.kept.row.link not in game.log
    assert CHAT not in game.log
    assert "flibuste_guest" not in game.log
    for client in game.clients:
        assert client.token not in game.log
        assert client.token.rpartition(".")[2] not in game.log
        assert client.name not in game.log


def test_everything_received_fits_the_documented_messages(game: Game) -> None:
    kinds = set()
    for client in game.everybody():
        for text in client.heard:
            message = DOWN.validate_json(text)
            kinds.add(message.type)
            sent, known = orjson.loads(text), orjson.loads(message.model_dump_json(exclude_unset=True))
            assert sent == known
    assert {"update", "refused", "foresight", "reason", "said", "presence"} <= kinds
