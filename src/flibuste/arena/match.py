"""What a match is: who plays, from which seeds, and who sits where in every one of its games."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import combinations
from math import ceil, gcd
from typing import Any, NamedTuple

from flibuste.kernel import shelf
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup, settle

Seating = tuple[str, ...]
"""The bot of each seat."""


class Match(NamedTuple):
    """Everything a game of it depends on; how many games there are is another matter.

    Its games come in sets of the same luck: in one set every bot sits in every seat, so that what a
    seat or a deal is worth falls to all of them.
    """

    game: str
    version: int
    """Of the game's rules."""
    seats: int
    bots: tuple[str, ...]
    seed: str
    seconds: float = 1.0
    """A bot's budget for one decision; 0 is no limit …"""
    iterations: int = 0
    """… or in iterations, which makes the match reproducible; 0 is no limit."""
    options: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    """Files of one's own, name and content."""
    study: bool = False
    """Whether it is the game that is looked at, and every game of it tells what was used."""

    def setup(self) -> Setup:
        return settle(shelf.find(self.game).meta, self.seats, dict(self.options), dict(self.data))

    def names(self) -> list[str]:
        """Each bot once, in the order given."""
        return list(dict.fromkeys(self.bots))

    def as_json(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def of_json(cls, kept: dict[str, Any]) -> Match:
        pairs = {key: tuple(tuple(pair) for pair in kept[key]) for key in ("options", "data")}
        return cls(**{**kept, "bots": tuple(kept["bots"]), **pairs})


def line_ups(bots: Sequence[str], seats: int) -> list[Seating]:
    """Who meets whom. More bots than seats: everybody everybody; fewer: all get equally many seats."""
    if len(bots) >= seats:
        chosen = list(dict.fromkeys(combinations(bots, seats)))
        return [seating for seating in chosen if len(set(seating)) > 1] or chosen[:1]
    cycles = len(bots) // gcd(len(bots), seats)
    return [
        tuple(bots[(cycle * seats + seat) % len(bots)] for seat in range(seats)) for cycle in range(cycles)
    ]


def rotations(seating: Seating) -> list[Seating]:
    """All ways to turn it round the table, each once."""
    return list(dict.fromkeys(seating[turn:] + seating[:turn] for turn in range(len(seating))))


def seatings(match: Match, number: int) -> list[Seating]:
    """The games of one set. The order round the table changes from set to set: neighbours matter."""
    games: list[Seating] = []
    for line_up in line_ups(match.bots, match.seats):
        turns = rotations(line_up)
        rng = Quick(seed_of(match.seed, number, "order"))
        for _ in range(20 if number else 0):  # the first set keeps the order given
            order = list(line_up)
            for last in range(len(order) - 1, 0, -1):
                other = rng.below(last + 1)
                order[last], order[other] = order[other], order[last]
            turned = rotations(tuple(order))
            if len(turned) == len(turns):  # abab has fewer rotations than aabb: sets stay equally large
                turns = turned
                break
        games += turns
    return games


def set_size(match: Match) -> int:
    return sum(len(rotations(line_up)) for line_up in line_ups(match.bots, match.seats))


def sets_for(match: Match, games: int) -> int:
    """How many whole sets have at least so many games."""
    return ceil(games / set_size(match))


def seed_of(seed: str, *parts: object) -> int:
    """A seed of its own for each part of a match, the same in every order and process."""
    text = "/".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
