"""A random game from start to end, every state of it kept: what the checks look at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Noted, Quick, Rng
from flibuste.kernel.game import Game, Setup, make_setup
from flibuste.kernel.types import Choice, Event, Seat
from flibuste.table.table import Table
from flibuste.testing.json_text import bytes_of, hash_of, print_of, text_of

LONGEST = 20_000
"""Decisions of a game; one that takes more does not end."""


class Moment(NamedTuple):
    """One choice: the state it was made in, the luck and the events it led to, and the state after it."""

    s: Any
    seat: Seat
    choice: Choice
    luck: tuple[int, ...]
    told: list[Event]
    after: Any


class Walk:
    """A whole game. All checks of a process share it: they copy a state before they change it.

    `state(at)` is the state after so many moves. What it looks like is worked out once and kept as a hash.
    """

    def __init__(
        self, game: Game[Any], start: object, luck: tuple[int, ...], told: list[Event], moments: list[Moment]
    ) -> None:
        self.game = game
        self.start: Any = start
        self.luck = luck
        self.told = told
        self.moments = moments
        self._prints: dict[int, bytes] = {}
        self._looks: dict[tuple[int, Seat | None], bytes] = {}

    @property
    def end(self) -> Any:  # noqa: ANN401 - the state is the game's own
        return self.moments[-1].after if self.moments else self.start

    def state(self, at: int) -> Any:  # noqa: ANN401 - the state is the game's own
        return self.moments[at - 1].after if at else self.start

    def states(self) -> Iterator[Any]:
        """From the first question to the end of the game."""
        yield self.start
        for moment in self.moments:
            yield moment.after

    def events(self) -> Iterator[Event]:
        yield from self.told
        for moment in self.moments:
            yield from moment.told

    def print(self, at: int) -> bytes:
        """The fingerprint of a state, hashed."""
        if at not in self._prints:
            self._prints[at] = hash_of(print_of(self.game, self.state(at)))
        return self._prints[at]

    def look(self, at: int, seat: Seat | None) -> bytes:
        """What a seat sees in a state, hashed."""
        if (at, seat) not in self._looks:
            self._looks[at, seat] = hash_of(text_of(self.game.view(self.state(at), seat)))
        return self._looks[at, seat]


def setup_of(game: Game[Any], seats: int, seed: int) -> Setup:
    """Seed 0 plays with the usual options; the others take every value of every option in turn."""
    turn = 0 if seed == 0 else (seed - 1) * len(game.meta.seats) + game.meta.seats.index(seats) + 1
    options: dict[str, str] = {}
    for option in game.meta.options:
        allowed = option.allowed(seats)
        options[option.key] = allowed[turn % len(allowed)]
    return make_setup(game.meta, seats, options)


def luck_of(seed: int) -> Rng:
    return Quick(2 * seed)


def whim_of(seed: int) -> Rng:
    """The source of the choices. It is not the luck of the game, so each can be held fixed alone."""
    return Quick(2 * seed + 1)


def pick(game: Game[Any], s: Any, whim: Rng) -> tuple[Seat, Choice]:  # noqa: ANN401 - the game's own
    """Somebody who is asked, and one of the options."""
    asking = game.asking(s)
    seat = asking[whim.below(len(asking))]
    options = game.options(s, seat)
    assert options, f"seat {seat} is asked, and has nothing to choose"
    return seat, options[whim.below(len(options))]


@lru_cache(maxsize=64)
def walk(game: Game[Any], setup: Setup, seed: int) -> Walk:
    """A random game, played once in a process; the same seed plays the same game."""
    return fresh_walk(game, setup, seed)


def fresh_walk(game: Game[Any], setup: Setup, seed: int) -> Walk:
    """The same game played again, for checks that play its states on."""
    rng, whim = luck_of(seed), whim_of(seed)
    opening = Noted(rng)
    told: list[Event] = []
    start = game.start(setup, Dealer(opening, told))
    moments: list[Moment] = []
    s = start
    while game.asking(s):
        assert len(moments) < LONGEST, f"the game is not over after {LONGEST} decisions"
        seat, choice = pick(game, s, whim)
        luck = Noted(rng)
        heard: list[Event] = []
        after = s.clone()
        game.apply(after, seat, choice, Dealer(luck, heard))
        moments.append(Moment(s, seat, choice, tuple(luck.numbers), heard, after))
        s = after
    return Walk(game, start, tuple(opening.numbers), told, moments)


def played(game: Game[Any], setup: Setup, seed: int) -> Table:
    """A finished game at a table, with all that a record needs."""
    players = [f"Player {seat + 1}" for seat in range(setup.seats)]
    table = Table(game, setup, players, bytes_of(f"seed {seed}"), ("1" * 32, "2" * 32))
    whim = whim_of(seed)
    while not table.over:
        assert table.version < LONGEST, f"the game is not over after {LONGEST} decisions"
        table.play(*pick(game, table.state, whim))
    return table


def spread(moments: list[Moment], count: int) -> list[Moment]:
    """Some moments, evenly from the whole game."""
    step = max(1, len(moments) // count)
    return moments[::step]
