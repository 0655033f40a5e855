"""A host's own files: sent with the request for a table, checked by the game, used and stored."""

from __future__ import annotations

import pytest

from flibuste.kernel import registry
from flibuste.kernel.own_files import LARGEST_FILE
from flibuste.kernel.records.record import parse
from flibuste.server.api.request_guard import BODY_BYTES
from tests.server.harness import ServerProcess, new_clients, play_on
from tests.server.loop import awaited
from tests.server.talk import made, voices

DICE = '[["rum"], ["blank"]]'
BOX = registry.find("stoertebeker").meta.data


@awaited
async def test_a_table_is_played_with_the_files_of_its_host(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
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
    folder = registry.folder("rum_and_pirates")
    box = (folder / "box.json").read_text(encoding="utf-8")
    assert len(box) > 2 * BODY_BYTES  # larger than any other request may be
    (host,) = await new_clients(server.url, 1)
    table = await made(host, game="rum_and_pirates", seats=2, data={"box.json": box})
    listed = (await host.call("GET", "/tables?which=open")).json()
    assert [one["own_data"] for one in listed if one["id"] == table["id"]] == [["box.json"]]
    await host.call("POST", f"/tables/{table['id']}/start", {"fill": "random"})
    assert (await host.call("GET", f"/tables/{table['id']}")).json()["status"] == "running"
    async with voices([host], table["id"]) as (one,):
        assert one.now["view"]


@awaited
async def test_without_files_everything_is_built_in(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    assert (await made(host, game="stoertebeker"))["own_data"] == []
    games = (await host.call("GET", "/games")).json()
    files = {game["id"]: game["data"] for game in games}
    assert files["stoertebeker"] == list(registry.find("stoertebeker").meta.data)
    assert files["freibeuter"] == []


@pytest.mark.parametrize(
    ("game", "data", "status", "reason"),
    [
        ("stoertebeker", {"colour_dice.json": "[]"}, 422, "data-dice"),
        ("stoertebeker", {"ships.csv": "id,colour"}, 422, "data-header"),
        ("stoertebeker", {"crew.csv": ""}, 422, "data-unknown"),
        ("stoertebeker", {"ships.csv": "a\0b"}, 422, "data-not-text"),
        ("stoertebeker", {"ships.csv": "x\n" * 900}, 422, "data-header"),
        ("stoertebeker", {"ships.csv": "x" * LARGEST_FILE}, 422, "data-long-text"),
        ("stoertebeker", {"ships.csv": "x" * (LARGEST_FILE + 1)}, 422, "data-too-large"),
        ("stoertebeker", {"ships.csv": "x," * 32_000}, 422, "data-many-values"),
        ("stoertebeker", {"ships.csv": "x\n" * 32_000}, 422, "data-long-list"),
        ("stoertebeker", {"colour_dice.json": "[" * LARGEST_FILE}, 422, "data-too-deep"),
        ("stoertebeker", {"colour_dice.json": "[[" + "7" * 5_000 + "]]"}, 422, "data-large-number"),
        ("rum_and_pirates", {"box.json": "[" + "1," * 31_000 + "1]"}, 422, "data-long-list"),
        ("rum_and_pirates", {"town.json": "[1e999]"}, 422, "data-large-number"),
        ("stoertebeker", dict.fromkeys(BOX, "\n" * LARGEST_FILE), 422, "data-not-json"),
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
        (host,) = await new_clients(server.url, 1)
        answer = await host.call("POST", "/tables", {"game": game, "seats": 2, "data": data})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        facts = answer.json()["facts"]
        assert facts.get("file") in (None, *data) and facts

    story()


@awaited
async def test_every_built_in_file_is_a_template_that_the_game_takes_as_it_is(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    tried = 0
    for game in registry.names():
        for name in registry.find(game).meta.data:
            for separator in ("comma", "semicolon"):
                answer = await host.call("GET", f"/games/{game}/files/{name}?separator={separator}")
                assert answer.status_code == 200
                assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'
                header = answer.text.partition("\n")[0]
                assert (";" in header) == (separator == "semicolon" and name.endswith(".csv")), name
                table = await made(host, game=game, seats=2, data={name: answer.text})
                assert table["own_data"] == [name]
                tried += 1
    assert tried == 10
    assert (await host.call("GET", "/games/stoertebeker/files/rules.toml")).status_code == 404
    assert (await host.call("GET", "/games/stoertebeker/files/..%2Fbox.py")).status_code == 404
    assert (await host.call("GET", "/games/nothing/files/ships.csv")).status_code == 404


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_the_format_of_every_file_is_explained(language: str) -> None:
    for game in registry.names():
        words = (registry.folder(game) / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        for name in registry.find(game).meta.data:
            key = "file-" + name.replace(".", "-").replace("_", "-")
            assert f"\n{key} = " in words and f"\n{key}-1 = " in words, (game, name)
