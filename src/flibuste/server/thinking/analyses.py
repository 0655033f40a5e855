"""Analyses of finished games: done in the background, one at a time for each guest, kept for everybody."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.peers import Peers
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.live.replays import row_to_send
from flibuste.server.live.table import now
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.storage.schema import ANALYSES
from flibuste.server.storage.store import Store
from flibuste.server.workers.analysis_jobs import Piece, planned, told, worked
from flibuste.server.workers.pool import Workers

LOG = logging.getLogger("flibuste.analyses")
PIECE_SECONDS = 60.0
"""How long one piece may run. It takes a fraction of a second on a compiled build."""
MOST_SECONDS = 1_200.0
"""Processor time after which an analysis is given up: an own file may have made a very long game."""
TELL_SECONDS = 1.0
"""How often other processes are told how far an analysis is."""


class Progress(NamedTuple):
    """How far an analysis is. Nothing is known of the total before the game has been replayed."""

    done: int = 0
    total: int = 0


class Analyses:
    """The row of an analysis says who does it. If that process is gone, it can be asked for again."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        tasks: BackgroundTasks,
        pubsub: PubSub,
        peers: Peers,
        seconds: float,
        most: int,
    ) -> None:
        self.store = store
        self.workers = workers
        self.tasks = tasks
        self.pubsub = pubsub
        self.peers = peers
        self.seconds = seconds
        self.most = most
        self.under_way: dict[str, Progress] = {}
        """The analyses that this process does, by table."""
        self.free = asyncio.Semaphore(max(1, workers.count - 1))
        """One worker stays free for bots, if there are several."""
        self.asking = asyncio.Lock()

    async def look(self, id: str) -> bytes:
        """How an analysis stands, and its report if it is done."""
        async with self.store.read() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.table == id))).first()
        return self._shown(row)

    async def ask(self, id: str, guest: str) -> bool:
        """Begins an analysis, unless it is done or under way; whether it began now.

        Refused while another analysis of this guest is under way, and while too many are.
        """
        async with self.asking:
            async with self.store.read() as connection:
                rows = (await connection.execute(unfinished(id))).all()
            known = next((row for row in rows if row.table == id), None)
            if known is not None and (known.state == "done" or self._alive(known)):
                return False
            busy = [row for row in rows if row.table != id and self._alive(row)]
            if any(row.guest == guest for row in busy):
                raise Refusal("analysis-under-way", "")
            if len(busy) >= self.most:
                raise Refusal("analyses-full", "")
            table = await self.store.row(id)
            if table is None or table.set_aside is not None:
                raise Refusal("set-aside", "")
            await self._claim(id, guest)
        self.tasks.spawn(self._analyse(table, guest))
        return True

    async def _claim(self, id: str, guest: str) -> None:
        claim = {"table": id, "guest": guest, "process": self.pubsub.me, "asked_at": now()}
        try:
            async with self.store.transaction() as connection:
                await connection.execute(delete(ANALYSES).where(ANALYSES.c.table == id))
                await connection.execute(insert(ANALYSES), {**claim, "state": "running"})
        except IntegrityError:  # another process was faster
            raise Refusal("busy", "") from None
        self.under_way[id] = Progress()

    async def _analyse(self, row: Row[Any], guest: str) -> None:
        try:
            report = await self._report(row, guest)
        except Refusal:  # the server stops or is too busy
            await self._note(row.id, state="failed", guest="")
        except Exception as fault:  # noqa: BLE001 - too slow, out of memory, or a game that fails: it may be asked for again
            LOG.warning("no analysis", extra={"table": row.id, "fault": type(fault).__name__})
            await self._note(row.id, state="failed", guest="")
        else:
            await self._note(row.id, state="done", guest="", report=report.decode())
        finally:
            self.under_way.pop(row.id, None)

    async def _report(self, row: Row[Any], guest: str) -> bytes:
        """Piece by piece, each of which waits for its fair turn among the jobs nobody is in a hurry for."""
        share = (guest, row.id)
        acts = await self.store.acts(row.id)
        plan = await self._run(planned, row_to_send(row), acts, self.seconds, share=share)
        pieces: list[Piece] = []
        spent, told_at = 0.0, 0.0
        for part in plan.parts:
            piece = await self._run(worked, plan.job, part, share=share)
            pieces.append(piece)
            spent += piece.seconds
            if spent > MOST_SECONDS:
                raise TimeoutError
            self.under_way[row.id] = Progress(len(pieces), len(plan.parts))
            clock = asyncio.get_running_loop().time()
            if self.peers.several and clock > told_at + TELL_SECONDS:
                told_at = clock
                await self._note(row.id, done=len(pieces), total=len(plan.parts))
        report: bytes = await self._run(told, plan, pieces, share=share)
        return report

    async def _run(self, job: Any, *args: object, share: tuple[str, str]) -> Any:  # noqa: ANN401 - any job
        async with self.free:
            return await self.workers.run(job, *args, seconds=PIECE_SECONDS, share=share, present=False)

    async def _note(self, id: str, **values: object) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(update(ANALYSES).where(ANALYSES.c.table == id).values(**values))

    def _alive(self, row: Row[Any]) -> bool:
        """Whether somebody still works on it."""
        if row.state != "running":
            return False
        return (
            row.table in self.under_way if row.process == self.pubsub.me else row.process in self.peers.alive
        )

    def _shown(self, row: Row[Any] | None) -> bytes:
        if row is None:
            return message("none")
        if row.state == "running":
            known = self.under_way.get(row.table, Progress(row.done, row.total))
            return message("running" if self._alive(row) else "stopped", known)
        return message(row.state, report=row.report or "null")


def unfinished(id: str) -> Any:  # noqa: ANN401 - a select
    """The analysis of this table, and all that are under way. Reports are large, and not read here."""
    columns = (ANALYSES.c.table, ANALYSES.c.guest, ANALYSES.c.process, ANALYSES.c.state)
    return select(*columns).where((ANALYSES.c.table == id) | (ANALYSES.c.state == "running"))


def message(state: str, progress: Progress = Progress(), report: str = "null") -> bytes:  # noqa: B008 - a constant
    written = f'{{"state":"{state}","done":{progress.done},"total":{progress.total},"report":{report}}}'
    return written.encode()
