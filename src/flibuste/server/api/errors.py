"""Answers to HTTP requests when something goes wrong."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from flibuste.kernel.types import Json, Refusal
from flibuste.server.metrics import METRICS
from flibuste.server.refusals import refusal_response
from flibuste.server.storage.store import LOST

LOG = logging.getLogger("flibuste.api")
MOST_PLACES = 20
"""Most invalid fields of a request that the answer names."""


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, answer_refusal)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(HTTPException, answer_unreadable)
    for lost in LOST:
        app.add_exception_handler(lost, answer_lost)


async def answer_refusal(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    METRICS.refused.labels(refusal.reason).inc()
    return refusal_response(refusal)


async def answer_invalid(_: Request, fault: Exception) -> Response:
    """A request with invalid fields: the answer names the fields, and repeats none of their content."""
    assert isinstance(fault, RequestValidationError)
    places = [".".join(map(str, one["loc"])) for one in fault.errors()[:MOST_PLACES]]
    # A field's name comes from the client and may contain invalid characters.
    where: list[Json] = [place.encode("ascii", "backslashreplace").decode()[:100] for place in places]
    return JSONResponse({"reason": "bad-request", "rule": "", "facts": {"where": where}}, 422)


async def answer_unreadable(_: Request, fault: Exception) -> Response:
    """A body that is not JSON, or an unknown address."""
    assert isinstance(fault, HTTPException)
    if fault.status_code == 400:
        return JSONResponse({"reason": "bad-request", "rule": "", "facts": {"where": ["body"]}}, 422)
    body = {"reason": "no-such-address", "rule": "", "facts": {}}
    return JSONResponse(body, fault.status_code, dict(fault.headers or {}))


async def answer_lost(_: Request, fault: Exception) -> Response:
    """The database is away or full: nothing has changed."""
    LOG.warning("database lost", extra={"fault": type(fault).__name__})
    return refusal_response(Refusal("not-saved", ""))
