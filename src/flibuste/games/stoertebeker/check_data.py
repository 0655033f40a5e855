"""Checks a player's own files: errors if no game can be played with them, warnings if they are unusual."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.box import Box, read
from flibuste.games.stoertebeker.parts import HAND, PILE, PIRATE
from flibuste.games.stoertebeker.reach import must_be_in_reach
from flibuste.games.stoertebeker.reading import Lot
from flibuste.games.stoertebeker.setup import table_size
from flibuste.kernel.game import Setup
from flibuste.kernel.types import Facts, Refusal

SHIPS: Final = 30
COLOURS: Final = [6, 6, 6, 6, 6]
PROVISIONS: Final = [13, 10, 10, 8, 8, 7]
PIRATES: Final = [0, 4, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0]
HEADS: Final = 10


def check_data(setup: Setup) -> list[Refusal]:
    """Raises a refusal for an error and returns the warnings (2.4, numbers 2, 3 and 6)."""
    box, lots, ships = read(setup.data)
    needed = table_size(setup) + PILE[setup.seats]
    if len(ships) < needed:
        facts: Facts = {"file": "ships.csv", "line": ships[-1][0], "ships": len(ships), "needed": needed}
        raise Refusal("data-few-ships", "STO-7", facts)
    if len(box.deck) < HAND * setup.seats:
        few: Facts = {
            "file": "cards.csv",
            "line": lots[-1].line,
            "cards": len(box.deck),
            "needed": HAND * setup.seats,
        }
        raise Refusal("data-few-cards", "STO-9", few)
    must_be_in_reach(box, [line for line, _ in ships])
    return odd_ships(box, ships[-1][0]) + odd_cards(box, lots)


def odd_ships(box: Box, line: int) -> list[Refusal]:
    colours = [ship.colour for ship in box.ships]
    counts = sorted([colours.count(colour) for colour in sorted(set(colours))])
    if len(box.ships) != SHIPS or counts != COLOURS:
        facts: Facts = {"file": "ships.csv", "line": line, "ships": len(box.ships), "colours": len(counts)}
        return [Refusal("data-odd-ships", "STO-2", facts)]
    return []


def odd_cards(box: Box, lots: list[Lot]) -> list[Refusal]:
    cards = box.cards
    provisions = [cards[2 * kind] + cards[2 * kind + 1] for kind in range(6)]
    heads = sum(cards[1:PIRATE:2])
    if provisions != PROVISIONS or cards[PIRATE:] != PIRATES or heads != HEADS:
        facts: Facts = {
            "file": "cards.csv",
            "line": lots[-1].line,
            "cards": len(box.deck),
            "pirates": sum(cards[PIRATE:]),
            "heads": heads,
        }
        return [Refusal("data-odd-cards", "STO-2", facts)]
    return []
