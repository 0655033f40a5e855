"""The tables in memory: loaded from the database when needed, and the one place where acts are taken."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

import orjson
from sqlalchemy import Executable, Row

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.identity import Guest
from flibuste.server.live.act_changes import changes_of, may_reseat
from flibuste.server.live.act_limit import must_fit
from flibuste.server.live.connections import GOING_AWAY
from flibuste.server.live.mending import mend_seats
from flibuste.server.live.presence import TablePresence
from flibuste.server.live.replays import Replays
from flibuste.server.live.table import LiveTable, now
from flibuste.server.metrics import METRICS
from flibuste.server.notices.questions import Questions
from flibuste.server.refusals import refused
from flibuste.server.storage.act_writer import NotSaved, Taken
from flibuste.server.storage.store import LOST, Store
from flibuste.server.workers.table_jobs import opened
from flibuste.table.act import Act
from flibuste.table.decision import stale

LOG = logging.getLogger("flibuste.live_tables")
FORBIDDEN = 1008
GOODBYE_SECONDS = 2.0
"""How long a stopping server waits for slow clients."""
OPENED = 8
"""Most tables loaded for one list that says whose turn it is."""
FOLLOWED = 100
"""Most acts of other processes that are followed on the event loop. With more, the table is opened again."""
TRIES = 20
"""How often an act is tried again when another process was faster."""

CUP_ACTS = frozenset(("choose", "undo", "away", "back", "end"))
"""What may happen at a table of a duplicate cup. Taking back by consent or handing over spoils it."""

NOT_LOADED = LiveTable("")


class LiveTables:
    """Finds tables and takes acts."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        presence: TablePresence,
        replays: Replays,
        questions: Questions,
        most_acts: int,
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.presence = presence
        self.replays = replays
        self.questions = questions
        self.most_acts = most_acts
        self.wake: Callable[[LiveTable], None] = lambda _: None
        """Called after every change of a table. The bot driver is made after the tables, and set here."""
        self.loaded: dict[str, LiveTable] = {}
        self.closing = False
        self.acted_at = 0.0
        """When the last act was saved."""

    async def goodbye(self) -> None:
        """Refuses new acts, waits until acts in progress are saved, and closes every connection."""
        self.closing = True
        leaving = []
        for live in tuple(self.loaded.values()):
            async with live.lock:
                for one in live.connections:
                    one.close(GOING_AWAY)
                    leaving.append(asyncio.ensure_future(one.gone.wait()))
        if leaving:
            await asyncio.wait(leaving, timeout=GOODBYE_SECONDS)

    def sign_out(self, guest: str, session: str = "") -> None:
        """Closes every connection of a guest in this process, or of one of their sessions."""
        for live in tuple(self.loaded.values()):
            for one in live.connections:
                if one.guest is not None and one.guest.id == guest and session in ("", one.guest.session):
                    one.close(FORBIDDEN)

    def recognise(self, old: Guest, new: Guest) -> None:
        """Whoever is connected here as the old guest is the new one from now on. Nobody is disconnected."""
        for live in tuple(self.loaded.values()):
            for one in live.connections:
                if one.guest is not None and (one.guest.id, one.guest.session) == (old.id, old.session):
                    one.guest = new

    def set_unread(self, guest: str, unread: Collection[str]) -> None:
        """From now on this guest is not shown what these people say, on every connection of this process."""
        for live in tuple(self.loaded.values()):
            for one in live.connections:
                if one.guest is not None and one.guest.id == guest:
                    one.unread = frozenset(unread)

    def announce_unread(self, guest: str, unread: Collection[str]) -> None:
        """The same in every process."""
        self.set_unread(guest, unread)
        self.pubsub.tell({"unread": sorted(unread), "guest": guest})

    # Finding tables

    async def find(self, id: str, whose: str = "") -> LiveTable:
        """The table with this id, read from the database if it is not in memory.

        `whose` is the guest or address that waits for it.
        """
        live = self.loaded.get(id)
        if live is None:
            live = self.loaded[id] = LiveTable(id)
        live.used = time.monotonic()
        if live.session is None:
            async with live.lock:
                if live.session is None:
                    await self._read(live, whose)
                    if not self.closing:
                        await mend_seats(self.store, live, self._save)
                        await self._settle_questions(live)
            self.wake(live)
        return live

    async def asked(self, ids: list[str], whose: str = "") -> dict[str, list[Seat]]:
        """The seats that each of these tables waits for. Only a few tables are loaded for this at a time."""
        cold = [id for id in ids if self.loaded.get(id, NOT_LOADED).session is None]
        late = set(cold[OPENED:])
        found: dict[str, list[Seat]] = {}
        for id in ids:
            with contextlib.suppress(Refusal):
                if id not in late and (session := (await self.find(id, whose)).session) is not None:
                    found[id] = list(session.asking)
        return found

    def forget(self, live: LiveTable) -> None:
        """Removes a table from memory. It is read again when somebody asks for it."""
        if live.timer is not None:
            live.timer.cancel()
        self.loaded.pop(live.id, None)

    async def _read(self, live: LiveTable, whose: str = "") -> None:
        session = live.session
        row, places, acts = await self.store.whole(live.id, 0 if session is None else session.n)
        if row is None:
            self.loaded.pop(live.id, None)
            raise Refusal("no-such-table", "")
        live.host, live.cup = row.host, row.cup is not None
        live.rated, live.chat = row.rated, row.chat
        self._seat(live, row, places)
        live.running, live.closed = row.status == "running", row.status == "closed"
        if row.started_at is None:
            return
        if session is None or row.set_aside is not None or len(acts) > FOLLOWED:
            await self._open(live, row, acts if session is None else None, whose)
        else:
            for act in acts:
                live.show(session.follow(act))
        if row.due_at is not None:  # loaded here now; if this process dies, another must open it
            await self.store.set_due(live.id, None)

    async def _open(self, live: LiveTable, row: Row[Any], acts: list[Act] | None, whose: str) -> None:
        """Opens the table in a worker, because replaying would block the event loop."""
        before = live.session
        if acts is None:
            acts = await self.store.acts(live.id)
        try:
            session = await self.replays.run(opened, row, acts, whose=whose)
        except Refusal as refusal:
            for one in live.connections:
                one.send(refused(refusal))
                one.close(FORBIDDEN)
            if refusal.reason == "set-aside":
                live.session = None
                self.forget(live)
            raise
        live.session = session  # whole, so nobody sees a session that is only partly read
        if before is not None:
            live.show([event for told in session.story[before.n + 1 :] for event in told])

    def _seat(self, live: LiveTable, row: Row[Any], places: Sequence[Row[Any]]) -> None:
        """Notes who plays each seat. Whoever gave a seat up loses it at once on every connection."""
        live.bots = {place.seat: place.bot for place in places if place.bot is not None}
        live.guests = {place.seat: place.guest for place in places if place.guest is not None}
        for one in live.connections:
            me = None if one.guest is None else one.guest.id
            one.sit([seat for seat, guest in live.guests.items() if guest == me])
            if one.seat is None and not row.spectators:
                one.close(FORBIDDEN)

    async def _seat_again(self, live: LiveTable) -> None:
        row, places = await self.store.table(live.id)
        if row is not None:
            self._seat(live, row, places)

    def announce_sign_out(self, guest: str, session: str = "") -> None:
        """A guest has signed out, everywhere or in one browser: ends those connections in every process."""
        self.sign_out(guest, session)
        self.pubsub.tell({"signed_out": guest, "session": session})

    def announce_merge(self, old: Guest, new: Guest) -> None:
        """A guest has become another one: their connections go on, here and in other processes."""
        self.recognise(old, new)
        self.pubsub.tell({"merged": list(old), "into": list(new)})

    async def open_anew(self, id: str) -> None:
        """Replays a table whose past was rewritten, because somebody was forgotten, and shows it again."""
        live = self.loaded.get(id)
        if live is not None:
            async with live.lock:
                live.session = None
            await self.reload(id)

    async def announce_rewritten(self, id: str) -> None:
        await self.open_anew(id)
        self.pubsub.tell({"table": id, "rewritten": True})

    async def reload(self, id: str) -> None:
        """Reads a table's row and places again and shows them to everybody connected."""
        live = self.loaded.get(id)
        if live is None:
            return
        async with live.lock:
            await self._read(live)
            await self._settle_questions(live)
            live.show([])
        self._announce(live)

    def _announce(self, live: LiveTable) -> None:
        """The table's row has changed: tells everybody who is connected, and bots."""
        self.presence.announce(live)
        live.connections.send(orjson.dumps({"type": "table"}))
        self.wake(live)

    async def announce_change(self, id: str) -> None:
        """The table's row or places were changed in the database: shows it here and in other processes."""
        await self.reload(id)
        self.pubsub.tell({"table": id, "changed": True})

    # Acts

    async def act(
        self,
        live: LiveTable,
        kind: str,
        seat: Seat,
        text: str = "",
        serial: int | None = None,
        version: int | None = None,
        also: Sequence[Executable] = (),
    ) -> None:
        """Checks an act, saves it, then shows it. People, bots and the clock all act through this.

        With a `version`, it is refused as stale if anything has happened at the table since then. `also` is
        changed in the act's own transaction.
        """
        if self.closing:
            raise Refusal("closing", "")
        if live.cup and kind not in CUP_ACTS:
            raise Refusal("cup-table", "")
        async with live.lock:
            guests = live.guests
            for _ in range(TRIES):
                if version is not None and live.under_way().n != version:
                    raise stale(0, live.under_way().serial)
                if await self._save(live, kind, seat, text, serial, also):
                    break
                await self._catch_up(live)
                if serial is None:  # it may no longer mean the same; a choice names its question
                    raise stale(0, live.under_way().serial)
            else:
                raise Refusal("not-saved", "")
            changed = live.guests != guests or live.closed
        self.acted_at = time.monotonic()
        METRICS.acted(kind).inc()
        if changed:
            await self.announce_change(live.id)
        elif live.running:
            self.pubsub.tell({"table": live.id})
            self.wake(live)
        else:  # the end of the game changed nothing else, so there is nothing to read again
            self._announce(live)
            self.pubsub.tell({"table": live.id, "changed": True})

    async def _save(
        self,
        live: LiveTable,
        kind: str,
        seat: Seat,
        text: str,
        serial: int | None,
        also: Sequence[Executable] = (),
    ) -> bool:
        """Plans, saves and shows one act; false if another process was faster."""
        session = live.under_way()
        must_fit(session, kind, seat, self.most_acts)
        plan = session.plan(kind, seat, text, now(), serial)
        changes = [*changes_of(live.id, session, plan), *also]
        asked = self.questions.changes(live.id, live.guests, session, plan)
        begun = time.perf_counter()
        try:
            await self.store.append(live.id, plan.act, [*changes, *asked] if asked else changes)
        except Taken:
            return False
        except NotSaved:
            METRICS.not_saved.inc()
            raise Refusal("not-saved", "") from None
        METRICS.saved.observe(time.perf_counter() - begun)
        if changes and may_reseat(session, plan.act):  # before anybody is shown anything
            await self._seat_again(live)
        live.show(session.take(plan))
        if session.table.over or session.seating.ended:
            live.running, live.closed = False, session.seating.ended
        if asked:
            self.questions.wake()
        if plan.draft is None or plan.passed is not None:
            await self._settle_questions(live, live.guests.get(seat))
        return True

    async def _settle_questions(self, live: LiveTable, actor: str | None = None) -> None:
        """Notes who is asked, where an act could not say so beforehand. The next opening notices too."""
        if live.session is not None:
            try:
                await self.questions.settle(live.id, live.guests, live.session, live.running, actor)
            except LOST as fault:
                LOG.warning("question not noted", extra={"table": live.id, "fault": type(fault).__name__})

    async def catch_up_with(self, loaded: Sequence[LiveTable], seats: bool = False) -> None:
        """Takes what other processes saved at these tables; with `seats` also seats before the start."""
        if not loaded:
            return
        tables = [live.id for live in loaded]
        heads = await self.store.heads(tables)
        statuses = await self.store.statuses(tables)
        for live in loaded:
            if self.loaded.get(live.id) is not live:
                continue
            try:
                begun_or_ended = live.running != (statuses.get(live.id) == "running")
                if begun_or_ended or (seats and live.session is None):
                    await self.reload(live.id)
                elif live.session is not None and live.session.n < heads.get(live.id, 0):
                    await self.catch_up(live)
            except Refusal as refusal:  # one unreadable table must not stop the others
                LOG.warning("table not read", extra={"table": live.id, "fault": refusal.reason})

    async def catch_up(self, live: LiveTable) -> None:
        """Takes and shows what other processes have saved at this table."""
        live.used = time.monotonic()
        async with live.lock:
            await self._catch_up(live)
        self.wake(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """The same. The caller holds the lock."""
        session = live.session
        if session is None:
            return
        acts = await self.store.acts(live.id, session.n)
        if len(acts) > FOLLOWED:
            await self._read(live)
            return
        for act in acts:
            if may_reseat(session, act):
                await self._seat_again(live)
            live.show(session.follow(act))
        if session.table.over or session.seating.ended:
            live.running, live.closed = False, session.seating.ended
