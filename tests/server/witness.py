"""Notes what clients were shown, and compares it with the database in the end."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson

from flibuste.server.live.updates import SeatUpdates
from flibuste.server.settings import Settings
from flibuste.server.storage.store import Store
from flibuste.server.workers.table_jobs import session_of
from flibuste.table.act import Act


class Answer(NamedTuple):
    """A choice that was acknowledged: it must be among the acts from `since` up to `upto`, once."""

    seat: int
    serial: int
    choice: str
    since: int
    upto: int


@dataclass
class Witness:
    """Every client reports to it what it was shown."""

    shown: dict[str, dict[tuple[int, int | None], int]] = field(default_factory=lambda: defaultdict(dict))
    """By table: for each version and seat, a hash of what was shown."""
    answers: dict[str, list[Answer]] = field(default_factory=lambda: defaultdict(list))
    refused: Counter[str] = field(default_factory=Counter)
    contradictions: list[str] = field(default_factory=list)

    def update(self, table: str, message: dict[str, Any]) -> None:
        where = (message["version"], message["seat"])
        if self.shown[table].setdefault(where, imprint(message)) != imprint(message):
            self.contradictions.append(f"{table}: version and seat {where} were shown in two ways")

    def answered(self, table: str, answer: Answer) -> None:
        self.answers[table].append(answer)


@dataclass
class Verdict:
    tables: int = 0
    acts: int = 0
    acknowledged: int = 0
    """Choices that were acknowledged to the client that made them."""
    shown: int = 0
    """Updates compared with the database."""
    lost: int = 0
    doubled: int = 0
    unfinished: int = 0
    wrong: list[str] = field(default_factory=list)

    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.unfinished or self.wrong)

    def add(self, other: Verdict) -> None:
        """Adds what was found elsewhere."""
        for name in ("tables", "acts", "acknowledged", "shown", "lost", "doubled", "unfinished"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wrong += other.wrong

    def summary(self) -> str:
        return (
            f"{self.tables} tables, {self.acts} acts, {self.acknowledged} choices acknowledged, "
            f"{self.shown} updates compared: {self.lost} lost, {self.doubled} doubled, "
            f"{self.unfinished} unfinished, {len(self.wrong)} wrong"
        )


def imprint(message: dict[str, Any]) -> int:
    """A hash of an update without its events, which depend on what was seen before."""
    parts = {name: message[name] for name in ("version", "seat", "view", "play", "decision")}
    return hash(orjson.dumps(parts, option=orjson.OPT_SORT_KEYS))


async def judge(witness: Witness, database: str) -> Verdict:
    """Replays every table that a client saw from its acts alone, and compares."""
    store = Store(Settings.model_validate({"database": database}).database_url())
    verdict = Verdict(wrong=list(witness.contradictions))
    try:
        for table in witness.shown:
            await judge_table(store, witness, verdict, table)
    finally:
        await store.close()
    return verdict


async def judge_table(store: Store, witness: Witness, verdict: Verdict, table: str) -> None:
    row = await store.row(table)
    acts = await store.acts(table)
    verdict.tables += 1
    verdict.acts += len(acts)
    assert row is not None, f"{table} is gone"
    if row.status != "finished" or row.result is None:
        verdict.unfinished += 1
    if [act.n for act in acts] != list(range(len(acts))):
        verdict.wrong.append(f"{table}: the acts are not numbered one after the other")
    for answer in witness.answers[table]:
        verdict.acknowledged += 1
        judge_answer(verdict, table, answer, acts)
    shown = witness.shown[table]
    verdict.lost += max(0, max(version for version, _ in shown) - len(acts))
    session = session_of(row)
    seats = sorted({seat for _, seat in shown}, key=str)
    for version in range(len(acts) + 1):
        updates = SeatUpdates(session, [])
        for seat in seats:
            if (version, seat) in shown:
                verdict.shown += 1
                if imprint(orjson.loads(updates.for_seat(seat))) != shown[version, seat]:
                    verdict.wrong.append(f"{table}: version {version} is not what seat {seat} was shown")
        if version < len(acts):
            session.follow(acts[version])


def judge_answer(verdict: Verdict, table: str, answer: Answer, acts: list[Act]) -> None:
    within = acts[answer.since : answer.upto]
    texts = [act.text for act in within if act.kind == "choose" and act.seat == answer.seat]
    if answer.choice not in texts:
        verdict.lost += 1
        verdict.wrong.append(f"{table}: {answer} is lost; there is {texts}")
    verdict.doubled += max(0, len(texts) - 1)
