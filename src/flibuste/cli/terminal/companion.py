"""The companion at the terminal: a sentence about each situation new to a seat, above its question."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from flibuste.cli.terminal import saved_games
from flibuste.i18n.companion import Situation, situations
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Decision, Event, Seat

SUFFIX = ".companion"
LARGEST = 1 << 16
"""Bytes of the largest file that is read."""


class Companion:
    """Remembers what it has said to each seat, in a file beside the saved game."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.said = read(file)
        self.now: tuple[int, list[Situation]] = (-1, [])
        """The question that is shown, and what is said with it: a frame may be drawn again."""

    def sentences(self, events: list[Event], decision: Decision, words: Translator) -> list[str]:
        """What is new in what happened since the seat last chose, and in its question."""
        said = self.said.setdefault(decision.seat, set())
        if self.now[0] != decision.serial:
            # Before this question is explained: whoever leaves now reads it again.
            self.write()
            told = [event.seen_by(decision.seat) for event in events]
            self.now = (decision.serial, situations(told, decision.kind, decision.seat, words, said))
            said.update(one.key for one in self.now[1])
        return [words.say(one.key, one.facts) for one in self.now[1]]

    def write(self) -> None:
        """Saves what was said. Where that fails, it is only said again after a pause."""
        said = {str(seat): sorted(keys) for seat, keys in sorted(self.said.items())}
        with suppress(OSError):
            saved_games.write(self.file, json.dumps(said) + "\n")


def beside(game: Path) -> Path:
    """Where the companion of a saved game keeps what it has said."""
    return game.with_suffix(SUFFIX)


def read(file: Path) -> dict[Seat, set[str]]:
    """What was said; nothing if the file is missing or not one of ours."""
    try:
        with file.open("rb") as stream:
            kept = json.loads(stream.read(LARGEST))
        return {int(seat): {str(key) for key in keys} for seat, keys in kept.items()}
    except (OSError, ValueError, AttributeError, TypeError, RecursionError):
        return {}
