"""What a duplicate cup is played by: the game, the seats, the bots, and the day. No clock, no database."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from flibuste.bots.nicknames import nickname
from flibuste.kernel.game import Meta, Setup, make_setup
from flibuste.kernel.types import Refusal, Seat

HOUR = 3_600_000
DAY = 24 * HOUR
PLAYED_OUT = 3 * HOUR
"""Milliseconds after the last start in which a try may still be finished."""
STEADY = ("matelot", "mousse")
"""Bots that look at no clock: with the same luck they answer the same to the same game."""
LONGEST_DAYS = 30
NAMES_OF = "fr"
"""Bots' names are part of the luck's key, so they are the same for everybody, whatever they speak."""


class Terms(NamedTuple):
    """Everything about a cup that is public before it opens."""

    game: str
    version: int
    setup: Setup
    seat: Seat
    bot: str


class Times(NamedTuple):
    """Milliseconds: from when one may begin, until when, and until when one may play."""

    opens_at: int
    closes_at: int
    ends_at: int


def daily_terms(meta: Meta, day: str) -> Terms:
    """The terms of a game's cup of this day. They follow from game and day alone: nobody chooses them."""
    digest = hashlib.sha256(f"{meta.id} {day}".encode()).digest()
    seats = meta.seats[digest[0] % len(meta.seats)]
    return Terms(meta.id, meta.version, make_setup(meta, seats, {}), digest[1] % seats, STEADY[0])


def own_terms(meta: Meta, seats: int, options: dict[str, str], seat: Seat, bot: str) -> Terms:
    """The terms of somebody's own cup; refused if the game cannot be played like that."""
    setup = make_setup(meta, seats, options)
    if not 0 <= seat < setup.seats:
        raise Refusal("no-such-seat", "", {"number": seat + 1})
    if bot not in STEADY:
        raise Refusal("unsteady-bot", "", {"bot": bot[:40], "bots": list(STEADY)})
    return Terms(meta.id, meta.version, setup, seat, bot)


def names_at(cup: str, seats: int) -> list[str]:
    """The names that every table of a cup begins with. The person takes over one of these seats."""
    names: list[str] = []
    for seat in range(seats):
        names.append(nickname(cup, seat, names, NAMES_OF))
    return names


def day_of(at: int) -> str:
    """The day of this moment, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def day_after(day: str) -> str:
    return (datetime.fromisoformat(day) + timedelta(days=1)).date().isoformat()


def times_of_day(day: str) -> Times:
    begins = int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)
    return Times(begins, begins + DAY, begins + DAY + PLAYED_OUT)


def own_times(now: int, days: int) -> Times:
    return Times(now, now + days * DAY, now + days * DAY + PLAYED_OUT)
