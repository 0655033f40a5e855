"""What happens to an encircled token: ships, warehouses, doublers, and credit (FRE-41 to FRE-55)."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.draw import DRAW
from flibuste.games.freibeuter.parts import (
    BOARD,
    DOUBLER,
    NONE,
    RESOLVE,
    SPOTS,
    WAREHOUSE,
    WAREHOUSE_PAY,
    Resolve,
    value_of,
)
from flibuste.games.freibeuter.scoring import finish
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


class ResolveRing(Question[Sea]):
    """The active player chooses the order; each token is resolved completely before the next (FRE-41)."""

    def options(self, s: Sea, seat: Seat) -> list[Choice]:
        return [RESOLVE[spot] for spot in s.pending]

    def answer(self, s: Sea, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Resolve)
        spot = choice.spot
        s.pending = tuple([other for other in s.pending if other != spot])
        resolve(s, spot, dealer)
        if s.pending:
            s.ask(RESOLVE_RING, seat)
        else:
            warn(s, seat, dealer)

    def why_not(self, s: Sea, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Resolve):
            return Refusal("not-pending", "FRE-41", {"token": SPOTS[choice.spot]})
        return Refusal("resolve-first", "FRE-40")


RESOLVE_RING: Final = ResolveRing("resolve", "FRE-41", plain=True)


def warn(s: Sea, seat: Seat, dealer: Dealer) -> None:
    """Warns that the next seat has no boat: only a draw comes before its turn and the end (FRE-65).

    If that draw is not possible, the game ends before that turn and for another reason (FRE-64).
    """
    after = (seat + 1) % s.seats
    if dealer.heard and s.stock[after] == 0 and not s.ended and DRAW.options(s, seat):
        dealer.tell("boatless", "FRE-65", {"seat": after})


def resolve(s: Sea, spot: int, dealer: Dealer) -> None:
    token = s.spot[spot]
    s.spot[spot] = NONE
    if token == WAREHOUSE:
        loot(s, spot, dealer)
    elif token > DOUBLER:
        s.doubled = (*s.doubled, token - DOUBLER)  # FRE-50
        if dealer.heard:
            dealer.tell("doubled", "FRE-50", {"token": SPOTS[spot], "value": value_of(token - DOUBLER)})
    elif s.boarder[spot] < 0:
        s.no_longer_boardable(BOARD[spot])
        s.escaped.append(token)  # FRE-42
        if dealer.heard:
            facts: Facts = {"token": SPOTS[spot], "value": value_of(token), "fee": token}
            dealer.tell("escaped", "FRE-42", facts)
    else:
        capture(s, spot, token, dealer)


def loot(s: Sea, spot: int, dealer: Dealer) -> None:
    """The bank pays for the boats around a warehouse; the fourth warehouse ends the game (FRE-49, FRE-63)."""
    s.warehouses -= 1
    if dealer.heard:
        dealer.tell("looted", "FRE-49", {"token": SPOTS[spot], "left": s.warehouses})
    count = s.boats_around(spot)
    for seat in range(s.seats):
        if count[seat]:
            s.cash[seat] += WAREHOUSE_PAY * count[seat]
            if dealer.heard:
                facts: Facts = {"seat": seat, "amount": WAREHOUSE_PAY * count[seat], "boats": count[seat]}
                dealer.tell("earned", "FRE-49", facts)
    if s.warehouses == 0:
        finish(s, "last-warehouse", "FRE-63", dealer)


def capture(s: Sea, spot: int, ship: int, dealer: Dealer) -> None:
    """The boarder takes the ship and pays at once for every foreign boat around it (FRE-43 to FRE-48)."""
    owner = s.boarder[spot]
    s.boarder[spot] = -1
    s.captured[4 * owner + ship - 1] += 1
    s.stock[owner] += 1  # FRE-47
    if dealer.heard:
        facts: Facts = {"seat": owner, "token": SPOTS[spot], "value": value_of(ship), "fee": ship}
        dealer.tell("captured", "FRE-43", facts)
    count = s.boats_around(spot)
    count[owner] = 0  # FRE-45
    due = ship * sum(count)
    if due > s.cash[owner]:
        borrow(s, owner, due - s.cash[owner], dealer)
    s.cash[owner] -= due
    for seat in range(s.seats):
        if count[seat]:
            s.cash[seat] += ship * count[seat]  # FRE-44
            if dealer.heard:
                amount = ship * count[seat]
                fee: Facts = {"from_seat": owner, "to_seat": seat, "amount": amount, "boats": count[seat]}
                dealer.tell("paid", "FRE-44", fee)


def borrow(s: Sea, seat: Seat, short: int, dealer: Dealer) -> None:
    """A loan of exactly what is missing; the first one takes a boat as its marker (FRE-51 to FRE-53)."""
    first = s.credit[seat] == 0
    s.credit[seat] += short
    s.cash[seat] += short
    if dealer.heard:
        dealer.tell("borrowed", "FRE-51", {"seat": seat, "amount": short, "credit": s.credit[seat]})
    if first:
        s.stock[seat] -= 1
        if dealer.heard:
            dealer.tell("marked", "FRE-53", {"seat": seat})
