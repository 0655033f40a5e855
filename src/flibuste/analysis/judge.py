"""What a world is worth to each seat: the mean result of playouts by one fixed policy.

Where the game can appraise a state, a playout stops after some choices, and the estimated scores become
shares of the win. That is steadier than playing on to the end, where one card changes everything.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.analysis.scale import SAMPLE, STRAY, Scale, scale_of
from flibuste.bots.search.hunch import hunch
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import TO_THE_END, Game, Setup
from flibuste.kernel.types import Choice, Result, Seat

POLICY: Final = "hunch-5-far+tree"
"""The name of the policy: the best of five random options by the game's heuristic, and a look ahead.

Decisions are compared with `foresight.py`, which learns to play better than that.
"""
AHEAD: Final = 12
"""Choices of a playout with two seats before the scores are estimated; more with more seats."""


class Ending:
    """What a playout came to: for each seat its share of the win, and its margin in points."""

    def __init__(self, shares: list[float], margins: list[float]) -> None:
        self.shares: list[float] = shares
        self.margins: list[float] = margins


def ending_of(result: Result) -> Ending:
    """The end of a game."""
    return Ending(result.win_shares(), result.margins())


def margins_of(scores: list[float]) -> list[float]:
    """Each estimated score minus the mean of the others."""
    total = sum(scores)
    others = len(scores) - 1
    return [score - (total - score) / others for score in scores]


def ahead_of(game: Game[Any], seats: int) -> int:
    """After how many choices a playout stops. A game that cannot appraise is played to its end."""
    horizon = game.horizon(seats, 0.0)
    return TO_THE_END if horizon == TO_THE_END else max(horizon, AHEAD * seats // 2)


class Worth:
    """Sums over playouts: for each seat its share of the win, and its margin in points."""

    def __init__(self, seats: int) -> None:
        self.count: int = 0
        self.share_sums: list[float] = [0.0] * seats
        self.margin_sums: list[float] = [0.0] * seats

    def add(self, ending: Ending) -> None:
        self.count += 1
        for seat in range(len(self.share_sums)):
            self.share_sums[seat] += ending.shares[seat]
            self.margin_sums[seat] += ending.margins[seat]

    def shares(self) -> list[float]:
        """The mean share of the win of each seat."""
        return [one / self.count for one in self.share_sums]

    def margins(self) -> list[float]:
        """The mean margin of each seat."""
        return [one / self.count for one in self.margin_sums]


class Playout:
    """The luck of one playout. The same number gives the same luck, so that worlds can be compared in pairs.

    The policy has random numbers of its own: so the cards and dice stay the same for longer where only
    choices differ.
    """

    def __init__(self, seed: int, number: int) -> None:
        base = (seed << 34) + (number << 1)
        self.rng: Quick = Quick(base)
        self.dealer: Dealer = Dealer(Quick(base + 1))


class Judge:
    """Plays worlds on to their end. All of its luck comes from its seed."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game: Game[Any] = game
        self.seed: int = seed
        self.seats: int = 0
        """The table that `ahead` and `scale` are for; 0 before the first playout."""
        self.ahead: int = TO_THE_END
        self.scale: Scale | None = None

    def prepare(self, seats: int) -> None:
        """Finds out how far playouts go at this table, and how sure a lead is there."""
        self.seats = seats
        self.ahead = ahead_of(self.game, seats)
        self.scale = None if self.ahead == TO_THE_END else scale_of(self.game, seats)

    def finish(self, s: State, luck: Playout) -> Ending:
        """Plays this world on, to its end or until its scores are estimated. Changes it."""
        if self.seats != s.seats:
            self.prepare(s.seats)
        game = self.game
        rng = luck.rng
        dealer = luck.dealer
        left = self.ahead  # a negative number never reaches 0, which means to the end
        while s.asking and left:
            left -= 1
            seat = s.asking[0]
            game.apply(s, seat, hunch(game, s, seat, offered(s, seat), rng, SAMPLE, STRAY), dealer)
        return self.ending(s)

    def ending(self, s: State) -> Ending:
        """What a playout came to that stops here."""
        scale = self.scale
        if not s.asking or scale is None:
            return ending_of(self.game.result(s))
        scores = self.game.appraise(s)
        return Ending(scale.shares(scores, s.serial), margins_of(scores))

    def value(self, s: State, playouts: int) -> Worth:
        """What a world is worth. At the end of a game that is its result."""
        worth = Worth(s.seats)
        if not s.asking:
            worth.add(ending_of(self.game.result(s)))
            return worth
        for number in range(playouts):
            world: State = s.clone()
            worth.add(self.finish(world, Playout(self.seed, number)))
        return worth

    def after(self, s: State, seats: list[Seat], choices: list[Choice], playouts: int) -> Worth:
        """What a world is worth once these seats have chosen, over fresh luck.

        Other seats that are asked the same question choose by the policy.
        """
        worth = Worth(s.seats)
        for number in range(playouts):
            luck = Playout(self.seed, number)
            world: State = s.clone()
            for at in range(len(seats)):
                self.game.apply(world, seats[at], choices[at], luck.dealer)
            worth.add(self.finish(world, luck))
        return worth

    def deals(self, setup: Setup, deals: int) -> Worth:
        """What the seats are worth before anything is dealt."""
        worth = Worth(setup.seats)
        for number in range(deals):
            luck = Playout(self.seed, number)
            world: State = self.game.start(setup, luck.dealer)
            worth.add(self.finish(world, luck))
        return worth
