"""The bodies of HTTP requests and answers. The OpenAPI description is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from flibuste.kernel.types import Refusal
from flibuste.table.clock import Pace
from flibuste.table.messages import SeenEvent

DAY = 24 * 3600 * 1000
PersonName = Annotated[str, Field(min_length=1, max_length=40)]


class Refused(BaseModel):
    """A refusal: its reason, the number of the rule if there is one, and facts. Nothing has changed."""

    reason: str
    rule: str
    facts: dict[str, Any]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Name(Body):
    name: PersonName


class Token(BaseModel):
    """A new guest. Browsers get the token as a cookie, programs send it as a bearer token."""

    id: str
    name: str
    token: str


class GuestShown(BaseModel):
    id: str
    name: str


class ClockWanted(Body):
    """Milliseconds. A live clock has a bank and an increment; a turn-based one has `step` for each move."""

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
    """`crew` names further people at the host's screen: they sit in the seats after the host's."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=12)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    data: dict[str, str] = Field(default_factory=dict, max_length=8)
    """Files of one's own, by name: those that the game lists as its `data`."""
    public: bool = True
    spectators: bool = True
    clock: ClockWanted = Field(default_factory=lambda: ClockWanted(bank=0, step=0))
    crew: list[PersonName] = Field(default_factory=list, max_length=11)
    rated: bool = False
    """Whether the result counts for ratings: nobody is given hints, and no move is taken back."""
    chat: Literal["all", "phrases", "off"] = "all"
    min_finished: int | None = Field(None, ge=1, le=100)
    """The share of their last games, in percent, that everybody here must have finished."""


class SeatWanted(Body):
    seat: int | None = Field(None, ge=0, le=11)


class NonceWanted(Body):
    """What a person adds to the luck: 16 random bytes in hexadecimal, made after the commitment was seen."""

    nonce: str = Field(pattern=r"^[0-9a-f]{32}$")


class HandOver(Body):
    guest: str = Field(max_length=24, pattern=r"^[A-Za-z0-9_-]*$")


class BotWanted(Body):
    bot: str | None = Field(None, max_length=40)


class Start(Body):
    fill: str | None = Field(None, max_length=40)


class PlaceShown(BaseModel):
    seat: int
    kind: Literal["person", "bot", "empty", "kept"]
    """`kept`: nobody sits there, and it is kept for the named person until they answer."""
    name: str
    bot: str | None
    you: bool
    nonce: bool
    """Whether this person has added to the luck. What they added is shown in the record."""


class ResultShown(BaseModel):
    """How a game ended: `sheet` lists, for each seat, the parts of its score by key.

    `resigned` are seats whose person gave up. A bot played them to the end; score and place are the bot's.
    """

    reason: str
    scores: list[int]
    places: list[int]
    sheet: list[list[tuple[str, int]]]
    resigned: list[int] = []


class TableShown(BaseModel):
    """A table as this guest may see it: `held` are all seats of the guest, `mine` is the first of them."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    own_data: list[str]
    """Names of the host's own files that are used; empty: everything is built in."""
    public: bool
    spectators: bool
    rated: bool
    chat: Literal["all", "phrases", "off"]
    min_finished: int | None
    clock: dict[str, Any]
    status: Literal["open", "running", "finished", "closed"]
    host: bool
    mine: int | None
    held: list[int]
    offered: list[int]
    """Seats that are kept for this guest. They take them, or decline by leaving them."""
    returns: int | None
    """The seat of a running game that this guest left to a bot, and may come back to."""
    link: str | None
    replay_link: str | None = None
    """What `link` may be for somebody who may only watch the finished game; not in lists."""
    commitment: str
    """The SHA-256 of the seed, fixed when the table was made and before anybody adds to the luck."""
    protocol: int
    """How the luck comes about: see docs/luck.md."""
    agreed: str | None
    """The digest of all that was agreed, nonces included, published before the beacon's value was known."""
    beacon: str | None
    """Where the beacon's value came from, and the value; only with a beacon, once the game has begun."""
    cup: str | None = None
    """The duplicate cup it belongs to."""
    made_at: int
    started_at: int | None
    ended_at: int | None
    result: ResultShown | None
    rematch: str | None
    asking: list[int] | None = None
    """The seats it waits for; only in a list of one's own tables."""
    places: list[PlaceShown]


class Told(SeenEvent):
    """An event, and the version it belongs to."""

    version: int


class Sat(BaseModel):
    """The seat; `asked` if it is a bot's, and the people at the table have to agree first."""

    seat: int
    asked: bool = False


class Made(BaseModel):
    """A new table, and the promise of its luck. Nonces are accepted from now on, until the start."""

    id: str
    commitment: str


class Verdict(BaseModel):
    """What the server can say of a finished game: what its record proves and what it does not.

    `fair` is false if the record is wrong; then there are the line and the reason.
    """

    fair: bool
    commitment: str
    receipt: str
    proven: tuple[str, ...] = ()
    unproven: tuple[str, ...] = ()
    line: int | None = None
    reason: str | None = None
