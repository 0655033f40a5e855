"""Golden games that `make golden` does not write.

They have advanced rules or a player's own files; one of them ends in a stand-still.
`python -m flibuste.games.stoertebeker.tests.more_golden` plays them again and writes the records.
"""

from __future__ import annotations

from pathlib import Path

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.meta import ADVANCED, PRESET
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup, make_setup
from flibuste.kernel.records.record import FIRST
from flibuste.table.table import Table

HOME = Path(__file__).parent.parent / "records"

HEADER = "id,colour,points,boarding,water,beans,bread,rum,meat,bananas"
STUCK = {
    "ships.csv": "\n".join([HEADER, *[f"Z{at:02},black,1,12,12,0,0,0,0,0" for at in range(16)]]) + "\n",
    "cards.csv": "first_id,last_id,type,kind,pirate_points,count\nWA01,WA12,provision,water,0,12\n",
}
"""Twelve cards, and ships that each ask for all of them."""
BLANKS = {"colour_dice.json": '[["blank", "rum", "meat"], ["blank", "bananas"]]\n'}


def tables() -> dict[str, Setup]:
    """The file names and set-ups of the records."""
    kept = {f"{seats}-{PRESET}": make_setup(GAME.meta, seats, {PRESET: "on"}) for seats in GAME.meta.seats}
    kept |= {f"2-{key.replace('_', '-')}": make_setup(GAME.meta, 2, {key: "on"}) for key in ADVANCED}
    kept["2-own-files-stand-still"] = make_setup(GAME.meta, 2, None, STUCK)
    kept["3-own-dice"] = make_setup(GAME.meta, 3, None, BLANKS)
    return kept


def played(setup: Setup) -> str:
    players = [f"random {seat + 1}" for seat in range(setup.seats)]
    table = Table(GAME, setup, players, bytes(range(32)), record_format=FIRST)
    rng = Quick(setup.seats)
    while not table.over:
        (seat,) = GAME.asking(table.state)
        options = GAME.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    return table.record().text()


if __name__ == "__main__":
    for name, setup in tables().items():
        (HOME / f"{name}.txt").write_text(played(setup), encoding="utf-8", newline="\n")
