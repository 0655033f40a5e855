"""A game as text to read, diff and mail: what was agreed, every choice, and the luck drawn for it."""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

from flibuste.kernel.chance import agreed_key, digest_key, key_after, mix, seal_of
from flibuste.kernel.game import Setup
from flibuste.kernel.graphemes import cut, printable
from flibuste.kernel.types import Facts, Refusal, Seat

FIRST = 1
"""The first format: luck does not depend on names and set-up, and burned luck is a number somebody states."""
NEWEST = 2
FORMAT = "flibuste record"
"""How every record begins. The number of its format follows."""
NONCE_BYTES = 16
DIGITS = frozenset("0123456789abcdef")


class BadRecord(Exception):
    """Why a record is refused: the line, the key of a reason, and facts. Never prose.

    >>> import flibuste as fb
    >>> record = fb.play("freibeuter", ["random", "random"], seed=7).record()
    >>> try:
    ...     fb.read_record(record.text().replace("player 0 random", "player 0 Anne"))
    ... except fb.BadRecord as bad:
    ...     print(bad.reason)
    checksum
    """

    def __init__(
        self, line: int, reason: str, facts: Facts | None = None, why: Refusal | None = None
    ) -> None:
        super().__init__(line, reason, facts, why)
        self.line = line
        self.reason = reason
        self.facts: Facts = facts or {}
        self.why = why
        """The game's own refusal, where a choice was not legal."""


class Back(NamedTuple):
    """A take-back by consent: this seat went back to before its move of this number; these seats agreed.

    The moves it took back are gone from the record. The line changes the key of the luck, so what they
    showed is never dealt again.
    """

    seat: Seat
    move: int
    agreed: tuple[Seat, ...]

    def text(self) -> str:
        return f"back {spaced((self.seat, self.move, *self.agreed))}"


class Sit(NamedTuple):
    """A hand-over: from here on somebody else plays this seat, a person or a bot.

    It does not change the luck: otherwise somebody who knows the seed could choose the luck by a name.
    """

    seat: Seat
    person: bool
    name: str

    def text(self) -> str:
        return f"sit {self.seat} {'person' if self.person else 'bot'} {self.name}"


Note = Back | Sit
"""What happened at the table between two moves."""


class Move(NamedTuple):
    """One choice, the luck drawn while it was resolved, and its line in the record."""

    seat: Seat
    text: str
    luck: tuple[int, ...]
    ranges: tuple[int, ...] = ()
    """For each number of the luck: how many it was drawn from. Format 1 does not say it."""
    notes: tuple[Note, ...] = ()
    """What happened at the table before it."""
    burned: int = 0
    """In format 1: how many numbers were drawn before it by choices that were taken back."""
    line: int = 0


