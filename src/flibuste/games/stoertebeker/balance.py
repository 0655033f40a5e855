"""Balance figures: what each ship brings per boarding attempt, per capture, and per card laid."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.stoertebeker.box import BUILT_IN
from flibuste.kernel.balance_notes import Comparison, Note
from flibuste.kernel.types import Event, Facts, Json, Result

SHIP = "ship"
ATTEMPT, CAPTURE, CARD = "attempt", "capture", "card"


def printed(colour: Json, points: Json, boarding: Json, kinds: Json) -> str:
    """Everything printed on a ship, which identifies it."""
    return f"{colour} {points} {boarding} {kinds}"


NAMES = {
    printed(ship.colour, ship.points, ship.boarding, list(ship.kinds)): (
        f"{ship.name} {ship.points}/{ship.boarding}"
    )
    for ship in BUILT_IN.ships
}
TABLES = (Comparison(SHIP, tuple(NAMES.values()), (ATTEMPT, CAPTURE, CARD), measures=True),)


def key_of(facts: Facts) -> str:
    """The ship's name in the box, points and boarding value; ships of a player's own box have no name."""
    ship = printed(facts["colour"], facts["points"], facts["boarding"], facts["kinds"])
    return NAMES.get(ship, f"{facts['points']}/{facts['boarding']}")


def notes(events: Sequence[Event], result: Result) -> list[Note]:
    """An attempt brings the ship's points or nothing; a capture brings them for the cards laid."""
    at: dict[str, str] = {}
    attempts: dict[str, list[int]] = {}
    cost: dict[tuple[str, int], int] = {}
    found: list[Note] = []
    for event in events:
        facts = event.facts
        if "ship" not in facts:
            continue
        berth = str(facts["ship"])
        if event.kind == "launched":
            at[berth] = key_of(facts)
            attempts[berth] = []
            cost = {where: cards for where, cards in cost.items() if where[0] != berth}
        elif event.kind in ("boarded", "countered"):
            attempts[berth].append(int(str(facts["seat"])))
        elif event.kind == "cleared":
            cost[berth, int(str(facts["seat"]))] = int(str(facts["count"]))
        elif event.kind == "failed":
            found += [Note(SHIP, at[berth], ATTEMPT, seat, 0.0) for seat in attempts[berth]]
            attempts[berth] = []
        elif event.kind == "captured":
            seat, points = int(str(facts["seat"])), float(str(facts["points"]))
            found += [
                Note(SHIP, at[berth], ATTEMPT, tried, points if tried == seat else 0.0)
                for tried in attempts[berth]
            ]
            attempts[berth] = []
            found.append(Note(SHIP, at[berth], CAPTURE, seat, points))
            found.append(Note(SHIP, at[berth], CARD, seat, points / max(1, cost.get((berth, seat), 1))))
    return found
