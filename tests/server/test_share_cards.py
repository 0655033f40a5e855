"""What a shared link shows elsewhere: a title, a sentence and a picture, and nothing secret."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from tests.server.harness import ServerProcess, new_clients, play_on
from tests.server.loop import awaited
from tests.server.talk import made

PAGE = "<!doctype html><html><head><title>Flibuste</title></head><body></body></html>"
WANTED = {
    "og:type",
    "og:site_name",
    "og:title",
    "og:description",
    "og:image",
    "description",
    "twitter:card",
}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a small site: one game has a picture."""
    home = tmp_path_factory.mktemp("shared")
    (home / "site" / "share").mkdir(parents=True)
    (home / "site" / "index.html").write_text(PAGE, encoding="utf-8")
    (home / "site" / "share" / "freibeuter.jpg").write_bytes(b"a picture")
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, site=home / "site")
    running.start()
    yield running
    running.kill()


def page_at(server: ServerProcess, path: str, language: str = "fr") -> str:
    """As a stranger gets it who has nothing but the address."""
    return httpx.get(server.url + path, headers={"Accept-Language": language}).text


def card(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    return {name: html.unescape(text) for name, text in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["new", "rules", "files"])
@pytest.mark.parametrize("game", registry.names())
def test_every_page_about_a_game_says_what_it_is(
    shared: ServerProcess, game: str, page: str, language: str
) -> None:
    sent = page_at(shared, f"/{page}/{game}", language)
    words = Translator(language, game)
    shown = card(sent)
    assert set(shown) == WANTED
    assert words.say("game-title") in shown["og:title"]
    assert shown["og:description"] == shown["description"] == words.say("game-tagline")
    picture = "share/freibeuter.jpg" if game == "freibeuter" else "icon-512.png"
    assert shown["og:image"] == f"{shared.url}/{picture}"
    assert f"<title>{html.escape(shown['og:title'])}</title>" in sent


@awaited
async def test_a_table_tells_its_game_and_how_far_it_is_and_nothing_else(shared: ServerProcess) -> None:
    (anne,) = await new_clients(shared.url, 1)
    titles = []
    for public in (True, False):
        table = await made(anne, game="freibeuter", seats=2, public=public)
        link = "" if public else f"?link={table['link']}"
        titles.append(told(page_at(shared, f"/table/{table['id']}{link}"), table["link"]))
        (await anne.call("POST", f"/tables/{table['id']}/start", {"fill": "random"})).raise_for_status()
        titles.append(told(page_at(shared, f"/table/{table['id']}{link}"), table["link"]))
        await play_on(anne, table["id"])
        over = (await anne.call("GET", f"/tables/{table['id']}")).json()
        replay = "" if public else f"?link={over['replay_link']}"
        titles.append(told(page_at(shared, f"/replay/{table['id']}{replay}"), table["link"]))
        if not public:
            assert page_at(shared, f"/replay/{table['id']}") == PAGE
            assert page_at(shared, f"/table/{table['id']}") == PAGE
            assert page_at(shared, f"/table/{table['id']}{replay}") == PAGE, "it opens no table"
    assert len(set(titles)) == 3 and titles[:3] == titles[3:]


def told(page: str, link: str) -> str:
    """The title of a card that names nobody and carries no link."""
    shown = card(page)
    assert set(shown) == WANTED
    assert not any(secret in " ".join(shown.values()) for secret in (link, "Guest"))
    return shown["og:title"]


@pytest.mark.parametrize("path", ["/", "/table/none", "/rules/none", "/rules", "/replay/none", "/nowhere"])
def test_where_there_is_nothing_to_tell_the_page_is_as_it_was_built(shared: ServerProcess, path: str) -> None:
    assert page_at(shared, path) == PAGE


def test_every_game_has_a_picture_of_the_right_size() -> None:
    folder = Path(__file__).parents[2] / "web" / "public" / "share"
    for game in registry.names():
        picture = (folder / f"{game}.jpg").read_bytes()
        assert picture.startswith(b"\xff\xd8") and len(picture) < 200_000
        size = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", picture, re.DOTALL)
        assert size and [int.from_bytes(side) for side in size.groups()] == [630, 1200]
