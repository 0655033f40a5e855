"""The files of the web app: found, compressed, cached by browsers; and no other files."""

from __future__ import annotations

import gzip
import json
import re
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from flibuste.cli import browser
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.server.api.request_guard import HEADERS
from flibuste.server.http.accept_headers import language, weighed
from flibuste.server.pages import site_files
from flibuste.server.pages.site_files import is_site, listed
from tests.server.harness import Client, ServerProcess, new_clients
from tests.server.loop import awaited
from tests.server.stored_tables import settings_of

PAGE = "<!doctype html><title>flibuste</title>"
SCRIPT = "console.log('ahoy');" * 100
ASSETS = [f"assets/part-{number}.js" for number in range(40)]
FOR_EVER = "public, max-age=31536000, immutable"


def built(folder: Path) -> Path:
    """A folder as Vite builds it. The content of compressed files names their encoding."""
    (folder / "assets").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / ".vite").mkdir()
    texts = {
        "index.html": PAGE,
        "sw.js": "self.skipWaiting()",
        "manifest.webmanifest": "{}",
        "assets/index-abc123.js": SCRIPT,
        "assets/index-abc123.css": "body{}",
        "icons/icon.svg": "<svg/>",
        ".vite/manifest.json": "{}",
        ".env": "SECRET=1",
        **dict.fromkeys(ASSETS, "0"),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "assets/pirata.woff2").write_bytes(b"wOF2")
    (folder / "assets/index-abc123.js.br").write_bytes(b"as brotli would")
    (folder / "assets/index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    (folder / "assets/odd.br").write_bytes(b"a twin of nothing")
    (folder.parent / "secret.txt").write_text("outside", encoding="utf-8")
    (folder / "assets/way-out.txt").symlink_to(folder.parent / "secret.txt")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    home = tmp_path_factory.mktemp("site")
    folder = built(home / "site")
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, site=folder)
    running.start()
    yield running
    running.kill()


