"""Dusk: booty from the highest to the lowest, sabres, officers, and the den (LIB-23 to LIB-31)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from flibuste.games.libertalia.memory import GOT, note
from flibuste.games.libertalia.parts import (
    CABIN_BOY,
    CHARACTERS,
    COOK,
    KINDS,
    OFFICER,
    POWER,
    SABRE,
    STRIKE,
    TAKE,
    TILES,
    Booty,
    Sabre,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.purse import bury, discard_from_den, tell_discarded
from flibuste.games.libertalia.state import DUSK, Crews
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def dusk(s: Crews, _: int, dealer: Dealer) -> None:
    """The turn of the highest character still on the ship: no tile, one or two (LIB-23, LIB-24)."""
    if s.phase != DUSK:
        s.phase = DUSK
        if dealer.heard:
            dealer.tell("dusk-fell", "LIB-23", {"day": s.day})
    while s.ship:
        card = s.ship[-1]
        rank = rank_of(card)
        if rank != CABIN_BOY:
            seat = seat_of(card)
            s.due = 1
            s.ask(TAKE_BOOTY, seat)
            if rank == COOK:  # the first tile is completed before the second (LIB-30)
                s.due = 2
                s.ask(TAKE_BOOTY, seat)
            s.then(go_ashore, card)
            return
        if dealer.heard:
            dealer.tell("took-nothing", POWER[CABIN_BOY], {"seat": seat_of(card), "reason": "cabin-boy"})
        leave_ship(s, card, dealer)


def go_ashore(s: Crews, card: int, dealer: Dealer) -> None:
    """Ends the turn; the next character follows."""
    leave_ship(s, card, dealer)
    dusk(s, 0, dealer)


def leave_ship(s: Crews, card: int, dealer: Dealer) -> None:
    """To the den before the next turn, or to the graveyard if an officer was taken (LIB-28, LIB-29)."""
    s.ship.pop()
    seat = seat_of(card)
    rank = rank_of(card)
    s.due = 0
    if s.officer:
        s.officer = False
        bury(s, seat, rank)
        if dealer.heard:
            tell_discarded(seat, rank, "ship", seat, TILES[OFFICER], dealer)
        return
    insort(s.dens[seat], rank)
    if dealer.heard:
        facts: Facts = {"seat": seat, "rank": rank, "character": CHARACTERS[rank]}
        dealer.tell("entered-den", "LIB-29", facts)


class TakeBooty(Question[Crews]):
    """A tile from today's space, compulsory as long as one is left (LIB-24)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        at = KINDS * (s.day - 1)
        board = s.board
        return [TAKE[tile] for tile in range(KINDS) if board[at + tile]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """The taker owns the tile at once; its effect follows (LIB-26)."""
        assert isinstance(choice, Booty)
        tile = choice.tile
        s.board[KINDS * (s.day - 1) + tile] -= 1
        s.booty[KINDS * seat + tile] += 1
        s.due -= 1
        note(s, GOT, seat, tile, 1)
        if dealer.heard:
            dealer.tell("booty-taken", "LIB-26", {"seat": seat, "tile": TILES[tile], "day": s.day})
        if tile == SABRE:
            s.ask(STRIKE_CARD, seat)
        elif tile == OFFICER:
            s.officer = True

    def nothing(self, s: Crews, seat: Seat, dealer: Dealer) -> None:
        """No tile is left (LIB-25). A Cook who misses two is told once."""
        if s.due and dealer.heard:
            taken = rank_of(s.ship[-1]) == COOK and s.due == 1
            reason = "no-second" if taken else "none-left"
            dealer.tell("took-nothing", "LIB-25", {"seat": seat, "reason": reason})
        s.due = 0

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Booty):
            return Refusal("tile-not-there", "LIB-23", {**choice.facts, "day": s.day})
        return Refusal("booty-first", "LIB-24")


TAKE_BOOTY: Final = TakeBooty("booty", "LIB-24")


class StrikeCard(Question[Crews]):
    """A sabre strikes in a neighbour's den, never in the owner's den or on the ship (LIB-27)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        left = s.left_of(seat)
        right = s.right_of(seat)
        options: list[Choice] = [STRIKE[left][rank] for rank in s.dens[left]]
        if right != left:
            options += [STRIKE[right][rank] for rank in s.dens[right]]
        return options

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Sabre)
        discard_from_den(s, choice.victim, choice.rank, seat, TILES[SABRE], dealer)

    def nothing(self, s: Crews, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            dealer.tell("sabre-missed", "LIB-27", {"seat": seat})

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Sabre):
            return Refusal("sabre-first", "LIB-27")
        victim = choice.victim
        if victim >= s.seats:
            return Refusal("nobody-there", "LIB-1", choice.facts)
        if victim == seat:
            return Refusal("own-den", "LIB-27", choice.facts)
        if victim not in (s.left_of(seat), s.right_of(seat)):
            return Refusal("no-neighbour", "LIB-27", choice.facts)
        return Refusal("not-in-that-den", "LIB-27", choice.facts)


STRIKE_CARD: Final = StrikeCard("sabre", "LIB-27")
