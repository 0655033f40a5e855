"""Whole games by random choices, one step at a time; `sly` prefers choices that hide something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Event

SLY = [
    "play 17",
    "play 22",
    "play 1",
    "play 14",
    "play 4",
    "play 8",
    "play 21",
    "play 6",
    "play 2",
    "play 20",
]
SLY += ["booty officer", "booty map", "waitress no"]
"""Choices that give Spies officers and Surgeons dead characters, and that show the cards afterwards."""


class Step(NamedTuple):
    """One choice, who was asked what, the table before and after it, and its events."""

    before: Crews
    seat: int
    kind: str
    text: str
    events: list[Event]
    after: Crews


def begin(seats: int, seed: int, **options: str) -> tuple[Crews, list[Event]]:
    told: list[Event] = []
    return GAME.start(make_setup(GAME.meta, seats, options), Dealer(Quick(seed), told)), told


def wander(seats: int, seed: int, sly: bool = False, **options: str) -> Iterator[Step]:
    """Every step of one game to its end."""
    s, _ = begin(seats, seed, **options)
    rng = Quick(seed + 1_000_003)
    while GAME.asking(s):
        asking = GAME.asking(s)
        seat = asking[rng.below(len(asking))]
        assert s.question is not None
        kind = s.question.kind
        choices = GAME.options(s, seat)
        wanted = [choice for choice in choices if choice.text in SLY]
        if sly and wanted and rng.below(4):
            choices = wanted
        choice = choices[rng.below(len(choices))]
        before = s.clone()
        events: list[Event] = []
        GAME.apply(s, seat, choice, Dealer(rng, events))
        yield Step(before, seat, kind, choice.text, events, s)
