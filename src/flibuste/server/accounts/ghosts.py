"""Rewrites one table so that nobody finds a forgotten guest there: in their place sits a nameless ghost.

Each table gets a ghost of its own, so no two tables say that it was the same person. The game stays: moves,
results and luck. The luck depends on the names agreed at the start; their digest is kept instead of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Row, and_, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.chance import commitment
from flibuste.kernel.records.record import Record, forget_names, plain_name, plain_text
from flibuste.kernel.types import Seat
from flibuste.server.identity import GHOST, now
from flibuste.server.storage.schema import ACTS, ANALYSES, CHAT, GUESTS, LEAVERS, PLACES, TABLES
from flibuste.server.storage.store import PLACES_OF, ROW
from flibuste.server.workers.table_jobs import setup_of

NAMELESS: Final = "N. N."
"""The name of nobody, in every language; a number follows, so that two at one table differ."""
NAMING: Final = ("join", "propose", "sit")
"""Acts whose text may contain a name."""


async def haunt(connection: AsyncConnection, table: str, guests: Collection[str]) -> None:
    """Replaces these guests, who are one person, at this table."""
    # Changing the row locks it, as in `TableRows.locked`.
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=TABLES.c.status))
    row = (await connection.execute(ROW, {"id": table})).first()
    if row is None:
        return
    places = list(await connection.execute(PLACES_OF, {"id": table}))
    query = select(LEAVERS).where(LEAVERS.c.table == table).order_by(LEAVERS.c.n)
    leavers = list(await connection.execute(query))
    ghost = GHOST + secrets.token_urlsafe(12)
    nobody = {"id": ghost, "name": NAMELESS, "made_at": now(), "epoch": 1, "banned": True, "seen_at": now()}
    await connection.execute(insert(GUESTS), nobody)
    numbers = secrets.SystemRandom().sample(range(1000, 10_000), len(places) + 1)
    names = {seat: f"{NAMELESS} {number}" for seat, number in enumerate(numbers)}

    first = first_sitters(row, places, leavers)
    began = [seat for seat, guest in first.items() if guest in guests]
    known = {row.players[seat][0] for seat in began} | {
        place.name for place in places if place.guest in guests
    }
    if began:
        players = [
            [names[seat] if seat in began else name, kind] for seat, (name, kind) in enumerate(row.players)
        ]
        change = update(TABLES).where(TABLES.c.id == table)
        await connection.execute(change.values(players=players, forgotten=kept_digest(row, players)))
    await rename_acts(connection, table, guests, ghost, names, known)

    for place in places:
        here = update(PLACES).where(PLACES.c.table == table, PLACES.c.seat == place.seat)
        if place.guest in guests:
            await connection.execute(here.values(guest=ghost, name=names[place.seat]))
        if place.kept_for in guests:
            await connection.execute(here.values(kept_for=None, name=place.name if place.guest else ""))
    mine = update(LEAVERS).where(LEAVERS.c.table == table, LEAVERS.c.guest.in_(guests))
    await connection.execute(mine.values(guest=ghost, returns=False))
    hosted = update(TABLES).where(TABLES.c.id == table, TABLES.c.host.in_(guests))
    await connection.execute(hosted.values(host=ghost))
    asked = update(ANALYSES).where(ANALYSES.c.table == table, ANALYSES.c.guest.in_(guests))
    await connection.execute(asked.values(guest=ghost))
    await empty_chat(connection, table, guests, ghost, names, known, len(places))


def first_sitters(row: Row[Any], places: list[Row[Any]], leavers: list[Row[Any]]) -> dict[Seat, str]:
    """The guest who sat in each seat when the game began: the first who left it, or who still has it."""
    found: dict[Seat, str] = {}
    for place in places:
        if place.seat < len(row.players) and row.players[place.seat][1] == "person":
            left = [leaver.guest for leaver in leavers if leaver.seat == place.seat]
            found[place.seat] = left[0] if left else place.guest or ""
    return found


def kept_digest(row: Row[Any], players: list[list[str]]) -> str | None:
    """The digest from which the luck of the game follows, now that the names are others."""
    begun = Record(
        row.game,
        row.version,
        setup_of(row),
        tuple(plain_name(name) for name, _ in row.players),
        commitment(row.seed),
        tuple(row.nonces),
        None,
        (),
        (),
        None,
        format=row.protocol,
        beacon=plain_text(row.beacon or ""),
        forgotten=row.forgotten or "",
    )
    return forget_names(begun, tuple(plain_name(name) for name, _ in players)) or None


async def rename_acts(
    connection: AsyncConnection,
    table: str,
    guests: Collection[str],
    ghost: str,
    names: dict[Seat, str],
    known: Collection[str],
) -> None:
    """Acts that seat somebody carry their id and name. The acts of a game are not changed otherwise."""
    query = select(ACTS).where(ACTS.c.table == table, ACTS.c.kind.in_(NAMING))
    for act in list(await connection.execute(query)):
        words = act.text.split(" ")
        text = act.text
        if act.kind == "join" and words[0] in guests:
            text = f"{ghost} {names[act.seat]}"
        elif act.kind == "propose" and words[0] == "take" and words[1:2] and words[1] in guests:
            text = f"take {ghost} {names[act.seat]}"
        elif act.kind == "sit" and words[0] == "person" and " ".join(words[1:]) in known:
            text = f"person {names[act.seat]}"
        if text != act.text:
            here = update(ACTS).where(ACTS.c.table == table, ACTS.c.n == act.n)
            await connection.execute(here.values(text=text))


async def empty_chat(
    connection: AsyncConnection,
    table: str,
    guests: Collection[str],
    ghost: str,
    names: dict[Seat, str],
    known: Collection[str],
    watcher: int,
) -> None:
    """Their lines stay as lines, without words. Older ones are found by seat and name."""
    by_name = and_(CHAT.c.guest.is_(None), CHAT.c.seat.is_not(None), CHAT.c.name.in_(known))
    mine = and_(CHAT.c.table == table, or_(CHAT.c.guest.in_(guests), by_name))
    seats = (await connection.execute(select(CHAT.c.seat).where(mine).distinct())).scalars().all()
    for seat in seats:
        here = and_(mine, CHAT.c.seat.is_(None) if seat is None else CHAT.c.seat == seat)
        name = names.get(watcher if seat is None else seat, NAMELESS)
        await connection.execute(update(CHAT).where(here).values(guest=ghost, name=name, text=""))
