"""Browser tests are coroutines on one event loop, so that they can share one browser."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import ParamSpec

P = ParamSpec("P")
SHARED = asyncio.Runner()


def awaited(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """Runs a coroutine as a test, on the shared event loop."""

    @functools.wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        SHARED.run(test(*given, **named))

    return run
