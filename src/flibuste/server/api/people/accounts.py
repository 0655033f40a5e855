"""HTTP: one's own account: how one signs in, where one is signed in, and signing out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from flibuste.server.api.dependencies import REFUSALS, Here, Me, Somebody
from flibuste.server.api.guests import is_https, take_back
from flibuste.server.api.people.account_bodies import AccountShown, CredentialShown, SessionShown
from flibuste.server.api.people.visitors import AtSite

ROUTER = APIRouter(prefix="/api/account", responses=REFUSALS)
Id = Annotated[str, Path(max_length=24, pattern="^[A-Za-z0-9_-]+$")]


@ROUTER.get("")
async def account(here: Here, guest: Somebody, site: AtSite) -> AccountShown:
    """What the guest may know about themselves, and what can be offered here."""
    me = "" if guest is None else guest.id
    known = await here.credentials.listed(me) if guest else []
    sessions = await here.sessions.listed(me) if guest else []
    return AccountShown(
        id=guest and guest.id,
        name="" if guest is None else guest.name,
        account=bool(known),
        credentials=[
            CredentialShown(
                id=one.id, kind=one.kind, label=one.label, made_at=one.made_at, used_at=one.used_at
            )
            for one in known
        ],
        sessions=[
            SessionShown(
                id=one.id,
                device=one.device,
                made_at=one.made_at,
                seen_at=one.seen_at,
                here=guest is not None and one.id == guest.session,
            )
            for one in sessions
        ],
        forget_at=await here.forgetting.due_at(me) if guest else None,
        passkeys=site.has_passkeys,
        mail=here.mail_links.offered,
        forget_days=here.settings.forget_days,
    )


@ROUTER.delete("/credentials/{id}", status_code=204)
async def remove_credential(here: Here, guest: Me, id: Id) -> None:
    """Removes a means to sign in, but not the last one. Needs a fresh proof."""
    await here.sessions.must_be_proven(guest)
    await here.credentials.remove(guest, id)


@ROUTER.delete("/sessions/{id}", status_code=204)
async def end_session(here: Here, guest: Me, id: Id, response: Response, request: Request) -> None:
    """Signs one browser out. Its open websockets end."""
    await here.sessions.end(guest, id)
    if id == guest.session:
        take_back(response, is_https(here, request))
