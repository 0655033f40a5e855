"""A table takes moves back from states it kept, not by playing the whole game again."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, fingerprint, make_setup
from flibuste.kernel.records.record import committed_key, follow
from flibuste.kernel.types import Choice, Refusal, Seat
from flibuste.table.table import KEPT, KEPT_EVERY, Table
from flibuste.testing.walk import pick


def table_of(game: Game[Any], seats: int) -> Table:
    return Table(game, make_setup(game.meta, seats), [f"P{seat}" for seat in range(seats)], bytes(32))


def played_again(table: Table) -> Any:  # noqa: ANN401 - the state is the game's own
    """The state that the record gives, by the rules and the seed alone."""
    record = table.record(own=True)
    return follow(table.game, record, committed_key(record))


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_was_taken_back_the_table_stands_as_its_record_says(name: str, players: int) -> None:
    game = registry.find(name)
    table, whim = table_of(game, players), Quick(players)
    freely = by_consent = 0
    while not table.over:
        table.play(*pick(game, table.state, whim))
        for seat in range(players):
            if whim.below(4) == 0:
                try:
                    table.undo(seat)
                except Refusal:
                    continue
                freely += 1
                assert fingerprint(game, table.state) == fingerprint(game, played_again(table))
        if whim.below(25) == 0 and by_consent < 20 and table.version:
            table.take_back(max(0, table.version - 1 - whim.below(40)))
            by_consent += 1
            assert fingerprint(game, table.state) == fingerprint(game, played_again(table))
        assert len(table.told) == table.version + 1
    assert freely
    assert by_consent
    assert fingerprint(game, table.state) == fingerprint(game, played_again(table))


class Counted:
    """Counts the choices that are carried out."""

    def __init__(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        self.choices = 0
        carry_out = type(game).apply

        def apply(game: Game[Any], s: Any, seat: Seat, choice: Choice, dealer: Dealer) -> None:  # noqa: ANN401
            self.choices += 1
            carry_out(game, s, seat, choice, dealer)

        monkeypatch.setattr(type(game), "apply", apply)


def test_a_move_is_taken_back_as_cheaply_late_in_a_game_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """3,320 acts of choosing and taking back once kept a server silent for seventeen seconds."""
    game = registry.find("libertalia")
    table, whim = table_of(game, 6), Quick(1)
    while table.version < 150 or len(table.state.answers) != 3:
        table.play(*pick(game, table.state, whim))
    counted = Counted(game, monkeypatch)
    sealed = [seat for seat, _ in table.state.answers]
    for _ in range(100):  # an answer that is not the last one
        table.play(sealed[0], table.undo(sealed[0]).text)
        sealed.append(sealed.pop(0))
    assert counted.choices == 100
    counted.choices = 0
    for _ in range(100):
        seat, text = table.moves[-1].seat, table.moves[-1].text
        table.take_back(table.version - 1)
        table.play(seat, text)
    assert counted.choices <= 100 * (KEPT_EVERY + 1)
    assert len(table.kept) <= 1 + KEPT


def test_undo_after_undo_costs_no_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("stoertebeker")
    table, whim = table_of(game, 2), Quick(1)
    chains = 0
    counted = Counted(game, monkeypatch)
    while not table.over:
        table.play(*pick(game, table.state, whim))
        counted.choices = 0
        took: list[tuple[Seat, str]] = []
        try:
            while len(took) < 3:
                move = table.undo(table.moves[-1].seat)
                took.append((move.seat, move.text))
        except (Refusal, IndexError):
            pass
        for seat, text in reversed(took):
            table.play(seat, text)
        chains += len(took) > 1
        assert counted.choices <= 3 + 4 * KEPT_EVERY
    assert chains > 5
