"""Who may connect: origins, cookies, links, seats."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from starlette.requests import Request

from flibuste.server.api.request_guard import HEADERS, POLICY, policy
from flibuste.server.app import create_app
from flibuste.server.identity import COOKIE, COOKIE_SECONDS
from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.stored_tables import settings_of
from tests.server.talk import turned_away, voices

SECRET = "as salty as the sea"
SETTINGS = {"secret": SECRET}


def signed(claim: object, secret: str = SECRET, age: int = 0) -> str:
    class Past(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time()) - age

    return URLSafeTimedSerializer(secret, salt="guest", signer=Past).dumps(claim)


def altered(token: str) -> str:
    """The token with the first letter of its signature changed. The last letter has unused bits."""
    claim, _, signature = token.rpartition(".")
    return f"{claim}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"


def test_every_answer_carries_the_headers_a_browser_should_get(server: ServerProcess) -> None:
    paths = (
        "/api/games",
        "/api/tables",
        "/api/nothing",
        "/api/me",
        "/",
        "/table/x",
        "/health",
        "/ready",
        "/metrics",
        "/api/tables?which=x",
    )
    answers = [httpx.get(server.url + path) for path in paths]
    answers += [httpx.post(f"{server.url}/api/guests", content=b"{"), httpx.put(f"{server.url}/api/games")]
    answers.append(httpx.post(f"{server.url}/api/guests", headers={"Origin": "https://evil.example"}))
    assert {answer.status_code for answer in answers} == {200, 401, 403, 404, 405, 422}
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "server" not in answer.headers
        assert answer.url.path[:5] != "/api/" or answer.headers["Cache-Control"] == "no-store"
        rules = answer.headers["Content-Security-Policy"].split("; ")
        here = f"127.0.0.1:{server.port}"
        assert set(rules) >= {"default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"}
        assert f"connect-src 'self' ws://{here} wss://{here}" in rules
        assert "unsafe-eval" not in str(rules)


@pytest.mark.parametrize("host", ["evil; script-src *", "a b", "é", "", "[::1", "x" * 3000 + " y"])
def test_a_name_that_is_none_does_not_widen_what_a_page_may_load(host: str) -> None:
    scope = {"type": "http", "headers": [(b"host", host.encode())], "method": "GET", "path": "/"}
    assert policy(Request(scope), settings_of("")) == POLICY


@awaited
async def test_a_fault_of_our_own_is_answered_with_its_number_and_no_word_about_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(settings_of(f"sqlite:///{tmp_path / 'flibuste.db'}"))

    @app.get("/api/fault")
    async def fault() -> None:
        raise RuntimeError("the seed is 42")

    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app)) as client,
    ):
        answer = await client.get("http://localhost/api/fault")
    said = answer.json()
    number = said["facts"].pop("number")
    assert (answer.status_code, said) == (500, {"reason": "server-fault", "rule": "", "facts": {}})
    assert [one.number for one in caplog.records if one.levelname == "ERROR"] == [number]  # type: ignore[attr-defined]  # our extra
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
def test_pages_of_other_sites_change_nothing(server: ServerProcess, origin: str) -> None:
    @awaited
    async def story() -> None:
        (host,) = await new_clients(server.url, 1)
        for method, path in (("POST", "/guests"), ("POST", "/tables"), ("PATCH", "/me"), ("DELETE", "/me")):
            answer = await host.call(method, path, {"name": "x"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")
            assert "set-cookie" not in answer.headers
        assert (await host.call("GET", "/me")).json()["name"] == "Guest 0"
        table = await started([host], "_parley", 2)
        assert await turned_away(host, table, Origin=origin) == ("wrong-origin", 1008)
        own = await host.call(
            "POST", "/tables", {"game": "_parley", "seats": 2}, headers={"Origin": server.url}
        )
        assert own.status_code == 201

    story()


def test_a_form_of_another_site_is_not_understood(server: ServerProcess) -> None:
    """Even if a browser names no origin: a form cannot send JSON."""
    guest = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"})
    cookies = {COOKIE: guest.cookies[COOKIE]}
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"):
        body = b'{"game": "_parley", "seats": 2}'
        answer = httpx.post(
            f"{server.url}/api/tables", content=body, headers={"Content-Type": kind}, cookies=cookies
        )
        assert (answer.status_code, answer.json()["reason"]) == (422, "bad-request")
    assert httpx.get(f"{server.url}/api/tables?which=mine", cookies=cookies).json() == []


def test_the_cookie_is_for_the_server_alone(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=lax" in flags and "path=/" in flags
    assert "domain=" not in flags and "secure" not in flags
    known = {COOKIE: answer.cookies[COOKIE]}
    assert httpx.get(f"{server.url}/api/me", cookies=known).json()["name"] == "Anne"
    gone = httpx.delete(f"{server.url}/api/me", cookies=known)
    assert 'flibuste_guest=""' in gone.headers["set-cookie"]
    assert httpx.get(f"{server.url}/api/me", cookies=known).status_code == 401, "an old cookie, sent again"


@awaited
async def test_forged_expired_and_foreign_tokens_are_nobodys(server: ServerProcess) -> None:
    (real,) = await new_clients(server.url, 1)
    good = signed([real.id, 0])
    forged = [
        signed([real.id, 0], "another secret"),
        signed([real.id, 0], age=COOKIE_SECONDS + 60),
        signed([real.id, 1]),
        signed(["nobody", 0]),
        signed([real.id]),
        signed({"id": real.id}),
        signed([[real.id], 0]),
        altered(good),
        "x" + good,
        good * 20,
        "x.y.z",
        "é",
    ]
    thief = Client(server.url, "Thief")
    thief.token = good
    assert (await thief.call("GET", "/me")).json()["id"] == real.id, "the test signs as the server does"
    for token in forged:
        for headers in ({"Cookie": f"{COOKIE}={token}"}, {"Authorization": f"Bearer {token}"}):
            sent = {name: value.encode() for name, value in headers.items()}
            answer = await Client(server.url, "Thief").call("GET", "/me", headers=sent)
            assert (answer.status_code, answer.json()["reason"]) == (401, "not-a-guest")


@awaited
async def test_to_guess_a_table_tells_nothing_not_even_that_it_is_there(server: ServerProcess) -> None:
    host, other = await new_clients(server.url, 2)
    hidden = await started([host], "_parley", 2, public=False)
    for verb, path, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/story", None),
        ("GET", "/verify", None),
        ("GET", "/curve", None),
        ("GET", "/moments/0", None),
        ("GET", "/moments/99?as=open", None),
        ("POST", "/seat", {}),
        ("DELETE", "/seat", None),
        ("POST", "/hand-over", {"guest": other.id}),
        ("PUT", "/seats/1/bot", {"bot": "greedy"}),
        ("POST", "/start", {}),
        ("POST", "/rematch", None),
        ("DELETE", "", None),
        ("DELETE", "/listing", None),
    ):
        for link in ("", "&link=guess" if "?" in path else "?link=guess"):
            there = await other.call(verb, f"/tables/{hidden}{path}{link}", body)
            nowhere = await other.call(verb, f"/tables/{hidden[::-1]}{path}{link}", body)
            assert (there.status_code, there.text) == (404, nowhere.text), (verb, path)
    assert (
        await turned_away(other, hidden) == await turned_away(other, hidden[::-1]) == ("no-such-table", 1008)
    )
    await host.call("DELETE", f"/tables/{hidden}")
    assert (await other.call("POST", f"/tables/{hidden}/seat", {})).status_code == 404


@awaited
async def test_a_seat_is_stolen_neither_by_body_nor_by_query_nor_by_message(server: ServerProcess) -> None:
    victim, thief = await new_clients(server.url, 2)
    table = await started([victim], "_parley", 2)
    at = f"/tables/{table}"
    assert (await thief.call("POST", f"{at}/seat", {"seat": 0})).json()["reason"] == "seat-taken"
    for body in ({"seat": 0, "guest": victim.id}, {"seat": 0, "you": True}):
        assert (await thief.call("POST", f"{at}/seat", body)).status_code == 422
    heir = {"guest": thief.id}
    assert (await thief.call("POST", f"{at}/hand-over?seat=0&guest={victim.id}", heir)).json()[
        "reason"
    ] == "not-seated"
    assert (await thief.call("DELETE", f"{at}/seat?seat=0&guest={victim.id}")).json()[
        "reason"
    ] == "not-seated"
    assert (await thief.call("PUT", f"{at}/seats/0/bot", {"bot": "greedy"})).json()["reason"] == "not-host"
    async with voices([victim, thief], table) as (one, two):
        option = one.now["decision"]["options"][0]
        serial = one.now["decision"]["serial"]
        refused = await two.refusal(type="choose", choice=option, serial=serial, seat=0)
        assert refused["reason"] == "bad-message"
        assert (await two.refusal(type="choose", choice=option, serial=serial))["reason"] == "only-watching"
    assert (await victim.call("GET", at)).json()["mine"] == 0
