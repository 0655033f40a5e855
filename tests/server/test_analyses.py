"""Analyses: for whoever may see the finished game, one at a time for each guest, kept; bots play on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Refusal
from flibuste.server.api.analysis import ReportShown
from flibuste.server.workers.analysis_jobs import follow
from flibuste.table.act import Act
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited

SETTINGS: dict[str, Any] = {"analysis_seconds": 0.1, "analyses_at_once": 2, "analyses_per_hour": 1_000_000}
PATIENCE = 120
"""Seconds to wait for a report."""


async def over(client: Client, game: str = "_parley", **wanted: Any) -> str:  # noqa: ANN401 - as for a new table
    """A finished game."""
    table = await started([client], game, 2, **wanted)
    await play_on(client, table)
    return table


async def asked(client: Client, table: str, link: str = "") -> dict[str, Any]:
    answer = await client.call("POST", f"/tables/{table}/analysis?link={link}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def looked(client: Client, table: str, link: str = "") -> dict[str, Any]:
    answer = await client.call("GET", f"/tables/{table}/analysis?link={link}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def reported(client: Client, table: str) -> dict[str, Any]:
    """The report, once it is there. What is done never becomes less on the way."""
    done = 0
    async with asyncio.timeout(PATIENCE):
        while (shown := await looked(client, table))["state"] == "running":
            assert done <= shown["done"] <= shown["total"]
            done = shown["done"]
            await asyncio.sleep(0.1)
    assert shown["state"] == "done"
    report: dict[str, Any] = shown["report"]
    return report


async def refusal(client: Client, method: str, table: str, link: str = "") -> tuple[int, str]:
    answer = await client.call(method, f"/tables/{table}/analysis?link={link}")
    return answer.status_code, answer.json().get("reason", "")


@awaited
async def test_it_is_made_once_and_kept_for_everybody_who_may_see_the_game(server: ServerProcess) -> None:
    anne, jack = await new_clients(server.url, 2)
    table = await over(anne)
    assert (await looked(jack, table))["state"] == "none"
    assert (await asked(anne, table))["state"] in ("running", "done")
    report = await reported(anne, table)
    ReportShown.model_validate(report, strict=True)
    assert await reported(jack, table) == report
    assert (await asked(jack, table))["report"] == report
    stranger = Client(server.url, "")
    assert (await looked(stranger, table))["report"] == report
    assert await refusal(stranger, "POST", table) == (401, "not-a-guest")


@awaited
async def test_its_parts_add_up_and_it_speaks_of_moments_of_the_table(server: ServerProcess) -> None:
    (anne,) = await new_clients(server.url, 1)
    table = await over(anne)
    await asked(anne, table)
    report = await reported(anne, table)
    result = (await anne.call("GET", f"/tables/{table}")).json()["result"]
    for player in report["players"]:
        parts = dict(player["shares"])
        assert parts.pop("result") == pytest.approx(sum(parts.values()), abs=0.001)
        assert (player["shares"]["result"] > 0) == (result["places"][player["seat"]] == 1)
    last = (await anne.call("GET", f"/tables/{table}/moments/0")).json()["last"]
    versions = [step["version"] for step in report["steps"]]
    assert versions == sorted(set(versions)) and versions[-1] == last
    for mistake in report["mistakes"]:
        path = f"/tables/{table}/moments/{mistake['version']}?as={mistake['seat']}"
        options = (await anne.call("GET", path)).json()["decision"]["options"]
        assert sorted(options) == sorted(one["choice"] for one in mistake["options"])
        assert mistake["chosen"] in options and mistake["best"] in options
        right = {one["choice"]: one["right"] for one in mistake["options"]}
        assert right[mistake["best"]] and not right[mistake["chosen"]]
    wrong = {(one["version"], one["seat"]) for one in report["mistakes"]}
    for good in report["good"]:
        path = f"/tables/{table}/moments/{good['version']}?as={good['seat']}"
        assert good["chosen"] in (await anne.call("GET", path)).json()["decision"]["options"]
        assert (good["version"], good["seat"]) not in wrong


@awaited
async def test_it_says_no_more_than_whoever_sees_the_finished_game_may_know(server: ServerProcess) -> None:
    """No names, no guests, no seed: numbers, moments, and choices that the record has."""
    (anne,) = await new_clients(server.url, 1)
    table = await over(anne)
    await asked(anne, table)
    await reported(anne, table)
    text = (await anne.call("GET", f"/tables/{table}/analysis")).text
    record = (await anne.call("GET", f"/tables/{table}/record")).text
    seed = next(line.split()[1] for line in record.splitlines() if line.startswith("seed"))
    for secret in (anne.id, anne.token, anne.name, seed):
        assert secret and secret not in text


@awaited
async def test_an_unfinished_game_and_one_that_is_not_seen_are_refused(server: ServerProcess) -> None:
    anne, eve = await new_clients(server.url, 2)
    waiting = (await anne.call("POST", "/tables", {"game": "_parley", "seats": 2})).json()["id"]
    running = await started([anne], "_parley", 2, public=False)
    closed = await started([anne], "_parley", 2)
    assert (await anne.call("DELETE", f"/tables/{closed}")).status_code == 204
    private = await over(anne, public=False)
    link = (await anne.call("GET", f"/tables/{private}")).json()["replay_link"]
    await asked(anne, private)
    await reported(anne, private)
    for method in ("GET", "POST"):
        assert await refusal(anne, method, waiting) == (409, "not-over")
        assert await refusal(anne, method, running) == (409, "not-over")
        assert await refusal(anne, method, closed) == (409, "never-finished")
        assert await refusal(eve, method, running) == (404, "no-such-table")
        assert await refusal(eve, method, private) == (404, "no-such-table")
        assert await refusal(eve, method, private, link[:-1]) == (404, "no-such-table")
    assert (await looked(eve, private, link))["state"] == "done"


async def long_games(server: ServerProcess, count: int) -> list[tuple[Client, str]]:
    """Finished games whose analysis takes minutes on the sources, each with a guest of its own."""
    clients = await new_clients(server.url, count)
    return [(one, await over(one, "freibeuter")) for one in clients]


@awaited
async def test_a_guest_has_one_at_a_time_and_all_together_a_few_and_bots_play_on(tmp_path: Path) -> None:
    """Of two workers one is always free for bots, however long the pieces of analyses take."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, **SETTINGS, workers=2)
    server.start()
    try:
        (anne, first), (jack, second), (mary, third) = await long_games(server, 3)
        short = await over(anne)
        assert (await asked(anne, first))["state"] == "running"
        assert await refusal(anne, "POST", short) == (429, "analysis-under-way")
        assert (await asked(anne, first))["state"] == "running", "asked again, it goes on"
        assert (await asked(jack, first))["state"] == "running", "somebody else may wait for it, too"
        assert (await asked(jack, second))["state"] == "running"
        assert await refusal(mary, "POST", third) == (503, "analyses-full")
        await over(mary)
        assert (await looked(anne, first))["state"] == "running"
    finally:
        server.kill()


