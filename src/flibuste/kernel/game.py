"""What a game is: four things it writes, and what it is given for them."""

from __future__ import annotations

import contextlib
import importlib
from typing import Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from flibuste.kernel.agenda import S, answer, run, unanswer
from flibuste.kernel.chance import Dealer, LuckRanOut, NoLuck, Rng
from flibuste.kernel.words import Choice, Decision, Event, Facts, Json, Refusal, Result, Seat, Vocabulary

TO_THE_END: Final = -1
"""The horizon of a game that has none."""

LARGEST_FILE = 64_000
"""Letters of a player's own file: it is kept in every record and every saved table."""

TRIES = 200
"""How often an imagined world may turn out to be impossible before we call `imagine` wrong."""

EITHER = 6
"""Answers looked at, at the most, to see whether they all come to the same."""


class Option(NamedTuple):
    """Something to agree on before a game: its allowed values, the usual one first."""

    key: str
    values: tuple[str, ...]
    seat: bool = False
    """Whether its numbers are seats, of which a game may have fewer."""

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
    """The rule that says it is over when it is over."""
    author: str = ""
    publisher: str = ""
    year: int = 0
    options: tuple[Option, ...] = ()
    data: tuple[str, ...] = ()
    """The files of its box that a player who owns it may replace by his own."""


class Setup(NamedTuple):
    """What was agreed on before the first card is dealt."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    """The players' own files, name and content, kept with the game so that it replays for ever."""

    def option(self, key: str) -> str:
        for name, value in self.options:
            if name == key:
                return value
        raise KeyError(key)


