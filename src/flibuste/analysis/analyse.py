"""Analyses a finished game: its steps are judged one by one, in any order and in any process."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from flibuste.analysis.decisions import DecisionValue, judge_decision
from flibuste.analysis.identity import (
    Judges,
    Parts,
    StepValue,
    Value,
    luck_error,
    parts_of_game,
    parts_of_step,
    value_step,
)
from flibuste.analysis.judge import POLICY, Judge
from flibuste.analysis.likeness import played_like
from flibuste.analysis.losses import SURE
from flibuste.analysis.report import Effort, PlayerReport, Report, StepReport
from flibuste.analysis.steps import Step, steps_of
from flibuste.kernel import registry
from flibuste.kernel.game import Game
from flibuste.kernel.records.record import Record, parse
from flibuste.kernel.types import Seat


class Job(NamedTuple):
    """A game to analyse. It is all that a worker needs."""

    record: str
    effort: Effort
    seed: int


class StepWork(NamedTuple):
    """What one step gives: the values it leads to, and its decisions."""

    value: StepValue
    decisions: tuple[DecisionValue, ...]


class Opening(NamedTuple):
    """What is known before the first decision: over fresh deals, and after the deal of this game."""

    dealt: Value
    start: Value


@lru_cache(maxsize=4)
def opened(text: str) -> tuple[Record, Game[Any], list[Step]]:
    """The game of a record and its steps. A worker replays a game once, not once for each step."""
    record = parse(text)
    game = registry.edition(record.game, record.version)
    return record, game, steps_of(game, record)


def work_opening(job: Job) -> Opening:
    record, game, steps = opened(job.record)
    judge = Judge(game, job.seed)
    dealt = Value.of(judge.deals(record.setup, job.effort.deals))
    judges = Judges.of(game, job.seed, job.effort.playouts)
    return Opening(dealt, Value.mean(judges.value(steps[0].before)))


def work_step(job: Job, number: int) -> StepWork:
    """Judges one step. The result does not depend on where or when."""
    _, game, steps = opened(job.record)
    judge = Judge(game, job.seed)
    step, effort = steps[number], job.effort
    answers = step.answers if effort.pairs else ()
    judged = [judge_decision(judge, step, answer, effort.pairs, effort.final) for answer in answers]
    value = value_step(Judges.of(game, job.seed, effort.playouts), step)
    return StepWork(value, tuple(one for one in judged if one is not None))


def analyse_here(job: Job) -> Report:
    """The whole analysis in this process."""
    steps = opened(job.record)[2]
    return report_of(job, work_opening(job), [work_step(job, number) for number in range(len(steps))])


def report_of(job: Job, opening: Opening, done: Sequence[StepWork]) -> Report:
    """Puts the results of all steps together."""
    record, _, steps = opened(job.record)
    told: list[StepReport] = []
    before = opening.start
    for step, one in zip(steps, done, strict=True):
        asked = tuple(answer.seat for answer in step.answers)
        told.append(
            StepReport(
                tuple(answer.move for answer in step.answers),
                asked,
                one.value.after,
                parts_of_step(before, one.value, asked),
                parts_of_step(before, one.value, asked, margins=True),
            )
        )
        before = one.value.after
    shares = parts_of_game(opening.dealt, opening.start, [one.shares for one in told], before)
    points = [one.margins for one in told]
    margins = parts_of_game(opening.dealt, opening.start, points, before, margins=True)
    decisions = tuple(decision for one in done for decision in one.decisions)
    players = tuple(
        player_report(record, seat, decisions, shares[seat], margins[seat])._replace(
            luck_error=luck_error([one.value for one in done], seat)
        )
        for seat in range(record.setup.seats)
    )
    return Report(
        game=record.game,
        version=record.version,
        policy=POLICY,
        seed=job.seed,
        effort=job.effort,
        start=opening.start,
        steps=tuple(told),
        decisions=decisions,
        players=players,
    )


def player_report(
    record: Record, seat: Seat, decisions: Sequence[DecisionValue], shares: Parts, margins: Parts
) -> PlayerReport:
    """A seat's figures. Only unforced decisions count: where all options are equal, nobody can err."""
    own = [one for one in decisions if one.seat == seat and one.unforced]
    rate = sum(one.loss for one in own) / len(own) if own else 0.0
    spread = sum((one.loss - rate) ** 2 for one in own)
    error = SURE * math.sqrt(spread / (len(own) - 1) / len(own)) if len(own) > 1 else math.inf
    mistakes = sum(bool(one.mark) for one in own)
    like = played_like(record.game, record.setup.seats, rate, len(own))
    return PlayerReport(seat, record.players[seat], shares, margins, len(own), rate, error, mistakes, like)
