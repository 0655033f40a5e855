"""Worker processes: time limits that hold, faults that stay with their job, and fair turns."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from flibuste.kernel.records.record import BadRecord
from flibuste.kernel.types import Refusal
from flibuste.server.workers import worker_process
from flibuste.server.workers.fair_queue import Bounds, FairQueue, Share
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.job_loop import Limits, run_jobs
from flibuste.server.workers.pool import NO_LIMITS, USUAL_BOUNDS, Workers
from flibuste.server.workers.worker_process import CONTEXT, seconds_without_core
from tests import ROOT
from tests.server import jobs

Kind: TypeAlias = tuple[Callable[..., object], tuple[float, ...]]
ANNE, MARY = ("anne", "one"), ("mary", "one")


def with_workers(
    story: Callable[[Workers], Awaitable[None]],
    count: int = 1,
    limits: Limits = NO_LIMITS,
    bounds: Bounds = USUAL_BOUNDS,
) -> None:
    async def whole() -> None:
        workers = Workers(count, limits, bounds)
        workers.open()
        try:
            await asyncio.wait_for(story(workers), 60)
        finally:
            await workers.close()

    asyncio.run(whole())


def test_a_job_runs_in_another_process_and_its_result_comes_back() -> None:
    async def story(workers: Workers) -> None:
        assert await workers.run(jobs.add, 2, 3, seconds=5, share=ANNE) == 5
        assert await workers.run(jobs.pid, seconds=5, share=ANNE) != os.getpid()

    with_workers(story)


def test_what_a_job_raises_is_raised_as_it_is() -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises(Refusal) as refusal:
            await workers.run(jobs.refuse, seconds=5, share=ANNE)
        no = refusal.value
        assert (no.reason, no.rule, no.facts) == ("data-size", "RULE-1", {"most": 3})
        with pytest.raises(BadRecord) as bad:
            await workers.run(jobs.bad_record, seconds=5, share=ANNE)
        assert (bad.value.line, bad.value.reason) == (7, "checksum")
        for job in (jobs.leave, jobs.stop):  # would end the server, or wait for ever
            with pytest.raises(RuntimeError):
                await workers.run(job, seconds=5, share=ANNE)
        assert workers.died == 0

    with_workers(story)


def test_a_job_that_keeps_the_interpreters_lock_is_ended_in_time_and_others_go_on() -> None:
    async def story(workers: Workers) -> None:
        await asyncio.gather(*(workers.run(jobs.sleep, 0.1, seconds=5, share=ANNE) for _ in range(2)))
        other = asyncio.create_task(workers.run(jobs.sleep, 1.5, seconds=5, share=MARY))
        began = time.monotonic()
        with pytest.raises(TooSlow):
            await workers.run(jobs.keep_the_lock, 30, seconds=0.5, share=ANNE)
        assert time.monotonic() - began < 10
        assert await other == 1.5
        assert (workers.killed, workers.died) == (1, 0)
        assert await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE) == 2

    with_workers(story, 2)


def test_the_limit_counts_running_and_not_waiting() -> None:
    async def story(workers: Workers) -> None:
        each = [workers.run(jobs.sleep, 0.2, seconds=1.5, share=("anne", str(n))) for n in range(12)]
        assert await asyncio.gather(*each) == [0.2] * 12
        assert workers.killed == 0

    with_workers(story)


def test_a_worker_that_dies_fails_only_its_own_job() -> None:
    async def story(workers: Workers) -> None:
        other = asyncio.create_task(workers.run(jobs.sleep, 0.5, seconds=5, share=MARY))
        with pytest.raises(WorkerDied):
            await workers.run(jobs.crash, seconds=5, share=ANNE)
        assert await other == 0.5
        assert await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE) == 2
        process = await workers.run(jobs.pid, seconds=5, share=ANNE)
        os.kill(process, signal.SIGKILL)  # while it has nothing to do
        await asyncio.sleep(0.2)
        for _ in range(4):
            assert await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE) == 2
        assert workers.died == 1

    with_workers(story, 2)


def test_a_job_cannot_take_more_memory_than_a_worker_may_have() -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises(WorkerDied):
            await workers.run(jobs.eat, seconds=20, share=ANNE)
        assert await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE) == 2

    with_workers(story, limits=Limits(megabytes=1024))


def test_workers_inherit_no_sockets() -> None:
    async def story(workers: Workers) -> None:
        with socket.create_server(("127.0.0.1", 0)):
            assert len(await workers.run(jobs.open_sockets, seconds=5, share=ANNE)) <= 1  # its own pipe

    with_workers(story)


def test_a_guest_with_sixty_tables_delays_another_guest_by_one_job() -> None:
    async def story(workers: Workers) -> None:
        ended: list[str] = []

        async def job(guest: str, table: str) -> None:
            await workers.run(jobs.sleep, 0.05, seconds=5, share=(guest, table))
            ended.append(guest)

        many = [asyncio.create_task(job("anne", str(n))) for n in range(60)]
        while not ended:
            await asyncio.sleep(0.01)
        for _ in range(5):
            before = len(ended)
            await job("mary", "one")
            assert len(ended) - before <= 3
        await asyncio.gather(*many)

    with_workers(story)


def test_jobs_of_tables_with_people_come_before_those_without() -> None:
    async def story(workers: Workers) -> None:
        ended: list[str] = []

        async def job(name: str, present: bool) -> None:
            await workers.run(jobs.sleep, 0.02, seconds=5, share=(name, "one"), present=present)
            ended.append(name)

        absent = [asyncio.create_task(job(f"absent {n}", False)) for n in range(10)]
        await asyncio.sleep(0)
        present = [asyncio.create_task(job(f"present {n}", True)) for n in range(20)]
        await asyncio.gather(*present)
        assert 1 <= sum(name.startswith("absent") for name in ended) <= 4  # some: nobody waits for ever
        await asyncio.gather(*absent)

    with_workers(story)


def test_a_full_queue_refuses_and_a_cancelled_job_leaves_it() -> None:
    async def story(workers: Workers) -> None:
        await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE)
        running = asyncio.create_task(workers.run(jobs.sleep, 0.5, seconds=5, share=ANNE))
        await asyncio.sleep(0.1)
        waiting = [asyncio.create_task(workers.run(jobs.add, 1, 1, seconds=5, share=ANNE)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE)
        other = asyncio.create_task(workers.run(jobs.add, 2, 2, seconds=5, share=MARY))
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        assert len(workers.present) == 2
        running.cancel()  # nobody wants it any more: its worker ends it all the same
        assert await waiting[1] == 2
        assert await other == 4

    with_workers(story, bounds=Bounds(table=2))


def test_closing_refuses_what_waits_and_leaves_no_process() -> None:
    async def story() -> None:
        workers = Workers(1)
        process = await workers.run(jobs.pid, seconds=5, share=ANNE)
        running = asyncio.create_task(workers.run(jobs.keep_the_lock, 30, seconds=30, share=ANNE))
        waiting = asyncio.create_task(workers.run(jobs.add, 1, 1, seconds=5, share=ANNE))
        await asyncio.sleep(0.3)
        await workers.close()
        with pytest.raises(WorkerDied):
            await running
        for late in (waiting, workers.run(jobs.add, 1, 1, seconds=5, share=ANNE)):
            with pytest.raises(Refusal, match="closing"):
                await late
        assert gone(process)

    asyncio.run(story())


def test_a_job_that_waits_for_a_core_is_not_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a busy machine would have tables set aside with which nothing is wrong."""
    monkeypatch.setattr(worker_process, "seconds_without_core", lambda pid: time.monotonic())

    async def story() -> None:
        workers = Workers(1)
        assert await workers.run(jobs.sleep, 1.0, seconds=0.5, share=ANNE) == 1.0
        with pytest.raises(TooSlow):
            await workers.run(jobs.keep_the_lock, 30, seconds=0.5, share=ANNE)
        await workers.close()

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="the system does not tell")
def test_the_system_tells_how_long_a_process_waited_for_a_core() -> None:
    core = min(os.sched_getaffinity(0))
    compute = f"import os\nos.sched_setaffinity(0, [{core}])\nwhile True: pass"
    both = [subprocess.Popen([sys.executable, "-c", compute]) for _ in range(2)]
    try:
        give_up = time.monotonic() + 60
        while not all(seconds_without_core(one.pid) > 0.2 for one in both):
            assert time.monotonic() < give_up
            time.sleep(0.05)
    finally:
        for one in both:
            one.kill()
            one.wait()
    assert seconds_without_core(both[0].pid) == 0.0  # it is gone
    assert seconds_without_core(None) == 0.0


