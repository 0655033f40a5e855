"""Ratings: written once with the end of a game, computed anew to the same numbers, shown by choice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, select, text

from flibuste.server.ratings.rerate import rerate
from flibuste.server.storage.rating_tables import FINISHED, RATINGS, RESULTS
from tests.server.conftest import process
from tests.server.harness import Client, ServerProcess, play_on, started
from tests.server.loop import awaited
from tests.server.services import Postgres, RedisServer
from tests.server.storm import server_for
from tests.server.talk import made, voices

TWINS: dict[str, str] = {}
"""The address of the second process of a server, by that of the first."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One process on SQLite, and two on PostgreSQL: half of the people are connected to each."""
    home = tmp_path_factory.mktemp("ratings")
    if request.param == "sqlite":
        yield from process(home, {})
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: RedisServer = request.getfixturevalue("redis")
    pair = [server_for(postgres.url("ratings"), home, redis=redis.url()) for _ in range(2)]
    postgres.fresh("ratings")
    for one in pair:
        one.start()
    TWINS[pair[0].url] = pair[1].url
    yield pair[0]
    for one in pair:
        one.kill()


async def new_clients(url: str, count: int) -> list[Client]:
    """Guests, connected to one process after the other."""
    urls = (url, TWINS.get(url, url))
    return [await Client(urls[number % 2], f"Guest {number}").enter() for number in range(count)]


@contextmanager
def database(server: ServerProcess) -> Iterator[Connection]:
    url = server.env["FLIBUSTE_DATABASE"].replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def rows(server: ServerProcess, query: Any) -> list[Any]:  # noqa: ANN401 - a statement
    with database(server) as connection:
        return list(connection.execute(query))


async def rated_game(people: list[Client], seats: int = 2, **wanted: object) -> str:
    """A rated game of these people, played to its end."""
    table = await started(people, "_parley", seats, fill=None, rated=True, **wanted)
    await asyncio.gather(*(play_on(one, table, seed) for seed, one in enumerate(people)))
    return table


@awaited
async def test_a_rated_game_is_rated_once_and_rerating_gives_the_same_numbers(server: ServerProcess) -> None:
    people = await new_clients(server.url, 3)
    tables = [await rated_game(people[:2]), await rated_game(people, 3), await rated_game(people[1:])]
    unrated = await started(people[:2], "_parley", 2)
    await asyncio.gather(*(play_on(one, unrated) for one in people[:2]))
    games = {row.table: row for row in rows(server, select(FINISHED))}
    assert [games[table].pool for table in tables] == ["_parley:2", "_parley:3", "_parley:2"]
    assert games[unrated].pool is None
    assert sorted(row.n for row in games.values()) == list(range(1, len(games) + 1))
    for table in (*tables, unrated):
        result = (await people[1].call("GET", f"/tables/{table}")).json()["result"]
        found = rows(server, select(RESULTS).where(RESULTS.c.n == games[table].n).order_by(RESULTS.c.k))
        assert [row.place for row in found] == result["places"]
        assert [row.score for row in found] == result["scores"]
        assert all((row.mu is not None) == (table != unrated) for row in found)
    before = rows(server, select(RATINGS).order_by(RATINGS.c.pool, RATINGS.c.guest))
    with database(server) as connection:
        done = rerate(connection)
        assert (done.changed_results, done.changed_ratings) == (0, 0)
        assert done.games >= len(tables)
        connection.execute(text("update results set mu = 1 where mu is not null"))
        connection.execute(text("delete from ratings"))
        connection.commit()
        assert rerate(connection).changed_ratings == len(before)
    assert rows(server, select(RATINGS).order_by(RATINGS.c.pool, RATINGS.c.guest)) == before


@awaited
async def test_whoever_leaves_a_rated_game_is_last_and_the_stand_in_is_not_rated(
    server: ServerProcess,
) -> None:
    people = await new_clients(server.url, 3)
    table = await started(people, "_parley", 3, rated=True)
    (await people[0].call("DELETE", f"/tables/{table}/seat?resign=true")).raise_for_status()
    await asyncio.gather(*(play_on(one, table) for one in people[1:]))
    (game,) = rows(server, select(FINISHED).where(FINISHED.c.table == table))
    found = rows(server, select(RESULTS).where(RESULTS.c.n == game.n).order_by(RESULTS.c.k))
    assert [(row.guest, row.how) for row in found] == [
        (people[0].id, "left"), (people[1].id, "played"), (people[2].id, "played"),
    ]  # fmt: skip
    assert found[0].place is None
    assert found[0].mu < min(found[1].mu, found[2].mu)
    shown = (await people[0].call("GET", f"/players/{people[0].id}")).json()
    assert shown["finished_share"] == 0
    refused = await people[0].call(
        "POST", "/tables", {"game": "_parley", "seats": 2, "min_finished": 50, "rated": True}
    )
    assert refused.json()["reason"] == "share-above-own"
    strict = await made(people[1], min_finished=80)
    assert (await people[0].call("POST", f"/tables/{strict['id']}/seat", {})).json()[
        "reason"
    ] == "finishes-too-few"
    newcomer = await Client(server.url, "Newcomer").enter()
    (await newcomer.call("POST", f"/tables/{strict['id']}/seat", {})).raise_for_status()


