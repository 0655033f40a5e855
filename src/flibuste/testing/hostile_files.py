"""Own files as a stranger might send them: changed built-in ones, and files made up from scratch."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from flibuste.kernel.game import Game
from flibuste.kernel.own_files import DEEPEST, LARGEST_NUMBER, LONGEST_LIST, LONGEST_TEXT

NUMBERS = (0, 1, 2, 9, 100, 300, 999, LARGEST_NUMBER, -1, -LARGEST_NUMBER, 10**40)
CELLS = ("", " ", "0", "-0", "1", "300", "1e9", "9" * 5_000, "½", "x" * LONGEST_TEXT, '"', "NaN", "\u202e")
CHANGES = 4
"""Changes of a built-in file, at most."""


def hostile_files(game: Game[Any], folder: Path, seed: int) -> dict[str, str]:
    """At least one own file of this game; the same seed gives the same ones."""
    chance = random.Random(seed)
    names = [name for name in game.meta.data if chance.random() < 0.5] or [chance.choice(game.meta.data)]
    return {name: hostile_file(folder / name, chance) for name in names}


def hostile_file(built_in: Path, chance: random.Random) -> str:
    text = built_in.read_text(encoding="utf-8") if built_in.is_file() else ""
    if built_in.suffix == ".json":
        if text and chance.random() < 0.7:
            return changed_json(json.loads(text), chance)
        return json.dumps(made_up(chance, DEEPEST + 2))
    rows = [line.split(",") for line in text.splitlines()] or [["id", "name", "count"]]
    return changed_rows(rows, chance)


def made_up(chance: random.Random, levels: int) -> Any:  # noqa: ANN401 - JSON
    """A JSON value of any shape."""
    kind = chance.randrange(8)
    if kind < 3 and levels:
        size = chance.choice((0, 1, 2, 3, LONGEST_LIST + 1))
        # A long list in a long list in a long list would fill the memory of whoever makes it up.
        item = made_up(chance, 0 if size > LONGEST_LIST else levels - 1)
        return [item] * size
    if kind == 3 and levels:
        return {chance.choice(CELLS): made_up(chance, levels - 1) for _ in range(chance.randrange(4))}
    if kind < 6:
        return chance.choice(NUMBERS)
    return chance.choice((chance.choice(CELLS), None, True, 0.5, float("nan"), float("inf")))


def changed_json(content: Any, chance: random.Random) -> str:  # noqa: ANN401 - JSON
    """The content with some parts replaced, repeated, swapped or left out."""
    for _ in range(1 + chance.randrange(CHANGES)):
        where = content
        while True:  # goes down to some list or object
            inside = [value for value in items_of(where) if isinstance(value, list | dict) and value]
            if not inside or chance.random() < 0.2:
                break
            where = chance.choice(inside)
        change(where, chance)
    return json.dumps(content)


def items_of(value: Any) -> list[Any]:  # noqa: ANN401 - JSON
    return list(value.values()) if isinstance(value, dict) else list(value)


def change(where: Any, chance: random.Random) -> None:  # noqa: ANN401 - JSON
    if not where:
        return
    key = chance.choice(sorted(where)) if isinstance(where, dict) else chance.randrange(len(where))
    way = chance.randrange(4)
    if way == 0:
        del where[key]
    elif way == 1 and isinstance(where, list):
        where += [where[key]] * chance.choice((1, 20, 300, LONGEST_LIST))
    elif way == 2:
        other = chance.choice(sorted(where)) if isinstance(where, dict) else chance.randrange(len(where))
        where[key], where[other] = where[other], where[key]
    else:
        where[key] = made_up(chance, 3)


def changed_rows(rows: list[list[str]], chance: random.Random) -> str:
    for _ in range(1 + chance.randrange(CHANGES)):
        at = chance.randrange(len(rows))
        way = chance.randrange(4)
        if way == 0 and len(rows) > 1:
            del rows[at]
        elif way == 1:
            rows += [list(rows[at])] * chance.choice((1, 20, 300, LONGEST_LIST))
        elif way == 2 and rows[at]:
            cell = chance.randrange(len(rows[at]))
            rows[at] = [*rows[at][:cell], chance.choice(CELLS), *rows[at][cell + 1 :]]
        else:
            cells = [chance.choice((*CELLS, *map(str, NUMBERS))) for _ in rows[at]]
            rows[at] = cells * chance.choice((1, 1, 1, 100))
    return "\n".join([",".join(row) for row in rows])
