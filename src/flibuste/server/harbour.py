"""The tables in memory: opened from the database when needed, played through one door, left when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

import orjson
from sqlalchemy import Row, and_, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel import shelf
from flibuste.kernel.game import Setup
from flibuste.kernel.words import Choice, Event, Refusal, Seat
from flibuste.server.crew import GOING_AWAY, Connection, Crew
from flibuste.server.dispatch import Dispatch
from flibuste.server.lookout import Lookout
from flibuste.server.metrics import METRICS
from flibuste.server.schema import ACTS, GUESTS, PLACES, TABLES
from flibuste.server.scribe import NotSaved, Taken
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from flibuste.server.thinking import SIMPLER, Thinking
from flibuste.server.wharf import News, Wharf
from flibuste.table.clock import Pace
from flibuste.table.table import Table
from flibuste.table.voyage import Voyage

LOG = logging.getLogger("flibuste.harbour")
NEVER = 1 << 60
FORBIDDEN = 1008
SWEEP_SECONDS = 5.0
GOODBYE_SECONDS = 2.0
"""How long those who read slowly are waited for when the server stops."""
TRIES = 20
"""How often a choice makes way for acts of other processes before it is given up."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Berth:
    """One table in memory: its voyage once it is under way, and who is connected."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.crew = Crew()
        self.voyage: Voyage | None = None
        self.bots: dict[Seat, str] = {}
        self.thinking: set[Seat] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.running = False
        self.closed = False

    def under_way(self) -> Voyage:
        """The voyage, while it may be acted on."""
        if self.voyage is None:
            raise Refusal("not-started", "")
        if not self.running:
            raise Refusal("table-over", "")
        return self.voyage

    def idle(self, since: float) -> bool:
        return not (self.crew.connections or self.thinking or self.lock.locked()) and self.used < since

    def show(self, told: list[Event]) -> None:
        """Sends everybody the new version, each what it may see."""
        if not self.crew.connections or self.voyage is None:
            return
        dispatch = Dispatch(self.voyage, told)
        messages: dict[Seat | None, str] = {}
        for one in self.crew:
            if not one.greeted:
                continue
            message = messages.get(one.seat)
            if message is None:
                message = messages[one.seat] = dispatch.update(one.seat)
            one.send(message)


class Harbour:
    """Finds tables, takes acts, wakes bots, watches the clocks."""

    def __init__(self, store: Store, wharf: Wharf, thinking: Thinking, settings: Settings) -> None:
        self.store = store
        self.wharf = wharf
        self.thinking = thinking
        self.settings = settings
        self.berths: dict[str, Berth] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.lookout = Lookout(wharf)

    async def open(self) -> None:
        await self.wharf.open(self.hear, self.catch_up_all)
        self._spawn(self._sweep_for_ever())

    async def goodbye(self) -> None:
        """Takes no more acts, lets those under way be saved, and tells everybody that the server goes."""
        self.closing = True
        leaving = []
        for berth in tuple(self.berths.values()):
            async with berth.lock:
                for one in berth.crew:
                    one.close(GOING_AWAY)
                    leaving.append(asyncio.ensure_future(one.gone.wait()))
        if leaving:
            await asyncio.wait(leaving, timeout=GOODBYE_SECONDS)

    async def close(self) -> None:
        await self.goodbye()
        for task in tuple(self.tasks):
            task.cancel()
        await self.wharf.close()

    # Finding tables

    async def find(self, id: str) -> Berth:
        """The table of this id, read from the database if it is not in memory."""
        berth = self.berths.get(id)
        if berth is None:
            berth = self.berths[id] = Berth(id)
        berth.used = time.monotonic()
        if berth.voyage is None:
            async with berth.lock:
                if berth.voyage is None:
                    await self._read(berth)
            self._wake(berth)
        return berth

    async def _read(self, berth: Berth) -> None:
        row = await self.store.row(berth.id)
        if row is None:
            self.berths.pop(berth.id, None)
            raise Refusal("no-such-table", "")
        async with self.store.engine.connect() as connection:
            places = (await connection.execute(select(PLACES).where(PLACES.c.table == berth.id))).all()
        berth.bots = {place.seat: place.bot for place in places if place.bot is not None}
        for one in berth.crew:  # a seat given up is a seat lost, at once
            me = None if one.guest is None else one.guest.id
            one.sit(sorted(place.seat for place in places if me is not None and place.guest == me))
            if one.seat is None and not row.spectators:
                one.close(FORBIDDEN)
        berth.running, berth.closed = row.status == "running", row.status == "closed"
        if row.started_at is None:
            return
        voyage = berth.voyage or voyage_of(row)
        for act in await self.store.acts(berth.id, voyage.n):
            told = voyage.follow(act)
            if berth.voyage is not None:
                berth.show(told)
        berth.voyage = voyage  # only now: nobody is to see it while it is being read
        if row.due_at is not None:  # in memory it is looked after; should we die, somebody must look
            await self._set_due(berth.id, None)

    async def _set_due(self, id: str, due: int | None) -> None:
        async with self.store.connect() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(due_at=due))

    async def reload(self, id: str) -> None:
        """The table's row or places changed: reads them again and shows everybody."""
        berth = self.berths.get(id)
        if berth is None:
            return
        async with berth.lock:
            await self._read(berth)
            berth.show([])
        self.presence(berth)
        berth.crew.send(orjson.dumps({"type": "table"}).decode())
        self._wake(berth)

    # Acts

    async def act(
        self, berth: Berth, kind: str, seat: Seat, text: str = "", serial: int | None = None
    ) -> None:
        """Checks, saves, then shows: the one door for people, bots and the clock."""
        if self.closing:
            raise Refusal("closing", "")
        async with berth.lock:
            for _ in range(TRIES):
                if await self._save(berth, kind, seat, text, serial):
                    break
                await self._catch_up(berth)
                if serial is None:  # what was meant may have changed; a choice names its question
                    raise Refusal("stale", "", {"serial": 0, "current": berth.under_way().serial})
            else:
                raise Refusal("not-saved", "")
        METRICS.acts.labels(kind).inc()
        self.wharf.tell({"table": berth.id})
        self._wake(berth)

    async def _save(self, berth: Berth, kind: str, seat: Seat, text: str, serial: int | None) -> bool:
        """Plans, saves and shows one act; false if another process was quicker."""
        voyage = berth.under_way()
        plan = voyage.plan(kind, seat, text, now(), serial)
        changes = ending(voyage, plan.draft) if plan.draft is not None else {}
        begun = time.perf_counter()
        try:
            await self.store.append(berth.id, plan.act, changes)
        except Taken:
            return False
        except NotSaved:
            METRICS.not_saved.inc()
            raise Refusal("not-saved", "") from None
        METRICS.saved.observe(time.perf_counter() - begun)
        berth.show(voyage.take(plan))
        if changes:
            berth.running = False
        return True

    async def hear(self, news: News) -> None:
        """Another process has saved something, or has somebody at a table."""
        if "here" in news:
            for id in self.lookout.hear(news):
                if (berth := self.berths.get(id)) is not None:
                    self.presence(berth)
        elif news.get("changed"):
            await self.reload(news["table"])
        elif (berth := self.berths.get(news.get("table", ""))) is not None:
            if "chat" in news:
                berth.crew.send(orjson.dumps(news["chat"]).decode())
            else:
                await self.catch_up(berth)

    async def catch_up_all(self) -> None:
        """News may have been missed: looks at every table in memory."""
        tables = list(self.berths)
        if not tables:
            return
        heads = await self.store.heads(tables)
        statuses = await self.store.statuses(tables)
        for id in tables:
            berth = self.berths.get(id)
            if berth is None:
                continue
            if berth.voyage is None or berth.running != (statuses.get(id) == "running"):
                await self.reload(id)  # seats, start or end
            elif berth.voyage.n < heads.get(id, 0):
                await self.catch_up(berth)

    async def catch_up(self, berth: Berth) -> None:
        """Takes and shows what other processes have saved."""
        async with berth.lock:
            await self._catch_up(berth)
        self._wake(berth)

    async def _catch_up(self, berth: Berth) -> None:
        """Takes what others have saved. The caller holds the lock."""
        voyage = berth.voyage
        if voyage is None:
            return
        acts = await self.store.acts(berth.id, voyage.n)
        if any(act.kind == "sit" for act in acts):
            await self._read(berth)
            return
        for act in acts:
            berth.show(voyage.follow(act))
        if voyage.table.over:
            berth.running = False

    # Bots and clocks

    def _wake(self, berth: Berth) -> None:
        """Lets bots think that are asked, and sets the alarm for people who are."""
        voyage = berth.voyage
        if voyage is None or self.closing or not berth.running:
            return
        for seat in voyage.waits_for_bot():
            if seat not in berth.thinking:
                berth.thinking.add(seat)
                self._spawn(self._think(berth, seat))
        if berth.timer is not None:
            berth.timer.cancel()
            berth.timer = None
        due = voyage.due()
        if due is not None:
            loop = asyncio.get_running_loop()
            wait = max(0, due - now()) / 1000
            berth.timer = loop.call_later(wait, lambda: self._spawn(self._ring(berth)))

    async def _think(self, berth: Berth, seat: Seat) -> None:
        """A bot's turn, or a stand-in's; through the same door as people."""
        try:
            voyage = berth.under_way()
            serial = voyage.serial
            choice = await self._bots_choice(voyage, seat, berth.bots.get(seat, SIMPLER))
            await self.act(berth, "choose", seat, choice.text, serial)
        except Refusal as refusal:
            # The question has passed meanwhile, or could not be saved: asked again below if it stands.
            if refusal.reason == "not-saved":
                await asyncio.sleep(1.0)
        except SQLAlchemyError as fault:
            LOG.warning("database lost while a bot played", extra={"fault": type(fault).__name__})
            await asyncio.sleep(1.0)
        finally:
            berth.thinking.discard(seat)
        self._wake(berth)

    async def _bots_choice(self, voyage: Voyage, seat: Seat, bot: str) -> Choice:
        offered = voyage.table.game.options(voyage.table.state, seat)
        try:
            knows = voyage.table.knowledge(seat)
            return await self.thinking.choose(bot, knows, secrets.randbits(48))
        except Exception:  # the game's own fault: it must not stop the table either
            LOG.exception("bot could not be asked")
            return secrets.choice(offered)

    async def _ring(self, berth: Berth) -> None:
        """Somebody's time is up: a stand-in plays."""
        voyage = berth.voyage
        if voyage is None:
            return
        try:
            for seat in voyage.late(now()):
                await self.act(berth, "away", seat)
        except (Refusal, SQLAlchemyError):  # played meanwhile, or not to be saved just now: looked at again
            await asyncio.sleep(1.0)
        self._wake(berth)

    async def _sweep_for_ever(self) -> None:
        """Opens stored tables that must go on, leaves idle ones, ends abandoned ones."""
        while True:
            try:
                await self._sweep()
            except Exception as fault:  # noqa: BLE001 - the sweep must outlive a bad moment of the database
                LOG.warning("sweep failed", extra={"fault": type(fault).__name__})
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        idle = time.monotonic() - 60 * self.settings.idle_minutes
        for berth in tuple(self.berths.values()):
            if berth.idle(idle):
                await self._leave(berth)
            else:
                self._wake(berth)  # should its bot have failed to move, for whatever reason
        await self._heed_office()
        for id in self.lookout.watch({id: berth.crew for id, berth in self.berths.items() if berth.crew}):
            if (left := self.berths.get(id)) is not None:
                self.presence(left)
        await self._end_abandoned()
        async for id in self._must_go_on():
            await self.find(id)
            await asyncio.sleep(0)

    async def _heed_office(self) -> None:
        """Closes here what was closed in the database, and shows the banned out."""
        tables = select(TABLES.c.id).where(TABLES.c.id.in_(list(self.berths)), TABLES.c.status == "closed")
        aboard = {one.guest.id for berth in self.berths.values() for one in berth.crew if one.guest}
        guests = select(GUESTS.c.id).where(GUESTS.c.id.in_(aboard), GUESTS.c.banned)
        async with self.store.engine.connect() as connection:
            closed = {row.id for row in await connection.execute(tables)}
            banned = {row.id for row in await connection.execute(guests)}
        for berth in tuple(self.berths.values()):
            if berth.id in closed and not berth.closed:
                await self.reload(berth.id)
            for one in berth.crew:
                if one.guest is not None and one.guest.id in banned:
                    one.close(FORBIDDEN)

    async def _leave(self, berth: Berth) -> None:
        """Forgets a table nobody is connected to; its row says when somebody must look at it again."""
        if berth.timer is not None:
            berth.timer.cancel()
        self.berths.pop(berth.id, None)
        if berth.voyage is not None and berth.running:
            waits = berth.voyage.waits_for_bot()
            await self._set_due(berth.id, 0 if waits else berth.voyage.due() or NEVER)

    async def _must_go_on(self) -> AsyncIterator[str]:
        """Running tables with a clock that runs out soon, or whose next move is a bot's."""
        query = select(TABLES.c.id).where(
            TABLES.c.status == "running", or_(TABLES.c.due_at.is_(None), TABLES.c.due_at < now() + 10_000)
        )
        async with self.store.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(query)]
        for id in ids:
            if id not in self.berths:
                yield id

    async def _end_abandoned(self) -> None:
        """Never started for a day, or silent for three and longer than its clock: closed without result."""
        waiting = now() - int(3_600_000 * self.settings.waiting_hours)
        silent = now() - int(3_600_000 * self.settings.abandoned_hours)
        last = select(func.max(ACTS.c.at)).where(ACTS.c.table == TABLES.c.id).scalar_subquery()
        acted = func.coalesce(last, TABLES.c.started_at)
        never_started = and_(TABLES.c.status == "open", TABLES.c.made_at < waiting)
        abandoned = and_(
            TABLES.c.status == "running",
            TABLES.c.started_at < silent,
            acted < silent,
        )
        query = select(TABLES.c.id, TABLES.c.status, TABLES.c.clock, acted)
        async with self.store.connect() as connection:
            rows = await connection.execute(query.where(or_(never_started, abandoned)))
            ids = [
                id
                for id, status, clock, acted in rows
                if status == "open" or now() - acted > Pace(*clock).longest()
            ]
            if ids:
                change = update(TABLES).where(TABLES.c.id.in_(ids))
                await connection.execute(change.values(status="closed", ended_at=now()))
        for id in ids:
            await self.reload(id)

    def _spawn(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.error("task failed", exc_info=fault)

    @contextlib.contextmanager
    def aboard(self, berth: Berth, connection: Connection) -> Any:  # noqa: ANN401 - a context
        """Connected to a table; everybody is told who is."""
        with berth.crew.aboard(connection):
            METRICS.connections.inc()
            self.presence(berth)
            try:
                yield
            finally:
                METRICS.connections.dec()
        self.presence(berth)

    def presence(self, berth: Berth) -> None:
        """Tells everybody at the table who is there, in whatever process."""
        self.lookout.tell(berth.id, berth.crew)
        berth.crew.send(self.lookout.message(berth.id, berth.crew))


def voyage_of(row: Row[Any]) -> Voyage:
    """A table as it was when it started."""
    game = shelf.find(row.game)
    setup = Setup(
        row.seats,
        tuple((key, value) for key, value in row.options),
        tuple((name, content) for name, content in row.data),
    )
    table = Table(game, setup, [name for name, _ in row.players], row.seed, row.nonces)
    people = {seat for seat, (_, kind) in enumerate(row.players) if kind == "person"}
    return Voyage(table, people, Pace(*row.clock), row.started_at)


def ending(voyage: Voyage, draft: Any) -> dict[str, Any]:  # noqa: ANN401 - a draft
    """What the last choice of a game changes in its table's row."""
    game = voyage.table.game
    if game.asking(draft.state):
        return {}
    result = game.result(draft.state)
    return {"status": "finished", "ended_at": now(), "result": result._asdict()}
