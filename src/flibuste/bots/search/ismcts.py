"""Information-set Monte-Carlo tree search: it imagines worlds, plays them on, and remembers what paid.

One tree, as the searching seat sees it. Each iteration imagines a world true to all the seat knows, walks
down the tree by what was learnt so far, adds one node, plays on for a while by the game's own quick
judgement, and tells every choice on the way how it went for the seat that made it.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from flibuste.bots.reward import Reward, lead, soft_places
from flibuste.bots.tree import Arm, Node
from flibuste.kernel.agenda import State
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Seat

GLANCE: Final = 8
"""Choices of a playout between two looks at the clock."""
AS_THE_GAME_SAYS: Final = -2
PAUSE: Final = 64
"""Iterations between two looks at whether the choice is settled."""


class Manner:
    """How a search goes about it. What these numbers should be is measured: docs/bots.md."""

    def __init__(self) -> None:
        self.explore: float = 0.1
        """How much a choice little tried is worth trying."""
        self.trust: float = 2.0
        """How much of the trying goes to what the game's heuristic likes; 0: it is not asked."""
        self.sample: int = 5
        """Of so many options, taken at random, a playout takes the one that weighs most; 1: any."""
        self.stray: float = 0.1
        """How often a playout takes any option."""
        self.horizon: int = AS_THE_GAME_SAYS
        """Choices of a playout before the standing is appraised; TO_THE_END: it is not."""
        self.margin: float = 0.5
        """How much of the reward is the score margin, the rest being the place."""
        self.first: float = 0.5
        """With three and more seats: how much of the reward is for winning, the rest for each seat beaten."""
        self.model: float = 0.0
        """How often another seat's choice in the tree is taken from the playouts' policy instead."""
        self.patience: float = 0.5
        """A choice is settled if another would need more than this share of the tries left to catch up."""


class Search:
    """One decision being thought about."""

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
        """How far playouts go: settled when it is known how much time there is."""
        self.root: Node = Node(world.question, world.asking, 0)
        self.iterations: int = 0
        self.processor: bool = False
        """Whether time is the processor's, for this thread: other work on the machine takes none of it."""
        self.deadline: float = 0.0
        """When to stop, or nothing."""
        self.reward: Reward = Reward(manner.margin, manner.first)
        self.path: list[Arm] = []
        self.movers: list[Seat] = []

    def run(self, seconds: float, iterations: int, settled: bool = False) -> None:
        """Thinks for so long, or so often, whichever ends first; 0 is no limit. Once at least.

        `settled` also ends it as soon as another choice is unlikely to become the one most tried.
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
        """How many more times the choice most tried was tried than any other."""
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
        """Once down the tree and on; whether there was time for it."""
        s: State = self.knows.imagine(self.rng)
        game = self.game
        node = self.root
        self.path = []
        self.movers = []
        while s.asking:
            key = self.step(node, s)
            if not s.asking:
                break
            mark = game.mark(s)
            after = node.follow(key, s, mark)
            if after is None:
                node.grow(key, s, mark)
                break
            node = after
        if not self.play_on(s):
            return False
        self.learn(s)
        self.iterations += 1
        return True

    # Down the tree.

    def step(self, node: Node, s: State) -> int:
        """All who are asked choose, none knowing what the others do; a number for what was chosen."""
        game = self.game
        if s.menu is not None:
            seat = s.asking[0]
            arm = self.select(node, s, seat, s.menu)
            game.apply(s, seat, arm.choice, self.dealer)
            return arm.choice.index
        asked = s.asking
        chosen = [self.select(node, s, seat, game.options(s, seat)) for seat in asked]
        key = 0
        for at in range(len(asked)):
            arm = chosen[at]
            game.apply(s, asked[at], arm.choice, self.dealer)
            key = key * self.size + arm.choice.index
        return key

    def select(self, node: Node, s: State, seat: Seat, options: list[Choice]) -> Arm:
        """The arm that promises most, or deserves another try."""
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
        """Those of the options there are in this world; new ones are made, with what the heuristic says."""
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
        """How the trying is shared out, 1 being an even share: more for what weighs more."""
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
        # A quarter is shared out evenly: the heuristic may be wrong.
        return [0.25 + 0.75 * count * share / total for share in shares]

    # On from there.

    def play_on(self, s: State) -> bool:
        """Plays by quick judgement until the horizon or the end; whether there was time for it."""
        game = self.game
        left = self.horizon  # less than nothing never comes to nothing: that is to the end
        glance = GLANCE
        while s.asking and left:
            left -= 1
            seat = s.asking[0]
            menu = s.menu
            options = menu if menu is not None else game.options(s, seat)
            game.apply(s, seat, self.hunch(s, seat, options), self.dealer)
            glance -= 1
            if glance == 0:
                glance = GLANCE
                if self.deadline and self.iterations and self.now() >= self.deadline:
                    return False
        return True

    def hunch(self, s: State, seat: Seat, options: list[Choice]) -> Choice:
        """What a hurried player takes: the best of a few options that came to mind."""
        count = len(options)
        if count == 1:
            return options[0]
        rng = self.rng
        manner = self.manner
        if manner.sample <= 1 or (manner.stray > 0.0 and rng.below(1000) < manner.stray * 1000):
            return options[rng.below(count)]
        if count > manner.sample:
            options = [options[rng.below(count)] for _ in range(manner.sample)]
        weights = self.game.weigh(s, seat, options)
        best = 0
        for at in range(1, len(weights)):
            if weights[at] > weights[best]:
                best = at
        return options[best]

    # And back.

    def learn(self, s: State) -> None:
        """Tells every choice on the way how it went for the seat that made it."""
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

    def best(self) -> Arm:
        """The choice most tried; of those, the one that paid most."""
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
