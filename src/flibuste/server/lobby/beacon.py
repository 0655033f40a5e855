"""A public beacon: a number that nobody could know before it was published. The operator may name one."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import urllib.request

from flibuste.kernel.records.record import plain_text
from flibuste.kernel.types import Refusal

LOG = logging.getLogger("flibuste.beacon")
LARGEST = 64 << 10
"""Bytes of an answer that are read."""
LONGEST = 400
"""Letters of a value that are kept."""


class Beacon:
    """Asks the beacon's address. It answers with a text, or with JSON as drand does."""

    def __init__(self, address: str, seconds: float, optional: bool) -> None:
        self.address = address
        self.seconds = seconds
        self.optional = optional

    def __bool__(self) -> bool:
        return bool(self.address)

    async def next(self) -> str:
        """A value that is published only from now on, with the address it came from.

        The value of the moment may have been known to somebody already, so this waits for the next one. If
        none comes: nothing, where the operator allows it, and otherwise the start is refused.
        """
        until = time.monotonic() + self.seconds
        try:
            known = await self._ask(until)
            value = known
            while value == known:
                await asyncio.sleep(min(0.5, max(0.0, until - time.monotonic())))
                value = await self._ask(until)
        except (OSError, ValueError, TimeoutError) as fault:
            LOG.warning("the beacon is silent", extra={"fault": str(fault)[:200]})
            if self.optional:
                return ""
            raise Refusal("beacon-silent", "") from None
        return plain_text(f"{self.address} {value}")

    async def _ask(self, until: float) -> str:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError("no new value")
        return await asyncio.to_thread(fetch, self.address, left)


def fetch(address: str, seconds: float) -> str:
    """What the beacon says now."""
    request = urllib.request.Request(address, headers={"Accept": "application/json, text/plain"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=seconds) as answer:  # noqa: S310 - the setting allows http(s) only
        text = answer.read(LARGEST).decode()
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        said = None
    if isinstance(said, dict) and "randomness" in said:
        text = f"{said.get('round', '')} {said['randomness']}"
    value = plain_text(text)[:LONGEST].strip()
    if not value:
        raise ValueError("an empty answer")
    return value