@awaited
async def test_after_a_restart_it_can_be_asked_for_again_and_what_was_done_is_there(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, **SETTINGS)
    server.start()
    try:
        (anne, long), (jack, _) = await long_games(server, 2)
        short = await over(jack)
        await asked(jack, short)
        report = await reported(jack, short)
        await asked(anne, long)
        for stop in (server.stop, server.kill):
            stop()
            server.start()
            assert (await looked(anne, long))["state"] == "stopped"
            assert (await asked(anne, long))["state"] == "running"
        assert await reported(jack, short) == report
    finally:
        server.kill()


@pytest.mark.parametrize("which", ["_parley", "freibeuter", "libertalia"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_moves_are_found_among_acts_also_after_changes_of_mind(which: str, number: int) -> None:
    game = registry.find(which)
    setup = make_setup(game.meta, 2)
    session = Session(Table(game, setup, ["A", "B"], bytes(32)), {0, 1}, Pace(), 0)
    other = Session(Table(game, setup, ["A", "B"], bytes(32)), {0, 1}, Pace(), 0)
    rng, acts, versions = Quick(number), list[Act](), list[int]()
    while session.asking:
        able = [seat for seat in (0, 1) if session.asks(seat)]
        seat = able[rng.below(len(able))]
        kind = "undo" if rng.below(4) == 0 else "choose"
        question = session.table.state.question
        options = question.options(session.table.state, seat)
        try:
            plan = session.plan(
                kind, seat, options[rng.below(len(options))].text if kind == "choose" else "", 0
            )
        except Refusal:
            continue
        session.take(plan)
        acts.append(plan.act)
        follow(other, plan.act, versions)
    moves = session.table.record().moves
    assert len(acts) > len(moves) == len(versions)
    found = [(acts[version].kind, acts[version].seat, acts[version].text) for version in versions]
    assert found == [("choose", move.seat, move.text) for move in moves]
    assert versions == sorted(versions)
