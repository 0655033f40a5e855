"""Webhooks: the same few facts in the forms that Discord, Slack, ntfy and programs expect."""

from __future__ import annotations

from typing import Final

import orjson

from flibuste.server.notices.payload import Notice
from flibuste.server.notices.transports.guarded_http import GuardedHttp
from flibuste.server.notices.transports.outcome import judge

FORMS: Final = ("discord", "slack", "ntfy", "json")


def written(form: str, notice: Notice) -> tuple[bytes, dict[str, str]]:
    """The body and the headers. Nothing in it can mention or alert anybody else."""
    if form == "ntfy":
        return notice.text.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": notice.link}
    if form == "discord":
        body: object = {"content": f"{notice.text}\n{notice.link}", "allowed_mentions": {"parse": []}}
    elif form == "slack":
        body = {"text": f"{escaped(notice.text)}\n<{notice.link}>"}
    else:
        body = notice.shown()
    return orjson.dumps(body), {"Content-Type": "application/json"}


def escaped(text: str) -> str:
    """Slack takes these three letters for marks of its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


async def call(http: GuardedHttp, url: str, form: str, notice: Notice, number: str) -> None:
    body, headers = written(form, notice)
    judge(*await http.post(url, body, {**headers, "Idempotency-Key": number}))
