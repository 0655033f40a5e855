"""Observations for a game that writes none: its view, every value hashed to a place of its own."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from librt.strings import BytesWriter

from flibuste.kernel.game import Game
from flibuste.kernel.observation import BYTE, Features, Layout, Part, part
from flibuste.kernel.types import Json, Seat

SIZE = 1024


class HashedView(Features[Any]):
    """Counts the values of a view by the hash of where they are and what they are.

    It is honest, because a view is, and different views nearly always differ. A game's own features are
    smaller, quicker and easier to learn from.
    """

    def __init__(self, game: Game[Any]) -> None:
        super().__init__([])
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        return HashedView, (self.game,)

    def parts(self, seats: int) -> list[Part]:
        return [part("view", (SIZE,), BYTE)]

    def layout(self, seats: int) -> Layout:
        return Layout(self.parts(seats))

    def write(self, s: Any, seat: Seat, out: BytesWriter) -> None:  # noqa: ANN401 - the game's own
        counts = [0] * SIZE
        question = s.question
        asked: list[Json] = [] if question is None else [question.kind, seat in s.asking]
        for leaf in leaves([self.game.view(s, seat), asked], ""):
            at = zlib.crc32(leaf.encode()) % SIZE
            counts[at] = min(counts[at] + 1, BYTE)
        out.write(bytes(counts))


def leaves(thing: Json, path: str) -> Iterator[str]:
    """Every value with its path."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from leaves(value, f"{path}/{key}")
    elif isinstance(thing, Sequence) and not isinstance(thing, str):
        for at, value in enumerate(thing):
            yield from leaves(value, f"{path}/{at}")
    else:
        yield f"{path}={thing}"
