"""What people propose to each other at a running table, and who is absent."""

from __future__ import annotations

from flibuste.bots.nicknames import nickname
from flibuste.kernel.types import Refusal, Seat
from flibuste.server.live.presence import TablePresence
from flibuste.server.live.table import LiveTable
from flibuste.server.live.tables import LiveTables
from flibuste.table.proposal import replacing


class Proposals:
    def __init__(self, live_tables: LiveTables, presence: TablePresence, absent_minutes: float) -> None:
        self.live_tables = live_tables
        self.presence = presence
        self.absent_minutes = absent_minutes

    async def propose(self, live: LiveTable, seat: Seat, what: str, other: Seat | None) -> None:
        """Puts a question to all other people. If there are none, it is done at once."""
        text = what
        if what == "take-back" and live.rated:
            raise Refusal("rated-no-take-back", "")
        if what == "replace":
            if other is None or other not in live.under_way().people:
                raise Refusal("not-seated", "")
            absent = self.absent(live)
            if other not in absent:
                raise Refusal("not-absent", "", {"other_seat": other, "minutes": self.absent_minutes})
            text = replacing(other, absent - {seat}, self.bot_name(live, other))
        await self.live_tables.act(live, "propose", seat, text)

    def absent(self, live: LiveTable) -> set[Seat]:
        """People whose time was up, or who have not been connected for a while."""
        session = live.under_way()
        long = 60 * self.absent_minutes
        gone = {seat for seat in session.people if self.presence.absent_for(live, seat) >= long}
        return gone | session.away

    def bot_name(self, live: LiveTable, seat: Seat) -> str:
        """The name of a bot that takes this seat over."""
        players = live.under_way().table.players
        return nickname(live.id, seat, [name for other, name in enumerate(players) if other != seat])
