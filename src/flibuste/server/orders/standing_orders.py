"""Standing orders are given, kept, obeyed and cancelled. They act as a person does, and never for another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.cluster.peers import Peers
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.live.table import LiveTable, now
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.orders.order import Below, Order, answer_to, measured
from flibuste.server.orders.question_kinds import kinds_of, measures_of
from flibuste.server.storage.order_tables import ORDERS
from flibuste.server.storage.schema import TABLES
from flibuste.server.storage.store import Store
from flibuste.table.session import Session

LOG = logging.getLogger("flibuste.orders")
PATIENCE = 3.0
"""Seconds to wait for the process that is responsible for a table. It may be dead."""


class OrderWanted(NamedTuple):
    """An order somebody wants to give."""

    kind: str
    choice: str
    below: Below | None
    lasts: str
    news: bool


class StandingOrders:
    def __init__(
        self,
        store: Store,
        act: Callable[[LiveTable, str, Seat, str, int | None], Awaitable[None]],
        peers: Peers,
        pubsub: PubSub,
        tasks: BackgroundTasks,
        most: int,
    ) -> None:
        self.store = store
        self.act = act
        self.peers = peers
        self.pubsub = pubsub
        self.tasks = tasks
        self.most = most
        self.obeying: set[str] = set()
        """Tables at which an order is looked for at this moment."""

    async def listed(self, live: LiveTable, guest: str, seat: Seat) -> list[Order]:
        """The orders of one's own seat. Nobody else is ever told of them."""
        return [one for one in await self._read(live.id) if (one.guest, one.seat) == (guest, seat)]

    async def give(self, live: LiveTable, guest: str, seat: Seat, wanted: OrderWanted) -> int:
        """Keeps an order, and obeys it at once if its question is asked already."""
        session = live.under_way()
        game = session.table.game
        if live.guests.get(seat) != guest:
            raise Refusal("not-seated", "")
        if wanted.kind not in kinds_of(game.meta.id):
            raise Refusal("unknown-question", "")
        choice = game.vocabulary.parse(wanted.choice)
        if wanted.below is not None and wanted.below.measure not in measures_of(game.meta.id, wanted.kind):
            raise Refusal("unknown-measure", "")
        async with live.lock, self.store.transaction() as connection:
            # Changing the table's row first lets requests follow each other in both databases.
            same = update(TABLES).where(TABLES.c.id == live.id).values(status=TABLES.c.status)
            await connection.execute(same)
            counted = select(func.count(), func.max(ORDERS.c.number)).where(of_seat(live.id, seat))
            count, last = (await connection.execute(counted)).one()
            if count >= self.most:
                raise Refusal("too-many-orders", "", {"most": self.most})
            number = (last or 0) + 1
            row = {
                "table": live.id,
                "seat": seat,
                "number": number,
                "guest": guest,
                "kind": wanted.kind,
                "choice": choice.text,
                "measure": None if wanted.below is None else list(wanted.below),
                "lasts": wanted.lasts,
                "news": wanted.news,
                "since": session.n,
                "made_at": now(),
            }
            await connection.execute(insert(ORDERS), row)
            live.orders = None
        self._changed(live)
        return number

    async def cancel(self, live: LiveTable, guest: str, seat: Seat, number: int) -> None:
        mine = and_(of_seat(live.id, seat), ORDERS.c.guest == guest, ORDERS.c.number == number)
        async with live.lock, self.store.transaction() as connection:  # an act under way is saved first
            gone = (await connection.execute(delete(ORDERS).where(mine))).rowcount
        self._changed(live)
        if not gone:
            raise Refusal("no-such-order", "")

    def by_hand(self, live: LiveTable, seat: Seat, undone: bool = False) -> list[Executable]:
        """What a choice that a person makes themselves changes, in the transaction of that choice.

        Orders until the next choice end. The others count from what was known now. Whoever takes a move back
        wants to be asked: then all orders of the seat end.
        """
        if live.orders == [] and not self.peers.several:
            return []
        if undone:
            return [delete(ORDERS).where(of_seat(live.id, seat))]
        ends = delete(ORDERS).where(of_seat(live.id, seat), ORDERS.c.lasts == "choice")
        return [ends, update(ORDERS).where(of_seat(live.id, seat)).values(since=live.under_way().n)]

    def wake(self, live: LiveTable) -> None:
        """Called after every change of a table: somebody may be asked who has given an order."""
        session = live.session
        if session is None or not live.running or live.id in self.obeying:
            return
        if live.orders == [] and not self.peers.several:
            return
        if any(seat in session.people - session.away for seat in session.asking):
            self.obeying.add(live.id)
            self.tasks.spawn(self._obey(live))

    async def _obey(self, live: LiveTable) -> None:
        """Plays what the orders say, as long as they answer what is asked."""
        try:
            if not self.peers.responsible_for(live.id):
                await asyncio.sleep(PATIENCE)
            while (answer := await self._next(live)) is not None:
                await self.act(live, "choose", *answer)
        except Refusal as refusal:  # answered meanwhile, or not saved: the next round looks again
            if refusal.reason == "not-saved":
                await asyncio.sleep(1.0)
        except SQLAlchemyError as fault:
            LOG.warning("database lost while an order was obeyed", extra={"fault": type(fault).__name__})
            await asyncio.sleep(1.0)
        finally:
            self.obeying.discard(live.id)

    async def _next(self, live: LiveTable) -> tuple[Seat, str, int] | None:
        """The next seat for which an order answers, its choice, and the question's serial."""
        if live.orders != [] or self.peers.several:  # only that there are none is kept in memory
            async with live.lock:
                live.orders = await self._read(live.id)
        session = live.session
        if session is None or not live.running or not live.orders:
            return None
        for seat in session.asking:
            if seat in session.people - session.away:
                choice = answer_at(session, seat, live.guests.get(seat), live.orders)
                if choice is not None:
                    return seat, choice, session.serial
        return None

    async def _read(self, table: str) -> list[Order]:
        query = select(ORDERS).where(ORDERS.c.table == table).order_by(ORDERS.c.seat, ORDERS.c.number)
        async with self.store.read() as connection:
            return [order_of(row) for row in await connection.execute(query)]

    def _changed(self, live: LiveTable) -> None:
        self.pubsub.tell({"table": live.id, "orders": True})
        self.wake(live)


def answer_at(session: Session, seat: Seat, guest: str | None, orders: list[Order]) -> str | None:
    """What these orders choose for a seat that is asked."""
    table = session.table
    decision = table.decision(seat)
    if decision is None:
        return None
    paths = measures_of(table.game.meta.id, decision.kind)
    view = table.view(seat) if paths else {}
    found = {name: measured(view, path) for name, path in paths.items()}
    measures = {name: number for name, number in found.items() if number is not None}
    return answer_to(orders, decision, guest, measures, session.story)


def of_seat(table: str, seat: Seat) -> ColumnElement[bool]:
    return and_(ORDERS.c.table == table, ORDERS.c.seat == seat)


def order_of(row: Row[Any]) -> Order:
    below = None if row.measure is None else Below(*row.measure)
    return Order(row.number, row.seat, row.guest, row.kind, row.choice, below, row.lasts, row.news, row.since)
