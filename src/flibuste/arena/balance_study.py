"""What games say about themselves: seats, ends, length, and whatever a game's own `balance.py` looks at."""

from __future__ import annotations

import importlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from flibuste.bots.arena.intervals import Estimate, bounded, unbounded
from flibuste.kernel import shelf
from flibuste.kernel.balance import Note, Table
from flibuste.kernel.words import Event, Result

if TYPE_CHECKING:
    from flibuste.bots.arena.bout import Played


@cache
def module_of(game: str) -> Any:  # noqa: ANN401 - a module, found by looking
    name = f"{shelf.HOME}.{game}.balance"
    return importlib.import_module(name) if find_spec(name) else None


def tables_of(game: str) -> tuple[Table, ...]:
    found = module_of(game)
    return found.TABLES if found is not None else ()


def notes_of(game: str, events: Sequence[Event], result: Result) -> tuple[Note, ...]:
    found = module_of(game)
    return tuple(found.notes(events, result)) if found is not None else ()


class SeatStudy(NamedTuple):
    """How those did who had this turn: the first, the second and so on."""

    turn: int
    win_share: Estimate
    place: Estimate
    score: Estimate


class Worth(NamedTuple):
    """What one thing is worth, or one thing in one column."""

    uses: int
    points: Estimate
    win_share: Estimate
    """Of the seats that used it."""


class Row(NamedTuple):
    key: str
    whole: Worth
    columns: Mapping[str, Worth]


class Study(NamedTuple):
    games: int
    sets: int
    turns: bool
    """Whether there are turns; where all choose at once, seats are counted instead."""
    seats: list[SeatStudy]
    ends: Counter[str]
    lengths: Counter[int]
    scores: Counter[int]
    winners: Counter[int]
    """Scores of those who won."""
    tables: list[tuple[Table, list[Row]]]


def study(game: str, games: Sequence[Played]) -> Study:
    sets: defaultdict[int, list[Played]] = defaultdict(list)
    for played in games:
        sets[played.fixture.set].append(played)
    return Study(
        len(games),
        len(sets),
        any(played.first >= 0 for played in games),
        [seat_study(turn, list(sets.values())) for turn in range(len(games[0].bots))],
        Counter(played.reason for played in games),
        Counter(played.decisions for played in games),
        Counter(score for played in games for score in played.scores),
        Counter(max(played.scores) for played in games),
        [(table, rows_of(table, list(sets.values()))) for table in tables_of(game)],
    )


def seat_study(turn: int, sets: Sequence[Sequence[Played]]) -> SeatStudy:
    shares: list[float] = []
    places: list[float] = []
    scores: list[float] = []
    for games in sets:
        at = [(played, (max(0, played.first) + turn) % len(played.bots)) for played in games]
        shares.append(mean(share_of(played, seat) for played, seat in at))
        places.append(mean(place_of(played, seat) for played, seat in at))
        scores.append(mean(played.scores[seat] for played, seat in at))
    last = float(len(sets[0][0].bots))
    return SeatStudy(turn, bounded(shares), bounded(places, 1.0, last), unbounded(scores))


def share_of(played: Played, seat: int) -> float:
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


def place_of(played: Played, seat: int) -> float:
    place = played.places[seat]
    return place + (played.places.count(place) - 1) / 2


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


Uses = dict[int, list[tuple[float, float]]]
"""By set: the points and the win share of every use."""


def rows_of(table: Table, sets: Sequence[Sequence[Played]]) -> list[Row]:
    """Rows as the game lists them, then those it did not foresee; none for what was never used."""
    uses: defaultdict[tuple[str, str], Uses] = defaultdict(lambda: defaultdict(list))
    for number, games in enumerate(sets):
        for played in games:
            for note in played.notes:
                if note.table == table.name:
                    use = (note.points, share_of(played, note.seat))
                    if not table.measures or note.column == table.columns[0]:
                        uses[note.row, ""][number].append(use)
                    if note.column:
                        uses[note.row, note.column][number].append(use)
    keys = [*table.rows, *sorted({row for row, _ in uses} - set(table.rows))]
    return [
        Row(
            key,
            worth(uses[key, ""]),
            {column: worth(uses[key, column]) for column in table.columns if (key, column) in uses},
        )
        for key in keys
        if (key, "") in uses
    ]


def worth(uses: Uses) -> Worth:
    """Means over all uses; the intervals by sets, each of which counts by its uses (a ratio estimate)."""
    count = sum(len(one) for one in uses.values())
    points = ratio([[use[0] for use in one] for one in uses.values()])
    shares = bounded([mean(use[1] for use in one) for one in uses.values()])
    share = sum(use[1] for one in uses.values() for use in one) / count
    return Worth(count, points, Estimate(share, min(shares.low, share), max(shares.high, share)))


def ratio(sets: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all, with Student's interval for the ratio of sums over sets."""
    count = sum(len(one) for one in sets)
    whole = sum(sum(one) for one in sets) / count
    off = [(sum(one) - whole * len(one)) * len(sets) / count for one in sets]
    spread = unbounded(off)
    return Estimate(whole, whole + spread.low - spread.mean, whole + spread.high - spread.mean)
