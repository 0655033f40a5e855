"""HTTP: profiles and the games somebody has played."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse

from flibuste.server.api.dependencies import REFUSALS, From, Here, Me, Somebody
from flibuste.server.api.people.bodies import GamesPlayed, PlayerId, ProfileShown, VisibleWanted
from flibuste.server.ratings.history import Wanted

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
COLUMNS = ("ended_at", "game", "seats", "rated", "seat", "how", "place", "score", "mu", "sigma", "table")
EXPORTED: dict[int | str, dict[str, Any]] = {
    200: {"description": "All one's games.", "content": {"application/json": {}, "text/csv": {}}}
}
Before = Annotated[int | None, Query(ge=1, le=1 << 53)]
GameName = Annotated[str | None, Query(max_length=40)]
SeatCount = Annotated[int | None, Query(ge=1, le=12)]
Words = Annotated[str, Query(max_length=40)]


@ROUTER.get("/players/{id}")
async def profile(here: Here, guest: Somebody, id: PlayerId) -> ProfileShown:
    """Somebody's profile, if the sender may see it; otherwise it is as unknown as one that does not exist."""
    player = await here.visibility.must_see(guest, id)
    own = guest is not None and guest.id == player.id
    shown = await here.profiles.show(player.id, own)
    visible: Any = await here.visibility.of(player.id) if own else None
    friend = guest is not None and not own and await here.acquaintances.friends(guest.id, player.id)
    return ProfileShown(id=player.id, name=player.name, you=own, visible=visible, friend=friend, **shown)


@ROUTER.get("/players/{id}/games")
async def games(
    here: Here,
    guest: Somebody,
    id: PlayerId,
    game: GameName = None,
    seats: SeatCount = None,
    result: Literal["won", "lost", "left"] | None = None,
    rated: bool | None = None,
    words: Words = "",
    before: Before = None,
) -> GamesPlayed:
    """Finished games, newest first. To others only those of public tables, and without names."""
    player = await here.visibility.must_see(guest, id)
    own = guest is not None and guest.id == player.id
    wanted = Wanted(game, seats, result, rated, words.replace("\0", "").strip() if own else "")
    return GamesPlayed(**await here.history.page(player.id, wanted, before, own))


@ROUTER.put("/me/visibility", status_code=204)
async def choose_visibility(here: Here, guest: Me, wanted: VisibleWanted, address: From) -> None:
    """Who sees one's profile. Only a public one is on ladders."""
    here.limits.people.check(guest.id, address)
    await here.visibility.choose(guest, wanted.visible)


@ROUTER.get("/me/games.{form}", response_class=StreamingResponse, responses=EXPORTED)
async def export(here: Here, guest: Me, form: Literal["json", "csv"], address: From) -> StreamingResponse:
    """All one's games, as JSON or CSV."""
    here.limits.people.check(guest.id, address)
    found = here.history.all(guest.id)
    body, kind = (as_json(found), "application/json") if form == "json" else (as_csv(found), "text/csv")
    name = {"Content-Disposition": f'attachment; filename="flibuste-games.{form}"'}
    return StreamingResponse(body, media_type=f"{kind}; charset=utf-8", headers=name)


async def as_json(games: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    before = b"[\n"
    async for game in games:
        yield before + orjson.dumps(game)
        before = b",\n"
    yield b"[]\n" if before == b"[\n" else b"\n]\n"


async def as_csv(games: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    yield csv_line([*COLUMNS, "others"])
    async for game in games:
        others = ", ".join(one["name"] or one["bot"] or "?" for one in game["others"])
        yield csv_line([*(game[column] for column in COLUMNS), harmless(others)])


def csv_line(values: list[Any]) -> bytes:
    line = io.StringIO()
    csv.writer(line).writerow(values)
    return line.getvalue().encode()


def harmless(text: str) -> str:
    """A name that a spreadsheet would compute gets a mark, so that it stays a name."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
