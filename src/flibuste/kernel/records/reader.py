"""Reads records. Whatever the text is, it is read or refused with a line and a reason, in bounded time."""

from __future__ import annotations

import json

from flibuste.kernel.game import Setup
from flibuste.kernel.own_files import is_text
from flibuste.kernel.records.text_format import (
    DIGITS,
    FIRST,
    FORMAT,
    NEWEST,
    NONCE_BYTES,
    Back,
    BadRecord,
    Move,
    Note,
    Outcome,
    Record,
    Sit,
    checksum,
    plain_name,
    plain_text,
    spaced,
)
from flibuste.kernel.types import Facts

LONGEST = 200_000
"""Lines of a record, at most. No game is longer."""
WIDEST = 1 << 20
"""Characters of a line with a file, at most; of any other line a sixteenth of it."""
LARGEST = 16 << 20
"""Characters of a record, at most."""


class _Reader:
    """Reads the lines in their fixed order and keeps track of the position."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST:
            raise BadRecord(1, "too-long")
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.at = 0
        if len(self.lines) > LONGEST:
            raise BadRecord(LONGEST, "too-long")
        for number, line in enumerate(self.lines, 1):
            if len(line) > (WIDEST if line.startswith("data ") else WIDEST >> 4):
                raise BadRecord(number, "too-long")
            if not is_utf8(line):
                raise BadRecord(number, "not-text")

    @property
    def number(self) -> int:
        return min(self.at + 1, max(len(self.lines), 1))

    def peek(self) -> str:
        """The first word of the next line; empty at the end."""
        return self.lines[self.at].partition(" ")[0] if self.at < len(self.lines) else ""

    def fail(self, reason: str, facts: Facts | None = None) -> BadRecord:
        return BadRecord(self.number, reason, facts)

    def last_failed(self, reason: str, facts: Facts | None = None) -> BadRecord:
        """Something is wrong with the line that was read last."""
        self.at -= 1
        return self.fail(reason, facts)

    def rest(self, word: str) -> str:
        """The rest of the next line, which must begin with this word."""
        if self.at >= len(self.lines):
            raise self.fail("truncated", {"word": word})
        first, _, rest = self.lines[self.at].partition(" ")
        if first != word:
            raise self.fail("expected", {"word": word, "found": self.lines[self.at][:60]})
        self.at += 1
        return rest

    def numbers(self, word: str) -> tuple[int, ...]:
        rest = self.rest(word)
        numbers = [number_of(part) for part in rest.split(" ")]
        if None in numbers:
            raise self.last_failed("not-numbers", {"word": word, "found": rest[:60]})
        return tuple(number for number in numbers if number is not None)

    def number_after(self, word: str) -> int:
        numbers = self.numbers(word)
        if len(numbers) != 1:
            raise self.last_failed("not-numbers", {"word": word, "found": spaced(numbers)[:60]})
        return numbers[0]

    def hexes(self, word: str, size: int) -> str:
        rest = self.rest(word)
        if len(rest) != 2 * size or set(rest) - DIGITS:
            raise self.last_failed("not-hex", {"word": word, "bytes": size})
        return rest

    def luck(self, form: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Numbers and their ranges, if the next line is about luck."""
        if self.peek() != "luck":
            return (), ()
        if form == FIRST:
            return self.numbers("luck"), ()
        rest = self.rest("luck")
        drawn: list[int] = []
        ranges: list[int] = []
        for part in rest.split(" "):
            number, _, below = part.partition("/")
            value, n = number_of(number), number_of(below)
            if value is None or n is None or not 0 <= value < n:
                raise self.last_failed("not-draws", {"found": rest[:60]})
            drawn.append(value)
            ranges.append(n)
        return tuple(drawn), tuple(ranges)


def is_utf8(text: str) -> bool:
    """Half of a surrogate pair is no character, and no file can hold it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_seat(text: str) -> bool:
    return text[:1] != "-" and number_of(text) is not None


def number_of(text: str) -> int | None:
    """A number in the one form in which records write it."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or str(int(text)) != text:
        return None
    return int(text)


def parse(text: str) -> Record:
    """Reads a record. `replay` checks whether its moves are legal."""
    reader = _Reader(text)
    form = read_format(reader)
    game = reader.rest("game")
    version = reader.number_after("version")
    seats = reader.number_after("seats")
    options = read_options(reader)
    data = read_data(reader)
    players = read_players(reader, form, seats)
    committed = reader.hexes("commitment", 32)
    nonces = read_nonces(reader, form, seats)
    beacon = read_beacon(reader) if form > FIRST and reader.peek() == "beacon" else ""
    forgotten = reader.hexes("forgotten", 32) if form > FIRST and reader.peek() == "forgotten" else ""
    seed = bytes.fromhex(reader.hexes("seed", 32)) if reader.peek() == "seed" else None
    opening, opening_ranges = reader.luck(form)
    moves, notes, burned = read_moves(reader, form, seats)
    outcome = None
    seal = ""
    if reader.peek() == "end" and not notes:
        outcome = Outcome(reader.rest("end"), reader.numbers("scores"), reader.numbers("places"))
        seal = reader.hexes("seal", 32) if form > FIRST else ""
    said = reader.hexes("check", 32)
    if reader.at < len(reader.lines):
        raise reader.fail("after-the-end", {"found": reader.lines[reader.at][:60]})
    record = Record(
        game, version, Setup(seats, options, data), players, committed, nonces, seed, opening, moves, outcome,
        form, beacon, opening_ranges, notes, seal, burned, forgotten,
    )  # fmt: skip
    if said != checksum(reader.lines[:-1]):
        raise BadRecord(len(reader.lines), "checksum")
    for at, (ours, theirs) in enumerate(zip(record.text().split("\n"), reader.lines, strict=False)):
        if ours != theirs:  # an extra space, for example: a record has only one form
            raise BadRecord(at + 1, "not-as-written")
    return record


