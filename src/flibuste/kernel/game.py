"""What a game is: the methods it writes, and the methods it gets for them."""

from __future__ import annotations

import contextlib
import importlib
from typing import Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from flibuste.kernel.agenda import S, State, answer, has_sealed, offered, run, unanswer
from flibuste.kernel.chance import Dealer, LuckRanOut, NoLuck, Rng
from flibuste.kernel.observation import Features
from flibuste.kernel.own_files import must_be_bounded
from flibuste.kernel.types import (
    Choice,
    Decision,
    Event,
    Facts,
    Json,
    Refusal,
    Result,
    Seat,
    Vocabulary,
    seats_named,
)

TO_THE_END: Final = -1
"""The horizon of a game without one."""

TRIES = 200
"""Impossible worlds in a row before `imagine` counts as wrong."""

EITHER = 6
"""Answers that are compared, at most, to see whether all have the same effect."""


PROMISES: Final = ("levels", "search", "balance")
"""What a game may vouch for: each cheap bot beats the one below it (`levels`), a short search beats chance
(`search`), and `flibuste balance` has tables about it (`balance`)."""


class Option(NamedTuple):
    """Something to agree on before a game: its allowed values, the default first."""

    key: str
    values: tuple[str, ...]
    seat: bool = False
    """Whether its numbers are seats. Values beyond the game's seats are then not allowed."""
    seats: tuple[int, ...] = ()
    """The numbers of players for which it matters. None named means all."""
    unless: tuple[str, str] = ("", "")
    """Another option and the value with which this one does not matter."""
    covers: tuple[str, ...] = ()
    """Options that its last value switches on together, each to its last value."""

    def allowed(self, seats: int) -> list[str]:
        return [value for value in self.values if not (self.seat and value.isdigit() and int(value) >= seats)]


class Meta(NamedTuple):
    """The label on the box. `version` rises when an old record would replay differently."""

    id: str
    title: str
    prefix: str
    """Of the rule numbers: FRE."""
    seats: tuple[int, ...]
    version: int
    ends: tuple[str, ...]
    """Every reason for which a game can be over."""
    end_rule: str
    """The rule that says when the game is over."""
    author: str = ""
    publisher: str = ""
    year: int = 0
    options: tuple[Option, ...] = ()
    data: tuple[str, ...] = ()
    """The files of its box that players may replace by their own."""
    released: bool = False
    """Whether the game is complete in every language. Until then English stands in for what is missing."""
    promises: tuple[str, ...] = ()
    """What the game vouches for besides its rules, out of PROMISES. The tests hold it to them."""


class Setup(NamedTuple):
    """What the players agree on before the first card is dealt."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    """The players' own files, name and content. A game keeps them so that it can be replayed."""

    def option(self, key: str) -> str:
        for name, value in self.options:
            if name == key:
                return value
        raise KeyError(key)


