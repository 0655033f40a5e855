"""How good a choice looks to a player who thinks no further."""

from __future__ import annotations

from math import comb

from flibuste.kernel.types import Choice, Seat
from liars_dice.bidding import matching
from liars_dice.parts import ACE, CHALLENGE, SIDES, Bid, Face
from liars_dice.state import Cups


def weigh(s: Cups, seat: Seat, options: list[Choice]) -> list[float]:
    return [weight(s, seat, option) for option in options]


def weight(s: Cups, seat: Seat, choice: Choice) -> float:
    """The chance to be right. A higher bid leaves the next player less room, so equals go to the lower."""
    if choice is CHALLENGE:
        return 1.0 - chance(s, seat, s.count, s.face)
    if isinstance(choice, Face):
        return chance(s, seat, s.named, choice.face)
    assert isinstance(choice, Bid)
    lowest = s.face + 1 if choice.count == s.count else 1
    best = max([chance(s, seat, choice.count, face) for face in range(lowest, SIDES + 1)])
    return best - 0.001 * choice.count


def chance(s: Cups, seat: Seat, count: int, face: int) -> float:
    """How likely there are so many of this face, with what lies under the own cup."""
    own = s.dice[seat]
    hidden = s.in_play() - len(own)
    missing = count - matching(s, own, face)
    if missing <= 0:
        return 1.0
    p = 2 / SIDES if s.wild and face != ACE else 1 / SIDES
    return sum([comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(missing, hidden + 1)])


def appraise(s: Cups) -> list[float]:
    """Each seat's score in the end: who holds more dice outlasts more of those who are left."""
    left = s.seats - len(s.out)
    dice = s.in_play()
    scores: list[float] = []
    for seat in range(s.seats):
        if seat in s.out:
            scores.append(float(s.out.index(seat)))
        else:
            scores.append(len(s.out) + (left - 1) * (1.0 if left == 1 else len(s.dice[seat]) / dice))
    return scores
