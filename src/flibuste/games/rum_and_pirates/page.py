"""A file of the players' own, read with care: every refusal says which file, where in it, and why."""

from __future__ import annotations

import json
from typing import Any

from flibuste.kernel.words import Refusal

RULE = "RUM-4"


class Page:
    """A piece of a JSON file, and the path that leads to it: `plates/3/edges/1`, counted from 1."""

    def __init__(self, file: str, path: str, content: Any) -> None:  # noqa: ANN401 - JSON
        self.file: str = file
        self.path: str = path
        self.content: Any = content

    def has(self, key: str) -> bool:
        return isinstance(self.content, dict) and key in self.content

    def only(self, allowed: Page) -> Page:
        """An object that names nothing the other page does not: what is misspelt would go unnoticed."""
        if not isinstance(self.content, dict):
            raise Refusal("data-shape", RULE, {"file": self.file, "path": self.path, "wanted": "object"})
        for key in self.content:
            if not allowed.has(key):
                path = f"{self.path}/{key}" if self.path else key
                raise Refusal("data-unknown-part", RULE, {"file": self.file, "path": path[:60]})
        return self

    def part(self, key: str) -> Page:
        """What stands there under this key."""
        if not isinstance(self.content, dict):
            raise Refusal("data-shape", RULE, {"file": self.file, "path": self.path, "wanted": "object"})
        path = f"{self.path}/{key}" if self.path else key
        if key not in self.content:
            raise Refusal("data-missing", RULE, {"file": self.file, "path": path})
        return Page(self.file, path, self.content[key])

    def items(self, count: int = -1) -> list[Page]:
        """The things of a list, of which there may have to be so many."""
        if not isinstance(self.content, list):
            raise Refusal("data-shape", RULE, {"file": self.file, "path": self.path, "wanted": "list"})
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
        """A word out of a list, as its place there."""
        if not isinstance(self.content, str) or self.content not in allowed:
            raise Refusal("data-word", RULE, {"file": self.file, "path": self.path, "allowed": list(allowed)})
        return allowed.index(self.content)

    def fraction(self) -> float:
        content = self.content
        if isinstance(content, bool) or not isinstance(content, int | float) or not 0 <= content <= 1:
            raise Refusal("data-number", RULE, {"file": self.file, "path": self.path, "least": 0, "most": 1})
        return float(content)


def read_page(file: str, text: str) -> Page:
    try:
        content = json.loads(text)
    except json.JSONDecodeError as fault:
        raise Refusal(
            "data-not-json", RULE, {"file": file, "line": fault.lineno, "column": fault.colno}
        ) from None
    except RecursionError:  # a thousand brackets
        raise Refusal("data-not-json", RULE, {"file": file, "line": 1, "column": 1}) from None
    return Page(file, "", content)
