"""What travels over HTTP: the bodies of requests, and of answers. The source of the API's description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from flibuste.kernel.words import Refusal
from flibuste.table.clock import Pace
from flibuste.table.messages import SeenEvent

DAY = 24 * 3600 * 1000
PersonName = Annotated[str, Field(min_length=1, max_length=40)]


class Refused(BaseModel):
    """Why not: a reason, the rule's number where there is one, and facts. Nothing has changed."""

    reason: str
    rule: str
    facts: dict[str, Any]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Name(Body):
    name: PersonName


class Token(BaseModel):
    """Who one is now. Browsers get the token as a cookie, programs send it as a bearer token."""

    id: str
    name: str
    token: str


class GuestShown(BaseModel):
    id: str
    name: str


class ClockWanted(Body):
    """Milliseconds: a live clock has a bank and an increment, a turn-based one so long a move."""

    kind: Literal["none", "live", "turn"] = "none"
    bank: int = Field(0, ge=0, le=7 * DAY)
    step: int = Field(0, ge=0, le=30 * DAY)

    def pace(self) -> Pace:
        if (self.kind == "live" and self.bank + self.step < 1000) or (
            self.kind == "turn" and self.step < 1000
        ):
            raise Refusal("clock-too-short", "")
        return Pace(self.kind, self.bank, self.step)


class TableWanted(Body):
    """`crew` names further people at the host's own screen: they sit in the seats after his."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    data: dict[str, str] = Field(default_factory=dict, max_length=8)
    """Files of one's own box, by name: those a game lists as its `data`."""
    public: bool = True
    spectators: bool = True
    clock: ClockWanted = Field(default_factory=lambda: ClockWanted(bank=0, step=0))
    crew: list[PersonName] = Field(default_factory=list, max_length=11)
    nonce: str = Field("", max_length=64, pattern=r"^[A-Za-z0-9_-]*$")


class SeatWanted(Body):
    seat: int | None = Field(None, ge=0, le=11)
    nonce: str = Field("", max_length=64, pattern=r"^[A-Za-z0-9_-]*$")


class Heir(Body):
    guest: str = Field(max_length=24, pattern=r"^[A-Za-z0-9_-]*$")


class BotWanted(Body):
    bot: str | None = Field(None, max_length=40)


class Start(Body):
    fill: str | None = Field(None, max_length=40)


class PlaceShown(BaseModel):
    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str | None
    you: bool


class ResultShown(BaseModel):
    """How a game ended: `sheet` lists, for each seat, the summands of its score by key."""

    reason: str
    scores: list[int]
    places: list[int]
    sheet: list[list[tuple[str, int]]]


class TableShown(BaseModel):
    """A table as this guest may see it: `held` are all seats that are his, `mine` is the first of them."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    own_data: list[str]
    """The files of the host's own that are played with; none: everything is built in."""
    public: bool
    spectators: bool
    clock: dict[str, Any]
    status: Literal["open", "running", "finished", "closed"]
    host: bool
    mine: int | None
    held: list[int]
    link: str | None
    commitment: str
    made_at: int
    started_at: int | None
    ended_at: int | None
    result: ResultShown | None
    rematch: str | None
    asking: list[int] | None = None
    """The seats it waits for, where a list of one's own tables knows."""
    places: list[PlaceShown]


class Told(SeenEvent):
    """An event of the story, and the version it was told with."""

    version: int


class Sat(BaseModel):
    seat: int


class Made(BaseModel):
    id: str


class Verdict(BaseModel):
    """Whether a finished game is proven fair; if not, the line of its record and the reason."""

    fair: bool
    commitment: str
    line: int | None = None
    reason: str | None = None
