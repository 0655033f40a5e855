"""Whole games by random choices, one step at a time: uniformly random, or with a preference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.meta import ADVANCED, PRESET
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import Setup, make_setup
from flibuste.kernel.types import Event

TASTES: Final = ("even", "trader", "gunner", "boarder")
"""Every option equally likely; exchanges preferred; broadsides preferred; boarding and counter-attacks
preferred."""

LIKED: Final = {
    "trader": ("stop", "hold", "take"),
    "gunner": ("fire",),
    "boarder": ("board", "counter", "place"),
    "even": (),
}

TABLES: Final = [{}, *[{key: "on"} for key in ADVANCED], {PRESET: "on"}]
"""The basic game, each advanced rule alone, and all of them."""


class Step(NamedTuple):
    """One choice, the table before and after it, and its events."""

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
    """The set-up for a seed: each of TABLES in turn."""
    return make_setup(GAME.meta, seats, TABLES[seed % len(TABLES)])


def begin(setup: Setup, seed: int) -> tuple[Roads, list[Event]]:
    told: list[Event] = []
    return GAME.start(setup, Dealer(Quick(seed), told)), told


def wander(seats: int, seed: int, taste: str = "even", setup: Setup | None = None) -> Iterator[Step]:
    """Every step of one game to its end. The `after` of the last step is the finished game."""
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
