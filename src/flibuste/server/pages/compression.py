"""Compresses long answers of the API. The site's files are already stored compressed."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.server.http.accept_headers import weighed
from flibuste.server.pages.site_files import is_site

LONG = 2_000
"""Answers with fewer bytes are not compressed."""


class Compression(GZipMiddleware):
    """Compresses for clients that accept gzip with a weight above 0."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, minimum_size=LONG, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not is_site(scope["path"]):
            weights = weighed(Headers(scope=scope).get("accept-encoding", ""))
            if weights.get("gzip", 0.0) > 0:
                await super().__call__(scope, receive, send)
                return
        await self.app(scope, receive, send)
