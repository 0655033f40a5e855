"""What every request needs, made once: the parts of a running server, and who may come in."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from flibuste.kernel.words import Refusal
from flibuste.server.harbour import Harbour
from flibuste.server.identity import Guest, Identity
from flibuste.server.limits import Buckets
from flibuste.server.lobby import Lobby
from flibuste.server.moments import Walks
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from flibuste.server.thinking import Thinking
from flibuste.server.wharf import Wharf


class Ports:
    """The parts of a running server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        wharf: Wharf,
        thinking: Thinking,
        harbour: Harbour,
        identity: Identity,
        lobby: Lobby,
    ) -> None:
        self.settings = settings
        self.store = store
        self.wharf = wharf
        self.thinking = thinking
        self.harbour = harbour
        self.identity = identity
        self.lobby = lobby
        rate = settings.requests_per_minute / 60
        self.requests = Buckets(rate, settings.requests_per_minute / 2)
        self.files = Buckets(settings.files_per_minute / 60, settings.files_per_minute / 2)
        self.hints = Buckets(settings.hints_per_minute / 60, max(1.0, settings.hints_per_minute / 4))
        self.walks = Walks(store)
        self.connected: Counter[str] = Counter()
        self.held = 0
        """Connections in all."""

    def admit(self, guest: str) -> None:
        """Counts a connection of a guest or an address; refused if there are too many, of one or in all."""
        if self.connected[guest] >= self.settings.connections_per_guest:
            raise Refusal("too-many-connections", "", {"most": self.settings.connections_per_guest})
        if self.held >= self.settings.connections:
            raise Refusal("server-full", "")
        self.connected[guest] += 1
        self.held += 1

    def dismiss(self, guest: str) -> None:
        self.held -= 1
        self.connected[guest] -= 1
        if self.connected[guest] <= 0:
            del self.connected[guest]

    async def must_know(self, connection: HTTPConnection) -> Guest:
        guest = await self.identity.who(connection)
        if guest is None:
            raise Refusal("not-a-guest", "")
        return guest


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """A browser names the page that sends a request; programs name none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url:
        allowed = urlsplit(settings.public_url)
        return urlsplit(origin)[:2] == allowed[:2]
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def address(connection: HTTPConnection, proxies: int) -> str:
    """The client's address; behind proxies the one the nearest trusted proxy saw."""
    client = connection.client.host if connection.client else ""
    if proxies:
        hops = [hop.strip() for hop in connection.headers.get("x-forwarded-for", "").split(",")]
        if len(hops) >= proxies:
            return hops[-proxies] or client
    return client
