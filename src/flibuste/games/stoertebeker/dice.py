"""Throwing the dice: two with colours, two with pips (STO-5, STO-26, STO-35, STO-37, STO-46)."""

from __future__ import annotations

from flibuste.games.stoertebeker import memory
from flibuste.games.stoertebeker.parts import BERTHS, CARD_NAMES, FACES, PIRATE
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Seat


def throw_colours(s: Roads, seat: Seat, rule: str, dealer: Dealer) -> None:
    """Throws both colour dice, one after the other (STO-5)."""
    dice = s.box.dice
    first = dice[0][dealer.below(len(dice[0]))]
    second = dice[1][dealer.below(len(dice[1]))]
    s.colours = (first, second)
    s.thrower = seat
    if dealer.heard:
        facts: Facts = {"seat": seat, "ship": BERTHS[s.target], "kinds": [FACES[first], FACES[second]]}
        dealer.tell("threw-colours", rule, facts)


def throw_pips(s: Roads, seat: Seat, rule: str, dealer: Dealer) -> int:
    """Pips plus all pirate points of a side; its pirates are face up from now on (STO-35, STO-46)."""
    side = s.side(s.target, seat)
    turned = memory.turn_up(s, side, seat)
    if turned and dealer.heard:
        names = [CARD_NAMES[PIRATE + points - 1] for points in turned]
        dealer.tell("revealed", rule, {"seat": seat, "ship": BERTHS[s.target], "cards": names})
    first = dealer.roll(6)
    second = dealer.roll(6)
    s.pips = (first, second)
    s.thrower = seat
    strength = s.strength[side]
    total = first + second + strength
    if dealer.heard:
        facts: Facts = {
            "seat": seat,
            "ship": BERTHS[s.target],
            "first": first,
            "second": second,
            "strength": strength,
            "total": total,
        }
        dealer.tell("rolled", rule, facts)
    return total
