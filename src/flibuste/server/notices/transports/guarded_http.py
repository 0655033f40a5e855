"""Requests to addresses that guests have given: never to a private network, and never twice by accident.

A name is resolved once, every address it stands for is checked, and the connection goes to one of those that
were checked. A name that changes its address in between ("DNS rebinding") gains nothing. Redirects are not
followed, and of the answer only the status is used.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from flibuste.kernel.types import Refusal
from flibuste.server.notices.transports.outcome import NotSent, Unsure

CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 15.0
LONGEST_HEAD = 16_384
LONGEST_URL = 1000
CARRIERS = [ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Networks whose addresses stand for IPv4 addresses, which may be private ones."""


class Answer(NamedTuple):
    status: int
    retry_after: int
    """Seconds; 0 if the answer does not say."""


def checked_url(url: str, loopback: bool) -> SplitResult:
    """The parts of an address a guest has given; refused if it is none that may be called."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Refusal("bad-address", "") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or not host or port == 0 or parts.username is not None or parts.password is not None:
        raise Refusal("bad-address", "")
    if parts.scheme != "https" and not (loopback and parts.scheme == "http"):
        raise Refusal("bad-address", "")
    with contextlib.suppress(ValueError):
        if not is_public(ip_address(host)) and not (loopback and ip_address(host).is_loopback):
            raise Refusal("private-address", "")
    if not loopback and (host == "localhost" or host.endswith((".localhost", ".local", ".internal"))):
        raise Refusal("private-address", "")
    return parts


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the internet, and to no network behind it."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in CARRIERS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def addresses_of(host: str, port: int, loopback: bool) -> list[str]:
    """The addresses of a name, if every one of them may be called."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as fault:
        raise NotSent("no such name") from fault
    addresses = [ip_address(str(where[4][0]).partition("%")[0]) for where in found]
    for address in addresses:
        if not is_public(address) and not (loopback and address.is_loopback):
            raise Refusal("private-address", "")
    return [str(address) for address in addresses]


class GuardedHttp:
    def __init__(self, loopback: bool) -> None:
        self.loopback = loopback
        """Whether this machine itself may be called: for tests."""
        self.trust = ssl.create_default_context()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Sends a request. `NotSent` if it surely did not arrive, `Unsure` if nobody knows."""
        parts = checked_url(url, self.loopback)
        reader, writer = await self._connect(parts)
        try:
            writer.write(head(parts, body, headers) + body)
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await writer.drain()
                    return await answer(reader)
            except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as fault:
                raise Unsure(type(fault).__name__) from fault
        finally:
            writer.close()

    async def _connect(self, parts: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = str(parts.hostname)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        fault: Exception | None = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                for address in await addresses_of(host, port, self.loopback):
                    trust, name = (self.trust, host) if secure else (None, None)
                    try:
                        return await asyncio.open_connection(
                            address, port, limit=LONGEST_HEAD, ssl=trust, server_hostname=name
                        )
                    except (OSError, ValueError) as failed:
                        fault = failed
        raise NotSent("no connection") from fault


def head(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2]
    fixed = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "flibuste"}
    lines = [f"{name}: {value}" for name, value in {**headers, **fixed}.items()]
    return "\r\n".join([f"POST {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")


async def answer(reader: asyncio.StreamReader) -> Answer:
    try:
        told = await reader.readuntil(b"\r\n\r\n")
    except asyncio.LimitOverrunError:
        raise ValueError("the answer's head is too long") from None
    first, *lines = told.decode("latin-1").split("\r\n")
    version, status, *_ = [*first.split(" ", 2), "", ""]
    if not version.startswith("HTTP/1.") or not status.isdigit():
        raise ValueError("no HTTP")
    fields = {
        name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
    }
    wait = fields.get("retry-after", "")
    return Answer(int(status), int(wait) if wait.isdigit() and len(wait) < 8 else 0)
