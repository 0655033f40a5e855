"""Observations: what one seat knows as bytes of a fixed layout, for policies that learn.

A game that offers them writes `features.py`: `parts` names what is told, and `tell` writes it. Everything is
seen from one seat: it is number 0, and the others follow clockwise. It is made of what the seat knows and of
nothing else: its own secrets, what is public, and what was revealed and can be remembered.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.agenda import S, question_of
from flibuste.kernel.types import Seat

BYTE: Final = 255


class Part(NamedTuple):
    """Some bytes of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    scale: tuple[int, ...]
    """The largest value of each column, that is of each place of the last axis: divide by it."""

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


def part(name: str, shape: tuple[int, ...], scale: int = 1) -> Part:
    """A part whose columns all have the same scale."""
    return Part(name, shape, (scale,) * shape[-1])


def columns(name: str, rows: tuple[int, ...], *scales: int) -> Part:
    """A part with a scale for each column. `rows` is its shape without the last axis."""
    return Part(name, (*rows, len(scales)), scales)


class Layout:
    """Where each part of an observation lies."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: list[Part] = parts
        self.size: int = sum([one.size for one in parts])

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.parts,)

    def place(self, name: str) -> slice:
        """The bytes of a part."""
        start = 0
        for one in self.parts:
            if one.name == name:
                return slice(start, start + one.size)
            start += one.size
        raise KeyError(name)

    def scales(self) -> bytes:
        """The largest value of every byte."""
        return b"".join([bytes(one.scale) * (one.size // one.shape[-1]) for one in self.parts])


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """How a game tells one seat's knowledge in bytes.

    The kernel tells what every game has: which question is asked, whom, and the seat's own sealed answer.
    Who has answered already is left out, because an imagined world asks them again.
    """

    def __init__(self, kinds: list[str]) -> None:
        """`kinds` are the kinds of all questions of the game. Their order is part of the layout."""
        self.kinds: list[str] = kinds
        self.asked: dict[str, bytes] = dict(zip(kinds, one_hot(len(kinds)), strict=False))
        self.layouts: dict[int, Layout] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """As a question: the one object of its class, which its module keeps."""
        return question_of, (type(self).__module__, type(self).__name__)

    def __copy__(self) -> Features[S]:
        return self

    def __deepcopy__(self, memo: object) -> Features[S]:
        return self

    # A game writes these.

    def parts(self, seats: int) -> list[Part]:
        """What is told at a table of this size."""
        raise NotImplementedError

    def tell(self, s: S, seat: Seat, out: BytesWriter) -> None:
        """Appends the bytes of all parts, in their order."""
        raise NotImplementedError

    # A game gets these.

    def layout(self, seats: int) -> Layout:
        found = self.layouts.get(seats)
        if found is None:
            head = [part("question", (len(self.kinds),)), part("asked", (seats,)), part("sealed", (2,), BYTE)]
            found = self.layouts[seats] = Layout([*head, *self.parts(seats)])
        return found

    def encode(self, s: S, seat: Seat) -> bytes:
        """What this seat knows, in `layout(seats).size` bytes."""
        out = BytesWriter()
        self.write(s, seat, out)
        return out.getvalue()

    def write(self, s: S, seat: Seat, out: BytesWriter) -> None:
        """Appends what this seat knows."""
        self.head(s, seat, out)
        self.tell(s, seat, out)

    def head(self, s: S, seat: Seat, out: BytesWriter) -> None:
        question = s.question
        if question is None:
            out.write(bytes(len(self.kinds) + s.seats + 2))
            return
        mask = 0
        for other in s.asking:
            mask |= 1 << (other - seat) % s.seats
        sealed = 0
        for other, choice in s.answers:
            mask |= 1 << (other - seat) % s.seats
            if other == seat:
                sealed = choice.index + 1
        out.write(self.asked[question.kind])
        out.write(bits(s.seats)[mask])
        out.append(sealed >> 8)
        out.append(sealed & BYTE)


KEPT_ROWS: Final[dict[int, list[bytes]]] = {}


def one_hot(size: int) -> list[bytes]:
    """Rows of `size` bytes: row k has a 1 at place k. The last row, which is also row -1, has none."""
    rows = KEPT_ROWS.get(size)
    if rows is None:
        rows = [bytes([at == row for at in range(size)]) for row in range(size)]
        rows.append(bytes(size))
        KEPT_ROWS[size] = rows
    return rows


KEPT_BITS: Final[dict[int, list[bytes]]] = {}


def bits(size: int) -> list[bytes]:
    """By bit set: a row of `size` bytes, 1 for each member. For up to ten members or so."""
    rows = KEPT_BITS.get(size)
    if rows is None:
        rows = KEPT_BITS[size] = [bytes([mask >> at & 1 for at in range(size)]) for mask in range(1 << size)]
    return rows


def clockwise(seat: Seat, seats: int) -> list[Seat]:
    """All seats, from this one on."""
    return [*range(seat, seats), *range(seat)]


def seen_from(seat: Seat, seats: int) -> list[int]:
    """By seat: how far clockwise it sits from this one. The last entry, also that of -1, is `seats`."""
    return [*[(other - seat) % seats for other in range(seats)], seats]


def put(out: BytesWriter, value: int) -> None:
    """Appends a number as a byte; what is too small or too large becomes 0 or 255."""
    if value <= 0:
        out.append(0)
    elif value >= BYTE:
        out.append(BYTE)
    else:
        out.append(value)


def put_all(out: BytesWriter, values: list[int]) -> None:
    put_slice(out, values, 0, len(values))


def put_slice(out: BytesWriter, values: list[int], start: i64, stop: i64) -> None:
    at = start
    while at < stop:  # not `range`: this is the loop that everything else waits for
        value = values[at]
        if value <= 0:
            out.append(0)
        elif value >= BYTE:
            out.append(BYTE)
        else:
            out.append(value)
        at += 1


def add_one(out: BytesWriter, at: i64) -> None:
    """Counts one more in a byte that is already written."""
    count = out[at]
    if count < BYTE:
        out[at] = count + 1


def capped(values: list[int], most: int = BYTE) -> bytes:
    """Numbers as bytes; what is too small or too large becomes 0 or `most`."""
    if most == BYTE:
        try:
            return bytes(values)
        except ValueError:  # rare: some number is no byte
            pass
    return bytes([0 if value < 0 else min(value, most) for value in values])
