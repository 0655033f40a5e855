"""What a seat knows of Parley, as bytes for policies that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from flibuste.games._parley.parts import HAND, HIGHEST, TOKENS
from flibuste.games._parley.state import Council
from flibuste.kernel.observation import (
    Features,
    Part,
    bits,
    capped,
    clockwise,
    columns,
    one_hot,
    part,
    seen_from,
)
from flibuste.kernel.types import Seat

KINDS: Final = ["seal-card", "stand", "keep-roll", "take-token", "rob-rum"]
PLACES: Final = len(TOKENS)
TOKEN: Final = one_hot(PLACES)
NUMBER: Final = one_hot(HIGHEST)
RUM: Final = 12
"""More rum than there is."""


class CouncilFeatures(Features[Council]):
    def parts(self, seats: int) -> list[Part]:
        return [
            columns("table", (), HAND, PLACES, RUM),
            part("hand", (HIGHEST,), 4),
            part("played", (HIGHEST,), 4),
            part("fighters", (seats,)),
            part("speaker", (seats,)),
            part("known", (PLACES, PLACES)),
            part("knowers", (PLACES, seats)),
            part("shown", (seats, HIGHEST)),
            part("dice", (seats, HIGHEST)),
            part("loot", (seats, PLACES)),
            columns("players", (seats,), HAND, RUM),
        ]

    def tell(self, s: Council, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        order = clockwise(seat, seats)
        rel = seen_from(seat, seats)
        fighters = sum([1 << rel[fighter] for fighter in s.fighters])
        places = [TOKEN[-1]] * PLACES
        for at, token in s.hoard.known_to(seat):
            places[at] = TOKEN[token]
        knowers = [0] * PLACES
        for other in range(seats):
            for at, _ in s.hoard.known_to(other):
                knowers[at] |= 1 << rel[other]
        pieces = [
            capped([s.round, len(s.hoard), s.barrel]),
            count(s.hands[seat]),
            count(s.played),
            bits(seats)[fighters],
            one_hot(seats)[rel[s.speaker]],
        ]
        pieces += places
        pieces += [bits(seats)[mask] for mask in knowers]
        pieces += [NUMBER[s.shown[other] - 1] for other in order]
        pieces += [NUMBER[s.dice[other] - 1] for other in order]
        pieces += [bits(PLACES)[sum([1 << token for token in s.loot[other]])] for other in order]
        pieces += [capped([len(s.hands[other]), s.rum[other]]) for other in order]
        out.write(b"".join(pieces))


def count(cards: list[int]) -> bytes:
    """How many cards there are of each number."""
    return bytes([cards.count(number) for number in range(1, HIGHEST + 1)])


FEATURES: Final = CouncilFeatures(KINDS)
