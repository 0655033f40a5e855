"""Looking back: every version of a table as it was shown, and no more than was shown."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import httpx
import orjson
import pytest

from flibuste.kernel import shelf
from flibuste.kernel.chance import Quick
from flibuste.kernel.words import Seat
from flibuste.server import moments
from flibuste.server.dispatch import Dispatch
from flibuste.server.moments import Walk, Walks
from flibuste.server.store import Store
from flibuste.table.voyage import Voyage
from tests.server.harness import TRUST, Sailor, ServerProcess, crew, started
from tests.server.loop import awaited
from tests.server.talk import Voice, made, play_until, together, voices
from tests.server.truth import Kept, kept, redealt, settings_of

Json = dict[str, Any]


def update_of(voyage: Voyage, seat: Seat | None) -> Json:
    """What the server sent of this version: made from the stored acts, and not by the code under test."""
    message: Json = orjson.loads(Dispatch(voyage, voyage.story[-1]).update(seat))
    del message["type"]
    return message


def heard(sailor: Sailor) -> dict[int, list[Json]]:
    """What a guest was sent of each version."""
    found: dict[int, list[Json]] = defaultdict(list)
    for message in map(orjson.loads, sailor.heard):
        if message["type"] == "update":
            found[message["version"]].append(message)
    return found


async def look(sailor: Sailor, table: str, n: int, eyes: str | None = None) -> Json:
    query = "" if eyes is None else f"?as={eyes}"
    return moment_in(await sailor.call("GET", f"/tables/{table}/moments/{n}{query}"))


def moment_in(answer: httpx.Response) -> Json:
    assert answer.status_code == 200, answer.text
    seen: Json = answer.json()
    del seen["last"]
    return seen


def glass(sailor: Sailor) -> httpx.Client:
    """A client that stays connected, for who looks at every moment of a game."""
    headers = {"Authorization": f"Bearer {sailor.token}"} if sailor.token else {}
    return httpx.Client(base_url=f"{sailor.url}/api", headers=headers, verify=TRUST, timeout=30)


async def reason(sailor: Sailor, path: str) -> tuple[int, str]:
    answer = await sailor.call("GET", path)
    return answer.status_code, str(answer.json()["reason"])


async def with_turns_back(people: list[Voice], done: Callable[[], bool] = lambda: False) -> None:
    """Plays on; first with an answer changed and taken back, then with a move taken back by consent."""
    asked = people[0].now["play"]["asking"][0]
    await people[asked].choose()
    await people[asked].say(type="wish")
    await people[asked].hear("update", lambda update: update["play"]["wish"] is not None)
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
        message = await voice.sailor.hear(voice.wire)
        if message["type"] in ("update", "refused"):
            voice.now = message if message["type"] == "update" else voice.now
            return message


def stored(server: ServerProcess, table: str) -> Kept:
    return kept(server.env["FLIBUSTE_DATABASE"], table)


@awaited
async def test_every_moment_of_a_game_is_what_was_shown_then(server: ServerProcess) -> None:
    """With moves taken back: versions count acts, and an act that goes back is a version like any other."""
    for game in shelf.all_names():
        sailors = await crew(server.url, 2)
        table = await started(sailors, game, 2)
        nobody = Sailor(server.url, "Nobody")
        async with voices([*sailors, nobody], table) as people:
            await with_turns_back(people[:2])
            await together(people)
        game_kept = stored(server, table)
        kinds = {act.kind for act in game_kept.acts}
        assert {"choose", "undo", "wish", "agree"} <= kinds
        eyes: list[tuple[Seat | None, Sailor]] = [(0, sailors[0]), (1, sailors[1]), (None, nobody)]
        for seat, sailor in eyes:
            told = heard(sailor)
            with glass(sailor) as client:
                for voyage in game_kept.voyages():
                    truth = update_of(voyage, seat)
                    seen = moment_in(client.get(f"/tables/{table}/moments/{voyage.n}"))
                    assert seen == truth, (game, voyage.n, seat)
                    for got in told[voyage.n]:
                        assert {**got, "events": []} == {**truth, "type": "update", "events": []}
        last = len(game_kept.acts)
        answer = (await nobody.call("GET", f"/tables/{table}/moments/{last}")).json()
        assert (answer["version"], answer["last"], answer["play"]["over"]) == (last, last, True)
        assert await reason(nobody, f"/tables/{table}/moments/{last + 1}") == (404, "no-such-moment")


@awaited
async def test_a_finished_game_is_seen_with_any_eyes_and_face_up(server: ServerProcess) -> None:
    for name in shelf.all_names():
        game = shelf.find(name)
        sailors = await crew(server.url, 3)
        table = await started(sailors, name, 3)
        async with voices(sailors, table) as people:
            await play_until(people)
        nobody = Sailor(server.url, "Nobody")
        for voyage in stored(server, table).voyages():
            if voyage.n % 7 and not voyage.table.over:
                continue
            for seat in range(3):
                assert await look(nobody, table, voyage.n, str(seat)) == update_of(voyage, seat)
            assert await look(sailors[0], table, voyage.n, "none") == update_of(voyage, None)
            seen = await look(nobody, table, voyage.n, "open")
            state = voyage.table.state
            view = orjson.loads(orjson.dumps(seen["view"]))
            assert view.items() >= orjson.loads(orjson.dumps(game.open(state))).items()
            assert view.keys() >= game.public(state).keys()
            assert view["open"] == orjson.loads(orjson.dumps([game.own(state, seat) for seat in range(3)]))
            told = [{"kind": e.kind, "rule": e.rule, "facts": e.facts} for e in voyage.story[-1]]
            for line, event in zip(told, voyage.story[-1], strict=True):
                if event.secret:
                    line["secret"] = event.secret
            assert seen["events"] == orjson.loads(orjson.dumps(told))
            alone = len(voyage.asking) == 1 and not voyage.sealed
            wanted = update_of(voyage, voyage.asking[0])["decision"] if alone else None
            assert (seen["seat"], seen["decision"]) == (None, wanted)
        assert await reason(nobody, f"/tables/{table}/moments/0?as=3") == (404, "no-such-seat")
        for odd in ("x", "-1", "12", "all", ""):
            assert (await reason(nobody, f"/tables/{table}/moments/0?as={odd}"))[1] == "bad-request"
        assert (await reason(nobody, f"/tables/{table}/moments/-1"))[1] == "bad-request"


@awaited
async def test_a_game_under_way_is_seen_with_ones_own_eyes_alone(server: ServerProcess) -> None:
    sailors = await crew(server.url, 2)
    table = await started(sailors, "freibeuter", 2)
    nobody = Sailor(server.url, "Nobody")
    at = f"/tables/{table}/moments"
    async with voices(sailors, table) as people:
        await with_turns_back(people, lambda: people[0].now["version"] > 15)
        for n in (0, 5, people[0].now["version"]):
            for sailor, others in ((sailors[0], "1"), (sailors[1], "0"), (nobody, "01")):
                for eyes in ("open", *others):
                    assert await reason(sailor, f"{at}/{n}?as={eyes}") == (409, "not-over")
            assert (await look(nobody, table, n, "none"))["seat"] is None
            assert await look(sailors[0], table, n, "0") == await look(sailors[0], table, n)
        assert await reason(sailors[0], f"/tables/{table}/curve") == (409, "not-over")
        for voyage in stored(server, table).voyages():
            for seat, sailor in enumerate(sailors):
                assert await look(sailor, table, voyage.n) == update_of(voyage, seat)
        before = people[0].now["version"]
        await people[people[0].now["play"]["asking"][0]].choose()
        assert (await look(sailors[0], table, before + 1))["version"] == before + 1, "a walk goes on"
        await sailors[0].call("DELETE", f"/tables/{table}")
        assert await reason(sailors[0], f"{at}/0?as=open") == (409, "not-over"), (
            "closed, it keeps its secrets"
        )
        assert (await look(sailors[0], table, 3))["version"] == 3


@awaited
async def test_what_is_seen_of_a_moment_is_the_same_in_every_world_the_seat_can_imagine(
    server: ServerProcess,
) -> None:
    sailors = await crew(server.url, 3)
    table = await started(sailors, "_parley", 3)
    async with voices(sailors, table) as people:
        await play_until(people)
    game_kept = stored(server, table)
    walk, differ = Walk(game_kept.row, game_kept.acts), 0
    for voyage in game_kept.voyages():
        for seat in (0, 1, 2):
            moment = walk.at(voyage.n)
            public, mine = walk.shown(voyage.n, None), walk.shown(voyage.n, seat)
            other = walk.shown(voyage.n, (seat + 1) % 3)
            world = moment._replace(state=redealt(voyage, seat, Quick(voyage.n)))
            walk.kept[-1] = world
            assert (walk.shown(voyage.n, None), walk.shown(voyage.n, seat)) == (public, mine)
            differ += walk.shown(voyage.n, (seat + 1) % 3) != other
            walk.kept[-1] = moment
    assert differ


@awaited
async def test_where_nobody_may_watch_nobody_looks_back_until_the_end(server: ServerProcess) -> None:
    sailors = await crew(server.url, 2)
    nobody = Sailor(server.url, "Nobody")
    waiting = (await made(sailors[0]))["id"]
    assert await reason(sailors[0], f"/tables/{waiting}/moments/0") == (409, "not-started")
    table = await started(sailors, "_parley", 2, spectators=False)
    assert await reason(nobody, f"/tables/{table}/moments/0") == (403, "no-spectators")
    async with voices(sailors, table) as people:
        await play_until(people)
    assert (await look(nobody, table, 0, "1"))["seat"] == 1


@awaited
async def test_the_curve_tells_every_score_at_every_version_and_ends_with_the_result(
    server: ServerProcess,
) -> None:
    for name in shelf.all_names():
        game = shelf.find(name)
        sailors = await crew(server.url, 2)
        table = await started(sailors, name, 2)
        async with voices(sailors, table) as people:
            await with_turns_back(people)
        curve = (await sailors[0].call("GET", f"/tables/{table}/curve")).json()
        truth = [list(game.result(v.table.state).scores) for v in stored(server, table).voyages()]
        assert curve == {"scores": truth}
        shown = (await Sailor(server.url, "").call("GET", f"/tables/{table}")).json()
        *_, last = stored(server, table).voyages()
        result = game.result(last.table.state)
        assert shown["result"] == orjson.loads(orjson.dumps(result._asdict()))
        assert shown["result"]["scores"] == curve["scores"][-1]
        for lines, score in zip(shown["result"]["sheet"], shown["result"]["scores"], strict=True):
            assert sum(value for _, value in lines) == score
            assert all(isinstance(key, str) for key, _ in lines)


@awaited
async def test_the_story_names_the_version_of_each_event_also_after_turns_back(server: ServerProcess) -> None:
    sailors = await crew(server.url, 2)
    table = await started(sailors, "freibeuter", 2)
    async with voices(sailors, table) as people:
        await with_turns_back(people, lambda: people[0].now["version"] > 20)
    for seat, sailor in enumerate(sailors):
        story = (await sailor.call("GET", f"/tables/{table}/story")).json()
        for voyage in stored(server, table).voyages():
            told = [line for line in story if line["version"] == voyage.n]
            events = (await look(sailor, table, voyage.n))["events"]
            assert told == [{"version": voyage.n, **event} for event in events]
        assert {"table-undone", "table-taken-back"} & {line["kind"] for line in story}, seat


@awaited
async def test_a_walk_steps_on_from_where_it_was_and_remembers_only_so_much(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    sailors = await crew(server.url, 2)
    tables = [await started(sailors, "_parley", 2) for _ in range(3)]
    for table in tables:
        async with voices(sailors, table) as people:
            await play_until(people)
    steps = 0
    follow = Voyage.follow

    def counted(self: Voyage, act: Any) -> Any:  # noqa: ANN401 - as it was
        nonlocal steps
        steps += 1
        return follow(self, act)

    monkeypatch.setattr(Voyage, "follow", counted)
    store = Store(settings_of(server.env["FLIBUSTE_DATABASE"]).database_url())
    walks = Walks(store)
    try:
        last = orjson.loads(await walks.moment(tables[0], 3, 0))["last"]
        assert steps == 3
        for n in (4, 5, 4, 3, 0, 5):
            assert orjson.loads(await walks.moment(tables[0], n, 1))["version"] == n
        assert steps == 5
        await asyncio.gather(*(walks.moment(tables[0], n, None) for n in range(last + 1)))
        await walks.curve(tables[0])
        assert steps == last
        monkeypatch.setattr(moments, "REMEMBERED", last + 2)
        for table in (*tables[1:], tables[0]):
            await walks.moment(table, 2, 0)
        assert list(walks.walks) == [*tables[1:], tables[0]]
        assert steps == last + 6, "the first was forgotten when it was too much, and walked again"
        monkeypatch.setattr(moments, "KEPT", 5)
        game_kept = stored(server, tables[1])
        walk, whole = Walk(game_kept.row, game_kept.acts), [update_of(v, 0) for v in game_kept.voyages()]
        for n in (len(whole) - 1, len(whole) - 5, 0, 4, 9, 3):
            seen = orjson.loads(walk.shown(n, 0))
            assert len(walk.kept) <= 5 and seen.pop("last") == len(whole) - 1
            assert seen == whole[n]
        assert len(orjson.loads(walk.curve())["scores"]) == len(whole)
    finally:
        walks.close()
        await store.close()


@awaited
async def test_while_a_long_game_is_walked_others_are_answered(server: ServerProcess) -> None:
    sailors = await crew(server.url, 4)
    table = await started(sailors, "freibeuter", 4)
    async with voices(sailors, table) as people:
        await play_until(people)
    last = len(stored(server, table).acts)
    walked = asyncio.create_task(look(sailors[0], table, last, "open"))
    begun, waits = time.perf_counter(), []
    while not walked.done():
        asked = time.perf_counter()
        await sailors[1].call("GET", "/games/freibeuter/rules")
        waits.append(time.perf_counter() - asked)
    assert (await walked)["play"]["over"]
    assert max(waits) < 2 and time.perf_counter() - begun < 20, "measured by make bench, not here"
