"""Own files that want to hurt whoever reads them: too deep, too many, too large, never connected."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from flibuste.kernel import registry

Path = list[Any]
LARGEST_FILE = 64_000
"""Characters that a server reads of a file; a longer one would be refused for its length alone."""
TINY = ("0", "1", "{}", "[]", '""', "null", '{"count":0}', '{"value":1,"count":1}', '["rum"]')
CELLS = (
    "",
    "-1",
    "0",
    "9" * 4500,
    "1e9",
    "NaN",
    "x" * 3000,
    "é\u202e",
    '"',
    "٣",
    "S01",
    "=1+1",
    " ",
    "0x7f",
    "1_0",
)
NUMBERS: tuple[Any, ...] = (-1, 0, 2**63, 10**300, 1e308, -0.0, True, None, "7", 1.5, 10**18)


def built_in(game: str) -> dict[str, str]:
    """The files that come with the game, by name; an own town is the one for beginners."""
    folder = registry.folder(game)
    found = {}
    for name in registry.find(game).meta.data:
        file = folder / name
        if file.is_file():
            found[name] = file.read_text(encoding="utf-8")
        else:
            box = json.loads((folder / "box.json").read_text(encoding="utf-8"))
            found[name] = json.dumps({"grid": box["arrangements"]["beginner"]})
    return found


def paths(value: Any, here: Path) -> list[Path]:  # noqa: ANN401 - JSON
    """Where every part of a JSON value is."""
    found = [here]
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        found += paths(part, [*here, key])
    return found


def put(value: Any, where: Path, new: Any) -> Any:  # noqa: ANN401 - JSON
    if not where:
        return new
    changed = copy.deepcopy(value)
    part = changed
    for key in where[:-1]:
        part = part[key]
    part[where[-1]] = new
    return changed


def at(value: Any, where: Path) -> Any:  # noqa: ANN401 - JSON
    for key in where:
        value = value[key]
    return value


def slim(game_file: str) -> Any:  # noqa: ANN401 - JSON
    """The parts of a file that are read, so that there is room for harm."""
    value = json.loads(game_file)
    if isinstance(value, dict) and "plates" in value:
        value = {key: value[key] for key in ("tiles", "plates", "arrangements")}
        for plate in value["plates"]:
            for edge in plate["edges"]:
                for key in ("id", "half", "dark_length", "exit_xy"):
                    edge.pop(key, None)
    return value


def many(text: str, dice: random.Random) -> str:
    """A list anywhere in the file gets as many tiny items as fit."""
    value = slim(text)
    lists = [where for where in paths(value, []) if isinstance(at(value, where), list)]
    marked = json.dumps(put(value, dice.choice(lists), ["@@"]), separators=(",", ":"))
    item = dice.choice(TINY)
    room = max(1, (LARGEST_FILE - len(marked)) // (len(item) + 1))
    return marked.replace('"@@"', ",".join([item] * room))[:LARGEST_FILE]


def deep(text: str, dice: random.Random) -> str:
    """Something nested as deeply as fits, alone or in the place of a part."""
    opening, closing = dice.choice([("[", "]"), ('{"a":', "}")])
    depth = dice.choice([100, 900, 1100, 8000, 30_000])
    nested = opening * depth + "1" + closing * depth
    if dice.random() < 0.3:
        return nested[:LARGEST_FILE]
    value = slim(text)
    return json.dumps(put(value, dice.choice(paths(value, [])), "@@")).replace('"@@"', nested)[:LARGEST_FILE]


def large(text: str, dice: random.Random) -> str:
    """Numbers with thousands of digits, in the place of any part."""
    value = slim(text)
    digits = dice.choice(
        ["9" * 4200, "9" * 4400, "1" + "0" * 20_000, "1e999", "-1e999", "NaN", "Infinity", "1" * 60]
    )
    return json.dumps(put(value, dice.choice(paths(value, [])), "@@")).replace('"@@"', digits)[:LARGEST_FILE]


def other(text: str, dice: random.Random) -> str:
    """A few parts are replaced by something of another size or kind."""
    value = slim(text)
    for _ in range(dice.choice([1, 1, 2, 5])):
        where = dice.choice(paths(value, []))
        part = at(value, where)
        new: Any = dice.choice([*NUMBERS, "x" * 5000, [], {}, [part] * 3, {"a": part}])
        value = put(value, where, new)
        if not isinstance(value, dict | list):
            break
    return json.dumps(value)[:LARGEST_FILE]


def apart(text: str, dice: random.Random) -> str:
    """Plates without alleys inside, whose edges all leave from one square: no arrangement connects them."""
    value = slim(text)
    if not isinstance(value, dict) or "plates" not in value:
        return other(text, dice)
    how = dice.choice(["none", "few", "beginner only"])
    for plate in value["plates"]:
        plate["internal"] = [] if how == "none" else plate["internal"][: dice.randrange(3)]
        for edge in plate["edges"]:
            edge["square"] = "a" if how != "beginner only" or edge["side"] in "NW" else edge["square"]
    return json.dumps(value)[:LARGEST_FILE]


def rows(text: str, dice: random.Random) -> str:
    """A CSV file with other cells, thousands of rows, or rows of any width."""
    lines = text.splitlines()
    how = dice.randrange(4)
    if how == 0:
        more = [lines[1 + number % (len(lines) - 1)] for number in range(20_000)]
        return "\n".join([lines[0], *more])[:LARGEST_FILE]
    if how == 1:
        return "\n".join([lines[0], *["," * dice.choice([1, 9, 5000])] * 10_000])[:LARGEST_FILE]
    for _ in range(dice.choice([1, 2, 6])):
        row = dice.randrange(len(lines))
        cells = lines[row].split(",")
        cells[dice.randrange(len(cells))] = dice.choice(CELLS)
        lines[row] = ",".join(cells)
    return "\n".join(lines)[:LARGEST_FILE]


JSON_WAYS: tuple[Callable[[str, random.Random], str], ...] = (many, deep, large, other, other, apart)


def hostile_files(game: str, dice: random.Random) -> dict[str, str]:
    """One or two of the game's own files, each made hostile in one way."""
    files = built_in(game)
    names = dice.sample(sorted(files), dice.choice([1, 1, min(2, len(files))]))
    made = {}
    for name in names:
        way = dice.choice(JSON_WAYS) if name.endswith(".json") else rows
        made[name] = way(files[name], dice)
    return made


def with_files() -> list[str]:
    """The games that take files of one's own."""
    return [name for name in registry.names() if registry.find(name).meta.data]
