"""A seat cannot find out what it may not know: not from views, previews or events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from flibuste.kernel.chance import Dealer, LuckRanOut, NoLuck, Quick, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Event, Json, Seat
from flibuste.testing.json_text import print_of, same, strict, text_of, view_of
from flibuste.testing.walk import Moment, spread, walk


def check_views(game: Game[Any], setup: Setup, seed: int) -> None:
    """Views are JSON, and looking changes nothing."""
    for moment in spread(walk(game, setup, seed).moments, 10):
        before = print_of(game, moment.s)
        for seat in (None, *range(setup.seats)):
            view = game.view(moment.s, seat)
            strict(view)
            same(view_of(game, moment.s, seat), text_of(view), "a second look sees something else")
        same(print_of(game, moment.s), before, "looking changes the state")


def seen(events: list[Event], seat: Seat) -> str:
    return text_of([event.seen_by(seat) for event in events])


def check_plain_questions(game: Game[Any], setup: Setup, seed: int) -> None:
    """An answer to a plain question may be previewed and taken back.

    What the seat sees of it, until luck is drawn or the game is over, is the same in every world the seat can
    imagine: events, table, and who is asked what next. (When the game is over, everything is open.)
    """
    for at, moment in enumerate(spread(walk(game, setup, seed).moments, 20)):
        s, seat = moment.s, moment.seat
        if not s.question.plain:
            for option in game.options(s, seat):
                assert game.foresee(s, seat, option) is None, f"{option} is foreseen, and not plain"
            continue
        worlds = [game.imagined(s, seat, Quick(number)) for number in (at, at + 1)]
        for option in game.options(s, seat):
            foreseen = preview(game, s, seat, option)
            for world in worlds:
                here = f"{s.question.kind} of seat {seat}, {option}"
                same(preview(game, world, seat, option), foreseen, f"{here}: what follows depends on secrets")


def preview(game: Game[Any], s: Any, seat: Seat, option: Any) -> str:  # noqa: ANN401 - the game's own
    """What `foresee` tells the seat; and, if no luck is drawn and nothing unveiled, what it sees then."""
    events = game.foresee(s, seat, option)
    assert events is not None, f"{option} is plain, and not foreseen"
    draft = s.clone()
    then: Json
    try:
        game.apply(draft, seat, option, Dealer(NoLuck()))
    except LuckRanOut:
        then = None
    else:
        then = [draft.ended]
        if draft.question is not None:
            asked: Json = [draft.question.kind, list(draft.asking), draft.serial]
            then = [game.view(draft, seat), game.view(draft, None), asked]
    return f"[{seen(events, seat)}, {text_of(then)}]"


class Numbers(Rng):
    """Numbers given in advance, one of them changed; after them, any."""

    def __init__(self, numbers: tuple[int, ...], turn: int = -1) -> None:
        self.numbers = numbers
        self.turn = turn
        self.drawn = 0
        self.rest = Quick(7)

    def below(self, n: int) -> int:
        at = self.drawn
        self.drawn += 1
        if at >= len(self.numbers):
            return self.rest.below(n)
        return (self.numbers[at] + (at == self.turn)) % n


def check_events(game: Game[Any], setup: Setup, seed: int) -> None:
    """Events are JSON. A secret has knowers, who sit at the table; no word of it is told to everybody."""
    whole = walk(game, setup, seed)
    for event in whole.events():
        strict(event.facts)
        strict(event.secret)
        assert bool(event.secret) == bool(event.knowers), f"{event} has secrets, or knowers, alone"
        assert list(event.knowers) == sorted(set(event.knowers)), f"{event}: {event.knowers} are not in order"
        assert all(0 <= seat < setup.seats for seat in event.knowers), f"{event}: who are {event.knowers}?"
        both = sorted(event.facts.keys() & event.secret.keys())
        assert not both, f"{event} tells everybody {both}, which is secret"
        told = words_in(event.facts) & words_in(event.secret)
        assert not told, f"{event} tells everybody {sorted(told)}, which is secret"
        for seat in (None, *range(setup.seats)):
            knows = "secret" in event.seen_by(seat)
            assert knows == (seat in event.knowers), f"{event} is told to seat {seat}, or is not"


def words_in(fact: Json) -> set[str]:
    """Every string in it, but keys."""
    if isinstance(fact, str):
        return {fact}
    if isinstance(fact, dict):
        return {word for part in fact.values() for word in words_in(part)}
    if isinstance(fact, list | tuple):
        return {word for part in fact for word in words_in(part)}
    return set()


def check_telling(game: Game[Any], setup: Setup, seed: int) -> None:
    """What a seat is told it knows afterwards.

    The set-up and every choice are made again with one number of their luck changed, and every choice with
    another object of the same verb. If another seat then knows the same (it imagines the same from either
    outcome) though the outcomes differ, the difference is hidden from it. So it must have been told the same
    and see the same. This catches the name of a card that was drawn, dealt, looked at or laid down in secret
    among the facts for everybody. It does not catch what was told of a hand that neither luck nor the choice
    touched.
    """
    whole = walk(game, setup, seed)
    opening = Outcome(game, "the set-up", whole.told, whole.start)
    for other in other_openings(game, setup, whole.luck):
        for seat in range(setup.seats):
            compare(seat, opening, other)
    for moment in whole.moments:
        truth = Outcome(game, f"{moment.choice} of seat {moment.seat}", moment.told, moment.after)
        for other in other_outcomes(game, moment):
            for seat in range(setup.seats):
                if seat != moment.seat:
                    compare(seat, truth, other)


class Outcome:
    """The outcome of a choice, or of the set-up. It is compared with several others and worked out once."""

    def __init__(self, game: Game[Any], what: str, told: list[Event], after: Any) -> None:  # noqa: ANN401 - the game's
        self.game = game
        self.what = what
        self.told = told
        self.after = after
        self.shown: dict[Seat, str] = {}
        self.worlds: dict[Seat, str] = {}

    @cached_property
    def print(self) -> str:
        return print_of(self.game, self.after)

    def to(self, seat: Seat) -> str:
        """What a seat is told and sees."""
        if seat not in self.shown:
            told = seen(self.told, seat)
            self.shown[seat] = f"[{told}, {view_of(self.game, self.after, seat)}]"
        return self.shown[seat]

    def known_to(self, seat: Seat) -> str:
        """The world the seat imagines from it: the same from any outcome the seat cannot tell from this."""
        if seat not in self.worlds:
            self.worlds[seat] = print_of(self.game, self.game.imagined(self.after, seat, Quick(0)))
        return self.worlds[seat]


def compare(seat: Seat, truth: Outcome, other: Outcome) -> None:
    """Two outcomes that differ, and are the same to all a seat knows, were told to it in the same words."""
    here, there = truth.to(seat), other.to(seat)
    if here != there and truth.print != other.print and truth.known_to(seat) == other.known_to(seat):
        what = f"{truth.what} with {other.what}"
        same(there, here, f"{what}: seat {seat} knows the same, and is told or shown something else")


def other_openings(game: Game[Any], setup: Setup, luck: tuple[int, ...]) -> Iterator[Outcome]:
    for turn in range(0, len(luck), 1 + len(luck) // 12):
        events: list[Event] = []
        start = game.start(setup, Dealer(Numbers(luck, turn), events))
        yield Outcome(game, f"number {turn + 1} changed", events, start)


def other_outcomes(game: Game[Any], moment: Moment) -> Iterator[Outcome]:
    s, seat, choice, luck = moment.s, moment.seat, moment.choice, moment.luck
    tries = [(f"number {turn + 1} changed", choice, Numbers(luck, turn)) for turn in range(len(luck))][:3]
    alike = [other for other in game.options(s, seat) if other.verb == choice.verb and other is not choice]
    tries += [(f"{other} instead", other, Numbers(luck)) for other in alike[:2]]
    for what, chosen, numbers in tries:
        events: list[Event] = []
        after = s.clone()
        game.apply(after, seat, chosen, Dealer(numbers, events))
        yield Outcome(game, what, events, after)
