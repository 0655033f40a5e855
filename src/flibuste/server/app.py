"""The application: its parts, its routes, and how it answers what goes wrong."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import generate_latest
from starlette.exceptions import HTTPException

from flibuste import __version__
from flibuste.kernel.words import Json, Refusal
from flibuste.server import http, library, replay, socket
from flibuste.server.guard import Guard
from flibuste.server.harbour import Harbour
from flibuste.server.identity import Identity, signing_secret
from flibuste.server.lobby import Lobby
from flibuste.server.metrics import METRICS
from flibuste.server.packing import Packing
from flibuste.server.ports import Ports
from flibuste.server.refusals import refusal_response
from flibuste.server.rounds import Rounds
from flibuste.server.settings import Settings
from flibuste.server.site import Site
from flibuste.server.store import LOST, Store
from flibuste.server.thinking import Thinking
from flibuste.server.wharf import wharf_for

LOG = logging.getLogger("flibuste.app")
WHERE = 20
"""Faults of a request that are named at the most."""


def create_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database_url())
        await store.open()
        wharf = wharf_for(settings.redis)
        thinking = Thinking(settings.workers, settings.cluster, settings.bot_seconds)
        harbour = Harbour(store, wharf, thinking)
        identity = Identity(store, await signing_secret(store, settings.secret.get_secret_value()))
        app.state.ports = Ports(
            settings, store, wharf, thinking, harbour, identity, Lobby(store, harbour, settings)
        )
        await harbour.open()
        harbour.helm.spawn(Rounds(harbour, settings).go_for_ever())
        try:
            yield
        finally:
            await harbour.close()
            app.state.ports.walks.close()
            thinking.close()
            await store.close()

    app = FastAPI(title="flibuste", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    app.include_router(http.ROUTER)
    app.include_router(library.ROUTER)
    app.include_router(replay.ROUTER)
    app.include_router(socket.ROUTER)
    app.add_middleware(Packing)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Refusal, answer_refusal)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(HTTPException, answer_unreadable)
    for lost in LOST:
        app.add_exception_handler(lost, answer_lost)
    add_health(app)
    app.router.default = Site(settings.site_folder(), app.router.default, game_at)
    return app


async def game_at(request: Request, table: str) -> str | None:
    """The game that has begun at a table, for whoever may see it; a page comes also without an answer."""
    ports: Ports = request.app.state.ports
    link = request.query_params.get("link", "")
    try:
        found = await ports.lobby.look(table, await ports.identity.who(request), link)
    except (Refusal, *LOST):
        return None
    return None if found["started_at"] is None else str(found["game"])


def add_health(app: FastAPI) -> None:
    @app.get("/health", include_in_schema=False)
    async def health() -> dict[str, str]:
        """The process is alive."""
        return {"status": "ok", "version": __version__}

    @app.get("/ready", include_in_schema=False)
    async def ready(request: Request) -> Response:
        """It can serve: the database answers, and Redis where there is one."""
        ports: Ports = request.app.state.ports
        parts = {"database": await ports.store.ready(), "wharf": await ports.wharf.ready()}
        return JSONResponse(parts, 200 if all(parts.values()) and not ports.harbour.closing else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        ports: Ports = request.app.state.ports
        METRICS.tables.set(len(ports.harbour.berths))
        METRICS.bot_failures.set(ports.thinking.failures)
        return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4")


async def answer_refusal(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    METRICS.refused.labels(refusal.reason).inc()
    return refusal_response(refusal)


async def answer_invalid(_: Request, fault: Exception) -> Response:
    """A request that does not fit: says where, and repeats nothing of it."""
    assert isinstance(fault, RequestValidationError)
    places = [".".join(map(str, one["loc"])) for one in fault.errors()[:WHERE]]
    # A name the client made up may hold what no text may.
    where: list[Json] = [place.encode("ascii", "backslashreplace").decode()[:100] for place in places]
    return JSONResponse({"reason": "bad-request", "rule": "", "facts": {"where": where}}, 422)


async def answer_unreadable(_: Request, fault: Exception) -> Response:
    """A body that is no JSON at all is refused like one that does not fit, and so is an unknown address."""
    assert isinstance(fault, HTTPException)
    if fault.status_code == 400:
        return JSONResponse({"reason": "bad-request", "rule": "", "facts": {"where": ["body"]}}, 422)
    body = {"reason": "no-such-address", "rule": "", "facts": {}}
    return JSONResponse(body, fault.status_code, dict(fault.headers or {}))


async def answer_lost(_: Request, fault: Exception) -> Response:
    """The database is away or full: nothing has happened."""
    LOG.warning("database lost", extra={"fault": type(fault).__name__})
    return refusal_response(Refusal("not-saved", ""))
