"""The night: powers of characters in dens, from the highest to the lowest (LIB-11, LIB-32 to LIB-35)."""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.memory import AT_LEAST, EXACTLY, note
from flibuste.games.libertalia.parts import (
    ARMORER,
    AWAKE,
    BARKEEP,
    CARD,
    CHARACTERS,
    FREED_SLAVE,
    GRANNY_WATA,
    HIGHEST,
    KEEP_MAP,
    KINDS,
    MAP,
    MUTINEER,
    POWER,
    SABRE,
    SELL_MAP,
    WAITRESS,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.purse import discard_from_den, discard_tiles, gain, tell_nothing
from flibuste.games.libertalia.state import NIGHT, Crews
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def nightfall(s: Crews, _: int, dealer: Dealer) -> None:
    s.phase = NIGHT
    if dealer.heard:
        dealer.tell("night-fell", "LIB-32", {"day": s.day})
    granny_wata(s, dealer)
    night(s, HIGHEST, dealer)


def night(s: Crews, below: int, dealer: Dealer) -> None:
    """The night powers of all characters below this card; a Waitress's question interrupts it (LIB-32)."""
    awake: list[int] = []
    for seat in range(s.seats):
        cards = CARD[s.colours[seat]][seat]
        awake += [cards[rank] for rank in s.dens[seat] if AWAKE[rank]]
    if not awake:
        return
    awake.sort(reverse=True)
    for card in awake:
        if card < below:
            seat = seat_of(card)
            rank = rank_of(card)
            if rank == WAITRESS:
                if wait_on(s, seat, dealer):
                    s.then(night, card)
                    return
            elif rank in s.dens[seat]:  # LIB-33
                act(s, seat, rank, dealer)


def act(s: Crews, seat: Seat, rank: int, dealer: Dealer) -> None:
    den = s.dens[seat]
    if rank == BARKEEP:
        gain(s, seat, 1, BARKEEP, dealer)
    elif rank == FREED_SLAVE:
        gain(s, seat, sum([1 for other in den if other > FREED_SLAVE]), FREED_SLAVE, dealer)
    elif rank == ARMORER:
        sabres = s.booty[KINDS * seat + SABRE]
        note(s, EXACTLY, seat, SABRE, sabres)  # LIB-47
        gain(s, seat, sabres, ARMORER, dealer)
    elif rank == MUTINEER:
        if len(den) == 1:
            tell_nothing(seat, MUTINEER, dealer)
            return
        victim = den[0] if den[0] != MUTINEER else den[1]
        discard_from_den(s, seat, victim, seat, CHARACTERS[MUTINEER], dealer)
        gain(s, seat, 2, MUTINEER, dealer)


def granny_wata(s: Crews, dealer: Dealer) -> None:
    """Looks at all dens once, before everything else (LIB-34)."""
    owners = [seat for seat in range(s.seats) if GRANNY_WATA in s.dens[seat]]
    if len(owners) == 1:
        gain(s, owners[0], 2, GRANNY_WATA, dealer)
    elif owners:
        for seat in owners:
            discard_from_den(s, seat, GRANNY_WATA, seat, CHARACTERS[GRANNY_WATA], dealer)


def wait_on(s: Crews, seat: Seat, dealer: Dealer) -> bool:
    """Asks the Waitress's owner. Returns False if there is no map to sell (LIB-35)."""
    if WAITRESS not in s.dens[seat]:
        return False
    if s.booty[KINDS * seat + MAP] == 0:
        note(s, EXACTLY, seat, MAP, 0)
        return False
    note(s, AT_LEAST, seat, MAP, 1)
    s.ask(OFFER_MAP, seat)
    return True


class OfferMap(Question[Crews]):
    """The Waitress's question: one map for three doubloons. It is the only optional power (LIB-8)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        return [SELL_MAP, KEEP_MAP]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is SELL_MAP:
            discard_tiles(s, seat, MAP, 1, WAITRESS, dealer)
            gain(s, seat, 3, WAITRESS, dealer)
        elif dealer.heard:
            facts: Facts = {"seat": seat, "rank": WAITRESS, "character": CHARACTERS[WAITRESS]}
            dealer.tell("declined", POWER[WAITRESS], facts)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("waitress-first", POWER[WAITRESS])


OFFER_MAP: Final = OfferMap("waitress", POWER[WAITRESS])
