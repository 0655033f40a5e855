"""The same luck and the same choices are the same game: again, from a record, elsewhere, from a copy."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.records.record import BadRecord, Record, parse, replay, verify
from flibuste.kernel.types import Event
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from flibuste.testing.digest import digest, elsewhere, lines
from flibuste.testing.json_text import print_of, same, text_of, truths
from flibuste.testing.walk import fresh_walk, pick, played, spread, walk


def check_same_game_again(game: Game[Any], setup: Setup, seed: int) -> None:
    """Nothing but the dealer's luck and the choices decides a game: played twice, it is the same."""
    one, two = digest(walk(game, setup, seed)), digest(fresh_walk(game, setup, seed))
    assert one == two, "the same luck and the same choices gave two different games"


def check_replay(game: Game[Any], setup: Setup, seed: int) -> None:
    """A record gives the game back: from its luck, from its seed, and after a detour through text."""
    table = played(game, setup, seed)
    record = table.record()
    text = record.text()
    try:
        again = parse(text)
        assert again.text() == text, "a record that is read and written again is another"
        verify(game, again)
        resumed = Table.resume(game, again)
        for upto in sorted({0, 1, table.version // 2, table.version - 1}):
            check_part(game, table, again, upto)
        told: list[Event] = []
        s = replay(game, again, log=told)
    except BadRecord as bad:
        raise AssertionError(f"line {bad.line}: {bad.reason} {bad.facts} {bad.why!r}") from bad
    same(print_of(game, s), print_of(game, table.state), "replayed from its luck the game is another")
    same(truths(told), truths(table.events()), "a replay tells other events")
    same(print_of(game, resumed.state), print_of(game, table.state), "replayed from its seed it is another")


def check_part(game: Game[Any], table: Table, record: Record, upto: int) -> None:
    """The first moves of a game are those of a record that stops there."""
    part = replay(game, record, upto)
    begun = record._replace(moves=record.moves[:upto], outcome=None)
    resumed = Table.resume(game, parse(begun.text()))
    same(print_of(game, part), print_of(game, resumed.state), f"two ways to the state after move {upto}")
    told = [event for events in table.told[: upto + 1] for event in events]
    same(truths(resumed.events()), truths(told), f"events of the first {upto} moves")


def check_hash_seeds(specs: Sequence[str], seeds: int) -> None:
    """The order of a set of strings decides nothing: processes that hash differently play the same games."""
    expected = lines(specs, seeds)  # this process has a hash seed of its own
    for hash_seed in ("0", "1"):
        for one, other in zip(expected, elsewhere(specs, seeds, hash_seed), strict=True):
            assert one == other, f"another game under PYTHONHASHSEED={hash_seed}: {other}"


def go_on(game: Game[Any], s: Any, seed: int, decisions: int = 1000) -> str:  # noqa: ANN401 - the game's own
    """Plays a state on by this seed: all that happened, as text."""
    luck, whim = Quick(seed), Quick(seed + 1)
    told: list[Event] = []
    chosen: list[str] = []
    while game.asking(s) and len(chosen) < decisions:
        seat, choice = pick(game, s, whim)
        game.apply(s, seat, choice, Dealer(luck, told))
        chosen.append(f"{seat} {choice}")
    return f"[{text_of(chosen)}, {truths(told)}, {print_of(game, s)}]"


def check_clone_goes_on(game: Game[Any], setup: Setup, seed: int) -> None:
    """A copy made in the middle of a game goes on as the original does."""
    for moment in spread(fresh_walk(game, setup, seed).moments, 8):
        copy = moment.s.clone()
        same(print_of(game, copy), print_of(game, moment.s), "a copy is not what it was copied from")
        same(go_on(game, copy, seed), go_on(game, moment.s, seed), "a copy goes on otherwise")


def check_pickle_goes_on(game: Game[Any], setup: Setup, seed: int) -> None:
    """A state that travelled to another process is the same, down to the identity of choices and rules."""
    for moment in spread(fresh_walk(game, setup, seed).moments, 8):
        s = moment.s
        there = pickle.loads(pickle.dumps(s))
        same(print_of(game, there), print_of(game, s), "pickling changes the state")
        assert there.question is s.question, f"pickling makes another {s.question.kind}"
        for mine, its in zip(there.todo, s.todo, strict=True):
            assert mine[0] is its[0], f"pickling makes another step of {its}"
        for mine, its in zip(there.menu or (), s.menu or (), strict=True):
            assert mine is its, f"pickling makes another choice {its}"
        for mine, its in zip(there.answers, s.answers, strict=True):
            assert mine[1] is its[1], f"pickling makes another answer {its}"
        same(go_on(game, there, seed), go_on(game, s, seed), "a pickled state goes on otherwise")


def check_pickled_session(game: Game[Any], setup: Setup, seed: int) -> None:
    """A table that was opened in another process goes on as if it had been opened here."""
    players = [f"Player {seat + 1}" for seat in range(setup.seats)]
    here = Session(Table(game, setup, players, bytes(32)), set(range(setup.seats)), Pace(), 0)
    whim = Quick(seed)
    while not here.table.over:
        there = pickle.loads(pickle.dumps(here)) if here.n % 25 == 0 else here
        seat, choice = pick(game, here.table.state, whim)
        here.take(here.plan("choose", seat, choice.text, here.n))
        if there is not here and there.n < here.n:
            there.take(there.plan("choose", seat, choice.text, there.n))
            same(
                text_of(there.state_of_play()),
                text_of(here.state_of_play()),
                "a pickled table plays otherwise",
            )
            same(print_of(game, there.table.state), print_of(game, here.table.state), "it stands otherwise")
            assert there.table.record().text() == here.table.record().text(), "it has another record"
