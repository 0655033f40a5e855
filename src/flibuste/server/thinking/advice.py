"""What a seat may ask before it chooses: why a choice is not allowed, and what a bot would do."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import orjson

from flibuste.kernel.agenda import unanswer
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Refusal, Seat
from flibuste.server.live.connections import Connection
from flibuste.server.live.table import LiveTable
from flibuste.server.metrics import METRICS
from flibuste.server.refusals import refused
from flibuste.server.thinking.bot_workers import Asker, BotWorkers
from flibuste.table.decision import stale
from flibuste.table.messages import Hint, Why
from flibuste.table.session import Session

LOG = logging.getLogger("flibuste.advice")


class Adviser:
    """Answers questions. A hint takes as long as a bot thinks, so a connection has one at a time."""

    def __init__(self, bot_workers: BotWorkers, bot: str) -> None:
        self.bot_workers = bot_workers
        self.bot = bot
        self.tasks: dict[Connection, asyncio.Task[None]] = {}

    def answer(self, live: LiveTable, connection: Connection, message: Why | Hint) -> None:
        seat = connection.seat
        if seat is None:
            raise Refusal("only-watching", "")
        if isinstance(message, Hint) and live.rated:
            raise Refusal("rated-no-hint", "")
        if isinstance(message, Why):
            connection.send(reason(live.under_way(), seat, message.choice, message.serial))
        else:
            self._begin(live, connection, seat, message.serial)

    def _begin(self, live: LiveTable, connection: Connection, seat: Seat, serial: int) -> None:
        must_be_asked(live.under_way(), seat, serial)
        if live.cup:
            raise Refusal("cup-no-hints", "")
        if connection in self.tasks:
            raise Refusal("hint-under-way", "")
        assert connection.guest is not None  # only guests have seats
        asker = Asker(connection.guest.id, live.id)
        task = asyncio.create_task(self._think(live, connection, seat, serial, asker))
        self.tasks[connection] = task
        task.add_done_callback(lambda _: self.tasks.pop(connection))

    async def _think(
        self, live: LiveTable, connection: Connection, seat: Seat, serial: int, asker: Asker
    ) -> None:
        session = live.session
        assert session is not None

        def must_stand() -> None:
            """The question is still the same, and the connection still belongs to the seat."""
            asked = session.serial == serial and session.asks(seat)
            if not (asked and live.running and connection.seat == seat):
                raise stale(serial, session.serial)

        try:
            must_stand()
            # Everybody knows the serial, so as a seed it reveals nothing; asking again gives the same hint.
            advice = await self.bot_workers.advise(self.bot, knowledge(session, seat), serial, asker)
            must_stand()
            connection.send(orjson.dumps({"type": "hinted", "serial": serial, **advice}))
        except Refusal as refusal:
            refuse(connection, refusal, serial)
        except Exception:  # a fault in a game must not end the connection
            LOG.exception("no hint")
            refuse(connection, Refusal("fault", ""), serial)


def refuse(connection: Connection, refusal: Refusal, serial: int) -> None:
    METRICS.refused.labels(refusal.reason).inc()
    connection.send(refused(refusal, serial))


def reason(session: Session, seat: Seat, text: str, serial: int) -> bytes:
    """The message that says why this seat may not choose this; without a reason if it may."""
    if serial != session.serial:
        raise stale(serial, session.serial)
    why = why_not(session, seat, text)
    message: dict[str, Any] = {"type": "reason", "serial": serial, "choice": text}
    message |= {"reason": None, "rule": "", "facts": {}}
    if why is not None:
        message |= {"reason": why.reason, "rule": why.rule, "facts": why.facts}
    return orjson.dumps(message)


def why_not(session: Session, seat: Seat, text: str) -> Refusal | None:
    game, state = session.table.game, session.table.state
    try:
        choice = game.vocabulary.parse(text)
    except Refusal as unknown:
        return unknown
    question = state.question
    if question is None or seat not in session.sealed:
        return game.why_not(state, seat, choice)
    # A seat that has sealed is no longer asked, but it may still change its answer.
    return None if choice in question.options(state, seat) else question.why_not(state, seat, choice)


def knowledge(session: Session, seat: Seat) -> Knowledge[Any]:
    """What this seat knows when it is asked. Its own sealed answer is removed first."""
    state = session.table.state
    if seat in session.sealed:
        state = state.clone()
        unanswer(state, seat)
    return Knowledge(session.table.game, state, seat)


def must_be_asked(session: Session, seat: Seat, serial: int) -> None:
    if serial != session.serial:
        raise stale(serial, session.serial)
    if not session.asks(seat):
        question = session.table.state.question
        assert question is not None  # while a game is under way somebody is asked
        raise Refusal("not-asked", question.rule, {"seat": session.asking[0]})
