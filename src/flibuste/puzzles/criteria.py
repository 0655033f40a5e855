"""What makes a position a puzzle. Cheap checks come first; the later ones cost more and see fewer positions.

1. There are at least three options.
2. The matelot, who does not think ahead, gets it wrong.
3. The best option beats the second by 8 points of the win, and the 99 % interval lies above 4.
4. It is the best with eight times the pairs of worlds.
5. Two other judges find the same option: games played on to their end by matelots, and a tree search.
6. It is the best in at least 70 % of the imagined worlds, so that nobody has to guess hidden cards.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import Comparison, Lead, Trial
from flibuste.bots.greedy import ranked
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Seat
from flibuste.puzzles.second_opinion import best_at_the_end, found_by_search

FEWEST = 3
LEAD, SURE_LEAD = 0.08, 0.04
"""By how much of the win the best option beats the second, and above what the interval of that lies."""
Z99, Z95 = 2.576, 1.96
TIMES = 8
MOST_WORLDS = 0.70
RIGHT = 0.02
"""What lies within this share of the win of the best is right too."""
NEAR = 0.20
"""Options so close to the best after the first measurement are measured with more care."""
FIRST_LOOK = (3, 24)
"""Worlds for each option, and then for the best of them and the matelot's: most positions end here."""
HOPE = 0.03
"""A first look that is this little in favour of another option than the matelot's ends it."""


class Effort(NamedTuple):
    """How much is measured."""

    pairs: int = 150
    """Worlds in which every option is tried. The options near the best are tried in eight times as many."""
    worlds: int = 30
    """Imagined worlds that are looked at one by one."""
    each: int = 80
    """Playouts of each option in each of them."""
    ends: int = 150
    """Games that matelots play on to their end, for each option near the best."""
    iterations: int = 4_000
    """Of the tree search."""

    def times(self, factor: int) -> Effort:
        """So many times the work of each part. More worlds are looked at, each as closely as before."""
        return Effort(
            factor * self.pairs,
            factor * self.worlds,
            self.each,
            factor * self.ends,
            factor * self.iterations,
        )


class Valued(NamedTuple):
    """An option, the share of the win that it is worth, and half the width of its 95 % interval."""

    choice: str
    share: float
    error: float


class Verdict(NamedTuple):
    """What was found in a position. `failed` names the first criterion that does not hold."""

    failed: str
    best: str = ""
    values: tuple[Valued, ...] = ()
    lead: float = 0.0
    error: float = 0.0
    """Half the width of the lead's 99 % interval."""
    worlds: float = 0.0
    """The share of the imagined worlds in which the best option is the best."""
    matelot: str = ""
    """What the matelot chooses: the tempting mistake."""


def examined(knows: Knowledge[Any], seed: int, effort: Effort, first_look: bool = True) -> Verdict:
    """Goes through the criteria until one fails. The same seed gives the same verdict everywhere."""
    game, seat, world = knows.game, knows.seat, knows.world
    if len(game.options(world, seat)) < FEWEST:
        return Verdict("options")
    tempting = [reason.choice for reason in ranked(knows) if not reason.behind]
    if first_look and not doubtful(knows, tempting[0], seed):
        return Verdict("matelot")
    first = Comparison(Judge(game, seed + 1), world, seat, tempting[0])
    first.try_out(first.trials, effort.pairs)
    best, *others = first.ranked()
    if best.choice in tempting:
        return Verdict("matelot")
    lead = Lead(best.shares, others[0].shares)
    if lead.mean + Z99 * lead.error < LEAD:
        return Verdict("lead")
    near = [best, *(one for one in others if one.share() > best.share() - NEAR)]
    near += others[: max(0, FEWEST - len(near))]
    return cared_for(knows, [trial.choice for trial in near], first, tempting, seed, effort)


def doubtful(knows: Knowledge[Any], tempting: Choice, seed: int) -> bool:
    """Whether another option may be better than the matelot's: a cheap look at all of them."""
    look = Comparison(Judge(knows.game, seed), knows.world, knows.seat, tempting)
    look.run(*FIRST_LOOK)
    return look.lead is not None and look.lead.mean > HOPE


def cared_for(
    knows: Knowledge[Any],
    near: list[Choice],
    first: Comparison,
    tempting: list[Choice],
    seed: int,
    effort: Effort,
) -> Verdict:
    """The expensive criteria, for the options near the best. `near` begins with the best."""
    game, seat = knows.game, knows.seat
    best = near[0]
    if found_by_search(knows, seed + 2, effort.iterations) is not best:
        return Verdict("search")
    again = Comparison(Judge(game, seed + 3), knows.world, seat, best)
    trials = [Trial(choice) for choice in near]
    again.try_out(trials, TIMES * effort.pairs)
    leads = [Lead(trials[0].shares, trial.shares) for trial in trials[1:]]
    lead = min(leads, key=lambda one: one.mean)
    if lead.mean <= 0:
        return Verdict("eightfold")
    if lead.mean < LEAD or any(one.mean - Z99 * one.error < SURE_LEAD for one in leads):
        return Verdict("lead")
    if best_at_the_end(knows, near, seed + 4, effort.ends) is not best:
        return Verdict("ends")
    worlds = share_of_worlds(Judge(game, seed + 5), knows, seat, near, seed, effort)
    if worlds < MOST_WORLDS:
        return Verdict("worlds")
    measured = {trial.choice.text: trial for trial in [*first.trials, *trials]}
    values = sorted((valued(trial) for trial in measured.values()), key=lambda one: -one.share)
    if any(is_right(one, values) for one in values if one.choice in {choice.text for choice in tempting}):
        return Verdict("matelot")
    return Verdict(
        "", best.text, tuple(values), lead.mean, Z99 * lead.error, worlds, next(iter(tempting)).text
    )


def share_of_worlds(
    judge: Judge, knows: Knowledge[Any], seat: Seat, near: list[Choice], seed: int, effort: Effort
) -> float:
    """In which part of the imagined worlds the first of these options is better than every other one."""
    won = 0
    for number in range(effort.worlds):
        world = knows.imagine(Quick((seed + 5) * 1_000_003 + number))
        shares = [judge.after(world, [seat], [choice], effort.each).shares()[seat] for choice in near]
        won += shares[0] > max(shares[1:])
        if won + effort.worlds - 1 - number < MOST_WORLDS * effort.worlds:
            return 0.0  # it cannot be reached any more
    return won / effort.worlds


def valued(trial: Trial) -> Valued:
    count, share = len(trial.shares), trial.share()
    variance = sum((one - share) ** 2 for one in trial.shares) / (count - 1)
    return Valued(trial.choice.text, round(share, 4), round(Z95 * math.sqrt(variance / count), 4))


def is_right(value: Valued, values: list[Valued] | tuple[Valued, ...]) -> bool:
    """Whether an option lies within two points of the best."""
    return value.share >= max(one.share for one in values) - RIGHT
