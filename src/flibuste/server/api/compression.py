"""Long answers of the API travel compressed: vocabularies, stories. The site's files lie so already."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.server.site import is_site
from flibuste.server.wishes import weighed

LONG = 2_000
"""Bytes worth it."""


class Packing(GZipMiddleware):
    """For whoever reads gzip, and has not said that he would rather not."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, minimum_size=LONG, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not is_site(scope["path"]):
            wishes = weighed(Headers(scope=scope).get("accept-encoding", ""))
            if wishes.get("gzip", 0.0) > 0:
                await super().__call__(scope, receive, send)
                return
        await self.app(scope, receive, send)
