"""Phase 1: the player places, exchanges or pays three cards, in this order (STO-14 to STO-24)."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker import memory
from flibuste.games.stoertebeker.broadside import AIM_AT
from flibuste.games.stoertebeker.parts import (
    BERTHS,
    CARD_NAMES,
    DISCARD,
    ENOUGH,
    FIRE,
    HOLD,
    KINDS,
    PAY,
    PIRATE,
    PLACE,
    POINTS,
    STOP,
    TAKE,
    TYPES,
    Discard,
    Pay,
    Place,
    Take,
)
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


class PlaceCard(Question[Roads]):
    """Cards are placed at ships, one after the other, until the player stops (STO-15, STO-16)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        seats = s.seats
        berths = len(s.berths)
        need, crew, laid = s.need, s.crew, s.laid
        last = -1
        for card in s.hands[seat]:
            if card == last:  # two equal cards give the same options
                continue
            last = card
            row = PLACE[card]
            if card < PIRATE:
                at = 6 * seat + (card >> 1)
                for berth in range(berths):
                    if need[at] > 0:  # STO-17
                        options.append(row[berth])
                    at += 6 * seats
            else:
                side = seat
                for berth in range(berths):
                    if len(crew[side]) < laid[side]:  # STO-18
                        options.append(row[berth])
                    side += seats
        options.append(STOP)
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Place):
            place(s, seat, choice.card, choice.berth, dealer)
            if s.played < s.quota:
                s.ask(PLACE_CARD, seat)
            return
        if dealer.heard:
            count = s.quota - s.played
            takes = min(count - 1, sum(s.discard))
            dealer.tell("stopped", "STO-20", {"seat": seat, "count": count, "takes": takes})
        if s.can_fire(seat):  # STO-24
            s.ask(CALL_FIRE, seat)
        s.then(begin_discard, seat)

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Place):
            return Refusal("place-first", "STO-15")
        card, berth = choice.card, choice.berth
        name, ship = CARD_NAMES[card], BERTHS[berth]
        if card not in s.hands[seat]:
            return Refusal("not-in-hand", "STO-14", {"card": name})
        if berth >= len(s.berths) or s.berths[berth] < 0:
            return Refusal("no-ship", "STO-16", {"ship": ship})
        side = s.side(berth, seat)
        if card >= PIRATE:
            facts: Facts = {"ship": ship, "pirates": len(s.crew[side]), "provisions": s.laid[side]}
            return Refusal("too-many-pirates", "STO-18", facts)
        demand = s.ship(berth).demand[card >> 1]
        if demand == 0:
            return Refusal("not-demanded", "STO-17", {"ship": ship, "kind": KINDS[card >> 1]})
        full: Facts = {"ship": ship, "kind": KINDS[card >> 1], "demand": demand}
        return Refusal("enough-of-that", "STO-17", full)


# Always asked: only the hand tells whether another option exists.
PLACE_CARD: Final = PlaceCard("place", "STO-16", forced=False, plain=True)


def place(s: Roads, seat: Seat, card: int, berth: int, dealer: Dealer) -> None:
    """Places a provision face up or a pirate face down; it cannot be moved again (STO-17 to STO-19)."""
    side = s.side(berth, seat)
    s.played += 1
    if card < PIRATE:
        memory.leave_hand(s, seat, card)
        s.add(side, card)
        if dealer.heard:
            facts: Facts = {
                "seat": seat,
                "card": CARD_NAMES[card],
                "ship": BERTHS[berth],
                "lack": s.lack[side],
            }
            dealer.tell("placed", "STO-17", facts)
        return
    mark = memory.leave_hand_unseen(s, seat, card)
    points = POINTS[card]
    s.crew[side] = tuple(sorted([*s.crew[side], points | mark]))
    s.strength[side] += points
    if dealer.heard:
        told: Facts = {"seat": seat, "ship": BERTHS[berth], "pirates": len(s.crew[side])}
        dealer.tell("manned", "STO-18", told, {"card": CARD_NAMES[card]}, (seat,))


