"""The agenda: what is still to be done, as data inside the state, and the loop that does it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Refusal, Seat

Rule: TypeAlias = Callable[[Any, int, Dealer], None]
"""rule(s, seat, dealer): always these three. The int may be any small number the rule needs."""

Step: TypeAlias = tuple[Any, int]
"""(rule, its int), (question, seat), or (question, -mask) for a question to several seats at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The present of one game. A game adds its own fields, and a `clone` written by hand.

    Fields are declared without values and filled by the game's `setup`, so that a clone builds
    nothing twice. The past is in the record. The future is nowhere, so nothing can peek at it.
    """

    seats: int
    todo: list[Step]
    """What is still to be done; the next step is last."""
    question: Question[Any] | None
    asking: tuple[Seat, ...]
    """Who has yet to answer the question."""
    menu: list[Choice] | None
    """The options, while a single seat is asked. They are that seat's secret."""
    answers: tuple[tuple[Seat, Choice], ...]
    """Secret answers given so far, while several seats are asked at once."""
    serial: int
    """How many questions have been asked: a stale answer is recognised by it."""
    ended: str
    """The reason the game is over; empty while it is not."""

    def open_agenda(self, seats: int) -> None:
        self.seats = seats
        self.todo = []
        self.question = None
        self.asking = ()
        self.menu = None
        self.answers = ()
        self.serial = 0
        self.ended = ""

    def clone(self) -> Any:  # noqa: ANN401 - the game's own class, which mypyc cannot express as Self
        """An independent copy. Each game writes it by hand with slices, because deepcopy is slow."""
        raise NotImplementedError

    def __copy__(self) -> Any:  # noqa: ANN401 - as above
        return self.clone()

    def __deepcopy__(self, memo: object) -> Any:  # noqa: ANN401 - as above
        """What a clone shares with the original never changes."""
        return self.clone()

    def copy_agenda(self, other: State) -> None:
        self.seats = other.seats
        self.todo = other.todo[:]
        self.question = other.question
        self.asking = other.asking
        self.menu = other.menu
        self.answers = other.answers
        self.serial = other.serial
        self.ended = other.ended

    def then(self, rule: Rule, seat: int = 0) -> None:
        """Do this next. What a rule plans first is done first, before everything planned earlier."""
        self.todo.append((rule, seat))

    def ask(self, question: Question[Any], seat: Seat) -> None:
        """Ask one seat a question when the agenda gets there."""
        self.todo.append((question, seat))

    def ask_together(self, question: Question[Any], seats: list[Seat]) -> None:
        """Ask several seats at once. No answer is known before the last one is given."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        if mask:
            self.todo.append((question, -mask))

    def ask_all(self, question: Question[Any]) -> None:
        self.todo.append((question, 1 - (1 << self.seats)))

    def end(self, reason: str) -> None:
        """Ends the game at once and drops everything planned. The rule that calls this returns afterwards."""
        self.ended = reason
        self.todo.clear()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of decision: what may be chosen, what an answer does, and why a choice is not allowed.

    There is one object per class, a constant in capitals next to it.
    """

    def __init__(self, kind: str, rule: str, forced: bool = True, plain: bool = False) -> None:
        self.kind: str = kind
        """Names the prompt and the part of the board that answers it: "take-booty"."""
        self.rule: str = rule
        self.forced: bool = forced
        """Whether the kernel answers when there is a single option. Off where the act itself counts."""
        self.plain: bool = plain
        """Whether what an answer does, until luck is next drawn, depends on nothing hidden."""

    def options(self, s: S, seat: Seat) -> list[Choice]:
        """Every legal choice once, in a stable order. Nobody may change the list."""
        raise NotImplementedError

    def answer(self, s: S, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """Carries the choice out. A question to several seats calls it once per seat, in seat order."""
        raise NotImplementedError

    def nothing(self, s: S, seat: Seat, dealer: Dealer) -> None:
        """Called when there is no option. By default the question is passed over."""

    def why_not(self, s: S, seat: Seat, choice: Choice) -> Refusal:
        """Why this choice is not among the options."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return question_of, (type(self).__module__, type(self).__name__)

    def __copy__(self) -> Question[S]:
        return self

    def __deepcopy__(self, memo: object) -> Question[S]:
        return self


def question_of(module: str, name: str) -> object:
    """Unpickles a question as the one object of its class, which its module keeps."""
    home = importlib.import_module(module)
    cls = getattr(home, name)
    for value in vars(home).values():
        if type(value) is cls:
            return value
    raise LookupError(f"{module} keeps no {name}")


def run(s: State, dealer: Dealer) -> None:
    """Works through the agenda until somebody has to be asked or the game is over."""
    todo = s.todo
    while todo:
        what, seat = todo.pop()
        mark = len(todo)
        if not isinstance(what, Question):
            what(s, seat, dealer)
        elif seat < 0:
            if put_together(s, what, -seat):
                return
        else:
            options = what.options(s, seat)
            count = len(options)
            if count == 0:
                what.nothing(s, seat, dealer)
            elif count == 1 and what.forced:
                what.answer(s, seat, options[0], dealer)
            else:
                s.question = what
                s.asking = (seat,)
                s.menu = options
                s.serial += 1
                return
        if len(todo) > mark + 1:
            in_order(todo, mark)


def in_order(todo: list[Step], mark: int) -> None:
    """Reverses what a rule appended, so that what it planned first is done first."""
    if len(todo) == mark + 2:
        todo[mark], todo[mark + 1] = todo[mark + 1], todo[mark]
    else:
        said = todo[mark:]
        said.reverse()
        todo[mark:] = said


def put_together(s: State, question: Question[Any], mask: int) -> bool:
    """Asks every named seat that has an option, even a single one: how many there are is secret."""
    asked = [seat for seat in range(s.seats) if mask >> seat & 1 and question.options(s, seat)]
    if not asked:
        return False
    s.question = question
    s.asking = tuple(asked)
    s.menu = None
    s.answers = ()
    s.serial += 1
    return True


def answer(s: State, seat: Seat, choice: Choice, dealer: Dealer) -> None:
    """Takes one answer without checking it. The last answer resolves the question and the game goes on."""
    question = s.question
    assert question is not None
    mark = len(s.todo)
    if s.menu is not None:
        s.question = None
        s.asking = ()
        s.menu = None
        question.answer(s, seat, choice, dealer)
    else:
        s.answers = (*s.answers, (seat, choice))
        s.asking = tuple([other for other in s.asking if other != seat])
        if s.asking:
            return
        answers = sorted(s.answers, key=seat_of)
        s.question = None
        s.answers = ()
        for who, what in answers:
            if not s.ended:
                question.answer(s, who, what, dealer)
    if len(s.todo) > mark + 1:
        in_order(s.todo, mark)
    run(s, dealer)


def offered(s: State, seat: Seat) -> list[Choice]:
    """What a seat may choose, unchecked: for loops that have just read `asking`. `Game.options` checks."""
    if s.menu is not None:
        return s.menu
    assert s.question is not None
    return s.question.options(s, seat)


def has_sealed(s: State, seat: Seat) -> bool:
    """Whether this seat has answered in secret while others still have to."""
    return any(who == seat for who, _choice in s.answers)


def seat_of(sealed: tuple[Seat, Choice]) -> Seat:
    return sealed[0]


def unanswer(s: State, seat: Seat) -> None:
    """Removes a secret answer while others are still asked: an undo, or another imagined world."""
    s.answers = tuple([sealed for sealed in s.answers if sealed[0] != seat])
    s.asking = tuple(sorted((*s.asking, seat)))
