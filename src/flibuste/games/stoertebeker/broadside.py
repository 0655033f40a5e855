"""Phase 2: the broadside takes provisions from others (STO-25 to STO-32)."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker import memory
from flibuste.games.stoertebeker.dice import throw_colours
from flibuste.games.stoertebeker.parts import (
    AIM,
    BERTHS,
    BLANK,
    CARD_NAMES,
    DISMISS,
    FACES,
    LOOT,
    Aim,
    Dismiss,
    Loot,
)
from flibuste.games.stoertebeker.state import UP, Roads, card_of
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


class AimAt(Question[Roads]):
    """A ship where the seat has a provision, even one placed in this turn (STO-25, STO-32)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        return [AIM[berth] for berth in range(len(s.berths)) if s.laid[s.side(berth, seat)]]

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Aim)
        s.target = choice.berth
        if dealer.heard:
            dealer.tell("aimed", "STO-25", {"seat": seat, "ship": BERTHS[choice.berth]})
        throw_colours(s, seat, "STO-26", dealer)
        s.then(next_shot, 0)  # STO-29
        s.then(next_shot, 1)
        for other in s.others():
            s.then(settle_crew, other)  # STO-31

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Aim):
            ship: Facts = {"ship": BERTHS[choice.berth]}
            if choice.berth >= len(s.berths) or s.berths[choice.berth] < 0:
                return Refusal("no-ship", "STO-25", ship)
            return Refusal("no-provision-there", "STO-25", ship)
        return Refusal("aim-first", "STO-25")


AIM_AT: Final = AimAt("aim", "STO-25", plain=True)


def next_shot(s: Roads, die: int, _dealer: Dealer) -> None:
    s.die = die
    s.ask(LOOT_CARD, s.active)


class LootCard(Question[Roads]):
    """One card of the kind shown from any other seat at the ship. Taking it is compulsory (STO-27)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        kind = s.colours[s.die]
        if kind == BLANK:
            return options
        for other in range(s.seats):
            if other != seat:
                for card in (2 * kind, 2 * kind + 1):
                    options += LOOT[other][card : card + 1] if s.has(s.target, other, card) else []
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Loot)
        card = choice.card
        side = s.side(s.target, seat)
        s.remove(s.side(s.target, choice.seat), card)
        kept = s.need[6 * side + (card >> 1)] > 0
        if kept:  # STO-28
            s.add(side, card)
        else:
            s.discard[card] += 1
        if dealer.heard:
            facts: Facts = {
                "seat": seat,
                "from_seat": choice.seat,
                "card": CARD_NAMES[card],
                "ship": BERTHS[s.target],
            }
            dealer.tell("looted" if kept else "sunk", "STO-28", facts)

    def nothing(self, s: Roads, seat: Seat, dealer: Dealer) -> None:
        """No other seat has that kind there (STO-30)."""
        if dealer.heard:
            facts: Facts = {"seat": seat, "ship": BERTHS[s.target], "kind": FACES[s.colours[s.die]]}
            dealer.tell("missed", "STO-30", facts)

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Loot):
            facts: Facts = {"card": CARD_NAMES[choice.card], "ship": BERTHS[s.target]}
            if choice.seat == seat or choice.seat >= s.seats:
                return Refusal("no-opponent", "STO-30", facts)
            if choice.card >> 1 != s.colours[s.die]:
                return Refusal("not-on-the-die", "STO-27", {**facts, "kind": FACES[s.colours[s.die]]})
            return Refusal("has-it-not", "STO-27", {**facts, "from_seat": choice.seat})
        return Refusal("loot-first", "STO-27")


LOOT_CARD: Final = LootCard("loot", "STO-27")


def settle_crew(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """Surplus pirates leave; the owner chooses which, unless everybody sees it (STO-31, STO-38)."""
    side = s.side(s.target, seat)
    crew = s.crew[side]
    surplus = len(crew) - s.laid[side]
    if surplus <= 0:
        return
    if surplus == len(crew) or (crew[0] & UP and crew[0] == crew[-1]):
        for pirate in crew[:surplus]:
            dismiss(s, seat, pirate, dealer)
    else:
        s.ask(DISMISS_PIRATE, seat)
        s.then(settle_crew, seat)


class DismissPirate(Question[Roads]):
    """A surplus pirate leaves; face-up and face-down ones are different options (STO-31, STO-38, A-31)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        for pirate in s.crew[s.side(s.target, seat)]:
            choice = DISMISS[(pirate & 15) - 1][1 if pirate & UP else 0]
            if choice not in options:
                options.append(choice)
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Dismiss)
        for pirate in s.crew[s.side(s.target, seat)]:
            if pirate & 15 == choice.points and bool(pirate & UP) == choice.face_up:
                dismiss(s, seat, pirate, dealer)
                return

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Dismiss):
            facts: Facts = {"card": choice.facts["card"], "face_up": choice.face_up}
            return Refusal("no-such-pirate", "STO-31", {**facts, "ship": BERTHS[s.target]})
        return Refusal("dismiss-first", "STO-31", {"ship": BERTHS[s.target]})


# Always asked: only the owner may know that all their pirates there are equal.
DISMISS_PIRATE: Final = DismissPirate("dismiss", "STO-31", forced=False, plain=True)


def dismiss(s: Roads, seat: Seat, pirate: int, dealer: Dealer) -> None:
    memory.send_away(s, s.side(s.target, seat), seat, pirate)
    if dealer.heard:
        facts: Facts = {
            "seat": seat,
            "ship": BERTHS[s.target],
            "card": CARD_NAMES[card_of(pirate)],
            "face_up": bool(pirate & UP),
        }
        dealer.tell("dismissed", "STO-31" if seat != s.active else "STO-38", facts)
