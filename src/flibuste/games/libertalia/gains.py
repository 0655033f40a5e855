"""A quick estimate of what a character's day action would bring now, in doubloons."""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.appraise import booty_value, den_value, pair_loss, tile_value
from flibuste.games.libertalia.parts import (
    BEGGAR,
    BOSUN,
    BRUTE,
    CAPTAIN,
    CARPENTER,
    FRENCH_OFFICER,
    GAMBLER,
    GUNNER,
    KINDS,
    MERCHANT,
    MONKEY,
    OFFICER,
    PARROT,
    PREACHER,
    QUARTERMASTER,
    RECRUITER,
    RELIC,
    SALE,
    SPANISH_GOVERNOR,
    SPANISH_SPY,
    SURGEON,
    VOODOO_WITCH,
)
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.types import Seat

CARD_KEPT: Final = 1.5
"""What one more card in hand is worth before the last campaign; in the last it is worth less."""
SPY_TILE: Final = 0.8
"""What a tile from the bag is worth on average."""


def day_gain(s: Crews, seat: Seat, rank: int, alone: bool = False) -> float:
    """What a character's day action brings now; `alone` means that it will be the highest."""
    doubloons = s.doubloons[seat]
    others = s.seats - 1
    own = KINDS * seat
    if rank == MONKEY:
        value = 3.0 * s.booty[own + RELIC] * (1.0 + 1.0 / others)
    elif rank == BEGGAR:
        value = 0.0 if alone else 3.0 + 2.0 / others
    elif rank == CARPENTER:
        value = -float(doubloons // 2)
    elif rank == FRENCH_OFFICER:
        value = 5.0 if doubloons <= 8 else 0.0
    elif rank == VOODOO_WITCH:
        value = 2.0 * len(s.graves[seat])
    elif rank == BOSUN:
        value = 2.0 * sum([1 for other in s.dens[seat] if other < BOSUN])
    elif rank == GAMBLER:
        value = -float(min(doubloons, s.tile_count(seat)))
    elif rank == QUARTERMASTER:
        value = float(s.tile_count(seat))
    elif rank == CAPTAIN:
        value = 3.0
    elif rank == BRUTE:
        value = -3.0 if alone else 4.0 / others
    else:
        value = day_choice(s, seat, rank)
    return value


def day_choice(s: Crews, seat: Seat, rank: int) -> float:
    """The same for the characters that ask their owner something or clear a den."""
    value = 0.0
    kept = CARD_KEPT if s.campaign < s.campaigns else 0.3
    if rank == PARROT:
        value = 0.5 - kept
    elif rank == RECRUITER:
        if s.dens[seat]:
            value = kept + 0.5 - min([den_value(s, seat, other) for other in s.dens[seat]])
    elif rank == SURGEON:
        value = kept + 0.5 if s.graves[seat] else 0.0
    elif rank == PREACHER:
        own = KINDS * seat
        values = [tile_value(s, seat, tile) for tile in range(KINDS) if s.booty[own + tile]]
        value = max(values) - booty_value(s, seat) if values else 0.0
    elif rank == GUNNER:
        value = best_shot(s, seat) - min(3, s.doubloons[seat])
    elif rank == SPANISH_SPY:
        value = SPY_TILE * s.booty[KINDS * seat + OFFICER]
    elif rank == MERCHANT:
        value = best_sale(s, seat)
    elif rank == SPANISH_GOVERNOR:
        value = -sum([den_value(s, seat, other) for other in s.dens[seat]])
    return value


def best_shot(s: Crews, seat: Seat) -> float:
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            for rank in s.dens[other]:
                best = max(best, den_value(s, other, rank))
    return best / (s.seats - 1)


def best_sale(s: Crews, seat: Seat) -> float:
    """The best sale, which may be a loss: a Merchant has to sell."""
    own = KINDS * seat
    best = -100.0
    for tile in range(KINDS):
        for count in (2, 3):
            if s.booty[own + tile] >= count:
                best = max(best, SALE[count] - pair_loss(s, seat, tile, count))
    return best if best > -100.0 else 0.0
