"""HTTP: by which ways and when a guest is told that they are asked, and which tables wait for them."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select

from flibuste.kernel.types import Refusal
from flibuste.server.api.dependencies import REFUSALS, From, Here, Language, Me
from flibuste.server.identity import Guest
from flibuste.server.notices.payload import trial
from flibuste.server.notices.transports.mail import confirmation
from flibuste.server.notices.transports.outcome import Gone, NotSent, Refused, Unsure
from flibuste.server.notices.wishes import Wishes
from flibuste.server.services import Services
from flibuste.server.storage.notice_tables import CHANNELS
from flibuste.server.storage.schema import PLACES, TABLES

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
MOST_WAITING = 100
LAST_MINUTE = 24 * 60 - 1


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PushWanted(Asked):
    """A browser's subscription, as the browser itself gives it."""

    endpoint: str = Field(max_length=1000)
    key: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class MailWanted(Asked):
    address: str = Field(max_length=254)


class HookWanted(Asked):
    url: str = Field(max_length=1000)
    form: Literal["discord", "slack", "ntfy", "json"]


class WishesWanted(Asked):
    """Minutes of the day in the guest's time zone; null: no digest, no quiet hours."""

    turns: bool
    reminders: bool
    digest: int | None = Field(ge=0, le=LAST_MINUTE)
    quiet_from: int | None = Field(ge=0, le=LAST_MINUTE)
    quiet_to: int | None = Field(ge=0, le=LAST_MINUTE)
    zone: str = Field(max_length=64)


class TokenGiven(Asked):
    token: str = Field(max_length=400)


class ChannelShown(BaseModel):
    """A way by which one is told. Of an address only as much is shown as one needs to recognise it."""

    id: str
    kind: Literal["push", "mail", "hook"]
    form: str
    where: str
    confirmed: bool
    endpoint: str
    """Of a browser: the hash of its endpoint, by which the browser recognises itself."""


class NotificationsShown(BaseModel):
    channels: list[ChannelShown]
    wishes: WishesWanted
    feed: str | None
    """The secret of the feeds; null if there are none."""
    push_key: str
    """The key with which a browser subscribes."""
    mail: bool
    """Whether this server can send mail."""


class WaitingShown(BaseModel):
    """A table that waits for the guest."""

    table: str
    game: str
    due: int | None


def site_of(request: Request) -> str:
    """The address of this site, as the guest knows it: links in messages begin with it."""
    configured = request.app.state.services.settings.public_url
    return str(configured or f"{request.url.scheme}://{request.headers['host']}")[:200]


Site = Annotated[str, Depends(site_of)]
Id = Annotated[str, Path(max_length=16)]
Token = Annotated[str, Path(max_length=400)]


@ROUTER.get("/notifications")
async def notifications(here: Here, guest: Me) -> NotificationsShown:
    return await shown(here, guest)


@ROUTER.put("/notifications/wishes")
async def set_wishes(
    here: Here, guest: Me, wanted: WishesWanted, address: From, speaks: Language, site: Site
) -> NotificationsShown:
    here.limits.channel_changes.check(guest.id, address)
    wishes = Wishes(**wanted.model_dump(), language=speaks, site=site)
    await here.wish_list.set(guest.id, wishes, here.attention.clock())
    return await shown(here, guest)


@ROUTER.post("/notifications/push", status_code=201)
async def add_browser(
    here: Here, guest: Me, wanted: PushWanted, address: From, speaks: Language, site: Site
) -> NotificationsShown:
    here.limits.channel_changes.check(guest.id, address)
    await here.channels.add_push(guest.id, wanted.endpoint, wanted.key, wanted.auth, speaks, site)
    return await listening(here, guest)


@ROUTER.post("/notifications/mail", status_code=201)
async def add_mail(
    here: Here, guest: Me, wanted: MailWanted, address: From, speaks: Language, site: Site
) -> NotificationsShown:
    """Sends a link to the address. It is told nothing else until somebody there has followed the link."""
    if not here.mail_server:
        raise Refusal("no-mail", "")
    here.limits.mails.check(guest.id, address)
    here.limits.mailboxes.check(wanted.address.strip().lower())
    id, token = await here.channels.add_mail(guest.id, wanted.address, speaks, site)
    link = f"{site}/notifications?confirm={token}"
    try:
        await here.mail_server.send(confirmation(wanted.address.strip(), speaks, link, secrets.token_hex(12)))
    except (NotSent, Unsure, Gone, Refused):
        await here.channels.remove(guest.id, id)
        raise Refusal("not-delivered", "") from None
    return await shown(here, guest)


@ROUTER.post("/notifications/confirm", status_code=204)
async def confirm_mail(here: Here, given: TokenGiven, address: From) -> None:
    """Somebody has followed the link in a mail. It need not be the browser that asked for it."""
    here.limits.channel_changes.check(None, address)
    await catch_up(here, await here.channels.confirm(given.token))


@ROUTER.post("/notifications/hook", status_code=201)
async def add_hook(
    here: Here, guest: Me, wanted: HookWanted, address: From, speaks: Language, site: Site
) -> NotificationsShown:
    here.limits.channel_changes.check(guest.id, address)
    await here.channels.add_hook(guest.id, wanted.url, wanted.form, speaks, site)
    return await listening(here, guest)


@ROUTER.delete("/notifications/channels/{id}")
async def remove_channel(here: Here, guest: Me, id: Id, address: From) -> NotificationsShown:
    here.limits.channel_changes.check(guest.id, address)
    await here.channels.remove(guest.id, id)
    return await shown(here, guest)


