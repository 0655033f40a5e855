"""What the routes of accounts have in common: from which site and browser somebody asks, and their cookie."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from flibuste.server.accounts.devices import device_of
from flibuste.server.accounts.passkeys import Site, site_at
from flibuste.server.accounts.sign_in import Arrival, SignedIn
from flibuste.server.api.dependencies import services_of
from flibuste.server.api.guests import is_https, keep
from flibuste.server.api.people.account_bodies import SignedInShown
from flibuste.server.identity import Guest
from flibuste.server.services import Services


def site_of(request: Request) -> Site:
    """The site as people reach it: as configured, or else by the name of this request, which was checked."""
    here = services_of(request)
    scheme = "https" if is_https(here, request) else "http"
    return site_at(here.settings.public_url or f"{scheme}://{request.headers.get('host', '')}")


def browser_of(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


async def with_session(here: Services, guest: Guest, request: Request, response: Response) -> None:
    """Gives a guest with a plain cookie a session, and this browser the cookie for it."""
    begun = await here.sessions.upgrade(guest, browser_of(request))
    if begun is not None:
        keep(response, begun[1], is_https(here, request))


def arrival(guest: Guest | None, along: bool, request: Request) -> Arrival:
    return Arrival(guest, along, browser_of(request))


def welcomed(here: Services, done: SignedIn, request: Request, response: Response) -> SignedInShown:
    """The answer to everybody who has signed in. The token is in the cookie and nowhere else."""
    keep(response, done.token, is_https(here, request))
    return SignedInShown(id=done.guest.id, name=done.guest.name, merged=done.merged)


AtSite = Annotated[Site, Depends(site_of)]
