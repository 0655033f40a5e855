"""Results and ratings are written in the transaction of the act that ends a game, so once, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select, text, update

from flibuste.kernel.types import Seat
from flibuste.server.ratings.anchors import pool_of
from flibuste.server.ratings.model import FRESH, Rating
from flibuste.server.ratings.rating_game import KNOWN_AFTER, Outcome, outcomes, rate_game
from flibuste.server.storage.people_tables import PROFILES
from flibuste.server.storage.rating_tables import FINISHED, RATINGS, RESULTS
from flibuste.server.storage.schema import LEAVERS, PLACES, TABLES

LOCK = 1998_22
"""The advisory lock of PostgreSQL under which games are numbered and rated, one after the other."""


def finishing(
    table: str, result: Mapping[str, Any] | None, away: Sequence[Seat], at: int
) -> Callable[[Connection], None]:
    """What is written when this game ends: with a result, or without one; then only who had left counts."""

    def write(connection: Connection) -> None:
        lock_ratings(connection)
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        if row.cup is not None:  # its results are shown by the cup, to those who have played it
            return
        places = connection.execute(
            select(PLACES).where(PLACES.c.table == table).order_by(PLACES.c.seat)
        ).all()
        leavers = connection.execute(select(LEAVERS).where(LEAVERS.c.table == table)).all()
        found = outcomes(row.players, places, leavers, away, result)
        if result is None:
            found = [one for one in found if one.how == "left" and one.seat not in away]
        if not found:
            return
        pool = pool_of(row.game, row.seats) if row.rated and result is not None else None
        new = {} if pool is None else rated_now(connection, pool, found)
        n = 1 + (connection.execute(select(func.max(FINISHED.c.n))).scalar() or 0)
        game = {"n": n, "table": table, "game": row.game, "seats": row.seats, "public": row.public}
        game |= {"pool": pool if new else None, "over": result is not None, "ended_at": at}
        connection.execute(insert(FINISHED), game)
        lines = [{"n": n, "k": k, **one._asdict(), "mu": None, "sigma": None} for k, one in enumerate(found)]
        for k, rating in new.items():
            lines[k] |= rating._asdict()
        connection.execute(insert(RESULTS), lines)

    return write


def lock_ratings(connection: Connection) -> None:
    """Until the end of the transaction no other game is rated. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))


def rated_now(connection: Connection, pool: str, found: list[Outcome]) -> dict[int, Rating]:
    """Rates a game and writes the new ratings; nothing if it has nobody to compare."""
    guests = [one.guest for one in found if one.guest is not None]
    query = select(RATINGS).where(RATINGS.c.pool == pool, RATINGS.c.guest.in_(guests))
    known = {row.guest: row for row in connection.execute(query)}
    public = select(PROFILES.c.guest).where(PROFILES.c.guest.in_(guests), PROFILES.c.visible == "public")
    shown = set(connection.execute(public).scalars())

    def before(guest: str) -> Rating:
        row = known.get(guest)
        return FRESH if row is None else Rating(row.mu, row.sigma)

    new = rate_game(pool, found, before)
    for k, rating in new.items():
        guest = found[k].guest or ""
        games = 1 + (known[guest].games if guest in known else 0)
        values = rating_row(rating, games, guest in shown)
        if guest in known:
            same = (RATINGS.c.guest == guest, RATINGS.c.pool == pool)
            connection.execute(update(RATINGS).where(*same).values(values))
        else:
            connection.execute(insert(RATINGS), {"guest": guest, "pool": pool, **values})
    return new


def rating_row(rating: Rating, games: int, public: bool) -> dict[str, Any]:
    listed = public and games >= KNOWN_AFTER
    return {**rating._asdict(), "cautious": rating.cautious, "games": games, "listed": listed}
