"""The choices that a set-up can use: those of cards that are in the box, and of ships that have a berth."""

from __future__ import annotations

from flibuste.games.stoertebeker.box import box_of
from flibuste.games.stoertebeker.parts import (
    PIRATE,
    VOCABULARY,
    Aim,
    Board,
    Counter,
    Discard,
    Dismiss,
    Loot,
    Lose,
    Pay,
    Place,
    Take,
)
from flibuste.games.stoertebeker.setup import table_size
from flibuste.kernel.game import Setup, at_table
from flibuste.kernel.types import Choice


def usable(setup: Setup) -> list[Choice]:
    cards, berths = box_of(setup.data).cards, table_size(setup)
    return [choice for choice in at_table(VOCABULARY, setup.seats) if is_usable(choice, cards, berths)]


def is_usable(choice: Choice, cards: list[int], berths: int) -> bool:
    """Whether the box has the cards of this choice, and the table its berth."""
    if isinstance(choice, Aim | Board):
        return choice.berth < berths
    if isinstance(choice, Place):
        return choice.berth < berths and cards[choice.card] > 0
    if isinstance(choice, Discard | Take | Pay | Loot | Lose):
        return cards[choice.card] > 0
    if isinstance(choice, Dismiss):
        return cards[PIRATE + choice.points - 1] > 0
    if isinstance(choice, Counter):
        return all(cards[2 * kind + 1] >= choice.heads.count(kind) for kind in choice.heads)
    return True
