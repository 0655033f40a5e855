"""Payoffs: what a result is worth to each seat, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Result

PAYOFFS: Final = ("win", "place", "margin", "score")
"""The kinds of payoff, as `payoffs` explains them."""


def payoffs(result: Result, kind: str = "win") -> list[float]:
    """What each seat gets.

    | kind | what it is |
    |---|---|
    | win | the share of the win, from 1 for a sole winner to -1/(seats - 1) for all others; the sum is 0 |
    | place | from 1 for the first to -1 for the last place; shared places share; the sum is 0 |
    | margin | the score minus the mean of the others' scores; the sum is 0 |
    | score | the score |

    >>> import flibuste as fb
    >>> result = fb.play("libertalia", ["random"] * 3, seed=7).result
    >>> result.places, payoffs(result), payoffs(result, "place")
    ((2, 3, 1), [-0.5, -0.5, 1.0], [0.0, -1.0, 1.0])
    """
    seats = len(result.places)
    if kind == "win":
        return [(share * seats - 1) / (seats - 1) for share in result.win_shares()]
    if kind == "place":
        return [1 - 2 * standing(result.places, place) / (seats - 1) for place in result.places]
    if kind == "margin":
        return result.margins()
    if kind == "score":
        return [float(score) for score in result.scores]
    raise ValueError(f"{kind!r} is no payoff: {', '.join(PAYOFFS)}")


def standing(places: tuple[int, ...], place: int) -> float:
    """How many seats are better, and half of those that are level."""
    return place - 1 + (places.count(place) - 1) / 2
