"""What a server stored, replayed without the server; and the same with other hidden cards."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Row, create_engine, select

from flibuste.kernel.chance import Quick
from flibuste.kernel.types import Event, Json, Refusal, Seat
from flibuste.server.live.updates import SeatUpdates
from flibuste.server.settings import Settings
from flibuste.server.storage.schema import ACTS, SECRETS
from flibuste.server.storage.store import ROW
from flibuste.server.thinking.advice import knowledge, reason
from flibuste.server.thinking.bot_workers import think
from flibuste.server.workers.table_jobs import foreseen, session_of
from flibuste.table.act import Act
from flibuste.table.session import Session


class Kept(NamedTuple):
    """A table's row, its acts, and the secret that signs cookies."""

    row: Row[Any]
    acts: list[Act]
    signing: list[str]

    def sessions(self) -> Iterator[Session]:
        """The session at every version; the same object each time."""
        session = session_of(self.row)
        yield session
        for act in self.acts:
            session.follow(act)
            yield session

    def secrets(self) -> list[str]:
        """The seed, the luck's key and the signing secrets, in every way they may be written."""
        table = session_of(self.row).table
        spelt = [*self.signing]
        for raw in (table.seed, table.key):
            spelt += [raw.hex(), raw.hex().upper(), str(raw)[2:-1], str(list(raw))[1:-1]]
            spelt += [
                base64.b64encode(raw).decode().rstrip("="),
                base64.urlsafe_b64encode(raw).decode().rstrip("="),
            ]
            spelt += [
                raw.decode("latin-1"),
                str(int.from_bytes(raw, "big")),
                str(int.from_bytes(raw, "little")),
            ]
        return spelt


def settings_of(database: str) -> Settings:
    """The usual settings, with this database."""
    return Settings.model_validate({"database": database})


def kept(database: str, table: str) -> Kept:
    engine = create_engine(database)
    with engine.connect() as connection:
        row = connection.execute(ROW, {"id": table}).one()
        wanted = select(ACTS.c.n, ACTS.c.at, ACTS.c.kind, ACTS.c.seat, ACTS.c.text)
        acts = connection.execute(wanted.where(ACTS.c.table == table).order_by(ACTS.c.n)).all()
        signing = connection.execute(select(SECRETS.c.value)).scalars().all()
    engine.dispose()
    return Kept(row, [Act(*act) for act in acts], list(signing))


def may_read(event: Event, seat: Seat | None) -> dict[str, Json]:
    """What a seat may read of an event. Written here again, because the code under test is not trusted."""
    read: dict[str, Json] = {"kind": event.kind, "rule": event.rule, "facts": event.facts}
    return {**read, "secret": event.secret} if event.secret and seat in event.knowers else read


def redealt(session: Session, seat: Seat, rng: Quick) -> Any:  # noqa: ANN401 - the state is the game's own
    """Another state that this seat cannot tell from the real one. The other sealed answers are random."""
    game, truth = session.table.game, session.table.state
    world = game.imagined(truth, seat, rng)
    answers = []
    for who, what in truth.answers:
        options = [what] if who == seat else game.options(world, who)
        answers.append((who, options[rng.below(len(options))]))
    world.answers = tuple(answers)
    world.asking = truth.asking
    return world


def shown(session: Session, seat: Seat | None) -> str:
    """View, play and decision as text, without events."""
    return SeatUpdates(session, []).for_seat(seat).decode()


def answers(session: Session, seat: Seat, rng: Quick) -> str:
    """Other answers of the server to this seat: foresight, a hint, reasons, refusals."""
    said: list[object] = []
    serial = session.serial
    if seat in session.asking:
        said.append(foreseen(session.table.game, session.table.state, seat, serial).decode())
    if session.asks(seat):
        said.append(think("greedy", knowledge(session, seat), 1.0, serial))
    vocabulary = session.table.game.vocabulary
    for _ in range(12):
        choice = vocabulary[rng.below(len(vocabulary))]
        said.append(reason(session, seat, choice.text, serial).decode())
        for given in (serial, serial + 1):
            try:
                session.plan("choose", seat, choice.text, 0, given)
            except Refusal as refusal:
                said.append([choice.text, refusal.reason, refusal.rule, refusal.facts])
    return orjson.dumps(said).decode()
