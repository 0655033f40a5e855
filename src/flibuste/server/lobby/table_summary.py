"""A table as a guest may see it who has not come in."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row

from flibuste.kernel.chance import commitment
from flibuste.kernel.words import Seat
from flibuste.server.identity import Guest
from flibuste.table.clock import Pace


def same_link(link: str, guess: str) -> bool:
    """In the same time for every guess."""
    return secrets.compare_digest(link.encode(), guess.encode())


def seats_of(guest: Guest | None, places: list[Row[Any]]) -> list[Seat]:
    """The seats a guest holds: several, where several people share a screen."""
    return [int(place.seat) for place in places if guest is not None and place.guest == guest.id]


def shown(row: Row[Any], places: list[Row[Any]], held: list[Seat], guest: Guest | None) -> dict[str, Any]:
    """What a guest may know of a table. The seed stays here; the link is for those inside."""
    mine = held[0] if held else None
    host = guest is not None and row.host == guest.id
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "seats": row.seats,
        "options": dict(row.options),
        "own_data": row.own_data,
        "public": row.public,
        "spectators": row.spectators,
        "clock": Pace(*row.clock)._asdict(),
        "status": row.status,
        "host": host,
        "mine": mine,
        "held": held,
        "link": row.link if host or mine is not None else None,
        "commitment": commitment(row.seed),
        "made_at": row.made_at,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "result": row.result,
        "rematch": row.rematch if mine is not None else None,
        "places": [
            {
                "seat": place.seat,
                "kind": "person" if place.guest else "bot" if place.bot else "empty",
                "name": place.name,
                "bot": place.bot,
                "you": guest is not None and place.guest == guest.id,
            }
            for place in places
        ],
    }


def may_see(row: Row[Any], mine: Seat | None, guest: Guest | None, link: str) -> bool:
    """By link only for those who have the link or a seat."""
    host = guest is not None and row.host == guest.id
    return row.public or mine is not None or host or same_link(row.link, link)
