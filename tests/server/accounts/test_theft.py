"""Every way in which an account could be stolen, tried."""

from __future__ import annotations

import copy
import json
import time

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import create_engine, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from flibuste.server.storage.account_tables import ONE_TIME_CODES, SESSIONS
from tests.server.accounts.authenticator import PRESENT, Authenticator
from tests.server.accounts.visitor import COOKIE, Visitor, reason
from tests.server.harness import Client, ServerProcess, started
from tests.server.loop import awaited
from tests.server.talk import turned_away

SETTINGS: dict[str, object] = {}
"""A server of its own, because the database is changed behind its back."""
CHALLENGE = "flibuste_challenge"


def change(server: ServerProcess, statement: object) -> None:
    engine = create_engine(server.env["FLIBUSTE_DATABASE"])
    with engine.begin() as connection:
        connection.execute(statement)  # type: ignore[call-overload]  # an update
    engine.dispose()


# Passkeys


def test_an_answer_that_was_heard_is_not_accepted_again(server: ServerProcess) -> None:
    device = Visitor(server).enter("Replayed").make_passkey()
    phone, thief = Visitor(server), Visitor(server)
    options = phone.post("/account/sign-in/options")
    heard, ticket = device.signed(options), phone.cookies.get(CHALLENGE) or ""
    assert phone.ask("POST", "/account/sign-in", {"credential": heard}).status_code == 200
    for cookie in (ticket, ""):
        thief.plant(CHALLENGE, cookie)
        assert reason(thief.ask("POST", "/account/sign-in", {"credential": heard})) in (
            "passkey-refused",  # the counter is the same
            "challenge-expired",
        )
    assert thief.ask("GET", "/me").status_code == 401


def test_without_a_counter_an_answer_is_not_accepted_again_either(server: ServerProcess) -> None:
    device = Visitor(server).enter("Replayed at zero").make_passkey()
    phone = Visitor(server)
    options = phone.post("/account/sign-in/options")
    device.counter = -1  # the next signature says 0, as devices do that have none
    heard, ticket = device.signed(options), phone.cookies.get(CHALLENGE) or ""
    assert phone.ask("POST", "/account/sign-in", {"credential": heard}).status_code == 200
    thief = Visitor(server)
    thief.plant(CHALLENGE, ticket)
    assert reason(thief.ask("POST", "/account/sign-in", {"credential": heard})) == "challenge-expired"


def test_an_answer_to_a_foreign_challenge_is_not_accepted(server: ServerProcess) -> None:
    device = Visitor(server).enter("Foreign").make_passkey()
    phone, thief = Visitor(server), Visitor(server)
    phone.post("/account/sign-in/options")
    other = thief.post("/account/sign-in/options")
    assert reason(phone.ask("POST", "/account/sign-in", {"credential": device.signed(other)})) == (
        "passkey-refused"
    )
    guest = Visitor(server).enter("A guest")  # a challenge for nobody is not for this guest
    guest.plant(CHALLENGE, phone.cookies.get(CHALLENGE) or "")
    answer = guest.ask("POST", "/account/sign-in", {"credential": device.signed(other)})
    assert reason(answer) == "challenge-expired"


def test_a_challenge_to_add_a_passkey_is_none_to_sign_in(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Two purposes")
    device = anne.make_passkey()
    options = anne.post("/account/passkeys/options")
    answer = anne.ask("POST", "/account/sign-in", {"credential": device.signed(options)})
    assert reason(answer) == "challenge-expired"


def test_a_challenge_of_ones_own_making_is_not_accepted(server: ServerProcess) -> None:
    device = Visitor(server).enter("Own challenge").make_passkey()
    thief = Visitor(server)
    ticket = URLSafeTimedSerializer("guess", salt="challenge").dumps(["sign-in", "", "x"])
    thief.plant(CHALLENGE, ticket)
    answer = device.signed({"challenge": bytes_to_base64url(b"x" * 32)})
    assert reason(thief.ask("POST", "/account/sign-in", {"credential": answer})) == "challenge-expired"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://evil.example", "localhost"),
        ("http://localhost", "localhost"),
        (None, "evil.example"),
        ("http://localhost.evil.example", "localhost.evil.example"),
    ],
)
def test_a_passkey_used_on_another_site_opens_nothing(
    server: ServerProcess, origin: str | None, host: str
) -> None:
    visitor = Visitor(server).enter(f"Phished {origin} {host}"[:40])
    device = visitor.make_passkey()
    device.origin, device.host = origin or device.origin, host
    assert reason(Visitor(server).sign_in(device)) == "passkey-refused"
    made = Authenticator(origin or visitor.site, host)
    options = visitor.post("/account/passkeys/options")
    refused = visitor.ask("POST", "/account/passkeys", {"credential": made.made(options)})
    assert reason(refused) == "passkey-refused"


