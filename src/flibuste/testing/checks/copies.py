"""Luck, tables and sessions can be copied and pickled in the middle of a game. Both then go on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

from flibuste.kernel.chance import Dealer, Noted, Quick, Rng, Scripted, Seeded
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Event
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from flibuste.testing.json_text import bytes_of, print_of, same, text_of, truths
from flibuste.testing.walk import pick, walk

PLAYED = 12
"""Decisions on either side of a copy."""

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def lucks(game: Game[Any], setup: Setup, seed: int) -> list[Rng]:
    """Every source of luck. The scripted one has the numbers of the game that the quick one plays."""
    whole = walk(game, setup, seed)
    numbers = [*whole.luck, *[number for moment in whole.moments for number in moment.luck]]
    key = bytes_of(f"luck {seed}")
    return [Quick(2 * seed), Seeded(key), Scripted(numbers), Noted(Quick(2 * seed)), Noted(Seeded(key))]


def play_on(game: Game[Any], s: Any, dealer: Dealer, whim: Rng, decisions: int) -> str:  # noqa: ANN401 - the game's own
    """Plays with the luck of this dealer: what was chosen, what happened, and where it led."""
    chosen: list[str] = []
    while game.asking(s) and len(chosen) < decisions:
        seat, choice = pick(game, s, whim)
        game.apply(s, seat, choice, dealer)
        chosen.append(f"{seat} {choice}")
    log: list[Event] = dealer.log or []
    noted = dealer.rng.numbers if isinstance(dealer.rng, Noted) else []
    return f"[{text_of(chosen)}, {truths(log)}, {text_of(noted)}, {print_of(game, s)}]"


def check_copied_luck(game: Game[Any], setup: Setup, seed: int) -> None:
    """A dealer that was copied in the middle of a game deals on as the original does, and by itself."""
    for rng in lucks(game, setup, seed):
        dealer = Dealer(rng, [])
        s = game.start(setup, dealer)
        whim = Quick(2 * seed + 1)
        play_on(game, s, dealer, whim, PLAYED)
        copies = {how: (way(s), way(dealer), way(whim)) for how, way in WAYS.items()}
        expected = play_on(game, s, dealer, whim, PLAYED)
        for how, (state, luck, mind) in copies.items():
            what = f"{type(rng).__name__} after {how}"
            same(play_on(game, state, luck, mind, PLAYED), expected, f"{what} goes on otherwise")


def check_copied_tables(game: Game[Any], setup: Setup, seed: int) -> None:
    """A table that was copied in the middle of a game goes on as the original does, and by itself."""
    players = [f"Player {seat + 1}" for seat in range(setup.seats)]
    table = Table(game, setup, players, bytes_of(f"seed {seed}"))
    here = Session(table, set(range(setup.seats)), Pace(), 0)
    whim = Quick(seed)
    sit_on(here, whim)
    copies = {how: (way(here), way(whim)) for how, way in WAYS.items()}
    tables = {how: way(table) for how, way in WAYS.items()}
    before = table.record(own=True).text()
    expected = sit_on(here, whim)
    for how, alone in tables.items():
        same(text_of(alone.record(own=True).text()), text_of(before), f"a table's {how} plays with it")
    for how, (there, mind) in copies.items():
        same(sit_on(there, mind), expected, f"a session goes on otherwise after {how}")


def sit_on(session: Session, whim: Rng) -> str:
    """Plays a session on: its record with the seed, and what everybody is shown."""
    table = session.table
    for _ in range(PLAYED):
        if not table.over:
            seat, choice = pick(table.game, table.state, whim)
            session.take(session.plan("choose", seat, choice.text, session.n))
    shown = text_of([table.record(own=True).text(), session.state_of_play()])
    return f"[{shown}, {truths(table.events())}, {print_of(table.game, table.state)}]"
