"""The link to a replay: it shows one finished game to anybody, and opens nothing else."""

from __future__ import annotations

from flibuste.server.api.replay import MOST
from flibuste.server.lobby.replay_links import ReplayLinks
from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.talk import made, play_until, turned_away, voices

READ = ("", "/story", "/moments/0", "/moments?first=0", "/curve", "/record", "/verify")
"""What can be read of a finished game, below its address."""


async def status(client: Client, path: str, link: str) -> int:
    joint = "&" if "?" in path else "?"
    return (await client.call("GET", f"/tables/{path}{joint}link={link}")).status_code


async def finished(clients: list[Client]) -> str:
    """A private table where nobody may watch, after its game."""
    table = await started(clients, "_parley", 2, public=False, spectators=False)
    assert (await clients[0].call("GET", f"/tables/{table}")).json()["replay_link"] is None
    async with voices(clients, table) as people:
        await play_until(people)
    return table


@awaited
async def test_it_shows_the_finished_game_and_admits_nobody_to_the_table(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    (eve,) = await new_clients(server.url, 1)
    table = await finished(clients)
    shown = (await clients[0].call("GET", f"/tables/{table}")).json()
    link, invitation = shown["replay_link"], shown["link"]
    for path in READ:
        assert await status(eve, table + path, link) == 200, path
        for wrong in ("", link[:-1], link.swapcase()):
            assert await status(eve, table + path, wrong) == 404, path
    seen = (await eve.call("GET", f"/tables/{table}?link={link}")).json()
    assert seen["link"] is None and seen["rematch"] is None and invitation not in str(seen)
    assert await turned_away(eve, table, link) == ("no-such-table", 1008)
    assert (await eve.call("POST", f"/tables/{table}/seat?link={link}", {})).status_code in (404, 409)
    assert (await eve.call("POST", f"/tables/{table}/rematch?link={link}")).status_code >= 400


@awaited
async def test_it_opens_no_other_table_and_none_before_the_end(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    (eve,) = await new_clients(server.url, 1)
    link = (await clients[0].call("GET", f"/tables/{await finished(clients)}")).json()["replay_link"]
    running = await started(clients, "_parley", 2, public=False)
    waiting = (await made(clients[0], public=False))["id"]
    for other in (running, waiting, await finished(clients)):
        for path in READ:
            assert await status(eve, other + path, link) == 404, path


def test_it_depends_on_the_secret_and_the_table_and_on_nothing_else() -> None:
    links = ReplayLinks("salt")
    assert links.link("one") == ReplayLinks("salt").link("one")
    assert len({links.link("one"), links.link("two"), ReplayLinks("pepper").link("one")}) == 3
    assert len(links.link("one")) == 22


@awaited
async def test_several_moments_in_one_answer_are_the_moments_one_by_one(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await finished(clients)

    async def asked(query: str) -> tuple[int, list[object]]:
        answer = await clients[0].call("GET", f"/tables/{table}/moments?{query}")
        return answer.status_code, answer.json().get("moments", [])

    whole: list[object] = []
    while (one := await clients[0].call("GET", f"/tables/{table}/moments/{len(whole)}?as=open")).is_success:
        whole.append(one.json())
    assert len(whole) > 3
    assert await asked("first=0&as=open") == (200, whole[:MOST])
    assert await asked("first=2&count=2&as=open") == (200, whole[2:4])
    assert await asked(f"first={len(whole) - 1}&count=5&as=open") == (200, whole[-1:])
    assert [
        (await asked(query))[0] for query in (f"first={len(whole)}", f"first=0&count={MOST + 1}", "")
    ] == [
        404,
        422,
        422,
    ]
