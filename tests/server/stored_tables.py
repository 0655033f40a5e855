"""What a server kept, read from its file and played again without it; and the same with other cards."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Row, create_engine, select

from flibuste.kernel.chance import Quick
from flibuste.kernel.words import Event, Json, Refusal, Seat
from flibuste.server.advice import has_decision, knowledge, reason
from flibuste.server.berth import Berth, voyage_of
from flibuste.server.dispatch import Dispatch
from flibuste.server.schema import ACTS, SECRETS, TABLES
from flibuste.server.settings import Settings
from flibuste.server.socket import foresight
from flibuste.server.thinking import think
from flibuste.table.act import Act
from flibuste.table.voyage import Voyage


class Kept(NamedTuple):
    """A table's row, its acts, and the secret cookies are signed with."""

    row: Row[Any]
    acts: list[Act]
    signing: str

    def voyages(self) -> Iterator[Voyage]:
        """The table at every version; the same object each time, and always the truth."""
        voyage = voyage_of(self.row)
        yield voyage
        for act in self.acts:
            voyage.follow(act)
            yield voyage

    def secrets(self) -> list[str]:
        """The seed, the luck's key and the signing secret, however they may be written."""
        table = voyage_of(self.row).table
        spelt = [self.signing]
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
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        wanted = select(ACTS.c.n, ACTS.c.at, ACTS.c.kind, ACTS.c.seat, ACTS.c.text)
        acts = connection.execute(wanted.where(ACTS.c.table == table).order_by(ACTS.c.n)).all()
        signing = connection.execute(select(SECRETS.c.value)).scalar_one_or_none()
    engine.dispose()
    return Kept(row, [Act(*act) for act in acts], str(signing or ""))


def may_read(event: Event, seat: Seat | None) -> dict[str, Json]:
    """What a seat may read of an event; said here once more, so as not to trust the code under test."""
    read: dict[str, Json] = {"kind": event.kind, "rule": event.rule, "facts": event.facts}
    return {**read, "secret": event.secret} if event.secret and seat in event.knowers else read


def redealt(voyage: Voyage, seat: Seat, rng: Quick) -> Any:  # noqa: ANN401 - the state is the game's own
    """A world this seat cannot tell from the truth. Who has sealed is public: the others seal anything."""
    game, truth = voyage.table.game, voyage.table.state
    world = game.imagined(truth, seat, rng)
    answers = []
    for who, what in truth.answers:
        options = [what] if who == seat else game.options(world, who)
        answers.append((who, options[rng.below(len(options))]))
    world.answers = tuple(answers)
    world.asking = truth.asking
    return world


def shown(voyage: Voyage, seat: Seat | None) -> str:
    """View, play and decision, as bytes; without what was told."""
    return Dispatch(voyage, []).update(seat).decode()


def answers(voyage: Voyage, seat: Seat, rng: Quick) -> str:
    """What the server answers to this seat besides: a preview of its options, a hint, reasons, refusals."""
    berth = Berth("")
    berth.voyage, berth.running = voyage, True
    said: list[object] = []
    serial = voyage.serial
    try:
        said.append(foresight(berth, seat, serial).decode())
    except Refusal as refusal:
        said.append([refusal.reason, refusal.rule, refusal.facts])
    if has_decision(voyage, seat):
        said.append(think("greedy", knowledge(voyage, seat), 1.0, serial))
    vocabulary = voyage.table.game.vocabulary
    for _ in range(12):
        choice = vocabulary[rng.below(len(vocabulary))]
        said.append(reason(voyage, seat, choice.text, serial).decode())
        for given in (serial, serial + 1):
            try:
                voyage.plan("choose", seat, choice.text, 0, given)
            except Refusal as refusal:
                said.append([choice.text, refusal.reason, refusal.rule, refusal.facts])
    return orjson.dumps(said).decode()
