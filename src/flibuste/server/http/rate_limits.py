"""How often somebody may ask, and how many connections they may have."""

from __future__ import annotations

import time
from collections import Counter

from flibuste.kernel.types import Refusal


class Bucket:
    """A token bucket: it holds `size` tokens and gains `rate` a second."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self) -> float:
        """Takes a token and returns 0; if there is none, returns the seconds until there is one."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", "", {"seconds": round(wait, 2)})


class Buckets:
    """One bucket for each name (an address, a guest). If there are many, the longest unused is forgotten."""

    def __init__(self, rate: float, size: float, most: int = 20_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.buckets: dict[str, Bucket] = {}
        """The one used last is at the end."""

    def take(self, name: str) -> float:
        bucket = self.buckets.pop(name, None)
        if bucket is None:
            if len(self.buckets) >= self.most:
                del self.buckets[next(iter(self.buckets))]
            bucket = Bucket(self.rate, self.size)
        self.buckets[name] = bucket
        return bucket.take()

    def check(self, name: str) -> None:
        """Takes a token; refused if there is none."""
        if (wait := self.take(name)) > 0:
            raise too_fast(wait)


class RateLimit:
    """Limits one kind of request: of each guest, and of each address: a stranger may be many guests."""

    def __init__(self, per_minute: float, at_once: float, people: int) -> None:
        """An address may do as much as so many people."""
        at_once = max(1.0, at_once)
        self.guests = Buckets(per_minute / 60, at_once)
        self.addresses = Buckets(people * per_minute / 60, people * at_once)

    def check(self, guest: str | None, address: str) -> None:
        """Counts a request; refused if it comes too fast. Refused ones count at the address all the same."""
        wait = max(self.addresses.take(address), self.guests.take(guest or address))
        if wait > 0:
            raise too_fast(wait)


class ConnectionLimit:
    """Counts open connections: of each guest (or address without a guest), of each address, and in all."""

    def __init__(self, each: int, people: int, most: int) -> None:
        self.each = each
        self.together = people * each
        self.most = most
        self.guests: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.total = 0

    def add(self, guest: str | None, address: str) -> None:
        """Counts a connection; refused if there are too many."""
        if self.guests[guest or address] >= self.each:
            raise Refusal("too-many-connections", "", {"most": self.each})
        if self.addresses[address] >= self.together:
            raise Refusal("too-many-connections", "", {"most": self.together})
        if self.total >= self.most:
            raise Refusal("server-full", "")
        self.guests[guest or address] += 1
        self.addresses[address] += 1
        self.total += 1

    def remove(self, guest: str | None, address: str) -> None:
        self.total -= 1
        for counter, name in ((self.guests, guest or address), (self.addresses, address)):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]
