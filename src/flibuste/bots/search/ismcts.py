"""Information-set Monte Carlo tree search: imagines worlds, plays them on, and remembers what paid off.

There is one tree, from the point of view of the searching seat. Each iteration imagines a world that agrees
with what the seat knows, walks down the tree by what it has learnt, adds one node, plays on for a while with
the game's heuristic, and updates every choice on the way with the reward of the seat that made it.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from flibuste.bots.search.hunch import hunch
from flibuste.bots.search.reward import Reward, lead, soft_places
from flibuste.bots.search.tree import Arm, Node
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Seat

GLANCE: Final = 8
"""Choices of a playout between two looks at the clock."""
AS_THE_GAME_SAYS: Final = -2
PAUSE: Final = 64
"""Iterations between two checks whether the choice is settled."""


class Manner:
    """The parameters of a search. docs/research-log.md has the measurements behind them."""

    def __init__(self) -> None:
        self.explore: float = 0.1
        """The weight of exploration: how much a rarely tried choice is worth trying."""
        self.trust: float = 2.0
        """How strongly exploration follows the game's heuristic. 0 means not at all."""
        self.sample: int = 5
        """A playout takes the best of so many random options by the heuristic. 1 means any option."""
        self.stray: float = 0.1
        """How often a playout takes a random option instead."""
        self.horizon: int = AS_THE_GAME_SAYS
        """Choices of a playout before the game appraises the state. TO_THE_END plays until the end."""
        self.margin: float = 0.5
        """The share of the reward that is the score margin. The rest is the place."""
        self.first: float = 0.5
        """With three or more seats: the share of the place's reward for winning, not for seats beaten."""
        self.model: float = 0.0
        """How often another seat's choice in the tree comes from the playouts' policy instead."""
        self.patience: float = 0.5
        """A choice is settled if another needs more than this share of the remaining tries to catch up."""


