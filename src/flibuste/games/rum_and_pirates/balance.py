"""Balance figures: what each square and each kind of tile is worth."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.rum_and_pirates.parts import ITEMS, KINDS, SQUARES
from flibuste.kernel.balance_notes import Comparison, Note
from flibuste.kernel.types import Event, Json, Result

KIND, SQUARE, TILE = "kind", "square", "tile"
FAMILIES = (
    "tavern_1", "tavern_2", "tavern_3", "chest", "scorpion", "guard_small", "guard_large",
    "map_yellow", "map_pink", "map_green", *ITEMS, "rendezvous", "bunk", "hammock", "rope",
)  # fmt: skip
ROUNDS = ("1", "2", "3", "4", "5")
TABLES = (
    Comparison(KIND, tuple(KINDS), ROUNDS),
    Comparison(SQUARE, tuple(SQUARES)),
    Comparison(TILE, FAMILIES),
)
MOVES = ("moved", "crept")
ENDS = (*MOVES, "rested", "spent", "boarded", "round", "brawl", "relocated")
"""The events that end a visit to a square."""


def notes(events: Sequence[Event], result: Result) -> list[Note]:
    return [*visits(events), *tiles(events)]


def won(event: Event) -> tuple[str, float] | None:
    """The tile won with this event: its family and the printed value."""
    facts: dict[str, Json] = {**event.facts, **event.secret}
    families = {
        "won-drink": "house",
        "took-map": "colour",
        "kept": "item",
        "slept": "bed",
    }
    plain = {"opened-chest": "chest", "stung": "scorpion", "met": "rendezvous"}
    if event.kind == "beat-guard":
        return f"guard_{facts['size']}", float(str(facts["value"]))
    if event.kind in families and not facts.get("imaginary", False):
        return str(facts[families[event.kind]]), float(str(facts["value"]))
    if event.kind in plain:
        return plain[event.kind], float(str(facts["value"]))
    return None


def visits(events: Sequence[Event]) -> list[Note]:
    """For every stop: the printed value of the tiles the visitor wins there, including scorpions."""
    found: list[Note] = []
    here: tuple[str, str, int] | None = None
    brought, number = 0.0, "1"
    for event in events:
        if event.kind in ENDS:
            if here is not None:
                found.append(Note(KIND, here[0], number, here[2], brought))
                found.append(Note(SQUARE, here[1], "", here[2], brought))
            here, brought = None, 0.0
        if event.kind == "round":
            number = str(event.facts["round"])
        elif event.kind in MOVES:
            facts = event.facts
            here = (str(facts["kind"]), str(facts["to"]), int(str(facts["seat"])))
        elif here is not None and event.facts.get("seat") == here[2]:
            tile = won(event)
            brought += tile[1] if tile is not None else 0.0
    return found


def tiles(events: Sequence[Event]) -> list[Note]:
    """For every tile taken: what it counts at the end.

    Of each kind of accessory only the best counts (RUM-111), and maps count in pairs (RUM-113).
    """
    taken: dict[tuple[int, str], list[float]] = {}
    for event in events:
        tile = won(event)
        if tile is not None:
            taken.setdefault((int(str(event.facts["seat"])), tile[0]), []).append(tile[1])
    found: list[Note] = []
    for (seat, family), values in taken.items():
        values.sort(reverse=True)
        counted = len(values)
        if family in ITEMS:
            counted = 1
        elif family.startswith("map_"):
            counted -= counted % 2
        found += [
            Note(TILE, family, "", seat, value if at < counted else 0.0) for at, value in enumerate(values)
        ]
    return found
