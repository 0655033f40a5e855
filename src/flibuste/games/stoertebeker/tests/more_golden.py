"""Golden games that random play with the usual set-up never comes upon: with advanced rules, and with files
of one's own, one of them to a stand-still. `python -m flibuste.games.stoertebeker.tests.keep` writes them."""

from __future__ import annotations

from pathlib import Path

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.meta import ADVANCED, PRESET
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup, settle
from flibuste.table.table import Table

HOME = Path(__file__).parent.parent / "records"

HEADER = "id,colour,points,boarding,water,beans,bread,rum,meat,bananas"
STUCK = {
    "ships.csv": "\n".join([HEADER, *[f"Z{at:02},black,1,999,5,0,0,0,0,0" for at in range(16)]]) + "\n",
    "cards.csv": "first_id,last_id,type,kind,pirate_points,count\nWA01,WA12,provision,water,0,12\n",
}
"""Twelve cards, and ships nobody will ever board."""
BLANKS = {"colour_dice.json": '[["blank", "rum", "meat"], ["blank", "bananas"]]\n'}


def tables() -> dict[str, Setup]:
    """File names and what was agreed on."""
    kept = {f"{seats}-{PRESET}": settle(GAME.meta, seats, {PRESET: "on"}) for seats in GAME.meta.seats}
    kept |= {f"2-{key.replace('_', '-')}": settle(GAME.meta, 2, {key: "on"}) for key in ADVANCED}
    kept["2-own-files-stand-still"] = settle(GAME.meta, 2, None, STUCK)
    kept["3-own-dice"] = settle(GAME.meta, 3, None, BLANKS)
    return kept


def played(setup: Setup) -> str:
    table = Table(GAME, setup, [f"random {seat + 1}" for seat in range(setup.seats)], bytes(range(32)))
    rng = Quick(setup.seats)
    while not table.over:
        (seat,) = GAME.asking(table.state)
        options = GAME.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    return table.record().text()


if __name__ == "__main__":
    for name, setup in tables().items():
        (HOME / f"{name}.txt").write_text(played(setup), encoding="utf-8", newline="\n")
