"""Phase 3: boarding, and what a failure costs (STO-33 to STO-41)."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.broadside import settle_crew
from flibuste.games.stoertebeker.capture import capture
from flibuste.games.stoertebeker.counter import call
from flibuste.games.stoertebeker.dice import throw_colours, throw_pips
from flibuste.games.stoertebeker.parts import (
    BERTHS,
    BLANK,
    BOARD,
    CARD_NAMES,
    FACES,
    LOSE,
    PASS,
    Board,
    Lose,
)
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat

NOTHING: Final[list[Choice]] = []


class BoardShip(Question[Roads]):
    """Any ship with a complete set, one after the other, each at most once per turn; or none (STO-33)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        if s.closed or s.turns[seat] == 0:  # STO-34, STO-65, STO-66
            return NOTHING
        options: list[Choice] = []
        side = seat
        for berth in range(len(s.berths)):
            if s.lack[side] == 0 and s.laid[side] and not s.tried >> berth & 1:
                options.append(BOARD[berth])
            side += s.seats
        if options:
            options.append(PASS)
        return options

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Board):
            board(s, seat, choice.berth, dealer)
            s.ask(BOARD_SHIP, seat)  # STO-40, STO-52

    def nothing(self, s: Roads, seat: Seat, dealer: Dealer) -> None:
        """Says why a complete set is not used in the first turn (STO-34)."""
        if dealer.heard and s.turns[seat] == 0:
            for berth in range(len(s.berths)):
                side = s.side(berth, seat)
                if s.lack[side] == 0 and s.laid[side]:
                    dealer.tell("too-early", "STO-34", {"seat": seat, "ship": BERTHS[berth]})

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Board):
            berth = choice.berth
            ship: Facts = {"ship": BERTHS[berth]}
            if s.tried >> berth & 1:
                return Refusal("already-tried", "STO-33", ship)
            if berth >= len(s.berths) or s.berths[berth] < 0:
                return Refusal("no-ship", "STO-33", ship)
            return Refusal("incomplete", "STO-33", {**ship, "lack": s.lack[s.side(berth, seat)]})
        return Refusal("board-or-pass", "STO-33")


BOARD_SHIP: Final = BoardShip("board", "STO-33", plain=True)


def board(s: Roads, seat: Seat, berth: int, dealer: Dealer) -> None:
    """Turns the pirates up and throws two dice; the boarding value or more is a success (STO-35, STO-36)."""
    s.target = berth
    s.tried |= 1 << berth
    ship = s.ship(berth)
    if dealer.heard:
        told: Facts = {
            "seat": seat,
            "ship": BERTHS[berth],
            "points": ship.points,
            "boarding": ship.boarding,
            "strength": s.strength[s.side(berth, seat)],
        }
        dealer.tell("boarded", "STO-35", told)
    total = throw_pips(s, seat, "STO-35", dealer)
    facts: Facts = {"seat": seat, "ship": BERTHS[berth], "total": total, "boarding": ship.boarding}
    if total >= ship.boarding:
        s.leader = seat
        s.best = total
        if dealer.heard:
            dealer.tell("succeeded", "STO-36", facts)
        for other in s.others():
            s.then(call, other)  # STO-41, STO-43
        s.then(capture, berth)
        return
    if dealer.heard:
        dealer.tell("failed", "STO-36", facts)
    throw_colours(s, seat, "STO-37", dealer)
    s.then(next_loss, 0)
    s.then(next_loss, 1)
    s.then(settle_crew, seat)  # STO-38; the remaining cards stay, face up (STO-39)
    if s.fail_ends:
        s.then(close_boarding)


def close_boarding(s: Roads, _: int, _dealer: Dealer) -> None:
    """After the losses of a failure there is no other boarding in this turn (STO-65)."""
    s.closed = True


def next_loss(s: Roads, die: int, _dealer: Dealer) -> None:
    s.die = die
    s.ask(LOSE_PROVISION, s.active)


class LoseProvision(Question[Roads]):
    """A card of the kind shown at that ship is lost; the owner chooses with or without a head (STO-37)."""

    def options(self, s: Roads, seat: Seat) -> list[Choice]:
        kind = s.colours[s.die]
        if kind == BLANK:
            return NOTHING
        return [LOSE[card] for card in (2 * kind, 2 * kind + 1) if s.has(s.target, seat, card)]

    def answer(self, s: Roads, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Lose)
        s.remove(s.side(s.target, seat), choice.card)
        s.discard[choice.card] += 1
        if dealer.heard:
            facts: Facts = {"seat": seat, "card": CARD_NAMES[choice.card], "ship": BERTHS[s.target]}
            dealer.tell("lost", "STO-37", facts)

    def why_not(self, s: Roads, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Lose):
            facts: Facts = {"card": CARD_NAMES[choice.card], "kind": FACES[s.colours[s.die]]}
            return Refusal("not-on-the-die", "STO-37", {**facts, "ship": BERTHS[s.target]})
        return Refusal("lose-first", "STO-37", {"ship": BERTHS[s.target]})


LOSE_PROVISION: Final = LoseProvision("lose", "STO-37", plain=True)
