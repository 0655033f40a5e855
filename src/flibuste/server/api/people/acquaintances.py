"""HTTP: people one knows: friends, blocks, invitations, and who sits at a table."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, Me, Somebody
from flibuste.server.api.people.bodies import (
    AtTable,
    BlockWanted,
    FriendShown,
    InvitationWanted,
    Invited,
    PersonShown,
    PlayerId,
)

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


@ROUTER.get("/people")
async def people(here: Here, guest: Me) -> list[PersonShown]:
    """Friends, those who ask to be one, and people of one's latest games."""
    return [PersonShown(**person) for person in await here.acquaintances.listed(guest)]


@ROUTER.put("/people/{id}/friend")
async def befriend(here: Here, guest: Me, id: PlayerId, address: From) -> FriendShown:
    """Asks somebody one has met to be a friend, or says yes to them."""
    here.limits.people.check(guest.id, address)
    found: Any = await here.acquaintances.befriend(guest, id)
    return FriendShown(friend=found)


@ROUTER.delete("/people/{id}/friend", status_code=204)
async def part(here: Here, guest: Me, id: PlayerId) -> None:
    """Ends a friendship, takes back that one asked, or declines."""
    await here.acquaintances.part(guest, id)


@ROUTER.put("/people/{id}/block", status_code=204)
async def block(here: Here, guest: Me, id: PlayerId, wanted: BlockWanted, address: From) -> None:
    """Blocks somebody: their lines are not shown, they cannot sit at one's tables, or both."""
    here.limits.people.check(guest.id, address)
    await here.blocks.block(guest, id, wanted.what)
    here.live_tables.announce_unread(guest.id, await here.blocks.unread_by(guest.id))


@ROUTER.delete("/people/{id}/block", status_code=204)
async def lift_block(here: Here, guest: Me, id: PlayerId) -> None:
    await here.blocks.lift(guest, id)
    here.live_tables.announce_unread(guest.id, await here.blocks.unread_by(guest.id))


@ROUTER.post("/tables/{id}/invitations", status_code=201)
async def invite(here: Here, guest: Me, id: str, wanted: InvitationWanted, address: From) -> Invited:
    """Keeps a free seat of an open table for somebody one has met, until they answer."""
    here.limits.people.check(guest.id, address)
    return Invited(seat=await here.invitations.invite(id, guest, wanted.guest))


@ROUTER.get("/tables/{id}/people")
async def at_table(here: Here, guest: Somebody, id: str, link: Link = "") -> list[AtTable]:
    """Who sits at a table, with what each of them shows to the sender."""
    table = await here.directory.look_back(id, guest, link)
    return [AtTable(**one) for one in await here.company.at(id, guest, bool(table["held"]))]