class CallFire(Question[Roads]):
    """Whether the last card pays for a broadside; then one card less is discarded (STO-20, STO-24)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        return FIRE_OR_HOLD

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is FIRE:
            s.firing = True
            if dealer.heard:
                dealer.tell("loaded", "STO-24", {"seat": seat})

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Place) or choice is STOP:
            return Refusal("placing-is-over", "STO-15")
        return Refusal("fire-or-hold", "STO-24")


FIRE_OR_HOLD: Final[list[Choice]] = [FIRE, HOLD]
CALL_FIRE: Final = CallFire("broadside", "STO-24", plain=True)


def begin_discard(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """Discards the rest of the quota, minus the card that pays for a broadside (STO-20)."""
    s.due = s.quota - s.played - (1 if s.firing else 0)
    if s.due == len(s.hands[seat]):  # everybody knows there is no choice
        s.aside = s.hands[seat][:]
        discard_set(s, seat, dealer)
    elif s.due:
        s.ask(CHOOSE_DISCARD, seat)
    else:
        s.then(pay_for_fire, seat)


class ChooseDiscard(Question[Roads]):
    """The set is chosen card by card and in secret; the others see it when it is complete (STO-20)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        left = s.hands[seat][:]
        for card in s.aside:
            left.remove(card)
        last = -1
        for card in left:
            if card != last:
                options.append(DISCARD[card])
                last = card
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Discard)
        s.aside.append(choice.card)
        if len(s.aside) < s.due:
            s.ask(CHOOSE_DISCARD, seat)
        else:
            discard_set(s, seat, dealer)

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Discard):
            facts: Facts = {"card": CARD_NAMES[choice.card]}
            if choice.card in s.aside:
                return Refusal("already-chosen", "STO-20", facts)
            return Refusal("not-in-hand", "STO-20", facts)
        return Refusal("discard-first", "STO-20", {"left": s.due - len(s.aside)})


CHOOSE_DISCARD: Final = ChooseDiscard("discard", "STO-20", forced=False, plain=True)


def discard_set(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """Puts the set on the discard pile; the cards that lay there before may be taken (STO-20, STO-21)."""
    s.aside.sort()
    s.fresh = tuple(s.aside)
    s.takes = s.due - 1
    s.aside = []
    s.played += s.due
    for card in s.fresh:
        memory.leave_hand(s, seat, card)
        s.discard[card] += 1
    if dealer.heard:
        names = [CARD_NAMES[card] for card in s.fresh]
        dealer.tell("discarded", "STO-20", {"seat": seat, "count": len(names), "cards": names})
    if s.takes > 0:
        s.ask(TAKE_CARD, seat)
    if s.firing:
        s.then(pay_for_fire, seat)


def offered(s: Roads, card: int) -> int:
    """How many cards of a type lay in the discard pile before the set (STO-21)."""
    count = s.discard[card]
    for thrown in s.fresh:
        if thrown == card:
            count -= 1
    return count


class TakeCard(Question[Roads]):
    """Up to one card less than was discarded, from those that lay there before (STO-21, STO-22)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = [
            TAKE[card] for card in range(TYPES) if s.discard[card] and offered(s, card) > 0
        ]
        if options:
            options.append(ENOUGH)
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if not isinstance(choice, Take):
            s.takes = 0
            return
        s.discard[choice.card] -= 1
        s.front.append(choice.card)
        s.front.sort()
        s.takes -= 1
        if dealer.heard:
            dealer.tell("took", "STO-21", {"seat": seat, "card": CARD_NAMES[choice.card]})
        if s.takes:
            s.ask(TAKE_CARD, seat)

    def nothing(self, s: Roads, seat: Seat, dealer: Dealer) -> None:
        s.takes = 0

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Take):
            facts: Facts = {"card": CARD_NAMES[choice.card]}
            if s.discard[choice.card]:
                return Refusal("just-discarded", "STO-21", facts)
            return Refusal("not-in-discard", "STO-21", facts)
        return Refusal("take-first", "STO-21", {"left": s.takes})


TAKE_CARD: Final = TakeCard("take", "STO-21", plain=True)


def pay_for_fire(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """With one card in hand there is no question: everybody knows which card pays."""
    if len(s.hands[seat]) == 1:
        pay(s, seat, s.hands[seat][0], dealer)
    else:
        s.ask(PAY_CARD, seat)
    s.ask(AIM_AT, seat)


class PayCard(Question[Roads]):
    """Any card from the hand, but not one that lies in front (STO-22, STO-24)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        last = -1
        for card in s.hands[seat]:
            if card != last:
                options.append(PAY[card])
                last = card
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Pay)
        pay(s, seat, choice.card, dealer)

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Pay):
            facts: Facts = {"card": CARD_NAMES[choice.card]}
            if choice.card in s.front:
                return Refusal("lies-in-front", "STO-22", facts)
            return Refusal("not-in-hand", "STO-24", facts)
        return Refusal("pay-first", "STO-24")


PAY_CARD: Final = PayCard("pay", "STO-24", forced=False, plain=True)


def pay(s: Roads, seat: Seat, card: int, dealer: Dealer) -> None:
    memory.leave_hand(s, seat, card)
    s.discard[card] += 1
    s.played += 1
    if dealer.heard:
        dealer.tell("paid", "STO-24", {"seat": seat, "card": CARD_NAMES[card]})
