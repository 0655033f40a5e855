"""Whole games by random choices, one step at a time: uniformly random, or with a preference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.state import Sea
from flibuste.games.freibeuter.tests.naive import FD_CARDS, REGIONS
from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Event

TASTES: Final = ("even", "verbs", "sailor", "ghost")
"""Every option equally likely; every verb equally likely; sea cards preferred to boarding; the Dutchman
preferred."""

CARDS: Final = [*REGIONS, *FD_CARDS]


class Step(NamedTuple):
    """One choice, the table before and after it, and its events."""

    before: Sea
    seat: int
    kind: str
    """What was asked: turn, resolve or draw."""
    options: list[str]
    text: str
    events: list[Event]
    after: Sea

    @property
    def verb(self) -> str:
        return self.text.split()[0]

    @property
    def region(self) -> str:
        """The region of `place D4`, `cash D4` or `fd D D4`."""
        return self.text.split()[-1]

    @property
    def drawn(self) -> list[tuple[str, str]]:
        """The deck and card of every draw."""
        draws = [event for event in self.events if event.kind == "drew"]
        return [(str(event.facts["deck"]), str(event.secret["card"])) for event in draws]

    def boats_before(self, region: str) -> list[int]:
        return boats_in(self.before, region)

    def sea_in_hand(self) -> list[str]:
        return [CARDS[card] for card in self.before.hands[self.seat] if CARDS[card] in REGIONS]


def boats_in(s: Sea, region: str) -> list[int]:
    at = REGIONS.index(region)
    return [owner for owner in (s.first[at], s.second[at]) if owner >= 0]


def pick(options: list[str], taste: str, rng: Rng) -> str:
    """A random option, by this preference."""
    if taste != "even":
        verbs = list(dict.fromkeys(text.split()[0] for text in options))
        if taste == "ghost" and "fd" in verbs:
            verbs = ["fd"]
        elif taste == "ghost" and "draw fd" in options:
            return "draw fd"
        elif taste == "sailor" and "place" in verbs and rng.below(6):
            verbs = ["place"]
        verb = verbs[rng.below(len(verbs))]
        options = [text for text in options if text.split()[0] == verb]
    return options[rng.below(len(options))]


def begin(seats: int, seed: int) -> tuple[Sea, list[Event]]:
    """A new game and the events of its set-up."""
    told: list[Event] = []
    return GAME.start(make_setup(GAME.meta, seats), Dealer(Quick(seed), told)), told


def wander(seats: int, seed: int, taste: str = "even") -> Iterator[Step]:
    """Every step of one game to its end. The `after` of the last step is the finished game."""
    s, _ = begin(seats, seed)
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
