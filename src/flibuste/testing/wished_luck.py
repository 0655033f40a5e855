"""Luck given by meaning: "roll a six", "draw this card next". It is refused where it cannot be."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.kernel import (
    registry,
    types,  # `types.Event`: the documentation has two classes of the name
)
from flibuste.kernel.chance import Dealer
from flibuste.kernel.chance_nodes import OutcomeNeeded, Outcomes
from flibuste.kernel.game import Game
from flibuste.kernel.types import Choice, Json, Seat

TRIES = 50_000
"""Draws that are tried before the search gives up."""
REFUSED = -1


class Wish(NamedTuple):
    """The next event of a kind says this."""

    kind: str
    facts: dict[str, Json]

    def __str__(self) -> str:
        return f"{self.kind} {self.facts}"

    def is_granted_by(self, event: types.Event) -> bool:
        told = {**event.facts, **event.secret}
        return all(key in told and told[key] == value for key, value in self.facts.items())


class Luck(NamedTuple):
    """What was drawn, and what happened."""

    numbers: list[int]
    """For `Scripted`: they do the same again."""
    events: list[types.Event]


def wish(kind: str, **facts: Json) -> Wish:
    """The next event of this kind shall have these facts. Facts that are left out may be anything."""
    return Wish(kind, facts)


def play_with_luck(
    game: str | Game[Any],
    s: Any,  # noqa: ANN401 - the game's own
    seat: Seat,
    choice: str | Choice,
    *wishes: Wish,
) -> Luck:
    """Plays a choice in place, with luck that grants these wishes in their order.

    A wish speaks of the next event of its kind: if that says something else, the wish is not granted. If no
    luck grants them all, or if there is too much luck to try, that is a ValueError, and nothing has changed.

    >>> import flibuste as fb
    >>> game = fb.game("freibeuter")
    >>> s = fb.testing.position(game, 2, options={"start": "0"})
    >>> luck = fb.testing.play_with_luck(game, s, 0, game.options(s, 0)[0])
    >>> [event.kind for event in luck.events][:1]
    ['boarded']
    """
    rules = registry.find(game) if isinstance(game, str) else game
    chosen = rules.vocabulary.parse(choice) if isinstance(choice, str) else choice
    rules.must_be_legal(s, seat, chosen)
    numbers = found(rules, s, seat, chosen, wishes)
    events: list[types.Event] = []
    rules.apply(s, seat, chosen, Dealer(Outcomes(numbers), events))
    return Luck(numbers, events)


def found(
    game: Game[Any],
    s: Any,  # noqa: ANN401 - the game's own
    seat: Seat,
    choice: Choice,
    wishes: tuple[Wish, ...],
) -> list[int]:
    """The first numbers, in the order of counting, that grant all wishes."""
    said = ", then ".join([str(one) for one in wishes])
    left: list[list[int]] = [[]]
    for _ in range(TRIES):
        if not left:
            raise ValueError(f"after {choice.text} no luck makes this happen: {said}")
        luck, events = Outcomes(left.pop()), list[types.Event]()
        try:
            game.apply(s.clone(), seat, choice, Dealer(luck, events))
        except OutcomeNeeded as needed:
            if granted(events, wishes) != REFUSED:
                left += [[*luck.numbers, outcome] for outcome in reversed(range(needed.outcomes))]
            continue
        if granted(events, wishes) == len(wishes):
            return luck.numbers
    raise ValueError(f"after {choice.text} luck decides too much to try it all: {said}")


def granted(events: list[types.Event], wishes: tuple[Wish, ...]) -> int:
    """How many wishes these events grant, one after the other; REFUSED if they say something else."""
    count = 0
    for event in events:
        if count < len(wishes) and event.kind == wishes[count].kind:
            if not wishes[count].is_granted_by(event):
                return REFUSED
            count += 1
    return count
