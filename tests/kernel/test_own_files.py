"""Own files of players: what no game ever sees, because it is too large, too deep or too long."""

from __future__ import annotations

import json

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.kernel.game import Meta, make_setup
from flibuste.kernel.own_files import (
    DEEPEST,
    LARGEST_FILE,
    LARGEST_NUMBER,
    LONGEST_LIST,
    LONGEST_TEXT,
    MOST_VALUES,
    read_json,
    read_rows,
)
from flibuste.kernel.records.record import BadRecord, checksum, parse, replay
from flibuste.kernel.types import Refusal
from flibuste.table.table import Table

BOX = Meta("toy", "Toy", "TOY", (2,), 1, ("done",), "TOY-1", data=("box.json", "ships.csv", "tale.txt"))

DICE = '[["rum"], ["blank"]]'


def why(file: str, text: str) -> str:
    with pytest.raises(Refusal) as caught:
        make_setup(BOX, 2, None, {file: text})
    assert caught.value.facts["file"] == file
    return caught.value.reason


@pytest.mark.parametrize("file", BOX.data)
def test_a_file_that_nobody_can_keep_is_refused(file: str) -> None:
    assert why(file, "x" * (LARGEST_FILE + 1)) == "data-too-large"
    assert why(file, "\0") == "data-not-text"
    assert why(file, "\ud800") == "data-not-text"


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (deep(DEEPEST + 1), "data-too-deep"),
        ("[" * LARGEST_FILE, "data-too-deep"),
        ('{"a":' * 9_000 + "1" + "}" * 9_000, "data-too-deep"),
        ("9" * 5_000, "data-large-number"),
        (f"[{LARGEST_NUMBER + 1}]", "data-large-number"),
        (f"[-{LARGEST_NUMBER + 1}]", "data-large-number"),
        ("1e999", "data-large-number"),
        ("-1e10", "data-large-number"),
        ("0." + "1" * 5_000, "data-large-number"),
        ("NaN", "data-large-number"),
        ("-Infinity", "data-large-number"),
        (json.dumps([0] * (LONGEST_LIST + 1)), "data-long-list"),
        (json.dumps(dict.fromkeys(map(str, range(LONGEST_LIST + 1)), 0)), "data-long-list"),
        (json.dumps([[0] * LONGEST_LIST] * (MOST_VALUES // LONGEST_LIST)), "data-many-values"),
        (json.dumps("x" * (LONGEST_TEXT + 1)), "data-long-text"),
        (json.dumps({"x" * (LONGEST_TEXT + 1): 1}), "data-long-text"),
        ("[1,\n2", "data-not-json"),
        ("", "data-not-json"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else None,
)
def test_json_beyond_the_bounds_is_refused(text: str, reason: str) -> None:
    assert why("box.json", text) == reason


def test_json_within_the_bounds_is_read() -> None:
    for text in (
        deep(DEEPEST),
        f"[{LARGEST_NUMBER}, -{LARGEST_NUMBER}, 0.25, -1.5e-3]",
        json.dumps([0] * LONGEST_LIST),
        json.dumps({"x" * LONGEST_TEXT: "y" * LONGEST_TEXT}),
    ):
        assert make_setup(BOX, 2, None, {"box.json": text}).data == (("box.json", text),)
        assert read_json("box.json", "\ufeff" + text) == json.loads(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x" * (LONGEST_TEXT + 1), "data-long-text"),
        ("x," * MOST_VALUES, "data-many-values"),
        ("x\n" * (LONGEST_LIST + 1), "data-long-list"),
        ('"' + "x" * LONGEST_TEXT + '\nx"', "data-long-text"),
    ],
    ids=["cell", "cells", "rows", "quoted"],
)
def test_a_table_beyond_the_bounds_is_refused(text: str, reason: str) -> None:
    assert why("ships.csv", text) == reason


def test_a_table_within_the_bounds_is_read_without_its_empty_rows() -> None:
    assert read_rows("ships.csv", "a, b\n\n , \nc,d\n") == [(1, ["a", "b"]), (4, ["c", "d"])]
    assert make_setup(BOX, 2, None, {"ships.csv": "\n" * LARGEST_FILE}).data


def test_any_other_file_has_bounded_lines() -> None:
    assert why("tale.txt", "x" * (LONGEST_TEXT + 1)) == "data-long-text"
    assert why("tale.txt", "x\n" * (LONGEST_LIST + 1)) == "data-long-list"
    assert make_setup(BOX, 2, None, {"tale.txt": "once\n" * 100}).data


@pytest.mark.parametrize("content", ["[" * 60_000, "9" * 60_000, "NaN", '"\\ud800"', '{"a":' * 20_000])
def test_a_record_with_such_a_file_is_refused_with_a_sentence(content: str) -> None:
    table = Table(
        GAME, make_setup(GAME.meta, 2, None, {"colour_dice.json": DICE}), ["Anne", "Bart"], bytes(32)
    )
    lines = table.record(own=True).text().splitlines()[:-1]
    at = next(at for at, line in enumerate(lines) if line.startswith("data "))
    lines[at] = f"data colour_dice.json {content}"
    text = "\n".join([*lines, f"check {checksum(lines)}"]) + "\n"
    with pytest.raises(BadRecord) as bad:
        replay(GAME, parse(text))
    assert bad.value.reason in ("not-a-file", "setup", "not-as-written")
