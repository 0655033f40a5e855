"""The tables in memory: opened from the database when needed, played through one door, left when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator, Sequence

import orjson

from flibuste.kernel.words import Refusal, Seat
from flibuste.server.berth import Berth, ending, now, voyage_of
from flibuste.server.chat import Chat
from flibuste.server.crew import GOING_AWAY, Connection
from flibuste.server.helm import Helm
from flibuste.server.lookout import Lookout
from flibuste.server.metrics import METRICS
from flibuste.server.scribe import NotSaved, Taken
from flibuste.server.store import Store
from flibuste.server.thinking import Thinking
from flibuste.server.wharf import News, Wharf

LOG = logging.getLogger("flibuste.harbour")
FORBIDDEN = 1008
GOODBYE_SECONDS = 2.0
"""How long those who read slowly are waited for when the server stops."""
OPENED = 8
"""Tables read from the database to say in a list whose turn it is."""
TRIES = 20
"""How often a choice makes way for acts of other processes before it is given up."""

NOWHERE = Berth("")


class Harbour:
    """Finds tables, takes acts, and hears what other processes do."""

    def __init__(self, store: Store, wharf: Wharf, thinking: Thinking) -> None:
        self.store = store
        self.wharf = wharf
        self.berths: dict[str, Berth] = {}
        self.closing = False
        self.acted_at = 0.0
        """When the last act was."""
        self.lookout = Lookout(wharf)
        self.helm = Helm(self.act, thinking, self.lookout)
        self.chat = Chat(store, wharf)

    async def open(self) -> None:
        await self.wharf.open(self.hear, self.catch_up_all)
        self.lookout.tell({})

    async def goodbye(self) -> None:
        """Takes no more acts, lets those under way be saved, and tells everybody that the server goes."""
        self.closing = self.helm.closing = True
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
        self.helm.close()
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
            self.helm.wake(berth)
        return berth

    async def asked(self, ids: list[str]) -> dict[str, list[Seat]]:
        """Whom each of these tables waits for. Of those not in memory only a few are opened at a time."""
        cold = [id for id in ids if self.berths.get(id, NOWHERE).voyage is None]
        late = set(cold[OPENED:])
        found: dict[str, list[Seat]] = {}
        for id in ids:
            with contextlib.suppress(Refusal):
                if id not in late and (voyage := (await self.find(id)).voyage) is not None:
                    found[id] = list(voyage.asking)
        return found

    def forget(self, berth: Berth) -> None:
        """It is read again when somebody asks for it."""
        if berth.timer is not None:
            berth.timer.cancel()
        self.berths.pop(berth.id, None)

    async def _read(self, berth: Berth) -> None:
        voyage = berth.voyage
        row, places, acts = await self.store.whole(berth.id, 0 if voyage is None else voyage.n)
        if row is None:
            self.berths.pop(berth.id, None)
            raise Refusal("no-such-table", "")
        berth.bots = {place.seat: place.bot for place in places if place.bot is not None}
        for one in berth.crew:  # a seat given up is a seat lost, at once
            me = None if one.guest is None else one.guest.id
            one.sit(sorted(place.seat for place in places if me is not None and place.guest == me))
            if one.seat is None and not row.spectators:
                one.close(FORBIDDEN)
        berth.running, berth.closed = row.status == "running", row.status == "closed"
        if row.started_at is None:
            return
        voyage = voyage or voyage_of(row)
        for act in acts:
            told = voyage.follow(act)
            if berth.voyage is not None:
                berth.show(told)
        if row.due_at is not None:  # in memory it is looked after; should we die, somebody must look
            await self.store.set_due(berth.id, None)
        berth.voyage = voyage  # only now: nobody is to see it while it is being read

    async def reload(self, id: str) -> None:
        """The table's row or places changed: reads them again and shows everybody."""
        berth = self.berths.get(id)
        if berth is None:
            return
        async with berth.lock:
            await self._read(berth)
            berth.show([])
        self.presence(berth)
        berth.crew.send(orjson.dumps({"type": "table"}))
        self.helm.wake(berth)

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
        self.acted_at = time.monotonic()
        METRICS.acted(kind).inc()
        self.wharf.tell({"table": berth.id})
        self.helm.wake(berth)

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
        """Another process has saved something, has somebody at a table, or goes."""
        self.chat.heard_at = now()
        if "here" in news:
            for id in self.lookout.hear(news):
                if (berth := self.berths.get(id)) is not None:
                    self.presence(berth)
        elif "gone" in news:
            self.forget_the_dead(news["from"])
        elif news.get("changed"):
            await self.reload(news["table"])
        elif (berth := self.berths.get(news.get("table", ""))) is not None:
            if "chat" in news:
                self.chat.hear(berth, news)
            else:
                await self.catch_up(berth)

    async def catch_up_all(self) -> None:
        """News may have been missed: looks at every table in memory."""
        await self.catch_up_with(tuple(self.berths.values()), seats=True)
        await self.chat.catch_up(self.berths.values())

    async def catch_up_with(self, berths: Sequence[Berth], seats: bool = False) -> None:
        """Looks whether others have saved anything at these tables; also who sits where before the start."""
        if not berths:
            return
        tables = [berth.id for berth in berths]
        heads = await self.store.heads(tables)
        statuses = await self.store.statuses(tables)
        for berth in berths:
            if self.berths.get(berth.id) is not berth:
                continue
            try:
                begun_or_ended = berth.running != (statuses.get(berth.id) == "running")
                if begun_or_ended or (seats and berth.voyage is None):
                    await self.reload(berth.id)
                elif berth.voyage is not None and berth.voyage.n < heads.get(berth.id, 0):
                    await self.catch_up(berth)
            except Refusal as refusal:  # its rules are gone, say: the other tables must go on
                LOG.warning("table not read", extra={"table": berth.id, "fault": refusal.reason})

    async def catch_up(self, berth: Berth) -> None:
        """Takes and shows what other processes have saved."""
        berth.used = time.monotonic()
        async with berth.lock:
            await self._catch_up(berth)
        self.helm.wake(berth)

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

    # Who is there

    @contextlib.contextmanager
    def aboard(self, berth: Berth, connection: Connection) -> Iterator[None]:
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
        self.lookout.tell({berth.id: berth.crew})
        berth.crew.send(self.lookout.message(berth.id, berth.crew))

    def forget_the_dead(self, gone: str = "") -> None:
        """Processes that said goodbye, or that nobody has heard of for long, have nobody any more."""
        for id in self.lookout.forget(gone):
            if (berth := self.berths.get(id)) is not None:
                self.presence(berth)
