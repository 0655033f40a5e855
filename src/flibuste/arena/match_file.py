"""A match on disk: what it is, and a line for every finished game, so that it goes on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Self

from flibuste.bots.arena.bout import Fixture, Played
from flibuste.bots.arena.match import Match, seatings

MATCH = "match.json"
GAMES = "games.ndjson"


class Unreadable(Exception):
    """What is in the folder is no match of ours, or was changed."""

    def __init__(self, file: Path, line: int) -> None:
        super().__init__(file, line)
        self.file = file
        self.line = line


class OtherMatch(Exception):
    """The folder holds a match with other bots, seeds or rules."""


class Logbook:
    """Every finished game is a line, added and never changed. Without a folder it is kept in memory."""

    def __init__(self, match: Match, folder: Path | None = None) -> None:
        self.match = match
        self.folder = folder
        self.games: dict[Fixture, Played] = {}
        self._stream: IO[bytes] | None = None
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        label = folder / MATCH
        if label.exists():
            if kept(folder) != self.match:
                raise OtherMatch(str(folder))
        else:
            draft = folder / f".{MATCH}"
            draft.write_text(json.dumps(self.match.as_json(), ensure_ascii=False, indent=1) + "\n", "utf-8")
            draft.replace(label)
        file = folder / GAMES
        whole = self._read(file) if file.exists() else 0
        self._stream = file.open("ab", buffering=0)
        self._stream.truncate(whole)  # half a line: whoever wrote it was killed, or the disk was full

    def _read(self, file: Path) -> int:
        """Takes in all whole lines; how many bytes they are."""
        content = file.read_bytes()
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                played = Played.of_json(json.loads(line))
                expected = seatings(self.match, played.fixture.set)[played.fixture.game]
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                raise Unreadable(file, number) from None
            if played.bots != expected:
                raise Unreadable(file, number)
            self.games[played.fixture] = played
        return whole

    def add(self, games: Iterable[Played]) -> None:
        """On disk first; then it counts."""
        new = [played for played in games if played.fixture not in self.games]
        if self._stream is not None and new:
            lines = "".join(json.dumps(played.as_json(), separators=(",", ":")) + "\n" for played in new)
            text = lines.encode()
            if self._stream.write(text) != len(text):  # only a full disk does that
                raise OSError(28, os.strerror(28), str(self.folder))
        for played in new:
            self.games[played.fixture] = played

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        if self._stream is not None:
            with self._stream:
                os.fsync(self._stream.fileno())
            self._stream = None


def kept(folder: Path) -> Match:
    """The match a folder holds."""
    label = folder / MATCH
    try:
        found: Any = json.loads(label.read_text(encoding="utf-8"))
        return Match.of_json(found)
    except (ValueError, KeyError, TypeError):
        raise Unreadable(label, 1) from None
