"""What an attack did and what it did to others: figures by part, findings, and whether the bars hold."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import orjson

from tests.attack.bystander import PAUSE, TICK

MOVE_SECONDS = 0.1
"""The bar: 99 of 100 moves of a bystander are answered within this time."""

TABLE_ID = re.compile(r"/tables/[\w-]{12}")
BOT_SECONDS = 3.0
"""The bar: a quick bot answers within this time, whoever else's bots think. One waits for one thought."""


@dataclass
class Times:
    """How long something took: in milliseconds."""

    count: int = 0
    p50: float = 0.0
    p99: float = 0.0
    worst: float = 0.0

    def words(self) -> str:
        return f"{self.count:6} {self.p50:8.1f} {self.p99:9.1f} {self.worst:9.1f}"


def times(seconds: list[float], every: float = 0.0) -> Times:
    """Sums up samples. `every` is the pause between two of them.

    Who waits for an answer asks nothing meanwhile. So one long wait counts as all those that would have begun
    during it: each shorter by the pause than the one before.
    """
    if not seconds:
        return Times()
    all_ones = list(seconds)
    if every:
        all_ones += [one - every * n for one in seconds for n in range(1, int(one / every) + 1)]
    sorted_ones = sorted(all_ones)

    def at(share: float) -> float:
        return round(1000 * sorted_ones[min(len(sorted_ones) - 1, int(share * len(sorted_ones)))], 1)

    return Times(len(seconds), at(0.5), at(0.99), round(1000 * sorted_ones[-1], 1))


@dataclass
class Phase:
    """One part of the attack, from when to when."""

    name: str
    begun: float
    ended: float = 0.0
    moves: Times = field(default_factory=Times)
    bots: Times = field(default_factory=Times)
    hellos: Times = field(default_factory=Times)
    late: Times = field(default_factory=Times)
    """How late the bystander's own process was: what the machine adds to all figures."""
    lost: list[str] = field(default_factory=list)
    """When the bystander lost the connection, got no answer, or was refused."""
    restart_seconds: float = 0.0
    memory: tuple[int, int] = (0, 0)
    """Most megabytes of the server and of its workers."""
    tally: dict[str, int] = field(default_factory=dict)

    def measure(self, samples: list[tuple[float, str, float]], down: list[tuple[float, float]]) -> None:
        """Takes the samples of this phase, without those during which the server was started again."""
        kinds: dict[str, list[float]] = {"move": [], "bot": [], "hello": [], "late": []}
        for begun, kind, seconds in samples:
            if not self.begun <= begun < self.ended:
                continue
            if any(begun < up and begun + seconds > stopped for stopped, up in down):
                continue
            if kind in kinds:
                kinds[kind].append(seconds)
            elif kind != "table":
                self.lost.append(f"{kind} after {seconds:.1f} s")
        self.moves, self.bots = times(kinds["move"], PAUSE), times(kinds["bot"])
        self.hellos, self.late = times(kinds["hello"]), times(kinds["late"], TICK)


@dataclass
class Report:
    """Everything, for people and as JSON."""

    database: str
    seed: int
    phases: list[Phase] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)
    """Those of `wrong` that say that something took too long."""
    figures: dict[str, Any] = field(default_factory=dict)

    def judge(self) -> None:
        """The bystander's bar, for every phase."""
        for phase in self.phases:
            took, late = phase.moves, phase.late
            if not took.count:
                self.wrong.append(f"{phase.name}: the bystander could not make a single move")
            if took.p99 > 1000 * MOVE_SECONDS:
                self.slow.append(
                    f"{phase.name}: a bystander's move took {took.p99:.0f} ms at p99 (p50 {took.p50:.0f}, "
                    f"worst {took.worst:.0f}; the machine added {late.p99:.0f})"
                )
            if phase.bots.p99 > 1000 * BOT_SECONDS:
                self.slow.append(
                    f"{phase.name}: the bystander's bot took {phase.bots.p99 / 1000:.1f} s at p99 "
                    f"(p50 {phase.bots.p50 / 1000:.1f} s)"
                )
            if phase.lost:
                count, first = len(phase.lost), phase.lost[:5]
                self.wrong.append(f"{phase.name}: the bystander was disturbed {count} times: {first}")
        self.wrong += self.slow

    def table(self) -> str:
        head = f"{'':10}{'moves':>7}{'p50':>9}{'p99':>10}{'worst':>10}   {'bot p50':>8}{'p99':>9}"
        lines = [f"{head}  {'late p99':>8}  memory"]
        lines += [
            f"{phase.name:10} {phase.moves.words()}   {phase.bots.p50:8.1f} {phase.bots.p99:8.1f}  "
            f"{phase.late.p99:8.1f}  {phase.memory[0]}+{phase.memory[1]} MB"
            for phase in self.phases
        ]
        return "\n".join(lines)

    def words(self) -> str:
        lines = []
        if self.phases:
            lines = ["a bystander's moves and its bot's answers, in milliseconds:", self.table(), ""]
        for phase in self.phases:
            done = ", ".join(f"{count} × {what}" for what, count in sorted(phase.tally.items()))
            if done:
                lines.append(f"{phase.name}: {done}; up again in {phase.restart_seconds:.1f} s")
        lines += [f"{name}: {value}" for name, value in self.figures.items()]
        found = Counter(TABLE_ID.sub("/tables/…", line[:600]) for line in self.wrong)
        lines += ["", f"{len(self.wrong)} findings" if self.wrong else "nothing found"]
        lines += [f"✗ {line}" + (f" ({count} times)" if count > 1 else "") for line, count in found.items()][
            :40
        ]
        return "\n".join(lines)

    def save(self, file: Path) -> None:
        file.write_bytes(orjson.dumps(asdict(self), option=orjson.OPT_INDENT_2))


def read_samples(file: Path) -> list[tuple[float, str, float]]:
    if not file.exists():
        return []
    lines = file.read_bytes().splitlines()
    return [tuple(orjson.loads(line)) for line in lines if line.endswith(b"]")]
