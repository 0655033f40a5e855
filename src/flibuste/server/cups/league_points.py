"""Places in a league, by the rule of docs/cups.md: points, wins, who was met, margin. No database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from flibuste.kernel.types import margins_of, shares_of
from flibuste.server.cups.pairing import Member


class Played(NamedTuple):
    """A table that is over: the member in each seat, None for a bot. Without a result: no scores."""

    members: tuple[Member | None, ...]
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class Line(NamedTuple):
    """One member's line in the table of a league."""

    member: Member
    place: int
    played: int
    points: float
    wins: float
    strength: float
    """The mean of the points of everybody met, as often as met."""
    margin: float


def table_points(places: Sequence[int]) -> list[float]:
    """For each seat the share of opponents it left behind; one with the same place counts half."""
    others = len(places) - 1
    return [
        (sum(mine < other for other in places) + (places.count(mine) - 1) / 2) / others for mine in places
    ]


def lines(members: Iterable[Member], tables: Iterable[Played]) -> list[Line]:
    """The table of a league or of one of its groups, best first. Who is equal in all shares a place."""
    known = list(members)
    points, wins = dict.fromkeys(known, 0.0), dict.fromkeys(known, 0.0)
    margin, played = dict.fromkeys(known, 0.0), dict.fromkeys(known, 0)
    met: dict[Member, list[Member]] = {member: [] for member in known}
    for table in tables:
        if not table.places:
            continue
        gained, shares, ahead = table_points(table.places), shares_of(table.places), margins_of(table.scores)
        for seat, member in enumerate(table.members):
            if member not in points:
                continue
            points[member] += gained[seat]
            wins[member] += shares[seat]
            margin[member] += ahead[seat]
            played[member] += 1
            met[member] += [other for other in table.members if other in points and other != member]
    strength = {
        one: sum(points[other] for other in others) / len(others) if others else 0.0
        for one, others in met.items()
    }
    keys = {
        one: (
            -round(points[one], 6),
            -round(wins[one], 6),
            -round(strength[one], 6),
            -round(margin[one], 6),
        )
        for one in known
    }
    order = sorted(keys.values())
    return [
        Line(
            one,
            order.index(keys[one]) + 1,
            played[one],
            round(points[one], 3),
            round(wins[one], 3),
            round(strength[one], 3),
            round(margin[one], 2),
        )
        for one in sorted(known, key=lambda one: (keys[one], one))
    ]
