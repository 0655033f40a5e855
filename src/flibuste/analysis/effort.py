"""How much work fits into some seconds: measured by a few playouts of the game itself."""

from __future__ import annotations

import time

from flibuste.analysis.analyse import Job, opened
from flibuste.analysis.judge import Judge
from flibuste.analysis.report import Effort
from flibuste.analysis.steps import Step

LEAST = Effort(playouts=8, pairs=4, final=40, deals=50)
MOST = Effort(playouts=4_000, pairs=400, final=4_000, deals=20_000)
SAMPLES = 12
"""Steps of the game whose playouts are timed."""


def effort_for(record: str, seconds: float, workers: int = 1) -> Effort:
    """The effort that takes about so many seconds with so many workers.

    It depends on the machine. The report names it, and with it the report can be made again.
    """
    _, game, steps = opened(record)
    judge = Judge(game, 0)
    judge.prepare(steps[0].before.seats)  # happens once, and is not part of a playout's time
    every = max(1, len(steps) // SAMPLES)
    took: list[float] = []
    for step in steps[::every]:
        begun = time.thread_time()
        judge.value(step.before, 3)
        took.append((time.thread_time() - begun) / 3)
    costs = [took[min(at // every, len(took) - 1)] for at in range(len(steps))]
    usual = Effort()
    whole = (
        sum(cost * playouts_of(judge, step, usual) for cost, step in zip(costs, steps, strict=True))
        + usual.deals * took[0]
    )
    return scaled(usual, seconds * workers / whole if whole else 1.0)


def playouts_of(judge: Judge, step: Step, effort: Effort) -> float:
    """About how many playouts a step takes."""
    together = len(step.answers) if len(step.answers) > 1 else 0
    count = effort.playouts * (1 + step.lucky + together)
    for answer in step.answers:
        options = len(judge.game.options(step.before, answer.seat))
        if options > 1:
            rounds = max(1, (options - 1).bit_length())
            count += effort.pairs * options * rounds + effort.final
    return count


def scaled(effort: Effort, factor: float) -> Effort:
    """More or less of everything, within bounds."""
    return Effort(
        *(
            max(least, min(most, round(one * factor)))
            for one, least, most in zip(effort, LEAST, MOST, strict=True)
        )
    )


def job_for(record: str, seconds: float, workers: int = 1, seed: int = 0) -> Job:
    return Job(record, effort_for(record, seconds, workers), seed)
