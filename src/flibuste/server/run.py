"""Runs the server until it is told to stop, and then closes every connection properly."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn
from fastapi import FastAPI

from flibuste.server import logs
from flibuste.server.app import create_app, opened_store
from flibuste.server.http.protocol import LONGEST_HEAD, HttpProtocol, RequestTimes, UnfinishedRequests
from flibuste.server.open_files import tell_fewer, within_open_files
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.websocket.protocol import WebSocketProtocol

GC_THRESHOLDS = (5_000, 1_000_000, 1_000_000)
"""When Python looks for reference cycles: about every 300 moves, among new objects only, for a few
milliseconds. More often would cost more in total, and less often would make each pause longer. A full
collection over thousands of tables takes half a second; housekeeping runs it when nobody plays. Neither a
move nor a connection that ends leaves cycles (a test checks this)."""


def listening(settings: Settings) -> socket.socket:
    """The socket, bound before anything else, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


def address_of(bound: socket.socket, settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{bound.getsockname()[1]}/"


class Server(uvicorn.Server):
    """Calls `ready` when it is, and closes websockets properly before uvicorn cuts them."""

    def __init__(
        self, app: FastAPI, config: uvicorn.Config, settings: Settings, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.settings = settings
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await opened_store(self.app, self.settings)
        await super().startup(sockets)
        if self.started:
            # What exists now stays until the end: the collector need not look at it again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GC_THRESHOLDS)
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services = self.app.state.services
        await services.goodbye()
        await super().shutdown(sockets)


def request_limits(settings: Settings) -> tuple[RequestTimes, UnfinishedRequests]:
    """What the protocol class of every connection needs. Behind proxies, unfinished requests are theirs."""
    times = RequestTimes(settings.header_seconds, settings.body_seconds, settings.answer_seconds)
    return times, UnfinishedRequests(0 if settings.trusted_proxies else settings.unfinished_requests)


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    logs.set_up(settings.log_level)
    configured = settings.connections
    settings = within_open_files(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses of tables contain links, which are secrets
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, *request_limits(settings))),
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=WebSocketProtocol,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops at these signals, and then sends them again to the handler that was there before.
        signal.signal(number, lambda *_: None)
    sys.setswitchinterval(0.001)  # the act writer's thread should not wait long for its turn

    def started() -> None:
        tell_fewer(settings.connections, configured)
        ready()

    Server(app, config, settings, started).run(sockets=[bound])
