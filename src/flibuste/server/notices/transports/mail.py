"""E-mail through an SMTP server, in a thread, with a way out in one click (RFC 8058)."""

from __future__ import annotations

import asyncio
import re
import secrets
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Refusal
from flibuste.server.notices.payload import Notice
from flibuste.server.notices.transports.outcome import Gone, NotSent, Refused, Unsure

SECONDS = 20.0
"""How long the mail server may take for each answer."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")


def mail_address(text: str) -> str:
    """An address as people write it; refused if it is none."""
    text = text.strip()
    if len(text) > 254 or not ADDRESS.fullmatch(text):
        raise Refusal("bad-mail-address", "")
    return text


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    unsubscribe: str
    """The address that ends these mails, with one request; empty for the mail that asks whether to begin."""
    number: str
    """The same for every copy of this letter."""


def confirmation(to: str, language: str, link: str, number: str) -> Letter:
    words = Translator(language)
    text = words.say("mail-confirm", {"link": link})
    return Letter(to, words.say("mail-confirm.subject"), text, "", number)


def letter(to: str, language: str, notice: Notice, out: str, page: str, number: str) -> Letter:
    words = Translator(language)
    subject = notice.text.partition("\n")[0]
    text = f"{notice.text}\n{notice.link}\n\n{words.say('mail-why', {'link': page})}\n"
    return Letter(to, subject, text, out, number)


class Mail:
    """The operator's mail server; without one there is no mail."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self.secure = parts.scheme == "smtps"
        self.host = parts.hostname or ""
        self.port = parts.port or (465 if self.secure else 587)
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.plain = parts.query == "plain"
        """Whether an unencrypted connection will do: `?plain`, for a server on this machine."""
        self.sender = sender

    def __bool__(self) -> bool:
        return bool(self.host)

    async def post(self, to: str, subject: str, text: str) -> None:
        """Sends a letter that answers to a request, so that there is nothing to end."""
        await self.send(Letter(to, subject, text, "", secrets.token_hex(12)))

    async def send(self, letter: Letter) -> None:
        await asyncio.to_thread(self._send, written(letter, self.sender, self.host))

    def _send(self, message: EmailMessage) -> None:
        trust = ssl.create_default_context()
        try:
            if self.secure:
                server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
            else:
                server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        except (smtplib.SMTPException, OSError) as fault:
            raise NotSent(type(fault).__name__) from fault
        with server:
            self._introduce(server, message, trust)
            try:
                code, _ = server.data(message.as_bytes(policy=SMTP))
            except smtplib.SMTPDataError as fault:
                judge(fault.smtp_code)
            except (smtplib.SMTPException, OSError) as fault:
                raise Unsure(type(fault).__name__) from fault
            else:
                judge(code)

    def _introduce(self, server: smtplib.SMTP, message: EmailMessage, trust: ssl.SSLContext) -> None:
        """Everything before the letter itself: if it fails, nothing was sent."""
        try:
            if not self.secure and not self.plain:
                server.starttls(context=trust)
            if self.user:
                server.login(self.user, self.password)
            server.ehlo_or_helo_if_needed()
            judge(server.mail(self.sender)[0])
            judge(server.rcpt(message["To"])[0])
        except (smtplib.SMTPException, OSError) as fault:
            raise NotSent(type(fault).__name__) from fault


def judge(code: int) -> None:
    """Raises what an answer of a mail server means; nothing if it said yes."""
    if code in (550, 551, 553):
        raise Gone(str(code))
    if 400 <= code < 500:
        raise NotSent(str(code))
    if not 200 <= code < 300:
        raise Refused(str(code))


def written(letter: Letter, sender: str, host: str) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"], message["To"], message["Subject"] = sender, letter.to, letter.subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = f"<{letter.number}@{sender.rpartition('@')[2] or host}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
