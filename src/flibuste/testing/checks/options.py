"""Options are real, unique and in a stable order, and everything else is refused with a rule that exists."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup, play
from flibuste.kernel.rulebook import Rulebook
from flibuste.kernel.types import Choice, Refusal, Seat
from flibuste.testing.json_text import hash_of, print_of, strict, text_of
from flibuste.testing.walk import walk


def check_options(game: Game[Any], setup: Setup, seed: int, book: Rulebook) -> None:
    """Each option is there once, is in the vocabulary and keeps its place."""
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
    """Whatever is among the options is accepted, and leads to a question or to the end."""
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


def check_options_are_their_seats_own(game: Game[Any], setup: Setup, seed: int) -> None:
    """A seat that is asked, or has sealed, is told its options; all others are refused, even at the end."""
    for state in walk(game, setup, seed).states():
        asking = game.asking(state)
        sealed = {seat for seat, _ in state.answers}
        reason = "not-asked" if asking else "game-over"
        choice = game.options(state, asking[0])[0] if asking else game.vocabulary[0]
        for seat in range(-1, setup.seats + 1):
            at = f"seat {seat}, asked are {asking}"
            if seat in asking or seat in sealed:
                own = list(state.question.options(state, seat))
                assert list(game.options(state, seat)) == own, f"{at}: options are not its own"
            else:
                refused = reason_of(partial(game.options, state, seat))
                assert refused == reason, f"{at}: options are {refused}, not {reason}"
            if seat not in asking:
                assert game.decision(state, seat) is None, f"{at}: it has a decision"
                for ask in (game.foresee, game.final, game.must_be_legal):
                    refused = reason_of(partial(ask, state, seat, choice))
                    assert refused == reason, f"{at}: {ask} is {refused}, not {reason}"


def reason_of(call: Callable[[], object]) -> str:
    """Why a call is refused; or what it gives instead."""
    try:
        answer = call()
    except Refusal as refusal:
        return refusal.reason
    except Exception as error:
        raise AssertionError(f"{error!r} is no refusal") from error
    return f"told: {answer}"


class Refused(NamedTuple):
    """A refusal, and the first time it came up: one of each reason, rule, set of facts and kind of seat."""

    seat: Seat
    choice: Choice
    refusal: Refusal
    kind: str
    """Of the seat: `asked`, `unasked`, or `over` for everybody after the end."""


@lru_cache(maxsize=64)
def refusals(game: Game[Any], setup: Setup, seed: int) -> tuple[Refused, ...]:
    """Tries everything in the vocabulary that somebody may not choose in some state of a random game.

    In every state one of those who are asked tries it, in turn; everybody else in every tenth, and in the
    last. Whatever else goes wrong on the way fails here.
    """
    found: dict[tuple[str, ...], Refused] = {}
    dealer = Dealer(Quick(seed))
    whole = walk(game, setup, seed)
    for at, state in enumerate(whole.states()):
        before = whole.print(at)
        asking = game.asking(state)
        for seat in range(setup.seats):
            asked = seat in asking
            if at % 10 and not state.ended and (not asked or seat != asking[at % len(asking)]):
                continue
            kind = "over" if not asking else "asked" if asked else "unasked"
            for choice, refusal in refused_to(game, state, seat, dealer):
                key = (kind, refusal.reason, refusal.rule, *refusal.facts)
                if key not in found:
                    found[key] = Refused(seat, choice, refusal, kind)
        changed = hash_of(print_of(game, state)) != before
        assert not changed, f"a refused choice changes the state after move {at}"
    return tuple(found.values())


def refused_to(game: Game[Any], state: Any, seat: Seat, dealer: Dealer) -> Iterator[tuple[Choice, Refusal]]:  # noqa: ANN401
    """Everything this seat may not choose now, each with the reason why."""
    options = set(game.options(state, seat)) if seat in game.asking(state) else set()
    for choice in game.vocabulary:
        if choice in options:
            assert game.why_not(state, seat, choice) is None, f"{choice} is offered and refused"
            continue
        try:
            play(game, state, seat, choice, dealer)
        except Refusal as refusal:
            yield choice, refusal
        except Exception as error:
            raise AssertionError(f"seat {seat}, {choice}: {error!r} is no refusal") from error
        else:
            raise AssertionError(f"seat {seat}: {choice} is not among {options}, and was played")


def check_refusals(game: Game[Any], setup: Setup, seed: int, book: Rulebook) -> None:
    """Every other choice, and every choice of a seat that is not asked, is refused with reason and rule."""
    for seat, choice, refusal, kind in refusals(game, setup, seed):
        at = f"seat {seat}, {choice}: {refusal.reason}"
        assert refusal.rule in book, f"{at}: there is no rule {refusal.rule!r}"
        if kind == "over":
            assert refusal.reason == "game-over", f"{at} after the end"
        elif kind == "unasked":
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
