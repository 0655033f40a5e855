"""How good a choice looks without looking ahead: the race of ranks, and what tiles are worth."""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.appraise import SAFE, den_value, map_chance, pair_loss, tile_value
from flibuste.games.libertalia.gains import day_gain
from flibuste.games.libertalia.parts import (
    CABIN_BOY,
    CARD,
    COOK,
    DAYS,
    KINDS,
    MAP,
    OFFICER,
    SALE,
    SELL_MAP,
    SPANISH_SPY,
    Booty,
    Gunner,
    Keep,
    Parrot,
    PlayCharacter,
    Recruit,
    Sabre,
    Sell,
    Surgeon,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.types import Choice, Seat

LATER: Final = 0.75
"""The share of a rank's booty on the later days of the campaign that is lost by playing it today."""

HORIZON: Final = 12
"""After so many choices, appraising beats playing on by these weights. Measured: docs/research-log.md."""


def weigh(s: Crews, seat: Seat, options: list[Choice]) -> list[float]:
    first = options[0]
    if isinstance(first, PlayCharacter | Parrot):
        race = Race(s, seat, isinstance(first, Parrot))
        return [race.weigh(option.rank) for option in options if isinstance(option, PlayCharacter | Parrot)]
    return [weight(s, seat, option) for option in options]


def weight(s: Crews, seat: Seat, choice: Choice) -> float:
    if isinstance(choice, Booty):
        return weigh_tile(s, seat, choice.tile)
    if isinstance(choice, Sabre | Gunner):
        return weigh_victim(s, seat, choice.victim, choice.rank)
    if isinstance(choice, Keep):
        return tile_value(s, seat, choice.tile)
    if isinstance(choice, Sell):
        return SALE[choice.count] - pair_loss(s, seat, choice.tile, choice.count)
    if isinstance(choice, Recruit):
        return use_of(s, seat, choice.rank) - den_value(s, seat, choice.rank)
    if isinstance(choice, Surgeon):
        return use_of(s, seat, choice.rank)
    spare = s.booty[KINDS * seat + MAP] % 3
    keep = 12.0 * map_chance(s, seat, 3 - spare) if spare else 12.0
    return 3.0 - keep if choice is SELL_MAP else 0.0


def use_of(s: Crews, seat: Seat, rank: int) -> float:
    """What a card in hand is worth."""
    return 0.7 * (day_gain(s, seat, rank) + SAFE * den_value(s, seat, rank)) + 0.1 * rank


def weigh_tile(s: Crews, seat: Seat, tile: int) -> float:
    value = tile_value(s, seat, tile)
    if tile == OFFICER and not s.officer:
        value -= SAFE * den_value(s, seat, rank_of(s.ship[-1]))
    return value


def weigh_victim(s: Crews, seat: Seat, victim: Seat, rank: int) -> float:
    """A loss for another seat is a gain, especially if that seat is ahead."""
    value = den_value(s, victim, rank)
    if victim == seat:
        return -value
    ahead = s.score[victim] + s.doubloons[victim] - s.score[seat] - s.doubloons[seat]
    return value * (1.0 + 0.01 * ahead) / (s.seats - 1)


class Race:
    """Today's line-up as this seat expects it: the place of a rank, and which tiles are left for it."""

    def __init__(self, s: Crews, seat: Seat, seen: bool) -> None:
        """`seen` means that the others' characters already lie on the ship."""
        self.s: Crews = s
        self.seat: Seat = seat
        self.seen: bool = seen
        self.mine: list[int] = CARD[s.colours[seat]][seat]
        self.values: list[float] = [tile_value(s, seat, tile) for tile in range(KINDS)]
        self.rivals: list[list[int]] = []
        if not seen:
            for other in range(s.seats):
                if other != seat:
                    cards = CARD[s.colours[other]][other]
                    self.rivals.append([cards[rank] for rank in s.hands[other]])

    def above(self, rank: int) -> float:
        """How many characters are expected to choose booty earlier."""
        card = self.mine[rank]
        if self.seen:
            return float(sum([1 for other in self.s.ship if other > card and seat_of(other) != self.seat]))
        place = 0.0
        for cards in self.rivals:
            higher = 0
            for other in cards:
                if other > card:
                    higher += 1
            place += higher / len(cards)
        return place

    def weigh(self, rank: int) -> float:
        s = self.s
        place = self.above(rank)
        den = SAFE * den_value(s, self.seat, rank)
        officer = self.values[OFFICER] - den
        if SPANISH_SPY in s.hands[self.seat] and rank != SPANISH_SPY:
            officer += 1.0
        today = self.share(rank, s.day, place, officer)
        later = 0.0
        days = DAYS - s.day
        if days and not self.seen:
            for day in range(s.day + 1, DAYS + 1):
                later += self.share(rank, day, place, officer)
            later *= LATER / days
        alone = place == 0.0
        return today - later + den + day_gain(s, self.seat, rank, alone)

    def share(self, rank: int, day: int, place: float, officer: float) -> float:
        """The value of the booty a character in this place takes, if the best tiles go first."""
        if rank == CABIN_BOY:
            return 0.0
        s = self.s
        at = KINDS * (day - 1)
        tiles: list[float] = []
        for tile in range(KINDS):
            value = officer if tile == OFFICER else self.values[tile]
            tiles += [value] * s.board[at + tile]
        tiles.sort(reverse=True)
        gain = between(tiles, place)
        if rank == COOK:
            gain += between(tiles, place + 1.0)
        return gain


def between(tiles: list[float], place: float) -> float:
    """The value of the tile in this place, interpolated between two tiles."""
    low = int(place)
    if low >= len(tiles):
        return 0.0
    if low + 1 >= len(tiles):
        return tiles[low]
    part = place - low
    return tiles[low] * (1.0 - part) + tiles[low + 1] * part
