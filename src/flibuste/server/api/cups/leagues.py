"""HTTP: leagues and Swiss tournaments, and their table as JSON and CSV."""

from __future__ import annotations

import csv
import io
from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from flibuste.server.api.bodies import Body, ClockWanted
from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, Me, Somebody
from flibuste.server.cups.leagues import LeagueWanted as Wanted

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
COLUMNS = ("group", "place", "name", "played", "points", "wins", "strength", "margin")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Letters with which a spreadsheet takes a name for a formula."""


class LeagueWanted(Body):
    """`size` people sit at a table, with the clock that is agreed here. Swiss: places decide who meets."""

    name: str = Field(min_length=1, max_length=60)
    kind: Literal["league", "swiss"] = "league"
    game: str = Field(max_length=40)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    size: int = Field(ge=2, le=6)
    rounds: int = Field(3, ge=1, le=12)
    groups: int = Field(1, ge=1, le=8)
    clock: ClockWanted
    public: bool = False


class LeagueLine(BaseModel):
    """One member in the table of places: see docs/cups.md for the rule. `left`: a bot plays on for them."""

    member: int
    group: int
    place: int
    name: str
    you: bool
    left: bool
    played: int
    points: float
    wins: float
    strength: float
    margin: float


class LeagueSeat(BaseModel):
    """Who sits in a seat; no member: a bot that fills up."""

    member: int | None
    name: str
    score: int | None
    place: int | None


class LeagueTable(BaseModel):
    round: int
    number: int
    table: str | None
    over: bool
    seats: list[LeagueSeat]


class LeagueShown(BaseModel):
    """A league; in a list without its tables. `mine` is one's own number in it."""

    id: str
    kind: Literal["league", "swiss"]
    name: str
    host: bool
    mine: int | None
    left: bool
    link: str | None
    public: bool
    game: str
    options: dict[str, str]
    clock: dict[str, Any]
    size: int
    rounds: int
    groups: int
    state: Literal["open", "running", "over", "closed"]
    round: int
    made_at: int
    ended_at: int | None
    members: int
    lines: list[LeagueLine]
    tables: list[LeagueTable]


class LeagueMade(BaseModel):
    id: str


@ROUTER.get("/leagues")
async def leagues(here: Here, guest: Somebody) -> list[LeagueShown]:
    """Public leagues, and one's own."""
    return [LeagueShown(**league) for league in await here.leagues.listed(guest)]


@ROUTER.post("/leagues", status_code=201)
async def make_league(here: Here, guest: Me, wanted: LeagueWanted, address: From) -> LeagueMade:
    """Makes a league. Its host is its first member; others join by its link, or from the list."""
    here.limits.new_tables.check(guest.id, address)
    asked = {**wanted.model_dump(exclude={"clock"}), "pace": wanted.clock.pace()}
    return LeagueMade(id=await here.leagues.make(guest, Wanted(**asked)))


@ROUTER.get("/leagues/{id}")
async def league(here: Here, guest: Somebody, id: str, link: Link = "") -> LeagueShown:
    return LeagueShown(**await here.leagues.look(id, guest, link))


@ROUTER.get("/leagues/{id}/table.csv")
async def table_csv(here: Here, guest: Somebody, id: str, link: Link = "") -> Response:
    """The table of places for a spreadsheet."""
    shown = await here.leagues.look(id, guest, link)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for line in shown["lines"]:
        row = {**line, "group": line["group"] + 1, "name": harmless(line["name"])}
        writer.writerow([row[column] for column in COLUMNS])
    headers = {"Content-Disposition": f'attachment; filename="league-{shown["id"]}.csv"'}
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


def harmless(name: str) -> str:
    """A name as text, also where a spreadsheet would compute it."""
    return f"'{name}" if name.startswith(FORMULA) else name


@ROUTER.post("/leagues/{id}/member", status_code=204)
async def join(here: Here, guest: Me, id: str, link: Link = "") -> None:
    await here.leagues.join(id, guest, link)


@ROUTER.delete("/leagues/{id}/member", status_code=204)
async def leave(here: Here, guest: Me, id: str) -> None:
    """Leaves a league. Once it has begun, a bot plays on."""
    await here.leagues.leave(id, guest)


@ROUTER.post("/leagues/{id}/start", status_code=204)
async def start(here: Here, guest: Me, id: str) -> None:
    """The host begins: groups are drawn, and the tables of the first round are made and started."""
    await here.leagues.must_host(id, guest)
    await here.league_rounds.start(id)


@ROUTER.delete("/leagues/{id}", status_code=204)
async def close(here: Here, guest: Me, id: str) -> None:
    await here.leagues.close(id, guest)
