"""What a seat may not know it cannot find out: not from views, options, refusals, events or its bot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Event, Json, Refusal, Seat
from tests.conformance.checks.replay import go_on
from tests.conformance.plain import print_of, same, strict, text_of
from tests.conformance.walk import Moment, Walk, spread, walk


def view_of(game: Game[Any], s: Any, seat: Seat | None) -> str:  # noqa: ANN401 - the state is the game's own
    return text_of(game.view(s, seat))


def public_agenda(s: Any) -> list[object]:  # noqa: ANN401 - the state is the game's own
    """What everybody knows of what is to be done. Who of several has already answered is left out: an
    imagined world lets the others choose again."""
    asked = sorted({*s.asking, *(seat for seat, _ in s.answers)})
    return [s.todo, s.question, s.menu is None, asked, s.serial, s.ended]


def refused(game: Game[Any], s: Any, seat: Seat) -> Iterator[tuple[str, Refusal]]:  # noqa: ANN401
    for choice in game.vocabulary:
        refusal = game.why_not(s, seat, choice)
        if refusal is not None:
            yield choice.text, refusal


def said(game: Game[Any], s: Any, seat: Seat) -> str:  # noqa: ANN401 - the state is the game's own
    """Every refusal this seat could provoke, with its facts."""
    return text_of([[text, no.reason, no.rule, no.facts] for text, no in refused(game, s, seat)])


def check_views(game: Game[Any], setup: Setup, seed: int) -> None:
    """Views are JSON, and looking changes nothing."""
    for moment in spread(walk(game, setup, seed).moments, 10):
        before = print_of(game, moment.s)
        for seat in (None, *range(setup.seats)):
            view = game.view(moment.s, seat)
            strict(view)
            same(view_of(game, moment.s, seat), text_of(view), "a second look sees something else")
        same(print_of(game, moment.s), before, "looking changes the state")


def check_imagined_worlds(game: Game[Any], setup: Setup, seed: int) -> None:
    """A world a seat imagines is one it cannot tell from the truth: it looks the same to it and to a
    spectator, asks it the same with the same options, refuses it the same for the same reasons, plans the
    same, and has the same parts. So none of these says anything about what was dealt anew, and the seat
    knows all a spectator knows. What others are offered was found in the imagined world, not copied."""
    for at, s in enumerate(walk(game, setup, seed).states()):
        before = print_of(game, s)
        open_to_all = view_of(game, s, None)
        for seat in range(setup.seats):
            world = game.imagined(s, seat, Quick(at))
            here = f"seat {seat} after move {at}"
            same(view_of(game, world, seat), view_of(game, s, seat), f"{here}: an imagined world looks other")
            same(view_of(game, world, None), open_to_all, f"{here}: to spectators it looks other")
            assert public_agenda(world) == public_agenda(s), f"{here}: the agenda is another"
            mine, its = game.decision(world, seat), game.decision(s, seat)
            assert mine == its, f"{here} is asked {mine} in an imagined world, and not {its}"
            if its is not None and at % 3 == 0:
                same(said(game, world, seat), said(game, s, seat), f"{here}: other refusals")
            own = [sealed for sealed in s.answers if sealed[0] == seat]
            assert list(world.answers) == own, f"{here}: the answers are {world.answers}, and not {own}"
            for other in world.asking:
                found = world.question.options(world, other)
                offered = game.options(world, other)
                assert offered == found, f"{here} sees seat {other} offered {offered}, and not {found}"
                assert found, f"{here} imagines that seat {other} is asked with nothing to choose"
            assert game.census(world) == game.census(s), f"{here}: parts are lost: {game.census(world)}"
        same(print_of(game, s), before, "imagining changes the truth")


def secrets_of(whole: Walk, seats: int) -> set[tuple[Seat, Seat]]:
    """Pairs of seats: the second was told something in this game that the first was not."""
    pairs: set[tuple[Seat, Seat]] = set()
    for event in whole.events():
        if event.secret:
            pairs |= {
                (one, other) for one in range(seats) for other in event.knowers if one not in event.knowers
            }
    return pairs


def unsealed(whole: Walk) -> Iterator[Any]:
    return (s for s in whole.states() if not s.answers)


def check_imagination_is_free(game: Game[Any], setup: Setup, seed: int) -> None:
    """Where a seat holds secrets they are dealt anew for the others: each other seat imagines, some time in
    the game, that it sees something else; and imagines different worlds at the same time. States with
    sealed answers do not count: there the kernel makes the difference."""
    whole = walk(game, setup, seed)
    missing = secrets_of(whole, setup.seats)
    alike = {seat for seat, _ in missing}
    for at, s in enumerate(unsealed(whole)):
        for seat in range(setup.seats):
            one, two = game.imagined(s, seat, Quick(at)), game.imagined(s, seat, Quick(~at))
            for other in range(setup.seats):
                if (seat, other) in missing and view_of(game, one, other) != view_of(game, s, other):
                    missing.discard((seat, other))
            if seat in alike and print_of(game, one) != print_of(game, two):
                alike.discard(seat)
    assert not missing, f"(seat, other): the other's secrets are never imagined otherwise: {sorted(missing)}"
    assert not alike, f"seats that imagine one world only: {sorted(alike)}"


def check_imagination_is_canonical(game: Game[Any], setup: Setup, seed: int) -> None:
    """What a seat imagines follows from what it knows and the numbers drawn, and from nothing else: from the
    truth and from any world it cannot tell from the truth it imagines the same, and that goes on the same."""
    for at, moment in enumerate(walk(game, setup, seed).moments):
        for seat in range(setup.seats):
            other = game.imagined(moment.s, seat, Quick(at + 1))
            one, two = game.imagined(moment.s, seat, Quick(at)), game.imagined(other, seat, Quick(at))
            here = f"seat {seat} before move {at}: imagined from the truth and from another world"
            same(print_of(game, one), print_of(game, two), here)
            if at % 8 == seat:
                same(go_on(game, one, at, 6), go_on(game, two, at, 6), f"{here}, and played on")


def check_knowledge(game: Game[Any], setup: Setup, seed: int) -> None:
    """What a bot is handed shows its seat's view and decision, does not hold the truth, and is the same
    whatever the truth is."""
    whole = walk(game, setup, seed)
    keepers = {seat for seat, _ in secrets_of(whole, setup.seats)}
    for at, s in enumerate(whole.states()):
        for seat in range(setup.seats):
            knows = Knowledge(game, s, seat)
            world = print_of(game, knows.world)
            same(text_of(knows.view()), view_of(game, s, seat), f"seat {seat}: knowledge is not the view")
            if seat in game.asking(s):
                assert knows.decision() == game.decision(s, seat), f"seat {seat} is asked something else"
            other = game.imagined(s, seat, Quick(at))
            again = Knowledge(game, other, seat)
            same(print_of(game, again.world), world, f"seat {seat}: what it knows depends on the truth")
            # The same from two different truths is neither of them; it may still be one by chance.
            if seat in keepers and not s.answers and print_of(game, other) != print_of(game, s):
                keepers.discard(seat)
    assert not keepers, f"the knowledge of seats {sorted(keepers)} is always the whole truth"


def seen(events: list[Event], seat: Seat) -> str:
    return text_of([event.seen_by(seat) for event in events])


def check_plain_questions(game: Game[Any], setup: Setup, seed: int) -> None:
    """An answer to a plain question may be previewed and taken back: what the seat sees of it until luck is
    drawn or the game is over (then all is laid open), events and table and who is asked what next, is the
    same in every world it can imagine."""
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
    """What `foresee` tells the seat; and, where no luck is drawn, what it then sees and who is asked what."""
    events = game.foresee(s, seat, option)
    assert events is not None, f"{option} is plain, and not foreseen"
    draft = s.clone()
    luck = Numbers(())
    game.apply(draft, seat, option, Dealer(luck))
    then: Json = [luck.drawn > 0]
    if not luck.drawn:
        then = [draft.ended]
        if draft.question is not None:
            asked: Json = [draft.question.kind, list(draft.asking), draft.serial]
            then = [game.view(draft, seat), game.view(draft, None), asked]
    return f"[{seen(events, seat)}, {text_of(then)}]"


class Numbers(Rng):
    """Numbers given in advance, one of them turned; after them, any."""

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
    """Events are JSON; a secret has knowers, who sit at the table; and no word of it is told to everybody."""
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

    The set-up and every choice are made again with one number of their luck turned, and every choice with
    another object of the same verb. Where another seat then knows the same (it imagines the same from either
    outcome) though the outcomes differ, the difference is hidden from it: it must have been told the same,
    and see the same. This catches the name of a card drawn, dealt, looked at or laid down in secret among
    the facts for everybody; not what was told of a hand that neither luck nor the choice touched.
    """
    whole = walk(game, setup, seed)
    opening = Outcome(game, "the set-up", whole.told, whole.start)
    for other in other_openings(game, setup, whole.luck):
        for seat in range(setup.seats):
            compare(game, seat, opening, other)
    for moment in whole.moments:
        truth = Outcome(game, f"{moment.choice} of seat {moment.seat}", moment.told, moment.after)
        for other in other_outcomes(game, moment):
            for seat in range(setup.seats):
                if seat != moment.seat:
                    compare(game, seat, truth, other)


