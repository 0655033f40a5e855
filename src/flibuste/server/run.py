"""Runs the server until it is told to stop, and then lets everybody finish their sentence."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from flibuste.server import logs
from flibuste.server.app import create_app
from flibuste.server.line import Line
from flibuste.server.ports import Ports
from flibuste.server.settings import Settings

LITTER = (5_000, 1_000_000, 1_000_000)
"""When Python looks for garbage that goes round in circles: every 300 moves or so and only among what is new,
which takes a few milliseconds; more often would cost more, more rarely make somebody wait longer. To look
through thousands of tables takes half a second; the rounds do that when nobody plays. A move leaves no such
garbage, nor does a connection that ends (a test says so)."""


def listening(settings: Settings) -> socket.socket:
    """The socket, bound before anything else: a port in use is said at once."""
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
    """Tells when it is ready, and says goodbye before connections are cut."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is here now stays.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*LITTER)
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        ports: Ports = self.app.state.ports
        await ports.harbour.goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    logs.set_up(settings.log_level)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses of tables hold links, which are secrets
        ws=Line,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops at these, and then sends them again to whoever handled them before.
        signal.signal(number, lambda *_: None)
    sys.setswitchinterval(0.001)  # the scribe's thread should not wait long for its turn
    Server(app, config, ready).run(sockets=[bound])
