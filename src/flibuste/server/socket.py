"""The websocket: hello, choose, undo, advice, chat. One door for people, bots and programs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy import insert, select

from flibuste.kernel.words import Refusal, Seat
from flibuste.server.advice import Adviser
from flibuste.server.crew import GOING_AWAY, Connection
from flibuste.server.dispatch import Dispatch
from flibuste.server.harbour import Berth, Harbour, now
from flibuste.server.limits import Bucket
from flibuste.server.metrics import METRICS
from flibuste.server.ports import Ports, address, same_origin
from flibuste.server.refusals import refused
from flibuste.server.schema import CHAT
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
FORBIDDEN = 1008
CHAT_SHOWN = 100
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
            await listen(ports, berth, connection)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone without goodbye
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
        await socket.send_text(refused(refusal))
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
            packet = await connection.socket.receive()
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
        await say(harbour, berth, connection, message.text)
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
        connection.send(orjson.dumps({"type": "table"}).decode())
    else:
        told = [event for part in voyage.story[min(version, voyage.n) + 1 :] for event in part]
        connection.send(Dispatch(voyage, told).update(connection.seat))
    if version < 0:
        await chat_so_far(harbour, berth, connection)
    harbour.presence(berth)


def foresight(berth: Berth, seat: int, serial: int) -> str:
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
    message = {"type": "foresight", "serial": serial, "options": options, "final": final}
    return orjson.dumps(message).decode()


async def say(harbour: Harbour, berth: Berth, connection: Connection, text: str) -> None:
    plain = " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())
    if connection.guest is None:
        raise Refusal("not-a-guest", "")
    if not plain:
        raise Refusal("bad-message", "", {"why": "text"})
    seat, name = connection.seat, connection.guest.name
    if seat is not None and berth.voyage is not None:  # several at one screen have one guest, and their names
        name = berth.voyage.table.players[seat]
    line = {"at": now(), "name": name, "seat": seat, "text": plain}
    async with harbour.store.connect() as database:
        await database.execute(insert(CHAT), {"table": berth.id, **line})
    said = {"type": "said", **line}
    berth.crew.send(orjson.dumps(said).decode())
    harbour.wharf.tell({"table": berth.id, "chat": said})


async def chat_so_far(harbour: Harbour, berth: Berth, connection: Connection) -> None:
    query = select(CHAT).where(CHAT.c.table == berth.id).order_by(CHAT.c.id.desc()).limit(CHAT_SHOWN)
    async with harbour.store.engine.connect() as database:
        lines = (await database.execute(query)).all()
    for line in reversed(lines):
        said = {"type": "said", "at": line.at, "name": line.name, "seat": line.seat, "text": line.text}
        connection.send(orjson.dumps(said).decode())
