"""HTTP: the standing orders of one's own seat. Nobody else can see them, or that there are any."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.api.bodies import Body
from flibuste.server.api.dependencies import REFUSALS, From, Here, Me, OneSeat
from flibuste.server.identity import Guest
from flibuste.server.live.table import LiveTable
from flibuste.server.orders.order import Below
from flibuste.server.orders.question_kinds import suggested
from flibuste.server.orders.standing_orders import OrderWanted as Wanted
from flibuste.server.services import Services

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
OrderNumber = Annotated[int, Path(ge=1, le=1_000_000)]
Lasts = Literal["choice", "game"]


class BelowShown(Body):
    """Only while this measure of the game is below a number."""

    measure: str = Field(max_length=40)
    number: int = Field(ge=-10_000, le=10_000)


class OrderWanted(Body):
    """If I am asked `kind` and `choice` is offered: choose it."""

    kind: str = Field(max_length=40)
    choice: str = Field(max_length=120)
    below: BelowShown | None = None
    lasts: Lasts = "choice"
    """Until I next choose something by hand, or to the end of the game."""
    news: bool = False
    """Also if I have learnt something since that not everybody knows."""


class OrderShown(BaseModel):
    number: int
    kind: str
    choice: str
    below: BelowShown | None
    lasts: Lasts
    news: bool


class KindSuggested(BaseModel):
    """A question that orders are usually about: its plain answers, and what can be measured at it."""

    kind: str
    choices: list[str]
    measures: list[str]


class OrdersShown(BaseModel):
    """`most` is how many a seat may have."""

    orders: list[OrderShown]
    kinds: list[KindSuggested]
    most: int


class OrderGiven(BaseModel):
    number: int


@ROUTER.get("/tables/{id}/orders")
async def orders(here: Here, guest: Me, id: str, seat: OneSeat = None) -> OrdersShown:
    live, mine = await own_seat(here, guest, id, seat)
    given = await here.orders.listed(live, guest.id, mine)
    game = live.under_way().table.game.meta.id
    return OrdersShown(
        orders=[
            OrderShown(
                number=one.number,
                kind=one.kind,
                choice=one.choice,
                below=None if one.below is None else BelowShown(**one.below._asdict()),
                lasts=one.lasts,
                news=one.news,
            )
            for one in given
        ],
        kinds=[
            KindSuggested(kind=one.kind, choices=list(one.choices), measures=list(one.measures))
            for one in suggested(game)
        ],
        most=here.settings.orders_per_seat,
    )


@ROUTER.post("/tables/{id}/orders", status_code=201)
async def give(
    here: Here, guest: Me, address: From, id: str, wanted: OrderWanted, seat: OneSeat = None
) -> OrderGiven:
    """Gives an order. If its question is asked already, it is obeyed at once."""
    here.limits.new_orders.check(guest.id, address)
    live, mine = await own_seat(here, guest, id, seat)
    below = None if wanted.below is None else Below(wanted.below.measure, wanted.below.number)
    asked = Wanted(wanted.kind, wanted.choice, below, wanted.lasts, wanted.news)
    return OrderGiven(number=await here.orders.give(live, guest.id, mine, asked))


@ROUTER.delete("/tables/{id}/orders/{number}", status_code=204)
async def cancel(here: Here, guest: Me, id: str, number: OrderNumber, seat: OneSeat = None) -> None:
    live, mine = await own_seat(here, guest, id, seat)
    await here.orders.cancel(live, guest.id, mine, number)


async def own_seat(here: Services, guest: Guest, id: str, seat: Seat | None) -> tuple[LiveTable, Seat]:
    """The running table, and the guest's seat there: their first, or the one named."""
    table = await here.directory.look(id, guest)
    held: list[Seat] = table["held"]
    if not held or (seat is not None and seat not in held):
        raise Refusal("not-seated", "")
    live = await here.live_tables.find(id, guest.id)
    live.under_way()
    return live, held[0] if seat is None else seat