def gone(process: int, seconds: float = 10.0) -> bool:
    give_up = time.monotonic() + seconds
    while time.monotonic() < give_up:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


OWNER = """
import asyncio
from flibuste.server.workers.pool import Workers
from tests.server import jobs

async def main():
    workers = Workers(2)
    idle, _ = await asyncio.gather(*(workers.run(jobs.pid, seconds=5, share=(n, n)) for n in "ab"))
    hung = asyncio.create_task(workers.run(jobs.keep_the_lock, 60, seconds=1, share=("a", "a")))
    ends = asyncio.create_task(workers.run(jobs.keep_the_lock, 1, seconds=5, share=("b", "b")))
    await asyncio.sleep(0.2)
    print(*(worker.process.pid for worker in workers._workers), flush=True)
    while True:
        __import__("time").sleep(1)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "owner.py"
    script.write_text(OWNER, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    pipe = subprocess.PIPE
    owner = subprocess.Popen([sys.executable, str(script)], stdout=pipe, stderr=pipe, env=environment)
    assert owner.stdout is not None
    processes = [int(word) for word in owner.stdout.readline().split()]
    assert len(processes) == 2
    os.kill(processes[0], signal.SIGINT)  # Ctrl-C reaches the whole group: workers leave it to the server
    time.sleep(0.3)
    os.kill(processes[0], 0)
    owner.kill()
    _, said = owner.communicate(timeout=30)  # until the last of them has closed it
    assert said == b""
    assert all(gone(process) for process in processes)


def test_guests_share_by_time_and_a_pause_gives_no_credit() -> None:
    queue: FairQueue[str] = FairQueue(Bounds())

    def serve(seconds: dict[str, float]) -> str:
        guest = queue.take()
        queue.done(Share(guest, "t"), seconds.get(guest, 1.0))
        return guest

    for _ in range(20):
        queue.put(Share("long", "t"), "long")
        queue.put(Share("short", "t"), "short")
    order = [serve({"short": 0.1}) for _ in range(12)]
    assert order.count("long") <= 2
    for _ in range(2):
        queue.put(Share("late", "t"), "late")
    assert "late" in [serve({}), serve({})]
    assert serve({}) != "late"


def test_a_worker_whose_server_has_gone_ends_without_a_word() -> None:
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=run_jobs, args=(theirs, NO_LIMITS), daemon=True)
    process.start()
    theirs.close()
    ours.recv_bytes()  # it is ready
    ours.send(5.0)
    ours.send_bytes(pickle.dumps((jobs.sleep, (0.3,))))
    ours.close()  # nobody will read the result
    process.join(20)
    assert process.exitcode == 0


def test_after_any_mixture_of_jobs_faults_and_cancellations_every_worker_is_free_again() -> None:
    async def story(workers: Workers) -> None:
        pick = random.Random(7)
        good: list[Kind] = [
            (jobs.add, (1, 1)),
            (jobs.sleep, (0.01,)),
            (jobs.refuse, ()),
            (jobs.leave, ()),
        ]
        bad: list[Kind] = [(jobs.crash, ()), (jobs.sleep, (5.0,))]
        kinds = good * 8 + bad

        async def one(number: int) -> None:
            await asyncio.sleep(pick.random())
            job, args = pick.choice(kinds)
            share, present = (f"guest {number % 5}", f"table {number % 7}"), pick.random() < 0.7
            running = asyncio.create_task(workers.run(job, *args, seconds=0.5, share=share, present=present))
            if pick.random() < 0.3:
                await asyncio.sleep(pick.random() / 10)
                running.cancel()
            await asyncio.wait([running])

        await asyncio.gather(*(one(number) for number in range(300)))
        while workers._running:  # jobs that were cancelled while they ran, and processes that start
            await asyncio.sleep(0.05)
        assert (workers.waiting, len(workers._idle)) == (0, workers.count)
        for queue in (workers.present, workers.absent):
            assert not any(line.running or line.waiting or line.tables for line in queue.lines.values())
        assert workers.killed and workers.died
        assert await workers.run(jobs.add, 1, 1, seconds=5, share=ANNE) == 2

    with_workers(story, 2)
