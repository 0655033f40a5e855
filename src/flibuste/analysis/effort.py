"""How much work fits into some seconds: measured by a few playouts of the game itself."""

from __future__ import annotations

import time
from typing import NamedTuple

from flibuste.analysis.analyse import Job, opened
from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import Comparison
from flibuste.analysis.report import Effort
from flibuste.analysis.steps import Step

LEAST = Effort(playouts=8, pairs=4, final=40, deals=50)
MOST = Effort(playouts=4_000, pairs=400, final=4_000, deals=20_000)
SAMPLES = 12
"""Steps of the game whose playouts are timed."""
PLAYOUTS = 3


def effort_for(record: str, seconds: float, workers: int = 1) -> Effort:
    """The effort that takes about so many seconds with so many workers.

    It depends on the machine. The report names it, and with it the report can be made again.
    """
    _, game, steps = opened(record)
    judge = Judge(game, 0)
    judge.prepare(steps[0].before.seats)  # happens once, and is not part of a playout's time
    every = max(1, len(steps) // SAMPLES)
    costs = [cost_of(judge, step) for step in steps[::every]]
    usual = Effort()
    whole = usual.deals * costs[0].value
    for at, step in enumerate(steps):
        whole += work_of(judge, step, usual, costs[min(at // every, len(costs) - 1)])
    return scaled(usual, seconds * workers / whole if whole else 1.0)


class Cost(NamedTuple):
    """Seconds of processor time for one playout: for the value of a world, and to compare options."""

    value: float
    pair: float


def cost_of(judge: Judge, step: Step) -> Cost:
    begun = time.thread_time()
    judge.value(step.before, PLAYOUTS)
    value = (time.thread_time() - begun) / PLAYOUTS
    seat, choice, _ = step.answers[0]
    compared = Comparison(judge, step.before, seat, choice)
    begun = time.thread_time()
    compared.try_out(compared.trials[:2], PLAYOUTS)
    return Cost(value, (time.thread_time() - begun) / compared.playouts)


def work_of(judge: Judge, step: Step, effort: Effort, cost: Cost) -> float:
    """About how many seconds a step takes."""
    together = len(step.answers) if len(step.answers) > 1 else 0
    seconds = cost.value * effort.playouts * (1 + step.lucky + together)
    for answer in step.answers:
        options = len(judge.game.options(step.before, answer.seat))
        if options > 1:
            rounds = max(1, (options - 1).bit_length())
            seconds += cost.pair * (effort.pairs * options * rounds + 2 * effort.final)
    return seconds


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
