"""What each seat sees, with a name for each part, and the open table when the game is over."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.guard import next_values
from flibuste.games.rum_and_pirates.parts import (
    BUNKS,
    DATES,
    ITEMS,
    KINDS,
    MAPS,
    ROUNDS,
    SQUARES,
    STACKS,
    SYMBOLS,
    TAVERNS,
)
from flibuste.games.rum_and_pirates.scenery import scenery
from flibuste.games.rum_and_pirates.scoring import sheet
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.ways import ways
from flibuste.kernel.pile import open_pile
from flibuste.kernel.types import Json, Seat


def public(s: Harbour) -> dict[str, Json]:
    """What everybody sees. When the game is over, this includes all coins and tiles."""
    seen = table(s)
    seen["town"] = scenery(s)
    over = s.ended != ""
    seen["players"] = [player(s, seat, over) for seat in range(s.seats)]
    return seen


def own(s: Harbour, seat: Seat) -> dict[str, Json]:
    """A seat's coins and tiles, what it knows of the accessory stack, and its possible ways."""
    seen: dict[str, Json] = {"seat": seat, "purse": s.coins[seat], "flag": flag(s, seat)}
    seen["known_accessories"] = [
        {"place": place + 1, **tile_of(s, tile)} for place, tile in s.gear_pile.known_to(seat)
    ]
    looks = s.drawn >= 0 and s.drawn_known >> seat & 1
    seen["drawn"] = tile_of(s, s.drawn) if looks else None
    seen["ways"] = ways(s, seat)
    seen["guard_odds"] = guard_odds(s, seat)
    return seen


def open_table(s: Harbour) -> dict[str, Json]:
    """Every tile face up. The stacks have no order, so they are sorted.

    A replay merges this into the public view, so equal keys must mean the same thing.
    """
    seen = table(s)
    seen["players"] = [player(s, seat, True) for seat in range(s.seats)]
    seen["grid"] = [[plate, turns] for plate, turns in s.town.grid]
    seen["owner"] = s.owner[:]
    seen["bags"] = [sorted(bag) for bag in s.bags]
    seen["accessory_pile"] = open_pile(s.gear_pile)
    seen["guard_piles"] = [open_pile(pile) for pile in s.guards]
    seen["looked_at"] = [s.drawn, s.drawn_known]
    seen["knowers"] = [known[:] for known in s.gear_known]
    seen["free"] = [s.ways_free[:], s.outs_free[:], s.darks_free]
    seen["awake"] = s.awake
    seen["box"] = s.box.text
    seen["house"] = list(s.house.values())
    return seen


def table(s: Harbour) -> dict[str, Json]:
    """The public part of the table without the players."""
    return {
        "ended": s.ended,
        "round": s.round,
        "rounds": ROUNDS,
        "start": s.start,
        "active": s.active,
        "moves": s.moves,
        "alone": s.is_sole(),
        "captain": SQUARES[s.captain],
        "exit": None if s.exit < 0 else s.town.name[s.exit],
        "dead_end": s.is_dead(s.captain),
        "displays": displays(s),
        "stacks": stacks(s),
        "guards": [reach(next_values(s, size)) for size in (0, 1)],
        "guards_below": [[s.box.value[tile] for tile, _ in pile.under] for pile in s.guards],
        "barrels": s.barrels,
        "barrels_out": s.barrels_out,
        "out": [tile_of(s, tile) for tile in s.out],
        "roll": roll(s),
        "drinking": drinking(s),
        "scorpion": sting(s),
        "ship": ship(s),
    }


def tile_of(s: Harbour, tile: int) -> dict[str, Json]:
    """What is printed on a tile: its stack, its value, and its tavern, colour, accessory or symbol."""
    box = s.box
    stack = box.stack[tile]
    name = STACKS[stack]
    seen: dict[str, Json] = {"stack": name, "value": box.value[tile]}
    if stack in (TAVERNS, MAPS):
        seen["family"] = KINDS[box.family[tile]]
    elif name == "accessory":
        seen["family"] = ITEMS[box.family[tile]]
    elif stack == DATES:
        seen["family"] = SYMBOLS[box.family[tile]]
        seen["matches"] = [kind for at, kind in enumerate(KINDS) if box.meets[tile] >> at & 1]
    elif name == "scorpion":
        seen["threshold"] = box.number[tile]
    elif name.startswith("guard"):
        seen["coins"] = box.number[tile]
    return seen


