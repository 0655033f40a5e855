"""The players' own files: what they can replace, and what is refused with file, place and reason."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.box import OURS
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Setup, fingerprint, make_setup, play_out
from flibuste.kernel.records.record import parse, verify
from flibuste.kernel.types import Refusal
from flibuste.table.table import Table

FILE: Any = json.loads(OURS)
MIXED = json.dumps({"grid": FILE["fixtures"]["mixed"]["grid"]})


def changed(path: str, value: object) -> str:
    """The built-in file with one value changed: `plates/0/edges/1/pos`, counted from 0."""
    file = copy.deepcopy({key: FILE[key] for key in ("tiles", "plates", "arrangements")})
    *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    at: Any = file
    for step in steps:
        at = at[step]
    at[last] = value
    return json.dumps(file)


def why(file: str, text: str) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        GAME.check_data(Setup(2, (), ((file, text),)))
    facts = caught.value.facts
    assert facts["file"] == file
    return caught.value.reason, str(facts["path"] if "path" in facts else facts["line"])


BAD = [
    ("tiles/tavern/tiles/0/value", 6, ("data-number", "tiles/tavern/tiles/1/value")),  # RUM-76
    ("tiles/tavern/tiles/0/tavern", "pub", ("data-word", "tiles/tavern/tiles/1/tavern")),
    ("tiles/map/tiles", {}, ("data-shape", "tiles/map/tiles")),
    ("tiles/chest/tiles/0/count", 5, ("data-scorpions", "tiles/chest")),  # RUM-81
    ("tiles/scorpion/tiles/0", {"value": -2}, ("data-missing", "tiles/scorpion/tiles/1/threshold")),
    ("tiles/rendezvous/tiles/0/matches", ["coin"], ("data-rendezvous", "tiles/rendezvous/tiles/1/matches")),
    ("tiles/rendezvous/tiles/0/matches", [], ("data-rendezvous", "tiles/rendezvous/tiles/1/matches")),
    ("plates/2/squares/a/type", "hq", ("data-headquarters", "plates")),
    ("plates/2/squares/a/type", "coin", ("data-coin", "plates/3/squares")),
    ("plates/2/coin_number", 4, ("data-plate-number", "plates/3")),
    ("plates/2/plate", 1, ("data-plate-number", "plates/3")),
    ("plates/2/internal/0/between", ["a", "a"], ("data-loop", "plates/3/internal/1")),
    ("plates/2/internal/0/between", ["c", "d"], ("data-twice", "plates/3/internal/2")),
    ("plates/2/internal/0/segments", 0, ("data-number", "plates/3/internal/1/segments")),
    ("plates/2/edges/0/pos", 3, ("data-positions", "plates/3/edges")),
    ("plates/2/edges/0/pos", 2, ("data-twice", "plates/3/edges/2")),
    ("plates/2/edges/0/full", True, ("data-number", "plates/3/edges/1/full")),
    ("plates/2/squares/a/xy", [0.5, 7], ("data-number", "plates/3/squares/a/xy/2")),
    ("plates", [], ("data-count", "plates")),
    ("arrangements/beginner/0/0/plate", 2, ("data-twice", "arrangements/beginner/1/2")),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "reason"), BAD, ids=[row[0] for row in BAD])
def test_a_bad_box_is_refused_with_its_place(path: str, value: object, reason: tuple[str, str]) -> None:
    """RUM-4 and the checks of section 2.6."""
    assert why("box.json", changed(path, value)) == reason


def test_a_file_that_is_not_json_is_refused_with_its_line() -> None:
    """RUM-4."""
    assert why("box.json", '{"tiles":\n{]}') == ("data-not-json", "2")
    deep = ("town.json", "[" * 60_000)
    with pytest.raises(Refusal, match="data-too-deep"):
        GAME.check_data(Setup(2, (), (deep,)))
    assert why("box.json", "[]") == ("data-shape", "")


def test_a_misspelt_key_is_refused() -> None:
    """RUM-4."""
    assert why("box.json", '{"plate": []}') == ("data-unknown-part", "plate")
    assert why("box.json", '{"tiles": {"bunks": {}}}') == ("data-unknown-part", "tiles/bunks")
    assert why("box.json", '{"tiles": []}') == ("data-shape", "tiles")


def test_a_town_that_is_not_connected_is_refused() -> None:
    """RUM-4: the squares b of all plates are only connected to each other."""
    file = copy.deepcopy({"plates": FILE["plates"]})
    for plate in file["plates"]:
        plate["internal"] = [
            {"between": ["a", "c"], "segments": 1}, {"between": ["c", "d"], "segments": 1},
        ]  # fmt: skip
        for edge in plate["edges"]:
            edge["square"] = "a"
    assert why("box.json", json.dumps(file)) == ("data-apart", "plates")


@pytest.mark.parametrize(
    ("grid", "reason"),
    [
        ([[{"plate": 1, "rot": 0}] * 3] * 3, ("data-twice", "grid/1/2")),
        ([[{"plate": 1, "rot": 4}] * 3] * 3, ("data-number", "grid/1/1/rot")),
        ([[{"plate": 1, "rot": 0}] * 3] * 2, ("data-count", "grid")),
        ([[{"plate": 1}] * 3] * 3, ("data-missing", "grid/1/1/rot")),
    ],
)
def test_a_bad_arrangement_is_refused(grid: object, reason: tuple[str, str]) -> None:
    """RUM-3."""
    assert why("town.json", json.dumps({"grid": grid})) == reason


def test_an_own_arrangement_overrides_the_option() -> None:
    """RUM-3."""
    for text in (MIXED, json.dumps(FILE["fixtures"]["mixed"]["grid"])):
        s = GAME.start(make_setup(GAME.meta, 3, {"town": "beginner"}, {"town.json": text}), Dealer(Quick(1)))
        assert [plate + 1 for plate, _ in s.town.grid] == [9, 4, 7, 2, 5, 8, 6, 1, 3]
        assert [turns for _, turns in s.town.grid] == [1, 2, 3, 0, 1, 2, 3, 0, 1]


def test_an_own_box_needs_to_name_only_what_differs() -> None:
    """RUM-5: here there are only three bunks, each worth 9."""
    text = json.dumps({"tiles": {"bunk": {"tiles": [{"value": 9, "count": 3}]}}})
    s = GAME.start(make_setup(GAME.meta, 4, {}, {"box.json": text}), Dealer(Quick(1)))
    view: Any = GAME.view(s, None)
    assert view["displays"]["beds"]["bunk"] == 9 and view["stacks"]["bunk"] == 2
    assert view["town"]["origin"] == "own" and s.box.tiles == 179


def test_the_town_of_the_built_in_box_is_labelled_a_reconstruction() -> None:
    view: Any = GAME.view(GAME.start(make_setup(GAME.meta, 4), Dealer(Quick(1))), None)
    assert view["town"]["origin"] == "reconstruction"


def parallel() -> str:
    """Plates where both edge alleys of a side begin at the same square: two alleys join the same squares."""
    file = copy.deepcopy({"plates": FILE["plates"]})
    for plate in file["plates"]:
        for edge in plate["edges"]:
            edge["square"] = {"N": "a", "E": "b", "S": "c", "W": "d"}[edge["side"]]
    return json.dumps(file)


def test_of_two_alleys_to_one_square_the_shorter_comes_first() -> None:
    """RUM-17."""
    data = {"box.json": parallel(), "town.json": json.dumps(FILE["arrangements"]["beginner"])}
    s = GAME.start(make_setup(GAME.meta, 4, {"start": "0"}, data), Dealer(Quick(1)))
    moves = [(square, choice.text) for square in range(36) for choice in s.town.moves[square]]
    doubles = [(square, text) for square, text in moves if text.endswith(" 2")]
    assert doubles
    for square, text in doubles:
        names = {
            choice.text: alley
            for choice, alley in zip(s.town.moves[square], s.town.ways[square], strict=True)
        }
        assert s.town.length[names[text[:-2]]] <= s.town.length[names[text]]


def clashing() -> str:
    """A-2, in the other reading: one tile of 4 and one of 6 for each symbol."""
    tiles = copy.deepcopy(FILE["tiles"]["rendezvous"]["tiles"])
    both = [{**tile, "value": value, "count": 1} for tile in tiles for value in (4, 6)]
    return json.dumps({"tiles": {"rendezvous": {"tiles": both}}})


@pytest.mark.parametrize("text", [parallel(), clashing()], ids=["parallel", "clashing"])
@pytest.mark.parametrize("seats", [2, 5])
def test_games_with_an_own_box_run_to_their_end_and_replay(text: str, seats: int) -> None:
    """RUM-2: the record keeps the files."""
    for seed in range(4):
        setup = make_setup(GAME.meta, seats, {}, {"box.json": text, "town.json": MIXED})
        dealer = Dealer(Quick(seed))
        s = GAME.start(setup, dealer)
        census = GAME.census(s)
        play_out(GAME, s, dealer)
        assert s.ended and GAME.census(s) == census
    table = Table(GAME, setup, [f"P{seat}" for seat in range(seats)], bytes(32))
    rng = Quick(1)
    while not table.over:
        (seat,) = GAME.asking(table.state)
        there = pickle.loads(pickle.dumps(table.state))
        assert fingerprint(GAME, there) == fingerprint(GAME, table.state)
        options = GAME.options(table.state, seat)
        for other in range(seats):
            world = GAME.imagined(table.state, other, Quick(table.version))
            assert GAME.view(world, other) == GAME.view(table.state, other)
        table.play(seat, options[rng.below(len(options))])
    verify(GAME, parse(table.record().text()))


def test_where_tiles_of_different_value_fit_the_mover_chooses() -> None:
    """RUM-67: the player is asked even if only one fits, so that the question tells nothing."""
    from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame

    now = ScriptedGame(4, {"box.json": clashing()}).captain("1b").taverns(("tavern_1", 2))
    for value in (6, 4):
        now.s.dates[0].append(now.out_of_bag(5, now.tile(5, value, "tavern_1")))
        now.s.dates_not[0].append(0)
    now.turn_of(0).play("move 1a")
    assert now.asked == (0, "meet") and now.options() == ["meet 4", "meet 6"]
    now.play("meet 4")
    assert now.values(now.s.met[0]) == [4] and now.asked == (0, "host")


def test_plates_that_only_the_beginners_arrangement_connects_give_that_town() -> None:
    """RUM-3: no random arrangement of these plates is connected, and nobody waits for one."""
    hostile = (Path(__file__).parent / "hostile_box.json").read_text(encoding="utf-8")
    setup = make_setup(GAME.meta, 2, {"town": "random"}, {"box.json": hostile})
    GAME.check_data(setup)
    s = GAME.start(setup, Dealer(Quick(1)))
    assert s.town.grid == s.box.beginner and s.town.is_connected()
    play_out(GAME, s, Dealer(Quick(2)))


def test_lists_and_stacks_of_an_own_box_are_bounded() -> None:
    """A file of 64 kB could name tens of thousands of tiles."""
    tile = {"value": 1, "tavern": "red", "count": 0}
    path, value = "tiles/rendezvous/tiles", FILE["tiles"]["rendezvous"]["tiles"][0]
    assert why("box.json", changed(path, [value] * 101)) == ("data-many", path)
    assert why("box.json", changed(path, [{**value, "count": 40}] * 6)) == ("data-many", path)
    assert why("box.json", changed("tiles/tavern/tiles", [tile] * 101)) == ("data-many", "tiles/tavern/tiles")


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 5000, "1e999", "NaN"])
def test_a_number_without_end_is_refused(number: str) -> None:
    text = changed("plates/2/internal/0/segments", 77777).replace("77777", number)
    with pytest.raises(Refusal, match="data-large-number"):
        GAME.check_data(Setup(2, (), (("box.json", text),)))
