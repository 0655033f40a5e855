"""Moving the captain: the open ways, their price, and the move itself (RUM-17 to RUM-27)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.arrival import arrive
from flibuste.games.rum_and_pirates.parts import EDGES, HQ, KINDS, SQUARES, Dark, Enter, Move
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat

FAR: Final = 99
"""Longer than any alley."""


def move_coin(s: Harbour) -> int:
    """The first move of a turn is free, further ones cost a coin (RUM-20), but not a sole player (RUM-45)."""
    return 0 if s.moves == 0 or s.is_sole() else 1


def dark_coin(s: Harbour, seat: Seat) -> int:
    """A dark move costs another coin unless it is the only way out (RUM-24 to RUM-26)."""
    if s.ways_free[s.captain] == 0:
        return 0
    if not s.house.forced_by_player:
        return 1
    town = s.town
    for alley in town.ways[s.captain]:
        if s.owner[alley] < 0 and town.length[alley] <= s.reserve[seat]:
            return 1
    return 0


def add_moves(s: Harbour, seat: Seat, options: list[Choice]) -> None:
    """Adds all moves for which the player has the pirates and the coins (RUM-17, RUM-18, RUM-27)."""
    coins = s.coins[seat]
    base = move_coin(s)
    if base > coins:
        return
    town = s.town
    square = s.captain
    reserve = s.reserve[seat]
    owner = s.owner
    length = town.length
    if s.ways_free[square]:
        ways = town.ways[square]
        moves = town.moves[square]
        for at in range(len(ways)):
            alley = ways[at]
            if owner[alley] < 0 and length[alley] <= reserve:
                options.append(moves[at])
    if s.outs_free[square] and base + dark_coin(s, seat) <= coins:
        outs = town.outs[square]
        for at in range(len(outs)):
            alley = outs[at]
            if owner[alley] < 0 and length[alley] + nearest(s, alley) <= reserve:
                options.append(town.exits[square][at])


def nearest(s: Harbour, out: int) -> int:
    """The length of the shortest way back in after leaving by this dark alley (RUM-22)."""
    town = s.town
    square = town.end[out]
    best = FAR
    for alley in town.darks:
        if s.owner[alley] >= 0 or town.length[alley] >= best or alley == out:
            continue
        if town.end[alley] != square or s.house.dark_anywhere:
            best = town.length[alley]
            if best == 1:
                break
    return best


def move(s: Harbour, seat: Seat, choice: Move, dealer: Dealer) -> None:
    """Pays, fills the alley with pirates, and moves the captain to its other end (RUM-17 to RUM-20)."""
    town = s.town
    start = s.captain
    coins = move_coin(s)
    alley = way_of(s, choice)
    s.coins[seat] -= coins
    s.fill(alley, seat)
    s.captain = choice.square  # never on a segment (RUM-19)
    s.moves += 1
    if dealer.heard:
        facts: Facts = {
            "seat": seat, "square": SQUARES[start], "to": SQUARES[s.captain],
            "kind": KINDS[town.kind[s.captain]], "alley": town.name[alley],
            "pirates": town.length[alley], "coins": coins, "left": s.reserve[seat],
        }  # fmt: skip
        dealer.tell("moved", "RUM-17", facts)
    arrive(s, seat, dealer)


def way_of(s: Harbour, choice: Move) -> int:
    """The alley of this move from the captain's square, -1 if there is none."""
    moves = s.town.moves[s.captain]
    for at in range(len(moves)):
        if moves[at] is choice:
            return s.town.ways[s.captain][at]
    return -1


def leave(s: Harbour, seat: Seat, choice: Dark) -> None:
    """Leaves by this dark alley. Coins and pirates are due when the entrance is chosen."""
    s.exit = s.town.of_edge[choice.edge]
    s.ask(COME_IN, seat)