def read_format(reader: _Reader) -> int:
    number = number_of(reader.lines[0].removeprefix(f"{FORMAT} "))
    if number is None or reader.lines[0] != f"{FORMAT} {number}" or number < FIRST:
        raise reader.fail("not-a-record")
    if number > NEWEST:
        raise reader.fail("newer-format", {"format": number, "newest": NEWEST})
    reader.at = 1
    return number


def read_options(reader: _Reader) -> tuple[tuple[str, str], ...]:
    options: list[tuple[str, str]] = []
    while reader.peek() == "option":
        key, _, value = reader.rest("option").partition(" ")
        options.append((key, value))
    return tuple(options)


def read_data(reader: _Reader) -> tuple[tuple[str, str], ...]:
    data: list[tuple[str, str]] = []
    while reader.peek() == "data":
        name, _, content = reader.rest("data").partition(" ")
        text = None
        if content.startswith('"'):  # nothing else is decoded, however deep it may be nested
            try:
                text = json.loads(content)
            except ValueError:
                text = None
        if not isinstance(text, str) or not is_text(text):
            raise reader.last_failed("not-a-file", {"file": name[:40]})
        data.append((name, text))
    return tuple(data)


def read_players(reader: _Reader, form: int, seats: int) -> tuple[str, ...]:
    players: list[str] = []
    while reader.peek() == "player":
        number, _, name = reader.rest("player").partition(" ")
        if number != str(len(players)):
            raise reader.last_failed("player-order", {"expected": len(players)})
        if form > FIRST and name != plain_name(name):
            raise reader.last_failed("not-a-name")
        players.append(name)
    if len(players) != seats:
        raise reader.fail("player-count", {"players": len(players), "seats": seats})
    return tuple(players)


def read_nonces(reader: _Reader, form: int, seats: int) -> tuple[str, ...]:
    """Format 1 took any text as a nonce. Since then each is 16 bytes, and nobody has two."""
    nonces: list[str] = []
    while reader.peek() == "nonce":
        if len(nonces) == seats:
            raise reader.fail("too-many-nonces", {"seats": seats})
        nonces.append(reader.rest("nonce") if form == FIRST else reader.hexes("nonce", NONCE_BYTES))
        if form > FIRST and nonces.index(nonces[-1]) < len(nonces) - 1:
            raise reader.last_failed("nonce-twice")
    return tuple(nonces)


def read_beacon(reader: _Reader) -> str:
    beacon = reader.rest("beacon")
    if not beacon or beacon != plain_text(beacon):
        raise reader.last_failed("not-a-beacon")
    return beacon


def read_moves(reader: _Reader, form: int, seats: int) -> tuple[tuple[Move, ...], tuple[Note, ...], int]:
    """The moves, and what happened at the table after the last one."""
    moves: list[Move] = []
    while True:
        burned = read_burned(reader) if form == FIRST and reader.peek() == "burned" else 0
        notes = read_notes(reader, seats, len(moves)) if form > FIRST else ()
        if not is_seat(reader.peek()):
            if (burned or notes) and reader.peek() != "check":
                raise reader.fail("expected-move", {"found": reader.peek()[:60]})
            return tuple(moves), notes, burned
        line = reader.number
        number, _, choice = reader.lines[reader.at].partition(" ")
        reader.at += 1
        luck, ranges = reader.luck(form)
        moves.append(Move(int(number), choice, luck, ranges, notes, burned, line))


def read_burned(reader: _Reader) -> int:
    """At least one: a negative number would deal again what was drawn before."""
    burned = reader.number_after("burned")
    if burned < 1:
        raise reader.last_failed("not-numbers", {"word": "burned", "found": str(burned)})
    return burned


def read_notes(reader: _Reader, seats: int, moves: int) -> tuple[Note, ...]:
    notes: list[Note] = []
    while reader.peek() in ("back", "sit"):
        notes.append(read_back(reader, seats, moves) if reader.peek() == "back" else read_sit(reader, seats))
    return tuple(notes)


def read_back(reader: _Reader, seats: int, moves: int) -> Back:
    """It names seats of this game, each once and in order, and no move that is still there."""
    seat, *more = reader.numbers("back")
    move = more[0] if more else -1
    agreed = tuple(more[1:])
    if not 0 <= seat < seats or move < moves or seat in agreed or agreed != tuple(sorted(set(agreed))):
        raise reader.last_failed("not-a-take-back")
    if agreed and not 0 <= agreed[0] <= agreed[-1] < seats:
        raise reader.last_failed("not-a-take-back")
    return Back(seat, move, agreed)


def read_sit(reader: _Reader, seats: int) -> Sit:
    number, _, who = reader.rest("sit").partition(" ")
    kind, space, name = who.partition(" ")
    seat = number_of(number)
    if seat is None or not 0 <= seat < seats or kind not in ("person", "bot") or not space:
        raise reader.last_failed("not-a-hand-over")
    if name != plain_name(name):
        raise reader.last_failed("not-a-name")
    return Sit(seat, kind == "person", name)
