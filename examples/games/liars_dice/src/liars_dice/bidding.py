"""A round: everybody rolls, then bids go round until somebody challenges (LIA-3 to LIA-8)."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Refusal, Seat
from liars_dice.parts import BID, CHALLENGE, FACE, SIDES, Bid, Face
from liars_dice.state import Cups


def open_round(s: Cups, first: Seat, dealer: Dealer) -> None:
    """All roll under their cups; each sees their own dice only (LIA-3)."""
    s.bidder, s.count, s.face = -1, 0, 0
    for seat in range(s.seats):
        if s.dice[seat]:
            dice = [dealer.roll(SIDES) for _ in s.dice[seat]]
            dice.sort()
            s.dice[seat] = dice
            if dealer.heard:
                dealer.tell("rolled", "LIA-3", {"seat": seat, "count": len(dice)}, {"dice": dice[:]}, (seat,))
    s.ask(MAKE_BID, first)


class MakeBid(Question[Cups]):
    """The number of dice of a higher bid, or a challenge (LIA-4 to LIA-8)."""

    def options(self, s: Cups, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        if s.count:  # LIA-4: the first has to bid
            options.append(CHALLENGE)
        least = s.count if 0 < s.face < SIDES else s.count + 1  # LIA-6
        options += BID[least : s.in_play() + 1]  # LIA-7
        return options

    def answer(self, s: Cups, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is CHALLENGE:
            s.then(lift_cups, seat)
            return
        assert isinstance(choice, Bid)
        s.named = choice.count
        s.ask(NAME_FACE, seat)

    def why_not(self, s: Cups, seat: Seat, choice: Choice) -> Refusal:
        if choice is CHALLENGE:
            return Refusal("nothing-to-challenge", "LIA-4")
        if isinstance(choice, Bid):
            if choice.count > s.in_play():
                return Refusal("too-many-dice", "LIA-7", {"count": s.in_play()})
            return Refusal("bid-higher", "LIA-6", {"count": s.count, "face": s.face})
        return Refusal("count-first", "LIA-5")


class NameFace(Question[Cups]):
    """The face of the bid. With as many dice as before it has to be higher (LIA-5, LIA-6)."""

    def options(self, s: Cups, seat: Seat) -> list[Choice]:
        return list(FACE[s.face + 1 if s.named == s.count else 1 :])

    def answer(self, s: Cups, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Face)
        s.bidder, s.count, s.face, s.named = seat, s.named, choice.face, 0
        if dealer.heard:
            dealer.tell("bid", "LIA-5", {"seat": seat, "count": s.count, "face": s.face})
        s.ask(MAKE_BID, s.after(seat))  # LIA-8

    def why_not(self, s: Cups, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Face):
            return Refusal("face-higher", "LIA-6", {"count": s.named, "face": s.face})
        return Refusal("face-first", "LIA-5", {"count": s.named})


MAKE_BID: Final = MakeBid("make-bid", "LIA-4", plain=True)
NAME_FACE: Final = NameFace("name-face", "LIA-5", plain=True)


def matching(s: Cups, dice: list[int], face: int) -> int:
    """How many of these dice show the face; wild aces do, too (LIA-9, LIA-10)."""
    found = dice.count(face)
    if s.wild and face != 1:
        found += dice.count(1)
    return found


def lift_cups(s: Cups, challenger: Seat, dealer: Dealer) -> None:
    """Everybody shows their dice; challenger or bidder loses one (LIA-9, LIA-11)."""
    dealer.unveil()
    found = sum([matching(s, dice, s.face) for dice in s.dice])
    loser = challenger if found >= s.count else s.bidder
    if dealer.heard:
        for seat in range(s.seats):
            if s.dice[seat]:
                dealer.tell("showed", "LIA-9", {"seat": seat, "dice": s.dice[seat][:]})
        dealer.tell("counted", "LIA-9", {"found": found, "count": s.count, "face": s.face})
        dealer.tell("lost", "LIA-11", {"seat": loser, "left": len(s.dice[loser]) - 1})
    s.dice[loser].pop()
    s.lost += 1
    if s.dice[loser]:
        s.then(open_round, loser)  # LIA-12
        return
    s.out.append(loser)
    if dealer.heard:
        dealer.tell("left", "LIA-13", {"seat": loser})
    winner = s.after(loser)
    if len(s.out) == s.seats - 1:  # LIA-14
        s.end("one-left")
        if dealer.heard:
            dealer.tell("won", "LIA-14", {"seat": winner})
        return
    s.then(open_round, winner)  # LIA-12
