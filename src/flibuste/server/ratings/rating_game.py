"""Which seats of a game are rated, and what their ratings are afterwards.

At the end of a game and when all ratings are computed anew, the same function gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row

from flibuste.kernel.types import Seat
from flibuste.server.ratings.anchors import anchor
from flibuste.server.ratings.model import Rating, rated

KNOWN_AFTER = 5
"""Rated games until a rating is shown. Before, it is a question mark."""


class Outcome(NamedTuple):
    """What came of a person or bot in a game.

    | how | who |
    |---|---|
    | played | they sat there from the start to the end |
    | left | a person who sat there at the start and not at the end; they have neither place nor score |
    | joined | a person who took the seat over; their result is shown and not rated |
    """

    seat: Seat
    guest: str | None
    bot: str | None
    how: str
    place: int | None = None
    score: int | None = None


def outcomes(
    players: Sequence[Sequence[str]],
    places: Sequence[Row[Any]],
    leavers: Sequence[Row[Any]],
    away: Sequence[Seat],
    result: Any,  # noqa: ANN401 - the result of any game, or nothing
) -> list[Outcome]:
    """Every person and bot, by seat. Of several people at one screen, only the first is counted."""
    found: list[Outcome] = []
    known: set[str] = set()
    for place in places:
        seat = int(place.seat)
        for one in seat_outcomes(seat, players[seat][1] == "person", place, leavers, seat in away):
            if one.guest in known:
                continue
            known |= {one.guest} if one.guest is not None else set()
            counts = one.how != "left" and result is not None
            ending = {"place": result["places"][seat], "score": result["scores"][seat]} if counts else {}
            found.append(one._replace(**ending))
    return found


def seat_outcomes(
    seat: Seat, person: bool, place: Row[Any], leavers: Sequence[Row[Any]], away: bool
) -> list[Outcome]:
    left = sorted((one.n, one.guest) for one in leavers if one.seat == seat)
    if not person:
        if place.guest is not None:
            return [Outcome(seat, place.guest, None, "joined")]
        return [Outcome(seat, None, place.bot, "played")] if not left else []
    first = left[0][1] if left else place.guest
    if first == place.guest and not away:
        return [Outcome(seat, first, None, "played")]
    found = [Outcome(seat, first, None, "left")] if first is not None else []
    if place.guest is not None and place.guest != first:
        found.append(Outcome(seat, place.guest, None, "joined"))
    return found


def rate_game(pool: str, seats: Sequence[Outcome], before: Callable[[str], Rating]) -> dict[int, Rating]:
    """The new rating of each person who is rated, by their number among the outcomes.

    Who left is behind everybody who stayed, and tied with others who left. A bot that stood in for them, and
    whoever joined later, are not compared with anybody.
    """
    who: list[int] = []
    ratings: list[Rating] = []
    for k, one in enumerate(seats):
        if one.how == "joined":
            continue
        known = before(one.guest) if one.guest is not None else anchor(pool, one.bot or "")
        if known is not None:
            who.append(k)
            ratings.append(known)
    people = [k for k in who if seats[k].guest is not None]
    if len(who) < 2 or not people:
        return {}
    last = 1 + max((seats[k].place or 0 for k in who), default=0)
    ranks = [last if (place := seats[k].place) is None else place for k in who]
    after = rated(ratings, ranks, [seats[k].guest is None for k in who])
    return {k: new for k, new in zip(who, after, strict=True) if seats[k].guest is not None}
