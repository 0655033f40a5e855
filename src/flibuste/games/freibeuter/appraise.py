"""What each seat will have in the end, at a glance: what it has, and what its rings promise."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import DOUBLER, NONE, OUTER, RING, WAREHOUSE, WAREHOUSE_PAY, value_of
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea

# Fitted to how games went on between players who board early, late and in between: docs/bots.md.
# Each list is by how many regions a ring still lacks.
SHIP: Final = [1.0, 1.35, 1.15, 0.55, 0.2]
"""What a boarded ship is worth, of its value, if its ring closes …"""
FEE: Final = [1.0, 1.5, 1.9, 1.1, 0.0]
"""… what a boat beside it brings, of its fee: the more, the more boats will come …"""
AWAITED: Final = [0.0, 0.6, 1.1, 1.0, 0.0]
"""… and what it brings beside a ship that somebody may still board."""
LOOT: Final = 1.15
"""What a boat beside a warehouse brings, of its pay."""
SHORT: Final = 0.7
"""What a loan costs, of the sum: it is paid back twice, if at all."""
TURN: Final = 2.0
"""What it is worth to be at the turn."""


def share_to_come(s: Sea) -> float:
    """How many of the cards not yet played will be: the deck runs dry, or somebody runs out of boats."""
    unplayed = len(s.sea_deck) + sum(s.seas)
    plays_left = min(len(s.sea_deck) + s.seats, s.seats * min(s.stock))
    return min(1.0, plays_left / unplayed) if unplayed else 0.0


def appraise(s: Sea) -> list[float]:
    scores = [float(total(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    share = share_to_come(s)
    inner = 1.0 - (1.0 - share) * (1.0 - share)  # two cards for a region inside, one at the edge (FRE-4)
    for spot in range(36):
        token = s.spot[spot]
        missing = s.missing[spot]
        if token == NONE or (missing == 4 and (token >= WAREHOUSE or s.boarder[spot] < 0)):
            continue
        likely = 1.0
        for region in RING[spot]:
            if s.first[region] < 0:
                likely *= share if OUTER[region] else inner
        promise(s, spot, token, missing, likely, scores)
    scores[s.active] += TURN
    return scores


def promise(s: Sea, spot: int, token: int, missing: int, likely: float, scores: list[float]) -> None:
    """What the ring brings each seat, if it closes."""
    if token > WAREHOUSE:
        ship = token - DOUBLER
        for seat in range(s.seats):
            scores[seat] += likely * value_of(ship) * s.captured[4 * seat + ship - 1]
        return
    count = s.boats_around(spot)
    owner = s.boarder[spot]
    if token == WAREHOUSE:
        each = likely * LOOT * WAREHOUSE_PAY
    else:
        each = likely * token * (AWAITED[missing] if owner < 0 else FEE[missing])
    foreign = 0
    for seat in range(s.seats):
        if seat != owner and count[seat]:
            foreign += count[seat]
            scores[seat] += each * count[seat]
    if owner >= 0:
        worth = value_of(token) * (2.0 if token in s.doubled else 1.0)
        short = max(0.0, token * foreign - s.cash[owner])
        scores[owner] += likely * (SHIP[missing] * worth - SHORT * short) - each * foreign
