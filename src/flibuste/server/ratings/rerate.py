"""Computes all ratings anew from the results, in their order, and writes those that differ.

The server may run meanwhile: what it rates in between is computed again, the last of it under the lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from flibuste.server.ratings.finishing import lock_ratings, rating_row
from flibuste.server.ratings.model import FRESH, Rating
from flibuste.server.ratings.rating_game import Outcome, rate_game
from flibuste.server.storage.people_tables import PROFILES
from flibuste.server.storage.rating_tables import FINISHED, RATINGS, RESULTS
from flibuste.server.storage.schema import GUESTS

BATCH = 10_000
"""Games read at once."""
WRITTEN = 2_000
"""Rows written in one transaction, so that no act waits long."""
FEW = 200
"""So many new games are computed while the others wait."""

COLUMNS = ("n", "k", "seat", "guest", "bot", "how", "place", "score", "mu", "sigma")
GAMES = (
    select(FINISHED.c.pool, *(RESULTS.c[name] for name in COLUMNS))
    .join(RESULTS, RESULTS.c.n == FINISHED.c.n)
    .where(FINISHED.c.pool.is_not(None), FINISHED.c.n > bindparam("after"), FINISHED.c.n <= bindparam("upto"))
    .order_by(RESULTS.c.n, RESULTS.c.k)
)
CHANGE = (
    update(RESULTS)
    .where(RESULTS.c.n == bindparam("its_n"), RESULTS.c.k == bindparam("its_k"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)


class Rerated(NamedTuple):
    """How many games were rated, and how many numbers were other than before."""

    games: int
    changed_results: int
    changed_ratings: int


class Rerating:
    """All ratings in memory, as far as the games were read."""

    def __init__(self) -> None:
        self.ratings: dict[tuple[str, str], Rating] = {}
        self.counts: dict[tuple[str, str], int] = {}
        self.games = 0
        self.upto = 0

    def read(self, connection: Connection, upto: int) -> Iterator[dict[str, Any]]:
        """Goes on, at most to this game. Yields the results whose rating must be changed."""
        end = min(upto, self.upto + BATCH)
        rows = connection.execute(GAMES, {"after": self.upto, "upto": end})
        for _, group in groupby(rows, itemgetter(1)):
            yield from self._game(list(group))
        self.upto = end

    def _game(self, rows: list[Any]) -> Iterator[dict[str, Any]]:
        pool = rows[0][0]
        seats = [Outcome(*row[3:9]) for row in rows]
        new = rate_game(pool, seats, lambda guest: self.ratings.get((pool, guest), FRESH))
        self.games += 1
        for k, row in enumerate(rows):
            rating = new.get(k)
            if rating is not None:
                who = (pool, str(row[4]))
                self.ratings[who] = rating
                self.counts[who] = self.counts.get(who, 0) + 1
            mu, sigma = (None, None) if rating is None else rating
            if (row[9], row[10]) != (mu, sigma):
                yield {"its_n": row[1], "its_k": row[2], "new_mu": mu, "new_sigma": sigma}


def rerate(connection: Connection) -> Rerated:
    """The connection commits when it is told to. It is used for nothing else meanwhile."""
    work = Rerating()
    changed = 0
    while (newest := last_game(connection)) - work.upto > FEW:
        pending = list(work.read(connection, newest))
        connection.rollback()
        for at in range(0, len(pending), WRITTEN):
            connection.execute(CHANGE, pending[at : at + WRITTEN])
            connection.commit()
        changed += len(pending)
    connection.rollback()
    lock_ratings(connection)
    late: list[dict[str, Any]] = []
    while work.upto < (newest := last_game(connection)):
        late += work.read(connection, newest)
    if late:
        connection.execute(CHANGE, late)
    ratings = write_ratings(connection, work)
    connection.commit()
    return Rerated(work.games, changed + len(late), ratings)


def last_game(connection: Connection) -> int:
    return int(connection.execute(select(func.max(FINISHED.c.n))).scalar() or 0)


def write_ratings(connection: Connection, work: Rerating) -> int:
    """Makes the ratings those of the work; only rows that differ are touched."""
    public = set(connection.execute(select(PROFILES.c.guest).where(PROFILES.c.visible == "public")).scalars())
    there: dict[tuple[str, str], list[Any]] = {
        (pool, guest): rest
        for pool, guest, *rest in connection.execute(
            select(RATINGS.c.pool, RATINGS.c.guest, *(RATINGS.c[name] for name in VALUES))
        )
    }
    living = set(connection.execute(select(GUESTS.c.id)).scalars())
    new: list[dict[str, Any]] = []
    other: list[dict[str, Any]] = []
    for (pool, guest), rating in work.ratings.items():
        if guest not in living:  # deleted, or forgotten: their games still count for the others
            continue
        values = rating_row(rating, work.counts[pool, guest], guest in public)
        before = there.pop((pool, guest), None)
        if before is None:
            new.append({"pool": pool, "guest": guest, **values})
        elif before != [values[name] for name in VALUES]:
            other.append({"its_pool": pool, "its_guest": guest, **values})
    if new:
        connection.execute(insert(RATINGS), new)
    if other:
        where = (RATINGS.c.pool == bindparam("its_pool"), RATINGS.c.guest == bindparam("its_guest"))
        change = update(RATINGS).where(*where).values({name: bindparam(name) for name in VALUES})
        connection.execute(change, other)
    for pool, guest in there:
        connection.execute(delete(RATINGS).where(RATINGS.c.pool == pool, RATINGS.c.guest == guest))
    return len(new) + len(other) + len(there)


VALUES = ("mu", "sigma", "cautious", "games", "listed")