def get(server: ServerProcess, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """A raw request: httpx would unpack the answer and normalize the path."""
    named = {"accept-encoding": "identity"} | {name.replace("_", "-"): text for name, text in headers.items()}
    with httpx.Client() as client, client.stream(method, server.url + path, headers=named) as answer:
        answer._content = b"".join(answer.iter_raw())
    return answer


def raw(server: ServerProcess, target: str) -> bytes:
    """A request with a path that is not normalized."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.sendall(
            f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1")
        )
        answer = b""
        while part := wire.recv(65536):
            answer += part
    return answer


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/index-abc123.css", "text/css; charset=utf-8", FOR_EVER),
        ("/assets/pirata.woff2", "font/woff2", FOR_EVER),
    ],
)
def test_each_file_has_its_type_and_is_kept_as_long_as_it_may_be(
    server: ServerProcess, path: str, kind: str, cache: str
) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["Cache-Control"] == cache
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.headers["Content-Length"] == str(len(answer.content)) != "0"
    head = get(server, path, "HEAD")
    assert head.content == b""
    assert dict(head.headers) | {"date": ""} == dict(answer.headers) | {"date": ""}
    again = get(server, path, if_none_match=f'"other", W/{answer.headers["ETag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == answer.headers["ETag"] and again.headers["Cache-Control"] == cache
    assert get(server, path, if_none_match='"other"').status_code == 200


@pytest.mark.parametrize("path", ["/", "/table/xyz", "/lobby", "/table/xyz/replay/", "/rules/nothing", "/é"])
def test_a_page_of_the_app_is_its_index(server: ServerProcess, path: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.text) == (200, PAGE)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-abc.js",
        "/favicon.ico",
        "/assets/nothing",
        "/assets/",
        "/api",
        "/api/",
        "/api/nothing",
        "/.env",
        "/.vite/manifest.json",
        "/index.html.gz",
        "/assets/index-abc123.js.br",
        "/assets/way-out.txt",
    ],
)
def test_what_is_no_file_of_the_site_is_not_there(server: ServerProcess, path: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-address")
    assert "immutable" not in answer.headers.get("Cache-Control", "")


def test_a_site_takes_no_orders(server: ServerProcess) -> None:
    for path in ("/", "/index.html", "/table/x"):
        assert httpx.post(server.url + path).status_code == 404
    assert httpx.put(f"{server.url}/api/games").status_code == 405


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//secret.txt",
        "/..\\secret.txt",
        "/%00secret.txt",
        "/assets/way-out.txt",
        "/./../secret.txt",
        "//etc/passwd",
        "/%252e%252e/secret.txt",
    ],
)
def test_no_path_leads_out_of_the_folder(server: ServerProcess, target: str) -> None:
    answer = raw(server, target)
    assert b"outside" not in answer and b"root:" not in answer
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 200 OK")) or b" 400 " in answer[:20]
    assert b" 200 " not in answer[:20] or PAGE.encode() in answer


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("identity", None),
        ("br;q=0.0, gzip; q=0", None),
        ("br;q=nan, gzip;q=x", None),
        ("", None),
    ],
)
def test_what_lies_compressed_is_sent_so_to_who_can_read_it(
    server: ServerProcess, accepted: str, sent: str | None
) -> None:
    answer = get(server, "/assets/index-abc123.js", accept_encoding=accepted)
    assert answer.headers.get("Content-Encoding") == sent
    bodies = {"br": b"as brotli would", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}
    assert len(answer.content) == len(bodies[sent]) and answer.headers["Vary"] == "Accept-Encoding"
    plain = get(server, "/assets/index-abc123.js")
    assert (answer.headers["ETag"] == plain.headers["ETag"]) == (sent is None)
    assert answer.headers["Content-Type"] == plain.headers["Content-Type"]
    again = get(
        server, "/assets/index-abc123.js", accept_encoding=accepted, if_none_match=answer.headers["ETag"]
    )
    assert again.status_code == 304 and again.headers["Vary"] == "Accept-Encoding"
    assert "Vary" not in get(server, "/assets/index-abc123.css", accept_encoding=accepted).headers


def test_a_first_visit_is_never_too_fast_and_a_site_built_anew_is_found(tmp_path: Path) -> None:
    """Although one address may send only thirty requests to the API at once here."""
    folder = built(tmp_path / "site")
    database = f"sqlite:///{tmp_path / 'flibuste.db'}"
    running = ServerProcess(database, tmp_path, site=folder, requests_per_minute=60)
    running.start()
    try:
        with httpx.Client(base_url=running.url) as client:
            for path in ("/", "/sw.js", *ASSETS, *ASSETS):
                assert client.get(path).status_code == 200
            asked = [client.get("/api/games").status_code for _ in range(60)]
            assert asked[0] == 200 and 429 in asked
            assert client.get("/").status_code == 200
        assert get(running, "/").text == PAGE
        (folder / "index.html").write_text("new", encoding="utf-8")
        (folder / "assets/new-1.js").write_text("1", encoding="utf-8")
        (folder / "sw.js").unlink()
        time.sleep(site_files.LOOK_SECONDS + 0.1)
        assert (get(running, "/").text, get(running, "/assets/new-1.js").text) == ("new", "1")
        assert get(running, "/sw.js").status_code == 404
    finally:
        running.kill()


@awaited
async def test_the_page_of_a_table_names_what_its_board_consists_of_to_whoever_may_see_it(
    tmp_path: Path,
) -> None:
    folder = built(tmp_path / "site")
    page = "<!doctype html><head><title>flibuste</title></head>"
    (folder / "index.html").write_text(page, encoding="utf-8")
    files = {"fr": ["assets/ui-1.css", "assets/ui-2.js", "assets/fr-3.js"]}
    (folder / ".ahead.json").write_text(json.dumps({"freibeuter": files}), encoding="utf-8")
    running = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, site=folder)
    running.start()
    try:
        anne, mary = await new_clients(running.url, 2)
        made = await anne.call("POST", "/tables", {"game": "freibeuter", "seats": 2, "public": False})
        table = made.raise_for_status().json()["id"]
        link = (await anne.call("GET", f"/tables/{table}")).json()["link"]

        def seen(by: Client, path: str, **headers: str) -> httpx.Response:
            return get(running, path, authorization=f"Bearer {by.token}", accept_language="fr", **headers)

        assert "crossorigin" not in seen(anne, f"/table/{table}").text  # it has not begun
        (await anne.call("POST", f"/tables/{table}/start", {"fill": "random"})).raise_for_status()
        full = seen(anne, f"/table/{table}")
        assert re.findall(r'rel="(\w+)"(?: as="fetch")? crossorigin href="([^"]+)"', full.text) == [
            ("stylesheet", "/assets/ui-1.css"),
            ("modulepreload", "/assets/ui-2.js"),
            ("modulepreload", "/assets/fr-3.js"),
            ("preload", f"/api/tables/{table}"),
            ("preload", f"/api/tables/{table}/story?"),
            ("preload", "/api/games/freibeuter/vocabulary"),
        ]
        assert full.text.endswith("</head>") and full.headers["Cache-Control"] == "no-cache"
        again = seen(anne, f"/table/{table}", if_none_match=full.headers["ETag"])
        assert (again.status_code, again.content) == (304, b"")
        assert seen(mary, f"/table/{table}").text == page
        assert f'href="/api/tables/{table}?link={link}"' in seen(mary, f"/table/{table}?link={link}").text
        assert seen(mary, f"/table/{table}?link=%22%3E%3Cscript%3E").text == page
        assert seen(anne, "/table/none").text == seen(anne, f"/table/{table}/more").text == page
    finally:
        running.kill()


def test_where_no_site_was_built_a_page_says_so_in_the_visitors_language(tmp_path: Path) -> None:
    running = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, site=tmp_path / "none")
    running.start()
    try:
        wishes = {"fr": "fr-CA,en;q=0.5", "de": "it, de;q=0.9, en;q=0.8", "en": "ja"}
        assert set(wishes) == set(LANGUAGES)
        for language, header in wishes.items():
            for path in ("/", "/table/xyz"):
                answer = get(running, path, accept_language=header)
                assert answer.status_code == 200 and f'<html lang="{language}">' in answer.text
                assert f"<h1>{Translator(language).say('site-missing')}</h1>" in answer.text.replace(
                    "&#x27;", "'"
                )
                assert answer.headers["Cache-Control"] == "no-store"
                assert get(running, path, "HEAD").content == b""
        assert get(running, "/assets/index.js").status_code == 404
        assert httpx.get(f"{running.url}/api/games").status_code == 200
    finally:
        running.kill()


def test_the_servers_own_addresses_are_not_the_sites() -> None:
    assert [path for path in ("/", "/table/x", "/apis", "/healthy") if not is_site(path)] == []
    assert [
        path for path in ("/api", "/api/", "/api/x", "/health", "/ready", "/metrics") if is_site(path)
    ] == []


def test_a_file_that_vanishes_while_it_is_read_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = built(tmp_path / "site")
    there = list(listed(folder))
    names = {name for name, _ in there}
    assert not names & {"assets/way-out.txt", ".env", ".vite/manifest.json"}
    monkeypatch.setattr(site_files, "listed", lambda _: there)
    (folder / "sw.js").unlink()
    one = site_files.Site(folder, otherwise=None, table_at=None)  # type: ignore[arg-type]  # never asked
    one.look()
    assert set(one.files) == names - {"sw.js"}


def test_weights_are_read_as_the_standard_writes_them() -> None:
    assert weighed("a, b;q=0.5, c;q=0,d ;Q=1.000;x=y") == {"a": 1.0, "b": 0.5, "c": 0.0, "d": 1.0}
    assert weighed("a;q=1e9, b;q=-1, c;q=inf, ,;q=1, d;q=") == {"a": 0.0, "b": 0.0, "c": 0.0, "d": 0.0}
    assert language("") == language("*") == language("frisian, english") == "en"
    assert language("de-AT;q=0.3, fr;q=0.2") == "de"


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({}, "http://127.0.0.1:8123/"),
        ({"host": "0.0.0.0"}, "http://127.0.0.1:8123/"),
        ({"host": "::"}, "http://[::1]:8123/"),
        ({"host": "192.168.1.5"}, "http://192.168.1.5:8123/"),
        ({"public_url": "https://flibuste.example"}, "https://flibuste.example"),
    ],
)
def test_the_browser_opens_where_the_server_can_be_visited(
    given: dict[str, str], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_of("").model_copy(update=given)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    opened = threading.Event()
    seen: list[str] = []

    def open_it(where: str) -> None:
        seen.append(where)
        opened.set()

    monkeypatch.setattr(webbrowser, "open", open_it)
    browser.open_browser(browser.local_address(f"http://{host}:8123/", settings.host, settings.public_url))
    assert opened.wait(5) and seen == [address]
