"""Reads a file of the players' own. Every refusal names the file, the place in it, and the reason."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.own_files import read_json
from flibuste.kernel.types import Refusal

RULE = "RUM-4"
MOST = 100
"""The greatest length of any list in a file. None in the built-in box has more than 30."""


class Page:
    """A part of a JSON file and its path: `plates/3/edges/1`, counted from 1."""

    def __init__(self, file: str, path: str, content: Any) -> None:  # noqa: ANN401 - JSON
        self.file: str = file
        self.path: str = path
        self.content: Any = content

    def has(self, key: str) -> bool:
        return isinstance(self.content, dict) and key in self.content

    def only(self, allowed: Page) -> Page:
        """Refuses keys that the other page does not have, so that a misspelt key is noticed."""
        if not isinstance(self.content, dict):
            raise Refusal("data-shape", RULE, {"file": self.file, "path": self.path, "wanted": "object"})
        for key in self.content:
            if not allowed.has(key):
                path = f"{self.path}/{key}" if self.path else key
                raise Refusal("data-unknown-part", RULE, {"file": self.file, "path": path[:60]})
        return self

    def part(self, key: str) -> Page:
        """The value under this key."""
        if not isinstance(self.content, dict):
            raise Refusal("data-shape", RULE, {"file": self.file, "path": self.path, "wanted": "object"})
        path = f"{self.path}/{key}" if self.path else key
        if key not in self.content:
            raise Refusal("data-missing", RULE, {"file": self.file, "path": path})
        return Page(self.file, path, self.content[key])

    def items(self, count: int = -1) -> list[Page]:
        """The items of a list, which must have this length if one is given."""
        if not isinstance(self.content, list):
            raise Refusal("data-shape", RULE, {"file": self.file, "path": self.path, "wanted": "list"})
        if len(self.content) > MOST:
            raise Refusal("data-many", RULE, {"file": self.file, "path": self.path, "most": MOST})
        if count not in (-1, len(self.content)):
            raise Refusal(
                "data-count",
                RULE,
                {"file": self.file, "path": self.path, "wanted": count, "found": len(self.content)},
            )
        return [Page(self.file, f"{self.path}/{at}", item) for at, item in enumerate(self.content, 1)]

    def number(self, least: int, most: int) -> int:
        content = self.content
        if not isinstance(content, int) or isinstance(content, bool) or not least <= content <= most:
            raise Refusal(
                "data-number", RULE, {"file": self.file, "path": self.path, "least": least, "most": most}
            )
        return content

    def word(self, allowed: list[str]) -> int:
        """The index of a word in a list of allowed words."""
        if not isinstance(self.content, str) or self.content not in allowed:
            raise Refusal("data-word", RULE, {"file": self.file, "path": self.path, "allowed": list(allowed)})
        return allowed.index(self.content)

    def fraction(self) -> float:
        content = self.content
        if isinstance(content, bool) or not isinstance(content, int | float) or not 0 <= content <= 1:
            raise Refusal("data-number", RULE, {"file": self.file, "path": self.path, "least": 0, "most": 1})
        return float(content)


def read_page(file: str, text: str) -> Page:
    return Page(file, "", read_json(file, text))
