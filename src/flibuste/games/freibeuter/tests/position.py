"""Builds complete, consistent positions in the words of the rulebook and refuses impossible ones.

It fills in whatever the test does not say: tokens on all other spots, hands up to five cards, and boats
that are not in stock on other ships. The counts of the box always add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

from flibuste.games.freibeuter.parts import (
    AROUND,
    BOARD,
    BOATS,
    CARD_NAMES,
    COPIES,
    FD_CARDS,
    NONE,
    REGION_AT,
    RING,
    SEA_CARDS,
    SPOT_AT,
    TOKENS,
    WAREHOUSE,
    WAREHOUSES,
)
from flibuste.games.freibeuter.state import Sea
from flibuste.games.freibeuter.tests.playing import Playing, token_name
from flibuste.games.freibeuter.turn import turn
from flibuste.kernel.agenda import run
from flibuste.kernel.chance import Dealer, NoLuck

TOKEN_OF = {token_name(token): token for token in TOKENS}
SHIPS = (1, 2, 3, 4)


class Impossible(ValueError):
    """The box does not hold the parts for this position, or no turn can begin with it."""


class Position:
    def __init__(self, *names: str) -> None:
        if len(names) not in (2, 3, 4) or len(set(names)) != len(names):
            raise Impossible(f"players: {names}")
        self.names = names
        self.named: dict[int, int] = {}
        self.boarded: dict[int, int] = {}
        self.at_sea: dict[int, list[int]] = {}
        self.cashes: list[int] = []
        self.money = [20] * len(names)
        self.loans = [0] * len(names)
        self.stocks: dict[int, int] = {}
        self.ships = [0] * (4 * len(names))
        self.loot = 0
        self.open: tuple[int, ...] = ()
        self.hands: dict[int, list[int]] = {}
        self.sizes: tuple[int | None, int | None] = (None, None)

    # Describing the position, in any order.

    def token(self, at: str, what: str, boarder: str | None = None) -> Self:
        """This token lies on this spot: a 15/3, a warehouse, a doubler 10."""
        self.named[SPOT_AT[at]] = TOKEN_OF[what]
        if boarder is not None:
            if TOKEN_OF[what] not in SHIPS:
                raise Impossible(f"a {what} cannot be boarded")
            self.boarded[SPOT_AT[at]] = self.seat(boarder)
        return self

    def gone(self, *spots: str) -> Self:
        """The token here is gone. Nothing is said about the boats of its ring, as in the book's cases."""
        for at in spots:
            self.named[SPOT_AT[at]] = NONE
        return self

    def boats(self, region: str, *owners: str) -> Self:
        at = REGION_AT[region]
        if at in self.at_sea or len(owners) > COPIES[at]:
            raise Impossible(f"{region} cannot hold {owners}")
        self.at_sea[at] = [self.seat(owner) for owner in owners]
        return self

    def cash(self, **money: int) -> Self:
        for name, amount in money.items():
            self.money[self.seat(name)] = amount
        return self

    def credit(self, **loans: int) -> Self:
        for name, amount in loans.items():
            self.loans[self.seat(name)] = amount
        return self

    def stock(self, **boats: int) -> Self:
        for name, count in boats.items():
            self.stocks[self.seat(name)] = count
        return self

    def captured(self, **ships: Sequence[int]) -> Self:
        for name, values in ships.items():
            for value in values:
                self.ships[4 * self.seat(name) + value // 5 - 1] += 1
        return self

    def looted(self, warehouses: int) -> Self:
        self.loot = warehouses
        return self

    def doubled(self, *values: int) -> Self:
        self.open = tuple(value // 5 for value in values)
        return self

    def hand(self, name: str, sea: Sequence[str] = (), fd: Sequence[str] = ()) -> Self:
        """At least these cards; sea cards that do not matter fill the hand up to five."""
        self.hands[self.seat(name)] = [CARD_NAMES.index(card) for card in (*sea, *fd)]
        return self

    def decks(self, sea: int | None = None, fd: int | None = None) -> Self:
        """So many cards are left to draw. The others have been played, and their boats lie elsewhere."""
        self.sizes = (sea, fd)
        return self

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # Building the state.

    def active(self, name: str) -> Playing:
        """The position at the beginning of this player's turn."""
        s = Sea()
        s.open_agenda(len(self.names))
        s.active = self.seat(name)
        self.quiet = self.regions_of_no_concern()
        self.sea = Counter(SEA_CARDS)
        self.sea.subtract(at for at, owners in self.at_sea.items() for _ in owners)
        self.fd = Counter(FD_CARDS)
        self.deal()
        self.empty_decks()
        self.lay_out(s)
        self.launch(s)
        s.cash, s.credit = self.money[:], self.loans[:]
        s.captured, s.doubled, s.warehouses = self.ships[:], self.open, WAREHOUSES - self.loot
        s.hands = [self.hands[seat] for seat in range(s.seats)]
        s.seas = [sum(card < FD_CARDS[0] for card in hand) for hand in s.hands]
        s.sea_deck, s.fd_deck = list(self.sea.elements()), list(self.fd.elements())
        s.sea_discard = [at for at, owners in self.at_sea.items() for _ in owners] + self.cashes
        held = Counter(card for hand in s.hands for card in hand)
        s.fd_discard = list((Counter(FD_CARDS) - self.fd - held).elements())
        self.count_rings(s)
        self.check(s)
        s.then(turn, s.active)
        run(s, Dealer(NoLuck()))
        return Playing(s, self.names)

    def regions_of_no_concern(self) -> list[int]:
        """Regions the test did not mention, where boats and cards may be added."""
        concern = set(self.at_sea)
        concern.update(card for hand in self.hands.values() for card in hand)
        for spot, token in self.named.items():
            if token != NONE:
                concern.update(RING[spot])
        return [at for at in range(49) if at not in concern]

    def deal(self) -> None:
        for hand in self.hands.values():
            self.sea.subtract(card for card in hand if card < FD_CARDS[0])
            self.fd.subtract(card for card in hand if card >= FD_CARDS[0])
        if min(self.sea.values()) < 0 or min(self.fd.values()) < 0:
            raise Impossible("more cards than there are")
        for seat in range(len(self.names)):
            if seat not in self.hands:
                self.hands[seat] = [self.take(self.fd, FD_CARDS)]
            hand = self.hands[seat]
            hand += [self.take(self.sea, self.quiet) for _ in range(5 - len(hand))]
            hand.sort()
            if len(hand) != 5 or hand[0] >= FD_CARDS[0]:
                raise Impossible(f"no hand for {self.names[seat]}: five cards, a sea card among them")

    def take(self, cards: Counter[int], wanted: list[int]) -> int:
        for card in wanted:
            if cards[card]:
                cards[card] -= 1
                return card
        raise Impossible("no card of no concern is left")

    def empty_decks(self) -> None:
        """Plays sea cards that do not matter: the first of a region for a boat, the second for money."""
        sea, fd = self.sizes
        while sea is not None and self.sea.total() > sea:
            second = [at for at, owners in self.at_sea.items() if owners and self.sea[at] and COPIES[at] == 2]
            if second:
                self.sea[second[0]] -= 1
                self.cashes.append(second[0])
                continue
            at = self.take(self.sea, [at for at in self.quiet if at not in self.at_sea])
            free = [seat for seat in range(len(self.names)) if seat not in self.stocks]
            self.at_sea[at] = [max(free, key=lambda seat: BOATS - self.used(seat))]
        while fd is not None and self.fd.total() > fd:
            self.take(self.fd, FD_CARDS)
        if sea not in (None, self.sea.total()) or fd not in (None, self.fd.total()):
            raise Impossible(f"decks of {self.sizes}")

    def used(self, seat: int) -> int:
        """The boats of a seat that are not in its stock."""
        at_sea = sum(owners.count(seat) for owners in self.at_sea.values())
        return at_sea + list(self.boarded.values()).count(seat) + (self.loans[seat] > 0)

    def lay_out(self, s: Sea) -> None:
        """Lays out the other tokens. A spot is empty for each token that is gone; the rest are escapes."""
        bag = Counter(TOKENS)
        bag.subtract(token for token in self.named.values() if token != NONE)
        for ship in SHIPS:
            bag[ship] -= sum(self.ships[ship - 1 :: 4])
        bag[WAREHOUSE] -= self.loot
        bag.subtract(WAREHOUSE + ship for ship in self.open)
        if min(bag.values()) < 0:
            raise Impossible("more tokens than there are")
        taken = sum(self.ships) + self.loot + len(self.open)
        spots = [spot for spot in range(36) if spot not in self.named]
        closed = [spot for spot in spots if all(self.at_sea.get(at) for at in RING[spot])]
        spots = [spot for spot in spots if spot not in closed]
        s.escaped = []
        for _ in range(list(self.named.values()).count(NONE) + len(closed) - taken):
            s.escaped.append(next(ship for ship in (*SHIPS, NONE) if bag[ship] or ship == NONE))
            bag[s.escaped[-1]] -= 1
        if NONE in s.escaped:
            raise Impossible("more spots are empty than ships can have left")
        left = [token for token in bag.elements() if token != NONE]
        s.spot = [self.named.get(spot, NONE) for spot in range(36)]
        for spot, token in zip(spots, left, strict=False):
            s.spot[spot] = token

    def launch(self, s: Sea) -> None:
        """Puts the boats that are not in stock on other ships, or in regions where they close no ring."""
        for seat, stock in self.stocks.items():
            free = [at for at in range(36) if at not in self.named and at not in self.boarded]
            ships = [at for at in free if s.spot[at] in SHIPS]  # boarding changes nothing else
            while BOATS - self.used(seat) > stock:
                if ships:
                    self.boarded[ships.pop()] = seat
                    continue
                far = [at for at in self.quiet if at not in self.at_sea and self.lonely(at)]
                self.at_sea[self.take(self.sea, far)] = [seat]
            if BOATS - self.used(seat) != stock:
                raise Impossible(f"{self.names[seat]} has no {stock} boats in stock")
        s.stock = [BOATS - self.used(seat) for seat in range(s.seats)]
        s.boarder = [self.boarded.get(spot, -1) for spot in range(36)]

    def lonely(self, at: int) -> bool:
        """Whether every ring around would still lack two regions with a boat here."""
        rings = [[other for other in RING[spot] if self.at_sea.get(other)] for spot in AROUND[at]]
        return max(map(len, rings)) <= 1

    def count_rings(self, s: Sea) -> None:
        owners = [[*self.at_sea.get(at, []), -1, -1] for at in range(49)]
        s.first = [boats[0] for boats in owners]
        s.second = [boats[1] for boats in owners]
        s.fd_at, s.pending = -1, ()
        s.missing = [sum(s.first[at] < 0 for at in ring) for ring in RING]
        last = [[at for at in RING[spot] if s.first[at] < 0] for spot in range(36) if s.spot[spot] != NONE]
        s.gaps = [last.count([at]) for at in range(49)]
        s.boardable = [BOARD[at] for at in range(36) if s.spot[at] in SHIPS and s.boarder[at] < 0]

    def check(self, s: Sea) -> None:
        for spot in range(36):
            if s.spot[spot] != NONE and s.missing[spot] == 0:
                raise Impossible(f"{CARD_NAMES[RING[spot][0]]} …: an encircled token does not stay")
        tokens = sum(token != NONE for token in s.spot) + sum(s.captured) + len(s.escaped)
        if tokens + len(s.doubled) + self.loot != len(TOKENS):
            raise Impossible("the tokens do not add up")
        if min(s.stock) < 0 or min(s.cash) < 0 or min(s.credit) < 0 or not 0 <= self.loot < WAREHOUSES:
            raise Impossible("less than nothing")
