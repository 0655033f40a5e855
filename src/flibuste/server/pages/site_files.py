"""The web app: the files that Vite built, kept in memory, so that no other file can be requested.

Names under `assets/` contain a checksum, and browsers keep them for a year. Everything else is requested
again each time, and mostly answered with "not modified". An address without an extension is a page of the
app, which does its own routing. An address with an extension is a file, which exists or not. The page of a
table names the files of its game's board, so that a browser fetches them all at once. Pages of tables and
games also carry what a link to them shows elsewhere: see share_card.py.
"""

from __future__ import annotations

import hashlib
import html
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.server.http.accept_headers import language, weighed
from flibuste.server.pages.missing_site import missing_site_page
from flibuste.server.pages.share_card import (
    ABOUT_A_TABLE,
    ICON,
    ShareCard,
    card_of_game,
    card_of_table,
    with_card,
)

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "webmanifest": "application/manifest+json",
    "wasm": "application/wasm",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "webp": "image/webp",
    "avif": "image/avif",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
}
"""By extension, not by the machine's settings, because browsers are told not to guess."""
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings in which a file may be stored beside itself; the smallest first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LOOK_SECONDS: Final = 2.0
"""How often the folder is read again, so that a site built while the server runs is found."""
INDEX: Final = "index.html"
AHEAD: Final = ".ahead.json"
"""Written by the build: the files of a table's page, by game and language."""
OURS: Final = ("/health", "/ready", "/metrics")


def is_site(path: str) -> bool:
    """Whether an address may belong to the web app. The others belong to the server itself."""
    return path not in OURS and path != "/api" and not path.startswith("/api/")


class SiteFile(NamedTuple):
    """A file of the site: its time and size on disk, its content, and a checksum of that."""

    stamp: tuple[int, int]
    body: bytes
    tag: str


TableAt = Callable[[Request, str, str], Awaitable[dict[str, Any] | None]]
"""Finds the table of a page, if the sender of the request may see it there."""


