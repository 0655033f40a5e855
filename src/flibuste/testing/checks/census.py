"""Nothing is lost, the game ends, and the result adds up."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.agenda import Question, State
from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Result
from flibuste.testing.json_text import print_of, same
from flibuste.testing.walk import LONGEST, luck_of, pick, walk, whim_of

STEPS = 200_000
"""Of the agenda, in one game; a game that takes more never ends."""


def check_census(game: Game[Any], setup: Setup, seed: int) -> None:
    """There are as many parts of each kind at any time as there were at the start."""
    whole = walk(game, setup, seed)
    census = game.census(whole.start)
    assert census, "nothing is counted"
    for at, state in enumerate(whole.states()):
        assert game.census(state) == census, f"after move {at}: {game.census(state)}, and not {census}"


def check_result(game: Game[Any], setup: Setup, seed: int) -> None:
    """A game ends for a reason on its label. Scores are the sum of their sheet, and places follow scores."""
    whole = walk(game, setup, seed)
    for state in whole.states():
        assert bool(state.ended) != bool(game.asking(state)), f"ended {state.ended!r}, {state.asking} asked"
        result = game.result(state)
        assert result.reason == state.ended, f"the result says {result.reason!r}, the state {state.ended!r}"
        check_places(result, setup.seats)
        for seat, lines in enumerate(result.sheet):
            total = sum(points for _, points in lines)
            assert total == result.scores[seat], (
                f"seat {seat}: {lines} make {total}, not {result.scores[seat]}"
            )
    end = whole.end
    assert end.ended in game.meta.ends, f"{end.ended!r} is not among {game.meta.ends}"
    left = [end.todo, end.question, end.menu, end.answers]
    assert not any(left), f"there is something left to do: {left}"


def check_places(result: Result, seats: int) -> None:
    """A higher score is a better place. Equals share one, or a tie-break decides; the next is skipped."""
    scores, places, sheet = result.scores, result.places, result.sheet
    assert len(scores) == len(places) == len(sheet) == seats, f"{result} is not for {seats} seats"
    for seat, (score, place) in enumerate(zip(scores, places, strict=True)):
        better = sum(other < place for other in places)
        assert place == better + 1, f"{places}: seat {seat} is number {better + 1}"
        for other, its in enumerate(places):
            assert scores[other] <= score or its < place, f"{scores} do not give {places}"


def check_agenda_ends(game: Game[Any], setup: Setup, seed: int) -> None:
    """The rules come to an end: no rule plans itself for ever.

    This goes through the agenda step by step, in plain words. The kernel's own way leads to the same states.
    """
    dealer, kernels, whim = Dealer(luck_of(seed)), Dealer(luck_of(seed)), whim_of(seed)
    s = game.setup(setup, dealer)
    steps = step_by_step(s, dealer)
    its = game.start(setup, kernels)
    same(print_of(game, s), print_of(game, its), "the agenda leads elsewhere")
    decisions = 0
    while game.asking(s):
        decisions += 1
        seat, choice = pick(game, s, whim)
        question = s.question
        s.answers = (*s.answers, (seat, choice))
        s.asking = tuple(other for other in s.asking if other != seat)
        if not s.asking:
            answers = sorted(s.answers, key=lambda sealed: sealed[0])
            s.question, s.menu, s.answers = None, None, ()
            planned, s.todo[:] = s.todo[:], []
            for who, what in answers:
                question.answer(s, who, what, dealer)
            s.todo[:] = [] if s.ended else planned + s.todo[::-1]
            steps += step_by_step(s, dealer)
        assert steps < STEPS, f"{steps} steps, and the game is not over"
        assert decisions < LONGEST, f"{decisions} decisions, and the game is not over"
        game.apply(its, seat, choice, kernels)
        same(print_of(game, s), print_of(game, its), f"after {choice} the agenda leads elsewhere")


def step_by_step(s: State, dealer: Dealer) -> int:
    """Does what is planned, in the order it was said, until somebody has to be asked; returns the steps."""
    steps = 0
    while s.todo and steps < STEPS:
        steps += 1
        what, seat = s.todo.pop()
        planned, s.todo[:] = s.todo[:], []
        if not isinstance(what, Question):
            what(s, seat, dealer)
        else:
            seats = [seat] if seat >= 0 else [other for other in range(s.seats) if -seat >> other & 1]
            asked = {other: what.options(s, other) for other in seats}
            if seat >= 0 and not asked[seat]:
                what.nothing(s, seat, dealer)
            elif seat >= 0 and len(asked[seat]) == 1 and what.forced:
                what.answer(s, seat, asked[seat][0], dealer)
            elif any(asked.values()):
                s.question = what
                s.asking = tuple(other for other in seats if asked[other])
                s.menu = asked[seat] if seat >= 0 else None
                s.serial += 1
                s.todo[:] = planned
                return steps
        s.todo[:] = [] if s.ended else planned + s.todo[::-1]
    assert steps < STEPS, f"{steps} steps, and nobody is asked: {s.todo[-3:]}"
    return steps
