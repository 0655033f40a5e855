"""How the game goes on after each option of one decision: everybody plays better from playout to playout.

A fixed policy that does not think ahead is a weak judge. It finds fault with a choice that pays off only if
it is followed up well. So all playouts of a decision share one tree. What paid off for the seat that chose it
is chosen more often, by every seat, and each option is priced by how good players would go on from there.
"""

from __future__ import annotations

import math
from typing import Any, Final

from flibuste.analysis.judge import AHEAD, Ending, Judge, Playout, ending_of, margins_of
from flibuste.analysis.scale import Scale, scale_of, softened
from flibuste.bots.search.ismcts import Manner, Search
from flibuste.bots.search.tree import Arm
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.game import TO_THE_END, Game
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Seat

SECONDS: Final = 1.0
"""Playouts go as far as those of a search with so much time: where a game prefers it, to the end."""

SHARP: Final = 0.5
"""Points below which a lead is a win."""


def manner() -> Manner:
    """Every seat plays for its margin: that says more about a choice than who won in the end."""
    found = Manner()
    found.margin = 1.0
    return found


def horizon_of(game: Game[Any], seats: int) -> int:
    """After how many choices below the tree a playout stops."""
    horizon = game.horizon(seats, SECONDS)
    return TO_THE_END if horizon == TO_THE_END else max(horizon, AHEAD * seats // 2)


class Foresight:
    """The tree of one decision, from the point of view of the seat that decides."""

    def __init__(self, judge: Judge, knows: Knowledge[Any]) -> None:
        self.judge: Judge = judge
        self.seat: Seat = knows.seat
        self.search: Search = Search(knows, knows.rng, manner())
        world: State = knows.world
        self.serial: int = world.serial
        self.search.horizon = horizon_of(judge.game, world.seats)
        self.scale: Scale = scale_of(judge.game, world.seats)
        self.others: list[Arm] = []
        """What the other seats choose that are asked the same question, in the order of the seats."""
        self.asked: tuple[Seat, ...] = ()

    def try_all(self, base: State, choices: list[Choice], number: int) -> list[Ending]:
        """Plays each choice in the same world, with the same luck and the same guess at the others."""
        judge = self.judge
        self.asked = base.asking
        self.others = self.guess(base)
        rewards = [0.0] * base.seats
        endings: list[Ending] = []
        for choice in choices:
            luck = Playout(judge.seed, number)
            world: State = base.clone()
            self.play(world, choice, luck)
            for seat, reward in enumerate(self.search.learn(world)):
                rewards[seat] += reward / len(choices)
            endings.append(self.ending(world))
        for arm, seat in zip(self.others, self.rivals(), strict=True):
            arm.visits += 1
            arm.reward += rewards[seat]
        return endings

    def rivals(self) -> list[Seat]:
        """The other seats that are asked the same question."""
        return [seat for seat in self.asked if seat != self.seat]

    def guess(self, base: State) -> list[Arm]:
        """What the others choose without knowing this seat's choice."""
        search = self.search
        return [search.select(search.root, base, seat, offered(base, seat)) for seat in self.rivals()]

    def play(self, world: State, choice: Choice, luck: Playout) -> None:
        """Makes the choices, goes down the tree, and plays on from there."""
        search = self.search
        search.rng = luck.rng
        search.dealer = luck.dealer
        search.path = []
        search.movers = []
        key = 0
        at = 0
        for seat in self.asked:
            if seat == self.seat:
                chosen = choice
            else:
                chosen = self.others[at].choice
                at += 1
            self.judge.game.apply(world, seat, chosen, luck.dealer)
            key = key * search.size + chosen.index
        node = search.enter(search.root, key, world)
        if node is not None:
            search.walk(node, world)
        search.play_on(world)

    def ending(self, s: State) -> Ending:
        """What this playout came to.

        Where playouts go to the end, chance decides most close games. So a narrow win counts for little more
        than a narrow defeat, the less the more was still to come; in the same worlds that is steadier.
        """
        game = self.judge.game
        if s.asking:
            scores = game.appraise(s)
            return Ending(self.scale.shares(scores, s.serial), margins_of(scores))
        result = game.result(s)
        width = self.width(s.serial - self.serial)
        if self.search.horizon != TO_THE_END or width < SHARP:
            return ending_of(result)
        return Ending(softened([float(score) for score in result.scores], width), result.margins())

    def width(self, questions: int) -> float:
        """The lead that makes a seat e times as likely to win. Chance adds up by its squares."""
        return self.scale.scales[-1] * math.sqrt(min(1.0, questions / self.scale.span))
