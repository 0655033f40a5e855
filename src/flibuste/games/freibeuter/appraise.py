"""A quick estimate of each seat's final total: what it has now, plus what its rings may bring."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import DOUBLER, NONE, OUTER, RING, WAREHOUSE, WAREHOUSE_PAY, value_of
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea

# Fitted to games between players who board early, late and in between: docs/research-log.md.
# The index of each list is the number of regions without a boat in the ring.
SHIP: Final = [1.0, 1.35, 1.15, 0.55, 0.2]
"""What a boarded ship brings if its ring closes, as a share of its value."""
FEE: Final = [1.0, 1.5, 1.9, 1.1, 0.0]
"""What a boat beside a boarded ship brings, as a share of the fee. Above 1: more boats may still come."""
AWAITED: Final = [0.0, 0.6, 1.1, 1.0, 0.0]
"""What a boat brings beside a ship that somebody may still board, as a share of the fee."""
LOOT: Final = 1.15
"""What a boat beside a warehouse brings, as a share of the pay."""
SHORT: Final = 0.7
"""What a loan costs, as a share of the sum. It counts twice at the end, but the ring may never close."""
TURN: Final = 2.0
"""What it is worth to be the active seat."""


def share_to_come(s: Sea) -> float:
    """The share of the unplayed cards that will be played before the deck or somebody's boats run out."""
    unplayed = len(s.sea_deck) + sum(s.seas)
    plays_left = min(len(s.sea_deck) + s.seats, s.seats * min(s.stock))
    return min(1.0, plays_left / unplayed) if unplayed else 0.0


def appraise(s: Sea) -> list[float]:
    scores = [float(total(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    share = share_to_come(s)
    inner = 1.0 - (1.0 - share) * (1.0 - share)  # an inner region has two cards, an outer one has one (FRE-4)
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
    """Adds to the scores what each seat can expect from this ring."""
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
