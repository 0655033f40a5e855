"""Notes in the database who is asked where, in the same transaction as the act that asks them.

Only guests who listen have rows. A row never goes back to an older version of the table: its serial says
which version it is about, and versions only rise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, Select, and_, case, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from flibuste.kernel.types import Seat
from flibuste.server.notices.listeners import Listeners
from flibuste.server.notices.timing import reminder
from flibuste.server.storage.notice_tables import QUESTIONS
from flibuste.server.storage.schema import TABLES
from flibuste.server.storage.store import Store
from flibuste.table.act import Act
from flibuste.table.clock import Clock
from flibuste.table.session import Plan, Session


class Asked(NamedTuple):
    """A question to a guest: the version in which it was asked, when, and until when it can be answered."""

    serial: int
    at: int
    due: int | None
    looked: bool
    """Whether it follows from the guest's own act: then they have seen it."""


class Questions:
    def __init__(self, store: Store, listeners: Listeners) -> None:
        self.store = store
        self.listeners = listeners
        self.wake: Callable[[], None] = lambda: None
        """Called when there may be somebody to tell. The dispatcher is made later, and set here."""

    def changes(self, id: str, guests: Mapping[Seat, str], session: Session, plan: Plan) -> list[Executable]:
        """The statements that belong to a choice that is about to be saved; none if nobody listens."""
        heard = self.listeners.among(guests)
        if not heard or plan.draft is None:
            return []
        act, state = plan.act, plan.draft.state
        there = session.people - session.away
        before = there.intersection(session.asking)
        after = there.intersection(session.table.game.asking(state))
        new = state.serial != session.table.state.serial
        actor = guests.get(act.seat) if act.seat in there else None
        changes = []
        for guest, seats in heard.items():
            asked = seats & after
            if asked and (new or guest == actor or not seats & before):
                due = earliest(due_after(session.clock, seat, act) for seat in asked)
                serial = act.n + 1 if new else session.serial
                changes.append(self._ask(id, guest, Asked(serial, act.at, due, guest == actor)))
            elif not asked and seats & before:
                changes.append(ended(id, guest, act.n + 1, guest == actor))
        return changes

    async def settle(
        self,
        id: str,
        guests: Mapping[Seat, str],
        session: Session,
        running: bool = True,
        actor: str | None = None,
    ) -> None:
        """Compares the rows with the session: after a start, an undo, a change of seats, a lost process."""
        heard = self.listeners.among(guests)
        if not heard:
            return
        query = select(QUESTIONS).where(QUESTIONS.c.table == id)
        async with self.store.read() as connection:
            rows = {row.guest: row for row in await connection.execute(query)}
        there = (session.people - session.away).intersection(session.asking if running else ())
        clock, changes = session.clock, list[Executable]()
        for guest, seats in heard.items():
            row, asked = rows.get(guest), seats & there
            if asked and (row is None or row.serial < session.serial or not row.waiting):
                known = row is not None and row.serial >= session.serial
                serial = session.n if known else session.serial
                at = min(clock.since.get(seat, session.at) for seat in asked)
                due = earliest(clock.due(seat) for seat in asked)
                changes.append(self._ask(id, guest, Asked(serial, at, due, known or guest == actor)))
            elif not asked and row is not None and row.waiting:
                changes.append(ended(id, guest, session.n, guest == actor))
        gone = [guest for guest, row in rows.items() if row.waiting and guest not in guests.values()]
        changes += [ended(id, guest, session.n, True) for guest in gone]
        if changes:
            async with self.store.transaction() as connection:
                for change in changes:
                    await connection.execute(change)
            self.wake()

    async def look(self, id: str, guest: str) -> None:
        """The guest has looked at the table: its notification is no longer open."""
        seen = update(QUESTIONS).where(row_of(id, guest), ~QUESTIONS.c.looked)
        again = case((QUESTIONS.c.waiting, QUESTIONS.c.remind_at), else_=None)
        async with self.store.transaction() as connection:
            await connection.execute(seen.values(looked=True, next_at=again))

    def _ask(self, id: str, guest: str, asked: Asked) -> Executable:
        """While a notification is open, a new question adds none: it only gets its own reminder."""
        remind = reminder(asked.at, asked.due)
        values = {
            "table": id,
            "guest": guest,
            "serial": asked.serial,
            "waiting": True,
            "looked": asked.looked,
            "asked_at": asked.at,
            "due_at": asked.due,
            "remind_at": remind,
            "next_at": remind if asked.looked else asked.at,
        }
        new = (sqlite if self.store.embedded else postgresql).insert(QUESTIONS).values(values)
        still_open = and_(QUESTIONS.c.told_at.is_not(None), ~QUESTIONS.c.looked)
        again = {name: new.excluded[name] for name in values if name not in ("table", "guest")}
        again["told_at"] = case((still_open, QUESTIONS.c.told_at), else_=None)
        again["next_at"] = case((still_open, new.excluded.remind_at), else_=new.excluded.next_at)
        keys = [QUESTIONS.c.table, QUESTIONS.c.guest]
        newer = QUESTIONS.c.serial < new.excluded.serial
        changed: Executable = new.on_conflict_do_update(index_elements=keys, set_=again, where=newer)
        return changed


def ended(id: str, guest: str, version: int, looked: bool) -> Executable:
    """The guest is not asked any more. What they were told stays open until they have looked."""
    done = update(QUESTIONS).where(row_of(id, guest), QUESTIONS.c.serial <= version)
    return done.values(
        waiting=False, serial=version, next_at=None, looked=or_(QUESTIONS.c.looked, literal(looked))
    )


def waiting_for(guest: str, *columns: ColumnElement[Any]) -> Select[Any]:
    """The questions of running tables that wait for a guest."""
    query = select(*columns).join(TABLES, TABLES.c.id == QUESTIONS.c.table)
    return query.where(QUESTIONS.c.guest == guest, QUESTIONS.c.waiting, TABLES.c.status == "running")


def row_of(id: str, guest: str) -> ColumnElement[bool]:
    return and_(QUESTIONS.c.table == id, QUESTIONS.c.guest == guest)


def earliest(times: Iterable[int | None]) -> int | None:
    return min((time for time in times if time is not None), default=None)


def due_after(clock: Clock, seat: Seat, act: Act) -> int | None:
    """When a seat's time will be up once this choice is taken. It must agree with what `Clock` does then."""
    if clock.pace.kind == "none":
        return None
    begun = clock.since.get(seat)
    if begun is not None and seat != act.seat:  # asked before and after: the clock goes on
        return clock.due(seat)
    since = act.at - (0 if seat == act.seat else clock.used.get(seat, 0))
    if clock.pace.kind == "turn":
        return since + clock.pace.step
    bank = clock.banks[seat]
    if begun is not None:
        bank = max(0, bank - (act.at - begun)) + clock.pace.step
    return since + bank
