"""The town guard, small or large (RUM-86 to RUM-88)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import DECLINE, LARGE, SMALL
from flibuste.games.rum_and_pirates.squares import nothing_here
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def guard(s: Harbour, seat: Seat) -> None:
    """RUM-86."""
    s.ask(FACE_GUARD, seat)


def next_values(s: Harbour, size: int) -> list[int]:
    """What the top tile of a stack of guards may show, as everybody can work out; empty if there is none."""
    pile = s.guards[size]
    tiles = [tile for tile, _ in pile.top] + pile.bag
    if not tiles:
        tiles = [tile for tile, _ in pile.under[:1]]  # everybody has seen those that lie under (RUM-88)
    return sorted([s.box.value[tile] for tile in tiles])


class FaceGuard(Question[Harbour]):
    """The small or the large guard, if its stack is not empty, or neither (RUM-86)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        if len(s.guards[0]):
            options.append(SMALL)
        if len(s.guards[1]):
            options.append(LARGE)
        if options:
            options.append(DECLINE)
        return options

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is DECLINE:
            if dealer.heard:
                dealer.tell("declined", "RUM-50", {"seat": seat, "kind": "guard"})
            return
        size = 0 if choice is SMALL else 1
        tile = s.guards[size].draw(dealer)
        value, coins = s.box.value[tile], s.box.number[tile]
        facts: Facts = {}
        if dealer.heard:
            facts = {
                "seat": seat, "size": "small" if size == 0 else "large", "value": value,
                "pirates": s.reserve[seat], "coins": coins,
            }  # fmt: skip
        if s.reserve[seat] > value:  # RUM-87
            s.won[seat].append(tile)
            s.coins[seat] += coins
            if dealer.heard:
                dealer.tell("beat-guard", "RUM-87", facts)
        else:  # RUM-88: everybody has seen it
            s.guards[size].lay_under(tile, (1 << s.seats) - 1)
            if dealer.heard:
                dealer.tell("lost-to-guard", "RUM-88", facts)

    def nothing(self, s: Harbour, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            nothing_here(s, seat, dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if choice is SMALL or choice is LARGE:
            return Refusal("no-guard-left", "RUM-86")
        return Refusal("guard-first", "RUM-86")


FACE_GUARD: Final = FaceGuard("guard", "RUM-86", plain=True)
