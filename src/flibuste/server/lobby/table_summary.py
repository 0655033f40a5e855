"""A table as a guest may see it without being connected to it."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row

from flibuste.kernel.chance import commitment
from flibuste.kernel.types import Seat
from flibuste.server.identity import Guest
from flibuste.table.clock import Pace


def same_link(link: str, guess: str) -> bool:
    """Compares in the same time for every guess."""
    return secrets.compare_digest(link.encode(), guess.encode())


def seats_of(guest: Guest | None, places: list[Row[Any]]) -> list[Seat]:
    """The seats a guest holds; several if several people share a screen."""
    return [int(place.seat) for place in places if guest is not None and place.guest == guest.id]


def kept_for(guest: Guest | None, places: list[Row[Any]]) -> list[Seat]:
    """The seats that are offered to a guest, and kept until they answer."""
    return [int(place.seat) for place in places if guest is not None and place.kept_for == guest.id]


def shown(
    row: Row[Any], places: list[Row[Any]], held: list[Seat], guest: Guest | None, returns: Seat | None = None
) -> dict[str, Any]:
    """What a guest may know of a table: never the seed, and the link only with a seat or as its host."""
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
        "rated": row.rated,
        "chat": row.chat,
        "min_finished": row.min_finished,
        "clock": Pace(*row.clock)._asdict(),
        "status": row.status,
        "host": host,
        "mine": mine,
        "held": held,
        "offered": kept_for(guest, places),
        "returns": returns,
        "link": row.link if host or mine is not None else None,
        "commitment": commitment(row.seed),
        "protocol": row.protocol,
        "agreed": row.agreed,
        "beacon": row.beacon,
        "cup": row.cup,
        "made_at": row.made_at,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "result": row.result,
        "rematch": row.rematch if mine is not None else None,
        "places": [
            {
                "seat": place.seat,
                "kind": "person"
                if place.guest
                else "bot"
                if place.bot
                else "kept"
                if place.kept_for
                else "empty",
                "name": place.name,
                "bot": place.bot,
                "you": guest is not None and place.guest == guest.id,
                "nonce": bool(place.guest and place.nonce),
            }
            for place in places
        ],
    }


def may_see(row: Row[Any], mine: Seat | None, guest: Guest | None, link: str) -> bool:
    """A table that is not public is visible to its host, with its link, and with a seat."""
    host = guest is not None and row.host == guest.id
    return row.public or mine is not None or host or same_link(row.link, link)
