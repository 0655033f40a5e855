"""The parts of a running server. They are made and connected here, and nowhere else."""

from __future__ import annotations

from flibuste.arena.executor import cores
from flibuste.server.accounts.archive import Archive, Keeper
from flibuste.server.accounts.challenges import Challenges
from flibuste.server.accounts.credentials import Credentials
from flibuste.server.accounts.forgetting import Forgetting
from flibuste.server.accounts.mail_links import MailLinks
from flibuste.server.accounts.one_time_codes import OneTimeCodes
from flibuste.server.accounts.own_data import OwnChat, OwnProfile, OwnTables
from flibuste.server.accounts.passkeys import Passkeys
from flibuste.server.accounts.recovery_words import RecoveryWords
from flibuste.server.accounts.sessions import Sessions
from flibuste.server.accounts.sign_in import SignIn
from flibuste.server.accounts.word_hashing import WordHashing
from flibuste.server.cluster.peers import Peers
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.cups.cups import Cups
from flibuste.server.cups.keeper import CupKeeper
from flibuste.server.cups.league_rounds import LeagueRounds
from flibuste.server.cups.leagues import Leagues
from flibuste.server.cups.own_data import OwnCups
from flibuste.server.http.rate_limits import ConnectionLimit
from flibuste.server.http.request_limits import RequestLimits
from flibuste.server.identity import Identity
from flibuste.server.live.chat import Chat
from flibuste.server.live.history import Histories
from flibuste.server.live.housekeeping import Housekeeping
from flibuste.server.live.peer_news import PeerNews
from flibuste.server.live.presence import TablePresence
from flibuste.server.live.proposals import Proposals
from flibuste.server.live.replays import Replays
from flibuste.server.live.table import LiveTable, now
from flibuste.server.live.tables import LiveTables
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.lobby.beacon import Beacon
from flibuste.server.lobby.directory import Directory
from flibuste.server.lobby.hosting import Hosting
from flibuste.server.lobby.invitations import Invitations
from flibuste.server.lobby.judges import Judges
from flibuste.server.lobby.nonces import Nonces
from flibuste.server.lobby.replay_links import ReplayLinks
from flibuste.server.lobby.seat_moves import SeatMoves
from flibuste.server.lobby.seats import Seats
from flibuste.server.lobby.table_rows import TableRows
from flibuste.server.notices.attention import Attention
from flibuste.server.notices.channels import Channels
from flibuste.server.notices.dispatcher import Dispatcher
from flibuste.server.notices.listeners import Listeners
from flibuste.server.notices.own_data import OwnNotices
from flibuste.server.notices.planner import Planner
from flibuste.server.notices.questions import Questions
from flibuste.server.notices.sender import Sender
from flibuste.server.notices.transports.guarded_http import GuardedHttp
from flibuste.server.notices.transports.mail import Mail
from flibuste.server.notices.transports.web_push import WebPush
from flibuste.server.notices.wishes import WishList
from flibuste.server.orders.own_data import OwnOrders
from flibuste.server.orders.standing_orders import StandingOrders
from flibuste.server.people.acquaintances import Acquaintances
from flibuste.server.people.blocks import Blocks
from flibuste.server.people.company import Company
from flibuste.server.people.own_data import OwnPeople
from flibuste.server.people.reports import Reports
from flibuste.server.people.visibility import Visibility
from flibuste.server.people.watched_words import watched
from flibuste.server.ratings.history import History
from flibuste.server.ratings.ladder import Ladder
from flibuste.server.ratings.own_data import OwnRatings
from flibuste.server.ratings.profile import Profiles
from flibuste.server.settings import Settings
from flibuste.server.storage.expiry import Expiry, Lifetimes
from flibuste.server.storage.store import Store
from flibuste.server.storage.write_probe import WriteProbe
from flibuste.server.thinking.advice import Adviser
from flibuste.server.thinking.analyses import Analyses
from flibuste.server.thinking.bot_driver import BotDriver
from flibuste.server.thinking.bot_workers import BotWorkers
from flibuste.server.thinking.foresight import Foresights
from flibuste.server.workers.job_loop import Limits
from flibuste.server.workers.pool import Workers

