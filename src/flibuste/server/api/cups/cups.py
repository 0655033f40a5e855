"""HTTP: duplicate cups. Everybody plays the same deal; results are shown to those who have played."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from flibuste.server.api.bodies import Body
from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, Me, Somebody
from flibuste.server.cups.cups import CupWanted as Wanted
from flibuste.server.cups.terms import LONGEST_DAYS

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


class CupWanted(Body):
    """A cup for friends: the seat that everybody plays, and the bot in all others."""

    name: str = Field(min_length=1, max_length=60)
    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seat: int = Field(0, ge=0, le=11)
    bot: str = Field("matelot", max_length=40)
    days: int = Field(7, ge=1, le=LONGEST_DAYS)


class CupTry(BaseModel):
    """One's own try. `given-up`: it ended without a result."""

    table: str
    state: Literal["playing", "finished", "given-up"]


class CupResult(BaseModel):
    """A finished try. `place` is the one at its own table; `adjusted` the margin without luck, once known."""

    rank: int
    adjusted_rank: int | None
    name: str
    you: bool
    table: str
    place: int
    score: int
    margin: float
    adjusted: float | None


class CupShown(BaseModel):
    """A cup. `results` are null for those who have not finished it, until it is over; so is `seed`."""

    id: str
    kind: Literal["duplicate"]
    name: str
    day: str | None
    """The day of a cup of the day, in UTC; null for somebody's own."""
    host: bool
    link: str | None
    game: str
    version: int
    seats: int
    seat: int
    options: dict[str, str]
    bot: str
    players: list[str]
    """The names every table begins with: they are part of the luck's key."""
    commitment: str
    """The SHA-256 of the seed of all its tables, shown from the moment the cup is announced."""
    beacon: str | None
    seed: str | None
    made_at: int
    opens_at: int
    closes_at: int
    """Nobody begins after this."""
    ends_at: int
    """Nobody plays after this; results and seed are public then."""
    state: Literal["announced", "open", "closed", "over"]
    tries: int
    mine: CupTry | None
    results: list[CupResult] | None


class CupMade(BaseModel):
    id: str


class TryBegun(BaseModel):
    table: str


@ROUTER.get("/cups")
async def cups(here: Here, guest: Somebody) -> list[CupShown]:
    """The cups of today and tomorrow, and one's own. No results: see one cup for them."""
    return [CupShown(**cup) for cup in await here.cups.listed(guest)]


@ROUTER.post("/cups", status_code=201)
async def make_cup(here: Here, guest: Me, wanted: CupWanted, address: From) -> CupMade:
    """Makes a cup for friends, who need its link."""
    here.limits.new_tables.check(guest.id, address)
    return CupMade(id=await here.cups.make(guest, Wanted(**wanted.model_dump())))


@ROUTER.get("/cups/{id}")
async def cup(here: Here, guest: Somebody, id: str, link: Link = "") -> CupShown:
    return CupShown(**await here.cups.look(id, guest, link))


@ROUTER.post("/cups/{id}/try")
async def begin(here: Here, guest: Me, id: str, address: From, link: Link = "") -> TryBegun:
    """Begins one's only try, or finds the one that was begun."""
    here.limits.new_tables.check(guest.id, address)
    return TryBegun(table=await here.cups.begin(id, guest, link))
