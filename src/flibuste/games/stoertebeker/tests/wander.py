"""Whole games by random choices, choice by choice: some wander evenly, some have a taste."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.meta import ADVANCED, PRESET
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import Setup, settle
from flibuste.kernel.words import Event

TASTES: Final = ("even", "trader", "gunner", "boarder")
"""All options alike; rather exchanging; rather broadsides; rather boarding and counter-attacks."""

LIKED: Final = {
    "trader": ("stop", "hold", "take"),
    "gunner": ("fire",),
    "boarder": ("board", "counter", "place"),
    "even": (),
}

TABLES: Final = [{}, *[{key: "on"} for key in ADVANCED], {PRESET: "on"}]
"""Basic, each advanced rule by itself, and all of them."""


class Step(NamedTuple):
    """One choice, the table before and after it, and what it made happen."""

    before: Roads
    seat: int
    kind: str
    options: list[str]
    text: str
    events: list[Event]
    after: Roads

    @property
    def verb(self) -> str:
        return self.text.split()[0]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def pick(options: list[str], taste: str, rng: Rng) -> str:
    liked = [text for text in options if text.split()[0] in LIKED[taste]]
    if liked and rng.below(2):
        return liked[rng.below(len(liked))]
    return options[rng.below(len(options))]


def agreed(seats: int, seed: int) -> Setup:
    """One table after the other."""
    return settle(GAME.meta, seats, TABLES[seed % len(TABLES)])


def begin(setup: Setup, seed: int) -> tuple[Roads, list[Event]]:
    told: list[Event] = []
    return GAME.start(setup, Dealer(Quick(seed), told)), told


def wander(seats: int, seed: int, taste: str = "even", setup: Setup | None = None) -> Iterator[Step]:
    """Every choice of one game, to its end. The last step's `after` is the finished game."""
    s, _ = begin(setup or agreed(seats, seed), seed)
    rng = Quick(seed + 1_000_003)
    while GAME.asking(s):
        (seat,) = GAME.asking(s)
        assert s.question is not None
        kind = s.question.kind
        options = [choice.text for choice in GAME.options(s, seat)]
        text = pick(options, taste, rng)
        before = s.clone()
        events: list[Event] = []
        GAME.apply(s, seat, GAME.vocabulary.parse(text), Dealer(rng, events))
        yield Step(before, seat, kind, options, text, events, s)