def displays(s: Harbour) -> dict[str, Json]:
    """Tiles that lie face up; those at stake in a tavern are in `drinking`."""
    return {
        "tavern": [tile_of(s, tile) for tile in s.taverns],
        "map": [tile_of(s, tile) for tile in s.maps],
        "chest": None if s.chest < 0 else tile_of(s, s.chest),
        "scorpion": None if s.scorpion < 0 else tile_of(s, s.scorpion),
        "beds": {
            STACKS[BUNKS + bed]: None if s.beds[bed] < 0 else s.box.value[s.beds[bed]] for bed in range(3)
        },
    }


def stacks(s: Harbour) -> dict[str, Json]:
    """How many tiles each stack has left."""
    count: dict[str, Json] = {name: len(s.bags[stack]) for stack, name in enumerate(STACKS)}
    count["accessory"] = len(s.gear_pile)
    count["guard_small"] = len(s.guards[0])
    count["guard_large"] = len(s.guards[1])
    return count


def reach(values: list[int]) -> Json:
    """The lowest and the highest value, None if there is none."""
    return {"low": values[0], "high": values[-1]} if values else None


def guard_odds(s: Harbour, seat: Seat) -> list[Json]:
    """For the small and the large guard: how many tiles that may be on top the reserve beats (RUM-87)."""
    seen: list[Json] = []
    for size in (0, 1):
        values = next_values(s, size)
        beaten = [value for value in values if value < s.reserve[seat]]
        seen.append([len(beaten), len(values)])
    return seen


def roll(s: Harbour) -> dict[str, Json] | None:
    """The die on the table: who rolled it, and whether their barrel allows another roll."""
    if s.roller < 0:
        return None
    return {"seat": crew(s, s.roller), "imaginary": s.roller == s.seats, "die": s.die, "spare": s.spare}


def drinking(s: Harbour) -> dict[str, Json] | None:
    if not s.drinkers:
        return None
    stake: list[Json] = [tile_of(s, tile) for tile in s.stake]
    return {"house": KINDS[s.town.kind[s.captain]], "drinkers": s.drinkers[:], "stake": stake}


def sting(s: Harbour) -> dict[str, Json] | None:
    """While the players roll for a chest: who opened it, the total so far, and the scorpion's number."""
    if s.total < 0:
        return None
    return {"seat": s.active, "total": s.total, "threshold": s.box.number[s.scorpion]}


def crew(s: Harbour, number: int) -> int | None:
    return number if number < s.seats else None


def ship(s: Harbour) -> dict[str, Json]:
    """Rows from the top with the pirates on both sides of the mast, and the column in progress."""
    fighting = len(s.fighters) > 0
    return {
        "rows": [
            {
                "row": at + 1, "seat": crew(s, who), "imaginary": who == s.seats,
                "left": s.left[who], "right": s.right[who],
            }
            for at, who in enumerate(s.rows)
        ],
        "series": s.series,
        "side": None if not fighting else "left" if s.series % 2 else "right",
        "column": s.column if fighting else None,
        "fighters": [crew(s, who) for who in s.fighters],
        "standing": None if s.standing < 0 else {
            "seat": crew(s, s.standing), "imaginary": s.standing == s.seats, "die": s.standing_die,
        },
    }  # fmt: skip


def player(s: Harbour, seat: Seat, face_up: bool) -> dict[str, Json]:
    """What lies in front of a seat; coins and tiles only when they are open."""
    seen: dict[str, Json] = {
        "reserve": s.reserve[seat],
        "pool": s.pool[seat],
        "alleys": s.in_alleys(seat),
        "aboard": s.aboard(seat),
        "row": s.rows.index(seat) + 1 if seat in s.rows else None,
        "done": s.done[seat],
        "coins": s.coins[seat] if face_up or s.house.coins_open else None,
        "rum": s.rum[seat],
        "tiles": len(s.won[seat]) + len(s.met[seat]) + len(s.gear[seat]),
        "accessories": len(s.gear[seat]),
        "rendezvous": [
            {"not_at": [kind for at, kind in enumerate(KINDS) if ruled_out >> at & 1]}
            for ruled_out in s.dates_not[seat]
        ],
    }
    if face_up:
        seen["flag"] = flag(s, seat)
    return seen


def flag(s: Harbour, seat: Seat) -> dict[str, Json]:
    """All tiles of a seat, and what they are worth now."""
    lines = sheet(s, seat)
    points: dict[str, Json] = dict(lines)
    return {
        "under": [tile_of(s, tile) for tile in [*s.won[seat], *s.met[seat], *s.gear[seat]]],
        "rendezvous": [tile_of(s, tile) for tile in s.dates[seat]],
        "sheet": points,
        "points": sum([line for _, line in lines]),
    }
