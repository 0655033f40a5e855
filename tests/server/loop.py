"""Tests that are coroutines."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import ParamSpec

P = ParamSpec("P")
ENDLESS_SECONDS = 900
"""No test takes that long, even on a busy machine: one that does is hung, and says where."""


def awaited(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """Runs a coroutine as a test, on a loop of its own."""

    @functools.wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(ENDLESS_SECONDS):
                await test(*given, **named)

        asyncio.run(bounded())

    return run
