"""Balance figures: what boarding early or late is worth, and what the doublers bring."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel.balance_notes import Comparison, Note
from flibuste.kernel.types import Event, Result

BOARDING, DOUBLER = "boarding", "doubler"
THIRDS = ("early", "middle", "late")
CLOSER, OTHERS = "closer", "others"
TABLES = (
    Comparison(BOARDING, ("0", "1", "2", "3"), THIRDS),
    Comparison(DOUBLER, ("5", "10", "15", "20"), (CLOSER, OTHERS)),
)


def notes(events: Sequence[Event], result: Result) -> list[Note]:
    return [*boardings(events), *doublers(events, len(result.scores))]


def around(token: str) -> set[str]:
    """The four regions around a spot: CD23 lies between C2, C3, D2 and D3."""
    return {column + row for column in token[:2] for row in token[2:]}


def boardings(events: Sequence[Event]) -> list[Note]:
    """For every boarding: how many regions around the ship already had a boat, and when in the game it was.

    The points are what the ship counted at the end, minus the fees paid for it (FRE-43, FRE-44, FRE-68).
    A ship that was not captured brought nothing.
    """
    placements = sum(event.kind == "placed" for event in events)
    doubled = {event.facts["value"] for event in events if event.kind == "doubled"}
    boats: set[str] = set()
    placed = 0
    aboard: dict[str, int] = {}
    found: list[Note] = []
    capturing = -1
    for event in events:
        facts = event.facts
        if event.kind == "placed":
            placed += 1
            boats.add(str(facts["region"]))
        elif event.kind == "boarded":
            token = str(facts["token"])
            third = THIRDS[min(2, 3 * placed // max(1, placements))]
            aboard[token] = len(found)
            row = str(min(3, len(around(token) & boats)))
            found.append(Note(BOARDING, row, third, int(str(facts["seat"])), 0.0))
        elif event.kind == "captured":
            capturing = aboard.pop(str(facts["token"]))
            value = float(str(facts["value"])) * (2 if facts["value"] in doubled else 1)
            found[capturing] = found[capturing]._replace(points=value)
        elif event.kind == "paid":  # follows a capture, once for each seat that had boats there
            note = found[capturing]
            found[capturing] = note._replace(points=note.points - float(str(facts["amount"])))
    return found


def doublers(events: Sequence[Event], seats: int) -> list[Note]:
    """For every encircled doubler: what it brought the seat that closed the ring, and the others (FRE-50)."""
    ships: dict[tuple[int, str], int] = {}
    for event in events:
        if event.kind == "captured":
            owned = (int(str(event.facts["seat"])), str(event.facts["value"]))
            ships[owned] = ships.get(owned, 0) + 1
    found: list[Note] = []
    closer = -1
    for event in events:
        if event.kind in ("placed", "summoned"):
            closer = int(str(event.facts["seat"]))
        elif event.kind == "doubled":
            value = str(event.facts["value"])
            for seat in range(seats):
                more = float(value) * ships.get((seat, value), 0)
                found.append(Note(DOUBLER, value, CLOSER if seat == closer else OTHERS, seat, more))
    return found
