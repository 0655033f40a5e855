"""The results of a match: for each bot, and for each pair of bots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from flibuste.arena.match_game import Played
from flibuste.arena.statistics.intervals import Estimate, bounded, unbounded
from flibuste.arena.statistics.ratings import Rating, ratings
from flibuste.arena.thinking_times import ThinkingTimes
from flibuste.kernel.types import margins_of, shares_of


class Standing(NamedTuple):
    """How one bot did, for each of its seats."""

    bot: str
    seats: int
    """The number of its seats in all games."""
    win_share: Estimate
    """Shared first places count in part. Equal bots have 1 / seats."""
    place: Estimate
    """Shared places count as their mean."""
    margin: Estimate
    """The score minus the mean score of the others. Equal bots have 0."""
    score: float
    rating: Rating
    scores: Counter[int]
    times: ThinkingTimes


class Duel(NamedTuple):
    """How often one of two bots was placed before the other when both played; ties count half."""

    one: str
    other: str
    share: Estimate
    games: int


def shared_places(places: Sequence[int]) -> list[float]:
    """Places with shared ones averaged: 1, 1, 3 gives 1.5, 1.5, 3."""
    return [place + (places.count(place) - 1) / 2 for place in places]


def by_set(games: Sequence[Played]) -> list[list[Played]]:
    """The games of each set, in order."""
    sets: defaultdict[int, list[Played]] = defaultdict(list)
    for played in games:
        sets[played.fixture.set].append(played)
    return [sets[number] for number in sorted(sets)]


def set_means(
    sets: Sequence[Sequence[Played]], bot: str, measure: Callable[[Played], Sequence[float]]
) -> list[float]:
    """For each set, the mean over all seats of the bot."""
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
    """The bot's win share in each set, in order, for the sequential test."""
    return set_means(by_set(games), bot, lambda played: shares_of(played.places))


def standings(games: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """The standing of each bot. The games must be whole sets, in the order of the match."""
    sets = by_set(games)
    rated = ratings(games)
    return [standing(bot, games, sets, rated[bot]) for bot in bots if bot in rated]


def standing(bot: str, games: Sequence[Played], sets: Sequence[Sequence[Played]], rating: Rating) -> Standing:
    """The standing of one bot."""
    scores: Counter[int] = Counter()
    times = ThinkingTimes()
    for played in games:
        for seat, name in enumerate(played.bots):
            if name == bot:
                scores[played.scores[seat]] += 1
                if played.times:
                    times.add(played.times[seat])
    last = float(max(len(played.bots) for played in games))
    return Standing(
        bot,
        scores.total(),
        bounded(set_means(sets, bot, lambda played: shares_of(played.places))),
        bounded(set_means(sets, bot, lambda played: shared_places(played.places)), 1.0, last),
        unbounded(set_means(sets, bot, lambda played: margins_of(played.scores))),
        sum(score * count for score, count in scores.items()) / scores.total(),
        rating,
        scores,
        times,
    )


def ahead(played: Played, one: str, other: str) -> list[float]:
    """For every pair of their seats: 1 if `one` is placed before `other`, a half if they share a place."""
    found: list[float] = []
    for name, place in zip(played.bots, played.places, strict=True):
        for rival, where in zip(played.bots, played.places, strict=True):
            if name == one and rival == other:
                found.append(0.5 if place == where else float(place < where))
    return found


def duels(games: Sequence[Played], bots: Sequence[str]) -> list[Duel]:
    """Every bot against every later bot of the list."""
    sets = by_set(games)
    found: list[Duel] = []
    for at, one in enumerate(bots):
        for other in bots[at + 1 :]:
            met = [[ahead(played, one, other) for played in games] for games in sets]
            means = [sum(map(sum, one_set)) / sum(map(len, one_set)) for one_set in met if any(one_set)]
            if means:
                found.append(Duel(one, other, bounded(means), sum(bool(m) for s in met for m in s)))
    return found
