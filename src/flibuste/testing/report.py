"""Runs every check for one game, and reports all that is wrong."""

from __future__ import annotations

import time
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from flibuste.kernel.game import Game
from flibuste.testing.checklist import OF_GAME, OF_WALK, PROMISED
from flibuste.testing.subject import Subject, subject_of
from flibuste.testing.walk import setup_of

SEEDS = 2
"""Random games for each number of seats."""


class Report:
    """What `check_game` found: how much it checked, what it warns of, and what is wrong."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.checks = 0
        self.seconds = 0.0
        self.warnings: list[str] = []
        self.failures: dict[str, list[str]] = {}
        """By check: where it failed, and why."""

    @property
    def passed(self) -> bool:
        return not self.failures

    def run(self, name: str, where: str, check: Callable[[], None]) -> None:
        """Runs one check, and keeps what it says."""
        self.checks += 1
        with warnings.catch_warnings(record=True) as heard:
            warnings.simplefilter("always")
            try:
                check()
            except Exception as error:  # noqa: BLE001 - a broken game may raise anything
                self.failures.setdefault(name, []).append(f"{where}{told(error)}")
        self.warnings += [str(warning.message) for warning in heard]

    def __str__(self) -> str:
        lines = [repr(self).strip("<>")]
        for name, found in self.failures.items():
            more = f" (and {len(found) - 1} times more)" if len(found) > 1 else ""
            lines += [f"  {name.replace('_', ' ')}:", f"    {found[0]}{more}"]
        lines += [f"  warning: {warning}" for warning in self.warnings]
        return "\n".join(lines)

    def __repr__(self) -> str:
        wrong = f"{len(self.failures)} broken: {', '.join(self.failures)}" if self.failures else "all passed"
        noted = f", {len(self.warnings)} warnings" if self.warnings else ""
        return f"<{self.game}: {self.checks} checks in {self.seconds:.1f} s{noted}, {wrong}>"


def told(error: Exception) -> str:
    """The error in one paragraph; with the line it comes from if it is not a check's own."""
    if isinstance(error, AssertionError) and str(error):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} in {Path(last.filename).name}, line {last.lineno}"


def report_on(subject: Subject, seeds: int = SEEDS) -> Report:
    """Runs every check, whatever the others find."""
    report = Report(subject.name)
    begun = time.perf_counter()
    for name, check in {**OF_GAME, **PROMISED}.items():
        report.run(name, "", lambda check=check: check(subject))  # type: ignore[misc]  # a default binds it
    for seats in subject.game.meta.seats:
        for seed in range(seeds):
            setup = setup_of(subject.game, seats, seed)
            for name, of_walk in OF_WALK.items():
                report.run(
                    name,
                    f"{seats} seats, seed {seed}: ",
                    lambda check=of_walk, setup=setup, seed=seed: check(subject, setup, seed),  # type: ignore[misc]
                )
    report.seconds = time.perf_counter() - begun
    return report


def check_game(game: Game[Any] | str, *, seeds: int = SEEDS, tests: Path | None = None) -> Report:
    """Holds a game to everything the platform asks of one.

    The game is an object or the name of an installed game. `tests` is the folder of its tests, if that is
    not in the game's own folder: rules may be cited there. Raises AssertionError with the whole report if
    anything is wrong; otherwise returns the report.

    >>> check_game("_parley", seeds=1).passed
    True
    """
    report = report_on(subject_of(game, tests), seeds)
    if not report.passed:
        raise AssertionError(str(report))
    return report
