"""Forged records by the thousand: none may verify that changes an outcome, a draw or a name."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tests.forgeries import forge, true_records

STEP = 250
"""Forgeries that one process tries at a time."""


@dataclass
class Forged:
    """How many forgeries were tried, and those that were accepted."""

    tried: int = 0
    seconds: float = 0.0
    accepted: list[str] = field(default_factory=list)

    def words(self) -> str:
        return f"{self.tried} in {self.seconds:.0f} s, {len(self.accepted)} accepted"


def one_step(count: int, seed: int) -> list[str]:
    return forge(true_records(seed), count, seed)


def forged(count: int, seconds: float, seed: int) -> Forged:
    """Tries so many forgeries, or as many as fit into the time, each step on other true games."""
    done = Forged()
    begun = time.monotonic()
    with ProcessPoolExecutor(2) as pool:
        while done.tried < count and time.monotonic() - begun < seconds:
            sizes = [
                min(STEP, count - at) for at in range(done.tried, min(count, done.tried + 2 * STEP), STEP)
            ]
            seeds = [seed + done.tried + number for number in range(len(sizes))]
            for accepted in pool.map(one_step, sizes, seeds):
                done.accepted += accepted
            done.tried += sum(sizes)
            done.seconds = time.monotonic() - begun
            print(f"  forge: {done.words()}", flush=True)
    return done
