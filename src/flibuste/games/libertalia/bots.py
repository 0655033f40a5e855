"""How good a choice looks to a player who thinks no further: the race of ranks, and what tiles are worth."""

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
    Play,
    Recruit,
    Sabre,
    Sell,
    Surgeon,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.words import Choice, Seat

LATER: Final = 0.75
"""How much of what a rank would take on another day of the campaign is lost by playing it today."""

HORIZON: Final = 12
"""Choices after which playing on by these weights tells less than appraising: measured, docs/bots.md."""


def weigh(s: Crews, seat: Seat, options: list[Choice]) -> list[float]:
    first = options[0]
    if isinstance(first, Play | Parrot):
        race = Race(s, seat, isinstance(first, Parrot))
        return [race.weigh(option.rank) for option in options if isinstance(option, Play | Parrot)]
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
    """What a card is worth in the hand."""
    return 0.7 * (day_gain(s, seat, rank) + SAFE * den_value(s, seat, rank)) + 0.1 * rank


def weigh_tile(s: Crews, seat: Seat, tile: int) -> float:
    value = tile_value(s, seat, tile)
    if tile == OFFICER and not s.officer:
        value -= SAFE * den_value(s, seat, rank_of(s.ship[-1]))
    return value


def weigh_victim(s: Crews, seat: Seat, victim: Seat, rank: int) -> float:
    """The loss of the others is a gain, above all the loss of those who are ahead."""
    value = den_value(s, victim, rank)
    if victim == seat:
        return -value
    ahead = s.score[victim] + s.doubloons[victim] - s.score[seat] - s.doubloons[seat]
    return value * (1.0 + 0.01 * ahead) / (s.seats - 1)


class Race:
    """Today's line-up as this seat expects it: where a rank would come, and what would be left there."""

    def __init__(self, s: Crews, seat: Seat, seen: bool) -> None:
        """`seen` says that the others' characters lie on the ship already."""
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
        """How many characters choose booty first."""
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
        """What a character in this place takes of a day's booty, if the best goes first."""
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
    """The tile in this place, or the mean of two."""
    low = int(place)
    if low >= len(tiles):
        return 0.0
    if low + 1 >= len(tiles):
        return tiles[low]
    part = place - low
    return tiles[low] * (1.0 - part) + tiles[low + 1] * part
