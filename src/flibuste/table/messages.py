"""What travels over the websocket. The source of docs/wire.md and of the browser's types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class Up(BaseModel):
    """A message from a client. The seat comes from the session, never from the message."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Up):
    """First of all: what the client has seen so far. The answer is an `update` with all since."""

    type: Literal["hello"]
    version: int = Field(-1, ge=-1, le=1_000_000)
    """The last version seen; -1 for none."""


class Choose(Up):
    """An answer to the question with this serial, in notation; a sealed answer may be given again."""

    type: Literal["choose"]
    choice: str = Field(max_length=120)
    serial: int = Field(ge=0, le=1_000_000_000)


class Undo(Up):
    """Takes one's last choice back, where that is free."""

    type: Literal["undo"]


class Wish(Up):
    """Asks the others to let one's last choice be taken back, with all that followed."""

    type: Literal["wish"]


class Agree(Up):
    """What one says to another seat's wish."""

    type: Literal["agree"]
    yes: bool


class Back(Up):
    """One is back after one's time was up; the stand-in stops."""

    type: Literal["back"]


class Foresee(Up):
    """Asks what each option would do until luck is next drawn."""

    type: Literal["foresee"]
    serial: int = Field(ge=0, le=1_000_000_000)


class Why(Up):
    """Asks why a choice that is not offered may not be made. Nothing is played."""

    type: Literal["why"]
    choice: str = Field(max_length=120)
    serial: int = Field(ge=0, le=1_000_000_000)


class Hint(Up):
    """Asks what a bot would choose in one's place, knowing only what one knows."""

    type: Literal["hint"]
    serial: int = Field(ge=0, le=1_000_000_000)


class Say(Up):
    """Chat."""

    type: Literal["say"]
    text: str = Field(min_length=1, max_length=500)


Message = Annotated[
    Hello | Choose | Undo | Wish | Agree | Back | Foresee | Why | Hint | Say, Field(discriminator="type")
]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


class Down(BaseModel):
    """A message from the server."""

    model_config = ConfigDict(extra="forbid")


class SeenEvent(Down):
    """What happened, as this seat may know it."""

    kind: str
    rule: str
    facts: dict[str, Any]
    secret: dict[str, Any] | None = None


class Question(Down):
    """What the seat is asked. `sealed` is its answer so far to a question put to several."""

    kind: str
    rule: str
    serial: int
    options: list[str]
    sealed: str | None


class ClockShown(Down):
    """Milliseconds: what is left in each seat's bank, and when running times will be up."""

    kind: Literal["none", "live", "turn"]
    banks: list[int]
    due: dict[str, int | None]


class WishShown(Down):
    seat: int
    agreed: list[int]


class Play(Down):
    """The same for everybody: who is asked what, who has sealed, who is away."""

    asking: list[int]
    kind: str | None
    rule: str | None
    serial: int
    sealed: list[int]
    away: list[int]
    clock: ClockShown
    wish: WishShown | None
    players: list[str]
    over: bool


class Update(Down):
    """The whole view each time: joining, reconnecting and watching are one path."""

    type: Literal["update"]
    version: int
    seat: int | None
    events: list[SeenEvent]
    view: dict[str, Any]
    play: Play
    decision: Question | None


class Refused(Down):
    """Why not. Nothing has changed."""

    type: Literal["refused"]
    reason: str
    rule: str
    facts: dict[str, Any]
    serial: int | None = None


class Foresight(Down):
    """For each option in notation: the events until luck is next drawn; null where that is hidden.

    `final` names the options that cannot be taken back once chosen: luck or another seat comes next.
    """

    type: Literal["foresight"]
    serial: int
    options: dict[str, list[SeenEvent] | None]
    final: list[str]


class Reason(Down):
    """Why a choice may not be made now; no reason at all if it may."""

    type: Literal["reason"]
    serial: int
    choice: str
    reason: str | None
    rule: str
    facts: dict[str, Any]


class ReasonShown(Down):
    """What the bot thinks of one choice: how often it was tried, the place and the lead in points expected.

    A bot that only weighs says instead how far it is behind the best.
    """

    choice: str
    visits: int
    place: float | None
    margin: float | None
    behind: float | None


class WhyShown(Down):
    """A sentence of the catalogues, by its key, and its facts; `other` among them is a choice."""

    key: str
    facts: dict[str, Any]


class Hinted(Down):
    """What the bot would choose, what it thinks of the options, the best first, and why, in a sentence."""

    type: Literal["hinted"]
    serial: int
    choice: str
    iterations: int
    reasons: list[ReasonShown]
    why: WhyShown | None


class Said(Down):
    type: Literal["said"]
    at: int
    name: str
    seat: int | None
    text: str


class Presence(Down):
    """Seats somebody is connected to, and how many watch."""

    type: Literal["presence"]
    seats: list[int]
    watchers: int


class TableChanged(Down):
    """Seats, names or status changed: fetch the table again."""

    type: Literal["table"]


Answer = Update | Refused | Foresight | Reason | Hinted | Said | Presence | TableChanged
DOWN: TypeAdapter[Answer] = TypeAdapter(Annotated[Answer, Field(discriminator="type")])
