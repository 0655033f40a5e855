"""HTTP: tables and their seats, before and after play."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter

from flibuste.kernel.types import Refusal
from flibuste.server.api.bodies import (
    BotWanted,
    HandOver,
    Made,
    NonceWanted,
    Sat,
    SeatWanted,
    Start,
    TableShown,
    TableWanted,
)
from flibuste.server.api.dependencies import (
    REFUSALS,
    From,
    Here,
    Language,
    Link,
    Me,
    OneSeat,
    SeatAt,
    Somebody,
)
from flibuste.server.identity import Guest
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


@ROUTER.get("/tables")
async def tables(
    here: Here, guest: Somebody, which: Literal["open", "running", "finished", "mine"] = "open"
) -> list[TableShown]:
    if which == "mine" and guest is None:
        raise Refusal("not-a-guest", "")
    listed = await here.directory.listed(guest, which)
    mine = [table["id"] for table in listed if which == "mine" and table["status"] == "running"]
    asked = await here.live_tables.asked(mine, "" if guest is None else guest.id)
    return [TableShown(**table, asking=asked.get(table["id"])) for table in listed]


@ROUTER.post("/tables", status_code=201)
async def make_table(here: Here, guest: Me, wanted: TableWanted, address: From) -> Made:
    here.limits.new_tables.check(guest.id, address)
    asked = Wanted(
        wanted.game,
        wanted.seats,
        wanted.options,
        wanted.public,
        wanted.spectators,
        wanted.clock.pace(),
        tuple(wanted.crew),
        wanted.data,
        wanted.rated,
        wanted.chat,
        wanted.min_finished,
    )
    return await made(here, guest, await here.hosting.make(guest, asked))


async def made(here: Services, guest: Guest, id: str) -> Made:
    """The table with its commitment, which the answer publishes before any nonce is accepted."""
    return Made(id=id, commitment=(await here.directory.look(id, guest))["commitment"])


@ROUTER.get("/tables/{id}")
async def table(here: Here, guest: Somebody, id: str, link: Link = "") -> TableShown:
    return TableShown(**await here.directory.look_back(id, guest, link))


@ROUTER.post("/tables/{id}/seat")
async def take_seat(here: Here, guest: Me, id: str, wanted: SeatWanted, link: Link = "") -> Sat:
    """Takes a seat.

    In a running game: comes back to one's own seat, accepts one that was offered, or asks for a bot's.
    """
    taken = await here.seats.take(id, guest, wanted.seat, link)
    return Sat(seat=taken.seat, asked=taken.asked)


@ROUTER.put("/tables/{id}/nonce", status_code=204)
async def add_nonce(here: Here, guest: Me, id: str, wanted: NonceWanted) -> None:
    """Adds to the luck of a table at which one sits, until the start. Make it after seeing the commitment."""
    await here.nonces.add(id, guest, wanted.nonce)


@ROUTER.delete("/tables/{id}/seat", status_code=204)
async def leave_seat(here: Here, guest: Me, id: str, seat: OneSeat = None, resign: bool = False) -> None:
    """Leaves all one's seats, or one of them; declines an offered seat; or no longer asks for a bot's.

    In a running game a bot plays on. One may come back to the same seat, unless one resigns.
    """
    await here.seats.leave(id, guest, seat, resign)


@ROUTER.post("/tables/{id}/hand-over", status_code=204)
async def hand_over(here: Here, guest: Me, id: str, to: HandOver, seat: OneSeat = None) -> None:
    """Offers a seat to another guest, who has to take it: one's first seat, or the one named."""
    await here.seats.hand_over(id, guest, to.guest, seat)


@ROUTER.put("/tables/{id}/seats/{seat}/bot", status_code=204)
async def set_bot(here: Here, guest: Me, id: str, seat: SeatAt, wanted: BotWanted, speaks: Language) -> None:
    await here.seats.set_bot(id, guest, seat, wanted.bot, speaks)


@ROUTER.post("/tables/{id}/start", status_code=204)
async def start(here: Here, guest: Me, id: str, wanted: Start, speaks: Language) -> None:
    await here.hosting.start(id, guest, wanted.fill, speaks)


@ROUTER.post("/tables/{id}/rematch", status_code=201)
async def rematch(here: Here, guest: Me, id: str, address: From) -> Made:
    here.limits.rematches.check(guest.id, address)
    return await made(here, guest, await here.hosting.rematch(id, guest))


@ROUTER.delete("/tables/{id}", status_code=204)
async def close(here: Here, guest: Me, id: str) -> None:
    """The host closes a table that has not begun. Whoever is the last person in a game may end it."""
    await here.hosting.close(id, guest)


@ROUTER.delete("/tables/{id}/listing", status_code=204)
async def hide(here: Here, guest: Me, id: str) -> None:
    """Removes a table from one's own list, if one does not play there any more."""
    await here.directory.hide(id, guest)