@ROUTER.post("/notifications/channels/{id}/trial", status_code=204)
async def try_channel(here: Here, guest: Me, id: Id, address: From) -> None:
    """Sends a message that says nothing but that the channel works."""
    here.limits.channel_changes.check(guest.id, address)
    query = select(CHANNELS, CHANNELS.c.kind.label("way"), CHANNELS.c.id.label("channel"))
    mine = query.where(CHANNELS.c.id == id, CHANNELS.c.guest == guest.id, CHANNELS.c.confirmed)
    async with here.store.read() as connection:
        channel = (await connection.execute(mine)).first()
    if channel is None:
        raise Refusal("no-such-channel", "")
    if channel.kind == "mail":
        here.limits.mails.check(guest.id, address)
    try:
        await here.sender.deliver(channel, trial(channel.language, channel.site), secrets.token_hex(12))
    except Gone:
        await here.channels.forget_dead(id)
        raise Refusal("no-such-channel", "") from None
    except (NotSent, Unsure, Refused):
        raise Refusal("not-delivered", "") from None


@ROUTER.post("/notifications/end/{token}", status_code=204)
async def end_mail(here: Here, token: Token, address: From) -> None:
    """Ends a channel without signing in: what mail programs call when somebody unsubscribes (RFC 8058)."""
    here.limits.channel_changes.check(None, address)
    await here.channels.end(token)


@ROUTER.post("/notifications/feed")
async def make_feed(here: Here, guest: Me, address: From, speaks: Language, site: Site) -> NotificationsShown:
    """Makes the feeds, or gives them another secret address."""
    here.limits.channel_changes.check(guest.id, address)
    await here.wish_list.set_feed(guest.id, secrets.token_urlsafe(24), speaks, site)
    await here.listeners.changed(guest.id)
    return await listening(here, guest)


@ROUTER.delete("/notifications/feed")
async def end_feed(here: Here, guest: Me, address: From, speaks: Language, site: Site) -> NotificationsShown:
    here.limits.channel_changes.check(guest.id, address)
    await here.wish_list.set_feed(guest.id, None, speaks, site)
    await here.listeners.changed(guest.id)
    return await shown(here, guest)


@ROUTER.get("/waiting")
async def waiting(here: Here, guest: Me, active: Annotated[bool, Query()] = False) -> list[WaitingShown]:
    """The tables that wait for the guest, the nearest deadline first.

    `active` says that somebody has just used this device.
    """
    if active and guest.id in here.listeners:
        here.attention.note(guest.id)
    found = []
    for table, game, held in await running(here, guest.id):
        live = here.live_tables.loaded.get(table)
        session = None if live is None else live.session
        asked = set() if session is None else held.intersection(session.asking) - session.away
        if session is not None and asked:
            dues = [due for seat in asked if (due := session.clock.due(seat)) is not None]
            found.append(WaitingShown(table=table, game=game, due=min(dues, default=None)))
    return sorted(found, key=lambda one: (one.due is None, one.due or 0, one.table))


async def running(here: Services, guest: str) -> list[tuple[str, str, set[int]]]:
    """The guest's running tables with their seats there. A few that are not in memory are opened."""
    query = (
        select(TABLES.c.id, TABLES.c.game, PLACES.c.seat)
        .join(PLACES, PLACES.c.table == TABLES.c.id)
        .where(PLACES.c.guest == guest, TABLES.c.status == "running", TABLES.c.set_aside.is_(None))
        .order_by(TABLES.c.id)
        .limit(MOST_WAITING)
    )
    held: dict[tuple[str, str], set[int]] = {}
    async with here.store.read() as connection:
        for id, game, seat in await connection.execute(query):
            held.setdefault((id, game), set()).add(seat)
    await here.live_tables.asked([id for id, _ in held], guest)
    return [(id, game, seats) for (id, game), seats in held.items()]


async def listening(here: Services, guest: Guest) -> NotificationsShown:
    """A guest begins to listen: they may be asked already."""
    here.attention.note(guest.id)
    await catch_up(here, guest.id)
    return await shown(here, guest)


async def catch_up(here: Services, guest: str) -> None:
    """Notes the questions that wait for somebody who has not listened so far."""
    for table, _, _ in await running(here, guest):
        live = here.live_tables.loaded.get(table)
        if live is not None and live.session is not None:
            async with live.lock:
                await here.questions.settle(live.id, live.guests, live.session, live.running)


async def shown(here: Services, guest: Guest) -> NotificationsShown:
    wishes, feed = await here.wish_list.of(guest.id)
    plain = {name: getattr(wishes, name) for name in WishesWanted.model_fields}
    return NotificationsShown(
        channels=[
            ChannelShown(
                id=row.id,
                kind=row.kind,
                form=row.form,
                where=recognisable(row.kind, row.address),
                confirmed=row.confirmed,
                endpoint=digest_of(row.address) if row.kind == "push" else "",
            )
            for row in await here.channels.of(guest.id)
        ],
        wishes=WishesWanted(**plain),
        feed=feed,
        push_key=await here.web_push.public_key(),
        mail=bool(here.mail_server),
    )


def recognisable(kind: str, address: str) -> str:
    """An address as its owner recognises it: of a webhook only the host, because its path is a secret."""
    return address if kind == "mail" else urlsplit(address).hostname or ""


def digest_of(address: str) -> str:
    return sha256(address.encode()).hexdigest()