def test_a_copy_of_a_passkey_is_noticed_by_its_counter(server: ServerProcess) -> None:
    device = Visitor(server).enter("Cloned").make_passkey()
    clone = copy.copy(device)
    for _ in range(3):
        assert Visitor(server).sign_in(device).status_code == 200
    assert reason(Visitor(server).sign_in(clone)) == "passkey-refused"
    clone.counter = -1  # it pretends to have no counter
    assert reason(Visitor(server).sign_in(clone)) == "passkey-refused"
    assert Visitor(server).sign_in(device).status_code == 200


def test_a_device_that_did_not_check_its_person_is_not_enough(server: ServerProcess) -> None:
    device = Visitor(server).enter("Unverified").make_passkey()
    device.flags = PRESENT
    assert reason(Visitor(server).sign_in(device)) == "passkey-refused"


def test_a_key_signs_for_nobody_but_its_owner(server: ServerProcess) -> None:
    anne, evil = Visitor(server).enter("The owner"), Visitor(server).enter("The other")
    device, own = anne.make_passkey(), evil.make_passkey()
    own.user = device.user  # its own key, with the name of somebody else
    assert reason(Visitor(server).sign_in(own)) == "passkey-refused"
    forged = copy.copy(own)
    forged.id = device.id
    assert reason(Visitor(server).sign_in(forged)) == "passkey-refused"
    options = evil.post("/account/passkeys/options")  # somebody else's key as one's own
    taken = evil.ask("POST", "/account/passkeys", {"credential": device.made(options)})
    assert reason(taken) == "credential-known"


@pytest.mark.parametrize(
    "credential", [{}, {"id": "\0"}, {"id": "x" * 9000}, {"id": 1, "response": []}, {"response": {"a": {}}}]
)
def test_nonsense_in_place_of_a_passkey_is_refused(server: ServerProcess, credential: object) -> None:
    visitor = Visitor(server).enter("Nonsense")
    visitor.post("/account/sign-in/options")
    assert reason(visitor.ask("POST", "/account/sign-in", {"credential": credential})) == "passkey-refused"
    visitor.post("/account/passkeys/options")
    assert reason(visitor.ask("POST", "/account/passkeys", {"credential": credential})) == "passkey-refused"


# Codes and words


