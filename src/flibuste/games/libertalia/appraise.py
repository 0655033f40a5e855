"""A quick estimate of what tiles and characters are worth to a seat, in doubloons."""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.parts import (
    ARMORER,
    BARKEEP,
    BOSUN,
    CAPTAIN,
    CARPENTER,
    CHEST,
    DAYS,
    FIRST_MATE,
    FREED_SLAVE,
    GAMBLER,
    GOODS,
    GOVERNORS_DAUGHTER,
    GRANNY_WATA,
    JEWEL,
    KINDS,
    MAP,
    MONKEY,
    MUTINEER,
    OFFICER,
    PREACHER,
    QUARTERMASTER,
    RELIC,
    SABRE,
    TOPMAN,
    TREASURER,
    VALUE,
    WAITRESS,
)
from flibuste.games.libertalia.rest import worth
from flibuste.games.libertalia.state import NIGHT, REST, Crews
from flibuste.kernel.types import Seat

SAFE: Final = 0.8
"""The chance that a character is still in the den when its power counts."""


def nights_left(s: Crews) -> int:
    """How many nights are left in this campaign, including tonight."""
    return DAYS - s.day + (0 if s.phase == NIGHT else 1)


def tile_value(s: Crews, seat: Seat, tile: int) -> float:
    """What one more tile of this kind is worth, without the cost of an officer."""
    den = s.dens[seat]
    if tile == MAP:
        return map_value(s, seat)
    if tile == RELIC:
        if MONKEY in s.hands[seat] and s.day < DAYS:
            return -1.0
        return -5.5 if CAPTAIN in den else -3.0
    if tile == SABRE:
        value = 0.4 + best_strike(s, seat)
        return value + nights_left(s) if ARMORER in den else value
    if tile == OFFICER:
        return 0.0
    return VALUE[tile] + (1.0 if TREASURER in den else 0.0)


def best_strike(s: Crews, seat: Seat) -> float:
    """The greatest harm a sabre can do, divided among the seats that profit from it."""
    best = 0.0
    left = s.left_of(seat)
    right = s.right_of(seat)
    for victim in (left, right):
        for rank in s.dens[victim]:
            best = max(best, den_value(s, victim, rank))
    return best / (s.seats - 1)


def map_value(s: Crews, seat: Seat) -> float:
    spare = s.booty[KINDS * seat + MAP] % 3
    if spare == 2:
        return 12.0
    chance = map_chance(s, seat, 2 - spare)
    value = (5.0 if spare == 1 else 3.5) * chance
    if WAITRESS in s.dens[seat] and value < 2.5:
        return 2.5
    return value


def map_chance(s: Crews, seat: Seat, missing: int) -> float:
    """The chance that a set of maps will be complete, given the maps on the board."""
    ahead = 0
    days = 0
    for day in range(s.day, DAYS + 1):
        maps = s.board[KINDS * (day - 1) + MAP]
        ahead += maps
        if maps:
            days += 1
    if ahead < missing or days < missing:
        return 0.0
    return (
        min(1.0, 0.35 + 0.3 * (days - missing)) if missing == 1 else min(0.8, 0.15 + 0.2 * (days - missing))
    )


def pair_loss(s: Crews, seat: Seat, tile: int, count: int) -> float:
    """What tiles of one kind are worth to their owner if they are not sold."""
    tiles = s.tiles(seat)
    before = worth(tiles, tile)
    tiles[tile] -= count
    value = float(before - worth(tiles, tile))
    if tile == SABRE and ARMORER in s.dens[seat]:
        value += count * nights_left(s)
    if tile == MAP and value == 0.0:
        value = map_value(s, seat)
    return value


def den_value(s: Crews, seat: Seat, rank: int) -> float:
    """What a character in the den brings from tonight to the end of the campaign."""
    den = s.dens[seat]
    nights = nights_left(s)
    own = KINDS * seat
    if rank == BARKEEP:
        value = float(nights)
    elif rank == CARPENTER:
        value = 10.0
    elif rank == GAMBLER:
        value = 8.0
    elif rank == PREACHER:
        value = 5.0
    elif rank == FREED_SLAVE:
        value = 0.4 + nights * sum([1 for other in den if other > FREED_SLAVE]) + 0.2 * nights
    elif rank == ARMORER:
        value = nights * (s.booty[own + SABRE] + 0.2)
    elif rank == WAITRESS:
        value = 0.5 + 2.5 * min(nights, s.booty[own + MAP] % 3)
    elif rank == MUTINEER:
        value = mutiny(s, seat, nights)
    elif rank == GRANNY_WATA:
        value = 0.7 * nights if rivals(s, seat, GRANNY_WATA, s.day < DAYS) else 2.0 * nights
    else:
        value = end_value(s, seat, rank)
    return value


def end_value(s: Crews, seat: Seat, rank: int) -> float:
    den = s.dens[seat]
    own = KINDS * seat
    if rank == FIRST_MATE:
        return 1.0 + len(den) + 0.4 * (DAYS - s.day)
    if rank == QUARTERMASTER:
        return -float(min(8, s.doubloons[seat] + 3))
    if rank == GOVERNORS_DAUGHTER:
        return -1.0 if rivals(s, seat, GOVERNORS_DAUGHTER, s.day < DAYS) else 6.0
    if rank == TREASURER:
        return s.booty[own + GOODS] + s.booty[own + JEWEL] + s.booty[own + CHEST] + 0.5 * (DAYS - s.day)
    if rank == TOPMAN:
        others = [len(s.dens[other]) for other in range(s.seats) if other != seat]
        return 4.0 if len(den) <= min(others) else 1.0
    if rank == CAPTAIN:
        return -3.0 * s.booty[own + RELIC]
    return 0.3 + (2.0 if BOSUN in s.hands[seat] and rank < BOSUN and s.day < DAYS else 0.0) * 0.5


def mutiny(s: Crews, seat: Seat, nights: int) -> float:
    """Two doubloons per night, minus what the discarded characters are worth."""
    value = 0.0
    for at, rank in enumerate(s.dens[seat]):
        if rank != MUTINEER and at < nights:
            value += 2.0 - (den_value(s, seat, rank) if rank > MUTINEER or rank == BARKEEP else 0.3)
    return max(-4.0, value) + 0.5 * nights


def rivals(s: Crews, seat: Seat, rank: int, hands: bool) -> bool:
    """Whether this character lies in another den; with `hands`, also whether it may still come there."""
    for other in range(s.seats):
        if other != seat and (rank in s.dens[other] or (hands and rank in s.hands[other])):
            return True
    return False


def booty_value(s: Crews, seat: Seat) -> float:
    tiles = s.tiles(seat)
    spare = tiles[MAP] % 3
    value = float(sum([worth(tiles, tile) for tile in range(KINDS)]))
    return value + 3.0 * spare * map_chance(s, seat, 3 - spare) if spare else value


def appraise(s: Crews) -> list[float]:
    """An estimate of each seat's final score: what it has, plus what its den will bring."""
    scores: list[float] = []
    for seat in range(s.seats):
        score = float(s.score[seat])
        if not s.ended and s.phase != REST:
            fortune = s.doubloons[seat] + booty_value(s, seat)
            for rank in s.dens[seat]:
                fortune += SAFE * den_value(s, seat, rank)
            score += max(0.0, fortune)
        scores.append(score)
    return scores
