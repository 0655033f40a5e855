"""The turn: board a ship, play a sea card or play a Dutchman card (FRE-17 to FRE-37)."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.draw import DRAW
from flibuste.games.freibeuter.parts import (
    AROUND,
    CARD_NAMES,
    CASH,
    DUTCHMAN,
    FD,
    NONE,
    PLACE,
    REGION_CASH,
    REGIONS,
    RING,
    SPOTS,
    WAREHOUSE,
    Board,
    Cash,
    Dutchman,
    Place,
    Resolve,
    value_of,
)
from flibuste.games.freibeuter.ring import RESOLVE_RING, warn
from flibuste.games.freibeuter.scoring import finish
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def turn(s: Sea, seat: Seat, dealer: Dealer) -> None:
    s.active = seat
    if s.stock[seat] == 0:  # FRE-17, FRE-65
        finish(s, "no-boats", "FRE-65", dealer)
        return
    s.ask(ACTION, seat)
    s.then(turn, (seat + 1) % s.seats)  # FRE-20


class Action(Question[Sea]):
    """The action of the turn: exactly one of the three. Passing is not allowed (FRE-18, FRE-19)."""

    def options(self, s: Sea, seat: Seat) -> list[Choice]:
        options = s.boardable[:]  # FRE-23
        last = -1
        for card in s.hands[seat]:
            if card >= FD:
                add_dutchman(s, card, options)
            elif card != last:  # two equal cards give the same options
                last = card
                options.append(PLACE[card])
                if s.first[card] >= 0:  # FRE-30, FRE-31
                    options.append(CASH[card])
        return options

    def answer(self, s: Sea, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Board):
            board(s, seat, choice, dealer)
            return  # no card, no draw (FRE-26)
        if isinstance(choice, Place):
            place(s, seat, choice.region, dealer)
        elif isinstance(choice, Cash):
            cash(s, seat, choice.region, dealer)
        elif isinstance(choice, Dutchman):
            summon(s, seat, choice.card, choice.region, dealer)
        if not s.pending:
            warn(s, seat, dealer)
        s.ask(DRAW, seat)  # FRE-56

    def why_not(self, s: Sea, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Board):
            return why_not_board(s, choice.spot)
        if isinstance(choice, Place | Cash):
            if choice.region not in s.hands[seat]:
                return Refusal("card-not-in-hand", "FRE-28", {"card": REGIONS[choice.region]})
            return Refusal("region-empty", "FRE-31", {"region": REGIONS[choice.region]})
        if isinstance(choice, Dutchman):
            if choice.card not in s.hands[seat]:
                return Refusal("dutchman-not-in-hand", "FRE-34", {"card": CARD_NAMES[choice.card]})
            if s.first[choice.region] >= 0:
                return Refusal("region-taken", "FRE-36", {"region": REGIONS[choice.region]})
            return Refusal("closes-nothing", "FRE-35", {"region": REGIONS[choice.region]})
        if isinstance(choice, Resolve):
            return Refusal("nothing-to-resolve", "FRE-40", {"token": SPOTS[choice.spot]})
        return Refusal("not-drawing-now", "FRE-56")


ACTION: Final = Action(
    "turn", "FRE-18", forced=False, plain=True
)  # asked even if only one action is possible, because everybody sees it


def add_dutchman(s: Sea, card: int, options: list[Choice]) -> None:
    """Adds every empty region of the card's line where the Dutchman closes a ring (FRE-34 to FRE-36)."""
    gaps = s.gaps
    options += [choice for choice in DUTCHMAN[card - FD] if gaps[choice.region]]


def board(s: Sea, seat: Seat, choice: Board, dealer: Dealer) -> None:
    """Puts a boat from the stock onto a ship that carries none (FRE-23, FRE-24, FRE-27)."""
    spot = choice.spot
    s.stock[seat] -= 1
    s.boarder[spot] = seat
    s.no_longer_boardable(choice)
    if dealer.heard:
        ship = s.spot[spot]
        facts: Facts = {"seat": seat, "token": SPOTS[spot], "value": value_of(ship), "fee": ship}
        dealer.tell("boarded", "FRE-23", facts)


