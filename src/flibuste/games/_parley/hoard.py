"""The hoard: what the floor brings, and what the lowest card gets instead (PAR-12 to PAR-14)."""

from __future__ import annotations

from typing import Final

from flibuste.games._parley.parts import LOOKS, ROB, SPOT, TAKE, Rob, Take
from flibuste.games._parley.state import Council
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def look(s: Council, _: int, dealer: Dealer) -> None:
    """The seat with the floor, and no other, sees the two topmost tokens (PAR-12)."""
    seat = s.speaker
    if seat < 0:
        return
    seen = s.hoard.look(LOOKS, (seat,), dealer)
    if dealer.heard:
        secret: Facts = {"upper": seen[0], "lower": seen[1]}
        dealer.tell("looked", "PAR-12", {"seat": seat, "count": LOOKS}, secret, (seat,))
    s.ask(TAKE_TOKEN, seat)


class TakeToken(Question[Council]):
    """One is taken openly, the other goes under the hoard unseen (PAR-13)."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        seen = sorted(s.hoard.fixed(LOOKS))
        return [TAKE[token] for token in seen]

    def answer(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Take)
        upper = s.hoard.draw_known(dealer)
        lower = s.hoard.draw_known(dealer)
        place = "upper" if upper[0] == choice.token else "lower"
        taken, other = (upper, lower) if place == "upper" else (lower, upper)
        s.loot[seat].append(taken[0])
        s.hoard.lay_under(*other)  # whoever knew it still does
        if dealer.heard:
            # All see which of the two it was, and so who may know the other.
            dealer.tell("took", "PAR-13", {"seat": seat, "token": taken[0], "place": place})
            dealer.tell("buried", "PAR-13", {"seat": seat}, {"token": other[0]}, (seat,))
        if taken[0] == SPOT:  # PAR-16
            s.end("black-spot")
            if dealer.heard:
                dealer.tell("ended", "PAR-16", {"reason": "black-spot"})

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Take):
            return Refusal("not-looked-at", "PAR-13", {"token": choice.token})
        return Refusal("take-first", "PAR-13")


TAKE_TOKEN: Final = TakeToken("take-token", "PAR-13", plain=True)


def plunder(s: Council, _: int, dealer: Dealer) -> None:
    """If one seat alone shows the lowest card, it takes a rum from somebody (PAR-14)."""
    lowest = min(s.shown)
    if s.shown.count(lowest) == 1:
        s.ask(ROB_RUM, s.shown.index(lowest))


class RobRum(Question[Council]):
    """If nobody else has rum, the kernel passes over this; if one seat has, it answers by itself."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        return [ROB[other] for other in range(s.seats) if other != seat and s.rum[other]]

    def answer(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Rob)
        s.rum[choice.victim] -= 1
        s.rum[seat] += 1
        if dealer.heard:
            dealer.tell("robbed", "PAR-14", {"seat": seat, "victim_seat": choice.victim})

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Rob):
            return Refusal("rob-first", "PAR-14")
        if choice.victim == seat:
            return Refusal("rob-yourself", "PAR-14")
        if choice.victim >= s.seats:
            return Refusal("nobody-there", "PAR-1", {"victim_seat": choice.victim})
        return Refusal("no-rum", "PAR-14", {"victim_seat": choice.victim})


ROB_RUM: Final = RobRum("rob-rum", "PAR-14", plain=True)