def make_setup(
    meta: Meta, seats: int, options: dict[str, str] | None = None, data: dict[str, str] | None = None
) -> Setup:
    """A complete set-up: missing options take their default, wrong ones are refused.

    Own files must keep the bounds of `own_files`; `Game.check_data` checks what they say.
    """
    if seats not in meta.seats:
        raise Refusal("seat-count", "", {"game": meta.id, "seats": seats, "allowed": list(meta.seats)})
    given = dict(options or {})
    chosen: list[tuple[str, str]] = []
    for option in meta.options:
        value = given.pop(option.key, option.values[0])
        allowed = option.allowed(seats)
        if value not in allowed:
            facts: Facts = {"option": option.key, "value": value[:40], "allowed": allowed}
            raise Refusal("option-value", "", facts)
        chosen.append((option.key, value))
    for key in given:
        known: list[Json] = [option.key for option in meta.options]
        raise Refusal(
            "option-unknown",
            "",
            {"option": key[:40], "game": meta.id, "allowed": known, "count": len(known)},
        )
    files = data or {}
    for name in files:
        if name not in meta.data:
            unknown: Facts = {"file": name[:40], "game": meta.id, "allowed": list(meta.data)}
            raise Refusal("data-unknown", "", unknown)
        must_be_bounded(name, files[name])
    return Setup(seats, tuple(chosen), tuple((name, files[name]) for name in meta.data if name in files))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. Pure: no clock, no files, no randomness but the dealer's.

    >>> import flibuste as fb
    >>> game = fb.game("libertalia")
    >>> game, game.meta.title
    (<Game libertalia version=1 seats=2, 3, 4, 5, 6>, 'Libertalia')
    >>> game.vocabulary.parse("play 12")
    <play 12>
    """

    def __init__(self, meta: Meta, vocabulary: Vocabulary) -> None:
        self.meta: Meta = meta
        self.vocabulary: Vocabulary = vocabulary

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (type(self).__module__, type(self).__name__)

    def __repr__(self) -> str:
        seats = ", ".join([str(seats) for seats in self.meta.seats])
        return f"<Game {self.meta.id} version={self.meta.version} seats={seats}>"

    # A game writes these.

    def setup(self, setup: Setup, dealer: Dealer) -> S:
        """Sets the table up and plans the first step."""
        raise NotImplementedError

    def public(self, s: S) -> dict[str, Json]:
        """What everybody sees, named piece by piece."""
        raise NotImplementedError

    def own(self, s: S, seat: Seat) -> dict[str, Json]:
        """What this seat sees in addition, under other names."""
        raise NotImplementedError

    def open(self, s: S) -> dict[str, Json]:
        """The whole truth, every card face up, for finished games and for tests."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A copy that deals everything this seat cannot know anew, from an order that tells nothing."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Places and scores as they stand. They are final once the game is over."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """How many parts of each kind there are, wherever they lie. It never changes during a game."""
        raise NotImplementedError

    # A game may write these: for players with their own files, for its bots, and for policies that learn.

    def check_data(self, setup: Setup) -> list[Refusal]:
        """Refuses own files that break the rulebook, with file, line and reason.

        Returns what is unusual but allowed, in the same form.
        """
        return []

    def usable(self, setup: Setup) -> list[Choice]:
        """The choices that a game with this set-up can offer, in the vocabulary's order.

        Here: all that name no seat beyond the table. A game that knows more may leave out more.
        """
        return at_table(self.vocabulary, setup.seats)

    def features(self) -> Features[S] | None:
        """How it tells a seat's knowledge in bytes. None if it does not."""
        return None

    def weigh(self, s: S, seat: Seat, options: list[Choice]) -> list[float]:
        """How good each option looks without thinking ahead. Only the differences count."""
        return [0.0] * len(options)

    def appraise(self, s: S) -> list[float]:
        """An estimate of each seat's final score."""
        return [float(score) for score in self.result(s).scores]

    def horizon(self, seats: int, seconds: float) -> int:
        """After how many choices a search should stop its playouts and appraise. 0 means at once.

        `seconds` is its time for a decision, and 0 if it counts iterations.
        """
        return TO_THE_END

    def search_key(self, s: S) -> int:
        """Tells states apart in which the same question means something else, such as after another roll."""
        return 0

    # A game gets these.

    def view(self, s: S, seat: Seat | None) -> dict[str, Json]:
        """Everything this seat may see. None is a spectator."""
        seen = self.public(s)
        if seat is not None:
            must_exist(s, seat)
            seen.update(self.own(s, seat))
        return seen

    def start(self, setup: Setup, dealer: Dealer) -> S:
        if setup.data:
            self.check_data(setup)
        s = self.setup(setup, dealer)
        run(s, dealer)
        return s

    def asking(self, s: S) -> tuple[Seat, ...]:
        """The seats that have to answer now. Empty once the game is over."""
        return s.asking

    def options(self, s: S, seat: Seat) -> list[Choice]:
        """What this seat may choose: it is asked, or it has sealed an answer that it may still change.

        Every other seat is refused, because options are the secret of the seat that has them. Nobody may
        change the list.
        """
        refusal = self.unasked(s, seat)
        if refusal is not None and not has_sealed(s, seat):
            raise refusal
        return offered(s, seat)

    def unasked(self, s: S, seat: Seat) -> Refusal | None:
        """Why there is nothing to choose for this seat now. None if it is asked."""
        if s.question is None:
            return Refusal("game-over", self.meta.end_rule)
        if seat not in s.asking:
            return Refusal("not-asked", s.question.rule, {"seat": s.asking[0]})
        return None

    def apply(self, s: S, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """Plays a choice in place without checking it, for bots and for callers that have checked."""
        answer(s, seat, choice, dealer)

    def decision(self, s: S, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything."""
        if s.question is None or seat not in s.asking:
            return None
        return Decision(seat, s.question.kind, s.question.rule, tuple(self.options(s, seat)), s.serial)

    def why_not(self, s: S, seat: Seat, choice: Choice) -> Refusal | None:
        """Why this seat may not choose this now. None if it may."""
        refusal = self.unasked(s, seat)
        if refusal is not None:
            return refusal
        if choice in self.options(s, seat):
            return None
        assert s.question is not None  # the seat is asked
        return s.question.why_not(s, seat, choice)

    def must_be_legal(self, s: S, seat: Seat, choice: Choice) -> None:
        """Raises the refusal of a choice this seat may not make now."""
        refusal = self.why_not(s, seat, choice)
        if refusal is not None:
            raise refusal

    def imagined(self, s: S, seat: Seat, rng: Rng) -> S:
        """A whole world that agrees with everything this seat knows, including who else is asked.

        It is public that another seat is asked, so a world in which that seat has no option is rejected.
        What the other seat is offered, and what it has answered in secret, is not public.
        """
        must_exist(s, seat)
        for _ in range(TRIES):
            world = self.imagine(s, seat, rng)
            for other, _choice in world.answers:
                if other != seat:
                    unanswer(world, other)
            question = world.question
            if question is None or world.asking == (seat,):
                return world
            if world.menu is not None:
                menu = question.options(world, world.asking[0])
                if len(menu) > 1 or (menu and not question.forced):
                    world.menu = menu
                    return world
            elif all(other == seat or question.options(world, other) for other in world.asking):
                return world
        raise RuntimeError(f"{self.meta.id}: imagine finds no possible world for seat {seat}")

    def imagined_sealed(self, s: S, seat: Seat, rng: Rng) -> S:
        """The same, with answers in place of those that others have sealed: any that they could have given.

        So the same seats are still asked, as a search that moves one seat after the other needs it.
        """
        world = self.imagined(s, seat, rng)
        for other, _choice in s.answers:
            if other != seat:
                options = offered(world, other)
                answer(world, other, options[rng.below(len(options))], Dealer(NoLuck()))
        return world

    def foresee(self, s: S, seat: Seat, choice: Choice, depth: int = 3) -> list[Event] | None:
        """What a choice would do until luck is next drawn, if that depends on nothing hidden.

        If the same seat is asked again, this includes what follows from every possible answer alike. A choice
        that this seat may not make now is refused.
        """
        self.must_be_legal(s, seat, choice)
        return self._foreseen(s, seat, choice, depth)

    def _foreseen(self, s: S, seat: Seat, choice: Choice, depth: int) -> list[Event] | None:
        question = s.question
        if question is None or not question.plain:
            return None
        draft = copy_of(s)
        events: list[Event] = []
        with contextlib.suppress(LuckRanOut):
            answer(draft, seat, choice, Dealer(NoLuck(), events))
            if depth and draft.asking == (seat,):
                events += self._either_way(draft, seat, depth - 1)
        return events

    def _either_way(self, s: S, seat: Seat, depth: int) -> list[Event]:
        """The events that follow every answer to the present question. None of them if answers differ."""
        options = offered(s, seat)
        if len(options) > EITHER:
            return []
        told: list[Event] = []
        expected: list[str] = []
        for number, option in enumerate(options):
            events = self._foreseen(s, seat, option, depth)
            if events is None:
                return []
            heard = sorted([repr(event.truth()) for event in events])
            if number == 0:
                told, expected = events, heard
            elif heard != expected:
                return []
        return told

    def final(self, s: S, seat: Seat, choice: Choice) -> bool:
        """Whether a choice cannot be taken back: luck, a secret or another seat comes next.

        A choice that this seat may not make now is refused.
        """
        self.must_be_legal(s, seat, choice)
        question = s.question
        if question is None or len(s.asking) > 1:
            return False  # while others still have to answer, a sealed answer may be changed
        if not question.plain:
            return True
        draft = copy_of(s)
        try:
            answer(draft, seat, choice, Dealer(NoLuck()))
        except LuckRanOut:
            return True
        return draft.asking != (seat,)


def at_table(vocabulary: Vocabulary, seats: int) -> list[Choice]:
    """The choices that name no seat beyond this number of seats."""
    return [choice for choice in vocabulary if all(seat < seats for seat in seats_named(choice).values())]


def game_of(module: str, name: str) -> object:
    """Unpickles a game as the one object of its class: its package's, an earlier one, or its module's."""
    home = importlib.import_module(module)
    package = importlib.import_module(module.rpartition(".")[0] or module)
    cls = getattr(home, name)
    kept = (getattr(package, "GAME", None), *getattr(package, "EARLIER", ()), *vars(home).values())
    for value in kept:
        if type(value) is cls:
            return value
    raise LookupError(f"{module} keeps no {name}")


def must_exist(s: State, seat: Seat) -> None:
    """Refuses a seat that is not at the table. A negative one would be somebody else's to Python."""
    if not 0 <= seat < s.seats:
        raise Refusal("no-such-seat", "", {"number": seat + 1})


def copy_of(s: S) -> S:
    """A copy of a state, typed."""
    copy: S = s.clone()
    return copy


def play(game: Game[S], s: S, seat: Seat, choice: Choice, dealer: Dealer) -> None:
    """Checks and plays a choice, for people, servers and replays. A refusal changes nothing."""
    game.must_be_legal(s, seat, choice)
    game.apply(s, seat, choice, dealer)


def fingerprint(game: Game[S], s: S) -> dict[str, Json]:
    """Everything that makes two states equal: the open table, and what is still to be done."""
    question = s.question
    todo: list[Json] = [[str(getattr(what, "kind", None) or what.__name__), seat] for what, seat in s.todo]
    answers: list[Json] = [[seat, choice.text] for seat, choice in s.answers]
    menu: Json = None if s.menu is None else [choice.text for choice in s.menu]
    agenda: Facts = {
        "todo": todo,
        "question": None if question is None else question.kind,
        "asking": list(s.asking),
        "menu": menu,
        "answers": answers,
        "serial": s.serial,
        "ended": s.ended,
    }
    return {"open": game.open(s), "agenda": agenda}


def play_out(game: Game[S], s: S, dealer: Dealer) -> int:
    """Plays to the end by random choices and returns how many there were.

    >>> import flibuste as fb
    >>> knows = fb.table("freibeuter", seats=2, seed=7).knowledge(0)
    >>> world = knows.imagine()
    >>> fb.play_out(knows.game, world, fb.Dealer(knows.rng)) > 20
    True
    >>> knows.game.asking(world)
    ()
    """
    rng = dealer.rng
    decisions = 0
    asking = game.asking(s)
    while asking:
        seat = asking[0]
        options = offered(s, seat)
        game.apply(s, seat, options[rng.below(len(options))], dealer)
        decisions += 1
        asking = game.asking(s)
    return decisions
