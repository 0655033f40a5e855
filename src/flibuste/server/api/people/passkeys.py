"""HTTP: passkeys are made, and somebody signs in with one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from flibuste.server.accounts.challenges import COOKIE, SECONDS
from flibuste.server.api.dependencies import REFUSALS, From, Here, Me, Somebody
from flibuste.server.api.guests import is_https
from flibuste.server.api.people.account_bodies import PasskeyMade, PasskeyShown, SignedInShown
from flibuste.server.api.people.visitors import AtSite, arrival, browser_of, welcomed, with_session
from flibuste.server.services import Services

ROUTER = APIRouter(prefix="/api/account", responses=REFUSALS)


def challenge(here: Services, ticket: str, request: Request, response: Response) -> None:
    """The challenge belongs to this browser: no other site can send its cookie along."""
    response.set_cookie(
        COOKIE,
        ticket,
        SECONDS,
        path="/api/account",
        httponly=True,
        samesite="strict",
        secure=is_https(here, request),
    )


@ROUTER.post("/passkeys/options")
async def options_to_add(
    here: Here, guest: Me, site: AtSite, request: Request, response: Response
) -> dict[str, Any]:
    """What `navigator.credentials.create` needs. Needs a fresh proof, unless this is the first credential."""
    await here.sessions.must_be_proven(guest)
    options, ticket = await here.passkeys.options_to_add(guest, site)
    challenge(here, ticket, request, response)
    return options


@ROUTER.post("/passkeys", status_code=204)
async def add(
    here: Here, guest: Me, made: PasskeyMade, site: AtSite, request: Request, response: Response
) -> None:
    """Adds a passkey. With the first credential the guest has an account, and their name is reserved."""
    await here.sessions.must_be_proven(guest)
    ticket = request.cookies.get(COOKIE, "")
    label = made.label.strip() or browser_of(request)
    await here.passkeys.add(guest, site, ticket, made.credential, label)
    await with_session(here, guest, request, response)


@ROUTER.post("/sign-in/options")
async def options_to_sign_in(
    here: Here, guest: Somebody, site: AtSite, address: From, request: Request, response: Response
) -> dict[str, Any]:
    """What `navigator.credentials.get` needs. Nobody has to say who they are."""
    here.limits.sign_ins.check(address)
    options, ticket = here.passkeys.options_to_sign_in(guest, site)
    challenge(here, ticket, request, response)
    return options


@ROUTER.post("/sign-in")
async def sign_in(
    here: Here,
    guest: Somebody,
    shown: PasskeyShown,
    site: AtSite,
    address: From,
    request: Request,
    response: Response,
) -> SignedInShown:
    """Signs in with a passkey, or proves again who one is."""
    here.limits.sign_ins.check(address)
    ticket = request.cookies.get(COOKIE, "")
    account = await here.passkeys.proven(guest, site, ticket, shown.credential)
    done = await here.sign_in.finish(account, arrival(guest, shown.keep, request))
    return welcomed(here, done, request, response)
