"""Refusals as answers: to HTTP requests, and over the websocket."""

from __future__ import annotations

import orjson
from fastapi import Response
from fastapi.responses import JSONResponse

from flibuste.kernel.words import Refusal

STATUS = {
    "not-a-guest": 401,
    "not-host": 403,
    "no-spectators": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-guest": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "unknown-game": 404,
    "unknown-bot": 422,
    "seat-count": 422,
    "option-value": 422,
    "option-unknown": 422,
    "name-empty": 422,
    "clock-too-short": 422,
    "crew-too-large": 422,
    "too-large": 413,
    "not-saved": 503,
    "closing": 503,
    "too-fast": 429,
    "too-many-tables": 429,
}
"""The status of a refusal. What is wrong with a player's own files is 422, as with other wishes; any other is
a conflict with how things stand (409)."""


def refusal_response(refusal: Refusal) -> Response:
    body = {"reason": refusal.reason, "rule": refusal.rule, "facts": dict(refusal.facts)}
    seconds = refusal.facts.get("seconds")
    headers = {"Retry-After": str(max(1, round(seconds)))} if isinstance(seconds, int | float) else {}
    usual = 422 if refusal.reason.startswith("data-") else 409
    return JSONResponse(body, STATUS.get(refusal.reason, usual), headers)


def refused(refusal: Refusal, serial: int | None = None) -> bytes:
    message = {
        "type": "refused",
        "reason": refusal.reason,
        "rule": refusal.rule,
        "facts": refusal.facts,
        "serial": serial,
    }
    return orjson.dumps(message)
