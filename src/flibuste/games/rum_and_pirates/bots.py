"""How good a choice looks without looking ahead: points, pirates, coins, a bunk at night."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.march import dark_coin, move_coin, way_of
from flibuste.games.rum_and_pirates.odds import one_more, roll_values, two_more
from flibuste.games.rum_and_pirates.parts import (
    AGAIN,
    BARREL,
    BOARD,
    END,
    INVITE,
    JOIN,
    KEEP,
    LARGE,
    OPEN_CHEST,
    REST,
    ROUNDS,
    SELL,
    SMALL,
    STAND,
    Dark,
    Enter,
    Meet,
    Move,
    Recover,
    Take,
)
from flibuste.games.rum_and_pirates.prospects import gear_gain, guard_gain, map_gain, prospect, tavern_share
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.types import Choice, Seat

COIN: Final = 0.9
"""What a coin is worth before the last round."""
PIRATE: Final = 1.25
"""What a pirate in reserve is worth for moves in town."""
RUM: Final = 0.8
TEMPO: Final = 0.3
"""What it costs to leave the captain to the others."""
OFFER: Final = 3.0
"""The average worth of a chest or a round of drinks, high enough to accept almost always."""

HORIZON: Final = 12
"""After so many choices, appraising beats playing on by these weights. Measured: docs/research-log.md."""


def weigh(s: Harbour, seat: Seat, options: list[Choice]) -> list[float]:
    """The estimated value of each choice in honour points."""
    return [weigh_one(s, seat, option) for option in options]


def weigh_one(s: Harbour, seat: Seat, choice: Choice) -> float:
    if isinstance(choice, Move):
        pirates = s.town.length[way_of(s, choice)]
        return weigh_way(s, seat, choice.square, pirates, move_coin(s))
    if isinstance(choice, Dark):
        return weigh_dark(s, seat, s.town.of_edge[choice.edge])
    if isinstance(choice, Enter):
        return weigh_entrance(s, seat, s.exit, s.town.of_edge[choice.edge])
    if isinstance(choice, Take):
        return weigh_take(s, seat, choice.value)
    if isinstance(choice, Recover):
        return float(s.town.length[s.town.alley_of(choice)])
    if isinstance(choice, Meet):
        return float(choice.value)
    return weigh_plain(s, seat, choice)


def weigh_plain(s: Harbour, seat: Seat, choice: Choice) -> float:
    """The value of a choice without an argument."""
    if choice is BOARD:
        return night(s, seat, s.reserve[seat]) - (0.5 if s.is_sole() else 0.0)
    if choice is REST:
        return in_hand(s, seat, s.reserve[seat]) - coin(s) - TEMPO
    if choice is END:
        return in_hand(s, seat, s.reserve[seat])
    if choice is STAND or choice is BARREL or choice is AGAIN:
        return weigh_roll(s, seat, choice)
    if choice is SMALL or choice is LARGE:
        return guard_gain(s, 0 if choice is SMALL else 1, s.reserve[seat], coin(s))
    return weigh_offer(s, seat, choice)


def weigh_offer(s: Harbour, seat: Seat, choice: Choice) -> float:
    """The value of accepting what a square offers; declining is worth 0."""
    if choice is KEEP:
        return gear_gain(s, seat, s.drawn)
    if choice is SELL:
        return 2 * coin(s)
    if choice is JOIN:
        return tavern_share(s, len(s.drinkers) + 1) - coin(s)
    return OFFER if choice is INVITE or choice is OPEN_CHEST else 0.0


def coin(s: Harbour) -> float:
    """What a coin is worth now; coins count nothing at the end."""
    return COIN if s.round < ROUNDS else COIN * 0.6


def weigh_way(s: Harbour, seat: Seat, square: int, pirates: int, coins: int) -> float:
    """What the square gives, plus what the remaining pirates are worth."""
    left = s.reserve[seat] - pirates
    return prospect(s, seat, square, left, coin(s), RUM, PIRATE) - coins * coin(s) + in_hand(s, seat, left)


def weigh_entrance(s: Harbour, seat: Seat, out: int, alley: int) -> float:
    town = s.town
    pirates = town.length[out] + town.length[alley]
    return weigh_way(s, seat, town.end[alley], pirates, move_coin(s) + dark_coin(s, seat))


def weigh_dark(s: Harbour, seat: Seat, out: int) -> float:
    """The value of the best entrance for this exit."""
    town = s.town
    best = -99.0
    for alley in town.darks:
        if s.owner[alley] >= 0 or town.end[alley] == s.captain:
            continue
        if town.length[alley] + town.length[out] <= s.reserve[seat]:
            best = max(best, weigh_entrance(s, seat, out, alley))
    return best


def weigh_take(s: Harbour, seat: Seat, value: int) -> float:
    """The value of a map, or of a tile in a tavern."""
    return float(value) if s.drinkers else map_gain(s, seat, s.town.kind[s.captain], value)


def weigh_roll(s: Harbour, seat: Seat, choice: Choice) -> float:
    values = roll_values(s, seat)
    if choice is STAND:
        return values[s.die - 1]
    if choice is AGAIN:
        return one_more(values)
    return two_more(values) - (RUM if s.round < ROUNDS or s.series == 0 else RUM * 0.5)


def in_hand(s: Harbour, seat: Seat, pirates: int) -> float:
    """The value of pirates kept, split in the best way between further moves and the night."""
    best = 0.0
    for crew in range(pirates + 1):
        best = max(best, night(s, seat, crew) + PIRATE * (pirates - crew))
    return best


def night(s: Harbour, seat: Seat, pirates: int) -> float:
    """The expected sleeping place of a crew of this size, by its share of all pirates aboard."""
    if pirates == 0:
        return 0.0
    strong = 0.0
    rivals = 0
    for crew in s.rows:
        strong += s.left[crew]
        rivals += 1
    for other in range(s.seats):
        if other != seat and not s.done[other]:
            strong += min(s.reserve[other], 3) * 0.8
            rivals += 1
    worth = [s.box.value[tile] if tile >= 0 else 0 for tile in s.beds]
    if rivals == 0:
        return float(worth[0] + worth[2])
    first = pirates / (pirates + strong)
    second = (1 - first) * min(1.0, 2 * pirates / (pirates + strong)) if rivals > 1 else 1 - first
    third = max(0.0, 1 - first - second)
    return first * worth[0] + second * worth[1] + third * worth[2]
