"""For the bots: what a square is worth to a seat, in honour points."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import (
    ACCESSORY,
    BARRELS_TAKEN,
    CHEST,
    COIN,
    DATES,
    GUARD,
    HQ,
    MAP,
    RECRUIT,
    RENDEZVOUS,
    ROUNDS,
    RUM,
    TAVERN,
)
from flibuste.games.rum_and_pirates.scoring import best_gear, map_points, values_of
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.types import Seat

GEAR: Final = 2.9
"""What an accessory is worth on average, kept or sold."""
DATE: Final = 0.72
"""The chance to meet a rendezvous drawn in the first round."""
LONE_MAP: Final = 0.62
"""The share of its value that a map without a pair has in the first round."""


def prospect(s: Harbour, seat: Seat, square: int, left: int, coin: float, rum: float, pirate: float) -> float:
    """The value of the square's action and of a rendezvous met there, with `left` pirates remaining."""
    kind = s.town.kind[square]
    gain = 0.0
    for tile in s.dates[seat]:
        if s.box.meets[tile] >> kind & 1:
            gain = float(s.box.value[tile])
            break
    if kind == COIN:
        return gain + coin
    if MAP <= kind < TAVERN:
        return gain + best_map(s, seat, kind)
    if TAVERN <= kind < CHEST:
        return gain + tavern_gain(s, seat, kind, coin)
    if kind == GUARD:
        return gain + max(0.0, guard_gain(s, 0, left, coin), guard_gain(s, 1, left, coin))
    if kind == CHEST:
        return gain + (s.box.value[s.chest] - 2.2 / s.seats if s.chest >= 0 else 0.0)
    return gain + small_gain(s, seat, kind, coin, rum, pirate)


def small_gain(s: Harbour, seat: Seat, kind: int, coin: float, rum: float, pirate: float) -> float:
    if kind == ACCESSORY:
        return max(GEAR - 0.2 * len(s.gear[seat]), 2 * coin) if len(s.gear_pile) else 0.0
    if kind == RUM:
        return rum * min(BARRELS_TAKEN, s.barrels)
    if kind == RECRUIT:
        return 0.85 * (ROUNDS + 1 - s.round) * (1 if s.pool[seat] else 0)
    if kind == RENDEZVOUS:
        return 5.0 * DATE * to_come(s) if s.bags[DATES] else 0.0
    return pirate * longest_alley(s, seat) if kind == HQ else 0.0


def to_come(s: Harbour) -> float:
    """The share of the game that is left."""
    return (ROUNDS - s.round + 0.6) / ROUNDS


def longest_alley(s: Harbour, seat: Seat) -> int:
    """The most pirates that headquarters could return."""
    longest = 0
    dark: list[int] = []
    for alley in range(len(s.owner)):
        if s.owner[alley] == seat:
            length = s.town.length[alley]
            longest = max(longest, length)
            if s.town.other[alley] < 0:
                dark.append(length)
    dark.sort()
    return max(longest, sum(dark[-2:]), 1)


def best_map(s: Harbour, seat: Seat, kind: int) -> float:
    best = 0.0
    for tile in s.maps:
        if s.box.family[tile] == kind:
            best = max(best, map_gain(s, seat, kind, s.box.value[tile]))
    return best


def map_gain(s: Harbour, seat: Seat, kind: int, value: int) -> float:
    """What a map adds: it completes a pair, or may become part of one later."""
    values = values_of(s, seat, kind)
    before = map_points(values) + lone_map(s, values)
    values.append(value)
    values.sort(reverse=True)
    return map_points(values) + lone_map(s, values) - before


def lone_map(s: Harbour, values: list[int]) -> float:
    return LONE_MAP * to_come(s) * values[-1] if len(values) % 2 else 0.0


def tavern_gain(s: Harbour, seat: Seat, kind: int, coin: float) -> float:
    """The host's share of the stake and the guests' coins. Players join if they can pay and it pays off."""
    stake = 0
    for tile in s.taverns:
        if s.box.family[tile] == kind:
            stake += s.box.value[tile]
    if stake == 0:
        return 0.0
    guests = 0
    for other in range(s.seats):
        if other != seat and s.coins[other] and stake > 2 * (guests + 2):
            guests += 1
    return stake / (1 + guests) + guests * coin


def tavern_share(s: Harbour, drinkers: int) -> float:
    """A guest's share of the stake, a little less because the host rolls first."""
    stake = sum([s.box.value[tile] for tile in s.stake])
    return 0.9 * stake / drinkers


def guard_gain(s: Harbour, size: int, pirates: int, coin: float) -> float:
    """The expected gain over the tiles that may lie on top. Tiles laid under the stack come last."""
    pile = s.guards[size]
    bag = pile.bag or [tile for tile, _ in pile.under[:1]]
    if not bag:
        return 0.0
    gain = 0.0
    for tile in bag:
        if s.box.value[tile] < pirates:
            gain += s.box.value[tile] + coin * s.box.number[tile]
    return gain / len(bag)


def gear_gain(s: Harbour, seat: Seat, tile: int) -> float:
    """What an accessory adds to those the seat has."""
    return float(max(0, s.box.value[tile] - best_gear(s, seat)[s.box.family[tile]]))
