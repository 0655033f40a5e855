"""The websocket's address: who may connect, and the life of a connection."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, NamedTuple

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.faults import reported
from flibuste.server.http.origin import address, known_host, same_origin
from flibuste.server.identity import Guest
from flibuste.server.live.connections import GOING_AWAY, Connection
from flibuste.server.live.tables import FORBIDDEN
from flibuste.server.metrics import METRICS
from flibuste.server.refusals import refused
from flibuste.server.services import Services
from flibuste.server.storage.store import LOST
from flibuste.server.websocket.handlers import listen

ROUTER = APIRouter()
NORMAL = 1000
FAULT = 1011
WRITER_SECONDS = 5
"""How long the writer may take to send what is queued when a connection ends."""


class Admitted(NamedTuple):
    """A client that may connect, and the seat its connection is for."""

    guest: Guest | None
    address: str
    """The name under which the client's address is counted."""
    seat: Seat | None
    wanted: Seat | None
    unread: frozenset[str]
    """Guests whose lines this one does not want to read."""


@ROUTER.websocket("/api/tables/{id}/play")
async def play(socket: WebSocket, id: str, link: str = "", seat: str | None = None) -> None:
    """Connects to the guest's first seat, or to the one named. Each seat has a connection of its own."""
    services: Services = socket.app.state.services
    try:
        client = await admit(services, socket, id, link, seat)
    except Refusal as refusal:
        await turn_away(socket, refusal, GOING_AWAY if refusal.reason == "closing" else FORBIDDEN)
        return
    except LOST:
        await turn_away(socket, Refusal("not-saved", ""), GOING_AWAY)
        return
    except Exception as fault:  # noqa: BLE001 - the client is told the number of the fault
        await turn_away(socket, reported("connection failed", fault), FAULT)
        return
    connection = Connection(socket, client.guest, client.seat, client.wanted, client.address)
    connection.unread = client.unread
    writer: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        writer = asyncio.create_task(connection.write())
        live = await services.live_tables.find(id, client.guest.id if client.guest else client.address)
        with services.presence.connected(live, connection):
            # A task of its own: otherwise each step would resume through all the coroutines around a request.
            await asyncio.create_task(listen(services, live, connection))
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client is gone
    except Refusal as refusal:  # the table cannot be opened
        connection.send(refused(refusal))
        connection.close(FORBIDDEN)
    except LOST:
        connection.close(GOING_AWAY)
    except Exception as fault:  # noqa: BLE001 - as above
        connection.send(refused(reported("connection failed", fault)))
        connection.close(FAULT)
    finally:
        services.connection_limit.remove(client.guest and client.guest.id, client.address)
        connection.close(NORMAL)
        if writer is not None:
            await asyncio.wait([writer], timeout=WRITER_SECONDS)
            writer.cancel()


async def admit(services: Services, socket: WebSocket, id: str, link: str, seat: str | None) -> Admitted:
    """Checks that this client may connect to the table, and counts the connection."""
    here = address(socket, services.settings.trusted_proxies)
    services.limits.requests.check(here)  # those that are turned away count too
    if not known_host(socket, services.settings):
        raise Refusal("wrong-host", "")
    if not same_origin(socket, services.settings):
        raise Refusal("wrong-origin", "")
    if services.live_tables.closing:
        raise Refusal("closing", "")
    guest = await services.identity.who(socket)
    table: dict[str, Any] = await services.directory.look(id, guest, link)
    wanted = held_seat(seat, table["held"])
    if table["mine"] is None and not table["spectators"]:
        raise Refusal("no-spectators", "")
    unread = frozenset[str]() if guest is None else await services.blocks.unread_by(guest.id)
    services.connection_limit.add(guest and guest.id, here)
    return Admitted(guest, here, table["mine"] if wanted is None else wanted, wanted, unread)


def held_seat(seat: str | None, held: list[Seat]) -> Seat | None:
    """The seat a client named, which must be one it holds."""
    if seat is None:
        return None
    for own in held:
        if str(own) == seat:
            return own
    raise Refusal("not-seated", "")


async def turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    """Accepts, says why not, and closes. A browser shows no reason for a handshake that is refused."""
    METRICS.refused.labels(refusal.reason).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_text(refused(refusal).decode())
        await socket.close(code)