def test_an_old_code_opens_nothing(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Late")
    code = anne.post("/account/links")["code"]
    change(server, update(ONE_TIME_CODES).values(expires_at=int(time.time() * 1000) - 1))
    assert reason(Visitor(server).by_code(code)) == "code-wrong"
    assert reason(Visitor(server).ask("POST", "/account/codes/look", {"code": code})) == "code-wrong"


def test_the_code_of_one_thing_does_not_do_another(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Codes")
    code = anne.post("/account/forget")["code"]
    assert reason(Visitor(server).by_code(code)) == "code-wrong"
    link = anne.post("/account/links")["code"]
    assert reason(anne.ask("POST", "/account/forget/confirm", {"code": link})) == "code-wrong"
    other = Visitor(server).enter("Other")
    assert reason(other.ask("POST", "/account/forget/confirm", {"code": code})) == "code-wrong"


def test_neither_codes_nor_words_nor_cookies_are_in_the_database(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Kept secret")
    words, code = anne.post("/account/words")["words"], anne.post("/account/links")["code"]
    engine = create_engine(server.env["FLIBUSTE_DATABASE"])
    with engine.connect() as connection:
        everything = "\n".join(
            str(tuple(row))
            for table in ("credentials", "one_time_codes", "sessions", "used_challenges")
            for row in connection.exec_driver_sql(f"select * from {table}")
        )
    engine.dispose()
    assert "argon2id" in everything
    for secret in (" ".join(words[3:]), words[-1] + words[-2], code, code.replace("-", ""), anne.token):
        assert secret not in everything


# Sessions


def test_a_cookie_somebody_planted_is_worth_nothing_once_there_is_an_account(server: ServerProcess) -> None:
    thief, anne = Visitor(server).enter("Planted"), Visitor(server)
    anne.plant(COOKIE, thief.token)  # session fixation: both browsers are the same guest
    device = anne.make_passkey()
    assert anne.account()["account"] is True
    assert thief.ask("GET", "/me").status_code == 401
    known = anne.token
    anne.sign_in(device).raise_for_status()
    stale = Visitor(server)
    stale.plant(COOKIE, known)
    assert stale.ask("GET", "/me").status_code == 401  # each sign-in begins a new session
    assert len(anne.account()["sessions"]) == 1


def test_a_stolen_cookie_is_not_enough_to_make_the_account_ones_own(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Stolen cookie")
    device = anne.make_passkey()
    change(server, update(SESSIONS).where(SESSIONS.c.guest == anne.id).values(proven_at=0))
    thief = Visitor(server)
    thief.plant(COOKIE, anne.token)
    key = thief.account()["credentials"][0]["id"]
    for method, path in (
        ("POST", "/account/passkeys/options"),
        ("POST", "/account/words"),
        ("POST", "/account/links"),
        ("POST", "/account/forget"),
        ("DELETE", f"/account/credentials/{key}"),
    ):
        assert reason(thief.ask(method, path)) == "prove-again", path
    anne.sign_in(device).raise_for_status()
    assert len(anne.post("/account/words")["words"]) == 9
    assert thief.ask("GET", "/me").status_code == 401


def test_a_session_belongs_to_one_guest(server: ServerProcess) -> None:
    anne, evil = Visitor(server).enter("Session one"), Visitor(server).enter("Session two")
    anne.make_passkey()
    evil.make_passkey()
    session = anne.account()["sessions"][0]["id"]
    assert reason(evil.ask("DELETE", f"/account/sessions/{session}")) == "no-such-session"
    claim, _, signature = evil.token.partition(".")
    forged = json.loads(base64url_to_bytes(claim))
    forged[0] = anne.id
    evil.plant(COOKIE, f"{bytes_to_base64url(json.dumps(forged).encode())}.{signature}")
    assert evil.ask("GET", "/me").status_code == 401


@awaited
async def test_a_merged_guests_cookie_connects_to_no_seat(server: ServerProcess) -> None:
    home = Visitor(server).enter("Home")
    device = home.make_passkey()
    phone = Visitor(server).enter("Phone")
    old = phone.client()
    table = await started([old], "_parley", 2, spectators=False)
    phone.sign_in(device).raise_for_status()
    assert await turned_away(old, table) == ("no-spectators", 1008)


# Enumeration, brute force, foreign pages


def test_nobody_learns_which_names_have_an_account_by_signing_in(server: ServerProcess) -> None:
    words = Visitor(server).enter("Known name").post("/account/words")["words"]
    wrong = [*words[:3], *["bada"] * 6]
    unknown = ["bada"] * 9
    answers = [Visitor(server).by_words(" ".join(one)) for one in (wrong, unknown)]
    assert answers[0].json() == answers[1].json()
    assert answers[0].status_code == answers[1].status_code == 403
    api = httpx.get(f"{server.url}/api/openapi.json").json()
    for schema in ("PasskeyShown", "WordsGiven", "CodeGiven"):
        assert "name" not in api["components"]["schemas"][schema]["properties"]
    options = [Visitor(server).post("/account/sign-in/options") for _ in range(2)]
    assert all(one["allowCredentials"] == [] for one in options)


UNSAFE = [
    ("POST", "/account/passkeys/options"),
    ("POST", "/account/passkeys"),
    ("POST", "/account/sign-in/options"),
    ("POST", "/account/sign-in"),
    ("POST", "/account/words"),
    ("POST", "/account/words/sign-in"),
    ("POST", "/account/links"),
    ("POST", "/account/codes/look"),
    ("POST", "/account/codes/sign-in"),
    ("POST", "/account/mail"),
    ("POST", "/account/mail/add"),
    ("POST", "/account/mail/sign-in"),
    ("POST", "/account/forget"),
    ("POST", "/account/forget/confirm"),
    ("DELETE", "/account/forget"),
    ("DELETE", "/account/sessions/x"),
    ("DELETE", "/account/credentials/x"),
    ("DELETE", "/me"),
]


def test_a_page_of_another_site_changes_nothing(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Cross site")
    anne.make_passkey()
    for origin in ("https://evil.example", "null", "http://localhost:1"):
        anne.headers["Origin"] = origin
        for method, path in UNSAFE:
            assert reason(anne.ask(method, path, {})) == "wrong-origin", path
    api = httpx.get(f"{server.url}/api/openapi.json").json()
    listed = {(method.upper(), path) for path, found in api["paths"].items() for method in found}
    unsafe = {
        (method, path.removeprefix("/api").replace("{id}", "x"))
        for method, path in listed
        if path.startswith("/api/account") and method != "GET"
    }
    assert unsafe == set(UNSAFE) - {("DELETE", "/me")}  # none was forgotten here


def test_cookies_are_for_this_site_and_no_script(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Cookies")
    challenge = anne.ask("POST", "/account/passkeys/options").headers["set-cookie"].lower()
    assert "httponly" in challenge and "samesite=strict" in challenge
    given = anne.ask("POST", "/account/links").headers["set-cookie"].lower()
    assert "httponly" in given and "samesite=lax" in given
    assert Client(server.url, "").token == ""
