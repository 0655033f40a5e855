"""The websocket: hello, choose, undo, advice, chat. One door for people, bots and programs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from flibuste.kernel.words import Refusal, Seat
from flibuste.server.advice import Adviser
from flibuste.server.berth import Berth
from flibuste.server.crew import GOING_AWAY, Connection
from flibuste.server.dispatch import Dispatch
from flibuste.server.harbour import FORBIDDEN, Harbour
from flibuste.server.limits import Bucket
from flibuste.server.metrics import METRICS
from flibuste.server.ports import Ports, address, same_origin
from flibuste.server.refusals import refused
from flibuste.server.store import LOST
from flibuste.table.messages import (
    MESSAGE,
    Agree,
    Back,
    Choose,
    Foresee,
    Hello,
    Hint,
    Message,
    Say,
    Undo,
    Why,
    Wish,
)

LOG = logging.getLogger("flibuste.socket")
ROUTER = APIRouter()
STRIKES = 20
"""Messages too many, or unreadable, before a connection is closed."""


@ROUTER.websocket("/api/tables/{id}/play")
async def play(socket: WebSocket, id: str, link: str = "", seat: str | None = None) -> None:
    """The first of one's seats, or the one named: each has a connection of its own."""
    ports: Ports = socket.app.state.ports
    here = address(socket, ports.settings.trusted_proxies)
    try:
        if not same_origin(socket, ports.settings):
            raise Refusal("wrong-origin", "")
        if ports.harbour.closing:
            raise Refusal("closing", "")
        wait = ports.requests.take(here)
        if wait > 0:
            raise Refusal("too-fast", "", {"seconds": round(wait, 2)})
        guest = await ports.identity.who(socket)
        who = guest.id if guest else here
        table = await ports.lobby.look(id, guest, link)
        wanted = named(seat, table["held"])
        if table["mine"] is None and not table["spectators"]:
            raise Refusal("no-spectators", "")
        ports.admit(who)
    except Refusal as refusal:
        await turn_away(socket, refusal, GOING_AWAY if refusal.reason == "closing" else FORBIDDEN)
        return
    except LOST:
        await turn_away(socket, Refusal("not-saved", ""), GOING_AWAY)
        return
    connection = Connection(socket, guest, table["mine"] if wanted is None else wanted, wanted)
    writer: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        writer = asyncio.create_task(connection.write())
        berth = await ports.harbour.find(id)
        with ports.harbour.aboard(berth, connection):
            # A task of its own: its every step would come in through all that lies around a request.
            await asyncio.create_task(listen(ports, berth, connection))
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone without goodbye
    except Refusal as refusal:  # the table cannot be opened
        connection.send(refused(refusal))
        connection.close(FORBIDDEN)
    except LOST:
        connection.close(GOING_AWAY)
    finally:
        ports.dismiss(who)
        connection.close(1000)
        if writer is not None:
            await asyncio.wait([writer], timeout=5)
            writer.cancel()


def named(seat: str | None, held: list[Seat]) -> Seat | None:
    """The seat a connection is for; only who holds it may name it."""
    if seat is None:
        return None
    for own in held:
        if str(own) == seat:
            return own
    raise Refusal("not-seated", "")


async def turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    """Accepted and closed at once: a browser learns no reason from a refused handshake."""
    METRICS.refused.labels(refusal.reason).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.send_text(refused(refusal).decode())
        await socket.close(code)


async def listen(ports: Ports, berth: Berth, connection: Connection) -> None:
    """Takes messages until the client leaves or is thrown out."""
    rate = ports.settings.messages_per_second
    bucket = Bucket(rate, 5 * rate)
    adviser = Adviser(ports, berth, connection)
    strikes = 0
    while strikes < STRIKES and connection.closing is None:
        serial: int | None = None
        try:
            packet = await connection.receive()
            if packet["type"] == "websocket.disconnect":
                return
            wait = bucket.take()
            if wait > 0:
                raise Refusal("too-fast", "", {"seconds": round(wait, 2)})
            message = read(packet.get("text"), ports.settings.message_bytes)
            serial = getattr(message, "serial", None)
            if isinstance(message, Why | Hint):
                adviser.answer(message)
            else:
                await answer(ports, berth, connection, message)
            strikes = max(0, strikes - 1)
        except Refusal as refusal:
            METRICS.refused.labels(refusal.reason).inc()
            if refusal.reason in ("too-fast", "bad-message"):
                strikes += 1
            connection.send(refused(refusal, serial))
        except LOST as fault:
            LOG.warning("database lost", extra={"fault": type(fault).__name__})
            connection.send(refused(Refusal("not-saved", ""), serial))
            if not connection.greeted:  # it would be told nothing more: it had better come again
                connection.close(GOING_AWAY)
    connection.close(FORBIDDEN)


def read(text: str | None, most: int) -> Message:
    if text is None or len(text) > most:
        raise Refusal("bad-message", "", {"why": "text" if text is None else "size"})
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as fault:
        where = ".".join(str(part) for part in fault.errors()[0]["loc"])
        raise Refusal("bad-message", "", {"why": where[:60] or "json"}) from None


async def answer(ports: Ports, berth: Berth, connection: Connection, message: Message) -> None:
    harbour = ports.harbour
    if isinstance(message, Hello):
        await hello(harbour, berth, connection, message.version)
        return
    seat = connection.seat
    if isinstance(message, Say):
        await harbour.chat.say(berth, connection, message.text)
        return
    if seat is None:
        raise Refusal("only-watching", "")
    if isinstance(message, Choose):
        if seat in berth.under_way().away:
            await harbour.act(berth, "back", seat)
        await harbour.act(berth, "choose", seat, message.choice, message.serial)
    elif isinstance(message, Undo):
        await harbour.act(berth, "undo", seat)
    elif isinstance(message, Wish):
        await harbour.act(berth, "wish", seat)
    elif isinstance(message, Agree):
        await harbour.act(berth, "agree" if message.yes else "decline", seat)
    elif isinstance(message, Back):
        if seat not in berth.under_way().away:
            raise Refusal("not-away", "")
        await harbour.act(berth, "back", seat)
    elif isinstance(message, Foresee):
        connection.send(foresight(berth, seat, message.serial))


async def hello(harbour: Harbour, berth: Berth, connection: Connection, version: int) -> None:
    """The present, and everything told since the version the client has seen."""
    if berth.voyage is not None and version > berth.voyage.n:  # seen elsewhere, not yet heard of here
        await harbour.catch_up(berth)
    connection.greeted = True
    voyage = berth.voyage
    if voyage is None:
        connection.send(orjson.dumps({"type": "table"}))
    else:
        told = [event for part in voyage.story[min(version, voyage.n) + 1 :] for event in part]
        connection.send(Dispatch(voyage, told).update(connection.seat))
    if version < 0:
        await harbour.chat.so_far(berth, connection)
    harbour.presence(berth)


def foresight(berth: Berth, seat: int, serial: int) -> bytes:
    voyage = berth.under_way()
    table = voyage.table
    if serial != voyage.serial or seat not in voyage.asking:
        raise Refusal("stale", "", {"serial": serial, "current": voyage.serial})
    options: dict[str, Any] = {}
    final: list[str] = []
    for choice in table.game.options(table.state, seat):
        events = table.game.foresee(table.state, seat, choice)
        options[choice.text] = None if events is None else [event.seen_by(seat) for event in events]
        if table.game.final(table.state, seat, choice):
            final.append(choice.text)
    return orjson.dumps({"type": "foresight", "serial": serial, "options": options, "final": final})
