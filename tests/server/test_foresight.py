"""What options would do: worked out once for each version and seat, and told to that seat alone."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
import pytest

from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Refusal
from flibuste.server.live.table import LiveTable
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.thinking.foresight import Foresights
from flibuste.server.workers.faults import TooSlow
from flibuste.server.workers.table_jobs import foreseen
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from tests.server.loop import awaited

GAME = registry.find("_parley")


class Ear:
    """Stands for a connection: keeps what it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.guest = None
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(orjson.loads(message))


class Desk:
    """Stands for the workers: does jobs when told to, and counts them."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.fault = fault
        self.jobs = 0
        self.open = asyncio.Event()

    async def run(self, job: Any, *args: Any, **_: object) -> Any:  # noqa: ANN401 - any job
        self.jobs += 1
        await self.open.wait()
        if self.fault is not None:
            raise self.fault
        return job(*args)


def table() -> LiveTable:
    live = LiveTable("t")
    played = Table(GAME, make_setup(GAME.meta, 3), ["Anne", "Bart", "Calico"], bytes(32))
    live.session, live.running = Session(played, {0, 1, 2}, Pace(), 0), True
    return live


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@awaited
async def test_however_many_ask_one_job_is_done_for_each_seat_and_version() -> None:
    live, desk = table(), Desk()
    sight = Foresights(desk, BackgroundTasks())  # type: ignore[arg-type]  # a desk in place of workers
    ears = [Ear(number % 2) for number in range(28)]
    session = live.under_way()
    for _ in range(5):
        for ear in ears:
            sight.answer(live, ear, session.serial)  # type: ignore[arg-type]  # an ear is enough
    moved = ears[0]
    moved.seat = 2  # it has another seat by the time the answer comes
    await settle()
    assert desk.jobs == 2
    desk.open.set()
    await settle()
    for ear in ears[1:]:
        assert ear.seat is not None
        state = session.table.state
        assert ear.heard == [orjson.loads(foreseen(GAME, state, ear.seat, session.serial))]
    assert moved.heard == []
    sight.answer(live, ears[1], session.serial)  # type: ignore[arg-type]
    assert (desk.jobs, len(ears[1].heard)) == (2, 2), "asking again costs nothing"

    options = GAME.options(session.table.state, 0)
    session.take(session.plan("choose", 0, options[0].text, 0))
    sight.answer(live, ears[1], session.serial)  # type: ignore[arg-type]
    await settle()
    assert desk.jobs == 3, "what another seat sealed may matter"
    with pytest.raises(Refusal, match="stale"):
        sight.answer(live, ears[2], session.serial)  # type: ignore[arg-type]  # seat 0 has answered
    with pytest.raises(Refusal, match="only-watching"):
        sight.answer(live, Ear(None), session.serial)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fault", "reason", "jobs"), [(TooSlow(), "too-slow", 1), (Refusal("busy", ""), "busy", 2)]
)
def test_a_job_that_was_too_slow_is_not_tried_again_but_one_that_found_no_place_is(
    fault: Exception, reason: str, jobs: int
) -> None:
    @awaited
    async def story() -> None:
        live, desk, ear = table(), Desk(fault), Ear(0)
        sight = Foresights(desk, BackgroundTasks())  # type: ignore[arg-type]
        desk.open.set()
        for _ in range(2):
            sight.answer(live, ear, live.under_way().serial)  # type: ignore[arg-type]
            await settle()
        assert [message["reason"] for message in ear.heard] == [reason] * 2
        assert desk.jobs == jobs

    story()
