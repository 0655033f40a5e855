"""The bodies of requests and answers about people. The OpenAPI description is made from them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from flibuste.server.api.bodies import Body

PlayerId = Annotated[str, Path(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Visible = Literal["private", "friends", "public"]


class RatingShown(BaseModel):
    """A strength, how sure it is, and what it is at least nearly for sure (`mu` less three `sigma`)."""

    mu: float
    sigma: float
    cautious: float


class PointShown(BaseModel):
    """The rating after one game."""

    at: int
    mu: float
    sigma: float


class PoolShown(BaseModel):
    """A rating in one pool. `now` is missing before the fifth rated game: then it is a question mark."""

    pool: str
    games: int
    now: RatingShown | None
    curve: list[PointShown]


class KindShown(BaseModel):
    """Games of one title with so many seats."""

    game: str
    seats: int
    games: int
    won: int
    left: int


class OpponentShown(BaseModel):
    """Results against somebody: in how many games, how often one was ahead, and how often behind."""

    id: str
    name: str
    games: int
    ahead: int
    behind: int


class BotFaced(BaseModel):
    bot: str
    games: int
    ahead: int
    behind: int


class ProfileShown(BaseModel):
    """A profile. `finished_share` is in percent, of the last `of_last` games; null before the first."""

    id: str
    name: str
    you: bool
    visible: Visible | None
    """Who sees it; only told to oneself."""
    friend: bool
    ratings: list[PoolShown]
    kinds: list[KindShown]
    finished_share: int | None
    of_last: int
    people: list[OpponentShown]
    bots: list[BotFaced]


class OtherShown(BaseModel):
    """Somebody else in a game. People have a name only in one's own history."""

    seat: int
    name: str | None
    bot: str | None
    how: str
    place: int | None
    score: int | None


class GamePlayed(BaseModel):
    """A finished game. `table` leads to its replay and analysis, if it is still kept."""

    n: int
    table: str | None
    game: str
    seats: int
    rated: bool
    ended_at: int
    seat: int
    how: Literal["played", "left", "joined"]
    place: int | None
    score: int | None
    mu: float | None
    sigma: float | None
    others: list[OtherShown]


class GamesPlayed(BaseModel):
    """Some games, newest first. `more` is where the next ones begin."""

    games: list[GamePlayed]
    more: int | None


class LadderPerson(BaseModel):
    rank: int | None
    id: str
    name: str
    games: int
    mu: float | None = None
    sigma: float | None = None
    cautious: float | None = None
    you: bool
    listed: bool = True


class LadderBot(BaseModel):
    bot: str
    mu: float


class LadderShown(BaseModel):
    """People with a public profile by their cautious value, one's own line, and the bots as fixed points."""

    pool: str
    people: list[LadderPerson]
    more: str | None
    mine: LadderPerson | None
    bots: list[LadderBot]


class PersonShown(BaseModel):
    """Somebody one knows. `profile`: whether one may see theirs."""

    id: str
    name: str
    games: int
    friend: Literal["friends", "asks", "asked", "none"]
    blocked: Literal["chat", "seat", "both"] | None
    profile: bool


class AtTable(BaseModel):
    """Somebody who sits at a table. The id is told to those who sit there too, or may see the profile."""

    seat: int
    name: str
    id: str | None
    you: bool
    games: int | None = None
    rating: RatingShown | None = None
    finished_share: int | None = None


class VisibleWanted(Body):
    visible: Visible


class BlockWanted(Body):
    what: Literal["chat", "seat", "both"]


class FriendShown(BaseModel):
    friend: Literal["friends", "asked"]


class InvitationWanted(Body):
    guest: str = Field(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")


class Invited(BaseModel):
    seat: int


class ReportWanted(Body):
    """`seat` or `lines` say who it is about; the lines are numbers of chat lines at this table."""

    seat: int | None = Field(None, ge=0, le=11)
    lines: list[Annotated[int, Field(ge=1, le=2**31 - 1)]] = Field(default_factory=list, max_length=20)
    reason: Literal["insult", "threat", "spam", "name", "cheating", "other"]
    note: str = Field("", max_length=500)


class Reported(BaseModel):
    id: int
