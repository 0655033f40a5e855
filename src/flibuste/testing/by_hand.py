"""Positions built by hand: a game that has begun, with some of its fields changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel import registry
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.types import Seat


def position(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    luck: Rng | int = 0,
    question: Question[Any] | None = None,
    seat: Seat | None = None,
    complete: bool = True,
    **fields: Any,  # noqa: ANN401 - the game's own
) -> Any:  # noqa: ANN401 - the game's own state
    """A state at the first question, or at another one, with these fields in place of the dealt ones.

    `question` and `seat` say who is asked what; the options are worked out anew. A field that the state does
    not have is an AttributeError. If parts are lost or made by the change, that is a ValueError, unless
    `complete` is False.

    >>> import flibuste as fb
    >>> s = fb.testing.position("freibeuter", 2, options={"start": "0"}, cash=[1, 0])
    >>> fb.game("freibeuter").view(s, 0)["players"][0]["cash"]
    1
    """
    rules = registry.find(game) if isinstance(game, str) else game
    setup = make_setup(rules.meta, min(rules.meta.seats) if seats is None else seats, dict(options or {}))
    s = rules.start(setup, Dealer(Quick(luck) if isinstance(luck, int) else luck))
    census = rules.census(s)
    for name, value in fields.items():
        if not hasattr(s, name):
            raise AttributeError(f"the state of {rules.meta.id} has no field {name!r}")
        setattr(s, name, value)
    found = rules.census(s)
    if complete and found != census:
        wrong = {part: found[part] - count for part, count in census.items() if found[part] != count}
        raise ValueError(f"the position has too many parts, or too few: {wrong}")
    ask(s, question, seat)
    return s


def ask(s: Any, question: Question[Any] | None, seat: Seat | None) -> None:  # noqa: ANN401 - the game's own
    """Puts a question, and works out its options."""
    if question is not None:
        s.question = question
        s.answers = ()
        s.asking = (0 if seat is None else seat,)
        s.menu = []
    elif seat is not None:
        s.asking = (seat,)
        s.menu = []
    if s.menu is None:  # several seats are asked: nothing is kept
        return
    s.menu = s.question.options(s, s.asking[0])
    if not s.menu:
        raise ValueError(f"seat {s.asking[0]} has no option at {s.question.kind}")
