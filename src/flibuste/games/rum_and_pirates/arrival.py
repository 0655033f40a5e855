"""Arriving on a square: first a rendezvous, then the action (RUM-50, RUM-65 to RUM-69)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.chest import chest
from flibuste.games.rum_and_pirates.guard import guard
from flibuste.games.rum_and_pirates.parts import (
    ACCESSORY,
    CHEST,
    COIN,
    GUARD,
    HQ,
    MAP,
    MEET,
    RECRUIT,
    RENDEZVOUS,
    RUM,
    SYMBOLS,
    TAVERN,
    Meet,
)
from flibuste.games.rum_and_pirates.squares import (
    accessory,
    coin,
    headquarters,
    recruit,
    rendezvous,
    rum,
    treasure_map,
)
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.tavern import tavern
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def arrive(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """At most one rendezvous tile of the mover, then the action of the square."""
    if not s.dates[seat]:
        act(s, seat, dealer)
    elif clash(s):  # asked even if one tile fits: otherwise the question would tell of a second one
        s.ask(MEET_ONE, seat)
        s.then(act, seat)
    else:
        fitting = fitting_dates(s, seat)
        if fitting:
            meet(s, seat, fitting[0], dealer)
        else:
            rule_out(s, seat)
        act(s, seat, dealer)


def clash(s: Harbour) -> bool:
    """Whether rendezvous tiles of different value can fit this square. In the built-in box they cannot."""
    clashing = s.box.other_clash if s.house.three_maps else s.box.clash
    return clashing >> s.town.kind[s.captain] & 1 != 0


def fitting_dates(s: Harbour, seat: Seat) -> list[int]:
    """The indices of the rendezvous tiles that fit this square, the oldest first."""
    kind = s.town.kind[s.captain]
    dates = s.dates[seat]
    return [at for at in range(len(dates)) if s.box.meets[dates[at]] >> kind & 1]


def rule_out(s: Harbour, seat: Seat) -> None:
    """A fitting tile must be shown, so everybody knows from now on that none of them fits (RUM-67)."""
    bit = 1 << s.town.kind[s.captain]
    for at in range(len(s.dates_not[seat])):
        s.dates_not[seat][at] |= bit


def meet(s: Harbour, seat: Seat, at: int, dealer: Dealer) -> None:
    """Shows the tile and puts it under the flag (RUM-67); another fitting tile stays (RUM-68)."""
    tile = s.dates[seat].pop(at)
    s.dates_not[seat].pop(at)
    s.met[seat].append(tile)
    if dealer.heard:
        symbol = SYMBOLS[s.box.family[tile]]
        facts: Facts = {"seat": seat, "symbol": symbol, "value": s.box.value[tile], "number": at + 1}
        dealer.tell("met", "RUM-67", facts)


class MeetOne(Question[Harbour]):
    """Which of several fitting tiles of different value is met (RUM-67); only with the players' own box."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        values = sorted({s.box.value[s.dates[seat][at]] for at in fitting_dates(s, seat)})
        return [MEET[value - 1] for value in values]

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Meet)
        for at in fitting_dates(s, seat):
            if s.box.value[s.dates[seat][at]] == choice.value:
                meet(s, seat, at, dealer)
                return

    def nothing(self, s: Harbour, seat: Seat, dealer: Dealer) -> None:
        rule_out(s, seat)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Meet):
            return Refusal("no-such-rendezvous", "RUM-67", {"value": choice.value})
        return Refusal("meet-first", "RUM-67")


MEET_ONE: Final = MeetOne("meet", "RUM-67", forced=False, plain=True)


def act(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """The action of the square, used once (RUM-50)."""
    kind = s.town.kind[s.captain]
    if kind == COIN:
        coin(s, seat, dealer)
    elif MAP <= kind < TAVERN:
        treasure_map(s, seat)
    elif TAVERN <= kind < CHEST:
        tavern(s, seat)
    elif kind == ACCESSORY:
        accessory(s, seat, dealer)
    elif kind == GUARD:
        guard(s, seat)
    elif kind == CHEST:
        chest(s, seat)
    elif kind == RUM:
        rum(s, seat, dealer)
    elif kind == RECRUIT:
        recruit(s, seat, dealer)
    elif kind == RENDEZVOUS:
        rendezvous(s, seat, dealer)
    elif kind == HQ:
        headquarters(s, seat)
