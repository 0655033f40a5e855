"""The messages of the websocket. docs/wire.md and the browser's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class Up(BaseModel):
    """A message from a client. The seat comes from the session, never from the message."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Up):
    """The first message: what the client has seen so far. The answer is an `update` with all events since."""

    type: Literal["hello"]
    version: int = Field(-1, ge=-1, le=1_000_000)
    """The last version the client has seen; -1 for none."""


class Choose(Up):
    """An answer in notation to the question with this serial. A sealed answer may be changed this way."""

    type: Literal["choose"]
    choice: str = Field(max_length=120)
    serial: int = Field(ge=0, le=1_000_000_000)


class Undo(Up):
    """Takes back one's last choice, where that is free."""

    type: Literal["undo"]


class Wish(Up):
    """Asks the others to take back one's last choice, with everything after it. It is a proposal too."""

    type: Literal["wish"]


class Propose(Up):
    """Asks all other people to end the game without a result, or to let a bot play for an absent seat."""

    type: Literal["propose"]
    what: Literal["end", "replace"]
    seat: int | None = Field(None, ge=0, le=11)
    """The seat of the person who is absent."""


class Withdraw(Up):
    """Takes back one's own proposal."""

    type: Literal["withdraw"]


class Agree(Up):
    """The answer to a proposal."""

    type: Literal["agree"]
    yes: bool


class Back(Up):
    """Says that one is back after one's time was up. The stand-in stops."""

    type: Literal["back"]


class Here(Up):
    """Somebody touched a key, the pointer or the screen. A page says so at most every half minute."""

    type: Literal["here"]
    ago: int = Field(0, ge=0, le=600_000)
    """Milliseconds since then."""


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
    """Asks what a bot would choose in this seat, knowing only what the seat knows."""

    type: Literal["hint"]
    serial: int = Field(ge=0, le=1_000_000_000)


Phrase = Literal["hello", "luck", "bravo", "thanks", "sorry", "moment", "soon", "farewell"]
"""Ready phrases. Everybody reads them in their own language; the words are in the catalogues."""


class Say(Up):
    """A line of chat: a text, or a ready phrase."""

    type: Literal["say"]
    text: str = Field("", max_length=500)
    phrase: Phrase | None = None


Message = Annotated[
    Hello | Choose | Undo | Wish | Propose | Withdraw | Agree | Back | Here | Foresee | Why | Hint | Say,
    Field(discriminator="type"),
]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


class Down(BaseModel):
    """A message from the server."""

    model_config = ConfigDict(extra="forbid")


class SeenEvent(Down):
    """An event, as this seat may know it."""

    kind: str
    rule: str
    facts: dict[str, Any]
    secret: dict[str, Any] | None = None


class Question(Down):
    """What the seat is asked. `sealed` is its answer so far to a question asked of several seats."""

    kind: str
    rule: str
    serial: int
    options: list[str]
    sealed: str | None


class ClockShown(Down):
    """Milliseconds: the time left in each seat's bank, and when running clocks will be up."""

    kind: Literal["none", "live", "turn"]
    banks: list[int]
    due: dict[str, int | None]


class ProposalShown(Down):
    """An open question to all people at the table.

    `seat` asks; for `take`, `name` is a newcomer who asks to play that seat instead of its bot. `about` is
    the absent seat that a bot named `name` would play. `waiting` are the people who have not answered.
    """

    seat: int
    what: Literal["take-back", "end", "replace", "take"]
    about: int | None
    name: str
    agreed: list[int]
    waiting: list[int]


class Play(Down):
    """The same for everybody: who is asked what, who has sealed, who is away, who has given up."""

    asking: list[int]
    kind: str | None
    rule: str | None
    serial: int
    sealed: list[int]
    away: list[int]
    resigned: list[int]
    clock: ClockShown
    proposal: ProposalShown | None
    players: list[str]
    over: bool
    receipt: str | None
    """The digest of the finished record: whoever keeps it recognises the game again."""


class Update(Down):
    """The whole view each time, so joining, reconnecting and watching work the same way."""

    type: Literal["update"]
    version: int
    seat: int | None
    since: int | None
    """What came after this version is new to the seat since its last turn; null for spectators."""
    chose: int | None
    """The same since its last choice, of which a turn may have several."""
    events: list[SeenEvent]
    view: dict[str, Any]
    play: Play
    decision: Question | None


class Refused(Down):
    """A refusal and its reason. Nothing has changed."""

    type: Literal["refused"]
    reason: str
    rule: str
    facts: dict[str, Any]
    serial: int | None = None


class Foresight(Down):
    """For each option in notation, the events until luck is next drawn; null where they are hidden.

    `final` names the options that cannot be taken back: luck or another seat follows.
    """

    type: Literal["foresight"]
    serial: int
    options: dict[str, list[SeenEvent] | None]
    final: list[str]


class Reason(Down):
    """Why a choice may not be made now; the reason is null if it may."""

    type: Literal["reason"]
    serial: int
    choice: str
    reason: str | None
    rule: str
    facts: dict[str, Any]


class ReasonShown(Down):
    """A bot's opinion of one choice: how often it was tried, and the expected place and lead in points.

    A bot without a search gives only how far the choice is behind the best one.
    """

    choice: str
    visits: int
    place: float | None
    margin: float | None
    behind: float | None


class WhyShown(Down):
    """A sentence of the catalogues: its key and its facts. The fact `other` is a choice."""

    key: str
    facts: dict[str, Any]


class Hinted(Down):
    """What the bot would choose, its opinion of the options, the best first, and a sentence that says why."""

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
    phrase: Phrase | None = None
    """A ready phrase; then there is no text."""
    number: int
    """The line's number, by which it can be reported."""


class Presence(Down):
    """The seats that are connected, and the number of spectators."""

    type: Literal["presence"]
    seats: list[int]
    watchers: int


class TableChanged(Down):
    """Seats, names or status have changed: the client should fetch the table again."""

    type: Literal["table"]


Answer = Update | Refused | Foresight | Reason | Hinted | Said | Presence | TableChanged
DOWN: TypeAdapter[Answer] = TypeAdapter(Annotated[Answer, Field(discriminator="type")])
