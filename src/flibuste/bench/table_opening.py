"""Measures how long it takes to read a stored table into memory."""

from __future__ import annotations

import contextlib
import random
import statistics
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import insert

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.schema import ACTS
from flibuste.server.storage.store import Store
from flibuste.table.act import Act
from flibuste.table.clock import Pace
from flibuste.table.session import Session

ACTS_OPENED = 500
PAIRS = 5
"""How often a choice is taken back and made again in the table of ACTS_OPENED acts."""
OPENINGS = 5


class Opening(NamedTuple):
    """How long it takes to read a stored table into memory."""

    acts: int
    ms: float


async def openings(folder: Path, game: str, seats: int) -> tuple[Opening, Opening]:
    """Opens a whole game, and a table of 500 acts. A game is shorter, so it repeats choices."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'opening.db'}")
    await store.open()
    settings = Settings(_env_file=None)  # type: ignore[call-arg]  # pydantic-settings' own parameter
    services = Services(settings, store, PubSub(), "bench")
    live_tables = services.live_tables
    guests = [(await services.identity.welcome(f"Player {seat + 1}"))[0] for seat in range(seats)]
    found = []
    for pairs in (0, PAIRS):
        id = await services.hosting.make(guests[0], Wanted(game, seats, {}, True, True, Pace()))
        for guest in guests[1:]:
            await services.seats.take(id, guest, None, "")
        await services.hosting.start(id, guests[0], None)
        session = (await live_tables.find(id)).session
        assert session is not None
        acts = played(session, pairs)
        async with store.transaction() as connection:
            await connection.execute(insert(ACTS), [{"table": id, **act._asdict()} for act in acts])
        found.append(Opening(len(acts), await opening_ms(live_tables, id, len(acts))))
    await services.close()
    await store.close()
    return found[0], found[1]


async def opening_ms(live_tables: LiveTables, id: str, acts: int) -> float:
    """Milliseconds to read a table, as a median."""
    times = []
    for _ in range(OPENINGS):
        live_tables.loaded.clear()
        begin = time.perf_counter()
        live = await live_tables.find(id)
        times.append(1000 * (time.perf_counter() - begin))
        assert live.session is not None
        assert live.session.n == acts
    return round(statistics.median(times), 2)


def played(session: Session, pairs: int) -> list[Act]:
    """A random game without its last choice. Each choice that can be undone is repeated `pairs` times."""
    table, pick = session.table, random.Random(1)
    acts: list[Act] = []

    def act(kind: str, seat: int, text: str = "") -> None:
        plan = session.plan(kind, seat, text, len(acts))
        acts.append(plan.act)
        session.take(plan)

    while len(acts) < ACTS_OPENED:
        seat = session.asking[0]
        text = pick.choice(table.game.options(table.state, seat)).text
        if not table.game.asking(table.draft(seat, table.game.vocabulary.parse(text)).state):
            break
        act("choose", seat, text)
        with contextlib.suppress(Refusal):
            for _ in range(min(pairs, (ACTS_OPENED - len(acts)) // 2)):
                act("undo", seat)
                act("choose", seat, text)
    return acts
