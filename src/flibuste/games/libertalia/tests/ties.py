"""Golden games that end in a tie at the top, once for each way to settle it.

`python -m flibuste.games.libertalia.tests.ties` plays them again and writes the records.
"""

from __future__ import annotations

import hashlib

from flibuste.games.libertalia import GAME
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.records.record import FIRST
from flibuste.table.table import Table

TIEBREAKS = ("shared", "last_campaign")


def played(seats: int, tiebreak: str, seed: bytes) -> Table:
    """A game by random choices. In records of the first format luck does not depend on the set-up."""
    players = [f"random {seat + 1}" for seat in range(seats)]
    setup = make_setup(GAME.meta, seats, {"final_tiebreak": tiebreak})
    table = Table(GAME, setup, players, seed, record_format=FIRST)
    rng = Quick(int.from_bytes(seed, "big"))
    while not table.over:
        seat = GAME.asking(table.state)[0]
        options = GAME.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    return table


def tied(table: Table) -> bool:
    """Whether several seats have the highest score and their last fortunes differ."""
    scores = table.state.score
    first = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    return len({table.state.fortunes[-1][seat] for seat in first}) > 1


def found(seats: int) -> bytes:
    """The seed of the first game with such a tie."""
    number = 0
    while True:
        seed = hashlib.sha256(f"libertalia/tie/{seats}/{number}".encode()).digest()
        if tied(played(seats, "shared", seed)):
            return seed
        number += 1


def name_of(seats: int, tiebreak: str) -> str:
    return f"{seats}-tie-{tiebreak.replace('_', '-')}.txt"


def main() -> None:
    for seats in GAME.meta.seats:
        seed = found(seats)
        for tiebreak in TIEBREAKS:
            file = registry.folder("libertalia") / "records" / name_of(seats, tiebreak)
            text = played(seats, tiebreak, seed).record().text()
            file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
