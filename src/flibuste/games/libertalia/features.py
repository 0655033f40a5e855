"""What a seat knows of Libertalia, as bytes for policies that learn.

A good memory knows most hands and all tiles (`memory`). What others cannot know of a hand or of a Spy's tile
is told as doubt: the ranks that may be there beside those that must be, and the number of unknown tiles.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from flibuste.games.libertalia.memory import BAGGED, DRAWN, GAVE, GOT
from flibuste.games.libertalia.memory import bits as ranks_of
from flibuste.games.libertalia.parts import CAMPAIGNS, COUNT, DAYS, KINDS, rank_of, seat_of
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.observation import (
    BYTE,
    Features,
    Part,
    bits,
    columns,
    one_hot,
    part,
    put,
    put_all,
    put_slice,
)
from flibuste.kernel.types import Seat

QUESTIONS: Final = [
    "play", "parrot", "recruit", "keep", "gunner", "sell", "surgeon", "booty", "sabre", "waitress",
]  # fmt: skip
ZERO: Final = 100
"""Added to amounts that may be negative."""
RANKS: Final = 30
PHASES: Final = 5
HOLDINGS: Final = ("hand", "perhaps", "den", "grave", "gone", "ship", "acted")


class CrewFeatures(Features[Crews]):
    def __init__(self) -> None:
        super().__init__(QUESTIONS)
        self.ten: list[bytes] = []
        """The bytes of ten ranks, by bit set."""
        self.few: list[list[bytes]] = []

    def parts(self, seats: int) -> list[Part]:
        self.ten = bits(10)
        self.few = [one_hot(size) for size in range(7)]
        return [
            part("campaign", (CAMPAIGNS,)),
            part("day", (DAYS,)),
            part("phase", (PHASES,)),
            columns("table", (), CAMPAIGNS, 1, 1, BYTE, BYTE),
            part("undealt", (RANKS,)),
            part("lost", (RANKS,)),
            part("board", (DAYS, KINDS), max(COUNT)),
            part("bag", (KINDS,), max(COUNT)),
            part("ranks", (seats, len(HOLDINGS), RANKS)),
            part("colours", (seats, 6)),
            columns(
                "players", (seats,), RANKS, RANKS, BYTE, BYTE, BYTE, BYTE, BYTE, BYTE,
                *(max(COUNT),) * KINDS, BYTE,
            ),
        ]  # fmt: skip

    def tell(self, s: Crews, seat: Seat, out: BytesWriter) -> None:
        if not self.ten:
            self.layout(s.seats)
        few = self.few
        tiles, unknown = tiles_known(s, seat)
        out.write(few[CAMPAIGNS][s.campaign - 1])
        out.write(few[DAYS][s.day - 1 if 0 < s.day <= DAYS else -1])
        out.write(few[PHASES][s.phase])
        put(out, s.campaigns)
        put(out, 1 if s.last_campaign_breaks_ties else 0)
        put(out, 1 if s.officer else 0)
        put(out, s.due)
        bag = 0
        for tile in s.bag:
            bag += tile
        put(out, bag)
        self.add_ranks(ranks_of(s.undealt), out)
        self.add_ranks(s.lost[seat], out)
        put_all(out, s.board)
        put_slice(out, tiles, 0, KINDS)
        ship = [0] * s.seats
        acted = [0] * s.seats
        for card in s.ship:
            ship[seat_of(card)] |= 1 << rank_of(card)
            if card <= s.acted:
                acted[seat_of(card)] |= 1 << rank_of(card)
        order = [(seat + step) % s.seats for step in range(s.seats)]
        for other in order:
            self.add_holdings(s, other, other == seat, out)
            self.add_ranks(ship[other], out)
            self.add_ranks(acted[other], out)
        for other in order:
            out.write(few[6][s.colours[other]])
        for other in order:
            add_player(s, other, tiles, out)
            put(out, unknown[other])

    def add_holdings(self, s: Crews, seat: Seat, own: bool, out: BytesWriter) -> None:
        """Hand, what the hand may be besides, den, graveyard, and what clean-ups removed from the den."""
        doubts = s.doubts[seat]
        if own or not doubts:
            hand = perhaps = ranks_of(s.hands[seat])
            grave = ranks_of(s.graves[seat])
        else:
            hand, perhaps, grave = doubts[0], 0, s.buried[seat]
            for possible in doubts:
                hand &= possible
                perhaps |= possible
        self.add_ranks(hand, out)
        self.add_ranks(perhaps, out)
        self.add_ranks(ranks_of(s.dens[seat]), out)
        self.add_ranks(grave, out)
        self.add_ranks(s.gone[seat], out)

    def add_ranks(self, ranks: int, out: BytesWriter) -> None:
        """A bit set of the ranks 1 … 30."""
        ten = self.ten
        out.write(ten[ranks >> 1 & 1023])
        out.write(ten[ranks >> 11 & 1023])
        out.write(ten[ranks >> 21 & 1023])


def add_player(s: Crews, seat: Seat, tiles: list[int], out: BytesWriter) -> None:
    put(out, len(s.hands[seat]))
    put(out, len(s.graves[seat]))
    put(out, s.tile_count(seat))
    put(out, s.doubloons[seat])
    put(out, s.score[seat] + ZERO)
    for campaign in range(CAMPAIGNS):
        put(out, s.fortunes[campaign][seat] + ZERO if campaign < len(s.fortunes) else 0)
    put_slice(out, tiles, KINDS * (seat + 1), KINDS * (seat + 2))


def tiles_known(s: Crews, seat: Seat) -> tuple[list[int], list[int]]:
    """What a seat knows of the tiles in the bag and of each seat, and how many unseen tiles each seat drew.

    After an unseen draw the ledger is read again from there. Of an unknown tile that was given away, the
    first known one of its kind is taken for it.
    """
    unknown = [0] * s.seats
    if not s.before or s.ended:
        return [*s.bag, *s.booty], unknown
    tiles = list(s.before)
    for what, who, tile, count in s.ledger:
        own = KINDS * (who + 1) + tile
        if what == DRAWN and who != seat:
            unknown[who] += 1
        elif what == DRAWN:
            tiles[tile] -= 1
            tiles[own] += 1
        elif what == GOT:
            tiles[own] += count
        elif what in (GAVE, BAGGED):
            tiles[own] -= count
            if what == BAGGED:
                tiles[tile] += count
    for who in range(s.seats):
        if who != seat:
            for at in range(KINDS * (who + 1), KINDS * (who + 2)):
                if tiles[at] < 0:  # one of the unknown tiles
                    unknown[who] += tiles[at]
                    tiles[at] = 0
    mine = KINDS * (seat + 1)
    tiles[mine : mine + KINDS] = s.tiles(seat)
    return tiles, unknown


FEATURES: Final = CrewFeatures()
