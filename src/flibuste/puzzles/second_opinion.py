"""Two judges that share neither policy nor horizon with the analysis.

`matelot-to-the-end` plays the same imagined worlds on to their real end by the game's heuristic alone, and
counts who won. `ismcts` is the tree search of the strong bots.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.analysis.judge import Playout
from flibuste.bots.roster import make
from flibuste.bots.search.hunch import hunch
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Budget, Knowledge
from flibuste.kernel.types import Choice

NAMES: Final = ("matelot-to-the-end", "ismcts")
ALL: Final = 10_000
"""A sample of all options: the policy takes what the heuristic likes best."""
PATIENCE: Final = Budget(3_600.0, 0, processor=True)
"""The search counts iterations and looks at no clock."""


def best_at_the_end(knows: Knowledge[Any], choices: list[Choice], seed: int, pairs: int) -> Choice:
    """The option with the most wins in games that are played on to their end, in the same worlds."""
    game, seat = knows.game, knows.seat
    won = [0.0] * len(choices)
    for number in range(1, pairs + 1):
        base: State = knows.imagine(Quick(seed * 1_000_003 + number))
        for at, choice in enumerate(choices):
            luck = Playout(seed, -number)
            world: State = base.clone()
            game.apply(world, seat, choice, luck.dealer)
            while world.asking:
                asked = world.asking[0]
                answer = hunch(game, world, asked, offered(world, asked), luck.rng, ALL, 0.0)
                game.apply(world, asked, answer, luck.dealer)
            won[at] += game.result(world).win_shares()[seat]
    return choices[max(range(len(choices)), key=won.__getitem__)]


def found_by_search(knows: Knowledge[Any], seed: int, iterations: int) -> Choice:
    """What a tree search with so many iterations chooses."""
    return make(f"ismcts:{iterations}it").choose(knows.given(PATIENCE, Quick(seed)))
