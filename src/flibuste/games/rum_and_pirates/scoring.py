"""The end of the game: what the tiles are worth, and who wins (RUM-105, RUM-110 to RUM-115)."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.parts import (
    BUNKS,
    CHESTS,
    ITEMS,
    LARGE_GUARDS,
    MAP,
    MAPS,
    SCORPIONS,
    SMALL_GUARDS,
    TAVERNS,
)
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Json, Result, Seat


def finish(s: Harbour, dealer: Dealer) -> None:
    """After the fifth round, all flags are lifted (RUM-105)."""
    dealer.unveil()
    s.end("five-rounds")
    if dealer.heard:
        dealer.tell("ended", "RUM-105", {"reason": "five-rounds"})
        for seat in range(s.seats):
            facts: dict[str, Json] = {"seat": seat, "points": total(s, seat)}
            facts.update(sheet(s, seat))
            dealer.tell("scored", "RUM-110", facts)


def sheet(s: Harbour, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The parts of a seat's score; rum and coins count nothing (RUM-114)."""
    return (
        ("taverns", worth(s, seat, TAVERNS, TAVERNS)),
        ("chests", worth(s, seat, CHESTS, CHESTS)),
        ("scorpions", worth(s, seat, SCORPIONS, SCORPIONS)),
        ("guards", worth(s, seat, SMALL_GUARDS, LARGE_GUARDS)),
        ("beds", worth(s, seat, BUNKS, BUNKS + 2)),
        ("accessories", sum(best_gear(s, seat))),
        ("rendezvous", sum([s.box.value[tile] for tile in s.met[seat]])),  # RUM-112
        ("maps", sum([map_points(values_of(s, seat, MAP + colour)) for colour in range(3)])),
    )


def worth(s: Harbour, seat: Seat, first: int, last: int) -> int:
    """The sum of the printed values of the seat's tiles from these stacks (RUM-110)."""
    points = 0
    for tile in s.won[seat]:
        if first <= s.box.stack[tile] <= last:
            points += s.box.value[tile]
    return points


def best_gear(s: Harbour, seat: Seat) -> list[int]:
    """The best value of each kind of accessory; the others do not count (RUM-111)."""
    best = [0] * len(ITEMS)
    for tile in s.gear[seat]:
        item = s.box.family[tile]
        best[item] = max(best[item], s.box.value[tile])
    return best


def values_of(s: Harbour, seat: Seat, colour: int) -> list[int]:
    """The values of a seat's maps of one colour, the highest first."""
    values = [
        s.box.value[tile]
        for tile in s.won[seat]
        if s.box.stack[tile] == MAPS and s.box.family[tile] == colour
    ]
    values.sort(reverse=True)
    return values


def map_points(values: list[int]) -> int:
    """Maps count in pairs; with an odd number, the lowest counts nothing (RUM-113)."""
    return sum(values[: len(values) - len(values) % 2])


def total(s: Harbour, seat: Seat) -> int:
    return sum([points for _, points in sheet(s, seat)])


def result(s: Harbour) -> Result:
    """Most points win; then fewest pirates in the pool, most rum, most coins; then it is shared (RUM-115)."""
    sheets = tuple([sheet(s, seat) for seat in range(s.seats)])
    scores = tuple([sum([points for _, points in lines]) for lines in sheets])
    ranks = [(scores[seat], -s.pool[seat], s.rum[seat], s.coins[seat]) for seat in range(s.seats)]
    places = tuple([1 + sum([1 for other in ranks if other > rank]) for rank in ranks])
    return Result(scores, places, s.ended, sheets)