class Site:
    """Answers all requests without a route: pages and files of the app, and "no such address"."""

    def __init__(self, folder: Path, otherwise: ASGIApp, table_at: TableAt, public_url: str = "") -> None:
        self.folder = folder
        self.otherwise = otherwise
        self.table_at = table_at
        self.public_url = public_url.rstrip("/")
        self.files: dict[str, SiteFile] = {}
        self.ahead: dict[str, dict[str, list[str]]] = {}
        self.looked = -LOOK_SECONDS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and is_site(path):
            answer = await self.answer(Request(scope), path)
            if answer is not None:
                await answer(scope, receive, send)
                return
        await self.otherwise(scope, receive, send)

    async def answer(self, request: Request, path: str) -> Response | None:
        self.look()
        name = path.lstrip("/")
        file = self.files.get(name)
        if file is not None and not self._is_compressed(name):
            return self._sent(request, name, file)
        if name.startswith("assets/") or "." in name.rpartition("/")[2]:
            return None
        index = self.files.get(INDEX)
        if index is None:
            return missing_site_page(request)
        page, _, what = name.partition("/")
        spoken = language(request.headers.get("accept-language", ""))
        if page in ABOUT_A_TABLE:
            table = await self.table_at(request, page, what)
            if table is not None:
                body = self._ahead(index.body, table, request, spoken) if page == "table" else index.body
                return self._made(request, self._carded(request, body, card_of_table(table, spoken)))
        elif (card := card_of_game(page, what, spoken)) is not None:
            return self._made(request, self._carded(request, index.body, card))
        return self._sent(request, INDEX, index)

    def _carded(self, request: Request, body: bytes, card: ShareCard) -> bytes:
        """The page with what a link to it shows elsewhere."""
        picture = f"share/{card.game}.jpg"
        here = self.public_url or f"{request.url.scheme}://{request.url.netloc}"
        return with_card(body, card, f"{here}/{picture if picture in self.files else ICON}")

    def _ahead(self, body: bytes, table: dict[str, Any], request: Request, spoken: str) -> bytes:
        """The page of a table, with links in its head to what the browser will request next."""
        if table["started_at"] is None or not self.ahead:
            return body
        files = self.ahead.get(table["game"], {}).get(spoken, [])
        asked = questions(table["game"], table["id"], request.query_params.get("link", ""))
        head = "".join([*map(named, files), *map(asked_for, asked)])
        return body.replace(b"</head>", head.encode() + b"</head>", 1)

    def _made(self, request: Request, body: bytes) -> Response:
        """A page that was made for this request."""
        tag = hashlib.sha256(body).hexdigest()[:20]
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language, Cookie", "ETag": f'"{tag}"'}
        if known(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        headers |= {"Content-Type": TYPES["html"], "Content-Length": str(len(body))}
        return Response(b"" if request.method == "HEAD" else body, headers=headers)

    def _is_compressed(self, name: str) -> bool:
        """Whether this is the compressed form of another file, which has no address of its own."""
        return any(
            name.endswith(suffix) and name.removesuffix(suffix) in self.files for suffix in CODINGS.values()
        )

    def _sent(self, request: Request, name: str, file: SiteFile) -> Response:
        encoded = {coding: self.files.get(name + suffix) for coding, suffix in CODINGS.items()}
        tag = file.tag
        body = file.body
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN}
        if any(encoded.values()):
            headers["Vary"] = "Accept-Encoding"
        weights = weighed(request.headers.get("accept-encoding", ""))
        for coding, stored in encoded.items():
            if stored is not None and weights.get(coding, weights.get("*", 0.0)) > 0:
                headers["Content-Encoding"] = coding
                tag, body = f"{file.tag}-{coding}", stored.body
                break
        headers["ETag"] = f'"{tag}"'
        if known(request.headers.get("if-none-match", ""), tag):
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
        kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
        headers |= {"Content-Type": kind, "Content-Length": str(len(body))}
        return Response(b"" if request.method == "HEAD" else body, headers=headers)

    def look(self) -> None:
        """Reads the files that are new since the last time."""
        now = time.monotonic()
        if now < self.looked + LOOK_SECONDS:
            return
        self.looked = now
        found: dict[str, SiteFile] = {}
        for name, stamp in listed(self.folder):
            before = self.files.get(name)
            try:
                found[name] = (
                    before if before and before.stamp == stamp else read_file(self.folder / name, stamp)
                )
            except OSError:  # gone again: the site is being built at this moment
                continue
        self.files = found
        try:
            self.ahead = orjson.loads((self.folder / AHEAD).read_bytes())
        except (OSError, ValueError):  # no site, or an old one without this file
            self.ahead = {}


def named(file: str) -> str:
    """The element that makes a browser fetch this file early."""
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{html.escape(file)}">'


def questions(game: str, table: str, link: str) -> Iterator[str]:
    """The first requests of a table's page to the API, exactly as it will write them."""
    by = urlencode({"link": link}) if link else ""
    at = f"/api/tables/{quote(table, safe='')}"
    yield f"{at}?{by}" if by else at
    yield f"{at}/story?{by}"
    yield f"/api/games/{game}/vocabulary"


def asked_for(question: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{html.escape(question)}">'


def listed(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Every regular file below a folder, by its address. Hidden files and symbolic links are left out."""
    for home, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            file = Path(home, name)
            if name.startswith(".") or file.is_symlink() or not file.is_file():
                continue
            stat = file.stat()
            yield file.relative_to(folder).as_posix(), (stat.st_mtime_ns, stat.st_size)


def read_file(file: Path, stamp: tuple[int, int]) -> SiteFile:
    body = file.read_bytes()
    return SiteFile(stamp, body, hashlib.sha256(body).hexdigest()[:20])


def known(header: str, tag: str) -> bool:
    """Whether the browser already has this version. The header may name several tags, also weak ones."""
    tags = [one.strip().removeprefix("W/").strip('"') for one in header.split(",")]
    return tag in tags or header.strip() == "*"
