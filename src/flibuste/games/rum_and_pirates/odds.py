"""For the bots: what a roll is worth, and what rum could improve."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.types import Seat

STING: Final = 2.5
"""What a scorpion costs, including the others' advantage."""
FIGHT: Final = 1.7
"""What winning a column is worth."""
LAST_FIGHT: Final = 3.0
"""The same when the crew's last pirate fights."""


def roll_values(s: Harbour, seat: Seat) -> list[float]:
    """The value of each roll from 1 to 6 for the seat that rolls now."""
    if s.drinkers:
        return [best_below(s, eyes) for eyes in range(1, 7)]
    if s.total >= 0:
        threshold = s.box.number[s.scorpion]
        return [-STING if s.total + eyes >= threshold else 0.0 for eyes in range(1, 7)]
    return [fight_value(s, seat, eyes) for eyes in range(1, 7)]


def best_below(s: Harbour, eyes: int) -> float:
    """The value of the best staked tile this roll wins."""
    best = 0.0
    for tile in s.stake:
        value = s.box.value[tile]
        if value < eyes and value > best:
            best = float(value)
    return best


def fight_value(s: Harbour, seat: Seat, eyes: int) -> float:
    """The value of beating the standing roll, times the chance that the later rolls do not beat it."""
    if s.standing >= 0 and eyes < s.standing_die:
        return 0.0
    chance = 1.0
    after = False
    for crew in s.fighters:
        if after:
            chance *= (eyes - 1) / 6
        if crew == seat:
            after = True
    return chance * (LAST_FIGHT if s.aboard(seat) == 1 or s.crews == 2 else FIGHT)


def one_more(values: list[float]) -> float:
    """The value of a new roll that counts in any case."""
    return sum(values) / 6


def two_more(values: list[float]) -> float:
    """The value of a new roll with an optional second one."""
    once = one_more(values)
    return sum([max(value, once) for value in values]) / 6
