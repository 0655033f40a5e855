"""A record, unrolled: every moment of a game, with what was asked, chosen and told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Scripted
from flibuste.kernel.game import Game, play
from flibuste.kernel.record import BadRecord, Move, Outcome, Record, replay, verify
from flibuste.kernel.words import Decision, Event


class Moment(NamedTuple):
    """After the set-up, which is number 0, or after a move."""

    number: int
    move: Move | None
    decision: Decision | None
    """What the one who moved had been asked."""
    events: list[Event]
    state: Any


def check(game: Game[Any], record: Record) -> None:
    """Refuses a record that is no game, or whose end is not the one written."""
    if record.outcome is not None and record.seed is not None:
        verify(game, record)
        return
    state = replay(game, record)
    if record.outcome is not None:
        result = game.result(state)
        if game.asking(state) or Outcome(result.reason, result.scores, result.places) != record.outcome:
            raise BadRecord(len(record.text().splitlines()), "result-forged")


def moments(game: Game[Any], record: Record) -> Iterator[Moment]:
    """The game again, from the luck written; `check` it first. Each state is a copy of its own."""
    events: list[Event] = []
    state = game.start(record.setup, Dealer(Scripted(record.opening), events))
    yield Moment(0, None, None, events, state.clone())
    for number, move in enumerate(record.moves, 1):
        decision = game.decision(state, move.seat)
        told: list[Event] = []
        play(game, state, move.seat, game.vocabulary.parse(move.text), Dealer(Scripted(move.luck), told))
        yield Moment(number, move, decision, told, state.clone())
