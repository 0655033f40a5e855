"""How likely a throw is to succeed, from what the seat may know (2.5)."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.parts import BERTHS, BLANK, Aim, Board, Counter, ways_to_reach
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.types import Choice, Json, Seat

PIPS: Final = 36
"""The number of throws of two dice."""


def odds(s: Roads, seat: Seat) -> dict[str, Json]:
    """For every throw the seat could choose now: how many throws succeed, and how many there are."""
    if s.question is None or seat not in s.asking:
        return {}
    found: dict[str, Json] = {}
    for choice in s.question.options(s, seat):
        chance = of_choice(s, seat, choice)
        if chance:
            found[choice.text] = chance
    return found


def of_choice(s: Roads, seat: Seat, choice: Choice) -> list[Json]:
    """The odds of one choice; empty if it throws no dice."""
    if isinstance(choice, Board):
        return [ways_to_board(s, choice.berth, seat), PIPS]
    if isinstance(choice, Counter):
        return [ways_to_beat(s, seat, len(choice.heads)), PIPS]
    if isinstance(choice, Aim):
        return [ways_to_hit(s, choice.berth, seat), throws(s)]
    return []


def ways_to_board(s: Roads, berth: int, seat: Seat) -> int:
    """Throws that reach the boarding value (STO-36)."""
    return ways_to_reach(s.ship(berth).boarding - s.strength[s.side(berth, seat)])


def ways_to_beat(s: Roads, seat: Seat, heads: int) -> int:
    """Throws that beat the best total, counting the heads among the cards laid (STO-45, STO-46)."""
    return ways_to_reach(s.best + 1 - s.strength[s.side(s.target, seat)] - heads)


def ways_to_hit(s: Roads, berth: int, seat: Seat) -> int:
    """Throws in which a colour die shows a kind that another seat has there (STO-27)."""
    return ways_to_throw(s, preyed(s, berth, seat))


def ways_to_keep(s: Roads, berth: int, seat: Seat) -> int:
    """Throws in which one of these kinds is one the seat still needs: the card stays (STO-28)."""
    at = 6 * s.side(berth, seat)
    return ways_to_throw(
        s, [prey and s.need[at + kind] > 0 for kind, prey in enumerate(preyed(s, berth, seat))]
    )


def ways_to_throw(s: Roads, kinds: list[bool]) -> int:
    """Throws in which at least one colour die shows one of these kinds."""
    first, second = s.box.dice
    missed = [len([face for face in die if face == BLANK or not kinds[face]]) for die in (first, second)]
    return throws(s) - missed[0] * missed[1]


def throws(s: Roads) -> int:
    """The number of throws of the two colour dice."""
    first, second = s.box.dice
    return len(first) * len(second)


def preyed(s: Roads, berth: int, seat: Seat) -> list[bool]:
    """The kinds that other seats have at a ship."""
    demand = s.ship(berth).demand
    found = [False] * 6
    for other in range(s.seats):
        if other != seat:
            at = 6 * s.side(berth, other)
            for kind in range(6):
                found[kind] = found[kind] or demand[kind] > s.need[at + kind]
    return found


def hits(s: Roads, berth: int, seat: Seat) -> Json:
    """The odds of a broadside at a berth, shown before it is paid for; None where none may be fired."""
    if not s.laid[s.side(berth, seat)]:
        return None
    return {
        "ship": BERTHS[berth],
        "ways": ways_to_hit(s, berth, seat),
        "keeps": ways_to_keep(s, berth, seat),
        "of": throws(s),
    }
