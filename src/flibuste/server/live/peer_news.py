"""News from the other server processes, and what this process does about it."""

from __future__ import annotations

from flibuste.server.cluster.peers import Peers
from flibuste.server.cluster.pubsub import News
from flibuste.server.identity import Guest
from flibuste.server.live.chat import Chat
from flibuste.server.live.history import Histories
from flibuste.server.live.presence import TablePresence
from flibuste.server.live.table import now
from flibuste.server.live.tables import LiveTables
from flibuste.server.notices.attention import Attention
from flibuste.server.notices.listeners import Listeners


class PeerNews:
    def __init__(
        self,
        live_tables: LiveTables,
        presence: TablePresence,
        chat: Chat,
        peers: Peers,
        listeners: Listeners,
        attention: Attention,
        histories: Histories,
    ) -> None:
        self.live_tables = live_tables
        self.presence = presence
        self.chat = chat
        self.peers = peers
        self.listeners = listeners
        self.attention = attention
        self.histories = histories

    async def hear(self, news: News) -> None:
        """Another process saved something, reports who is connected to it, or says goodbye."""
        self.chat.heard_at = now()
        if "here" in news:
            self._announce(self.peers.hear(news))
        elif "gone" in news:
            self.forget_processes(news["from"])
        elif "table" not in news:
            await self._hear_of_somebody(news)
        elif news.get("rewritten"):
            self.histories.forget(news["table"])
            await self.live_tables.open_anew(news["table"])
        elif news.get("changed"):
            await self.live_tables.reload(news["table"])
        elif (live := self.live_tables.loaded.get(news.get("table", ""))) is not None:
            if "chat" in news:
                self.chat.hear(live, news)
            elif "orders" in news:
                live.orders = None
                self.live_tables.wake(live)
            else:
                await self.live_tables.catch_up(live)

    async def _hear_of_somebody(self, news: News) -> None:
        """Something has changed for one person, at whatever tables."""
        if "signed_out" in news:
            self.live_tables.sign_out(news["signed_out"], news.get("session", ""))
        elif "merged" in news:
            self.live_tables.recognise(Guest(*news["merged"]), Guest(*news["into"]))
        elif "unread" in news:
            self.live_tables.set_unread(news["guest"], news["unread"])
        elif "listener" in news:
            await self.listeners.read(news["listener"])
        elif "input" in news:
            self.attention.hear(news["input"], news["at"])

    async def catch_up_all(self) -> None:
        """News may have been missed: compares every table in memory with the database."""
        loaded = tuple(self.live_tables.loaded.values())
        await self.live_tables.catch_up_with(loaded, seats=True)
        await self.chat.catch_up(loaded)
        await self.listeners.load()

    def forget_processes(self, gone: str = "") -> None:
        """Forgets the people of processes that are silent, and of one that said goodbye."""
        self._announce(self.peers.forget(gone))

    def _announce(self, ids: list[str]) -> None:
        for id in ids:
            if (live := self.live_tables.loaded.get(id)) is not None:
                self.presence.announce(live)
