"""The types every game uses: seats, choices, decisions, events, refusals, results."""

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
SHOWN: Final = 8
"""Options that the `repr` of a decision lists; further ones are counted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat can choose. There is one object per meaning, so play compares by identity.

    A game makes one small subclass per verb with typed fields (`choice.region`), and a constant
    where a verb has no argument.

    >>> import flibuste as fb
    >>> choice = fb.table("libertalia", seats=2, seed=7).decision(0).options[0]
    >>> choice, choice.text, choice.verb
    (<play 8>, 'play 8', 'play')
    >>> dict(choice.facts)
    {'rank': 8, 'character': 'waitress'}
    """

    def __init__(self, text: str, facts: Facts = NO_FACTS) -> None:
        self.text: str = text
        """The notation, as records, the wire protocol, the terminal and logs write it."""
        self.facts: Facts = facts
        """The arguments by name, for the message that describes the choice."""
        self.index: int = -1
        """Its place in the game's vocabulary."""
        self.home: str = ""
        """The module whose vocabulary it belongs to."""

    @property
    def verb(self) -> str:
        """The first word of the notation."""
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


def seats_named(choice: Choice) -> dict[str, Seat]:
    """The facts of a choice that name a seat."""
    return {
        key: value
        for key, value in choice.facts.items()
        if (key == "seat" or key.endswith("_seat")) and isinstance(value, int)
    }


class Vocabulary:
    """Every choice a game can ever offer, built once from its parts."""

    def __init__(self, home: str, choices: list[Choice]) -> None:
        """`home` is the module that keeps this object as VOCABULARY. Choices are pickled by that name."""
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
        """The choice with this notation. Spaces and capitals do not matter."""
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
    """Unpickles a choice as the one object of its meaning."""
    vocabulary: Vocabulary = importlib.import_module(home).VOCABULARY
    return vocabulary[index]


class Decision(NamedTuple):
    """What a seat is asked now. A choice is legal if it is among the options.

    >>> import flibuste as fb
    >>> decision = fb.table("_parley", seats=2, seed=7).decision(0)
    >>> decision
    <Decision seal-card seat=0 rule=PAR-6 serial=1 options=(seal 1, seal 2, seal 3)>
    >>> decision.options[0].text
    'seal 1'
    """

    seat: Seat
    kind: str
    rule: str
    options: tuple[Choice, ...]
    serial: int
    """The number of the question: an answer to an older question is recognised by it."""

    def __repr__(self) -> str:
        options = [option.text for option in self.options[:SHOWN]]
        if len(self.options) > SHOWN:
            options.append(f"… {len(self.options) - SHOWN} more")
        return (
            f"<Decision {self.kind} seat={self.seat} rule={self.rule} serial={self.serial} "
            f"options=({', '.join(options)})>"
        )


class Event:
    """What happened: facts for everyone, secrets for the seats that know them.

    Logs, animation and translation are made from it.

    >>> import flibuste as fb
    >>> table = fb.table("libertalia", seats=2, seed=7)
    >>> table.events()[0]
    Event('coloured', 'LIB-3', {'seat': 0, 'colour': 'black'})
    """

    def __init__(self, kind: str, rule: str, facts: Facts, secret: Facts, knowers: tuple[Seat, ...]) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final = knowers

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """What this seat may read of it. None is a spectator."""
        seen: dict[str, Json] = {"kind": self.kind, "rule": self.rule, "facts": self.facts}
        if self.secret and seat is not None and seat in self.knowers:
            seen["secret"] = self.secret
        return seen

    def truth(self) -> dict[str, Json]:
        """All of it, for finished games only."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "facts": self.facts,
            "secret": self.secret,
            "knowers": list(self.knowers),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.rule, self.facts, self.secret, self.knowers)

    def __copy__(self) -> Event:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Event:
        return self

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.facts!r})"


class Refusal(Exception):
    """Why something is not allowed: the key of a reason, the number of a rule, and facts. Never prose.

    >>> import flibuste as fb
    >>> try:
    ...     fb.table("libertalia", seats=9)
    ... except fb.Refusal as no:
    ...     print(no.reason, no.facts["allowed"])
    seat-count [2, 3, 4, 5, 6]
    """

    def __init__(self, reason: str, rule: str, facts: Facts = NO_FACTS) -> None:
        super().__init__(reason, rule, facts)
        self.reason = reason
        self.rule = rule
        self.facts = facts


class Result(NamedTuple):
    """How a game ended, or how it stands.

    >>> import flibuste as fb
    >>> result = fb.play("libertalia", ["random", "random"], seed=7).result
    >>> result
    <Result scores=(52, 86) places=(2, 1) reason=last-rest-day>
    >>> result.places.index(1)  # the winner
    1
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """Equal places are shared: 1, 1, 3."""
    reason: str
    sheet: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat the parts of its score, by key."""

    def __repr__(self) -> str:
        return f"<Result scores={self.scores} places={self.places} reason={self.reason}>"

    def win_shares(self) -> list[float]:
        """Each seat's share of the win: 1 alone, shared places in part."""
        return shares_of(self.places)

    def margins(self) -> list[float]:
        """Each seat's score minus the mean of the others."""
        return margins_of(self.scores)


def shares_of(places: Sequence[int]) -> list[float]:
    """The share of the win that each place gives: 1, 1, 3 give a half, a half and nothing."""
    first = 0
    for place in places:
        if place == 1:
            first += 1
    return [1.0 / first if place == 1 else 0.0 for place in places]


def margins_of(scores: Sequence[int]) -> list[float]:
    """Each score minus the mean of the others."""
    total = sum(scores)
    others = len(scores) - 1
    return [score - (total - score) / others for score in scores]


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Equal scores share the better place and the next one is skipped: 64, 64, 40 give 1, 1, 3."""
    return tuple([1 + sum([1 for other in scores if other > score]) for score in scores])
