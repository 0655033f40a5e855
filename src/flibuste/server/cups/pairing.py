"""Who sits with whom in a round: a search for the fewest rematches. No clock, no database."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

Member: TypeAlias = int
Meetings: TypeAlias = "Counter[tuple[Member, Member]]"
RESTARTS = 12
"""Orders that the search begins with, besides the order of places."""
REMATCH = 1_000_000
"""What a rematch weighs against a distance in places: one is never accepted for nearer neighbours."""


class Sat(NamedTuple):
    """One table of an earlier round: the member in each seat, None for a bot that filled up."""

    members: tuple[Member | None, ...]


def sizes(members: int, size: int) -> list[int]:
    """How many members sit at each table: as few tables as possible, as equal as possible."""
    if not members:
        return []
    tables = -(-members // size)
    small, more = divmod(members, tables)
    return [small + 1] * more + [small] * (tables - more)


def met(rounds: Iterable[Sat]) -> Meetings:
    """How often each two members have sat at the same table; the smaller number comes first."""
    count: Meetings = Counter()
    for sat in rounds:
        people = sorted(member for member in sat.members if member is not None)
        count.update(combinations(people, 2))
    return count


def pair(
    order: Sequence[Member], size: int, meetings: Meetings, by_places: bool, seed: int
) -> list[list[Member]]:
    """Divides the members, best first, into tables: fewest rematches first, then nearest in places.

    Without `by_places` neighbours do not matter. The search is repeatable: it depends on its arguments only.
    """
    place = {member: at for at, member in enumerate(order)}
    rng = random.Random(seed)
    begin = list(order)
    best: list[list[Member]] = []
    lowest = -1
    for _ in range(RESTARTS + 1):
        tables = improved(dealt(begin, size), meetings, place if by_places else {})
        found = sum(cost(table, meetings, place if by_places else {}) for table in tables)
        if lowest < 0 or found < lowest:
            best, lowest = tables, found
        if lowest < REMATCH:
            break
        rng.shuffle(begin)
    return [sorted(table, key=place.__getitem__) for table in best]


def dealt(order: Sequence[Member], size: int) -> list[list[Member]]:
    tables, at = [], 0
    for count in sizes(len(order), size):
        tables.append(list(order[at : at + count]))
        at += count
    return tables


def cost(table: Sequence[Member], meetings: Meetings, place: dict[Member, int]) -> int:
    """Rematches count by their square, so that nobody meets the same person again and again."""
    again = sum(meetings[min(two), max(two)] ** 2 for two in combinations(table, 2))
    if not place:
        return REMATCH * again
    return REMATCH * again + sum(abs(place[one] - place[two]) for one, two in combinations(table, 2))


def improved(tables: list[list[Member]], meetings: Meetings, place: dict[Member, int]) -> list[list[Member]]:
    """Exchanges two members of different tables as long as that helps."""
    better = True
    while better:
        better = False
        for one, two in combinations(tables, 2):
            before = cost(one, meetings, place) + cost(two, meetings, place)
            for left in range(len(one)):
                for right in range(len(two)):
                    one[left], two[right] = two[right], one[left]
                    after = cost(one, meetings, place) + cost(two, meetings, place)
                    if after < before:
                        before, better = after, True
                    else:
                        one[left], two[right] = two[right], one[left]
    return tables


def seated(table: Sequence[Member], rounds: Iterable[Sat]) -> list[Member]:
    """An order of seats in which nobody has a seat they often had; the first such order."""
    had = Counter((member, seat) for sat in rounds for seat, member in enumerate(sat.members))
    orders = permutations(sorted(table))
    return list(min(orders, key=lambda order: sum(had[one, seat] ** 2 for seat, one in enumerate(order))))


def in_groups(members: Sequence[Member], groups: int) -> dict[Member, int]:
    """The group of each member, dealt to and fro: 0, 1, 2, 2, 1, 0, 0, 1 and so on."""
    to_and_fro = [*range(groups), *reversed(range(groups))]
    return {member: to_and_fro[at % len(to_and_fro)] for at, member in enumerate(members)}
