"""The application: its routes, its middleware, and the services behind them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request

from flibuste import __version__
from flibuste.kernel.types import Refusal
from flibuste.server.api import (
    analysis,
    errors,
    games,
    guests,
    health,
    lessons,
    puzzles,
    records,
    replay,
    tables,
)
from flibuste.server.api.cups import cups, leagues, orders
from flibuste.server.api.people import (
    accounts,
    acquaintances,
    feeds,
    ladders,
    notifications,
    own_data,
    passkeys,
    profiles,
    reports,
    sign_ins,
)
from flibuste.server.api.request_guard import RequestGuard
from flibuste.server.cluster.pubsub import pubsub_for
from flibuste.server.identity import signing_secret
from flibuste.server.pages.compression import Compression
from flibuste.server.pages.site_files import Site
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.store import LOST, Store
from flibuste.server.websocket import endpoint

PARTS = (
    *(guests, tables, records, games, lessons, puzzles, replay, analysis),
    *(accounts, passkeys, sign_ins, own_data, notifications, feeds),
    *(profiles, ladders, acquaintances, reports),
    *(cups, leagues, orders),
    *(endpoint, health),
)
"""Whatever has routes."""


def create_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await opened_store(app, settings)
        secret = await signing_secret(store, settings.secret.get_secret_value())
        services = Services(settings, store, pubsub_for(settings.redis), secret)
        app.state.services = services
        await services.open()
        try:
            yield
        finally:
            await services.close()
            await store.close()

    app = FastAPI(title="flibuste", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    for part in PARTS:
        app.include_router(part.ROUTER)
    app.add_middleware(Compression)
    app.add_middleware(RequestGuard, settings=settings)
    errors.add_handlers(app)
    app.router.default = Site(settings.site_folder(), app.router.default, table_at, settings.public_url)
    return app


async def opened_store(app: FastAPI, settings: Settings) -> Store:
    """The store, opened once. A server opens it before uvicorn starts, which would only log why it fails."""
    store: Store | None = getattr(app.state, "store", None)
    if store is None:
        store = app.state.store = Store(settings.database_url())
        await store.open()
        await store.must_be_writable()
    return store


async def table_at(request: Request, page: str, table: str) -> dict[str, Any] | None:
    """The table of a page, if the sender may see it; a replay may be seen by its own link."""
    services: Services = request.app.state.services
    look = services.directory.look_back if page == "replay" else services.directory.look
    link = request.query_params.get("link", "")
    try:
        return await look(table, await services.identity.who(request), link)
    except (Refusal, *LOST):  # the page is sent all the same
        return None
