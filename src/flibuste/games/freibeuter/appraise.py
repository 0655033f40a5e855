"""What each seat will have in the end, at a glance: what it has, and what its rings and cards promise."""

from __future__ import annotations

from flibuste.games.freibeuter.outlook import Outlook
from flibuste.games.freibeuter.parts import FD, NONE
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea


def appraise(s: Sea) -> list[float]:
    scores = [float(total(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    outlook = Outlook(s)
    fitted = outlook.fitted
    for seat in range(s.seats):
        worth = fitted.boat * s.stock[seat]
        for card in s.hands[seat]:
            if card >= FD:
                worth += fitted.fd_card
            elif s.first[card] >= 0:
                worth += fitted.second_card
        scores[seat] += worth
    for spot in range(36):
        if s.spot[spot] != NONE:
            outlook.promise(spot, scores)
    scores[s.active] += fitted.turn
    return scores
