"""A match on disk: its description, and a line for every finished game. It can go on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Self

from flibuste.arena.match import Match, seatings
from flibuste.arena.match_game import Fixture, Played

MATCH = "match.json"
GAMES = "games.ndjson"


class Unreadable(Exception):
    """The folder holds no match, or its files were changed."""

    def __init__(self, file: Path, line: int) -> None:
        super().__init__(file, line)
        self.file = file
        self.line = line


class OtherMatch(Exception):
    """The folder holds a match with other bots, seeds or rules."""


class MatchFile:
    """The finished games of a match. Lines are only added. Without a folder, games stay in memory."""

    def __init__(self, match: Match, folder: Path | None = None) -> None:
        self.match = match
        self.folder = folder
        self.games: dict[Fixture, Played] = {}
        self._stream: IO[bytes] | None = None
        if folder is not None:
            self._open(folder)

    @staticmethod
    def exists(folder: Path) -> bool:
        """Whether the folder holds a match."""
        return (folder / MATCH).exists()

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        description = folder / MATCH
        if description.exists():
            if read_match(folder) != self.match:
                raise OtherMatch(str(folder))
        else:
            draft = folder / f".{MATCH}"
            draft.write_text(json.dumps(self.match.as_json(), ensure_ascii=False, indent=1) + "\n", "utf-8")
            draft.replace(description)
        file = folder / GAMES
        whole = self._read(file) if file.exists() else 0
        self._stream = file.open("ab", buffering=0)
        self._stream.truncate(whole)  # removes half a line: its writer was killed, or the disk was full

    def _read(self, file: Path) -> int:
        """Reads all whole lines and returns their number of bytes."""
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
        """Adds finished games: to the disk first, then to memory."""
        new = [played for played in games if played.fixture not in self.games]
        if self._stream is not None and new:
            lines = "".join(json.dumps(played.as_json(), separators=(",", ":")) + "\n" for played in new)
            text = lines.encode()
            if self._stream.write(text) != len(text):  # only happens on a full disk
                raise OSError(28, os.strerror(28), str(self.folder))
        for played in new:
            self.games[played.fixture] = played

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        """Flushes the file to the disk and closes it."""
        if self._stream is not None:
            with self._stream:
                os.fsync(self._stream.fileno())
            self._stream = None


def read_match(folder: Path) -> Match:
    """The match in a folder."""
    description = folder / MATCH
    try:
        found: Any = json.loads(description.read_text(encoding="utf-8"))
        return Match.of_json(found)
    except (ValueError, KeyError, TypeError):
        raise Unreadable(description, 1) from None
