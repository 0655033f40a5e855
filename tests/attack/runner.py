"""Runs parts of the attack in a process of its own, at low priority: real attackers take no time of ours."""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import orjson

from tests.attack.files import Files
from tests.attack.floods import Floods
from tests.attack.hogs import Asks, Captains, Undo
from tests.attack.part import Part
from tests.attack.replays import Replays
from tests.attack.slow import Slow
from tests.attack.spy import Spy
from tests.attack.target import must_be_loopback

PARTS: dict[str, type[Part]] = {
    part.name: part for part in (Captains, Asks, Undo, Floods, Slow, Files, Replays, Spy)
}
"""The parts that a bystander plays beside, by name."""
POLITENESS = 10
GRACE_SECONDS = 90
"""How long a part may take to stop after its time, and to come back after the restart."""


@dataclass
class Outcome:
    """What the parts in one process did and found."""

    tally: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    tables: dict[str, str] = field(default_factory=dict)


async def run(parts: list[Part], seconds: float) -> None:
    """Attacks; says so; attacks again once there is a line to read; and writes the outcome."""
    await bounded(parts, [part.attack(time.monotonic() + seconds) for part in parts], seconds + GRACE_SECONDS)
    print("attacked", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await bounded(parts, [part.again() for part in parts], GRACE_SECONDS)
    tally: Counter[str] = Counter()
    for part in parts:
        tally.update(part.tally)
    outcome: dict[str, Any] = {
        "tally": dict(tally),
        "wrong": [f"{part.name}: {line}" for part in parts for line in part.wrong],
        "tables": {table: token for part in parts for table, token in part.tables.items()},
    }
    print(orjson.dumps(outcome).decode(), flush=True)


async def bounded(parts: list[Part], work: list[Any], seconds: float) -> None:
    """Waits for all; what is not done in time, or fails, is noted."""
    tasks = [asyncio.create_task(one) for one in work]
    await asyncio.wait(tasks, timeout=seconds)
    for part, task in zip(parts, tasks, strict=True):
        if not task.done():
            task.cancel()
            part.wrong.append("an attacker got no answer until the attack was over")
        elif (fault := task.exception()) is not None:
            part.wrong.append(f"an attacker failed: {fault!r}")


class Attackers:
    """The process of some parts, seen from outside."""

    def __init__(self, names: list[str], url: str, seconds: float, seed: int) -> None:
        command = [sys.executable, "-m", "tests.attack.runner", ",".join(names), url, str(seconds), str(seed)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def attacked(self) -> bool:
        """Waits until the attack is over; false if the attackers failed."""
        assert self.process.stdout is not None
        return self.process.stdout.readline() == "attacked\n"

    def again(self) -> Outcome:
        """Lets them come back; returns what they did in all."""
        said, _ = self.process.communicate("again\n", timeout=3 * GRACE_SECONDS)
        return Outcome(**orjson.loads(said)) if said else Outcome(wrong=["the attackers' process failed"])


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs parts of the attack.")
    parser.add_argument("parts")
    parser.add_argument("url")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    must_be_loopback(given.url)
    os.nice(POLITENESS)
    asyncio.run(run([PARTS[name](given.url, given.seed) for name in given.parts.split(",")], given.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
