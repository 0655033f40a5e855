"""HTTP for whoever runs the server: health, readiness, metrics."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from prometheus_client import generate_latest

from flibuste import __version__
from flibuste.server.api.dependencies import Here
from flibuste.server.metrics import METRICS

ROUTER = APIRouter(include_in_schema=False)


@ROUTER.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok", "version": __version__}


@ROUTER.get("/ready")
async def ready(here: Here) -> Response:
    """The server can work: the database can be written to, and Redis answers if there is one."""
    parts = {"database": await here.write_probe.ready(), "pubsub": await here.pubsub.ready()}
    return JSONResponse(parts, 200 if all(parts.values()) and not here.live_tables.closing else 503)


@ROUTER.get("/metrics")
async def metrics(here: Here) -> Response:
    METRICS.tables.set(len(here.live_tables.loaded))
    METRICS.bot_failures.set(here.bot_workers.failures)
    for name, workers in (("bots", here.thinking_workers), ("short", here.short_workers)):
        METRICS.jobs_waiting.labels(name).set(workers.waiting)
        METRICS.workers_lost.labels(name).set(workers.killed + workers.died)
    return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4")
