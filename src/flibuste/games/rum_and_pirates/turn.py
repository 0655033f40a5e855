"""The action phase: turns, resting, boarding and further moves (RUM-13 to RUM-46)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.march import add_moves, leave, move, why_not_dark, why_not_move
from flibuste.games.rum_and_pirates.parts import BOARD, END, REST, SQUARES, Dark, Enter, Move
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def turn(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """The turn of the next active player, clockwise (RUM-12, RUM-13). Without one, the phase ends (RUM-15).

    A sole active player has turn after turn, so each of their moves is a first move (RUM-45).
    """
    if s.awake == 0:
        return
    while s.done[seat]:
        seat = (seat + 1) % s.seats
    s.active = seat
    s.moves = 0
    s.ask(TURN, seat)
    s.then(turn, (seat + 1) % s.seats)


class Turn(Question[Harbour]):
    """Exactly one of three: move the captain, rest, or board (RUM-13)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        add_moves(s, seat, options)
        if s.coins[seat] > 0 and (not s.is_sole() or s.house.sole_may_rest):  # RUM-36
            options.append(REST)
        options.append(BOARD)  # RUM-37
        return options

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Move):
            move(s, seat, choice, dealer)
            s.then(settle, seat)
        elif isinstance(choice, Dark):
            leave(s, seat, choice)
            s.then(settle, seat)
        elif choice is REST:
            rest(s, seat, dealer)
        else:
            board(s, seat, dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Move):
            return why_not_move(s, seat, choice)
        if isinstance(choice, Dark):
            return why_not_dark(s, seat, choice)
        if choice is REST:
            if s.coins[seat] == 0:
                return Refusal("rest-without-coin", "RUM-36")
            return Refusal("rest-alone", "RUM-36")
        if isinstance(choice, Enter):
            return Refusal("exit-first", "RUM-22", {"alley": choice.facts["alley"]})
        if choice is END:
            return Refusal("nothing-done", "RUM-13")
        return Refusal("turn-first", "RUM-13")


class Further(Question[Harbour]):
    """Another move for a coin, or the end of the turn (RUM-20, RUM-21); no rest and no boarding (RUM-16)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        add_moves(s, seat, options)
        options.append(END)
        return options

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Move):
            move(s, seat, choice, dealer)
            s.then(settle, seat)
        elif isinstance(choice, Dark):
            leave(s, seat, choice)
            s.then(settle, seat)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Move):
            return why_not_move(s, seat, choice)
        if isinstance(choice, Dark):
            return why_not_dark(s, seat, choice)
        if choice is REST or choice is BOARD:
            return Refusal("moved-already", "RUM-16")
        if isinstance(choice, Enter):
            return Refusal("exit-first", "RUM-22", {"alley": choice.facts["alley"]})
        return Refusal("further-first", "RUM-20")


TURN: Final = Turn("turn", "RUM-13", plain=True)
FURTHER: Final = Further("further", "RUM-20", plain=True)


def rest(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Costs a coin and does nothing else (RUM-35)."""
    s.coins[seat] -= 1
    if dealer.heard:
        dealer.tell("rested", "RUM-35", {"seat": seat, "coins": 1})


def board(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Puts the whole reserve into the highest free row, from the mast outwards (RUM-38 to RUM-40)."""
    s.left[seat] = s.reserve[seat]
    s.reserve[seat] = 0
    s.rows.append(seat)
    s.done[seat] = True  # RUM-14
    s.awake -= 1
    if dealer.heard:
        dealer.tell("boarded", "RUM-38", {"seat": seat, "row": len(s.rows), "pirates": s.left[seat]})


def settle(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """After a move and its action: leaves a dead end (RUM-29) and goes on with the turn."""
    if s.is_dead(s.captain):
        relocate(s, dealer)
    if s.reserve[seat] == 0:  # RUM-14: without a pirate there is no crew in the brawl (RUM-41)
        s.done[seat] = True
        s.awake -= 1
        if dealer.heard:
            dealer.tell("spent", "RUM-14", {"seat": seat})
    elif not s.is_sole():  # RUM-46
        s.ask(FURTHER, seat)


def relocate(s: Harbour, dealer: Dealer) -> None:
    """Moves the captain to the next coin square that is no dead end (RUM-31). This is not a move (RUM-32)."""
    begin = s.captain
    plate = begin >> 2
    skipped: list[int] = []
    for _ in range(9):
        plate = (plate + 1) % 9
        square = s.town.coin_of[plate]
        if not s.is_dead(square):
            s.captain = square  # RUM-33: the next move starts here
            break
        skipped.append(square)
    if dealer.heard:
        names = [SQUARES[square] for square in skipped]
        if s.captain == begin:  # RUM-34
            dealer.tell("stuck", "RUM-34", {"square": SQUARES[begin]})
        else:
            facts: Facts = {
                "square": SQUARES[begin], "to": SQUARES[s.captain], "skipped": names, "count": len(names),
            }  # fmt: skip
            dealer.tell("relocated", "RUM-31", facts)