class Outcome(NamedTuple):
    """The result as the record states it."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Record(NamedTuple):
    """One game, finished or not. It contains the seed if the game is over, or if it is one's own saved game.

    >>> import flibuste as fb
    >>> record = fb.play("libertalia", ["random", "random"], seed=7).record()
    >>> record
    <Record libertalia seats=2 moves=57 scores=(52, 86)>
    >>> record.players, record.moves[0].text
    (('random', 'random'), 'play 23')
    >>> record.text().splitlines()[:2]
    ['flibuste record 2', 'game libertalia']
    """

    game: str
    version: int
    setup: Setup
    players: tuple[str, ...]
    """Who sat down at the start. Format 1 names those who played last."""
    commitment: str
    nonces: tuple[str, ...]
    seed: bytes | None
    opening: tuple[int, ...]
    """The luck of the set-up."""
    moves: tuple[Move, ...]
    outcome: Outcome | None
    format: int = NEWEST
    beacon: str = ""
    """The round and the value of a public beacon, if one was mixed in."""
    opening_ranges: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()
    """What happened at the table since the last move."""
    seal: str = ""
    """Closes a finished game of format 2: see `sealed`."""
    burned: int = 0
    """In format 1: numbers drawn by choices that were taken back since the last move."""
    forgotten: str = ""
    """The digest of what was agreed, if somebody's name was removed from it since: see `first_key`."""

    def __repr__(self) -> str:
        end = f"scores={self.outcome.scores}" if self.outcome else "unfinished"
        return f"<Record {self.game} seats={self.setup.seats} moves={len(self.moves)} {end}>"

    def text(self) -> str:
        lines = self.lines()
        return "\n".join([*lines, f"check {checksum(lines)}"]) + "\n"

    @property
    def receipt(self) -> str:
        """The digest of everything in the record. Who has noted it recognises the game again."""
        return checksum(self.lines())

    def agreed(self) -> list[str]:
        """What is fixed before the first number is drawn."""
        lines = [f"{FORMAT} {self.format}", f"game {self.game}", f"version {self.version}"]
        lines.append(f"seats {self.setup.seats}")
        lines += [f"option {key} {value}" for key, value in self.setup.options]
        lines += [f"data {name} {quoted(content)}" for name, content in self.setup.data]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        lines.append(f"commitment {self.commitment}")
        lines += [f"nonce {nonce}" for nonce in self.nonces]
        if self.beacon:
            lines.append(f"beacon {self.beacon}")
        if self.forgotten:
            lines.append(f"forgotten {self.forgotten}")
        return lines

    def lines(self) -> list[str]:
        """All lines but the last, which is their checksum."""
        lines = self.before_seal()
        if self.outcome is not None and self.format > FIRST:
            lines.append(f"seal {self.seal}")
        return lines

    def before_seal(self) -> list[str]:
        lines = self.agreed()
        if self.seed is not None:
            lines.append(f"seed {self.seed.hex()}")
        lines += luck_line(self.opening, self.opening_ranges)
        for move in self.moves:
            lines += burned_line(move.burned)
            lines += [note.text() for note in move.notes]
            lines.append(f"{move.seat} {move.text}")
            lines += luck_line(move.luck, move.ranges)
        lines += burned_line(self.burned)
        lines += [note.text() for note in self.notes]
        if self.outcome is not None:
            lines.append(f"end {self.outcome.reason}")
            lines.append(f"scores {spaced(self.outcome.scores)}")
            lines.append(f"places {spaced(self.outcome.places)}")
        return lines

    def luck(self) -> int:
        """How many random numbers were drawn."""
        return len(self.opening) + sum(move.burned + len(move.luck) for move in self.moves) + self.burned

    def take_backs(self) -> list[Back]:
        """All take-backs by consent, in their order."""
        notes = [note for move in self.moves for note in move.notes] + list(self.notes)
        return [note for note in notes if isinstance(note, Back)]


def first_key(record: Record, seed: bytes) -> bytes:
    """The key of the first number.

    It depends on the names. Where somebody's name was removed later, only the digest of what was agreed is
    left, and the record states it.
    """
    if record.format == FIRST:
        return mix(seed, record.nonces)
    if record.forgotten:
        return digest_key(seed, bytes.fromhex(record.forgotten))
    return agreed_key(seed, "\n".join(record.agreed()))


def forget_names(record: Record, names: tuple[str, ...]) -> str:
    """The digest that keeps the luck of a game when these names take the place of those agreed on.

    Empty if the luck does not depend on names.
    """
    if record.format == FIRST or names == record.players:
        return record.forgotten
    return record.forgotten or checksum(record.agreed())


def sealed(record: Record) -> Record:
    """A finished game with its seal: nobody can change a letter of it without the seed."""
    if record.format == FIRST or record.outcome is None or record.seed is None:
        return record
    key = first_key(record, record.seed)
    for back in record.take_backs():
        key = key_after(key, back.text())
    return record._replace(seal=seal_of(key, "\n".join(record.before_seal())))


def plain_name(name: str) -> str:
    """A name that fits on one line."""
    return cut(plain_text(name), 40).rstrip()


def plain_text(text: str) -> str:
    """A text that fits on one line."""
    return " ".join(printable(text).split())


def check_nonces(nonces: tuple[str, ...], seats: int) -> None:
    """Each is 16 bytes in hexadecimal, none is there twice, and no seat has two."""
    wrong = [nonce for nonce in nonces if len(nonce) != 2 * NONCE_BYTES or set(nonce) - DIGITS]
    if wrong or len(set(nonces)) < len(nonces) or len(nonces) > seats:
        raise ValueError(f"nonces are {NONCE_BYTES} bytes in hexadecimal, one for each seat at most")


def spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def quoted(content: str) -> str:
    """The content of a file on one line."""
    return json.dumps(content, ensure_ascii=False)


def luck_line(luck: tuple[int, ...], ranges: tuple[int, ...]) -> list[str]:
    """The numbers, each with its range where the format says it: `luck 3/6 0/52`."""
    if not luck:
        return []
    if not ranges:
        return [f"luck {spaced(luck)}"]
    return ["luck " + " ".join(f"{number}/{n}" for number, n in zip(luck, ranges, strict=True))]


def burned_line(burned: int) -> list[str]:
    return [f"burned {burned}"] if burned else []


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
