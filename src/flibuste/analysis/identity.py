"""A result taken apart: seat, deal, luck, one's own choices and the others'. The parts add up exactly.

`docs/analysis.md` has the mathematics. Every value is used once with plus and once with minus, so the sum is
exact whatever the values are; and because the luck of a step is compared with fresh luck, its mean is zero.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from flibuste.analysis.judge import Judge, Worth
from flibuste.analysis.steps import Step
from flibuste.arena.statistics.intervals import unbounded
from flibuste.kernel.game import Game
from flibuste.kernel.types import Choice, Seat

BATCHES = 4
"""Values are measured in so many batches, each with luck of its own: that shows how sure a sum of them is."""


class Value(NamedTuple):
    """For each seat: the share of the win to be expected, and the margin in points."""

    shares: tuple[float, ...]
    margins: tuple[float, ...]

    @classmethod
    def of(cls, worth: Worth) -> Value:
        return cls(tuple(worth.shares()), tuple(worth.margins()))

    @classmethod
    def mean(cls, batches: Sequence[Worth]) -> Value:
        """The value by several batches of the same size."""
        shares = zip(*(one.shares() for one in batches), strict=True)
        margins = zip(*(one.margins() for one in batches), strict=True)
        return cls(*(tuple(sum(seat) / len(batches) for seat in scale) for scale in (shares, margins)))


class StepParts(NamedTuple):
    """What one step changed for each seat, in one of the two scales."""

    own: tuple[float, ...]
    others: tuple[float, ...]
    luck: tuple[float, ...]


class StepValue(NamedTuple):
    """The values that one step leads to."""

    chosen: Value
    """After the choices, over fresh luck."""
    alone: tuple[Value | None, ...]
    """For each seat that was asked with others: after its own choice, with the others' still open."""
    after: Value
    batches: tuple[tuple[float, ...], ...] = ()
    """For each batch, the luck of each seat as a share of the win; empty if no luck was drawn."""


class Parts(NamedTuple):
    """A seat's result and what it is made of: `start + seat + deal + own + others + luck` is `result`."""

    result: float
    start: float
    """Without knowing anything: 1 / seats of the win, or a margin of 0."""
    seat: float
    deal: float
    own: float
    others: float
    luck: float

    def total(self) -> float:
        return self.start + self.seat + self.deal + self.own + self.others + self.luck


class Judges(NamedTuple):
    """The batches: judges with luck of their own, and how many playouts each has."""

    batches: tuple[Judge, ...]
    playouts: int

    @classmethod
    def of(cls, game: Game[Any], seed: int, playouts: int) -> Judges:
        """At least as many playouts as wanted."""
        count = max(1, min(BATCHES, playouts))
        batches = tuple(Judge(game, seed * BATCHES + batch) for batch in range(count))
        return cls(batches, math.ceil(playouts / count))

    def value(self, world: Any) -> list[Worth]:  # noqa: ANN401 - the state of any game
        return [judge.value(world, self.playouts) for judge in self.batches]

    def after(self, world: Any, seats: list[Seat], choices: list[Choice]) -> list[Worth]:  # noqa: ANN401
        return [judge.after(world, seats, choices, self.playouts) for judge in self.batches]


def value_step(judges: Judges, step: Step) -> StepValue:
    """The values that a step leads to. The value before it is the one after the step before."""
    came = judges.value(step.after)
    after = chosen = Value.mean(came)
    seats = [answer.seat for answer in step.answers]
    choices = [answer.choice for answer in step.answers]
    batches: tuple[tuple[float, ...], ...] = ()
    if step.lucky:
        fresh = judges.after(step.before, seats, choices)
        chosen = Value.mean(fresh)
        batches = tuple(
            tuple(one - other for one, other in zip(real.shares(), usual.shares(), strict=True))
            for real, usual in zip(came, fresh, strict=True)
        )
    alone: list[Value | None] = [None] * step.before.seats
    if len(seats) > 1:
        for seat, choice in zip(seats, choices, strict=True):
            alone[seat] = Value.mean(judges.after(step.before, [seat], [choice]))
    return StepValue(chosen, tuple(alone), after, batches)


def luck_error(steps: Sequence[StepValue], seat: Seat) -> float:
    """Half the width of the 95 % interval of a seat's luck, by the batches; 0 if no luck was drawn."""
    lucky = [step.batches for step in steps if step.batches]
    if not lucky:
        return 0.0
    sums = [sum(step[batch][seat] for step in lucky) for batch in range(len(lucky[0]))]
    found = unbounded(sums)
    return found.high - found.mean


def parts_of_step(start: Value, value: StepValue, asked: Sequence[Seat], margins: bool = False) -> StepParts:
    """Own and others' choices, and luck. Whoever was asked alone gets the whole change."""
    scale = 1 if margins else 0
    before, chosen, after = start[scale], value.chosen[scale], value.after[scale]
    own, others = [0.0] * len(before), [0.0] * len(before)
    for seat in range(len(before)):
        alone = value.alone[seat]
        if seat not in asked:
            others[seat] = chosen[seat] - before[seat]
        elif alone is None:
            own[seat] = chosen[seat] - before[seat]
        else:
            own[seat] = alone[scale][seat] - before[seat]
            others[seat] = chosen[seat] - alone[scale][seat]
    luck = tuple(after[seat] - chosen[seat] for seat in range(len(before)))
    return StepParts(tuple(own), tuple(others), luck)


def parts_of_game(
    dealt: Value, start: Value, steps: Sequence[StepParts], end: Value, margins: bool = False
) -> list[Parts]:
    """The parts of each seat's result: fresh deals, the deal of this game, its steps, and the end."""
    scale = 1 if margins else 0
    seats = len(dealt[scale])
    even = 0.0 if margins else 1 / seats
    return [
        Parts(
            result=end[scale][seat],
            start=even,
            seat=dealt[scale][seat] - even,
            deal=start[scale][seat] - dealt[scale][seat],
            own=sum(step.own[seat] for step in steps),
            others=sum(step.others[seat] for step in steps),
            luck=sum(step.luck[seat] for step in steps),
        )
        for seat in range(seats)
    ]
