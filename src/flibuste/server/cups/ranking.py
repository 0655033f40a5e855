"""Places in a duplicate cup, by result and by luck-adjusted result. No database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from flibuste.kernel.types import Seat, margins_of


class Outcome(NamedTuple):
    """A finished try, as far as places depend on it."""

    place: int
    """At its own table, among the bots."""
    score: int
    margin: float
    """The score minus the mean of the others at the table."""
    adjusted: float | None = None
    """The margin without luck; None until the game is analysed."""


def outcome_of(scores: Sequence[int], places: Sequence[int], seat: Seat, adjusted: float | None) -> Outcome:
    return Outcome(places[seat], scores[seat], round(margins_of(scores)[seat], 2), adjusted)


def by_result(outcome: Outcome) -> tuple[float, ...]:
    """Smaller is better: the place at the table, then the margin, then the score."""
    return (outcome.place, -outcome.margin, -outcome.score)


def by_adjusted(outcome: Outcome) -> tuple[float, ...]:
    assert outcome.adjusted is not None  # only analysed tries are compared by this
    return (-outcome.adjusted,)


def ranks(outcomes: Sequence[Outcome]) -> list[int]:
    """The place of each try by result. Equal ones share the better place: 1, 1, 3."""
    return shared(outcomes, by_result)


def adjusted_ranks(outcomes: Sequence[Outcome]) -> list[int | None]:
    """The same without luck; None for a try that is not analysed yet."""
    known = [one for one in outcomes if one.adjusted is not None]
    found = iter(shared(known, by_adjusted))
    return [None if one.adjusted is None else next(found) for one in outcomes]


def shared(outcomes: Sequence[Outcome], key: Callable[[Outcome], tuple[float, ...]]) -> list[int]:
    keys = [key(one) for one in outcomes]
    order = sorted(keys)
    first = {one: at + 1 for at, one in reversed(list(enumerate(order)))}
    return [first[one] for one in keys]
