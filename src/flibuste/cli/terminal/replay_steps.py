"""Replays a record step by step: what was asked, what was chosen, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Scripted
from flibuste.kernel.game import Game, play
from flibuste.kernel.records.record import BadRecord, Move, Outcome, Record, replay, verify
from flibuste.kernel.types import Decision, Event


class Step(NamedTuple):
    """The game after the set-up, which is number 0, or after a move."""

    number: int
    move: Move | None
    decision: Decision | None
    """What the seat that moved was asked."""
    events: list[Event]
    state: Any


def check(game: Game[Any], record: Record) -> None:
    """Refuses a record with an illegal move or a wrong result."""
    if record.outcome is not None and record.seed is not None:
        verify(game, record)
        return
    state = replay(game, record)
    if record.outcome is not None:
        result = game.result(state)
        if game.asking(state) or Outcome(result.reason, result.scores, result.places) != record.outcome:
            raise BadRecord(len(record.text().splitlines()), "result-forged")


def steps(game: Game[Any], record: Record) -> Iterator[Step]:
    """Plays a game again from the recorded random numbers. `check` the record first. Each state is a copy."""
    events: list[Event] = []
    state = game.start(record.setup, Dealer(Scripted(record.opening), events))
    yield Step(0, None, None, events, state.clone())
    for number, move in enumerate(record.moves, 1):
        decision = game.decision(state, move.seat)
        events = []
        play(game, state, move.seat, game.vocabulary.parse(move.text), Dealer(Scripted(move.luck), events))
        yield Step(number, move, decision, events, state.clone())
