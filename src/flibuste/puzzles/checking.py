"""Checks puzzles again, with other luck and more effort."""

from __future__ import annotations

from typing import NamedTuple

from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import Comparison, Trial
from flibuste.puzzles.criteria import RIGHT, TIMES, Effort, examined
from flibuste.puzzles.puzzle import Puzzle, fresh

APART = 1 << 60
"""Added to seeds, so that no luck of the search is used again."""


class Checked(NamedTuple):
    """What came of a puzzle: whether its solution is still the best, and whether every criterion holds."""

    puzzle: str
    solution: bool
    """The same options are right: the best is the same, and no other lies within two points of it."""
    failed: str
    """The criterion that does not hold; empty if all do."""
    shares: tuple[float, float]
    """The solution's share of the win, and the best other option's."""


def checked(puzzle: Puzzle, effort: Effort, seed: int = 0) -> Checked:
    """Measures every option anew, in fresh worlds. The options near the best get eight times as many."""
    knows = fresh(puzzle)
    base = APART + (seed << 30) + (int(puzzle.id, 16) << 4)
    compared = Comparison(Judge(knows.game, base), knows.world, puzzle.seat, knows.decision.options[0])
    compared.try_out(compared.trials, effort.pairs)
    near = [Trial(trial.choice) for trial in compared.ranked()[:4]]
    compared.try_out(near, TIMES * effort.pairs)
    values = {trial.choice.text: trial.share() for trial in [*compared.trials, *near]}
    best = max(values.values())
    right = {text for text, share in values.items() if share >= best - RIGHT}
    others = max(share for text, share in values.items() if text != puzzle.best)
    verdict = examined(knows, base + 8, effort, first_look=False)
    failed = verdict.failed or ("" if verdict.best == puzzle.best else "best")
    return Checked(puzzle.id, right == set(puzzle.right), failed, (values[puzzle.best], others))
