"""A match: which bots play, from which seeds, and who sits where in each of its games."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import combinations
from math import ceil, gcd
from typing import Any, NamedTuple

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup, make_setup

Seating = tuple[str, ...]
"""The bot of each seat."""


class Match(NamedTuple):
    """Everything that its games depend on. The number of games is not part of it.

    The games come in sets with the same deal. In a set every bot sits in every seat, so that a good
    seat or a good deal helps all bots alike.
    """

    game: str
    version: int
    """Of the game's rules."""
    seats: int
    bots: tuple[str, ...]
    seed: str
    seconds: float = 1.0
    """A bot's budget for one decision; 0 is no limit."""
    iterations: int = 0
    """The budget in iterations, which makes a match reproducible; 0 is no limit."""
    options: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    """The user's own files: name and content."""
    study: bool = False
    """Whether the game is studied, not the bots. Each game then has notes about what was used."""
    playouts: int = 0
    """Playouts by which the luck of every step is measured; 0 measures no luck."""

    def setup(self) -> Setup:
        """The set-up of every game."""
        return make_setup(registry.find(self.game).meta, self.seats, dict(self.options), dict(self.data))

    def names(self) -> list[str]:
        """Each bot once, in the order given."""
        return list(dict.fromkeys(self.bots))

    def as_json(self) -> dict[str, Any]:
        """The match as it is written to a file."""
        written = self._asdict()
        if not self.playouts:
            del written["playouts"]
        return written

    @classmethod
    def of_json(cls, read: dict[str, Any]) -> Match:
        """Reads a match from a file."""
        pairs = {key: tuple(tuple(pair) for pair in read[key]) for key in ("options", "data")}
        return cls(**{**read, "bots": tuple(read["bots"]), **pairs})


def line_ups(bots: Sequence[str], seats: int) -> list[Seating]:
    """Who plays together. With more bots than seats all meet; with fewer, all get equally many seats."""
    if len(bots) >= seats:
        chosen = list(dict.fromkeys(combinations(bots, seats)))
        return [seating for seating in chosen if len(set(seating)) > 1] or chosen[:1]
    cycles = len(bots) // gcd(len(bots), seats)
    return [
        tuple(bots[(cycle * seats + seat) % len(bots)] for seat in range(seats)) for cycle in range(cycles)
    ]


def rotations(seating: Seating) -> list[Seating]:
    """All rotations of a seating, each once."""
    return list(dict.fromkeys(seating[turn:] + seating[:turn] for turn in range(len(seating))))


def seatings(match: Match, number: int) -> list[Seating]:
    """The games of one set. The order of the seats changes from set to set, because neighbours matter."""
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
            if len(turned) == len(turns):  # abab has fewer rotations than aabb; all sets have the same size
                turns = turned
                break
        games += turns
    return games


def set_size(match: Match) -> int:
    """The number of games in a set."""
    return sum(len(rotations(line_up)) for line_up in line_ups(match.bots, match.seats))


def sets_for(match: Match, games: int) -> int:
    """The number of whole sets with at least this many games."""
    return ceil(games / set_size(match))


def seed_of(seed: str, *parts: object) -> int:
    """A seed for each part of a match. It does not depend on the process or on the order of games."""
    text = "/".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
