"""What each seat will have in the end, at a glance: what it has, and what its rings and cards promise."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.outlook import Outlook
from flibuste.games.freibeuter.parts import FD, NONE
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea

# Fitted, together with the numbers of `outlook`, to how games went on: docs/bots.md.
BOAT: Final = 0.3
"""What a boat of the stock is worth …"""
FD_CARD: Final = 2.6
"""… a Dutchman card in hand …"""
SECOND_CARD: Final = 0.3
"""… the card of a region that holds a boat already …"""
TURN: Final = 1.8
"""… and to be at the turn."""


def appraise(s: Sea) -> list[float]:
    scores = [float(total(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    for seat in range(s.seats):
        worth = BOAT * s.stock[seat]
        for card in s.hands[seat]:
            if card >= FD:
                worth += FD_CARD
            elif s.first[card] >= 0:
                worth += SECOND_CARD
        scores[seat] += worth
    outlook = Outlook(s)
    for spot in range(36):
        if s.spot[spot] != NONE:
            outlook.promise(spot, scores)
    scores[s.active] += TURN
    return scores
