"""What each option would do, worked out once for each question and seat, in a worker process."""

from __future__ import annotations

import logging

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.live.connections import Connection
from flibuste.server.live.table import LiveTable
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.refusals import refused
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.pool import Workers
from flibuste.server.workers.table_jobs import foreseen
from flibuste.table.decision import stale

LOG = logging.getLogger("flibuste.foresight")
SECONDS = 5.0
"""How long a worker may take. Any game of ours needs milliseconds."""


class Foresight:
    """The answer for one seat in one version, as soon as there is one, and who waits for it."""

    def __init__(self) -> None:
        self.message: bytes | None = None
        self.waiting: list[Connection] = []


class Foresights:
    """Keeps what was foreseen at the table it belongs to. So asking again costs nothing."""

    def __init__(self, workers: Workers, tasks: BackgroundTasks) -> None:
        self.workers = workers
        self.tasks = tasks

    def answer(self, live: LiveTable, connection: Connection, serial: int) -> None:
        """Sends the answer, at once or when a worker has found it."""
        session, seat = live.under_way(), connection.seat
        if seat is None:
            raise Refusal("only-watching", "")
        if serial != session.serial or seat not in session.asking:
            raise stale(serial, session.serial)
        if live.foreseen_in != session.n:  # what others sealed may matter
            live.foreseen, live.foreseen_in = {}, session.n
        known = live.foreseen.get(seat)
        if known is None:
            known = live.foreseen[seat] = Foresight()
            self.tasks.spawn(self._foresee(live, seat, serial, known, connection))
        if known.message is not None:
            connection.send(known.message)
        elif connection not in known.waiting:
            known.waiting.append(connection)

    async def _foresee(
        self, live: LiveTable, seat: Seat, serial: int, known: Foresight, asker: Connection
    ) -> None:
        table = live.under_way().table
        whose = asker.guest.id if asker.guest is not None else ""
        try:
            message = await self.workers.run(
                foreseen, table.game, table.state, seat, serial, seconds=SECONDS, share=(whose, live.id)
            )
            known.message = message
        except Refusal as refusal:  # too many wait: it may be asked for again
            live.foreseen.pop(seat, None)
            message = refused(refusal, serial)
        except Exception as fault:
            level = logging.WARNING if isinstance(fault, TooSlow | WorkerDied) else logging.ERROR
            LOG.log(level, "nothing foreseen", exc_info=fault, extra={"table": live.id})
            message = known.message = refused(Refusal("too-slow", ""), serial)
        for one in known.waiting:
            if one.seat == seat:  # nobody else may know it
                one.send(message)
        known.waiting = []
