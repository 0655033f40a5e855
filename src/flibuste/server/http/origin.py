"""Where a request comes from and goes: the page that sent it, the client's address, the host's name."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.requests import HTTPConnection

from flibuste.server.settings import Settings

LONGEST: Final = 45
"""Letters of an address. What a proxy sends may be anything."""
HERE: Final = ("localhost", "127.0.0.1", "::1")
"""Names of this machine for itself. A request for one of them is always answered."""
LONGEST_HOPS: Final = 4_000
"""Letters of X-Forwarded-For that are read, from its end."""


def split(address: str) -> SplitResult | None:
    """The parts of a URL; None if it is none. Browsers send well-formed ones, others send anything."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - it is read here because it fails for a malformed one
    except ValueError:
        return None
    return parts


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of this server sent the request. Browsers name the page; programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    parts = split(origin)
    if parts is None:
        return False
    if settings.public_url:
        return parts[:2] == urlsplit(settings.public_url)[:2]
    return parts.netloc == connection.headers.get("host", "")


# The host's name


def known_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the request is for a name of this server.

    A page of another site can make its own name point to this machine ("DNS rebinding"); its requests then
    look like those of a page of ours, apart from the name.
    """
    name = host_name(connection.headers.get("host", ""))
    if name is None:
        return False
    allowed = settings.host_names()
    if name in HERE or "*" in allowed or name in allowed:
        return True
    if allowed:
        return any(one.startswith(".") and name.endswith(one) for one in allowed)
    # Nothing is configured: play at home. No other site can have an address or this machine's name.
    own = socket.gethostname().lower()
    return is_address(name) or name in (own, f"{own}.local", f"{own.partition('.')[0]}.local")


def host_name(header: str) -> str | None:
    """The name in a Host header, without its port; None if there is none."""
    if not header or any(letter in header for letter in "/\\@?#, \t%") or not header.isascii():
        return None
    parts = split(f"//{header}")
    return parts.hostname.rstrip(".") if parts is not None and parts.hostname else None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


# The client's address


def address(connection: HTTPConnection, proxies: int) -> str:
    """The client's network; behind proxies, of the address that the outermost trusted proxy saw.

    Every proxy appends the address it saw, so only the last ones are true: the one before the trusted
    proxies' own was written by the outermost of them. Everything further left may be invented.
    """
    client = connection.client.host if connection.client else ""
    if proxies:
        lines = ",".join(connection.headers.getlist("x-forwarded-for"))[-LONGEST_HOPS:]
        hops = lines.split(",")
        if len(hops) >= proxies and (seen := hop_address(hops[-proxies])) is not None:
            return counted(seen)
    return counted(client)


def hop_address(hop: str) -> str | None:
    """An address as proxies write it: plain, in brackets, with a port; None if it is none."""
    text = hop.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return text if is_address(text.partition("%")[0]) else None


@lru_cache(10_000)
def counted(text: str) -> str:
    """The name under which an address is counted. Whoever has one IPv6 address has its whole /64 network."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return text[:LONGEST]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)
