"""The agenda: what is planned first is done first, and questions wait for their answers."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.agenda import Question, Rule, State, answer, question_of, run, unanswer
from flibuste.kernel.chance import Dealer, NoLuck
from flibuste.kernel.types import Choice, Refusal, Seat, Vocabulary

A, B, C = Choice("a"), Choice("b"), Choice("c")
VOCABULARY = Vocabulary(__name__, [A, B, C])
DEALER = Dealer(NoLuck())


class Notes(State):
    """A state that notes what was done."""

    done: list[str]
    offered: list[list[Choice]]
    """What each seat may choose."""

    def clone(self) -> Notes:
        c = Notes()
        c.copy_agenda(self)
        c.done = self.done[:]
        c.offered = self.offered
        return c


def notes(*offered: list[Choice]) -> Notes:
    s = Notes()
    s.open_agenda(len(offered))
    s.done = []
    s.offered = list(offered)
    return s


def note(text: str) -> Rule:
    def rule(s: Notes, number: int, dealer: Dealer) -> None:
        s.done.append(f"{text} {number}")

    return rule


class Ask(Question[Notes]):
    def options(self, s: Notes, seat: Seat) -> list[Choice]:
        return s.offered[seat]

    def answer(self, s: Notes, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        s.done.append(f"{seat} {choice}")
        if choice is C:
            s.end("enough")
            return
        s.then(note("after"), seat)

    def why_not(self, s: Notes, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("because", "X-1")


class Shy(Ask):
    """Notes it when there is nothing to choose."""

    def nothing(self, s: Notes, seat: Seat, dealer: Dealer) -> None:
        s.done.append(f"{seat} nothing")


ASK = Ask("ask", "X-1")
SHY = Shy("shy", "X-1", forced=False)

Tree = tuple[str, list[Any]]
trees: st.SearchStrategy[Tree] = st.recursive(
    st.tuples(st.text("abc", min_size=1), st.just([])),
    lambda inner: st.tuples(st.text("abc", min_size=1), st.lists(inner, max_size=5)),
)


def planning(tree: Tree) -> Rule:
    name, children = tree

    def rule(s: Notes, number: int, dealer: Dealer) -> None:
        s.done.append(name)
        for child in children:
            s.then(planning(child))

    return rule


def read_aloud(tree: Tree) -> list[str]:
    name, children = tree
    return [name, *(word for child in children for word in read_aloud(child))]


@given(trees, trees)
def test_what_is_said_first_is_done_first_before_what_was_planned_earlier(one: Tree, other: Tree) -> None:
    s = notes([])
    s.then(planning(("start", [one, other])))
    run(s, DEALER)
    assert s.done == ["start", *read_aloud(one), *read_aloud(other)]


def test_a_rule_gets_the_number_it_was_planned_with() -> None:
    s = notes([])
    s.then(note("rule"), 7)
    run(s, DEALER)
    assert s.done == ["rule 7"]


def test_a_question_waits_for_its_answer_and_then_the_agenda_goes_on() -> None:
    s = notes([A, B], [A, B])
    s.then(planning(("turn", [])))
    s.todo.insert(0, (note("later"), 1))
    s.todo.insert(1, (ASK, 1))
    run(s, DEALER)
    assert (s.question, s.asking, s.menu, s.serial) == (ASK, (1,), [A, B], 1)
    assert s.done == ["turn"]
    answer(s, 1, B, DEALER)
    assert s.done == ["turn", "1 b", "after 1", "later 1"]
    assert (s.question, s.asking, s.menu) == (None, (), None)


def test_a_single_option_is_taken_without_asking() -> None:
    s = notes([A])
    s.ask(ASK, 0)
    run(s, DEALER)
    assert s.done == ["0 a", "after 0"]
    assert s.serial == 0


def test_a_single_option_is_asked_where_the_act_itself_counts() -> None:
    s = notes([A])
    s.ask(SHY, 0)
    run(s, DEALER)
    assert (s.question, s.menu) == (SHY, [A])


def test_a_question_without_options_is_passed_over() -> None:
    s = notes([])
    s.ask(ASK, 0)
    run(s, DEALER)
    assert (s.done, s.question, s.serial) == ([], None, 0)


def test_a_game_may_say_what_happens_where_there_is_nothing_to_choose() -> None:
    s = notes([])
    s.ask(SHY, 0)
    run(s, DEALER)
    assert s.done == ["0 nothing"]


def test_only_the_seats_named_are_asked_together_and_of_these_only_who_can_choose() -> None:
    s = notes([A, B], [A], [], [A, B])
    s.ask_together(ASK, [3, 1, 2])
    run(s, DEALER)
    assert (s.question, s.asking, s.menu) == (ASK, (1, 3), None)


def test_everybody_is_asked_at_once() -> None:
    s = notes([A], [A, B], [A])
    s.ask_all(ASK)
    run(s, DEALER)
    assert s.asking == (0, 1, 2)


@pytest.mark.parametrize("seats", [[], [0, 1]])
def test_a_question_to_several_of_whom_nobody_can_choose_is_passed_over(seats: list[Seat]) -> None:
    s = notes([], [])
    s.ask_together(ASK, seats)
    s.todo.insert(0, (note("later"), 0))
    run(s, DEALER)
    assert (s.done, s.asking, s.serial) == (["later 0"], (), 0)


@given(st.permutations([0, 1, 2]))
def test_sealed_answers_are_opened_together_in_seat_order(order: list[Seat]) -> None:
    s = notes([A, B], [A, B], [A, B])
    s.ask_all(ASK)
    run(s, DEALER)
    for number, seat in enumerate(order, 1):
        assert s.done == []
        answer(s, seat, [A, B, A][seat], DEALER)
        assert s.asking == tuple(sorted(order[number:]))
    assert s.done == ["0 a", "1 b", "2 a", "after 0", "after 1", "after 2"]
    assert (s.question, s.answers) == (None, ())


def test_a_sealed_answer_can_be_taken_back_and_given_again() -> None:
    s = notes([A, B], [A, B])
    s.ask_all(ASK)
    run(s, DEALER)
    answer(s, 1, A, DEALER)
    unanswer(s, 1)
    assert (s.asking, s.answers) == ((0, 1), ())
    answer(s, 0, A, DEALER)
    answer(s, 1, B, DEALER)
    assert s.done[:2] == ["0 a", "1 b"]


def test_every_question_that_is_asked_has_a_serial_of_its_own() -> None:
    s = notes([A, B])
    s.ask(ASK, 0)
    s.ask(ASK, 0)
    s.ask_all(ASK)
    serials = []
    run(s, DEALER)
    while s.asking:
        serials.append(s.serial)
        answer(s, 0, A, DEALER)
    assert serials == [1, 2, 3]


def test_the_end_clears_the_agenda() -> None:
    s = notes([B, C])
    s.ask(ASK, 0)
    s.todo.insert(0, (note("never"), 0))
    run(s, DEALER)
    answer(s, 0, C, DEALER)
    assert (s.ended, s.todo, s.question, s.asking) == ("enough", [], None, ())
    assert s.done == ["0 c"]


def test_the_end_is_the_end_also_where_several_have_answered() -> None:
    s = notes([A, C], [A, C])
    s.ask_all(ASK)
    run(s, DEALER)
    answer(s, 0, C, DEALER)
    answer(s, 1, A, DEALER)
    assert s.done == ["0 c"]
    assert (s.ended, s.todo, s.asking) == ("enough", [], ())


def test_a_copy_of_the_agenda_goes_its_own_way() -> None:
    s = notes([A, B], [A, B])
    s.ask_all(ASK)
    run(s, DEALER)
    answer(s, 0, A, DEALER)
    c = s.clone()
    answer(c, 1, A, DEALER)
    assert (s.asking, s.answers, s.done) == ((1,), ((0, A),), [])
    answer(s, 1, B, DEALER)
    assert (s.done[1], c.done[1]) == ("1 b", "1 a")


def test_a_question_is_one_object_however_it_is_copied() -> None:
    for question in (ASK, SHY):
        assert pickle.loads(pickle.dumps(question)) is question
        assert copy.copy(question) is copy.deepcopy(question) is question


def test_a_question_nobody_keeps_cannot_be_unpickled() -> None:
    with pytest.raises(LookupError):
        question_of(__name__, "Notes")


def test_a_question_must_say_what_may_be_chosen_and_what_an_answer_does() -> None:
    bare: Question[Notes] = Question("bare", "X-1")
    s = notes([A])
    with pytest.raises(NotImplementedError):
        bare.options(s, 0)
    with pytest.raises(NotImplementedError):
        bare.answer(s, 0, A, DEALER)
    with pytest.raises(NotImplementedError):
        bare.why_not(s, 0, A)
    with pytest.raises(NotImplementedError):
        State().clone()