SHORT_NICE, THINKING_NICE = 5, 10
"""How much the worker processes give way: a move on the event loop first, then short jobs, then bots."""


class Services:
    """Each part gets the parts it needs in its constructor. Requests find the parts here."""

    def __init__(self, settings: Settings, store: Store, pubsub: PubSub, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.pubsub = pubsub
        self.identity = Identity(store, secret)
        self.tasks = BackgroundTasks()
        self.peers = Peers(pubsub)

        self.short_workers = Workers(
            settings.short_job_processes or max(2, cores()), Limits(settings.worker_megabytes, SHORT_NICE)
        )
        """For whatever takes longer than a move and less than a second or two."""

        self.listeners = Listeners(store, pubsub)
        self.attention = Attention(pubsub, settings.away_seconds, now)
        self.questions = Questions(store, self.listeners)
        self.presence = TablePresence(self.peers)
        self.chat = Chat(store, pubsub, watched(settings.watched_words))
        self.replays = Replays(store, self.short_workers, settings.replay_seconds)
        self.live_tables = LiveTables(
            store, pubsub, self.presence, self.replays, self.questions, settings.acts_per_table
        )
        self.proposals = Proposals(self.live_tables, self.presence, settings.absent_minutes)
        self.histories = Histories(store, self.replays)
        self.peer_news = PeerNews(
            self.live_tables,
            self.presence,
            self.chat,
            self.peers,
            self.listeners,
            self.attention,
            self.histories,
        )
        self.foresights = Foresights(self.short_workers, self.tasks)

        # One core stays free for the event loop. However low their priority, processes that compute on every
        # core delay each of its steps, and bots think less when many wait.
        self.thinking_workers = Workers(
            settings.workers or max(1, cores() - 1), Limits(settings.worker_megabytes, THINKING_NICE)
        )
        self.bot_workers = BotWorkers(self.thinking_workers, settings.cluster, settings.bot_seconds)
        self.bot_driver = BotDriver(self.live_tables.act, self.bot_workers, self.peers, self.tasks)
        self.orders = StandingOrders(
            store, self.live_tables.act, self.peers, pubsub, self.tasks, settings.orders_per_seat
        )
        self.live_tables.wake = self._wake
        self.adviser = Adviser(self.bot_workers, settings.hint_bot)
        self.analyses = Analyses(
            store,
            self.thinking_workers,
            self.tasks,
            pubsub,
            self.peers,
            settings.analysis_seconds,
            settings.analyses_at_once,
        )

        rows = TableRows(store)
        moves = SeatMoves(store, rows, self.live_tables)
        self.directory = Directory(store, ReplayLinks(secret))
        judges = Judges(self.short_workers, settings.judge_seconds)
        beacon = Beacon(settings.beacon, settings.beacon_seconds, settings.beacon_optional)
        self.hosting = Hosting(
            store, rows, self.live_tables, judges, moves, self.proposals, settings.tables_per_guest, beacon
        )
        self.nonces = Nonces(store, rows, self.live_tables)
        self.seats = Seats(store, rows, self.live_tables, moves)
        self.cups = Cups(store, self.live_tables, settings.cups_per_guest)
        self.leagues = Leagues(store, self.seats, settings.cups_per_guest)
        self.league_rounds = LeagueRounds(store, self.live_tables, self.peers, beacon)
        self.cup_keeper = CupKeeper(
            store, self.live_tables, self.analyses, self.peers, beacon, settings.daily_cups
        )

        self._tell_people(settings, store, secret)
        self._know_people(settings, store, secret)

        self._meet_people(store, rows)

        lifetimes = Lifetimes(
            settings.closed_days, settings.finished_days, settings.chat_days, settings.guest_days
        )
        self.expiry = Expiry(store, lifetimes)
        self.write_probe = WriteProbe(store.engine, store.url)
        self.housekeeping = Housekeeping(
            store, self.live_tables, self.presence, self.peer_news, self.peers, self.expiry, settings
        )
        self.limits = RequestLimits(settings)
        self.connection_limit = ConnectionLimit(
            settings.connections_per_guest, settings.people_per_address, settings.connections
        )

    def _wake(self, live: LiveTable) -> None:
        """After every change of a table: people's orders come before the clock that runs for them."""
        self.orders.wake(live)
        self.bot_driver.wake(live)

    def _meet_people(self, store: Store, rows: TableRows) -> None:
        """The parts that know how people have played, and with whom."""
        self.profiles = Profiles(store)
        self.ladder = Ladder(store)
        self.history = History(store)
        self.visibility = Visibility(store)
        self.acquaintances = Acquaintances(store)
        self.company = Company(store)
        self.blocks = Blocks(store)
        self.reports = Reports(store)
        self.invitations = Invitations(store, rows, self.live_tables)

    def _know_people(self, settings: Settings, store: Store, secret: str) -> None:
        """The parts by which guests prove themselves from elsewhere, and are forgotten."""
        self.credentials = Credentials(store)
        self.sessions = Sessions(store, self.identity, self.live_tables)
        self.one_time_codes = OneTimeCodes(store)
        self.passkeys = Passkeys(store, Challenges(secret), self.credentials)
        self.word_hashing = WordHashing()
        self.recovery_words = RecoveryWords(store, self.credentials, self.word_hashing)
        send = self.mail_server.post if self.mail_server else None
        self.mail_links = MailLinks(store, self.one_time_codes, self.credentials, self.tasks, send)
        keepers: list[Keeper] = [
            self.own_notices,
            OwnRatings(store),
            OwnPeople(store),
            OwnCups(store),
            OwnOrders(store),
        ]
        self.sign_in = SignIn(store, self.sessions, self.live_tables, keepers)
        self.archive = Archive(
            store, [OwnProfile(store), OwnTables(store, self.histories.record), OwnChat(store), *keepers]
        )
        self.forgetting = Forgetting(
            store,
            self.one_time_codes,
            self.live_tables,
            self.seats,
            self.hosting,
            self.histories,
            self.peers,
            settings.forget_days,
            keepers,
        )

    def _tell_people(self, settings: Settings, store: Store, secret: str) -> None:
        """The parts that tell people that they are asked."""
        loopback = settings.loopback_webhooks
        http = GuardedHttp(loopback)
        self.mail_server = Mail(settings.mail.get_secret_value(), settings.mail_from)
        self.web_push = WebPush(store, http, settings.push_sender())
        self.wish_list = WishList(store)
        self.channels = Channels(store, self.listeners, secret, settings.channels_per_guest, loopback, now)
        self.own_notices = OwnNotices(store, self.listeners, now)
        self.sender = Sender(
            store,
            self.channels,
            self.wish_list,
            http,
            self.web_push,
            self.mail_server,
            secret,
            self.tasks.spawn,
            now,
        )
        planner = Planner(store, self.attention, now)
        self.dispatcher = Dispatcher(self.listeners, planner, self.sender, self.own_notices)
        self.questions.wake = self.dispatcher.wake

    async def open(self) -> None:
        """Listens to the other processes, tells them that this one is alive, and starts the housekeeping."""
        self.short_workers.open()
        self.thinking_workers.open()
        await self.pubsub.open(self.peer_news.hear, self.peer_news.catch_up_all)
        self.peers.tell({})
        await self.listeners.load()
        self.tasks.spawn(self.housekeeping.run_forever())
        self.tasks.spawn(self.dispatcher.run_forever())
        self.tasks.spawn(self.forgetting.run_forever())
        self.tasks.spawn(self.cup_keeper.run_forever())
        self.tasks.spawn(self.league_rounds.run_forever())

    async def goodbye(self) -> None:
        """Refuses new acts, and closes every connection after what was sent before."""
        self.bot_driver.stop()
        await self.live_tables.goodbye()

    async def close(self) -> None:
        """Ends every part. The store stays open for whoever opened it."""
        await self.goodbye()
        await self.sender.finish()
        self.tasks.close()
        await self.pubsub.close()
        await self.bot_workers.close()
        await self.thinking_workers.close()
        await self.short_workers.close()
        self.word_hashing.close()
