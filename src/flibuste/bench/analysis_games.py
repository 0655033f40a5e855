"""Games by bots for the bars of the analysis, as records."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.table.table import Table


def game_by_bots(game: str, seats: int, bots: Sequence[str], number: int) -> str:
    """The record of a finished game. The bots take turns around the table, and begin elsewhere each time."""
    rules = registry.find(game)
    names = [bots[(seat + number) % len(bots)] for seat in range(seats)]
    seed = number.to_bytes(32, "big")
    table = Table(rules, make_setup(rules.meta, seats), names, seed)
    players = [make(name) for name in names]
    rng = Quick(number)
    while asking := rules.asking(table.state):
        seat = asking[0]
        table.play(seat, players[seat].choose(table.knowledge(seat, rng=rng)))
    return table.record().text()
