"""Options are real, unique and in a stable order, and everything else is refused with a rule that exists."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup, play
from flibuste.kernel.rulebook import Rulebook
from flibuste.kernel.words import Choice, Refusal, Seat
from tests.conformance.plain import print_of, same, strict, text_of
from tests.conformance.walk import walk


def check_options(game: Game[Any], setup: Setup, seed: int, book: Rulebook) -> None:
    """Each once, each of the vocabulary, in the same order whoever asks, and a question worth asking."""
    whole = walk(game, setup, seed)
    for moment in whole.moments:
        s = moment.s
        question = s.question
        there = pickle.loads(pickle.dumps(s))
        for seat in game.asking(s):
            options = list(game.options(s, seat))
            at = f"{question.kind} of seat {seat}"
            for option in options:
                assert game.vocabulary[option.index] is option, f"{at}: {option} is not in the vocabulary"
            assert len({option.index for option in options}) == len(options), f"{at}: twice in {options}"
            few = 2 if question.forced and s.menu is not None else 1
            assert len(options) >= few, f"{at}: {options} is no question"
            for copy in (s, s.clone(), there):
                again = list(game.options(copy, seat))
                assert again == options, f"{at}: {options} became {again}"
            fresh = list(question.options(s, seat))
            assert fresh == options, f"{at}: {options} are kept, and {fresh} found"
            decision = game.decision(s, seat)
            assert decision == (seat, question.kind, question.rule, tuple(options), s.serial), f"{decision}"
            assert question.rule in book, f"{at}: there is no rule {question.rule}"
    for state in whole.states():
        for seat in range(setup.seats):
            asked = seat in game.asking(state)
            assert asked == (game.decision(state, seat) is not None), f"seat {seat}: asked, or not?"


def check_every_option_can_be_played(game: Game[Any], setup: Setup, seed: int) -> None:
    """Legality is membership: whatever is offered is accepted, and leads to a question or to the end."""
    for moment in walk(game, setup, seed).moments:
        s = moment.s
        census = game.census(s)
        for option in game.options(s, moment.seat):
            draft = s.clone()
            try:
                play(game, draft, moment.seat, option, Dealer(Quick(seed)))
            except Refusal as refusal:
                raise AssertionError(f"{option} is offered and refused") from refusal
            assert game.census(draft) == census, f"{option} changes {census} to {game.census(draft)}"
            assert bool(game.asking(draft)) != bool(draft.ended), f"{option}: nobody is asked, no end"


def refusals(game: Game[Any], setup: Setup, seed: int) -> Iterator[tuple[Any, Seat, Choice, Refusal]]:
    """Everything in the vocabulary that somebody may not choose in some state of a random game. In every
    state one of those who are asked tries it, in turn; everybody else in every tenth, and in the last."""
    dealer = Dealer(Quick(seed))
    for at, state in enumerate(walk(game, setup, seed).states()):
        before = print_of(game, state)
        asking = game.asking(state)
        for seat in range(setup.seats):
            asked = seat in asking
            if at % 10 and not state.ended and (not asked or seat != asking[at % len(asking)]):
                continue
            options = set(game.options(state, seat)) if asked else set()
            for choice in game.vocabulary:
                if choice in options:
                    assert game.why_not(state, seat, choice) is None, f"{choice} is offered and refused"
                    continue
                try:
                    play(game, state, seat, choice, dealer)
                except Refusal as refusal:
                    yield state, seat, choice, refusal
                except Exception as error:
                    raise AssertionError(f"seat {seat}, {choice}: {error!r} is no refusal") from error
                else:
                    raise AssertionError(f"seat {seat}: {choice} is not among {options}, and was played")
        same(print_of(game, state), before, "a refused choice changes the state")


def check_refusals(game: Game[Any], setup: Setup, seed: int, book: Rulebook) -> None:
    """Every other choice, and every choice of a seat that is not asked, is refused with reason and rule."""
    for state, seat, choice, refusal in refusals(game, setup, seed):
        at = f"seat {seat}, {choice}: {refusal.reason}"
        assert refusal.rule in book, f"{at}: there is no rule {refusal.rule!r}"
        asking = game.asking(state)
        if not asking:
            assert refusal.reason == "game-over", f"{at} after the end"
        elif seat not in asking:
            assert refusal.reason == "not-asked", f"{at}, of a seat that is not asked"
        else:
            assert refusal.reason not in ("", "game-over", "not-asked"), f"{at}, of a seat that is asked"


def check_notation(game: Game[Any]) -> None:
    """What is written is read again as the same object; case and spaces do not matter."""
    folded: set[str] = set()
    for at, choice in enumerate(game.vocabulary):
        text = choice.text
        assert choice.index == at, f"{choice} stands at {at} and says {choice.index}"
        assert text, f"choice {at} is not written at all"
        assert text == " ".join(text.split()), f"{text!r} has spaces too many"
        assert text.isprintable(), f"{text!r} does not fit on a line"
        assert text.casefold() not in folded, f"{text!r} is there twice but for its capitals"
        folded.add(text.casefold())
        for written in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')}\t"):
            assert game.vocabulary.parse(written) is choice, f"{written!r} is not read as {choice}"
        assert pickle.loads(pickle.dumps(choice)) is choice, f"pickling makes another {choice}"
        strict(choice.facts)
        assert text_of(choice.facts)
