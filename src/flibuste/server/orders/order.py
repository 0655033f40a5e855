"""A standing order, and whether it answers a question. No clock, no database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from flibuste.kernel.types import Decision, Event, Seat

SEALED = "table-sealed"
"""The event of a secret answer. What several seats answered is opened together, and new to all of them."""


class Below(NamedTuple):
    """The order counts only while this measure of the view is below a number."""

    measure: str
    number: int


class Order(NamedTuple):
    """If this seat is asked a question of this kind and the choice is offered: choose it."""

    number: int
    seat: Seat
    guest: str
    kind: str
    choice: str
    below: Below | None
    lasts: Literal["choice", "game"]
    """Until its person next chooses something by hand, or to the end of the game."""
    news: bool
    """Whether it counts although its seat has learnt something since."""
    since: int
    """The version of the table that its person knew when they last chose or gave the order."""


def answer_to(
    orders: Iterable[Order],
    decision: Decision,
    guest: str | None,
    measures: Mapping[str, int],
    story: Sequence[Sequence[Event]],
) -> str | None:
    """The choice of the first order that answers this question of this guest's seat; None if none does.

    A choice that is not among the options is never an answer: whoever gave the order is asked themselves.
    """
    offered = [choice.text for choice in decision.options]
    for order in orders:
        if (order.seat, order.guest, order.kind) != (decision.seat, guest, decision.kind):
            continue
        if order.choice not in offered:
            continue
        if order.below is not None:
            measured = measures.get(order.below.measure)
            if measured is None or measured >= order.below.number:
                continue
        if not order.news and learnt(story, order.since, order.seat):
            continue
        return order.choice
    return None


def learnt(story: Sequence[Sequence[Event]], since: int, seat: Seat) -> bool:
    """Whether this seat was told a secret after that version, or sealed answers were opened.

    What happens in the open is what an order foresees; a secret is something it could not.
    """
    return any(
        event.kind == SEALED or (event.secret and seat in event.knowers)
        for told in story[since + 1 :]
        for event in told
    )


def measured(view: Any, path: Sequence[str]) -> int | None:  # noqa: ANN401 - a part of a view, which is JSON
    """The number at this place of a view. Numbers in lists are added up; None if there is nothing."""
    if isinstance(view, list | tuple):
        parts = [measured(one, path) for one in view]
        return None if None in parts else sum(part for part in parts if part is not None)
    if not path:
        return view if isinstance(view, int) and not isinstance(view, bool) else None
    return measured(view[path[0]], path[1:]) if isinstance(view, Mapping) and path[0] in view else None