def why_not_board(s: Sea, spot: int) -> Refusal:
    token = s.spot[spot]
    name = SPOTS[spot]
    if token == NONE:
        return Refusal("empty-spot", "FRE-23", {"token": name})
    if token >= WAREHOUSE:
        what = "warehouse" if token == WAREHOUSE else "doubler"
        return Refusal("not-a-ship", "FRE-25", {"token": name, "what": what})
    return Refusal("already-boarded", "FRE-24", {"token": name, "by_seat": s.boarder[spot]})


def show_sea_card(s: Sea, seat: Seat, region: int) -> None:
    s.hands[seat].remove(region)  # FRE-28
    s.seas[seat] -= 1
    s.sea_discard.append(region)


def place(s: Sea, seat: Seat, region: int, dealer: Dealer) -> None:
    """Puts a boat from the stock into the region, for the rest of the game (FRE-29, FRE-30, FRE-33)."""
    show_sea_card(s, seat, region)
    s.stock[seat] -= 1
    if s.first[region] >= 0:
        s.second[region] = seat  # closes no ring, since the region was not empty (FRE-38)
        if dealer.heard:
            dealer.tell("placed", "FRE-30", {"seat": seat, "region": REGIONS[region]})
        return
    s.first[region] = seat
    if dealer.heard:
        dealer.tell("placed", "FRE-29", {"seat": seat, "region": REGIONS[region]})
    s.gaps[region] = 0
    closed: list[int] = []
    for spot in AROUND[region]:
        missing = s.missing[spot] - 1
        s.missing[spot] = missing
        if missing <= 1 and s.spot[spot] != NONE:
            if missing == 0:
                closed.append(spot)
            else:
                s.gaps[gap_of(s, spot)] += 1
    if closed:
        encircle(s, seat, closed, dealer)


def gap_of(s: Sea, spot: int) -> int:
    """The only region of a ring without a boat."""
    for region in RING[spot]:
        if s.first[region] < 0:
            return region
    raise ValueError(f"the ring of {SPOTS[spot]} is closed")


def cash(s: Sea, seat: Seat, region: int, dealer: Dealer) -> None:
    """Money from the bank instead of a boat, where a boat already is (FRE-30, FRE-31)."""
    show_sea_card(s, seat, region)
    s.cash[seat] += REGION_CASH
    if dealer.heard:
        facts: Facts = {"seat": seat, "region": REGIONS[region], "amount": REGION_CASH}
        dealer.tell("cashed", "FRE-30", facts)


def summon(s: Sea, seat: Seat, card: int, region: int, dealer: Dealer) -> None:
    """The Dutchman fills the last gap of at least one ring and leaves again (FRE-34 to FRE-37)."""
    s.hands[seat].remove(card)
    s.fd_discard.append(card)
    s.fd_at = region
    if dealer.heard:
        facts: Facts = {"seat": seat, "card": CARD_NAMES[card], "region": REGIONS[region]}
        dealer.tell("summoned", "FRE-34", facts)
    s.gaps[region] = 0  # the rings that lacked only this region close, and their tokens go
    closed = [spot for spot in AROUND[region] if s.missing[spot] == 1 and s.spot[spot] != NONE]
    encircle(s, seat, closed, dealer)
    s.then(leave, region)


def leave(s: Sea, region: int, dealer: Dealer) -> None:
    s.fd_at = -1  # FRE-37
    if dealer.heard:
        dealer.tell("vanished", "FRE-37", {"region": REGIONS[region]})


def encircle(s: Sea, seat: Seat, closed: list[int], dealer: Dealer) -> None:
    """Rings are checked right after a boat is placed and resolved before the draw (FRE-38, FRE-40)."""
    s.pending = tuple(closed)
    s.ask(RESOLVE_RING, seat)
    if dealer.heard:
        for spot in closed:
            dealer.tell("encircled", "FRE-38", {"token": SPOTS[spot]})
