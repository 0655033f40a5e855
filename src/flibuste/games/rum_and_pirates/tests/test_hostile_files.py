"""Files of a stranger, made up from scratch: refused, or played to the end (RUM-2 to RUM-5)."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.parts import (
    ITEMS,
    KINDS,
    LETTERS,
    PAIRS,
    PLACES,
    PLATES,
    SIDES,
    STACKS,
    SYMBOLS,
    VALUES,
)
from flibuste.games.rum_and_pirates.plates import LONGEST
from flibuste.testing.checks.own_files import check_files

SEATS = st.sampled_from(GAME.meta.seats)
VALUE = st.one_of(st.integers(0, VALUES), st.sampled_from([1, 5, VALUES, VALUES + 1, -VALUES]))
COUNT = st.sampled_from([0, 0, 1, 1, 2, 5, 40, 41])


@st.composite
def stack(draw: st.DrawFn, name: str) -> dict[str, Any]:
    tile = {
        "value": VALUE,
        "count": COUNT,
        "tavern": st.sampled_from(["tavern_1", "tavern_2", "tavern_3"]),
        "colour": st.sampled_from(["map_yellow", "map_pink", "map_green"]),
        "kind": st.sampled_from(ITEMS),
        "symbol": st.sampled_from(SYMBOLS),
        "threshold": st.sampled_from([1, 3, 99, 100]),
        "matches": st.lists(st.sampled_from(KINDS[2:4] + KINDS[5:]), min_size=1, max_size=3),
    }
    tiles = draw(st.lists(st.fixed_dictionaries(tile), max_size=6))
    if name in ("chest", "scorpion") and draw(st.booleans()):  # RUM-81: as many of the one as of the other
        tiles = [{"value": 1, "threshold": 3, "count": 4}]
    return {"tiles": tiles}


@st.composite
def plates(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Nine plates, often with few alleys: hardly any arrangement of them is connected."""
    places = draw(st.integers(1, PLACES))
    headquarters = draw(st.integers(1, PLATES))
    edge_square = draw(st.sampled_from([LETTERS, "a"]))
    kinds = draw(st.lists(st.sampled_from(KINDS[2:]), min_size=3 * PLATES, max_size=3 * PLATES))
    length = draw(st.sampled_from([1, 2, LONGEST, LONGEST + 1]))
    made = []
    for plate in range(1, PLATES + 1):
        types = ["coin", *kinds[3 * plate - 3 : 3 * plate]]
        if plate == headquarters:
            types[draw(st.integers(0, 3))] = "hq"
        pairs = draw(st.lists(st.sampled_from(PAIRS), unique=True, min_size=2))
        made.append(
            {
                "plate": plate,
                "coin_number": plate,
                "squares": {letter: {"type": kind} for letter, kind in zip(LETTERS, types, strict=True)},
                "internal": [{"between": list(pair), "segments": length} for pair in pairs],
                "edges": [
                    {"side": side, "pos": pos + 1, "square": edge_square[at % len(edge_square)], "full": pos}
                    for at, side in enumerate(SIDES)
                    for pos in range(places)
                ],
            }
        )
    return made


GRID = st.permutations(range(1, PLATES + 1)).map(
    lambda order: [[{"plate": plate, "rot": plate % 4} for plate in order[at : at + 3]] for at in (0, 3, 6)]
)
BOX = st.fixed_dictionaries(
    {},
    optional={
        "plates": plates(),
        "tiles": st.fixed_dictionaries({}, optional={name: stack(name) for name in STACKS}),
        "arrangements": st.fixed_dictionaries({"beginner": GRID}),
    },
).map(json.dumps)
FILES = st.fixed_dictionaries({"box.json": BOX}, optional={"town.json": GRID.map(json.dumps)})


@given(SEATS, FILES, st.integers(0, 1 << 20))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_whatever_box_a_stranger_makes_up_is_refused_or_can_be_played(
    seats: int, files: dict[str, str], seed: int
) -> None:
    check_files(GAME, seats, files, seed)