class Search:
    """The search for one decision."""

    def __init__(self, knows: Knowledge[Any], rng: Rng, manner: Manner) -> None:
        self.knows: Knowledge[Any] = knows
        self.game: Game[Any] = knows.game
        self.seat: Seat = knows.seat
        self.rng: Rng = rng
        self.dealer: Dealer = Dealer(rng)
        self.manner: Manner = manner
        world: State = knows.world
        self.seats: int = world.seats
        self.size: int = len(knows.game.vocabulary)
        self.horizon: int = manner.horizon
        """How far playouts go. `run` sets it, because it depends on the time."""
        self.root: Node = Node(world.question, world.asking, 0)
        self.iterations: int = 0
        self.processor: bool = False
        """Whether to count this thread's CPU time. Other work on the machine then costs nothing."""
        self.deadline: float = 0.0
        """When to stop; 0 means never."""
        self.reward: Reward = Reward(manner.margin, manner.first)
        self.path: list[Arm] = []
        self.movers: list[Seat] = []

    def run(self, seconds: float, iterations: int, settled: bool = False) -> None:
        """Runs for this time or this number of iterations, whichever ends first, and at least once.

        0 means no limit. With `settled` it also ends when another choice is unlikely to overtake the best.
        """
        if self.manner.horizon == AS_THE_GAME_SAYS:
            self.horizon = self.game.horizon(self.seats, seconds)
        begin = self.now()
        self.deadline = begin + seconds if seconds else 0.0
        pause = PAUSE
        while True:
            if not self.iterate():
                return
            if iterations and self.iterations >= iterations:
                return
            if seconds or settled:
                now = self.now() if seconds else 0.0
                if seconds and now >= self.deadline:
                    return
                pause -= 1
                if settled and pause == 0:
                    pause = PAUSE
                    left = iterations - self.iterations if iterations else 1 << 30
                    if seconds:
                        left = min(left, int(self.iterations * (self.deadline - now) / (now - begin)))
                    if self.ahead() > left * self.manner.patience:
                        return

    def now(self) -> float:
        return time.thread_time() if self.processor else time.perf_counter()

    def ahead(self) -> int:
        """How many tries the most tried choice is ahead of the next."""
        most = 0
        next_most = 0
        for arm in self.own():
            if arm.visits > most:
                next_most = most
                most = arm.visits
            elif arm.visits > next_most:
                next_most = arm.visits
        return most - next_most

    def iterate(self) -> bool:
        """One iteration. False if there was no time to finish it."""
        s: State = self.knows.imagine(self.rng)
        self.path = []
        self.movers = []
        self.walk(self.root, s)
        if not self.play_on(s):
            return False
        self.learn(s)
        self.iterations += 1
        return True

    # Selection: down the tree.

    def walk(self, node: Node, s: State) -> None:
        """Goes down from this node until the tree ends, and adds one node there."""
        while s.asking:
            after = self.enter(node, self.step(node, s), s)
            if after is None:
                return
            node = after

    def enter(self, node: Node, key: int, s: State) -> Node | None:
        """The node after these choices. None if the game is over, or if the tree had no such node yet."""
        if not s.asking:
            return None
        search_key = self.game.search_key(s)
        after = node.follow(key, s, search_key)
        if after is None:
            node.grow(key, s, search_key)
        return after

    def step(self, node: Node, s: State) -> int:
        """Every seat that is asked chooses without knowing the others' choices. Returns their key."""
        game = self.game
        if s.menu is not None:
            seat = s.asking[0]
            arm = self.select(node, s, seat, s.menu)
            game.apply(s, seat, arm.choice, self.dealer)
            return arm.choice.index
        asked = s.asking
        chosen = [self.select(node, s, seat, offered(s, seat)) for seat in asked]
        key = 0
        for at in range(len(asked)):
            arm = chosen[at]
            game.apply(s, asked[at], arm.choice, self.dealer)
            key = key * self.size + arm.choice.index
        return key

    def select(self, node: Node, s: State, seat: Seat, options: list[Choice]) -> Arm:
        """The arm with the best balance of reward and exploration."""
        arms = self.arms(node, s, seat, options)
        visits = 0
        reward = 0.0
        for arm in arms:
            arm.available += 1
            visits += arm.visits
            reward += arm.reward
        fresh = reward / visits if visits else 0.5
        explore = self.manner.explore
        best = arms[0]
        best_score = -1.0
        if seat != self.seat and self.manner.model > 0.0 and self.rng.below(1000) < self.manner.model * 1000:
            best = node.arms[seat * self.size + self.hunch(s, seat, options).index]
            arms = []
        for arm in arms:
            score = arm.reward / arm.visits if arm.visits else fresh
            score += explore * arm.prior * math.sqrt(arm.available) / (1 + arm.visits)
            if score > best_score:
                best_score = score
                best = arm
        self.path.append(best)
        self.movers.append(seat)
        return best

    def arms(self, node: Node, s: State, seat: Seat, options: list[Choice]) -> list[Arm]:
        """The arms of the options in this world. New arms get a prior from the heuristic."""
        arms = node.last
        if len(node.asking) == 1 and len(arms) == len(options):
            at = 0
            while at < len(options) and arms[at].choice is options[at]:
                at += 1
            if at == len(options):
                return arms
        base = seat * self.size
        known = node.arms
        arms = []
        for option in options:
            arm = known.get(base + option.index)
            if arm is None:
                break
            arms.append(arm)
        node.last = arms
        if len(arms) == len(options):
            return arms
        priors = self.priors(s, seat, options)
        for at in range(len(arms), len(options)):
            option = options[at]
            arm = known.get(base + option.index)
            if arm is None:
                arm = Arm(option, priors[at])
                known[base + option.index] = arm
            arms.append(arm)
        return arms

    def priors(self, s: State, seat: Seat, options: list[Choice]) -> list[float]:
        """Each option's share of the exploration. 1 is an even share; more weight gives more."""
        count = len(options)
        trust = self.manner.trust
        if count == 1 or trust == 0.0:
            return [1.0] * count
        weights = self.game.weigh(s, seat, options)
        best = max(weights)
        gap = 0.0
        for weight in weights:
            gap += best - weight
        if gap <= 0.0:
            return [1.0] * count
        gap /= count
        total = 0.0
        shares: list[float] = []
        for weight in weights:
            share = math.exp(trust * (weight - best) / gap)
            shares.append(share)
            total += share
        # A quarter is shared evenly, because the heuristic may be wrong.
        return [0.25 + 0.75 * count * share / total for share in shares]

    # Playout.

    def play_on(self, s: State) -> bool:
        """Plays with the quick policy to the horizon or the end. False if there was no time."""
        game = self.game
        left = self.horizon  # a negative number never reaches 0, which means to the end
        glance = GLANCE
        while s.asking and left:
            left -= 1
            seat = s.asking[0]
            game.apply(s, seat, self.hunch(s, seat, offered(s, seat)), self.dealer)
            glance -= 1
            if glance == 0:
                glance = GLANCE
                if self.deadline and self.iterations and self.now() >= self.deadline:
                    return False
        return True

    def hunch(self, s: State, seat: Seat, options: list[Choice]) -> Choice:
        """What the playouts' policy chooses."""
        return hunch(self.game, s, seat, options, self.rng, self.manner.sample, self.manner.stray)

    # Backpropagation.

    def learn(self, s: State) -> list[float]:
        """Updates every choice on the path with the reward of the seat that made it. Returns the rewards."""
        scores = self.game.appraise(s)
        places: list[float] = []
        if s.asking:
            places = soft_places(scores)
        else:
            result = self.game.result(s)
            places = [float(place) for place in result.places]
        rewards = self.reward.of(scores, places)
        path = self.path
        movers = self.movers
        seen = False
        for at in range(len(path)):
            arm = path[at]
            arm.visits += 1
            arm.reward += rewards[movers[at]]
            if not seen and movers[at] == self.seat:
                seen = True
                arm.place += places[self.seat]
                arm.lead += lead(scores, self.seat)
        return rewards

    def best(self) -> Arm:
        """The most tried choice; among equals, the one with the largest reward."""
        best: Arm | None = None
        for arm in self.own():
            if best is None or (arm.visits, arm.reward) > (best.visits, best.reward):
                best = arm
        assert best is not None
        return best

    def own(self) -> list[Arm]:
        """The arms of the searching seat's decision, in the order of its options."""
        base = self.seat * self.size
        world: State = self.knows.world
        found: list[Arm] = []
        for option in self.game.options(world, self.seat):
            arm = self.root.arms.get(base + option.index)
            if arm is not None:
                found.append(arm)
        return found
