"""A quick estimate of each seat's final score: its points, and its prospects at the ships on the table."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.bots import CARD, Eyes
from flibuste.games.stoertebeker.scoring import bonus
from flibuste.games.stoertebeker.state import Roads

HOPE: Final = 0.8
"""The share of a ship's prospect that comes true on average."""


def appraise(s: Roads) -> list[float]:
    scores = [float(s.score[seat] + bonus(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    eyes = [Eyes(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        scores[seat] += CARD * len(s.hands[seat])
    for berth in range(len(s.berths)):
        if s.berths[berth] >= 0:
            share(s, berth, eyes, scores)
    return scores


def share(s: Roads, berth: int, eyes: list[Eyes], scores: list[float]) -> None:
    """Adds each seat's prospect at a ship. Only one can take it, so together they get at most its points."""
    hopes: list[float] = []
    together = 0.0
    for seat in range(s.seats):
        side = s.side(berth, seat)
        hope = 0.0
        if s.laid[side]:
            hope = eyes[seat].prospect(
                berth, eyes[seat].lack_of(berth, seat), eyes[seat].stock, s.strength[side]
            )
        hopes.append(hope)
        together += hope
    points = s.ship(berth).points
    part = HOPE if together <= points else HOPE * points / together
    for seat in range(s.seats):
        scores[seat] += part * hopes[seat]
