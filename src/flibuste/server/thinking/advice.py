"""What a seat may ask before it chooses: why not this, and what would a bot do. Nothing is played."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import orjson

from flibuste.kernel.agenda import unanswer
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Refusal, Seat
from flibuste.server.berth import Berth
from flibuste.server.crew import Connection
from flibuste.server.metrics import METRICS
from flibuste.server.ports import Ports
from flibuste.server.refusals import refused
from flibuste.table.messages import Hint, Why
from flibuste.table.voyage import Voyage

LOG = logging.getLogger("flibuste.advice")


class Adviser:
    """Answers one connection. A hint takes as long as a bot thinks, so one is enough at a time."""

    def __init__(self, ports: Ports, berth: Berth, connection: Connection) -> None:
        self.ports = ports
        self.berth = berth
        self.connection = connection
        self.task: asyncio.Task[None] | None = None

    def answer(self, message: Why | Hint) -> None:
        seat = self.connection.seat
        if seat is None:
            raise Refusal("only-watching", "")
        if isinstance(message, Why):
            self.connection.send(reason(self.berth.under_way(), seat, message.choice, message.serial))
        else:
            self._begin(seat, message.serial)

    def _begin(self, seat: Seat, serial: int) -> None:
        must_be_asked(self.berth.under_way(), seat, serial)
        if self.task is not None and not self.task.done():
            raise Refusal("hint-under-way", "")
        guest = self.connection.guest
        assert guest is not None  # who has a seat has a name
        wait = self.ports.hints.take(guest.id)
        if wait > 0:
            raise Refusal("too-fast", "", {"seconds": round(wait, 2)})
        self.task = asyncio.create_task(self._think(seat, serial))

    async def _think(self, seat: Seat, serial: int) -> None:
        bot = self.ports.settings.hint_bot
        voyage = self.berth.voyage
        assert voyage is not None
        try:
            self._must_stand(voyage, seat, serial)
            # The serial is known to all, so the luck in it tells nothing, and who asks again hears the same.
            advice = await self.ports.thinking.advise(bot, knowledge(voyage, seat), serial)
            self._must_stand(voyage, seat, serial)
            hinted = {"type": "hinted", "serial": serial, **advice}
            self.connection.send(orjson.dumps(hinted))
        except Refusal as refusal:
            self._refuse(refusal, serial)
        except Exception:  # a game's own fault must not end the connection
            LOG.exception("no hint")
            self._refuse(Refusal("fault", ""), serial)

    def _must_stand(self, voyage: Voyage, seat: Seat, serial: int) -> None:
        """The question is still the one, and the connection still the seat's."""
        asked = voyage.serial == serial and has_decision(voyage, seat)
        if not (asked and self.berth.running and self.connection.seat == seat):
            raise stale(voyage, serial)

    def _refuse(self, refusal: Refusal, serial: int) -> None:
        METRICS.refused.labels(refusal.reason).inc()
        self.connection.send(refused(refusal, serial))


def reason(voyage: Voyage, seat: Seat, text: str, serial: int) -> bytes:
    """Why this seat may not choose this; no reason if it may."""
    if serial != voyage.serial:
        raise stale(voyage, serial)
    why = why_not(voyage, seat, text)
    message: dict[str, Any] = {"type": "reason", "serial": serial, "choice": text}
    message |= {"reason": None, "rule": "", "facts": {}}
    if why is not None:
        message |= {"reason": why.reason, "rule": why.rule, "facts": why.facts}
    return orjson.dumps(message)


def why_not(voyage: Voyage, seat: Seat, text: str) -> Refusal | None:
    game, state = voyage.table.game, voyage.table.state
    try:
        choice = game.vocabulary.parse(text)
    except Refusal as unknown:
        return unknown
    question = state.question
    if question is None or seat not in voyage.sealed:
        return game.why_not(state, seat, choice)
    # A sealed answer may be given again: the seat is asked no more, and yet may choose.
    return None if choice in question.options(state, seat) else question.why_not(state, seat, choice)


def knowledge(voyage: Voyage, seat: Seat) -> Knowledge[Any]:
    """What this seat knows while it is asked; what it has sealed itself is taken out again."""
    state = voyage.table.state
    if seat in voyage.sealed:
        state = state.clone()
        unanswer(state, seat)
    return Knowledge(voyage.table.game, state, seat)


def must_be_asked(voyage: Voyage, seat: Seat, serial: int) -> None:
    if serial != voyage.serial:
        raise stale(voyage, serial)
    if not has_decision(voyage, seat):
        question = voyage.table.state.question
        assert question is not None  # under way, so somebody is asked
        raise Refusal("not-asked", question.rule, {"seat": voyage.asking[0]})


def has_decision(voyage: Voyage, seat: Seat) -> bool:
    return seat in voyage.asking or seat in voyage.sealed


def stale(voyage: Voyage, serial: int) -> Refusal:
    return Refusal("stale", "", {"serial": serial, "current": voyage.serial})
