"""Copies are independent: whatever is played later changes no earlier one."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Noted, Scripted
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Choice, Event, Seat
from flibuste.testing.json_text import print_of, same, truths
from flibuste.testing.walk import luck_of, pick, whim_of


class Kept(NamedTuple):
    """A state put aside: what it was when the game went on, and what the game did next."""

    s: Any
    before: str
    options: list[Choice]
    seat: Seat
    choice: Choice
    luck: list[int]
    told: str
    after: str


def check_clone(game: Game[Any], setup: Setup, seed: int) -> None:
    """At every decision the game goes on in a copy and the original is kept, or the other way round.

    At the end every kept state is still what it was. Played on with the same choice and luck, it goes where
    the game went: so nothing shared was changed that only later play would show.
    """
    kept: list[Kept] = []
    rng, whim = luck_of(seed), whim_of(seed)
    s = game.start(setup, Dealer(rng))
    while game.asking(s):
        before = print_of(game, s)
        seat, choice = pick(game, s, whim)
        options = list(game.options(s, seat))
        aside = s.clone()
        if len(kept) % 2:
            s, aside = aside, s
        luck = Noted(rng)
        told: list[Event] = []
        game.apply(s, seat, choice, Dealer(luck, told))
        kept.append(Kept(aside, before, options, seat, choice, luck.numbers, truths(told), print_of(game, s)))
    for at, keep in enumerate(kept):
        same(print_of(game, keep.s), keep.before, f"the state before move {at} was changed by a later one")
        now = list(game.options(keep.s, keep.seat))
        assert now == keep.options, f"the options before move {at} were {keep.options} and became {now}"
        again: list[Event] = []
        game.apply(keep.s, keep.seat, keep.choice, Dealer(Scripted(keep.luck), again))
        same(print_of(game, keep.s), keep.after, f"move {at}, made again from a copy, leads elsewhere")
        same(truths(again), keep.told, f"move {at}, made again from a copy, tells something else")
