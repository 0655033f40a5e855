"""How lucky the seats of one game were, so that a match can subtract it.

What really came is compared with fresh luck: the same worlds, other cards and dice. The mean of that
difference is zero however worth is estimated, so subtracting it changes no mean. Results become steadier.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.search.hunch import hunch
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game
from flibuste.kernel.types import Choice, Seat

LOOKS: Final = (2, 6, 12, 24)
"""After how many choices a playout looks at the estimated scores, with two seats; later with more seats.

A near look is steady and sees little, a far look sees more and is noisy. `adjusted.py` weighs them.
"""
FEW: Final = 3
"""Up to so many options, every seat notices each of them."""
OVERSIGHTS: Final = 15
"""The purpose of the luck by which a seat overlooks options. Cards and dice stay the same."""
STEPS: Final = 1 << 12
"""More than the steps of any game; every step has luck of its own."""


class Luck:
    """Sums over the steps of a game: for each look, by how much each seat's margin was lucky."""

    def __init__(self, game: Game[Any], sights: list[float], seed: int, playouts: int) -> None:
        """`sights` says for each seat which part of its options it notices: 1 for all."""
        seats = len(sights)
        self.game: Game[Any] = game
        self.sights: list[float] = sights
        self.seed: int = seed
        self.playouts: int = playouts
        self.looks: list[int] = [look * seats // 2 for look in LOOKS]
        self.sums: list[list[float]] = [[0.0] * seats for _ in LOOKS]
        self.steps: int = 0

    def dealer(self, number: int, purpose: int) -> Dealer:
        """The luck of one playout of this step: 0 to play on, 1 for the step itself, 2 to 14 for bots."""
        return Dealer(Quick(self.number(number, purpose)))

    def number(self, number: int, purpose: int) -> int:
        """A seed of its own for every step, playout and purpose."""
        return (((self.seed * STEPS + self.steps) * STEPS) + number) * 16 + purpose

    def seen(self, seat: Seat, count: int) -> int:
        """Of how many random options a seat takes the best, by the game's heuristic."""
        sight = self.sights[seat]
        return count if sight >= 1.0 or count <= FEW else max(1, round(sight * count))

    def freshly(self, before: State, answers: list[list[tuple[Seat, Choice]]]) -> list[State]:
        """The worlds to which other luck leads. `answers` are everybody's choices in each of them."""
        worlds: list[State] = []
        for number in range(self.playouts):
            world: State = before.clone()
            dealer = self.dealer(number, 1)
            for seat, choice in answers[number]:
                self.game.apply(world, seat, choice, dealer)
            worlds.append(world)
        return worlds

    def compare(self, after: State, fresh: list[State]) -> None:
        """Adds how much better the world that came is than these. Changes the fresh worlds."""
        count = len(fresh)
        for number in range(count):
            # Both go on with the same luck, so that only this step's luck differs.
            self.look(after.clone(), number, 1.0 / count)
            self.look(fresh[number], number, -1.0 / count)
        self.steps += 1

    def look(self, s: State, number: int, weight: float) -> None:
        """Plays on, and adds the margins at every look."""
        game = self.game
        dealer = self.dealer(number, 0)
        rng = Quick(self.number(number, OVERSIGHTS))
        done = 0
        for at in range(len(self.looks)):
            while s.asking and done < self.looks[at]:
                done += 1
                seat = s.asking[0]
                options = offered(s, seat)
                game.apply(
                    s, seat, hunch(game, s, seat, options, rng, self.seen(seat, len(options)), 0.0), dealer
                )
            scores = game.appraise(s) if s.asking else [float(score) for score in game.result(s).scores]
            total = sum(scores)
            others = len(scores) - 1
            sums = self.sums[at]
            for seat in range(len(scores)):
                sums[seat] += weight * (scores[seat] - (total - scores[seat]) / others)
