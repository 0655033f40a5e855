"""What the games of a match came to: for every bot, and for every two of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from flibuste.bots.arena.bout import Played
from flibuste.bots.arena.intervals import Estimate, bounded, unbounded
from flibuste.bots.arena.ratings import Rating, ratings
from flibuste.bots.arena.stopwatch import Stopwatch


class Standing(NamedTuple):
    """How one bot did; of each of its seats, if it had several."""

    bot: str
    seats: int
    """How many seats it had in all games."""
    win_share: Estimate
    """First places, shared with whoever shares them. Even is one in so many as have seats."""
    place: Estimate
    """Whoever shares places has the mean of them."""
    margin: Estimate
    """The score less the others' mean score. Even is 0."""
    score: float
    rating: Rating
    scores: Counter[int]
    watch: Stopwatch


class Duel(NamedTuple):
    """How often one of two bots was placed before the other when both were at the table; ties are half."""

    one: str
    other: str
    share: Estimate
    games: int


def win_shares(places: Sequence[int]) -> list[float]:
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def shared_places(places: Sequence[int]) -> list[float]:
    """1, 1, 3 is 1.5, 1.5, 3."""
    return [place + (places.count(place) - 1) / 2 for place in places]


def margins(scores: Sequence[int]) -> list[float]:
    others = len(scores) - 1
    return [score - (sum(scores) - score) / others for score in scores]


def by_set(games: Sequence[Played]) -> list[list[Played]]:
    sets: defaultdict[int, list[Played]] = defaultdict(list)
    for played in games:
        sets[played.fixture.set].append(played)
    return [sets[number] for number in sorted(sets)]


def set_means(
    sets: Sequence[Sequence[Played]], bot: str, measure: Callable[[Played], Sequence[float]]
) -> list[float]:
    """For each set the mean over all seats the bot had in it."""
    means: list[float] = []
    for games in sets:
        values = [
            value
            for played in games
            for name, value in zip(played.bots, measure(played), strict=True)
            if name == bot
        ]
        if values:
            means.append(sum(values) / len(values))
    return means


def shares_by_set(games: Sequence[Played], bot: str) -> list[float]:
    """The bot's win share in each set, in order: what the sequential test looks at."""
    return set_means(by_set(games), bot, lambda played: win_shares(played.places))


def standings(games: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """Of whole sets of games, in the order of the match."""
    sets = by_set(games)
    rated = ratings(games)
    return [standing(bot, games, sets, rated[bot]) for bot in bots if bot in rated]


def standing(bot: str, games: Sequence[Played], sets: Sequence[Sequence[Played]], rating: Rating) -> Standing:
    scores: Counter[int] = Counter()
    watch = Stopwatch()
    for played in games:
        for seat, name in enumerate(played.bots):
            if name == bot:
                scores[played.scores[seat]] += 1
                if played.watches:
                    watch.add(played.watches[seat])
    last = float(max(len(played.bots) for played in games))
    return Standing(
        bot,
        scores.total(),
        bounded(set_means(sets, bot, lambda played: win_shares(played.places))),
        bounded(set_means(sets, bot, lambda played: shared_places(played.places)), 1.0, last),
        unbounded(set_means(sets, bot, lambda played: margins(played.scores))),
        sum(score * count for score, count in scores.items()) / scores.total(),
        rating,
        scores,
        watch,
    )


def ahead(played: Played, one: str, other: str) -> list[float]:
    """For every pair of their seats: 1 if the one is before the other, a half if they share a place."""
    found: list[float] = []
    for name, place in zip(played.bots, played.places, strict=True):
        for rival, where in zip(played.bots, played.places, strict=True):
            if name == one and rival == other:
                found.append(0.5 if place == where else float(place < where))
    return found


def duels(games: Sequence[Played], bots: Sequence[str]) -> list[Duel]:
    """Every bot against every bot after it in the list."""
    sets = by_set(games)
    found: list[Duel] = []
    for at, one in enumerate(bots):
        for other in bots[at + 1 :]:
            met = [[ahead(played, one, other) for played in games] for games in sets]
            means = [sum(map(sum, one_set)) / sum(map(len, one_set)) for one_set in met if any(one_set)]
            if means:
                found.append(Duel(one, other, bounded(means), sum(bool(m) for s in met for m in s)))
    return found
