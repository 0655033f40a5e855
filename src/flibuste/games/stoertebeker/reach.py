"""Whether a player's own ships can be boarded at all (ruling R-8)."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.box import Box, Ship
from flibuste.games.stoertebeker.parts import PIRATE, POINTS, TYPES
from flibuste.kernel.types import Facts, Refusal

BEST_THROW: Final = 12


def must_be_in_reach(box: Box, lines: list[int]) -> None:
    """Refuses a ship that nobody can take, whatever cards lie there (STO-36)."""
    for at, ship in enumerate(box.ships):
        reached = BEST_THROW + strongest_crew(box, ship)
        if ship.boarding > reached:
            facts: Facts = {
                "file": "ships.csv",
                "line": lines[at],
                "id": ship.name,
                "boarding": ship.boarding,
                "reached": reached,
            }
            raise Refusal("data-out-of-reach", "STO-36", facts)


def strongest_crew(box: Box, ship: Ship) -> int:
    """The points of all heads that fit and of the strongest pirates, one per provision (STO-4, STO-18)."""
    points = sum([min(ship.demand[kind], box.cards[2 * kind + 1]) for kind in range(6)])
    places = ship.size
    for card in range(TYPES - 1, PIRATE - 1, -1):
        pirates = min(places, box.cards[card])
        points += pirates * POINTS[card]
        places -= pirates
    return points
