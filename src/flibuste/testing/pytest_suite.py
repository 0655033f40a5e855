"""The checks as tests: one for every sentence, game, number of seats and seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import pytest

from flibuste.kernel.game import Game
from flibuste.testing.checklist import OF_GAME, OF_WALK, PROMISED, OfGame, OfWalk
from flibuste.testing.report import SEEDS
from flibuste.testing.subject import Subject, subject_of
from flibuste.testing.walk import setup_of
from flibuste.testing.word_checks.messages import MissingWords

GENTLE = pytest.mark.filterwarnings(f"default::{MissingWords.__module__}.{MissingWords.__qualname__}")
"""What a game that is not released lacks is told and fails nothing."""


Test: TypeAlias = Any
"""A function that pytest has marked: it has no type of its own."""


def conformance(
    *games: Game[Any] | str, seeds: int = SEEDS, tests: Path | None = None, promises: bool = True
) -> type:
    """A test class that holds these games to everything the platform asks of one.

    A package's whole test file:

        from pathlib import Path
        from flibuste.testing.pytest_suite import conformance

        TestConformance = conformance("corsairs", tests=Path(__file__).parent)

    Without `promises` the matches that a game's `meta` promises to win are left out.
    """
    subjects = [subject_of(game, tests) for game in games]
    found: dict[str, object] = {"__doc__": "What every game owes."}
    for name, check in {**OF_GAME, **(PROMISED if promises else {})}.items():
        found[f"test_{name}"] = of_game(check, subjects)
    for name, of_walk in OF_WALK.items():
        found[f"test_{name}"] = of_walks(of_walk, subjects, seeds)
    return type("TestConformance", (), found)


def of_game(check: OfGame, subjects: list[Subject]) -> Test:
    @GENTLE
    @pytest.mark.parametrize("subject", subjects, ids=[subject.name for subject in subjects])
    def test(self: object, subject: Subject) -> None:
        check(subject)

    return test


def of_walks(check: OfWalk, subjects: list[Subject], seeds: int) -> Test:
    cases = [
        pytest.param(subject, seats, seed, id=f"{subject.name}-{seats}-{seed}")
        for subject in subjects
        for seats in subject.game.meta.seats
        for seed in range(seeds)
    ]

    @pytest.mark.parametrize(("subject", "seats", "seed"), cases)
    def test(self: object, subject: Subject, seats: int, seed: int) -> None:
        check(subject, setup_of(subject.game, seats, seed), seed)

    return test