class Outcome:
    """What came of a choice, or of the set-up; compared with several others, it is written down once."""

    def __init__(self, game: Game[Any], what: str, told: list[Event], after: Any) -> None:  # noqa: ANN401 - the game's
        self.game = game
        self.what = what
        self.told = told
        self.after = after
        self.shown: dict[Seat, str] = {}

    @cached_property
    def print(self) -> str:
        return print_of(self.game, self.after)

    def to(self, seat: Seat) -> str:
        """What a seat is told and sees."""
        if seat not in self.shown:
            told = seen(self.told, seat)
            self.shown[seat] = f"[{told}, {view_of(self.game, self.after, seat)}]"
        return self.shown[seat]


def compare(game: Game[Any], seat: Seat, truth: Outcome, other: Outcome) -> None:
    """Two outcomes that differ, and are the same to all a seat knows, were told it in the same words."""
    here, there = truth.to(seat), other.to(seat)
    if here != there and truth.print != other.print:
        known = {print_of(game, game.imagined(one.after, seat, Quick(0))) for one in (truth, other)}
        if len(known) == 1:
            what = f"{truth.what} with {other.what}"
            same(there, here, f"{what}: seat {seat} knows the same, and is told or shown something else")


def other_openings(game: Game[Any], setup: Setup, luck: tuple[int, ...]) -> Iterator[Outcome]:
    for turn in range(0, len(luck), 1 + len(luck) // 12):
        events: list[Event] = []
        start = game.start(setup, Dealer(Numbers(luck, turn), events))
        yield Outcome(game, f"number {turn + 1} turned", events, start)


def other_outcomes(game: Game[Any], moment: Moment) -> Iterator[Outcome]:
    s, seat, choice, luck = moment.s, moment.seat, moment.choice, moment.luck
    tries = [(f"number {turn + 1} turned", choice, Numbers(luck, turn)) for turn in range(len(luck))][:3]
    alike = [other for other in game.options(s, seat) if other.verb == choice.verb and other is not choice]
    tries += [(f"{other} instead", other, Numbers(luck)) for other in alike[:2]]
    for what, chosen, numbers in tries:
        events: list[Event] = []
        after = s.clone()
        game.apply(after, seat, chosen, Dealer(numbers, events))
        yield Outcome(game, what, events, after)
