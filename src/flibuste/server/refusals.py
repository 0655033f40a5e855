"""Refusals as answers to HTTP requests and as websocket messages."""

from __future__ import annotations

from collections.abc import Mapping

import orjson
from fastapi import Response
from fastapi.responses import JSONResponse

from flibuste.kernel.types import Refusal

STATUS = {
    "not-a-guest": 401,
    "not-host": 403,
    "prove-again": 403,
    "passkey-refused": 403,
    "challenge-expired": 403,
    "words-wrong": 403,
    "code-wrong": 403,
    "no-such-session": 404,
    "no-such-credential": 404,
    "no-mail-here": 404,
    "mail-address": 422,
    "no-spectators": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "headers-too-many": 431,
    "request-too-slow": 408,
    "server-fault": 500,
    "no-such-table": 404,
    "no-such-guest": 404,
    "no-such-account": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "no-such-file": 404,
    "no-such-player": 404,
    "no-such-line": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-puzzle": 404,
    "no-such-cup": 404,
    "no-such-league": 404,
    "no-such-order": 404,
    "unsteady-bot": 422,
    "too-many-cups": 429,
    "too-many-orders": 429,
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
    "busy": 503,
    "set-aside": 503,
    "too-slow": 503,
    "too-many-reports": 429,
    "too-many-friends": 429,
    "too-many-blocks": 429,
    "not-welcome": 403,
    "finishes-too-few": 403,
    "too-many-acts": 429,
    "too-fast": 429,
    "too-many-tables": 429,
    "analysis-under-way": 429,
    "analyses-full": 503,
    "no-such-channel": 404,
    "no-such-feed": 404,
    "link-expired": 404,
    "bad-address": 422,
    "private-address": 422,
    "bad-push-keys": 422,
    "bad-mail-address": 422,
    "unknown-zone": 422,
    "too-many-channels": 429,
    "no-mail": 409,
    "not-delivered": 409,
}
"""The HTTP status of a refusal. A fault in a player's own files is 422 too; everything else is 409."""


def refusal_response(refusal: Refusal, more: Mapping[str, str] | None = None) -> Response:
    """The answer to a request, with these headers besides."""
    body = {"reason": refusal.reason, "rule": refusal.rule, "facts": dict(refusal.facts)}
    seconds = refusal.facts.get("seconds")
    headers = {"Retry-After": str(max(1, round(seconds)))} if isinstance(seconds, int | float) else {}
    headers |= more or {}
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
