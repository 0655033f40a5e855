"""The day: characters act from the lowest to the highest (LIB-16 to LIB-20)."""

from __future__ import annotations

from flibuste.games.libertalia.parts import rank_of, seat_of
from flibuste.games.libertalia.powers import POWERS
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Dealer


def day(s: Crews, _: int, dealer: Dealer) -> None:
    """The lowest character that has not acted is looked up again each time (LIB-16, LIB-17).

    Only Parrots bring new cards, and Parrots act first. So all characters that have acted rank lower than
    those that have not, and one number separates them (LIB-20).
    """
    planned = len(s.todo)
    while len(s.todo) == planned:
        card = next_to_act(s)
        if card < 0:
            return
        s.acted = card
        power = POWERS[rank_of(card)]
        if power is not None:
            power(s, seat_of(card), dealer)  # LIB-10
    s.then(day)  # a question of the power comes first


def next_to_act(s: Crews) -> int:
    for card in s.ship:
        if card > s.acted:
            return card
    return -1
