"""Builds complete, consistent positions in the words of the rulebook.

It fills in whatever the test does not say: seats have the colours in order and ten doubloons, hands have
enough cards to play on, and other ranks are undealt or have left the game. Parts always add up.
"""

from __future__ import annotations

from typing import Self

from flibuste.games.libertalia.campaign import next_day
from flibuste.games.libertalia.memory import bits
from flibuste.games.libertalia.night import nightfall
from flibuste.games.libertalia.parts import COUNT, DAYS, DOUBLOONS, END_POWERS, KINDS, RANKS, TILES
from flibuste.games.libertalia.state import REST, Crews
from flibuste.games.libertalia.tests.playing import Playing
from flibuste.kernel.agenda import Rule, run
from flibuste.kernel.chance import Dealer, NoLuck, Quick
from flibuste.kernel.types import Event

SPARE = (30, 16, 28, 23, 25, 24)
"""Cards that fill up a hand if the test does not mention them."""
NO_COUNT = (0,) * (1 + len(END_POWERS) + KINDS)
"""A rest day that brought nothing."""


class Impossible(ValueError):
    """The box does not hold the parts for this position."""


class Position:
    def __init__(self, seats: int, day: int = 1, campaign: int = 3) -> None:
        """The start of a day, by default in the last campaign, so that nothing is dealt after its end."""
        s = Crews()
        s.open_agenda(seats)
        s.campaigns, s.campaign = max(3, campaign), campaign
        s.last_campaign_breaks_ties = False
        s.day, s.phase = day - 1, REST
        s.dealt = ()
        s.bag, s.board = COUNT[:], [0] * (KINDS * DAYS)
        s.ship, s.acted, s.officer, s.due = [], 0, False, 0
        s.colours = tuple(range(seats))
        s.hands = [[] for _ in range(seats)]
        s.dens = [[] for _ in range(seats)]
        s.graves = [[] for _ in range(seats)]
        s.gone, s.lost, s.buried = [0] * seats, [0] * seats, [0] * seats
        s.booty = [0] * (KINDS * seats)
        s.doubloons, s.score = [DOUBLOONS] * seats, [0] * seats
        s.fortunes = ((0,) * seats,) * (campaign - 1)
        s.counts = ((NO_COUNT,) * seats,) * (campaign - 1)
        s.doubts, s.before, s.ledger = [()] * seats, (), []
        self.s = s

    # Describing the position, in any order.

    def hand(self, seat: int, *ranks: int) -> Self:
        self.s.hands[seat] = sorted(ranks)
        return self

    def den(self, seat: int, *ranks: int) -> Self:
        self.s.dens[seat] = sorted(ranks)
        return self

    def grave(self, seat: int, *ranks: int) -> Self:
        self.s.graves[seat] = sorted(ranks)
        self.s.buried[seat] = bits(self.s.graves[seat])
        return self

    def booty(self, seat: int, *tiles: str) -> Self:
        for tile in tiles:
            self.s.booty[KINDS * seat + self.taken(tile)] += 1
        return self

    def tiles(self, *tiles: str, day: int | None = None) -> Self:
        """Tiles on the space of the coming day, or of another day."""
        at = self.s.day + 1 if day is None else day
        for tile in tiles:
            self.s.board[KINDS * (at - 1) + self.taken(tile)] += 1
        return self

    def bag(self, size: int) -> Self:
        """So many tiles are left in the bag; the others lie on the last day's space."""
        for tile in range(KINDS):
            while sum(self.s.bag) > size and self.s.bag[tile] > 1:
                self.tiles(TILES[tile], day=DAYS)
        return self

    def taken(self, tile: str) -> int:
        kind = TILES.index(tile)
        self.s.bag[kind] -= 1
        if self.s.bag[kind] < 0:
            raise Impossible(f"there is no other {tile}")
        return kind

    def doubloons(self, *amounts: int) -> Self:
        self.s.doubloons = list(amounts)
        return self

    def scores(self, *scores: int) -> Self:
        self.s.score = list(scores)
        return self

    def tiebreak(self) -> Self:
        self.s.last_campaign_breaks_ties = True
        return self

    # Building the state.

    def whole(self, *played: int) -> Crews:
        """The complete state. Every seat has the card it will play and at least one more for the next day."""
        s = self.s
        spoken = {rank for cards in (*s.hands, *s.dens, *s.graves) for rank in cards} | set(played)
        spare = [rank for rank in SPARE if rank not in spoken][:2]
        for seat in range(s.seats):
            if not s.hands[seat]:
                s.hands[seat] = sorted(spare)
            if played:
                s.hands[seat] = sorted({*s.hands[seat], played[seat]})
        dealt = sorted(spoken | {rank for hand in s.hands for rank in hand})
        s.dealt = (tuple(dealt),)
        s.undealt = [rank for rank in RANKS if rank not in dealt]
        for seat in range(s.seats):
            used = [*s.hands[seat], *s.dens[seat], *s.graves[seat]]
            if len(set(used)) != len(used):
                raise Impossible(f"seat {seat} has a card twice: {used}")
            s.gone[seat] = bits([rank for rank in dealt if rank not in used])
        return s

    def play(self, *ranks: int) -> Playing:
        """The day begins and every seat plays its rank."""
        now = self.begin(next_day, *ranks)
        for seat, rank in enumerate(ranks):
            now.say(f"{seat} play {rank}")
        return now

    def sunrise(self) -> Playing:
        return self.begin(next_day)

    def night(self) -> Playing:
        """Only the night of this day."""
        self.s.day += 1
        return self.begin(nightfall)

    def rest(self) -> Playing:
        """The rest day and what follows it."""
        self.s.day = DAYS
        return self.begin(next_day, luck=True)

    def begin(self, rule: Rule, *played: int, luck: bool = False) -> Playing:
        s = self.whole(*played)
        events: list[Event] = []
        s.then(rule)
        run(s, Dealer(Quick(1) if luck else NoLuck(), events))
        return Playing(s, events)
