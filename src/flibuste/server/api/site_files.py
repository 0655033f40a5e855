"""The web app: files Vite has made, kept in memory, so that nothing but them can ever be asked for.

Names under `assets/` hold a checksum and are kept by browsers for a year; all else is asked for again each
time, and mostly answered by "not modified". An address of no file is a page of the app, which finds its
own way; an address with an extension is a file, which is there or not. A table's page names what the board
of its game consists of, so that a browser fetches all of it at once and not one after the other.
"""

from __future__ import annotations

import hashlib
import html
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.server.placard import placard
from flibuste.server.wishes import language, weighed

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
"""By extension, and not by what the machine believes: browsers are told not to guess."""
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may lie compressed beside itself; the smallest first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LOOK_SECONDS: Final = 2.0
"""How long a look at the folder is good for: a site that is built while the server runs is found."""
INDEX: Final = "index.html"
AHEAD: Final = ".ahead.json"
"""Written by the build: the files of a table's page, by game and language."""
OURS: Final = ("/health", "/ready", "/metrics")


def is_site(path: str) -> bool:
    """Whether an address may be the web app's; the others are the server's own."""
    return path not in OURS and path != "/api" and not path.startswith("/api/")


class Leaf(NamedTuple):
    """A file as it is on the disk: when it was written, what is in it, and a name for that."""

    stamp: tuple[int, int]
    body: bytes
    tag: str


GameAt = Callable[[Request, str], Awaitable[str | None]]
"""Which game is being played at a table, if whoever asks may know."""


class Site:
    """Answers what nobody else does: pages and files of the app, and "no such address" for the rest."""

    def __init__(self, folder: Path, otherwise: ASGIApp, game_at: GameAt) -> None:
        self.folder = folder
        self.otherwise = otherwise
        self.game_at = game_at
        self.files: dict[str, Leaf] = {}
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
            return placard(request)
        page, _, table = name.partition("/")
        if page == "table" and self.ahead and (game := await self.game_at(request, table)) is not None:
            return self._table(request, index, game, table)
        return self._sent(request, INDEX, index)

    def _table(self, request: Request, index: Leaf, game: str, table: str) -> Response:
        """The page of a table, which says in its head what will be asked for."""
        files = self.ahead.get(game, {}).get(language(request.headers.get("accept-language", "")), [])
        asked = tuple(questions(game, table, request.query_params.get("link", "")))
        head = "".join([*map(named, files), *map(asked_for, asked)])
        body = index.body.replace(b"</head>", head.encode() + b"</head>", 1)
        tag = hashlib.sha256(body).hexdigest()[:20]
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language, Cookie", "ETag": f'"{tag}"'}
        if known(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        headers |= {"Content-Type": TYPES["html"], "Content-Length": str(len(body))}
        return Response(b"" if request.method == "HEAD" else body, headers=headers)

    def _is_compressed(self, name: str) -> bool:
        """Whether this is a file's compressed twin, which is nothing by itself."""
        return any(
            name.endswith(suffix) and name.removesuffix(suffix) in self.files for suffix in CODINGS.values()
        )

    def _sent(self, request: Request, name: str, file: Leaf) -> Response:
        twins = {coding: self.files.get(name + suffix) for coding, suffix in CODINGS.items()}
        tag = file.tag
        body = file.body
        headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN}
        if any(twins.values()):
            headers["Vary"] = "Accept-Encoding"
        wishes = weighed(request.headers.get("accept-encoding", ""))
        for coding, twin in twins.items():
            if twin is not None and wishes.get(coding, wishes.get("*", 0.0)) > 0:
                headers["Content-Encoding"] = coding
                tag, body = f"{file.tag}-{coding}", twin.body
                break
        headers["ETag"] = f'"{tag}"'
        if known(request.headers.get("if-none-match", ""), tag):
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
        kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
        headers |= {"Content-Type": kind, "Content-Length": str(len(body))}
        return Response(b"" if request.method == "HEAD" else body, headers=headers)

    def look(self) -> None:
        """Reads what is new in the folder since the last look."""
        now = time.monotonic()
        if now < self.looked + LOOK_SECONDS:
            return
        self.looked = now
        found: dict[str, Leaf] = {}
        for name, stamp in listed(self.folder):
            before = self.files.get(name)
            try:
                found[name] = before if before and before.stamp == stamp else leaf(self.folder / name, stamp)
            except OSError:  # gone again: it is being built just now
                continue
        self.files = found
        try:
            self.ahead = orjson.loads((self.folder / AHEAD).read_bytes())
        except (OSError, ValueError):  # no site, or one that was built without
            self.ahead = {}


def named(file: str) -> str:
    """A file a page will want, for its head."""
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{html.escape(file)}">'


def questions(game: str, table: str, link: str) -> Iterator[str]:
    """What a table's page asks the API first, in just these words."""
    by = urlencode({"link": link}) if link else ""
    at = f"/api/tables/{quote(table, safe='')}"
    yield f"{at}?{by}" if by else at
    yield f"{at}/story?{by}"
    yield f"/api/games/{game}/vocabulary"


def asked_for(question: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{html.escape(question)}">'


def listed(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Every plain file below a folder, by its address; nothing hidden, and nothing a link leads to."""
    for home, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            file = Path(home, name)
            if name.startswith(".") or file.is_symlink() or not file.is_file():
                continue
            stat = file.stat()
            yield file.relative_to(folder).as_posix(), (stat.st_mtime_ns, stat.st_size)


def leaf(file: Path, stamp: tuple[int, int]) -> Leaf:
    body = file.read_bytes()
    return Leaf(stamp, body, hashlib.sha256(body).hexdigest()[:20])


def known(header: str, tag: str) -> bool:
    """Whether a browser has this already; it may name several, and weakly."""
    tags = [one.strip().removeprefix("W/").strip('"') for one in header.split(",")]
    return tag in tags or header.strip() == "*"
