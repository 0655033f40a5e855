"""Earlier versions of a table: exactly what was shown then."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import httpx
import orjson
import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.types import Seat
from flibuste.server.live import history
from flibuste.server.live.history import PIECE, Histories, size_of
from flibuste.server.live.replays import Replays
from flibuste.server.live.updates import SeatUpdates
from flibuste.server.storage.store import Store
from flibuste.server.workers.pool import Workers
from flibuste.server.workers.table_history import TableHistory
from flibuste.table.session import Session
from tests.server.harness import TRUST, Client, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.stored_tables import Kept, kept, redealt, settings_of
from tests.server.talk import Voice, made, play_until, together, voices

Json = dict[str, Any]


NEWS = ("since", "chose")
"""What was news to a seat then is not told again."""


def update_of(session: Session, seat: Seat | None) -> Json:
    """What the server sent of this version, made from the stored acts and not by the code under test."""
    message: Json = orjson.loads(SeatUpdates(session, session.story[-1]).for_seat(seat))
    return {name: fact for name, fact in message.items() if name not in ("type", *NEWS)}


def heard(client: Client) -> dict[int, list[Json]]:
    """What a guest was sent of each version."""
    found: dict[int, list[Json]] = defaultdict(list)
    for message in map(orjson.loads, client.heard):
        if message["type"] == "update":
            known = {name: fact for name, fact in message.items() if name not in NEWS}
            found[message["version"]].append(known)
    return found


async def look(client: Client, table: str, n: int, eyes: str | None = None) -> Json:
    query = "" if eyes is None else f"?as={eyes}"
    return moment_in(await client.call("GET", f"/tables/{table}/moments/{n}{query}"))


def moment_in(answer: httpx.Response) -> Json:
    assert answer.status_code == 200, answer.text
    seen: Json = answer.json()
    del seen["last"]
    return seen


def open_client(client: Client) -> httpx.Client:
    """An HTTP client that stays connected, for many requests."""
    headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    return httpx.Client(base_url=f"{client.url}/api", headers=headers, verify=TRUST, timeout=30)


async def reason(client: Client, path: str) -> tuple[int, str]:
    answer = await client.call("GET", path)
    return answer.status_code, str(answer.json()["reason"])


async def with_turns_back(people: list[Voice], done: Callable[[], bool] = lambda: False) -> None:
    """Plays on, with moves taken back freely and by consent."""
    asked = people[0].now["play"]["asking"][0]
    await people[asked].choose()
    await people[asked].say(type="wish")
    await people[asked].hear("update", lambda update: update["play"]["proposal"] is not None)
    for voice in people:
        if voice is not people[asked]:
            await voice.say(type="agree", yes=True)
    await people[asked].hear("update", lambda update: "table-taken-back" in str(update["events"]))
    await together(people)
    back = 0
    while not people[0].now["play"]["over"] and not done():
        asked = people[0].now["play"]["asking"][0]
        voice = people[asked]
        await voice.choose(people[0].now["version"] % 3)
        await together(people)
        if back < 3 and not voice.now["play"]["over"]:
            await voice.say(type="undo")
            if (await answered(voice))["type"] == "update":
                back += 1
            await together(people)
    assert back or done()


async def answered(voice: Voice) -> Json:
    while True:
        message = await voice.client.hear(voice.wire)
        if message["type"] in ("update", "refused"):
            voice.now = message if message["type"] == "update" else voice.now
            return message


def stored(server: ServerProcess, table: str) -> Kept:
    return kept(server.env["FLIBUSTE_DATABASE"], table)


@awaited
async def test_every_moment_of_a_game_is_what_was_shown_then(server: ServerProcess) -> None:
    """Also with moves taken back: every act is a version, also one that goes back."""
    for game in registry.all_names():
        clients = await new_clients(server.url, 2)
        table = await started(clients, game, 2)
        nobody = Client(server.url, "Nobody")
        async with voices([*clients, nobody], table) as people:
            await with_turns_back(people[:2])
            await together(people)
        game_kept = stored(server, table)
        kinds = {act.kind for act in game_kept.acts}
        assert {"choose", "undo", "propose", "accept"} <= kinds
        eyes: list[tuple[Seat | None, Client]] = [(0, clients[0]), (1, clients[1]), (None, nobody)]
        for seat, client in eyes:
            told = heard(client)
            with open_client(client) as http:
                for session in game_kept.sessions():
                    truth = update_of(session, seat)
                    seen = moment_in(http.get(f"/tables/{table}/moments/{session.n}"))
                    assert seen == truth, (game, session.n, seat)
                    for got in told[session.n]:
                        assert {**got, "events": []} == {**truth, "type": "update", "events": []}
        last = len(game_kept.acts)
        answer = (await nobody.call("GET", f"/tables/{table}/moments/{last}")).json()
        assert (answer["version"], answer["last"], answer["play"]["over"]) == (last, last, True)
        assert await reason(nobody, f"/tables/{table}/moments/{last + 1}") == (404, "no-such-moment")


@awaited
async def test_a_finished_game_is_seen_with_any_eyes_and_face_up(server: ServerProcess) -> None:
    for name in registry.all_names():
        game = registry.find(name)
        clients = await new_clients(server.url, 3)
        table = await started(clients, name, 3)
        async with voices(clients, table) as people:
            await play_until(people)
        nobody = Client(server.url, "Nobody")
        for session in stored(server, table).sessions():
            if session.n % 7 and not session.table.over:
                continue
            for seat in range(3):
                assert await look(nobody, table, session.n, str(seat)) == update_of(session, seat)
            assert await look(clients[0], table, session.n, "none") == update_of(session, None)
            seen = await look(nobody, table, session.n, "open")
            state = session.table.state
            view = orjson.loads(orjson.dumps(seen["view"]))
            assert view.items() >= orjson.loads(orjson.dumps(game.open(state))).items()
            assert view.keys() >= game.public(state).keys()
            assert view["open"] == orjson.loads(orjson.dumps([game.own(state, seat) for seat in range(3)]))
            told = [{"kind": e.kind, "rule": e.rule, "facts": e.facts} for e in session.story[-1]]
            for line, event in zip(told, session.story[-1], strict=True):
                if event.secret:
                    line["secret"] = event.secret
            assert seen["events"] == orjson.loads(orjson.dumps(told))
            alone = len(session.asking) == 1 and not session.sealed
            wanted = update_of(session, session.asking[0])["decision"] if alone else None
            assert (seen["seat"], seen["decision"]) == (None, wanted)
        assert await reason(nobody, f"/tables/{table}/moments/0?as=3") == (404, "no-such-seat")
        for odd in ("x", "-1", "12", "all", ""):
            assert (await reason(nobody, f"/tables/{table}/moments/0?as={odd}"))[1] == "bad-request"
        assert (await reason(nobody, f"/tables/{table}/moments/-1"))[1] == "bad-request"


@awaited
async def test_a_game_under_way_is_seen_with_ones_own_eyes_alone(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    nobody = Client(server.url, "Nobody")
    at = f"/tables/{table}/moments"
    async with voices(clients, table) as people:
        await with_turns_back(people, lambda: people[0].now["version"] > 15)
        for n in (0, 5, people[0].now["version"]):
            for client, others in ((clients[0], "1"), (clients[1], "0"), (nobody, "01")):
                for eyes in ("open", *others):
                    assert await reason(client, f"{at}/{n}?as={eyes}") == (409, "not-over")
            assert (await look(nobody, table, n, "none"))["seat"] is None
            assert await look(clients[0], table, n, "0") == await look(clients[0], table, n)
        assert await reason(clients[0], f"/tables/{table}/curve") == (409, "not-over")
        for session in stored(server, table).sessions():
            for seat, client in enumerate(clients):
                assert await look(client, table, session.n) == update_of(session, seat)
        before = people[0].now["version"]
        await people[people[0].now["play"]["asking"][0]].choose()
        assert (await look(clients[0], table, before + 1))["version"] == before + 1, "the history goes on"
        await people[0].say(type="propose", what="end")
        await people[1].hear("update", lambda update: update["play"]["proposal"] is not None)
        await people[1].say(type="agree", yes=True)
        await people[0].hear("table")
        assert await reason(clients[0], f"{at}/0?as=open") == (409, "not-over"), (
            "closed, it keeps its secrets"
        )
        assert (await look(clients[0], table, 3))["version"] == 3


@awaited
async def test_what_is_seen_of_a_moment_is_the_same_in_every_world_the_seat_can_imagine(
    server: ServerProcess,
) -> None:
    clients = await new_clients(server.url, 3)
    table = await started(clients, "_parley", 3)
    async with voices(clients, table) as people:
        await play_until(people)
    game_kept = stored(server, table)
    past, differ = TableHistory(game_kept.row, game_kept.acts), 0
    for session in game_kept.sessions():
        for seat in (0, 1, 2):
            moment = past.at(session.n)
            public, mine = past.shown(session.n, None), past.shown(session.n, seat)
            other = past.shown(session.n, (seat + 1) % 3)
            world = moment._replace(state=redealt(session, seat, Quick(session.n)))
            past.kept[-1] = world
            assert (past.shown(session.n, None), past.shown(session.n, seat)) == (public, mine)
            differ += past.shown(session.n, (seat + 1) % 3) != other
            past.kept[-1] = moment
    assert differ


@awaited
async def test_where_nobody_may_watch_nobody_looks_back_until_the_end(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    nobody = Client(server.url, "Nobody")
    waiting = (await made(clients[0]))["id"]
    assert await reason(clients[0], f"/tables/{waiting}/moments/0") == (409, "not-started")
    table = await started(clients, "_parley", 2, spectators=False)
    assert await reason(nobody, f"/tables/{table}/moments/0") == (403, "no-spectators")
    async with voices(clients, table) as people:
        await play_until(people)
    assert (await look(nobody, table, 0, "1"))["seat"] == 1


@awaited
async def test_the_curve_tells_every_score_at_every_version_and_ends_with_the_result(
    server: ServerProcess,
) -> None:
    for name in registry.all_names():
        game = registry.find(name)
        clients = await new_clients(server.url, 2)
        table = await started(clients, name, 2)
        async with voices(clients, table) as people:
            await with_turns_back(people)
        curve = (await clients[0].call("GET", f"/tables/{table}/curve")).json()
        truth = [list(game.result(v.table.state).scores) for v in stored(server, table).sessions()]
        assert curve == {"scores": truth}
        shown = (await Client(server.url, "").call("GET", f"/tables/{table}")).json()
        *_, last = stored(server, table).sessions()
        result = game.result(last.table.state)
        assert shown["result"] == orjson.loads(orjson.dumps({**result._asdict(), "resigned": []}))
        assert shown["result"]["scores"] == curve["scores"][-1]
        for lines, score in zip(shown["result"]["sheet"], shown["result"]["scores"], strict=True):
            assert sum(value for _, value in lines) == score
            assert all(isinstance(key, str) for key, _ in lines)


@awaited
async def test_the_story_names_the_version_of_each_event_also_after_turns_back(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2)
    async with voices(clients, table) as people:
        await with_turns_back(people, lambda: people[0].now["version"] > 20)
    for seat, client in enumerate(clients):
        story = (await client.call("GET", f"/tables/{table}/story")).json()
        for session in stored(server, table).sessions():
            told = [line for line in story if line["version"] == session.n]
            events = (await look(client, table, session.n))["events"]
            assert told == [{"version": session.n, **event} for event in events]
        assert {"table-undone", "table-taken-back"} & {line["kind"] for line in story}, seat


class Counted(Replays):
    """Counts the jobs that are given to workers."""

    jobs = 0

    async def run(self, job: Callable[..., Any], *args: Any, **more: Any) -> Any:  # noqa: ANN401 - as it is
        self.jobs += 1
        return await super().run(job, *args, **more)


@awaited
async def test_a_history_steps_on_without_a_worker_and_remembers_only_so_much(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = await new_clients(server.url, 2)
    tables = [await started(clients, "_parley", 2) for _ in range(3)]
    for table in tables:
        async with voices(clients, table) as people:
            await play_until(people)
    store = Store(settings_of(server.env["FLIBUSTE_DATABASE"]).database_url())
    workers = Workers(1)
    replays = Counted(store, workers, 30.0)
    histories = Histories(store, replays)
    try:
        last = orjson.loads(await histories.moment(tables[0], 3, 0))["last"]
        assert last < PIECE
        for n in (4, 5, 4, 3, 0, 5, last):
            assert orjson.loads(await histories.moment(tables[0], n, 0))["version"] == n
        assert replays.jobs == 1, "one piece, one job"
        await asyncio.gather(*(histories.moment(tables[0], n, None) for n in range(last + 1)))
        assert replays.jobs == 2, "who asks at the same time waits for the same job"
        curves = [await histories.curve(tables[0]) for _ in range(3)]
        assert replays.jobs == 3 and len(set(curves)) == 1
        assert [len(await histories.moments(tables[0], last - 2, count, 0)) for count in (1, 3, 9)] == [
            1,
            3,
            3,
        ]
        assert replays.jobs == 3

        for piece in (1, 7):  # however the game is cut into pieces, it is the same
            monkeypatch.setattr(history, "PIECE", piece)
            cut = Histories(store, replays)
            whole = [update_of(v, 0) for v in stored(server, tables[1]).sessions()]
            for n in (len(whole) - 1, 0, 4, 9, 3):
                seen = orjson.loads(await cut.moment(tables[1], n, 0))
                assert seen.pop("last") == len(whole) - 1
                assert seen == whole[n]

        assert sum(histories.sizes.values()) == sum(map(size_of, histories.kept.values()))
        monkeypatch.setattr(history, "TABLE_BYTES", 1)
        await histories.moment(tables[0], 2, 1)
        assert [key[:2] for key in histories.kept] == [(tables[0], 1)], "one table may keep only so much"
        monkeypatch.setattr(history, "KEPT_BYTES", 1)
        await histories.moment(tables[2], 2, 1)
        assert [key[0] for key in histories.kept] == [tables[2]] == list(histories.sizes)
    finally:
        await workers.close()
        await store.close()


@awaited
async def test_while_a_long_game_is_replayed_others_are_answered(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 4)
    table = await started(clients, "freibeuter", 4)
    async with voices(clients, table) as people:
        await play_until(people)
    last = len(stored(server, table).acts)
    replayed = asyncio.create_task(look(clients[0], table, last, "open"))
    begun, waits = time.perf_counter(), []
    while not replayed.done():
        asked = time.perf_counter()
        await clients[1].call("GET", "/games/freibeuter/rules")
        waits.append(time.perf_counter() - asked)
    assert (await replayed)["play"]["over"]
    assert max(waits) < 2 and time.perf_counter() - begun < 20, "measured by make bench, not here"
