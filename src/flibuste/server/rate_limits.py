"""How often somebody may ask: a bucket that fills again."""

from __future__ import annotations

import time


class Bucket:
    """Holds `size` tokens and gains `rate` a second; who finds it empty is told when to come back."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self) -> float:
        """0 if there was a token; otherwise the seconds until there is one."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate

    def full(self) -> bool:
        return self.tokens + (time.monotonic() - self.at) * self.rate >= self.size


class Buckets:
    """One bucket a name (an address, a guest); full ones are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 50_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> float:
        bucket = self.buckets.get(name)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self.buckets = {key: one for key, one in self.buckets.items() if not one.full()}
            bucket = self.buckets[name] = Bucket(self.rate, self.size)
        return bucket.take()
