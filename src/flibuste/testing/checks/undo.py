"""What may be taken back freely has shown nothing, and taking it back leaves no trace."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.agenda import unanswer
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Refusal
from flibuste.table.table import Table
from flibuste.testing.json_text import print_of, same
from flibuste.testing.walk import pick, whim_of


def check_undo(game: Game[Any], setup: Setup, seed: int) -> None:
    """After every choice at a table each seat tries to take its last one back.

    Where that is free, the choice drew no luck and the game is not over (all hands would be open). It leads
    back to the state before, or to the same question with this answer not yet given. The same choice made
    again leads where it led.
    """
    table = Table(game, setup, ["a", "b", "c", "d", "e", "f"][: setup.seats], bytes(32))
    whim = whim_of(seed)
    before = print_of(game, table.state)
    while not table.over:
        mover, choice = pick(game, table.state, whim)
        table.play(mover, choice)
        after = print_of(game, table.state)
        for seat in range(setup.seats):
            try:
                at = table.undoable(seat)
            except Refusal:
                continue
            finally:
                same(print_of(game, table.state), after, "asking whether to take back changes the table")
            here = f"seat {seat} takes back {table.moves[at].text}"
            assert not table.over, f"{here}: the game is over and all is open"
            assert not table.moves[at].luck, f"{here}: luck was drawn"
            if table.version % 4 == 0 or table.state.answers:
                sealed = table.state.clone()
                again = game.vocabulary.parse(table.undo(seat).text)
                if sealed.answers:
                    unanswer(sealed, seat)
                    before = print_of(game, sealed)
                same(print_of(game, table.state), before, here)
                table.play(seat, again)
                if not sealed.answers:  # the last to answer is now another, which is all that differs
                    same(print_of(game, table.state), after, f"{here}, and chooses it again")
                after = print_of(game, table.state)
        before = after
