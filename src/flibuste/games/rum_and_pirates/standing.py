"""A quick estimate of each seat's final score: its points, and what coins, rum and pirates may bring."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.bots import RUM, coin, in_hand
from flibuste.games.rum_and_pirates.parts import MAP, ROUNDS
from flibuste.games.rum_and_pirates.prospects import DATE, lone_map, to_come
from flibuste.games.rum_and_pirates.scoring import total, values_of
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.types import Seat

RECRUIT: Final = 0.85
"""What one more pirate brings per round."""


def appraise(s: Harbour) -> list[float]:
    return [float(total(s, seat)) + (0.0 if s.ended else promise(s, seat)) for seat in range(s.seats)]


def promise(s: Harbour, seat: Seat) -> float:
    """The value of what may still become points."""
    last = s.round >= ROUNDS
    value = coin(s) * min(s.coins[seat], 4) + (RUM * 0.5 if last else RUM) * s.rum[seat]
    value -= RECRUIT * (ROUNDS - s.round) * s.pool[seat]
    for tile in s.dates[seat]:
        value += DATE * to_come(s) * s.box.value[tile]
    for colour in range(3):
        value += lone_map(s, values_of(s, seat, MAP + colour))
    if s.aboard(seat):
        return value + bunk(s, seat)
    return value if s.done[seat] else value + in_hand(s, seat, s.reserve[seat])


def bunk(s: Harbour, seat: Seat) -> float:
    """The expected sleeping place of a crew aboard, by its share of all pirates that fight for one."""
    mine = s.aboard(seat)
    strong = 0.0
    rivals = 0
    for crew in s.rows:
        if crew != seat and s.aboard(crew):
            strong += s.aboard(crew)
            rivals += 1
    for other in range(s.seats):
        if other != seat and not s.done[other]:
            strong += 0.8 * min(s.reserve[other], 3)
            rivals += 1
    worth = [float(s.box.value[tile]) if tile >= 0 else 0.0 for tile in s.beds]
    if rivals == 0:
        return worth[0] + worth[2]
    first = mine / (mine + strong)
    second = (1.0 - first) * min(1.0, 2.0 * first) if rivals > 1 else 1.0 - first
    return first * worth[0] + second * worth[1] + max(0.0, 1.0 - first - second) * worth[2]
