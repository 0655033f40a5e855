"""Behind https: headers that keep browsers there, and a cookie that nobody else can set."""

from __future__ import annotations

import httpx

from tests.server.harness import Client, ServerProcess
from tests.server.loop import awaited
from tests.server.talk import turned_away

SETTINGS = {"public_url": "https://flibuste.example", "trusted_proxies": 1}
HOST = {"Host": "flibuste.example"}
SAFE = "__Host-flibuste_guest"


def cookies(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, each with its attributes."""
    return {line.partition("=")[0]: line.lower() for line in answer.headers.get_list("set-cookie")}


def test_browsers_are_told_to_stay_with_https_and_to_share_nothing(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers=HOST)
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=31536000")
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_without_https_nothing_is_said_about_it(usual: ServerProcess) -> None:
    answer = httpx.post(f"{usual.url}/api/guests", json={"name": "Anne"})
    assert "Strict-Transport-Security" not in answer.headers
    assert list(cookies(answer)) == ["flibuste_guest"]


def test_the_cookie_can_be_set_by_this_host_and_https_only(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"}, headers=HOST)
    given = cookies(answer)[SAFE]
    assert all(word in given for word in ("secure", "path=/", "httponly", "samesite=lax"))
    assert "domain" not in given
    token = answer.json()["token"]
    for name in (SAFE, "flibuste_guest"):
        me = httpx.get(f"{server.url}/api/me", headers={**HOST, "Cookie": f"{name}={token}"})
        assert me.json()["name"] == "Anne"


def test_an_old_cookie_is_accepted_and_replaced(server: ServerProcess) -> None:
    token = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"}, headers=HOST).json()["token"]
    me = httpx.get(f"{server.url}/api/me", headers={**HOST, "Cookie": f"flibuste_guest={token}"})
    assert cookies(me)[SAFE].startswith(f"{SAFE}={token}".lower())
    assert "max-age=0" in cookies(me)["flibuste_guest"]
    again = httpx.get(f"{server.url}/api/me", headers={**HOST, "Cookie": f"{SAFE}={token}"})
    assert cookies(again) == {}


def test_a_planted_cookie_does_not_replace_the_safe_one(server: ServerProcess) -> None:
    anne, evil = (
        httpx.post(f"{server.url}/api/guests", json={"name": name}, headers=HOST).json()["token"]
        for name in ("Anne", "Evil")
    )
    both = {**HOST, "Cookie": f"flibuste_guest={evil}; {SAFE}={anne}"}
    assert httpx.get(f"{server.url}/api/me", headers=both).json()["name"] == "Anne"


def test_signing_out_takes_both_cookies(server: ServerProcess) -> None:
    token = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"}, headers=HOST).json()["token"]
    gone = httpx.delete(f"{server.url}/api/me", headers={**HOST, "Cookie": f"{SAFE}={token}"})
    assert set(cookies(gone)) == {SAFE, "flibuste_guest"}


@awaited
async def test_a_websocket_for_another_name_is_turned_away(server: ServerProcess) -> None:
    nobody = Client(server.url.replace("127.0.0.1", "localhost"), "Nobody")
    assert await turned_away(nobody, "x") == ("no-such-table", 1008)
    answer = httpx.get(f"{server.url}/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (421, "wrong-host")
    assert httpx.get(f"{server.url}/health", headers={"Host": "10.1.2.3"}).status_code == 200