@awaited
async def test_a_rated_table_gives_no_hints_and_takes_no_move_back(server: ServerProcess) -> None:
    people = await new_clients(server.url, 2)
    table = await started(people, "_parley", 2, rated=True)
    async with voices(people, table) as (one, other):
        asked = one if one.now["decision"] else other
        serial = asked.now["decision"]["serial"]
        assert (await asked.refusal(type="hint", serial=serial))["reason"] == "rated-no-hint"
        assert (await asked.refusal(type="wish"))["reason"] == "rated-no-take-back"


@awaited
async def test_what_cannot_be_rated_is_refused_before_anybody_sits_down(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    wanted: dict[str, object] = {"game": "_parley", "seats": 2, "rated": True}
    one_screen = await host.call("POST", "/tables", {**wanted, "crew": ["Anne"]})
    assert one_screen.json()["reason"] == "rated-one-screen"
    table = await made(host, rated=True)
    assert table["rated"] is True
    bot = await host.call("PUT", f"/tables/{table['id']}/seats/1/bot", {"bot": "matelot"})
    assert bot.json()["reason"] == "rated-unknown-bot"  # nobody has measured bots at the toy
    fill = await host.call("POST", f"/tables/{table['id']}/start", {"fill": "matelot"})
    assert fill.json()["reason"] == "rated-unknown-bot"


@awaited
async def test_five_games_make_a_rating_and_only_a_public_one_is_on_the_ladder(server: ServerProcess) -> None:
    people = await new_clients(server.url, 2)
    one, other = people
    for _ in range(4):
        await rated_game(people)
    (pool,) = (await one.call("GET", f"/players/{one.id}")).json()["ratings"]
    assert (pool["games"], pool["now"], pool["curve"]) == (4, None, [])
    await rated_game(people)
    (pool,) = (await one.call("GET", f"/players/{one.id}")).json()["ratings"]
    assert pool["games"] == 5 and len(pool["curve"]) == 5
    assert pool["curve"][-1]["mu"] == pool["now"]["mu"]
    ladder = (await one.call("GET", "/ladders/_parley?seats=2")).json()
    assert one.id not in str(ladder["people"]) and ladder["mine"]["listed"] is False
    for who in people:
        (await who.call("PUT", "/me/visibility", {"visible": "public"})).raise_for_status()
    ladder = (await Client(server.url, "Nobody").call("GET", "/ladders/_parley?seats=2")).json()
    values = [person["cautious"] for person in ladder["people"]]
    assert {one.id, other.id} <= {person["id"] for person in ladder["people"]}
    assert values == sorted(values, reverse=True)
    (await one.call("PUT", "/me/visibility", {"visible": "friends"})).raise_for_status()
    ladder = (await other.call("GET", "/ladders/_parley?seats=2")).json()
    assert [person["id"] for person in ladder["people"] if person["id"] == one.id] == []


@awaited
async def test_games_are_found_filtered_and_exported(server: ServerProcess) -> None:
    people = await new_clients(server.url, 2)
    people[1].name = "=Zoë"
    await people[1].call("PATCH", "/me", {"name": "=Zoë"})
    tables = [await rated_game(people) for _ in range(2)]
    running = await started(people, "_parley", 2)
    at = f"/players/{people[0].id}/games"

    async def found(query: str = "") -> list[str]:
        return [game["table"] for game in (await people[0].call("GET", at + query)).json()["games"]]

    assert await found() == tables[::-1]
    assert await found("?words=zo") == tables[::-1]
    assert await found("?words=nobody") == await found("?seats=3") == await found("?rated=false") == []
    assert sorted([*await found("?result=won"), *await found("?result=lost")]) == sorted(tables)
    first = (await people[0].call("GET", at)).json()["games"][0]["n"]
    assert await found(f"?before={first}") == tables[:1]
    as_json = (await people[0].call("GET", "/me/games.json")).json()
    assert [game["table"] for game in as_json] == tables[::-1]
    as_csv = (await people[0].call("GET", "/me/games.csv")).text
    assert as_csv.count("\n") == 3 and "'=Zoë" in as_csv
    assert running not in as_csv + str(as_json) + str(await found())


@awaited
async def test_nobody_sees_a_private_profile_and_a_public_one_names_no_private_people(
    server: ServerProcess,
) -> None:
    people = await new_clients(server.url, 2)
    one, other = people
    await rated_game(people, public=False)
    stranger = await Client(server.url, "Stranger").enter()
    nobody = Client(server.url, "Nobody")
    for path in (f"/players/{one.id}", f"/players/{one.id}/games"):
        unknown = (await stranger.call("GET", path.replace(one.id, "x" * 16))).json()
        for viewer in (stranger, nobody, other):
            answer = await viewer.call("GET", path)
            assert answer.status_code == 404 and answer.json() == unknown
    await one.call("PUT", "/me/visibility", {"visible": "friends"})
    assert (await other.call("GET", f"/players/{one.id}")).status_code == 404
    for who, whom in ((one, other), (other, one)):
        (await who.call("PUT", f"/people/{whom.id}/friend")).raise_for_status()
    assert (await other.call("GET", f"/players/{one.id}")).json()["friend"] is True
    assert (await stranger.call("GET", f"/players/{one.id}")).status_code == 404
    await one.call("PUT", "/me/visibility", {"visible": "public"})
    for viewer in (stranger, nobody):
        shown = await viewer.call("GET", f"/players/{one.id}")
        games = await viewer.call("GET", f"/players/{one.id}/games")
        assert shown.json()["kinds"][0]["games"] == 1
        assert games.json()["games"] == []  # it was no public table
        for secret in (other.id, other.name, one.token):
            assert secret not in shown.text + games.text
