"""Checks host, origin, rate and size of every request, and adds the security headers to every answer."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.kernel import registry
from flibuste.kernel.own_files import LARGEST_FILE
from flibuste.kernel.types import Refusal
from flibuste.server.faults import reported
from flibuste.server.http.origin import address, known_host, same_origin
from flibuste.server.http.protocol import MOST_HEADERS
from flibuste.server.http.rate_limits import too_fast
from flibuste.server.pages.site_files import OURS, is_site
from flibuste.server.refusals import refusal_response
from flibuste.server.services import Services
from flibuste.server.settings import Settings

BODY_BYTES = 16_384
BOX_BYTES = BODY_BYTES + 2 * LARGEST_FILE * max(
    len(registry.find(name).meta.data) for name in registry.names()
)
"""Longest body of a request for a new table, which may contain own files: two bytes a character, because an
umlaut or an escaped line end takes two."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'"
)
"""What a page may load: everything from this server, and inline styles and small images."""
DIGITS = re.compile("[0-9]{1,12}")
HOST = re.compile(r"([A-Za-z0-9.-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

ONLY_HTTPS = "max-age=31536000"
"""Browsers use https for a year, at this name and not at those below it, which may be another's."""


class GoneAway(Exception):
    """The client closed its connection before it had sent the whole body."""


class RequestGuard:
    """An ASGI middleware. It leaves websockets alone."""

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
                self.add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self.answer(scope, receive, with_headers)
        except GoneAway:
            pass  # nobody is there to be answered
        except Exception as fault:
            refusal = reported("request failed", fault)
            if begun:
                raise
            await refusal_response(refusal)(scope, receive, with_headers)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses the request, or lets the application answer it."""
        most = most_bytes(scope)
        refusal = self.refusal(Request(scope), most)
        if refusal is None:
            try:
                async with asyncio.timeout(self.settings.body_seconds):
                    whole = await within_limit(receive, most)
            except TimeoutError:
                refusal = Refusal("request-too-slow", "")
            except Refusal as too_large:
                refusal = too_large
            else:
                await self.app(scope, whole, send)
                return
        await refusal_response(refusal, {"Connection": "close"})(scope, receive, send)

    def add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", policy(Request(scope), self.settings))
        if self.settings.https():
            headers.setdefault("Strict-Transport-Security", ONLY_HTTPS)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")

    def refusal(self, request: Request, most: int) -> Refusal | None:
        services: Services = request.app.state.services
        path = request.scope["path"]
        # A page loads dozens of files at once, so they have a limit of their own. Refused requests count too.
        safe = request.method in SAFE
        bucket = services.limits.files if safe and is_site(path) else services.limits.requests
        wait = bucket.take(address(request, self.settings.trusted_proxies))
        if wait > 0:
            return too_fast(wait)
        if len(request.scope["headers"]) > MOST_HEADERS:
            return Refusal("headers-too-many", "", {"most": MOST_HEADERS})
        # Whoever watches over the server asks it by any name; these addresses hold nothing secret.
        if path not in OURS and not known_host(request, self.settings):
            return Refusal("wrong-host", "")
        if not safe and not same_origin(request, self.settings):
            return Refusal("wrong-origin", "")
        length = request.headers.get("content-length", "0")
        if not DIGITS.fullmatch(length) or int(length) > most:
            return Refusal("too-large", "", {"most": most})
        return None


def most_bytes(scope: Scope) -> int:
    """Most bytes that the body of this request may have."""
    return BOX_BYTES if (scope["method"], scope["path"]) == ("POST", "/api/tables") else BODY_BYTES


def policy(request: Request, settings: Settings) -> str:
    """The content security policy. Not every browser counts websockets as `self`, so they are named."""
    host = urlsplit(settings.public_url).netloc or request.headers.get("host", "")
    return f"{POLICY} ws://{host} wss://{host}" if HOST.fullmatch(host) else POLICY


async def within_limit(receive: Receive, most: int) -> Receive:
    """Reads the whole body; refused if it is too long, whatever its headers say about its length."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise GoneAway
        body += message.get("body", b"")
        if len(body) > most:
            raise Refusal("too-large", "", {"most": most})
        if not message.get("more_body"):
            break
    read = [{**message, "body": bytes(body)}]

    async def receive_again() -> Message:
        return read.pop() if read else await receive()

    return receive_again
