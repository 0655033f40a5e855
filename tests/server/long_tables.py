"""Tables at which somebody chose and took back thousands of times, written straight into the database."""

from __future__ import annotations

from sqlalchemy import create_engine, insert

from flibuste.kernel.chance import Quick
from flibuste.server.storage.schema import ACTS
from flibuste.server.workers.table_jobs import session_of
from flibuste.table.act import Act
from tests.server.stored_tables import kept


def lengthen(database: str, table: str, count: int) -> int:
    """Adds this many acts to a table that has just started: late in the game, choosing and taking back."""
    session, whim = session_of(kept(database, table).row), Quick(1)
    game = session.table.game
    acts: list[Act] = []

    def act(kind: str, seat: int, text: str = "") -> None:
        plan = session.plan(kind, seat, text, session.n)
        session.take(plan)
        acts.append(plan.act)

    while len(session.sealed) < 2 or session.table.version < 100:
        seat = session.asking[0]
        options = game.options(session.table.state, seat)
        act("choose", seat, options[whim.below(len(options))].text)
    while len(acts) < count:
        seat, text = session.table.moves[-2][:2]  # an answer that is sealed, and not the last
        act("undo", seat)
        act("choose", seat, text)
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(insert(ACTS), [{"table": table, **act._asdict()} for act in acts])
    engine.dispose()
    return len(acts)
