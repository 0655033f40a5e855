"""Records: read one, look at any moment of it, prove it, or play on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeAlias

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick, Rng
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import ONE_SECOND, Budget, Knowledge
from flibuste.kernel.records import record as kernel
from flibuste.kernel.records.record import FORMAT, Proof, Record, Shown
from flibuste.kernel.types import Decision, Event, Json, Result, Seat
from flibuste.table.table import Table

RecordLike: TypeAlias = Record | str | os.PathLike[str]
"""A record, its text, or the path of its file."""


class Position:
    """A game as it was after some of its moves. Nothing can be played here; `fb.resume` plays on.

    >>> import flibuste as fb
    >>> record = fb.play("libertalia", ["random", "random"], seed=7).record()
    >>> position = fb.replay(record, to=10)
    >>> position
    <Position libertalia seats=2 move=10 of 57 asking=(1,)>
    >>> position.decision(1).kind, len(position.events)
    ('play', 38)
    >>> fb.bot("greedy").choose(position.knowledge(1)) in position.decision(1).options
    True
    """

    def __init__(self, game: Game[Any], record: Record, to: int) -> None:
        self.game = game
        self.record = record
        self.move = to
        """How many moves have been played."""
        self.events: list[Event] = []
        """Everything that has happened, secrets included."""
        self.state: Any = kernel.replay(game, record, to, self.events)

    def __repr__(self) -> str:
        now = f"asking={self.asking}" if self.asking else f"over scores={self.result.scores}"
        place = f"move={self.move} of {len(self.record.moves)}"
        return f"<Position {self.record.game} seats={self.record.setup.seats} {place} {now}>"

    @property
    def asking(self) -> tuple[Seat, ...]:
        """The seats that have to choose. Empty at the end of the game."""
        return self.game.asking(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.asking

    @property
    def result(self) -> Result:
        """Scores and places as they stand. They are final once the game is over."""
        return self.game.result(self.state)

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked. None if it is not asked anything."""
        return self.game.decision(self.state, seat)

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """What this seat sees. None is a spectator."""
        return self.game.view(self.state, seat)

    def knowledge(self, seat: Seat, budget: Budget = ONE_SECOND, rng: Rng | None = None) -> Knowledge[Any]:
        """What this seat knows: the argument of `Bot.choose`."""
        luck = Quick(self.move) if rng is None else rng
        return Knowledge(self.game, self.state, seat, budget, luck)


def read_record(source: RecordLike) -> Record:
    """A record from its text or its file.

    >>> import flibuste as fb
    >>> record = fb.play("libertalia", ["random", "random"], seed=7).record()
    >>> fb.read_record(record.text())
    <Record libertalia seats=2 moves=57 scores=(52, 86)>
    """
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and source.startswith(FORMAT):
        return kernel.parse(source)
    return kernel.parse(Path(source).read_text(encoding="utf-8"))


def replay(record: RecordLike, to: int | None = None) -> Position:
    """The game after `to` moves; after all of them by default. A negative number counts from the end.

    >>> import flibuste as fb
    >>> record = fb.play("libertalia", ["random", "random"], seed=7).record()
    >>> fb.replay(record).result.scores
    (52, 86)
    >>> [fb.replay(record, to=move).view()["campaign"] for move in (0, 25, -1)]
    [1, 2, 3]
    """
    read = read_record(record)
    moves = len(read.moves)
    at = moves if to is None else to + moves if to < 0 else to
    if not 0 <= at <= moves:
        raise IndexError(f"the record has {moves} moves")
    return Position(rules_of(read), read, at)


def verify(record: RecordLike, commitment: str = "", nonce: str = "", receipt: str = "") -> Proof:
    """Proves a finished game: every choice is legal, and the luck and the result follow from the seed.

    `commitment`, `nonce` and `receipt` are what somebody noted at the table; with them more is proven. The
    answer says what is proven and what is not. Raises `BadRecord` with the line and the reason if anything
    is wrong.

    >>> import flibuste as fb
    >>> table = fb.play("freibeuter", ["greedy", "random"], seed=7)
    >>> fb.verify(table.record(), commitment=table.commitment).unproven
    ('added', 'this-game')
    """
    read = read_record(record)
    return kernel.verify(rules_of(read), read, Shown(commitment, nonce, receipt))


def resume(record: RecordLike) -> Table:
    """A table to play on at, from a record with its seed (`table.record(own=True)`).

    >>> import flibuste as fb
    >>> table = fb.table("libertalia", seats=2, seed=7)
    >>> events = table.play(0, "play 8")
    >>> fb.resume(table.record(own=True))
    <Table libertalia seats=2 version=1 asking=(1,)>
    """
    read = read_record(record)
    return Table.resume(rules_of(read), read)


def rules_of(record: Record) -> Game[Any]:
    """The game with the version of the rules the record was played by."""
    return registry.edition(record.game, record.version)
