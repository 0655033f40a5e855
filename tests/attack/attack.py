"""One attack from start to end: phases, the bystander beside them, and what is looked at when all is over."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from tests.attack.report import Phase, Report, read_samples
from tests.attack.runner import Attackers, Outcome
from tests.attack.stuck import stuck_tables
from tests.attack.target import Target, playing_beside

MOVES = 5
"""Moves of the bystander in a quiet time, at least: on a busy machine they take longer to begin."""
PATIENCE = 120.0
MOST_MEGABYTES = 2_000
"""The bar for the memory of the server and its workers together."""


class Attack:
    """Runs parts against a server, and reports."""

    def __init__(self, attacked: Target, home: Path, report: Report, quiet: float = 8.0) -> None:
        self.target = attacked
        self.quiet = quiet
        """Seconds for which the bystander plays alone before the first attack and after each restart."""
        self.samples = home / "bystander.jsonl"
        self.report = report
        self.outcomes: list[Outcome] = []

    def run(self, rounds: list[list[str]], seconds: float) -> None:
        """The parts of each round attack at the same time; after each round the server is started again."""
        with playing_beside(self.target.url, self.samples):
            self.phase("alone", [], self.quiet)
            for number, together in enumerate(rounds):
                name = together[0] if len(together) == 1 else "together"
                self.phase(name, together, seconds / len(rounds), number)
        samples = read_samples(self.samples)
        for phase in self.report.phases:
            phase.measure(samples, self.target.down)
        self.report.judge()

    def phase(self, name: str, parts: list[str], seconds: float, number: int = 0) -> None:
        phase = Phase(name, time.time())
        print(f"• {name}: {seconds:.0f} s", flush=True)
        watching = threading.Event()
        watch = threading.Thread(target=self.watch_memory, args=(phase, watching))
        watch.start()
        if parts:
            attackers = Attackers(parts, self.target.url, seconds, self.report.seed + number)
            if not attackers.attacked():
                self.report.wrong.append(f"{name}: the attackers failed")
            if not self.target.alive():
                self.report.wrong.append(f"{name}: the server does not answer after the attack")
            phase.restart_seconds = self.target.restart()
            outcome = attackers.again()
            phase.tally = outcome.tally
            self.report.wrong += outcome.wrong
            self.outcomes.append(outcome)
            self.rest(self.quiet)
        else:
            self.rest(seconds)
        watching.set()
        watch.join()
        phase.ended = time.time()
        self.report.phases.append(phase)

    def rest(self, seconds: float) -> None:
        """Lets the bystander play alone for so long, and until a few moves are made."""
        begun = time.time()
        while time.time() < begun + seconds or (
            self.moves_since(begun) < MOVES and time.time() < begun + PATIENCE
        ):
            time.sleep(0.2)

    def moves_since(self, begun: float) -> int:
        return sum(kind == "move" and at >= begun for at, kind, _ in read_samples(self.samples))

    def watch_memory(self, phase: Phase, over: threading.Event) -> None:
        while not over.wait(0.5):
            now = self.target.memory()
            phase.memory = max(phase.memory, now, key=sum)

    def close(self) -> None:
        """At the end: the server answers, tables go on, memory is bounded, and nothing failed in the log."""
        self.report.wrong += self.target.wrong
        if not self.target.alive():
            self.report.wrong.append("the server does not answer at the end")
        tables = {table: token for outcome in self.outcomes for table, token in outcome.tables.items()}
        checked, stuck = stuck_tables(self.target, tables)
        self.report.figures["tables checked at the end"] = checked
        self.report.wrong += stuck
        self.report.figures["most memory, MB"] = self.target.most_memory
        if self.target.most_memory > MOST_MEGABYTES:
            self.report.wrong.append(f"the server and its workers took {self.target.most_memory} MB")
        failures = self.target.tracebacks()
        self.report.figures["errors in the log"] = len(failures)
        self.report.wrong += [f"logged: {line}" for line in failures[:10]]
