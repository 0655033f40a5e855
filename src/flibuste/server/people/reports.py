"""Reports: what somebody said or did, with the lines in question, for whoever runs the server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.identity import Guest, now
from flibuste.server.storage.people_tables import REPORTS
from flibuste.server.storage.schema import CHAT, GUESTS, LEAVERS, PLACES
from flibuste.server.storage.store import Store

REASONS = ("insult", "threat", "spam", "name", "cheating", "other")
LINES = 20
"""Most lines in one report."""
A_DAY = 10
"""Most reports of one guest in a day."""
DAY = 24 * 3600 * 1000


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def report(
        self, me: Guest, table: str, seat: Seat | None, lines: list[int], reason: str, note: str
    ) -> int:
        """Reports whoever sits in this seat, or said these lines. The caller has checked who sees them."""
        async with self.store.transaction() as connection:
            # Locks the reporter's row, so that reports at once are counted one after the other.
            await connection.execute(update(GUESTS).where(GUESTS.c.id == me.id).values(name=GUESTS.c.name))
            recent = select(func.count()).where(REPORTS.c.reporter == me.id, REPORTS.c.at > now() - DAY)
            if ((await connection.execute(recent)).scalar() or 0) >= A_DAY:
                raise Refusal("too-many-reports", "", {"most": A_DAY})
            said = await self._said(connection, table, lines)
            about = await sitting(connection, table, seat) if seat is not None else one_speaker(said)
            if about is None or about == me.id:
                raise Refusal("no-such-player", "")
            if any(line["guest"] != about for line in said):
                raise Refusal("lines-of-others", "")
            row = {"at": now(), "table": table, "reporter": me.id, "about": about, "reason": reason}
            row |= {"note": note, "lines": said, "state": "open"}
            kept = await connection.execute(insert(REPORTS), row)
            return int((kept.inserted_primary_key or (0,))[0])

    async def _said(self, connection: AsyncConnection, table: str, lines: list[int]) -> list[dict[str, Any]]:
        """The lines as they were said, copied: chat is deleted after some time, and a report needs it."""
        query = select(CHAT).where(CHAT.c.table == table, CHAT.c.id.in_(lines)).order_by(CHAT.c.id)
        rows = (await connection.execute(query)).all()
        if len(rows) != len(set(lines)):
            raise Refusal("no-such-line", "")
        return [said_line(row) for row in rows]


def said_line(row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row
    return {"at": row.at, "name": row.name, "guest": row.guest, "text": row.text or row.phrase or ""}


def one_speaker(said: list[dict[str, Any]]) -> str | None:
    speakers = {line["guest"] for line in said}
    return speakers.pop() if len(speakers) == 1 else None


async def sitting(connection: AsyncConnection, table: str, seat: Seat) -> str | None:
    """The person in this seat, or the last one who was."""
    place = select(PLACES.c.guest).where(PLACES.c.table == table, PLACES.c.seat == seat)
    left = select(LEAVERS.c.guest).where(LEAVERS.c.table == table, LEAVERS.c.seat == seat)
    there = (await connection.execute(place)).scalar()
    gone = (await connection.execute(left.order_by(LEAVERS.c.n.desc()).limit(1))).scalar()
    found = there or gone
    return None if found is None else str(found)


def watched_line(line: dict[str, Any], table: str) -> dict[str, Any]:
    """The report of a line with a word that is watched for. Nobody made it."""
    said = [{"at": line["at"], "name": line["name"], "guest": line["guest"], "text": line["text"]}]
    row = {"at": line["at"], "table": table, "reporter": None, "about": line["guest"], "reason": "word"}
    return {**row, "note": "", "lines": said, "state": "open"}
