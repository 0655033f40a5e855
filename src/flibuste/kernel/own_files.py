"""Own files of players: the bounds of every file of every game, and readers that keep them.

`make_setup` refuses a file beyond these bounds before a game sees it. So a game's own checks have little to
read, whatever a stranger sends. A game reads its files with `read_json`, `read_rows` and `read_lines`.
"""

from __future__ import annotations

import csv
import json
import math
from typing import Any, Final, NamedTuple

from flibuste.kernel.types import Refusal

LARGEST_FILE: Final = 64_000
"""Characters of a file, at most: every record and every saved table contains it."""
DEEPEST: Final = 16
"""Lists and objects inside each other."""
MOST_VALUES: Final = 10_000
"""Values in a JSON file, or cells in a table."""
LONGEST_LIST: Final = 1_000
"""Items of a list, keys of an object, or rows of a table."""
LONGEST_TEXT: Final = 1_000
"""Characters of a text, a key or a cell."""
LARGEST_NUMBER: Final = 1_000_000_000
LONGEST_NUMBER: Final = 25
"""Characters of a number as it is written."""


SEPARATORS: Final = [",", ";", "\t"]
"""Spreadsheets write commas, semicolons (as in French and German) or tabs."""


class Row(NamedTuple):
    """A row of a table: the line on which it ends, and its cells without outer spaces."""

    line: int
    cells: list[str]


def must_be_bounded(file: str, text: str) -> None:
    """Refuses a file that is too large, too deep or too long in any part, or that cannot be read at all."""
    if len(text) > LARGEST_FILE:
        raise Refusal("data-too-large", "", {"file": file, "most": LARGEST_FILE})
    if not is_text(text):
        raise Refusal("data-not-text", "", {"file": file})
    if file.endswith(".json"):
        read_json(file, text)
    elif file.endswith(".csv"):
        read_rows(file, text)
    else:
        read_lines(file, text)


def is_text(content: str) -> bool:
    """Whether every disk and database can store it: no lone surrogates, no NUL."""
    try:
        content.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in content


def read_json(file: str, text: str) -> Any:  # noqa: ANN401 - JSON
    """The content of a JSON file. Its numbers, texts, lists and nesting are bounded."""
    try:
        content = json.loads(
            text.removeprefix("\ufeff"),
            parse_int=bounded_int,
            parse_float=bounded_float,
            parse_constant=bounded_float,
        )
    except json.JSONDecodeError as fault:
        raise Refusal(
            "data-not-json", "", {"file": file, "line": fault.lineno, "column": fault.colno}
        ) from None
    except OverflowError:
        raise Refusal("data-large-number", "", {"file": file, "most": LARGEST_NUMBER}) from None
    except RecursionError:
        raise Refusal("data-too-deep", "", {"file": file, "most": DEEPEST}) from None
    must_be_small(file, content)
    return content


def bounded_int(text: str) -> int:
    number = int(text) if len(text) <= LONGEST_NUMBER else LARGEST_NUMBER + 1
    if abs(number) > LARGEST_NUMBER:
        raise OverflowError
    return number


def bounded_float(text: str) -> float:
    """A fraction; infinity and NaN are none, however they are written."""
    number = float(text) if len(text) <= LONGEST_NUMBER else math.inf
    if not abs(number) <= LARGEST_NUMBER:
        raise OverflowError
    return number


def must_be_small(file: str, content: Any) -> None:  # noqa: ANN401 - JSON
    """Walks through a JSON value without recursion."""
    level: list[Any] = [content]
    values = 0
    for _ in range(DEEPEST):
        inside: list[Any] = []
        for value in level:
            values += 1
            if isinstance(value, str):
                must_be_short(file, value)
            elif isinstance(value, list | dict):
                if len(value) > LONGEST_LIST:
                    raise Refusal("data-long-list", "", {"file": file, "most": LONGEST_LIST})
                if isinstance(value, dict):
                    for key in value:
                        must_be_short(file, key)
                    inside += value.values()
                else:
                    inside += value
        if values + len(inside) > MOST_VALUES:
            raise Refusal("data-many-values", "", {"file": file, "most": MOST_VALUES})
        if not inside:
            return
        level = inside
    raise Refusal("data-too-deep", "", {"file": file, "most": DEEPEST})


def must_be_short(file: str, text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise Refusal("data-long-text", "", {"file": file, "most": LONGEST_TEXT})


def read_lines(file: str, text: str) -> list[str]:
    """The lines of any other file."""
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > LONGEST_LIST:
        raise Refusal("data-long-list", "", {"file": file, "most": LONGEST_LIST})
    for line in lines:
        must_be_short(file, line)
    return lines


def read_rows(file: str, text: str) -> list[Row]:
    """The rows of a table, without empty ones. Commas, semicolons or tabs are between the values."""
    lines = text.removeprefix("\ufeff").splitlines()
    reader = csv.reader(lines, delimiter=separator_of(lines))
    rows: list[Row] = []
    values = 0
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            values += len(cells)
            if values > MOST_VALUES:
                raise Refusal("data-many-values", "", {"file": file, "most": MOST_VALUES})
            for cell in cells:
                must_be_short(file, cell)
            if any(stripped):
                rows.append(Row(reader.line_num, stripped))
            if len(rows) > LONGEST_LIST:
                raise Refusal("data-long-list", "", {"file": file, "most": LONGEST_LIST})
    except csv.Error:
        raise Refusal("data-no-table", "", {"file": file, "line": reader.line_num}) from None
    return rows


def separator_of(lines: list[str]) -> str:
    """The separator that the header, the first line that is not empty, contains most often."""
    header = next((line for line in lines if line.strip()), "")
    return max(SEPARATORS, key=header.count)
