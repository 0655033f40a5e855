"""What a roll is worth, and what rum could make of it: for the bots."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.words import Seat

STING: Final = 2.5
"""What a scorpion costs, with what the others gain by it."""
FIGHT: Final = 1.7
"""What it is worth to win a column."""
LAST_FIGHT: Final = 3.0
"""The same, when the crew's last pirate fights."""


def roll_values(s: Harbour, seat: Seat) -> list[float]:
    """How good each number of eyes would be for the one who rolls now; the first stands for 1."""
    if s.drinkers:
        return [best_below(s, eyes) for eyes in range(1, 7)]
    if s.total >= 0:
        threshold = s.box.number[s.scorpion]
        return [-STING if s.total + eyes >= threshold else 0.0 for eyes in range(1, 7)]
    return [fight_value(s, seat, eyes) for eyes in range(1, 7)]


def best_below(s: Harbour, eyes: int) -> float:
    """The dearest staked tile this roll wins."""
    best = 0.0
    for tile in s.stake:
        value = s.box.value[tile]
        if value < eyes and value > best:
            best = float(value)
    return best


def fight_value(s: Harbour, seat: Seat, eyes: int) -> float:
    """To beat whoever stands, and to stand against all who are still to roll."""
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
    """What a new roll is worth that counts whatever it is."""
    return sum(values) / 6


def two_more(values: list[float]) -> float:
    """What two new rolls are worth, the second of which may be left."""
    once = one_more(values)
    return sum([max(value, once) for value in values]) / 6
