"""Links by mail: to add an address to an account, and to sign in. Only where mail can be sent."""

from __future__ import annotations

import re
from typing import Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Json, Refusal
from flibuste.server.accounts.credentials import Credentials
from flibuste.server.accounts.one_time_codes import OneTimeCodes
from flibuste.server.identity import Guest
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.storage.account_tables import CREDENTIALS
from flibuste.server.storage.store import Store

MAIL_SECONDS = 30 * 60.0
ADDRESS = re.compile(r"[^@\s\x00-\x20<>(),;:\"\\]{1,64}@[^@\s\x00-\x20<>(),;:\"\\]{1,180}")
ADDING, SIGNING_IN = "mail-add", "mail-in"


class SendMail(Protocol):
    """Sends a mail. Whoever has a mail server implements it; it may take long, and may fail."""

    async def __call__(self, to: str, subject: str, text: str) -> None: ...


class MailLinks:
    def __init__(
        self,
        store: Store,
        codes: OneTimeCodes,
        credentials: Credentials,
        tasks: BackgroundTasks,
        send: SendMail | None,
    ) -> None:
        self.store = store
        self.codes = codes
        self.credentials = credentials
        self.tasks = tasks
        self.send = send
        """What sends mail; None without a mail server. Then nothing about mail is offered."""

    @property
    def offered(self) -> bool:
        return self.send is not None

    async def ask_to_add(self, guest: Guest, address: str, site: str, language: str) -> None:
        """Sends a link that proves the address."""
        send = self._must_send()
        to = plain_address(address)
        code = await self.codes.make(ADDING, guest.id, to, MAIL_SECONDS)
        self.tasks.spawn(
            self._send(send, to, "mail-add", guest.name, f"{site}/account#code={code}", language)
        )

    async def ask_to_sign_in(self, address: str, site: str, language: str) -> None:
        """Sends a link, if an account has this address. The sender of the request does not learn which."""
        send = self._must_send()
        self.tasks.spawn(self._send_if_known(send, plain_address(address), site, language))

    async def _send_if_known(self, send: SendMail, to: str, site: str, language: str) -> None:
        query = select(CREDENTIALS.c.guest).where(CREDENTIALS.c.kind == "mail", CREDENTIALS.c.key == to)
        async with self.store.read() as connection:
            guest = (await connection.execute(query)).scalar()
        if guest is not None:
            code = await self.codes.make(SIGNING_IN, guest, to, MAIL_SECONDS)
            await self._send(send, to, "mail-sign-in", "", f"{site}/account#code={code}", language)

    async def _send(self, send: SendMail, to: str, key: str, name: str, link: str, language: str) -> None:
        words = Translator(language)
        facts: dict[str, Json] = {"name": name, "link": link, "minutes": int(MAIL_SECONDS / 60)}
        await send(to, words.say(key), words.say(f"{key}.text", facts))

    async def add(self, connection: AsyncConnection, guest: Guest, address: str) -> None:
        await self.credentials.add(connection, guest, "mail", key=address, proof="", label=address[:60])

    def _must_send(self) -> SendMail:
        if self.send is None:
            raise Refusal("no-mail-here", "")
        return self.send


def plain_address(text: str) -> str:
    """The address in small letters; refused if it is none."""
    address = text.strip().lower()
    if not ADDRESS.fullmatch(address) or not address.isprintable():
        raise Refusal("mail-address", "")
    return address
