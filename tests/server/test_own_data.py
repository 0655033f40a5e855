"""Files of the host's own: sent with the wish for a table, judged by the game, played with, and kept."""

from __future__ import annotations

import pytest

from flibuste.kernel import shelf
from flibuste.kernel.game import LARGEST_FILE
from flibuste.kernel.record import parse
from flibuste.server.guard import BODY_BYTES
from tests.server.harness import ServerProcess, crew, play_on
from tests.server.loop import awaited
from tests.server.talk import made, voices

DICE = '[["rum"], ["blank"]]'
BOX = shelf.find("stoertebeker").meta.data


@awaited
async def test_a_table_is_played_with_the_files_of_its_host(server: ServerProcess) -> None:
    (host,) = await crew(server.url, 1)
    table = await made(host, game="stoertebeker", seats=2, data={"colour_dice.json": DICE})
    assert table["own_data"] == ["colour_dice.json"]
    id = table["id"]
    await host.call("POST", f"/tables/{id}/start", {"fill": "random"})
    await play_on(host, id)
    record = parse((await host.call("GET", f"/tables/{id}/record")).text)
    assert record.setup.data == (("colour_dice.json", DICE),)
    assert (await host.call("GET", f"/tables/{id}/verify")).json()["fair"] is True
    again = (await host.call("POST", f"/tables/{id}/rematch")).json()["id"]
    assert (await host.call("GET", f"/tables/{again}")).json()["own_data"] == ["colour_dice.json"]


@awaited
async def test_a_box_written_down_whole_is_sent_with_the_wish_and_lists_do_not_read_it(
    server: ServerProcess,
) -> None:
    folder = shelf.folder("rum_and_pirates")
    box = (folder / "box.json").read_text(encoding="utf-8")
    assert len(box) > 2 * BODY_BYTES  # larger than any other request may be
    (host,) = await crew(server.url, 1)
    table = await made(host, game="rum_and_pirates", seats=2, data={"box.json": box})
    listed = (await host.call("GET", "/tables?which=open")).json()
    assert [one["own_data"] for one in listed if one["id"] == table["id"]] == [["box.json"]]
    await host.call("POST", f"/tables/{table['id']}/start", {"fill": "random"})
    assert (await host.call("GET", f"/tables/{table['id']}")).json()["status"] == "running"
    async with voices([host], table["id"]) as (one,):
        assert one.now["view"]


@awaited
async def test_without_files_everything_is_built_in(server: ServerProcess) -> None:
    (host,) = await crew(server.url, 1)
    assert (await made(host, game="stoertebeker"))["own_data"] == []
    games = (await host.call("GET", "/games")).json()
    files = {game["id"]: game["data"] for game in games}
    assert files["stoertebeker"] == list(shelf.find("stoertebeker").meta.data)
    assert files["freibeuter"] == []


@pytest.mark.parametrize(
    ("game", "data", "status", "reason"),
    [
        ("stoertebeker", {"colour_dice.json": "[]"}, 422, "data-dice"),
        ("stoertebeker", {"ships.csv": "id,colour"}, 422, "data-header"),
        ("stoertebeker", {"crew.csv": ""}, 422, "data-unknown"),
        ("stoertebeker", {"ships.csv": "a\0b"}, 422, "data-not-text"),
        ("stoertebeker", {"ships.csv": "x" * LARGEST_FILE}, 422, "data-header"),
        ("stoertebeker", {"ships.csv": "x" * (LARGEST_FILE + 1)}, 422, "data-too-large"),
        ("stoertebeker", dict.fromkeys(BOX, "\n" * LARGEST_FILE), 422, "data-empty"),
        ("stoertebeker", dict.fromkeys(BOX, "\n" * (LARGEST_FILE + 6000)), 413, "too-large"),
        ("freibeuter", {"ships.csv": ""}, 422, "data-unknown"),
        ("stoertebeker", {"ships.csv": 7}, 422, "bad-request"),
    ],
)
def test_files_no_game_can_be_played_with_are_refused(
    server: ServerProcess, game: str, data: dict[str, object], status: int, reason: str
) -> None:
    @awaited
    async def story() -> None:
        (host,) = await crew(server.url, 1)
        answer = await host.call("POST", "/tables", {"game": game, "seats": 2, "data": data})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        facts = answer.json()["facts"]
        assert facts.get("file") in (None, *data) and facts

    story()
