"""The words every game speaks: seats, choices, decisions, events, refusals, results."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int
"""A place at the table, 0 … n-1 clockwise, fixed for the whole game."""

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
Facts: TypeAlias = Mapping[str, Json]
"""What is known about a choice, event or refusal. A fact called `seat` or `…_seat` names a seat."""

NO_FACTS: Final[Facts] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat can choose. There is one object per meaning, so play compares by identity.

    A game makes one small subclass per verb with typed fields (`choice.region`), and a constant
    where a verb has no argument.
    """

    def __init__(self, text: str, facts: Facts = NO_FACTS) -> None:
        self.text: str = text
        """The notation: what records, the wire, the terminal and logs write."""
        self.facts: Facts = facts
        """The arguments by name, for the words that describe the choice."""
        self.index: int = -1
        """Its place in the game's vocabulary."""
        self.home: str = ""
        """The module whose vocabulary it belongs to."""

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return choice_of, (self.home, self.index)

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        return self


class Vocabulary:
    """Every choice a game can ever offer, built once from its parts."""

    def __init__(self, home: str, choices: list[Choice]) -> None:
        """`home` is the module that keeps this object as VOCABULARY; so choices survive pickling."""
        self.choices: Final = choices
        self.by_text: Final[dict[str, Choice]] = {}
        for index, choice in enumerate(choices):
            if choice.text in self.by_text:
                raise ValueError(f"two choices are written {choice.text!r}")
            choice.index = index
            choice.home = home
            self.by_text[choice.text] = choice

    def __len__(self) -> int:
        return len(self.choices)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)

    def __getitem__(self, index: int) -> Choice:
        return self.choices[index]

    def parse(self, text: str) -> Choice:
        """The choice written so; spaces and capitals do not matter."""
        words = " ".join(text.split())
        choice = self.by_text.get(words)
        if choice is None:
            choice = self._folded().get(words.casefold())
        if choice is None:
            raise Refusal("unknown-choice", "", {"text": words[:80]})
        return choice

    def _folded(self) -> dict[str, Choice]:
        return {text.casefold(): choice for text, choice in self.by_text.items()}


def choice_of(home: str, index: int) -> Choice:
    """Unpickles a choice as the one object it is."""
    vocabulary: Vocabulary = importlib.import_module(home).VOCABULARY
    return vocabulary[index]


class Decision(NamedTuple):
    """What a seat is asked now. Legality is membership in the options."""

    seat: Seat
    kind: str
    rule: str
    options: tuple[Choice, ...]
    serial: int


class Event:
    """What happened, for log, motion and translation: facts for everyone, secrets for their knowers."""

    def __init__(self, kind: str, rule: str, facts: Facts, secret: Facts, knowers: tuple[Seat, ...]) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final = knowers

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """What this seat may read of it; None is a spectator."""
        seen: dict[str, Json] = {"kind": self.kind, "rule": self.rule, "facts": self.facts}
        if self.secret and seat is not None and seat in self.knowers:
            seen["secret"] = self.secret
        return seen

    def truth(self) -> dict[str, Json]:
        """All of it: for finished games only."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "facts": self.facts,
            "secret": self.secret,
            "knowers": list(self.knowers),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.rule, self.facts, self.secret, self.knowers)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.facts!r})"


class Refusal(Exception):
    """Why not: a reason's key, the rule's number and facts; never prose."""

    def __init__(self, reason: str, rule: str, facts: Facts = NO_FACTS) -> None:
        super().__init__(reason, rule, facts)
        self.reason = reason
        self.rule = rule
        self.facts = facts


class Result(NamedTuple):
    """How a game ended. `sheet` lists, for each seat, the summands of its score by key."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    sheet: tuple[tuple[tuple[str, int], ...], ...]


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Equal scores share the better place and the next one is skipped: 64, 64, 40 give 1, 1, 3."""
    return tuple([1 + sum([1 for other in scores if other > score]) for score in scores])
