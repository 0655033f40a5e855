"""Which lessons were done at this computer, and where one was left: a small file beside the saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from flibuste.cli.terminal import saved_games


def file() -> Path:
    return saved_games.home() / "lessons.json"


def read() -> dict[str, Any]:
    """What was kept; nothing if there is no such file, or if it is none of ours."""
    try:
        kept = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def done(game: str) -> list[str]:
    """The lessons of this game that were finished."""
    return [name for name in _part(game, "done", list) if isinstance(name, str)]


def acts(game: str, lesson: str) -> list[str]:
    """What was done so far in a lesson that was left."""
    left = _part(game, "left", dict).get(lesson, [])
    return [text for text in left if isinstance(text, str)] if isinstance(left, list) else []


def keep(game: str, lesson: str, acts: list[str]) -> None:
    """Remembers how far somebody is in a lesson."""
    left = {**_part(game, "left", dict), lesson: acts}
    _write(game, {"done": done(game), "left": left})


def finish(game: str, lesson: str) -> None:
    """Remembers that a lesson was finished."""
    left = {name: acts for name, acts in _part(game, "left", dict).items() if name != lesson}
    _write(game, {"done": [*(name for name in done(game) if name != lesson), lesson], "left": left})


def _part(game: str, part: str, kind: type) -> Any:  # noqa: ANN401 - a list or a dictionary
    own = read().get(game)
    found = own.get(part) if isinstance(own, dict) else None
    return found if isinstance(found, kind) else kind()


def _write(game: str, own: dict[str, Any]) -> None:
    saved_games.write(file(), json.dumps({**read(), game: own}, ensure_ascii=False, indent=1) + "\n")
