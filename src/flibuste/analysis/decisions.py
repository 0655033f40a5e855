"""The decisions of a game, each judged by what its seat knew."""

from __future__ import annotations

from typing import NamedTuple

from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import SURE, Comparison, Lead, Trial
from flibuste.analysis.steps import Answer, Step
from flibuste.kernel.types import Seat

MARKS = ((0.20, "??"), (0.10, "?"), (0.05, "?!"))
"""Shares of the win lost from which a mistake gets its mark.

A matelot gets a few marks a game, a capitaine hardly any: docs/research-log.md.
"""

MATTERS = 0.02
"""A decision mattered if its best option is surely better than another one, and by at least this share."""


class OptionValue(NamedTuple):
    """An option and what it was worth to its seat."""

    choice: str
    share: float
    margin: float
    worlds: int


class DecisionValue(NamedTuple):
    """One decision: what was chosen, what was best, and what the difference cost."""

    move: int
    """The number of the move in the record."""
    seat: Seat
    kind: str
    together: bool
    """Whether other seats were asked at the same time: then it was a guess at their choices."""
    chosen: str
    best: str
    loss: float
    """The share of the win that was lost, measured in fresh worlds. Slightly negative where it is noise."""
    error: float
    """Half the width of the loss's 95 % interval."""
    margin: float
    """What it cost in the game's own points."""
    unforced: bool
    """Whether the options differ: one is surely better than another, by enough to matter."""
    options: tuple[OptionValue, ...]

    @property
    def mistake(self) -> bool:
        """Whether the loss is surely more than nothing."""
        return self.loss > self.error

    @property
    def mark(self) -> str:
        """The sign of a mistake, as in chess; empty if there is none."""
        return mark_of(self.loss) if self.mistake else ""

    @property
    def well_chosen(self) -> bool:
        """Whether nothing better was found, and another option was surely worse."""
        return self.unforced and self.chosen == self.best

    @property
    def lead(self) -> tuple[float, float]:
        """By how much the choice that was made beats the mean of the other options: share and margin."""
        others = [option for option in self.options if option.choice != self.chosen]
        chosen = next(option for option in self.options if option.choice == self.chosen)
        count = max(1, len(others))
        share = sum(option.share for option in others) / count
        margin = sum(option.margin for option in others) / count
        return chosen.share - share, chosen.margin - margin


def mark_of(loss: float) -> str:
    """The mark for a share of the win that was surely lost."""
    return next((mark for least, mark in MARKS if loss >= least), "")


def judge_decision(judge: Judge, step: Step, answer: Answer, pairs: int, final: int) -> DecisionValue | None:
    """What this answer cost. None if there was nothing to choose."""
    if len(judge.game.options(step.before, answer.seat)) < 2:
        return None
    compared = Comparison(judge, step.before, answer.seat, answer.choice)
    compared.run(pairs, final)
    lead = compared.lead
    options = [option_value(trial, compared.winner) for trial in compared.trials]
    return DecisionValue(
        move=answer.move,
        seat=answer.seat,
        kind=step.before.question.kind,
        together=len(step.answers) > 1,
        chosen=answer.choice.text,
        best=compared.winner.choice.text,
        loss=lead.mean if lead else 0.0,
        error=SURE * lead.error if lead else 0.0,
        margin=compared.margin,
        unforced=compared.matters(MATTERS),
        options=tuple(sorted(options, key=lambda option: -option.share)),
    )


def option_value(trial: Trial, winner: Trial) -> OptionValue:
    """An option's value by its distance from the best in the same worlds.

    Everybody plays better in later worlds, and options that were soon dropped did not see those.
    """
    share = winner.share() - Lead(winner.shares, trial.shares).mean
    margin = winner.margin() - Lead(winner.margins, trial.margins).mean
    return OptionValue(trial.choice.text, share, margin, len(trial.shares))
