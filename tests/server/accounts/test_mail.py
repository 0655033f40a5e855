"""Links by mail, where the server can send any: to add an address, and to sign in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from flibuste.server.app import create_app
from tests.server.loop import awaited
from tests.server.stored_tables import settings_of

SITE = "http://localhost:8000"


class Mail(NamedTuple):
    to: str
    subject: str
    text: str

    @property
    def code(self) -> str:
        found = re.search(rf"{SITE}/account#code=(\S+)", self.text)
        assert found is not None, self.text
        return found[1]


class Office:
    """A server in this process, whose mails end in a list."""

    def __init__(self, app: httpx.ASGITransport, mails: list[Mail]) -> None:
        self.app = app
        self.mails = mails

    @asynccontextmanager
    async def guest(self, name: str = "") -> AsyncIterator[httpx.AsyncClient]:
        headers = {"Origin": SITE, "Accept-Language": "de"}
        async with httpx.AsyncClient(transport=self.app, base_url=SITE, headers=headers) as client:
            if name:
                (await client.post("/api/guests", json={"name": name})).raise_for_status()
            yield client


@asynccontextmanager
async def office(home: Path) -> AsyncIterator[Office]:
    settings = settings_of(f"sqlite:///{home / 'flibuste.db'}")
    app = create_app(settings.model_copy(update={"sign_ins_per_minute": 1000}))
    mails: list[Mail] = []

    async def send(to: str, subject: str, text: str) -> None:
        mails.append(Mail(to, subject, text))

    async with app.router.lifespan_context(app):
        app.state.services.mail_links.send = send
        yield Office(httpx.ASGITransport(app), mails)


async def sent(open_office: Office, count: int) -> Mail:
    """The mail of this number, as soon as it is there."""
    while len(open_office.mails) < count:
        await asyncio.sleep(0.01)
    return open_office.mails[count - 1]


@awaited
async def test_an_address_is_added_by_its_owner_and_signs_in_once(tmp_path: Path) -> None:
    async with office(tmp_path) as post, post.guest("Anne") as anne, post.guest("Eve") as eve:
        assert (await anne.get("/api/account")).json()["mail"] is True
        for address in ("anne", "a@b@c", "Anne <a@b.example>", "a@b.example\nBcc: x@y.example", "@x"):
            refused = await anne.post("/api/account/mail", json={"address": address})
            assert refused.status_code == 422, address
        asked = await anne.post("/api/account/mail", json={"address": " Anne@Example.org "})
        assert asked.status_code == 202
        mail = await sent(post, 1)
        assert (mail.to, mail.subject) == ("anne@example.org", "flibuste: Bestätige deine Adresse")
        stolen = await eve.post("/api/account/mail/add", json={"code": mail.code})
        assert stolen.json()["reason"] == "code-wrong"  # only the account that asked
        signed = await eve.post("/api/account/codes/sign-in", json={"code": mail.code})
        assert signed.json()["reason"] == "code-wrong"  # and it signs nobody in
        assert (await anne.post("/api/account/mail/add", json={"code": mail.code})).status_code == 204
        me = (await anne.get("/api/account")).json()
        assert [(one["kind"], one["label"]) for one in me["credentials"]] == [("mail", "anne@example.org")]

        async with post.guest() as phone:
            known = await phone.post("/api/account/mail/sign-in", json={"address": "anne@example.org"})
            link = await sent(post, 2)
            unknown = await phone.post("/api/account/mail/sign-in", json={"address": "nobody@example.org"})
            assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
            assert "Anne" not in link.text  # whoever reads the mail learns no name
            there = await phone.post("/api/account/codes/sign-in", json={"code": link.code})
            assert there.json()["id"] == me["id"]
            again = await phone.post("/api/account/codes/sign-in", json={"code": link.code})
            assert again.json()["reason"] == "code-wrong"
        assert len(post.mails) == 2


@awaited
async def test_nobody_fills_a_strangers_letter_box(tmp_path: Path) -> None:
    async with office(tmp_path) as post, post.guest("Eve") as eve:
        answers = [
            (await eve.post("/api/account/mail", json={"address": "victim@example.org"})).status_code
            for _ in range(8)
        ]
        assert answers == [202] * 6 + [429] * 2
