"""In front of everything: origin, rate and size of requests, and the headers a browser should get."""

from __future__ import annotations

import logging
import re
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.kernel import shelf
from flibuste.kernel.game import LARGEST_FILE
from flibuste.kernel.words import Refusal
from flibuste.server.ports import Ports, address, same_origin
from flibuste.server.refusals import refusal_response
from flibuste.server.settings import Settings
from flibuste.server.site import is_site

LOG = logging.getLogger("flibuste.guard")
BODY_BYTES = 16_384
BOX_BYTES = BODY_BYTES + 2 * LARGEST_FILE * max(len(shelf.find(name).meta.data) for name in shelf.names())
"""What a wish for a table may have, which may bring a box of one's own: two bytes a letter, as for an umlaut
or the end of a line."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'"
)
"""What a page of ours may load: all from here, styles of elements and small drawings besides."""
HOST = re.compile(r"([A-Za-z0-9.-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
HEADERS = {
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
                headers.setdefault("Content-Security-Policy", policy(Request(scope), self.settings))
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        most = most_bytes(scope)
        refusal = self.refusal(Request(scope), most)
        whole = None if refusal is not None else await within_limit(receive, most)
        if whole is None:
            refused = refusal_response(refusal or Refusal("too-large", "", {"most": most}))
            await refused(scope, receive, with_headers)
            return
        try:
            await self.app(scope, whole, with_headers)
        except Exception:
            LOG.exception("request failed")
            if begun:
                raise
            await JSONResponse({"reason": "fault", "rule": "", "facts": {}}, 500)(
                scope, receive, with_headers
            )

    def refusal(self, request: Request, most: int) -> Refusal | None:
        ports: Ports = request.app.state.ports
        if request.method not in SAFE and not same_origin(request, self.settings):
            return Refusal("wrong-origin", "")
        # A page loads dozens of files at once: they are counted by themselves.
        bucket = ports.files if request.method in SAFE and is_site(request.scope["path"]) else ports.requests
        wait = bucket.take(address(request, self.settings.trusted_proxies))
        if wait > 0:
            return Refusal("too-fast", "", {"seconds": round(wait, 2)})
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > most:
            return Refusal("too-large", "", {"most": most})
        return None


def most_bytes(scope: Scope) -> int:
    """How long this request's body may be."""
    return BOX_BYTES if (scope["method"], scope["path"]) == ("POST", "/api/tables") else BODY_BYTES


def policy(request: Request, settings: Settings) -> str:
    """Not every browser takes its own websockets for `self`: they are named as well."""
    host = urlsplit(settings.public_url).netloc or request.headers.get("host", "")
    return f"{POLICY} ws://{host} wss://{host}" if HOST.fullmatch(host) else POLICY


async def within_limit(receive: Receive, most: int) -> Receive | None:
    """The whole body, read at once; None if it is too long, also if it said nothing of its length."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body"):
            break
    read = [{**message, "body": bytes(body)}]

    async def receive_again() -> Message:
        return read.pop() if read else await receive()

    return receive_again
