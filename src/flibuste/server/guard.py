"""In front of everything: origin, rate and size of requests, and the headers a browser should get."""

from __future__ import annotations

import logging

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.kernel.words import Refusal
from flibuste.server.ports import Ports, address, same_origin
from flibuste.server.settings import Settings

LOG = logging.getLogger("flibuste.guard")
BODY_BYTES = 16_384
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """A plain ASGI layer: it never touches a websocket's messages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self.refusal(Request(scope))
        if refusal is not None:
            from flibuste.server.app import refusal_response

            await refusal_response(refusal)(scope, receive, with_headers)
            return
        try:
            await self.app(scope, limited(receive), with_headers)
        except Exception as fault:
            LOG.error("request failed", exc_info=fault)
            if begun:
                raise
            await JSONResponse({"reason": "fault", "rule": "", "facts": {}}, 500)(
                scope, receive, with_headers
            )

    def refusal(self, request: Request) -> Refusal | None:
        ports: Ports = request.app.state.ports
        if request.method not in SAFE and not same_origin(request, self.settings):
            return Refusal("wrong-origin", "")
        wait = ports.requests.take(address(request, self.settings.trusted_proxies))
        if wait > 0:
            return Refusal("too-fast", "", {"seconds": round(wait, 2)})
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_BYTES:
            return Refusal("too-large", "", {"most": BODY_BYTES})
        return None


def limited(receive: Receive) -> Receive:
    """A body that says nothing of its length is cut off as well."""
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > BODY_BYTES:
            return {"type": "http.disconnect"}
        return message

    return receive_some
