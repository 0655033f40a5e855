"""What a choice cost, judged by what its seat knew: every option is tried in the same imagined worlds.

The best option is found by successive halving: promising options get more worlds. Its lead over the choice
that was made is then measured anew in fresh worlds, so that being the luckiest of many does not count.
"""

from __future__ import annotations

import math
from typing import Any, Final

from flibuste.analysis.foresight import Foresight
from flibuste.analysis.judge import Judge
from flibuste.kernel.agenda import State
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Seat

SURE: Final = 1.96
"""Standard errors on either side of a 95 % interval."""


class Trial:
    """One option, and how its seat fared with it in each imagined world."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Choice = choice
        self.shares: list[float] = []
        self.margins: list[float] = []

    def share(self) -> float:
        """The mean share of the win."""
        return sum(self.shares) / len(self.shares)

    def margin(self) -> float:
        return sum(self.margins) / len(self.margins)


class Lead:
    """By how much one option is better than another in the same worlds, with its standard error."""

    def __init__(self, better: list[float], worse: list[float]) -> None:
        count = min(len(better), len(worse))
        total = 0.0
        squares = 0.0
        for at in range(count):
            difference = better[at] - worse[at]
            total += difference
            squares += difference * difference
        self.mean: float = total / count
        variance = max(0.0, squares / count - self.mean * self.mean)
        self.error: float = math.sqrt(variance / (count - 1)) if count > 1 else math.inf

    def sure(self) -> bool:
        """Whether the 95 % interval lies above zero."""
        return self.mean > SURE * self.error


class Comparison:
    """The options of one decision, tried in pairs."""

    def __init__(self, judge: Judge, world: State, seat: Seat, played: Choice) -> None:
        game: Game[Any] = judge.game
        self.judge: Judge = judge
        self.game: Game[Any] = game
        self.seat: Seat = seat
        self.knows: Knowledge[Any] = Knowledge(game, world, seat)
        """Everything that the seat could not know is dealt anew: there is no hindsight."""
        if judge.seats != world.seats:
            judge.prepare(world.seats)
        self.foresight: Foresight = Foresight(judge, self.knows)
        self.trials: list[Trial] = [Trial(option) for option in game.options(world, seat)]
        self.played: Trial = self.trials[0]
        for trial in self.trials:
            if trial.choice is played:
                self.played = trial
        self.worlds: int = 0
        """How many worlds have been imagined."""
        self.playouts: int = 0
        self.winner: Trial = self.played
        """The best option, once `run` has found it."""
        self.differed: bool = False
        """Whether any option is surely better than another: otherwise the choice did not matter."""
        self.lead: Lead | None = None
        """How much better the winner is than the choice that was made, in fresh worlds."""
        self.margin: float = 0.0
        """The same in points."""

    def run(self, pairs: int, final: int) -> None:
        """Tries all options in `pairs` worlds, the better half in twice as many, and so on.

        Then the best and the choice that was made go through `final` fresh worlds.
        """
        left = self.trials
        while True:
            self.try_out(left, pairs)
            if len(left) <= 2:
                break
            left = better_half(left, self.played)
            pairs *= 2
        self.winner = self.best()
        self.differed = self.differs()
        if self.winner is not self.played:
            fresh = [Trial(self.winner.choice), Trial(self.played.choice)]
            self.try_out(fresh, final)
            self.lead = Lead(fresh[0].shares, fresh[1].shares)
            self.margin = fresh[0].margin() - fresh[1].margin()

    def try_out(self, trials: list[Trial], pairs: int) -> None:
        """Plays each of these options in the same new worlds with the same luck."""
        judge = self.judge
        seat = self.seat
        choices = [trial.choice for trial in trials]
        for _ in range(pairs):
            self.worlds += 1
            # Below zero: other luck than that of the values of worlds.
            base: State = self.knows.imagine(Quick(judge.seed * 1_000_003 + self.worlds))
            endings = self.foresight.try_all(base, choices, -self.worlds)
            for at in range(len(trials)):
                trials[at].shares.append(endings[at].shares[seat])
                trials[at].margins.append(endings[at].margins[seat])
            self.playouts += len(trials)

    def best(self) -> Trial:
        """The best of the options that were tried most. The choice that was made wins a tie."""
        best = self.played
        for trial in self.trials:
            if len(trial.shares) >= len(best.shares) and value_of(trial) > value_of(best):
                best = trial
        return best

    def differs(self) -> bool:
        for trial in self.trials:
            if trial is not self.winner and Lead(self.winner.shares, trial.shares).sure():
                return True
        return False

    def matters(self, least: float) -> bool:
        """Whether the options differ, and by at least this share of the win."""
        ranked = self.ranked()
        return self.differed and ranked[0].share() - ranked[-1].share() >= least

    def ranked(self) -> list[Trial]:
        """All options, the best first."""
        return sorted(self.trials, key=value_of, reverse=True)


def better_half(trials: list[Trial], played: Trial) -> list[Trial]:
    """The better half of these options, and always the choice that was made."""
    ranked = sorted(trials, key=value_of, reverse=True)
    kept = ranked[: (len(ranked) + 1) // 2]
    return kept if played in kept else [*kept[:-1], played] if len(kept) > 1 else [*kept, played]


def value_of(trial: Trial) -> float:
    return trial.share()
