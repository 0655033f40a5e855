"""Where the captain could go: every destination with its alleys, its price and what it offers."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.march import COME_IN, dark_coin, move_coin, nearest, way_of
from flibuste.games.rum_and_pirates.parts import KINDS, SQUARES, Dark, Enter, Move
from flibuste.games.rum_and_pirates.scenery import offer
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.turn import FURTHER, TURN
from flibuste.kernel.types import Json, Seat


def ways(s: Harbour, seat: Seat) -> list[Json]:
    """Only for the seat that is asked where to go: the prices would show its coins to the others."""
    if s.asking != (seat,) or s.question not in (TURN, FURTHER, COME_IN):
        return []
    question = s.question
    assert question is not None
    seen: list[Json] = []
    for choice in question.options(s, seat):
        if isinstance(choice, Move):
            alley = way_of(s, choice)
            price = s.town.length[alley]
            seen.append(way(s, seat, choice.text, choice.square, [alley], price, move_coin(s)))
        elif isinstance(choice, Dark):
            alley = s.town.of_edge[choice.edge]
            price = s.town.length[alley] + nearest(s, alley)
            seen.append(way(s, seat, choice.text, -1, [alley], price, move_coin(s) + dark_coin(s, seat)))
        elif isinstance(choice, Enter):
            alley = s.town.of_edge[choice.edge]
            price = s.town.length[alley] + s.town.length[s.exit]
            coins = move_coin(s) + dark_coin(s, seat)
            seen.append(way(s, seat, choice.text, s.town.end[alley], [s.exit, alley], price, coins))
    return seen


def way(
    s: Harbour, seat: Seat, choice: str, square: int, alleys: list[int], pirates: int, coins: int
) -> dict[str, Json]:
    """A way with its price. Of a dark exit the destination is not known yet, and the price is the lowest."""
    seen: dict[str, Json] = {
        "choice": choice, "to": None, "kind": None, "alleys": [s.town.name[alley] for alley in alleys],
        "pirates": pirates, "coins": coins, "offer": [], "meets": 0,
    }  # fmt: skip
    if square >= 0:
        kind = s.town.kind[square]
        seen["to"] = SQUARES[square]
        seen["kind"] = KINDS[kind]
        seen["offer"] = offer(s, kind)
        seen["meets"] = max([0, *met_at(s, seat, kind)])
    return seen


def met_at(s: Harbour, seat: Seat, kind: int) -> list[int]:
    """The values of the seat's rendezvous that are met at this kind of square."""
    return [s.box.value[tile] for tile in s.dates[seat] if s.box.meets[tile] >> kind & 1]
