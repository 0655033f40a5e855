"""A finished game as steps: a question, everybody's answer to it, and the worlds before and after."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Scripted
from flibuste.kernel.game import Game, play
from flibuste.kernel.records.record import Record
from flibuste.kernel.types import Choice, Seat


class Answer(NamedTuple):
    """One choice: who made it, which, and the number of its move in the record."""

    seat: Seat
    choice: Choice
    move: int


class Step(NamedTuple):
    """One question. Several seats may have been asked it together."""

    before: Any
    answers: tuple[Answer, ...]
    lucky: bool
    """Whether luck was drawn before the next question."""
    after: Any


def steps_of(game: Game[Any], record: Record) -> list[Step]:
    """The steps of a finished game. The record must have been verified."""
    opening = Scripted(record.opening)
    world: Any = game.start(record.setup, Dealer(opening))
    steps: list[Step] = []
    before: Any = world.clone()
    answers: list[Answer] = []
    drawn = 0
    for number, move in enumerate(record.moves):
        choice = game.vocabulary.parse(move.text)
        answers.append(Answer(move.seat, choice, number))
        drawn += len(move.luck)
        play(game, world, move.seat, choice, Dealer(Scripted(move.luck)))
        if world.serial != before.serial or not world.asking:
            after = world.clone()
            steps.append(Step(before, tuple(answers), drawn > 0, after))
            before, answers, drawn = after, [], 0
    return steps
