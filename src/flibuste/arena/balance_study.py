"""A game's balance: seats, ends, lengths, and what the game's own `balance.py` looks at."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from flibuste.arena.balance_module import tables_of
from flibuste.arena.match_game import Played
from flibuste.arena.statistics.intervals import Estimate, bounded, unbounded
from flibuste.kernel.balance_notes import Comparison


class SeatStudy(NamedTuple):
    """How the players did who had the first turn, the second turn and so on."""

    turn: int
    win_share: Estimate
    place: Estimate
    score: Estimate


class Worth(NamedTuple):
    """What a row of a table is worth, in all or in one column."""

    uses: int
    points: Estimate
    win_share: Estimate
    """Of the seats that used it."""


class Row(NamedTuple):
    """A row of a table."""

    key: str
    whole: Worth
    columns: Mapping[str, Worth]


class Study(NamedTuple):
    """Everything that was found."""

    games: int
    sets: int
    turns: bool
    """Whether players take turns. If all choose at once, `seats` counts seats instead of turns."""
    seats: list[SeatStudy]
    ends: Counter[str]
    lengths: Counter[int]
    scores: Counter[int]
    winners: Counter[int]
    """Scores of the winners."""
    tables: list[tuple[Comparison, list[Row]]]


def study(game: str, games: Sequence[Played]) -> Study:
    """Studies the games of whole sets."""
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
    """How the players with this turn did."""
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
    """A seat's share of the win."""
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


def place_of(played: Played, seat: int) -> float:
    """A seat's place; seats that share places have the mean of them."""
    place = played.places[seat]
    return place + (played.places.count(place) - 1) / 2


def mean(values: Iterable[float]) -> float:
    """The mean of at least one number."""
    found = list(values)
    return sum(found) / len(found)


Uses = dict[int, list[tuple[float, float]]]
"""The points and the win share of every use, by set."""


def rows_of(table: Comparison, sets: Sequence[Sequence[Played]]) -> list[Row]:
    """The rows in the game's order, then rows it did not list. Rows that were never used are left out."""
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
    """Means over all uses. The intervals are over sets, weighted by their uses (a ratio estimate)."""
    count = sum(len(one) for one in uses.values())
    points = ratio([[use[0] for use in one] for one in uses.values()])
    shares = bounded([mean(use[1] for use in one) for one in uses.values()])
    share = sum(use[1] for one in uses.values() for use in one) / count
    return Worth(count, points, Estimate(share, min(shares.low, share), max(shares.high, share)))


def ratio(sets: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all numbers, with Student's interval for the ratio of sums over sets."""
    count = sum(len(one) for one in sets)
    whole = sum(sum(one) for one in sets) / count
    off = [(sum(one) - whole * len(one)) * len(sets) / count for one in sets]
    spread = unbounded(off)
    return Estimate(whole, whole + spread.low - spread.mean, whole + spread.high - spread.mean)