class ComeIn(Question[Harbour]):
    """Any other empty dark alley at another square, if there are enough pirates for both (RUM-22)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        town = s.town
        left = s.reserve[seat] - town.length[s.exit]
        options: list[Choice] = []
        for at in range(len(town.darks)):
            alley = town.darks[at]
            if s.owner[alley] >= 0 or town.length[alley] > left or alley == s.exit:
                continue
            if town.end[alley] != s.captain or s.house.dark_anywhere:
                options.append(town.entrances[at])
        return options

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Enter)
        come_in(s, seat, s.town.of_edge[choice.edge], dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Enter):
            return Refusal("enter-first", "RUM-22")
        town = s.town
        alley = town.of_edge[choice.edge]
        facts: Facts = {"alley": EDGES[choice.edge]}
        if alley < 0 or not town.is_dark(alley):
            return Refusal("not-dark", "RUM-22", facts)
        if s.owner[alley] >= 0:
            return occupied(s, alley)
        if alley == s.exit or town.end[alley] == s.captain:
            return Refusal("same-square", "RUM-22", facts)
        return too_few(s, seat, town.length[alley] + town.length[s.exit], "RUM-22")


COME_IN: Final = ComeIn("enter", "RUM-22", plain=True)


def come_in(s: Harbour, seat: Seat, alley: int, dealer: Dealer) -> None:
    """Fills both dark alleys, including their half segments. This is one move (RUM-22 to RUM-24)."""
    town = s.town
    out = s.exit
    start = s.captain
    coins = move_coin(s) + dark_coin(s, seat)
    s.exit = -1
    s.coins[seat] -= coins
    s.fill(out, seat)
    s.fill(alley, seat)
    s.captain = town.end[alley]
    s.moves += 1
    if dealer.heard:
        pirates = town.length[out] + town.length[alley]
        facts: Facts = {
            "seat": seat, "square": SQUARES[start], "to": SQUARES[s.captain],
            "kind": KINDS[town.kind[s.captain]], "exit": town.name[out], "entrance": town.name[alley],
            "pirates": pirates, "coins": coins, "left": s.reserve[seat],
        }  # fmt: skip
        dealer.tell("crept", "RUM-22", facts)
    if s.captain == start and town.kind[start] == HQ:
        return  # no action: from headquarters back to headquarters would be an endless loop
    arrive(s, seat, dealer)


def why_not_move(s: Harbour, seat: Seat, choice: Move) -> Refusal:
    alley = way_of(s, choice)
    if alley < 0:
        facts: Facts = {"square": SQUARES[choice.square], "from": SQUARES[s.captain]}
        if choice.alley and leads_to(s, choice.square):
            return Refusal("no-second-alley", "RUM-17", facts)
        return Refusal("no-alley", "RUM-17", facts)
    if s.owner[alley] >= 0:
        return occupied(s, alley)
    if s.town.length[alley] > s.reserve[seat]:
        return too_few(s, seat, s.town.length[alley], "RUM-17")
    return Refusal("move-without-coin", "RUM-20")


def leads_to(s: Harbour, square: int) -> bool:
    """Whether any alley leads from the captain's square to this one."""
    return any(s.town.far(alley, s.captain) == square for alley in s.town.ways[s.captain])


def why_not_dark(s: Harbour, seat: Seat, choice: Dark) -> Refusal:
    town = s.town
    alley = town.of_edge[choice.edge]
    facts: Facts = {"alley": EDGES[choice.edge]}
    if alley < 0 or not town.is_dark(alley):
        return Refusal("not-dark", "RUM-22", facts)
    if town.end[alley] != s.captain:
        return Refusal("dark-elsewhere", "RUM-22", {**facts, "from": SQUARES[s.captain]})
    if s.owner[alley] >= 0:
        return occupied(s, alley)
    least = town.length[alley] + nearest(s, alley)
    if least >= FAR:
        return Refusal("no-way-in", "RUM-28", facts)
    if least > s.reserve[seat]:
        return too_few(s, seat, least, "RUM-22")
    if s.coins[seat] < move_coin(s):
        return Refusal("move-without-coin", "RUM-20")
    return Refusal("dark-without-coin", "RUM-24", {"coins": move_coin(s) + dark_coin(s, seat)})


def occupied(s: Harbour, alley: int) -> Refusal:
    return Refusal("occupied", "RUM-18", {"alley": s.town.name[alley], "by_seat": s.owner[alley]})


def too_few(s: Harbour, seat: Seat, needed: int, rule: str) -> Refusal:
    return Refusal("too-few-pirates", rule, {"needed": needed, "pirates": s.reserve[seat]})
