"""What happens with each message of a client."""

from __future__ import annotations

import logging

import orjson
from pydantic import ValidationError

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.live.connections import GOING_AWAY, Connection
from flibuste.server.live.table import LiveTable
from flibuste.server.live.tables import FORBIDDEN
from flibuste.server.live.updates import SeatUpdates
from flibuste.server.metrics import METRICS
from flibuste.server.refusals import refused
from flibuste.server.services import Services
from flibuste.server.storage.store import LOST
from flibuste.table.messages import (
    MESSAGE,
    Agree,
    Back,
    Choose,
    Foresee,
    Hello,
    Here,
    Hint,
    Message,
    Propose,
    Say,
    Undo,
    Why,
    Wish,
    Withdraw,
)

LOG = logging.getLogger("flibuste.websocket")
STRIKES = 20
"""Messages that come too fast, or cannot be read, before a connection is closed."""
AUTOMATIC = (Hello, Foresee)
"""Messages that a page sends by itself. All others are somebody's doing."""


async def listen(services: Services, live: LiveTable, connection: Connection) -> None:
    """Takes messages until the client leaves or has sent too much nonsense."""
    limits, address = services.limits, connection.address
    guest = None if connection.guest is None else connection.guest.id
    strikes = 0
    while strikes < STRIKES and connection.closing is None:
        serial: int | None = None
        try:
            packet = await connection.receive()
            if packet["type"] == "websocket.disconnect":
                return
            limits.messages.check(guest, address)
            message = read(packet.get("text"), services.settings.message_bytes)
            serial = getattr(message, "serial", None)
            limit = limits.by_kind.get(message.type)
            if limit is not None:
                limit.check(guest, address)
            await answer(services, live, connection, message)
            if guest is not None and guest in services.listeners and not isinstance(message, AUTOMATIC):
                await notice_input(services, live, guest, message)
            strikes = max(0, strikes - 1)
        except Refusal as refusal:
            METRICS.refused.labels(refusal.reason).inc()
            if refusal.reason in ("too-fast", "bad-message"):
                strikes += 1
            connection.send(refused(refusal, serial))
            if refusal.reason == "too-fast" and not connection.greeted:  # it must reconnect later
                connection.close(GOING_AWAY)
        except LOST as fault:
            LOG.warning("database lost", extra={"fault": type(fault).__name__})
            connection.send(refused(Refusal("not-saved", ""), serial))
            if not connection.greeted:  # its hello failed, so it would be sent no updates: it must reconnect
                connection.close(GOING_AWAY)
    connection.close(FORBIDDEN)


async def notice_input(services: Services, live: LiveTable, guest: str, message: Message) -> None:
    """Somebody who wants to be told is here, and has looked at this table."""
    services.attention.note(guest, message.ago if isinstance(message, Here) else 0)
    if isinstance(message, Here):
        await services.questions.look(live.id, guest)


def read(text: str | None, most: int) -> Message:
    if text is None or len(text) > most:
        raise Refusal("bad-message", "", {"why": "text" if text is None else "size"})
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as fault:
        where = ".".join(str(part) for part in fault.errors()[0]["loc"])
        raise Refusal("bad-message", "", {"why": where[:60] or "json"}) from None


async def answer(services: Services, live: LiveTable, connection: Connection, message: Message) -> None:
    if isinstance(message, Hello):
        await hello(services, live, connection, message.version)
    elif isinstance(message, Say):
        await services.chat.say(live, connection, message.text, message.phrase)
    elif isinstance(message, Why | Hint):
        services.adviser.answer(live, connection, message)
    elif isinstance(message, Foresee):
        services.foresights.answer(live, connection, message.serial)
    elif isinstance(message, Here):
        return
    elif connection.seat is None:
        raise Refusal("only-watching", "")
    else:
        await act(services, live, connection.seat, message)


async def act(
    services: Services,
    live: LiveTable,
    seat: Seat,
    message: Choose | Undo | Wish | Propose | Withdraw | Agree | Back,
) -> None:
    """A message that changes the table."""
    take = services.live_tables.act
    if isinstance(message, Choose):
        if seat in live.under_way().away:
            await take(live, "back", seat)
        by_hand = services.orders.by_hand(live, seat)
        await take(live, "choose", seat, message.choice, message.serial, also=by_hand)
    elif isinstance(message, Undo):
        await take(live, "undo", seat, also=services.orders.by_hand(live, seat, undone=True))
    elif isinstance(message, Wish):
        await services.proposals.propose(live, seat, "take-back", None)
    elif isinstance(message, Propose):
        await services.proposals.propose(live, seat, message.what, message.seat)
    elif isinstance(message, Withdraw):
        await take(live, "withdraw", seat)
    elif isinstance(message, Agree):
        await take(live, "accept" if message.yes else "refuse", seat)
    elif isinstance(message, Back):
        if seat not in live.under_way().away:
            raise Refusal("not-away", "")
        await take(live, "back", seat)


async def hello(services: Services, live: LiveTable, connection: Connection, version: int) -> None:
    """Sends the present state, and every event since the version the client has seen."""
    if live.session is not None and version > live.session.n:  # another process showed it, this one is behind
        await services.live_tables.catch_up(live)
    connection.greeted = True
    session = live.session
    if session is None:
        connection.send(orjson.dumps({"type": "table"}))
    else:
        told = [event for part in session.story[min(version, session.n) + 1 :] for event in part]
        connection.send(SeatUpdates(session, told).for_seat(connection.seat))
    if version < 0:
        await services.chat.so_far(live, connection)
    services.presence.announce(live)
