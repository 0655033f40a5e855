"""When a guest becomes part of an account, friends and results go along; forgetting ends all."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Table, insert, select

from flibuste.server.accounts.archive import Keeper
from flibuste.server.cups.own_data import OwnCups
from flibuste.server.orders.own_data import OwnOrders
from flibuste.server.people.own_data import OwnPeople
from flibuste.server.ratings.own_data import OwnRatings
from flibuste.server.storage.people_tables import BLOCKS, FRIENDS
from flibuste.server.storage.rating_tables import FINISHED, RATINGS, RESULTS
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store
from tests.server.loop import awaited
from tests.server.stored_tables import settings_of

FINISHED_ROW = {"n": 1, "table": "t", "game": "freibeuter", "seats": 2, "public": True, "pool": None}
RESULT_ROW = {"n": 1, "k": 0, "seat": 0, "bot": None, "how": "played", "place": 1, "score": 9}


async def rows(store: Store, table: Table) -> list[tuple[object, ...]]:
    async with store.read() as connection:
        return sorted(tuple(row) for row in await connection.execute(select(table)))


@awaited
async def test_what_others_keep_of_a_guest_goes_along_and_ends(tmp_path: Path) -> None:
    store = Store(settings_of(f"sqlite:///{tmp_path / 'flibuste.db'}").database_url())
    await store.open()
    people = {"made_at": 0, "epoch": 0, "banned": False, "seen_at": 0}
    rating = {"pool": "freibeuter-2", "mu": 25.0, "sigma": 8.0, "cautious": 1.0, "games": 1, "listed": False}
    async with store.transaction() as connection:
        await connection.execute(insert(GUESTS), [{"id": id, "name": id, **people} for id in "abcd"])
        friends = [("a", "c"), ("a", "d"), ("b", "c"), ("d", "a"), ("a", "b")]
        await connection.execute(insert(FRIENDS), [{"guest": x, "other": y, "at": 0} for x, y in friends])
        await connection.execute(insert(BLOCKS), {"guest": "a", "other": "d", "what": "chat"})
        await connection.execute(insert(FINISHED), {**FINISHED_ROW, "over": True, "ended_at": 0})
        await connection.execute(insert(RESULTS), {**RESULT_ROW, "guest": "a"})
        await connection.execute(insert(RATINGS), {"guest": "a", **rating})
    keepers: list[Keeper] = [OwnPeople(store), OwnRatings(store), OwnCups(store), OwnOrders(store)]
    async with store.transaction() as connection:
        for keeper in keepers:
            await keeper.merge(connection, "a", "b")
    assert await rows(store, FRIENDS) == [("b", "c", 0), ("b", "d", 0), ("d", "b", 0)]
    assert await rows(store, BLOCKS) == [("b", "d", "chat")]
    assert [row[3] for row in await rows(store, RESULTS)] == ["b"]
    assert await rows(store, RATINGS) == []
    async with store.transaction() as connection:
        for keeper in keepers:
            await keeper.forget(connection, ["b"])
    assert await rows(store, FRIENDS) == await rows(store, BLOCKS) == []
    assert [str(row[3]).startswith("ghost-") for row in await rows(store, RESULTS)] == [True]
    await store.close()
