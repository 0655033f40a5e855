"""An account is a guest who can prove themselves from elsewhere, by any of its means."""

from __future__ import annotations

import pytest

from tests.server.accounts.visitor import Visitor, reason
from tests.server.harness import ServerProcess, say, started
from tests.server.loop import awaited


def test_a_guest_becomes_an_account_and_stays_the_same_guest(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne Bonny")
    before = anne.account()
    assert (before["account"], before["sessions"], before["passkeys"]) == (False, [], True)
    device = anne.make_passkey()
    now = anne.account()
    assert (now["account"], now["id"], now["name"]) == (True, anne.id, "Anne Bonny")
    assert [one["kind"] for one in now["credentials"]] == ["passkey"]
    assert [(one["device"], one["here"]) for one in now["sessions"]] == [("Firefox, Linux", True)]

    phone = Visitor(server, "Safari/1 iPhone")
    signed = phone.sign_in(device).raise_for_status().json()
    assert (signed["id"], signed["merged"]) == (anne.id, False)
    assert {one["device"] for one in phone.account()["sessions"]} == {"Firefox, Linux", "Safari, iPhone"}


def test_another_device_signs_in_by_a_code_that_works_once(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne of the codes")
    anne.make_passkey()
    link = anne.post("/account/links")
    assert link["url"] == f"{anne.site}/account#code={link['code']}"
    phone = Visitor(server)
    look = phone.post("/account/codes/look", {"code": link["code"].lower().replace("-", " ")})
    assert look == {"kind": "device", "name": "Anne of the codes"}
    assert phone.by_code(link["code"]).json()["id"] == anne.id
    assert reason(Visitor(server).by_code(link["code"])) == "code-wrong"
    newer = anne.post("/account/links"), anne.post("/account/links")
    assert reason(Visitor(server).by_code(newer[0]["code"])) == "code-wrong"


def test_a_guest_without_an_account_links_a_second_device_too(server: ServerProcess) -> None:
    guest = Visitor(server).enter("Just a guest")
    phone = Visitor(server)
    assert phone.by_code(guest.post("/account/links")["code"]).json()["id"] == guest.id
    assert guest.account()["account"] is False
    assert len(guest.account()["sessions"]) == 2


def test_recovery_words_are_told_once_and_found_however_they_are_typed(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne of the words")
    words = anne.post("/account/words")["words"]
    assert len(words) == 9
    assert anne.account()["account"] is True
    typed = ",  ".join(words).upper()
    assert Visitor(server).by_words(typed).json()["id"] == anne.id
    again = anne.post("/account/words")["words"]
    assert reason(Visitor(server).by_words(" ".join(words))) == "words-wrong"
    assert Visitor(server).by_words(" ".join(again)).status_code == 200
    assert len(anne.account()["credentials"]) == 1


def test_without_a_mail_server_nothing_about_mail_is_offered(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne without mail")
    assert anne.account()["mail"] is False
    for path in ("/account/mail", "/account/mail/sign-in"):
        assert reason(anne.ask("POST", path, {"address": "anne@example.org"})) == "no-mail-here"


def test_an_address_is_no_name_for_a_passkey(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne by number")
    anne.headers["Host"] = "127.0.0.1"
    anne.headers["Origin"] = "http://127.0.0.1"
    assert anne.account()["passkeys"] is False
    assert reason(anne.ask("POST", "/account/passkeys/options")) == "no-passkeys-here"


@pytest.mark.parametrize(
    "other", ["Mary Read", "mary read", "MARY  READ", "M\u0430ry Re\u0430d", "Máry-Read", "rnary Read"]
)
def test_the_name_of_an_account_is_nobody_elses(server: ServerProcess, other: str) -> None:
    owner = Visitor(server).enter("somebody")
    if reason(owner.ask("PATCH", "/me", {"name": "Mary Read"})) == "":
        owner.make_passkey()
    guest = Visitor(server).enter(other)
    assert guest.name != other  # the new guest gets a number, and need not think of another name
    assert guest.name.rpartition(" ")[2].isdigit()
    assert reason(guest.ask("PATCH", "/me", {"name": other})) == "name-reserved"


def test_a_guest_who_had_the_name_first_must_choose_another_for_an_account(server: ServerProcess) -> None:
    first, second = Visitor(server).enter("Calico Jack"), Visitor(server).enter("Calico Jack")
    device = first.make_passkey()
    options = second.post("/account/passkeys/options")
    refused = second.ask("POST", "/account/passkeys", {"credential": device.made(options)})
    assert refused.status_code == 409
    assert reason(second.ask("POST", "/account/words")) == "name-reserved"
    assert second.account()["account"] is False
    second.ask("PATCH", "/me", {"name": "Calico Jim"}).raise_for_status()
    assert len(second.post("/account/words")["words"]) == 9
    first.ask("PATCH", "/me", {"name": "Jack Rackham"}).raise_for_status()
    assert Visitor(server).enter("Calico Jack").name == "Calico Jack"
    assert Visitor(server).enter("Jack Rackham").name != "Jack Rackham"


def test_the_last_means_to_sign_in_stays(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne with two keys")
    anne.make_passkey()
    anne.post("/account/words")
    first, second = anne.account()["credentials"]
    assert anne.ask("DELETE", f"/account/credentials/{first['id']}").status_code == 204
    assert reason(anne.ask("DELETE", f"/account/credentials/{second['id']}")) == "last-credential"
    assert reason(anne.ask("DELETE", "/account/credentials/other")) == "no-such-credential"


@awaited
async def test_signing_out_ends_one_browser_and_its_connections_or_all(server: ServerProcess) -> None:
    anne = Visitor(server).enter("Anne signs out")
    device = anne.make_passkey()
    phone, tablet = Visitor(server), Visitor(server)
    phone.sign_in(device).raise_for_status()
    tablet.sign_in(device).raise_for_status()
    here = next(one["id"] for one in phone.account()["sessions"] if one["here"])
    table = await started([anne.client()], "_parley", 2)
    lost, kept = phone.client(), anne.client()
    async with lost.connected(table) as one, kept.connected(table) as other:
        await lost.update(one)
        await kept.update(other)
        assert anne.ask("DELETE", f"/account/sessions/{here}").status_code == 204
        await one.wait_closed()
        assert one.close_code == 1008
        await say(other, type="say", text="still here")
    assert phone.ask("GET", "/me").status_code == 401
    assert tablet.ask("GET", "/me").status_code == 200
    assert anne.ask("DELETE", "/me").status_code == 204
    assert [one.ask("GET", "/me").status_code for one in (anne, tablet)] == [401, 401]
    assert Visitor(server).sign_in(device).json()["id"] == anne.id
