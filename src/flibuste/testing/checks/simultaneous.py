"""Questions to several seats at once: answers are sealed, and the order they come in does not matter."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from flibuste.kernel.agenda import unanswer
from flibuste.kernel.chance import Dealer, LuckRanOut, NoLuck, Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Choice, Event, Seat
from flibuste.testing.json_text import print_of, same, text_of, truths
from flibuste.testing.walk import Moment, walk


def together(game: Game[Any], setup: Setup, seed: int) -> list[Moment]:
    """The moments at which several are asked and nobody has answered yet."""
    moments = walk(game, setup, seed).moments
    return [moment for moment in moments if moment.s.menu is None and not moment.s.answers]


def orders(seats: tuple[Seat, ...], rng: Quick) -> list[tuple[Seat, ...]]:
    """Every order of up to three; of more seats, four orders that differ."""
    if len(seats) <= 3:
        return list(permutations(seats))
    turn = 1 + rng.below(len(seats) - 1)
    return [seats, seats[::-1], seats[turn:] + seats[:turn], seats[::2] + seats[1::2]]


def check_order_of_answers(game: Game[Any], setup: Setup, seed: int) -> None:
    """The order of the answers changes nothing; nor does an answer taken back and given again."""
    rng = Quick(seed)
    for moment in together(game, setup, seed):
        s = moment.s
        asking = game.asking(s)
        menus = {seat: game.options(s, seat) for seat in asking}
        answers = {seat: menu[rng.below(len(menu))] for seat, menu in menus.items()}
        luck = rng.below(1 << 30)
        first = resolved(game, s, list(answers.items()), luck)
        for order in orders(asking, rng):
            given = [(seat, answers[seat]) for seat in order]
            same(resolved(game, s, given, luck), first, f"answered in the order {given}")
        if len(asking) > 1:
            seat = asking[rng.below(len(asking))]
            others = [(other, answers[other]) for other in asking if other != seat]
            changed = s.clone()
            give(game, changed, seat, menus[seat][rng.below(len(menus[seat]))])
            unanswer(changed, seat)
            same(print_of(game, changed), print_of(game, s), f"seat {seat} took its answer back")
            given = [(seat, answers[seat]), *others]
            same(resolved(game, changed, given, luck), first, f"seat {seat} took its answer back, and again")


def give(game: Game[Any], s: Any, seat: Seat, choice: Choice) -> None:  # noqa: ANN401 - the game's own
    """Seals an answer that is not the last: no luck is drawn and nothing is told."""
    told: list[Event] = []
    try:
        game.apply(s, seat, choice, Dealer(NoLuck(), told))
    except LuckRanOut as error:
        raise AssertionError(f"sealing {choice} of seat {seat} draws luck") from error
    assert not told, f"sealing {choice} of seat {seat} tells {told}"


def resolved(game: Game[Any], s: Any, given: list[tuple[Seat, Choice]], luck: int) -> str:  # noqa: ANN401
    """What comes of these answers in this order."""
    draft = s.clone()
    for seat, choice in given[:-1]:
        give(game, draft, seat, choice)
    told: list[Event] = []
    game.apply(draft, *given[-1], Dealer(Quick(luck), told))
    return f"[{truths(told)}, {print_of(game, draft)}]"


def check_sealed_answers(game: Game[Any], setup: Setup, seed: int) -> None:
    """Until the last answer is in, the others see only that this seat is not asked any more."""
    for moment in together(game, setup, seed):
        draft = moment.s.clone()
        for seat in game.asking(moment.s)[:-1]:
            asking = game.asking(draft)
            others = [other for other in (None, *range(setup.seats)) if other != seat]
            before = {other: text_of(game.view(draft, other)) for other in others}
            menus = {other: list(game.options(draft, other)) for other in asking if other != seat}
            give(game, draft, seat, game.options(draft, seat)[-1])
            for other in others:
                here = f"seat {seat} has sealed an answer, and seat {other} sees it"
                same(text_of(game.view(draft, other)), before[other], here)
            assert game.asking(draft) == tuple(menus), f"asked were {asking}, and now {game.asking(draft)}"
            for other, menu in menus.items():
                now = list(game.options(draft, other))
                assert now == menu, f"seat {seat} has sealed an answer, and seat {other} may choose {now}"
            assert game.decision(draft, seat) is None, f"seat {seat} has answered, and is asked again"
