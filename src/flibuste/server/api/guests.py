"""HTTP: guests."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from flibuste.server.api.bodies import GuestShown, Name, Token
from flibuste.server.api.dependencies import REFUSALS, From, Here, Me
from flibuste.server.identity import COOKIE, COOKIE_SECONDS, SAFE_COOKIE
from flibuste.server.services import Services

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


@ROUTER.post("/guests", status_code=201)
async def become_guest(
    here: Here, wanted: Name, response: Response, request: Request, address: From
) -> Token:
    """Makes a guest. Only a nickname is needed."""
    here.limits.new_guests.check(address)
    guest, token = await here.identity.welcome(wanted.name)
    keep(response, token, is_https(here, request))
    return Token(id=guest.id, name=guest.name, token=token)


@ROUTER.get("/me")
async def me(here: Here, guest: Me, response: Response, request: Request) -> GuestShown:
    """The guest. Behind https, a browser with a cookie by the old name gets the safe one instead."""
    token = request.cookies.get(COOKIE)
    if token and SAFE_COOKIE not in request.cookies and is_https(here, request):
        keep(response, token, https=True)
    return GuestShown(id=guest.id, name=guest.name)


@ROUTER.patch("/me")
async def rename(here: Here, guest: Me, wanted: Name) -> GuestShown:
    renamed = await here.identity.rename(guest, wanted.name)
    return GuestShown(id=renamed.id, name=renamed.name)


@ROUTER.delete("/me", status_code=204)
async def sign_out(here: Here, guest: Me, response: Response, request: Request) -> None:
    """Signs out everywhere: all tokens given so far become invalid, and open websockets end."""
    await here.identity.farewell(guest)
    here.live_tables.announce_sign_out(guest.id)
    take_back(response, is_https(here, request))


def is_https(here: Services, request: Request) -> bool:
    return request.url.scheme == "https" or here.settings.https()


def take_back(response: Response, https: bool) -> None:
    """Deletes the cookies of a browser that signs out."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=https)
    if https:
        response.delete_cookie(SAFE_COOKIE, httponly=True, samesite="lax", secure=True)


def keep(response: Response, token: str, https: bool) -> None:
    """Gives a browser the cookie that proves who it is; behind https under the name that no other may set."""
    name = SAFE_COOKIE if https else COOKIE
    response.set_cookie(name, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=https)
    if https:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)
