"""The box and the town: counts, the specification's two fixtures, and a thousand arrangements."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.box import BOX, OURS
from flibuste.games.rum_and_pirates.page import read_page
from flibuste.games.rum_and_pirates.parts import COIN, KINDS, SQUARE_AT, SQUARES, STACKS
from flibuste.games.rum_and_pirates.plates import Grid, read_grid
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup

FILE: Any = json.loads(OURS)


def grid_of(name: str) -> Grid:
    return read_grid(read_page("box.json", json.dumps(FILE["fixtures"][name]["grid"])))


def alleys_of(town: Town) -> list[dict[str, Any]]:
    """The alleys in the form of the fixtures."""
    found = [
        {
            "id": town.name[alley],
            "kind": "dark" if town.is_dark(alley) else "normal",
            "ends": [SQUARES[end] for end in (town.end[alley], town.other[alley]) if end >= 0],
            "length": town.length[alley],
        }
        for alley in range(len(town.name))
    ]
    return sorted(found, key=lambda alley: str(alley["id"]))


@pytest.mark.parametrize("name", ["beginner", "mixed"])
def test_the_town_equals_the_fixture(name: str) -> None:
    """RUM-2 to RUM-4."""
    fixture = sorted(FILE["fixtures"][name]["alleys"], key=lambda alley: alley["id"])
    assert alleys_of(Town(BOX, grid_of(name))) == fixture


def test_c_35_a_plate_turned_once_faces_south_with_its_east_side() -> None:
    """RUM-2, RUM-4: plate 5."""
    town = Town(BOX, grid_of("mixed"))
    for name, ends, length in (
        ("1.N1+5.E2", ("1a", "5c"), 3),
        ("1.N2+5.E1", ("1b", "5b"), 1),
        ("7.E1", ("7b",), 1),
    ):
        alley = town.name.index(name)
        found = [SQUARES[end] for end in (town.end[alley], town.other[alley]) if end >= 0]
        assert (tuple(found), town.length[alley], town.is_dark(alley)) == (ends, length, len(ends) == 1)


def test_the_box_has_181_tiles_and_36_squares() -> None:
    """RUM-1, RUM-5, RUM-10 and the checks of section 2.6."""
    assert BOX.tiles == FILE["tiles_total"]["value"] == 181
    sizes = {name: len(BOX.stacks[stack]) for stack, name in enumerate(STACKS)}
    assert sizes == {name: FILE["tiles"][name]["total"] for name in STACKS}
    assert BOX.barrels == 12 and FILE["figures"]["total"] == 76
    kinds = Counter(KINDS[kind] for kind in BOX.kind)
    assert kinds == {row["id"]: row["squares_on_board"] for row in FILE["square_types"]}
    assert [BOX.kind[4 * plate : 4 * plate + 4].count(COIN) for plate in range(9)] == [1] * 9


def test_the_settings_of_the_file_are_the_options() -> None:
    """RUM-3, RUM-9, and the rulings of section 6."""
    keys = {
        "arrangement": "town", "start_player": "start", "coins_hidden": "coins",
        "rum_returns_to_supply": "barrels", "dark_return_to_same_square": "dark",
        "forced_dark_basis": "forced", "sole_player_may_rest": "alone", "tavern_must_take": "drink",
        "rendezvous_set": "dates",
    }  # fmt: skip
    assert set(FILE["settings_default"]) == set(keys)
    assert [option.key for option in GAME.meta.options] == list(
        dict.fromkeys(["town", "start", *keys.values()])
    )


def random_grid(rng: Quick) -> Grid:
    bag = list(range(9))
    plates = [bag.pop(rng.below(len(bag))) for _ in range(9)]
    return tuple((plate, rng.below(4)) for plate in plates)


def by_coordinates(grid: Grid) -> Counter[tuple[frozenset[str], int, bool]]:
    """The alleys by a second method: exits at the same point of the plane are joined."""
    found: Counter[tuple[frozenset[str], int, bool]] = Counter()
    points: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for cell, (number, turns) in enumerate(grid):
        plate = next(plate for plate in FILE["plates"] if plate["plate"] == number + 1)
        for alley in plate["internal"]:
            ends = frozenset(plate["squares"][end]["id"] for end in alley["between"])
            found[ends, alley["segments"], False] += 1
        for edge in plate["edges"]:
            x, y = (round(3 * part) for part in edge["exit_xy"])
            for _ in range(turns):
                x, y = 3 - y, x
            point = (3 * (cell % 3) + x, 3 * (cell // 3) + y)
            points.setdefault(point, []).append((plate["squares"][edge["square"]]["id"], edge["full"]))
    for point, edges in points.items():
        outside = 0 in point or 9 in point
        assert len(edges) == (1 if outside else 2)
        found[frozenset(square for square, _ in edges), sum(full for _, full in edges) + 1, outside] += 1
    return found


def test_a_thousand_arrangements_pass_the_checks() -> None:
    """RUM-4, sections 2.6 and 2.7: connected, 54 normal and 24 dark alleys, equal to those by coordinates."""
    invariants = FILE["invariants"]
    rng = Quick(35)
    for _ in range(1000):
        grid = random_grid(rng)
        town = Town(BOX, grid)
        assert town.is_connected() and len(town.darks) == invariants["dark_alleys"]
        normal = [alley for alley in range(len(town.name)) if not town.is_dark(alley)]
        assert len(normal) == invariants["normal_alleys"]
        assert sum(town.length[alley] for alley in normal) == invariants["normal_segments"]
        assert sum(town.length[alley] for alley in town.darks) == invariants["dark_segments"]
        degrees = [len(town.ways[square]) + len(town.outs[square]) for square in range(36)]
        assert [min(degrees), max(degrees)] == invariants["degree_range"]
        assert all(town.end[alley] != town.other[alley] for alley in normal)
        graph = Counter(
            (
                frozenset(SQUARES[end] for end in (town.end[alley], town.other[alley]) if end >= 0),
                town.length[alley],
                town.is_dark(alley),
            )
            for alley in range(len(town.name))
        )
        assert graph == by_coordinates(grid)


def test_the_moves_from_a_square_have_different_names() -> None:
    """RUM-17."""
    rng = Quick(36)
    for _ in range(50):
        town = Town(BOX, random_grid(rng))
        for square in range(36):
            moves = town.moves[square]
            assert len({choice.text for choice in moves}) == len(moves) == len(town.ways[square])
            for alley, choice in zip(town.ways[square], moves, strict=True):
                assert choice.facts["square"] == SQUARES[town.far(alley, square)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up_is_that_of_the_book(seats: int) -> None:
    """RUM-1, RUM-5 to RUM-10."""
    s = GAME.start(make_setup(GAME.meta, seats), Dealer(Quick(seats)))
    view: Any = GAME.view(s, 0)
    rope = 4 if seats >= 4 else 0
    assert view["stacks"] == {
        "tavern": 26, "map": 26, "chest": 11, "scorpion": 11, "accessory": 20, "rendezvous": 18,
        "guard_small": 9, "guard_large": 9, "bunk": 4, "hammock": 4, "rope": rope,
    }  # fmt: skip
    assert (view["displays"]["beds"]["rope"] is None) == (seats < 4)
    assert s.reserve == [10] * seats and s.pool == [5] * seats and s.coins == [2] * seats
    assert s.rum == [0] * seats and s.barrels == 12 and s.captain == s.town.hq
    assert (len(s.rows) == 1) == (seats == 2)  # RUM-98


def test_geometry_a_quarter_turn_maps_x_y_to_one_minus_y_x() -> None:
    """Section 9.1: every square lies on its plate, and no two on the same point."""
    now = ScriptedGame(4, town="random")
    view: Any = GAME.view(now.s, None)
    spots = {(square["x"], square["y"]) for square in view["town"]["squares"]}
    assert len(spots) == 36
    cells = {plate["plate"]: (plate["column"], plate["row"]) for plate in view["town"]["plates"]}
    for square in view["town"]["squares"]:
        assert (int(square["x"]), int(square["y"])) == cells[square["plate"]]
    for alley in view["town"]["alleys"]:
        ends = [SQUARE_AT[end] for end in alley["ends"]]
        where = {at["at"]: [at["x"], at["y"]] for at in view["town"]["squares"]}
        assert alley["line"][0] == where[SQUARES[ends[0]]]
        assert alley["dark"] == any(part in (0, 3) for part in alley["line"][-1])
