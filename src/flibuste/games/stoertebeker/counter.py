"""Phase 4: the others may snatch a ship that was boarded (STO-42 to STO-49)."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker import memory
from flibuste.games.stoertebeker.dice import throw_pips
from flibuste.games.stoertebeker.parts import (
    BERTHS,
    CARD_NAMES,
    COUNTER_WITH,
    DECLINE,
    MOST_LAID,
    Counter,
)
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def call(s: Roads, seat: Seat, _dealer: Dealer) -> None:
    """Asks the seat if it might attack by what everybody sees, so asking tells nothing (STO-43, A-29)."""
    side = s.side(s.target, seat)
    lack = s.lack[side]
    if s.laid[side] and lack <= MOST_LAID and lack <= len(s.hands[seat]):
        s.ask(COUNTER_ATTACK, seat)


def missing(s: Roads, seat: Seat) -> list[int]:
    """The kinds of the provisions the seat still needs at the ship and does not hold (STO-44)."""
    side = s.side(s.target, seat)
    hand = s.hands[seat]
    found: list[int] = []
    for kind in range(6):
        short = s.need[6 * side + kind] - hand.count(2 * kind) - hand.count(2 * kind + 1)
        found += [kind] * max(0, short)
    return found


class CounterAttack(Question[Roads]):
    """Lay all missing cards and throw, or decline (STO-42 to STO-45)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = [DECLINE]
        side = s.side(s.target, seat)
        if s.lack[side] == 0:
            options.append(COUNTER_WITH[()])
            return options
        hand = s.hands[seat]
        sets: list[tuple[int, ...]] = [()]
        for kind in range(6):
            need = s.need[6 * side + kind]
            if need:
                heads = hand.count(2 * kind + 1)
                least = need - hand.count(2 * kind)
                if least > heads:
                    return options  # STO-44: cannot complete
                choices = [(kind,) * count for count in range(max(0, least), min(need, heads) + 1)]
                sets = [before + more for before in sets for more in choices]
        options += [COUNTER_WITH[one] for one in sets]
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Counter):
            counter(s, seat, choice.heads, dealer)
        elif dealer.heard:
            dealer.tell("declined", "STO-43", {"seat": seat, "ship": BERTHS[s.target]})

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Counter):
            return Refusal("counter-or-decline", "STO-43")
        for kind in missing(s, seat):
            need = s.need[6 * s.side(s.target, seat) + kind]
            facts: Facts = {"ship": BERTHS[s.target], "card": CARD_NAMES[2 * kind], "count": need}
            return Refusal("cannot-complete", "STO-44", facts)
        return Refusal("other-cards", "STO-44", {"ship": BERTHS[s.target]})


# Asked even if the seat cannot complete its set: not asking would tell something about the hand.
COUNTER_ATTACK: Final = CounterAttack("counter", "STO-43", forced=False)


def counter(s: Roads, seat: Seat, heads: tuple[int, ...], dealer: Dealer) -> None:
    """Lays the missing cards and throws the dice; only a higher total takes the lead (STO-44 to STO-47)."""
    side = s.side(s.target, seat)
    cards: list[int] = []
    for kind in range(6):
        need = s.need[6 * side + kind]
        with_head = heads.count(kind)
        cards += [2 * kind] * (need - with_head)
        cards += [2 * kind + 1] * with_head
    for card in cards:
        memory.leave_hand(s, seat, card)  # STO-48: they are not replaced now
        s.add(side, card)
    if dealer.heard:
        names = [CARD_NAMES[card] for card in cards]
        facts: Facts = {
            "seat": seat,
            "ship": BERTHS[s.target],
            "count": len(names),
            "cards": names,
            "best": s.best,
        }
        dealer.tell("countered", "STO-44", facts)
    total = throw_pips(s, seat, "STO-46", dealer)
    higher = total > s.best
    if dealer.heard:
        told: Facts = {"seat": seat, "from_seat": s.leader, "ship": BERTHS[s.target], "total": total}
        dealer.tell("prevailed" if higher else "repelled", "STO-46" if higher else "STO-47", told)
    if higher:
        s.leader = seat
        s.best = total
