"""How good a choice looks to a player who thinks no further."""

from __future__ import annotations

from flibuste.games._parley.parts import FIGHT, KEEP, REROLL, SPOT, YIELD, Rob, Seal, Take
from flibuste.games._parley.scoring import total, worth
from flibuste.games._parley.state import Council
from flibuste.kernel.types import Choice, Seat

FIND = 5.0
"""About what the floor is worth: the better of two tokens."""
WIN = 100.0


def weigh(s: Council, seat: Seat, options: list[Choice]) -> list[float]:
    return [weight(s, seat, option) for option in options]


def weight(s: Council, seat: Seat, choice: Choice) -> float:
    if isinstance(choice, Seal):
        return float(choice.card)  # high cards first: the black spot may end the game early
    if isinstance(choice, Take):
        return weight_of_token(s, seat, choice.token)
    if isinstance(choice, Rob):
        return float(total(s, choice.victim))
    if choice is FIGHT:
        return FIND / s.shown.count(max(s.shown))
    if choice is YIELD:
        return 1.0 if s.barrel else 0.0
    chance = (s.dice[seat] - 0.5) / 6 if choice is KEEP else 0.5
    return FIND * chance - (1.0 if choice is REROLL else 0.0)


def weight_of_token(s: Council, seat: Seat, token: int) -> float:
    """The black spot ends the game: it is good for a seat that is ahead in spite of it."""
    if token == SPOT:
        mine = total(s, seat) + worth(SPOT)
        if all(total(s, other) < mine for other in range(s.seats) if other != seat):
            return WIN
    return float(worth(token))
