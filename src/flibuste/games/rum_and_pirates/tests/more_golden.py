"""Golden games that `make golden` does not write.

Greedy players for every number of seats, the other value of every ruling, and the players' own files.
`python -m flibuste.games.rum_and_pirates.tests.more_golden` plays them again and writes the records.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.box import OURS
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup, make_setup
from flibuste.kernel.records.record import FIRST, Record
from flibuste.table.table import Table

FILE = json.loads(OURS)
RECORDS = Path(__file__).parents[1] / "records"


def own_files() -> dict[str, str]:
    """The specification's second town, bunks of high value, and rendezvous of 4 and 6 for every symbol."""
    dates = [
        {**tile, "value": value, "count": 1}
        for tile in FILE["tiles"]["rendezvous"]["tiles"]
        for value in (4, 6)
    ]
    tiles = {"bunk": {"tiles": [{"value": 9, "count": 4}]}, "rendezvous": {"tiles": dates}}
    grid = {"grid": FILE["fixtures"]["mixed"]["grid"]}
    return {"box.json": json.dumps({"tiles": tiles}), "town.json": json.dumps(grid)}


def setups() -> dict[str, tuple[Setup, str]]:
    """The set-up and the kind of players, by name of the record."""
    other = {option.key: option.values[1] for option in GAME.meta.options} | {"start": "1"}
    found = {f"{seats}-greedy": (make_setup(GAME.meta, seats), "greedy") for seats in GAME.meta.seats}
    found["4-other-rulings"] = (make_setup(GAME.meta, 4, other), "random")
    found["3-other-rulings-greedy"] = (make_setup(GAME.meta, 3, other), "greedy")
    found["3-own-files"] = (make_setup(GAME.meta, 3, {}, own_files()), "greedy")
    return found


def played(name: str) -> Record:
    """The record of this name; the same name always gives the same game."""
    setup, kind = setups()[name]
    seed = hashlib.sha256(name.encode()).digest()
    players = [f"{kind} {seat + 1}" for seat in range(setup.seats)]
    table = Table(GAME, setup, players, seed, record_format=FIRST)
    bot, rng, budget = make(kind), Quick(int.from_bytes(seed, "big")), Budget()
    while not table.over:
        (seat,) = GAME.asking(table.state)
        knows = table.knowledge(seat)
        table.play(seat, bot.choose(knows.given(budget, rng)))
    return table.record()


if __name__ == "__main__":
    for name in setups():
        (RECORDS / f"{name}.txt").write_text(played(name).text(), encoding="utf-8", newline="\n")
        print(name)
