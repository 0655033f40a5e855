"""Luck as an argument: provably fair, scripted or quick random numbers, and the dealer."""

from __future__ import annotations

import copy
import hashlib
import hmac
import random
import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.kernel.types import NO_FACTS, Event, Facts, Seat

T = TypeVar("T")

SPAN: Final = 1 << 256
SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The only source of luck.

    A copy of it, by `copy`, `deepcopy` or `pickle`, goes on with the same numbers and shares nothing.

    >>> import flibuste as fb
    >>> rng = fb.table("freibeuter", seats=2, seed=7).knowledge(0).rng
    >>> 0 <= rng.below(6) < 6
    True
    """

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def __copy__(self) -> Rng:
        return copy.deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        """For luck written in plain Python: compiled code would forget its fields."""
        return rng_of, (type(self), dict(getattr(self, "__dict__", {})))


def rng_of(kind: type[Rng], fields: dict[str, object]) -> Rng:
    """Unpickles luck written in plain Python."""
    luck = kind.__new__(kind)
    if fields:
        vars(luck).update(fields)
    return luck


class Quick(Rng):
    """Fast numbers for bots and simulations. A seed gives the same numbers with every Python."""

    def __init__(self, seed: int = 0) -> None:
        self.source: Final = random.Random(seed)
        self.random: Final = self.source.random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def __copy__(self) -> Quick:
        return quick_of(self.source.getstate())

    def __deepcopy__(self, memo: object) -> Quick:
        return quick_of(self.source.getstate())

    def __reduce__(self) -> tuple[object, ...]:
        return quick_of, (self.source.getstate(),)


def quick_of(numbers: tuple[object, ...]) -> Quick:
    """Unpickles quick luck where it stood."""
    luck = Quick()
    luck.source.setstate(numbers)
    return luck


class Seeded(Rng):
    """Provably fair numbers: the k-th is HMAC-SHA256(key, k), mapped to the range without bias.

    The key is the secret seed, or the seed mixed with the players' nonces (`mix`). Only the counter
    changes, so a game resumes from one integer.
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

    def __reduce__(self) -> tuple[object, ...]:
        return Seeded, (self.key, self.counter)


class LuckRanOut(Exception):
    """Scripted luck has no number left, or the next one is outside the range asked for."""


class Scripted(Rng):
    """Numbers given in advance: a test that rolls a six, a replay from recorded luck."""

    def __init__(self, numbers: Sequence[int], used: int = 0) -> None:
        self.numbers: Final = list(numbers)
        self.used = used

    def below(self, n: int) -> int:
        if self.used == len(self.numbers):
            raise LuckRanOut(f"all {self.used} numbers are used")
        number = self.numbers[self.used]
        if not 0 <= number < n:
            raise LuckRanOut(f"number {self.used} is {number}, not below {n}")
        self.used += 1
        return number

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, (self.numbers, self.used)


class Noted(Rng):
    """Passes on the numbers of another source and keeps them for the record, with the ranges asked for."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng
        self.numbers: Final[list[int]] = []
        self.ranges: Final[list[int]] = []

    def below(self, n: int) -> int:
        number = self.rng.below(n)
        self.numbers.append(number)
        self.ranges.append(n)
        return number

    def __copy__(self) -> Noted:
        return noted_of(copy.copy(self.rng), self.numbers, self.ranges)

    def __reduce__(self) -> tuple[object, ...]:
        return noted_of, (self.rng, self.numbers, self.ranges)


def noted_of(rng: Rng, numbers: list[int], ranges: list[int]) -> Noted:
    """Unpickles noted luck with what it has noted."""
    luck = Noted(rng)
    luck.numbers.extend(numbers)
    luck.ranges.extend(ranges)
    return luck


class NoLuck(Rng):
    """Refuses to answer: a preview may go as far as the first draw and no further."""

    def below(self, n: int) -> int:
        raise LuckRanOut("luck is not foreseen")


def fresh_seed() -> bytes:
    """A new secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: int | str | bytes | None = None) -> bytes:
    """The 32 bytes a seed stands for, the same everywhere; a fresh secret seed for None.

    32 bytes, and their 64 hexadecimal digits, are the seed itself, as a finished game's record shows it.
    Any other text gives the SHA-256 of its UTF-8 without outer spaces, any other bytes give their
    SHA-256, and a number counts as its decimal digits: 7 and "7" give the same game.
    """
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else hashlib.sha256(seed).digest()
    text = str(seed).strip()
    if len(text) == 2 * SEED_BYTES and not set(text.lower()) - set("0123456789abcdef"):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """What the table shows at the start: it fixes the seed and reveals nothing about it."""
    return hashlib.sha256(seed).hexdigest()


def agreed_key(seed: bytes, agreed: str) -> bytes:
    """The key of the numbers: the seed, and everything that was agreed on, as the record writes it.

    Another game, set-up, name or nonce is another key. So nobody changes one of them and keeps the luck.
    """
    return digest_key(seed, hashlib.sha256(agreed.encode()).digest())


def digest_key(seed: bytes, agreed: bytes) -> bytes:
    """The same key, from the digest of what was agreed on."""
    return hmac.digest(seed, agreed, "sha256")


def key_after(key: bytes, line: str) -> bytes:
    """The key after a take-back: luck that was seen never comes again."""
    return hmac.digest(key, line.encode(), "sha256")


def seal_of(key: bytes, text: str) -> str:
    """What closes a finished record. Nobody can compute it for another text without the seed."""
    return hmac.digest(key, f"seal {hashlib.sha256(text.encode()).hexdigest()}".encode(), "sha256").hex()


def mix(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The key of the numbers in records of format 1: the seed and what each player sent."""
    if not nonces:
        return seed
    said = hashlib.sha256()
    for nonce in nonces:
        text = nonce.encode()
        said.update(len(text).to_bytes(4, "big"))
        said.update(text)
    return hmac.digest(seed, said.digest(), "sha256")


class Dealer:
    """What a rule may do besides changing the state: ask for luck, and tell what happened.

    Rules write `if dealer.heard: dealer.tell(...)`, so that a search, which keeps no log, builds no facts.

    >>> import flibuste as fb
    >>> knows = fb.table("freibeuter", seats=2, seed=10).knowledge(0)
    >>> world = knows.imagine()
    >>> knows.game.apply(world, 0, knows.decision.options[0], fb.Dealer(knows.rng))
    >>> world.serial > knows.decision.serial  # the next question
    True
    """

    def __init__(self, rng: Rng, log: list[Event] | None = None) -> None:
        self.rng: Rng = rng
        self.log: list[Event] | None = log
        self.heard: bool = log is not None

    def __copy__(self) -> Dealer:
        """A dealer with luck and a log of its own."""
        return Dealer(copy.copy(self.rng), None if self.log is None else self.log[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Dealer, (self.rng, self.log)

    def below(self, n: int) -> int:
        return self.rng.below(n)

    def roll(self, sides: int) -> int:
        """A die: 1 … sides."""
        return self.rng.below(sides) + 1

    def draw(self, bag: list[T]) -> T:
        """Takes a random thing out of a bag. Its order means nothing: the last thing fills the gap."""
        at = self.rng.below(len(bag))
        thing = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return thing

    def unveil(self) -> None:
        """Says that hidden things are revealed from here on. A preview stops here, as it does before luck."""
        if isinstance(self.rng, NoLuck):
            raise LuckRanOut("secrets are not foreseen")

    def tell(
        self, kind: str, rule: str, facts: Facts, secret: Facts = NO_FACTS, knowers: tuple[Seat, ...] = ()
    ) -> None:
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, secret, knowers))
