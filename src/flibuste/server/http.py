"""HTTP: guests, lobby, records. Everything but the play itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from flibuste.kernel.record import BadRecord, verify
from flibuste.kernel.words import Refusal
from flibuste.server.bodies import (
    BotWanted,
    GuestShown,
    Heir,
    Made,
    Name,
    Refused,
    Sat,
    SeatWanted,
    Start,
    TableShown,
    TableWanted,
    Token,
    Told,
    Verdict,
)
from flibuste.server.identity import COOKIE, COOKIE_SECONDS, Guest
from flibuste.server.lobby import Wanted
from flibuste.server.ports import Ports

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": why, "content": {"application/json": {"schema": Refused.model_json_schema()}}}
    for status, why in {
        401: "Only guests may do this.",
        403: "This guest may not do this.",
        404: "There is no such table, guest or game.",
        409: "As things stand this cannot be done.",
        413: "The request is too large.",
        422: "The request does not fit.",
        429: "Too often; `Retry-After` says how long to wait.",
        503: "The server stops, or its database is away. Nothing has happened.",
    }.items()
}
ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


def ports_of(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def a_guest(request: Request) -> Guest:
    return await ports_of(request).must_know(request)


async def maybe_guest(request: Request) -> Guest | None:
    return await ports_of(request).identity.who(request)


Here = Annotated[Ports, Depends(ports_of)]
Me = Annotated[Guest, Depends(a_guest)]
Somebody = Annotated[Guest | None, Depends(maybe_guest)]
Link = Annotated[str, Query(max_length=64)]
SeatAt = Annotated[int, Path(ge=0, le=11)]
OneSeat = Annotated[int | None, Query(ge=0, le=11)]
"""One of several seats one holds at one screen."""


@ROUTER.post("/guests", status_code=201)
async def become_guest(here: Here, wanted: Name, response: Response, request: Request) -> Token:
    """A nickname is all it takes."""
    guest, token = await here.identity.welcome(wanted.name)
    secure = request.url.scheme == "https" or here.settings.public_url.startswith("https:")
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return Token(id=guest.id, name=guest.name, token=token)


@ROUTER.get("/me")
async def me(guest: Me) -> GuestShown:
    return GuestShown(id=guest.id, name=guest.name)


@ROUTER.patch("/me")
async def rename(here: Here, guest: Me, wanted: Name) -> GuestShown:
    renamed = await here.identity.rename(guest, wanted.name)
    return GuestShown(id=renamed.id, name=renamed.name)


@ROUTER.delete("/me", status_code=204)
async def sign_out(here: Here, guest: Me, response: Response) -> None:
    """Every token given so far is worthless from now on."""
    await here.identity.farewell(guest)
    response.delete_cookie(COOKIE)


@ROUTER.get("/tables")
async def tables(
    here: Here, guest: Somebody, which: Literal["open", "running", "finished", "mine"] = "open"
) -> list[TableShown]:
    if which == "mine" and guest is None:
        raise Refusal("not-a-guest", "")
    listed = await here.lobby.listed(guest, which)
    mine = [table["id"] for table in listed if which == "mine" and table["status"] == "running"]
    asked = await here.harbour.asked(mine)
    return [TableShown(**table, asking=asked.get(table["id"])) for table in listed]


@ROUTER.post("/tables", status_code=201)
async def make_table(here: Here, guest: Me, wanted: TableWanted) -> Made:
    asked = Wanted(
        wanted.game,
        wanted.seats,
        wanted.options,
        wanted.public,
        wanted.spectators,
        wanted.clock.pace(),
        tuple(wanted.crew),
        wanted.data,
    )
    return Made(id=await here.lobby.make(guest, asked, wanted.nonce))


@ROUTER.get("/tables/{id}")
async def table(here: Here, guest: Somebody, id: str, link: Link = "") -> TableShown:
    return TableShown(**await here.lobby.look(id, guest, link))


@ROUTER.post("/tables/{id}/seat")
async def take_seat(here: Here, guest: Me, id: str, wanted: SeatWanted, link: Link = "") -> Sat:
    """Sits down; a person's nonce is mixed into the luck if the game has not begun."""
    return Sat(seat=await here.lobby.take(id, guest, wanted.seat, link, wanted.nonce))


@ROUTER.delete("/tables/{id}/seat", status_code=204)
async def leave_seat(here: Here, guest: Me, id: str, seat: OneSeat = None) -> None:
    """Gets up, from all one's seats or from one; in a running game a bot plays on."""
    await here.lobby.leave(id, guest, seat)


@ROUTER.post("/tables/{id}/hand-over", status_code=204)
async def hand_over(here: Here, guest: Me, id: str, heir: Heir, seat: OneSeat = None) -> None:
    """Gives a seat to another guest: the first of one's own, or the one named."""
    await here.lobby.hand_over(id, guest, heir.guest, seat)


@ROUTER.put("/tables/{id}/seats/{seat}/bot", status_code=204)
async def set_bot(here: Here, guest: Me, id: str, seat: SeatAt, wanted: BotWanted) -> None:
    await here.lobby.set_bot(id, guest, seat, wanted.bot)


@ROUTER.post("/tables/{id}/start", status_code=204)
async def start(here: Here, guest: Me, id: str, wanted: Start) -> None:
    await here.lobby.start(id, guest, wanted.fill)


@ROUTER.post("/tables/{id}/rematch", status_code=201)
async def rematch(here: Here, guest: Me, id: str) -> Made:
    return Made(id=await here.lobby.rematch(id, guest))


@ROUTER.delete("/tables/{id}", status_code=204)
async def close(here: Here, guest: Me, id: str) -> None:
    await here.lobby.close(id, guest)


@ROUTER.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(here: Here, guest: Somebody, id: str, link: Link = "") -> str:
    """The record of a finished game, with its seed."""
    shown = await here.lobby.look(id, guest, link)
    if shown["status"] != "finished":
        raise Refusal("not-over", "")
    berth = await here.harbour.find(id)
    assert berth.voyage is not None
    return berth.voyage.table.record().text()


@ROUTER.get("/tables/{id}/story", response_model=list[Told])
async def story(here: Here, guest: Somebody, id: str, link: Link = "", seat: OneSeat = None) -> Response:
    """All that was told so far, version by version, as far as the one who asks may know it."""
    shown = await here.lobby.look(id, guest, link)
    if seat is not None and seat not in shown["held"]:
        raise Refusal("not-seated", "")
    if shown["mine"] is None and not shown["spectators"]:
        raise Refusal("no-spectators", "")
    voyage = (await here.harbour.find(id)).voyage
    if voyage is None:
        raise Refusal("not-started", "")
    reader = shown["mine"] if seat is None else seat
    lines = [
        {"version": version, **event.seen_by(reader)}
        for version, told in enumerate(voyage.story)
        for event in told
    ]
    return Response(orjson.dumps(lines), media_type="application/json")


@ROUTER.get("/tables/{id}/verify")
async def verdict(here: Here, guest: Somebody, id: str, link: Link = "") -> Verdict:
    """Proves a finished game: the seed is the one committed to, and gives this luck and this result."""
    shown = await here.lobby.look(id, guest, link)
    if shown["status"] != "finished":
        raise Refusal("not-over", "")
    berth = await here.harbour.find(id)
    assert berth.voyage is not None
    written = berth.voyage.table.record()
    try:
        verify(berth.voyage.table.game, written)
    except BadRecord as bad:
        return Verdict(fair=False, commitment=written.commitment, line=bad.line, reason=bad.reason)
    return Verdict(fair=written.commitment == shown["commitment"], commitment=written.commitment)
