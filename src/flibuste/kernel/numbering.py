"""Choices as numbers, for policies that learn: what each number means to the seat that is asked."""

from __future__ import annotations

import hashlib
from typing import Any, TypeAlias

from librt.strings import BytesWriter

from flibuste.kernel.agenda import State, offered
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Choice, Seat, Vocabulary, seats_named

Buffer: TypeAlias = "bytearray | memoryview"
"""Memory of the caller: bytes that can be written. A NumPy array of bytes is one by `memoryview`."""


def order_of(vocabulary: Vocabulary) -> str:
    """The fingerprint of a vocabulary's order. It never changes while the rules' version stays."""
    return hashlib.sha256("\n".join([choice.text for choice in vocabulary]).encode()).hexdigest()


class Numbering:
    """The choices that a set-up can use, counted from 0 in the vocabulary's order.

    A choice that names a seat is numbered as the asked seat sees it: seat 1 of its text then stands for the
    next seat clockwise, whoever asks. So one policy plays every seat. `relative=False` numbers as written.

    >>> import flibuste as fb
    >>> from flibuste.kernel.game import make_setup
    >>> game = fb.game("libertalia")
    >>> numbering = Numbering(game, make_setup(game.meta, 3))
    >>> shot = game.vocabulary.parse("gunner 2 14")
    >>> numbering.text(numbering.number(1, shot))  # seat 2 is the next one for seat 1
    'gunner 1 14'
    >>> numbering.choice(1, numbering.number(1, shot))
    <gunner 2 14>
    """

    def __init__(self, game: Game[Any], setup: Setup, relative: bool = True) -> None:
        self.game: Game[Any] = game
        self.setup: Setup = setup
        self.seats: int = setup.seats
        self.relative: bool = relative
        self.choices: list[Choice] = game.usable(setup)
        """The choices by number, as seat 0 sees them."""
        self.size: int = len(self.choices)
        self.numbers: list[list[int]] = []
        """By seat and by place in the vocabulary: the number, -1 for a choice that is never offered."""
        self.chosen: list[list[Choice]] = []
        """By seat and number: the choice."""
        self.nothing: bytes = bytes(self.size)
        for seat in range(setup.seats):
            self.count(len(game.vocabulary), seat if relative else 0)

    def __copy__(self) -> Numbering:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Numbering:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Numbering, (self.game, self.setup, self.relative)

    def count(self, size: int, seat: Seat) -> None:
        """Adds the numbers as this seat counts them."""
        places = {meaning(choice, 0, self.seats): at for at, choice in enumerate(self.choices)}
        if len(places) < self.size:
            raise ValueError("two choices have the same facts and differ in the seats they name")
        numbers = [-1] * size
        chosen = self.choices[:]
        for choice in self.choices:
            number = places[meaning(choice, seat, self.seats)]
            numbers[choice.index] = number
            chosen[number] = choice
        self.numbers.append(numbers)
        self.chosen.append(chosen)

    def number(self, seat: Seat, choice: Choice) -> int:
        """The number of a choice as this seat counts; -1 if the set-up never offers it."""
        return self.numbers[seat][choice.index]

    def choice(self, seat: Seat, number: int) -> Choice:
        """The choice that this seat means by a number."""
        return self.chosen[seat][number]

    def text(self, number: int) -> str:
        """What a number says, in notation, with the seats counted from the one that is asked."""
        return self.choices[number].text

    def mask(self, s: State, seat: Seat, buffer: Buffer, at: int = 0) -> int:
        """Writes 1 for each option of the seat and 0 for all else. Returns how many options there are.

        A seat that is not asked has none. The buffer is the caller's; `size` bytes from `at` are written.
        """
        out = BytesWriter()
        count = self.add_mask(s, seat, out)
        buffer[at : at + self.size] = out.getvalue()
        return count

    def add_mask(self, s: State, seat: Seat, out: BytesWriter) -> int:
        """The same, appended to what is written."""
        start = len(out)
        out.write(self.nothing)
        if seat not in s.asking:
            return 0
        numbers = self.numbers[seat]
        options = offered(s, seat)
        for choice in options:
            number = numbers[choice.index]
            if number < 0:
                raise LookupError(f"{choice.text} is offered, but the game does not call it usable")
            out[start + number] = 1
        return len(options)


def meaning(choice: Choice, seat: Seat, seats: int) -> tuple[str, ...]:
    """What a choice says, with the seats it names counted from this seat."""
    named = seats_named(choice)
    if not named:
        return (choice.text,)
    others = [f"{key} {value}" for key, value in sorted(choice.facts.items()) if key not in named]
    return (choice.verb, *others, *[f"{key} {(who - seat) % seats}" for key, who in sorted(named.items())])
