"""What each seat will have in the end, at a glance: what it has, and what its rings promise."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import DOUBLER, NONE, OUTER, RING, WAREHOUSE, WAREHOUSE_PAY, value_of
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea

LAST_GAP: Final = 0.65
"""How surely the last gap of a ring is filled, which any Dutchman card of two lines can do."""
FOREIGN: Final = 0.7
"""How many of a ring's gaps will be filled by boats its boarder has to pay for."""
HOPE: Final = 0.2
"""How much of a doubler's worth a ship has before the doubler falls."""


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
        if token == NONE or missing == 4 or (token < WAREHOUSE and s.boarder[spot] < 0):
            continue
        likely = 1.0
        for region in RING[spot]:
            if s.first[region] < 0:
                likely *= share if OUTER[region] else inner
        if missing == 1 and likely < LAST_GAP:
            likely = (likely + LAST_GAP) / 2.0
        promise(s, spot, token, missing, likely, scores, inner)
    return scores


def promise(
    s: Sea, spot: int, token: int, missing: int, likely: float, scores: list[float], inner: float
) -> None:
    """What the ring brings each seat, if it closes."""
    if token > WAREHOUSE:
        ship = token - DOUBLER
        for seat in range(s.seats):
            scores[seat] += likely * value_of(ship) * s.captured[4 * seat + ship - 1]
        return
    count = s.boats_around(spot)
    if token == WAREHOUSE:
        for seat in range(s.seats):
            scores[seat] += likely * WAREHOUSE_PAY * count[seat]
        return
    owner = s.boarder[spot]
    foreign = 0
    for seat in range(s.seats):
        if seat != owner and count[seat]:
            foreign += count[seat]
            scores[seat] += likely * token * count[seat]
    due = token * (foreign + FOREIGN * missing)
    short = due - s.cash[owner]
    worth = value_of(token) * (2.0 if token in s.doubled else 1.0 + HOPE * inner)
    scores[owner] += likely * (worth - due - (max(0.0, short)))