def settle(
    meta: Meta, seats: int, options: dict[str, str] | None = None, data: dict[str, str] | None = None
) -> Setup:
    """A complete set-up: missing options take their usual value, wrong ones are refused.

    What the own files say is for `Game.furnish` to judge.
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
        raise Refusal("option-unknown", "", {"option": key[:40], "game": meta.id})
    files = data or {}
    for name in files:
        if name not in meta.data:
            unknown: Facts = {"file": name[:40], "game": meta.id, "allowed": list(meta.data)}
            raise Refusal("data-unknown", "", unknown)
        if len(files[name]) > LARGEST_FILE:
            raise Refusal("data-too-large", "", {"file": name, "most": LARGEST_FILE})
        if not is_text(files[name]):
            raise Refusal("data-not-text", "", {"file": name})
    return Setup(seats, tuple(chosen), tuple((name, files[name]) for name in meta.data if name in files))


def is_text(content: str) -> bool:
    """Whether every disk and database can keep it: no half characters, no zero."""
    try:
        content.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in content


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. Pure: no clock, no files, no randomness but the dealer's."""

    def __init__(self, meta: Meta, vocabulary: Vocabulary) -> None:
        self.meta: Meta = meta
        self.vocabulary: Vocabulary = vocabulary

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (type(self).__module__, type(self).__name__)

    # A game writes these …

    def setup(self, setup: Setup, dealer: Dealer) -> S:
        """Lays out the table and plans the first step."""
        raise NotImplementedError

    def public(self, s: S) -> dict[str, Json]:
        """What lies open before everybody, named piece by piece."""
        raise NotImplementedError

    def own(self, s: S, seat: Seat) -> dict[str, Json]:
        """What this seat sees besides, under other names."""
        raise NotImplementedError

    def open(self, s: S) -> dict[str, Json]:
        """The whole truth, every card face up: for finished games and for tests."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A copy in which all this seat cannot know is dealt anew, from an order that tells nothing."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Places and scores as they stand; final once the game is over."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """How many parts of each kind there are, counted wherever they lie: the same all game long."""
        raise NotImplementedError

    # … and may write these: for players with files of their own, and for its bots.

    def furnish(self, setup: Setup) -> list[Refusal]:
        """Refuses own files that are not as the rulebook wants them: with file, line and reason.

        What is odd and yet allowed it returns, in the same words.
        """
        return []

    def weigh(self, s: S, seat: Seat, options: list[Choice]) -> list[float]:
        """How good each option looks to a player who thinks no further; only the differences count."""
        return [0.0] * len(options)

    def appraise(self, s: S) -> list[float]:
        """Each seat's score in the end, as far as a glance at the table can tell."""
        return [float(score) for score in self.result(s).scores]

    def horizon(self, seats: int, seconds: float) -> int:
        """After how many choices a bot that plays on should stop and appraise; 0: at once.

        It has so many seconds for a decision; none if it counts iterations.
        """
        return TO_THE_END

    def mark(self, s: S) -> int:
        """Tells moments apart in which the same question means something else: the die that was rolled."""
        return 0

    # It is given these.

    def view(self, s: S, seat: Seat | None) -> dict[str, Json]:
        """All this seat may see; None is a spectator."""
        seen = self.public(s)
        if seat is not None:
            seen.update(self.own(s, seat))
        return seen

    def start(self, setup: Setup, dealer: Dealer) -> S:
        if setup.data:
            self.furnish(setup)
        s = self.setup(setup, dealer)
        run(s, dealer)
        return s

    def asking(self, s: S) -> tuple[Seat, ...]:
        """Who has to answer now; nobody once the game is over."""
        return s.asking

    def options(self, s: S, seat: Seat) -> list[Choice]:
        """What this seat, which is asked, may choose. Nobody may change the list."""
        if s.menu is not None:
            return s.menu
        assert s.question is not None
        return s.question.options(s, seat)

    def apply(self, s: S, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """Plays a choice, unchecked and in place: for bots and for those who have checked."""
        answer(s, seat, choice, dealer)

    def decision(self, s: S, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything."""
        if s.question is None or seat not in s.asking:
            return None
        return Decision(seat, s.question.kind, s.question.rule, tuple(self.options(s, seat)), s.serial)

    def why_not(self, s: S, seat: Seat, choice: Choice) -> Refusal | None:
        """The reason why this seat may not choose this now; None if it may."""
        if s.question is None:
            return Refusal("game-over", self.meta.end_rule)
        if seat not in s.asking:
            return Refusal("not-asked", s.question.rule, {"seat": s.asking[0]})
        if choice in self.options(s, seat):
            return None
        return s.question.why_not(s, seat, choice)

    def imagined(self, s: S, seat: Seat, rng: Rng) -> S:
        """A whole world true to all this seat knows, what others are being asked included.

        That another seat is asked is public, so a world in which it would not have been asked is
        none; what it is offered, and what it has sealed, is not.
        """
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

    def foresee(self, s: S, seat: Seat, choice: Choice, depth: int = 3) -> list[Event] | None:
        """What a legal choice would do until luck is next drawn, where that depends on nothing hidden.

        Where the same seat is asked again, also what follows whichever way it answers.
        """
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
        """What is told after every answer to the present question alike; nothing if that differs."""
        options = self.options(s, seat)
        if len(options) > EITHER:
            return []
        told: list[Event] = []
        expected: list[str] = []
        for number, option in enumerate(options):
            events = self.foresee(s, seat, option, depth)
            if events is None:
                return []
            heard = sorted([repr(event.truth()) for event in events])
            if number == 0:
                told, expected = events, heard
            elif heard != expected:
                return []
        return told

    def final(self, s: S, seat: Seat, choice: Choice) -> bool:
        """Whether a legal choice is for good once it is made: luck, a secret or another seat comes next."""
        question = s.question
        if question is None or len(s.asking) > 1:
            return False  # an answer among several may be given again until the last is in
        if not question.plain:
            return True
        draft = copy_of(s)
        try:
            answer(draft, seat, choice, Dealer(NoLuck()))
        except LuckRanOut:
            return True
        return draft.asking != (seat,)


def game_of(module: str, name: str) -> object:
    """Unpickles a game as the one object of its class: the GAME of its package, or one its module keeps."""
    home = importlib.import_module(module)
    package = importlib.import_module(module.rpartition(".")[0] or module)
    cls = getattr(home, name)
    for value in (getattr(package, "GAME", None), *vars(home).values()):
        if type(value) is cls:
            return value
    raise LookupError(f"{module} keeps no {name}")


def copy_of(s: S) -> S:
    """A copy of a state of whatever game."""
    copy: S = s.clone()
    return copy


def play(game: Game[S], s: S, seat: Seat, choice: Choice, dealer: Dealer) -> None:
    """Plays a choice, checked: for people, servers and replays. A refusal leaves all as it was."""
    refusal = game.why_not(s, seat, choice)
    if refusal is not None:
        raise refusal
    game.apply(s, seat, choice, dealer)


def fingerprint(game: Game[S], s: S) -> dict[str, Json]:
    """Everything that makes two states the same: the open table, and what is still to be done."""
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
    """Plays to the end by random choices; how many there were. What search and benchmarks do."""
    rng = dealer.rng
    decisions = 0
    asking = game.asking(s)
    while asking:
        seat = asking[0]
        options = game.options(s, seat)
        game.apply(s, seat, options[rng.below(len(options))], dealer)
        decisions += 1
        asking = game.asking(s)
    return decisions
