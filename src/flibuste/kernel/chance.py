"""Luck as an argument: numbers that are provably fair, scripted, or merely quick; and the dealer."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.kernel.words import NO_FACTS, Event, Facts, Seat

T = TypeVar("T")

SPAN: Final = 1 << 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The only source of luck there is."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        raise NotImplementedError


class Quick(Rng):
    """Fast numbers for bots and simulations; the same seed gives the same numbers on every Python."""

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


class Seeded(Rng):
    """Provably fair numbers: the k-th is HMAC-SHA256(key, k), mapped to the range without bias.

    The key is the secret seed, or the seed mixed with the players' nonces (`mix`). Nothing but the
    counter changes, so a game resumes from one integer.
    """

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key: Final = key
        self.counter = counter

    def below(self, n: int) -> int:
        k = self.counter
        self.counter = k + 1
        limit = SPAN - SPAN % n  # numbers from here on would favour the small remainders
        attempt = 0
        while True:
            message = str(k) if attempt == 0 else f"{k}/{attempt}"
            number = int.from_bytes(hmac.digest(self.key, message.encode(), "sha256"), "big")
            if number < limit:
                return number % n
            attempt += 1


class LuckRanOut(Exception):
    """Scripted luck has no number left, or one that does not fit the range asked for."""


class Scripted(Rng):
    """Numbers given in advance: a test that rolls a six, a replay from recorded luck."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers: Final = list(numbers)
        self.used = 0

    def below(self, n: int) -> int:
        if self.used == len(self.numbers):
            raise LuckRanOut(f"all {self.used} numbers are used")
        number = self.numbers[self.used]
        if not 0 <= number < n:
            raise LuckRanOut(f"number {self.used} is {number}, not below {n}")
        self.used += 1
        return number


class Noted(Rng):
    """Passes another source's numbers on and keeps them, for the record."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng
        self.numbers: Final[list[int]] = []

    def below(self, n: int) -> int:
        number = self.rng.below(n)
        self.numbers.append(number)
        return number


class NoLuck(Rng):
    """Refuses to answer: whoever looks ahead may go as far as the first draw and no further."""

    def below(self, n: int) -> int:
        raise LuckRanOut("luck is not foreseen")


def fresh_seed() -> bytes:
    """A new secret seed."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What the table shows at the start: it binds the seed and tells nothing about it."""
    return hashlib.sha256(seed).hexdigest()


def mix(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of the numbers: the seed and what each player said, so nobody alone decides the luck."""
    if not nonces:
        return seed
    said = hashlib.sha256()
    for nonce in nonces:
        text = nonce.encode()
        said.update(len(text).to_bytes(4, "big"))
        said.update(text)
    return hmac.digest(seed, said.digest(), "sha256")


class Dealer:
    """All a rule may do besides changing the state: ask for luck, and tell what happened.

    Rules write `if dealer.heard: dealer.tell(...)`, so that in search, where nobody listens, no
    facts are built.
    """

    def __init__(self, rng: Rng, log: list[Event] | None = None) -> None:
        self.rng: Rng = rng
        self.log: list[Event] | None = log
        self.heard: bool = log is not None

    def below(self, n: int) -> int:
        return self.rng.below(n)

    def roll(self, sides: int) -> int:
        """A die: 1 … sides."""
        return self.rng.below(sides) + 1

    def draw(self, bag: list[T]) -> T:
        """Takes one at random out of a bag, whose order means nothing: the last fills the hole."""
        at = self.rng.below(len(bag))
        thing = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return thing

    def unveil(self) -> None:
        """From here on things hidden so far are laid open: whoever only looks ahead stops, as before luck."""
        if isinstance(self.rng, NoLuck):
            raise LuckRanOut("secrets are not foreseen")

    def tell(
        self, kind: str, rule: str, facts: Facts, secret: Facts = NO_FACTS, knowers: tuple[Seat, ...] = ()
    ) -> None:
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, secret, knowers))
