"""The configuration of the server: by environment variables (FLIBUSTE_…) or a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from flibuste.bots.roster import make
from flibuste.kernel.types import Refusal

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}
"""The driver that is used here, by the scheme of a database's URL."""


def data_home() -> Path:
    """The folder for the database of a server without configuration."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "flibuste"


def web_address(url: str) -> str:
    """Checks the address that people use: http or https, and a name."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise ValueError("not an address of a site")
    return url.rstrip("/")


def known_database(text: str) -> str:
    """Checks the kind of database. A path without a scheme is a file."""
    scheme, url, _ = text.partition("://")
    if "\0" in text or (url and scheme not in DRIVERS and scheme not in DRIVERS.values()):
        raise ValueError("no such kind of database")
    return text


def redis_address(url: str) -> str:
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("not an address of a Redis")
    return url


def mail_server(url: SecretStr) -> SecretStr:
    """Checks the address of a mail server, and repeats none of it: it may contain a password."""
    text = url.get_secret_value()
    if text and not (text.startswith(("smtp://", "smtps://")) and urlsplit(text).hostname):
        raise ValueError("not an address of a mail server")
    return url


def known_bot(name: str) -> str:
    try:
        make(name)
    except Refusal:
        raise ValueError("no such bot") from None
    return name


class Settings(BaseSettings):
    """Each field's docstring is its documentation in docs/operations.md."""

    model_config = SettingsConfigDict(
        env_prefix="FLIBUSTE_", env_file=os.environ.get("FLIBUSTE_CONFIG"), extra="ignore", frozen=True
    )

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = Field(8000, ge=0, le=65535)
    """Port to listen on."""
    database: Annotated[str, AfterValidator(known_database)] = ""
    """A file, or a URL like `postgresql://…`; empty: the file `flibuste.db` in the data folder."""
    redis: Annotated[str, AfterValidator(redis_address)] = ""
    """URL of a Redis, for several server processes; empty: one process."""
    secret: SecretStr = SecretStr("")
    """Signs the guests' cookies and the links to replays; empty: made once and kept in the database."""
    public_url: Annotated[str, AfterValidator(web_address)] = ""
    """The address people use, if a proxy hides it. Then only its origin is allowed."""
    allowed_hosts: str = ""
    """Further host names, with commas between them; `.example.org`: all names below it, `*`: any name."""
    workers: int = Field(0, ge=0, le=64)
    """Processes in which bots think; 0: one for each core but one, at least one."""
    short_job_processes: int = Field(0, ge=0, le=64)
    """Processes that judge files and open, replay and check tables; 0: one for each core, at least two."""
    worker_megabytes: int = Field(2048, ge=0)
    """Most memory that one of these processes may map; 0: no limit."""
    cluster: str = ""
    """Address of a Dask scheduler. Bots then think on its cluster."""
    bot_seconds: float = Field(1.0, gt=0, le=60)
    """How long a bot may think about one decision."""
    hint_bot: Annotated[str, AfterValidator(known_bot)] = "ismcts:2000it"
    """The bot that gives hints. With a fixed number of iterations it repeats its hint when asked again."""
    hints_per_minute: int = Field(20, ge=1)
    """Hints one guest may ask for, a quarter of them at once."""
    analysis_seconds: float = Field(30.0, ge=0.1, le=600)
    """Processor time that the analysis of one finished game should take. On a slow build it takes longer."""
    analyses_at_once: int = Field(8, ge=1)
    """Analyses that may be under way. A guest has at most one."""
    analyses_per_hour: int = Field(20, ge=1)
    """Analyses one guest may ask for, half of them at once."""
    tables_per_guest: int = Field(20, ge=1)
    """Open and running tables one guest may host."""
    tables_per_minute: int = Field(12, ge=1)
    """Tables one guest may make, half of them at once."""
    rematches_per_minute: int = Field(6, ge=1)
    """Rematches one guest may ask for, half of them at once."""
    daily_cups: bool = True
    """Whether the server announces a duplicate cup of each game for every day."""
    cups_per_guest: int = Field(10, ge=1)
    """Cups, and besides leagues, that one guest may have under way."""
    orders_per_seat: int = Field(8, ge=1, le=100)
    """Standing orders a seat may have at once."""
    guests_per_hour: int = Field(120, ge=1)
    """Guests that may be made from one address, half of them at once."""
    people_per_address: int = Field(10, ge=1)
    """For how many people one address counts: it may do so many times what one guest may do."""
    connections_per_guest: int = Field(30, ge=1)
    """Websockets one guest may have, or one address without a guest."""
    connections: int = Field(20_000, ge=1)
    """Websockets one process accepts."""
    requests_per_minute: int = Field(300, ge=1)
    """HTTP requests one address may make. Connecting a websocket counts as one."""
    files_per_minute: int = Field(3000, ge=1)
    """Files of the site one address may fetch, half of them at once; a first visit needs about thirty."""
    header_seconds: float = Field(10.0, gt=0)
    """How long a client may take to send a request's first line and headers before it is cut."""
    body_seconds: float = Field(30.0, gt=0)
    """How long it may take to send the body."""
    answer_seconds: float = Field(60.0, gt=0)
    """How long it may read nothing of an answer that does not fit into the network's buffers."""
    unfinished_requests: int = Field(64, ge=1)
    """Connections without a whole request that one address may have. Not counted behind trusted proxies."""
    messages_per_second: float = Field(20.0, gt=0)
    """Websocket messages one guest may send, with bursts of five times as many."""
    hellos_per_minute: int = Field(60, ge=1)
    """How often one guest may ask how a table stands, half of it at once. Each connection begins with it."""
    chat_lines_per_minute: int = Field(20, ge=1)
    """Chat lines one guest may write, half of them at once."""
    foresees_per_minute: int = Field(120, ge=1)
    """How often one guest may ask what their options would lead to, half of it at once."""
    whys_per_minute: int = Field(120, ge=1)
    """How often one guest may ask why a choice is not allowed, half of it at once."""
    wishes_per_minute: int = Field(12, ge=1)
    """How often one guest may ask the others to take back a move, half of it at once."""
    message_bytes: int = Field(4096, ge=256)
    """Longest websocket message accepted."""
    ping_seconds: float = Field(20.0, gt=0)
    """How often a connection is pinged, and how long it may take to answer before it is cut."""
    idle_minutes: float = Field(10.0, gt=0)
    """A table without connections is removed from memory after this time, and loaded again when needed."""
    absent_minutes: float = Field(5.0, ge=0)
    """Somebody who has not been connected for this long may be replaced by a bot, if all others agree."""
    abandoned_hours: float = Field(72.0, gt=0)
    """A running table without an act for this long is closed, unless its clock allows more."""
    waiting_hours: float = Field(24.0, gt=0)
    """A table that was never started is closed after this time."""
    beacon: str = Field("", pattern=r"^(https://\S+|http://(localhost|127\.0\.0\.1)[:/]\S*)?$")
    """Address of a public beacon, such as drand's. Its next value is mixed into the luck of each game."""
    beacon_seconds: float = Field(40.0, gt=0, le=120)
    """How long a start waits for the beacon's next value."""
    beacon_optional: bool = False
    """Whether a game may start without the beacon if it is silent. The record then has no beacon."""
    acts_per_table: int = Field(5000, ge=100)
    """Acts after which nothing can be taken back at a table; its game can still be finished."""
    replay_seconds: float = Field(5.0, gt=0)
    """How long opening or replaying a table may take. One that takes longer is set aside."""
    judge_seconds: float = Field(3.0, gt=0)
    """How long judging a host's own files may take. Slower ones are refused."""
    closed_days: float = Field(30.0, ge=0)
    """A table that was closed without a result is deleted after this time; 0: never."""
    finished_days: float = Field(0.0, ge=0)
    """A finished game is deleted after this time; 0: never."""
    chat_days: float = Field(90.0, ge=0)
    """A line of chat is deleted after this time; 0: never."""
    guest_days: float = Field(90.0, ge=0)
    """A guest without a table who was not here for this long is deleted; 0: never."""
    mail: Annotated[SecretStr, AfterValidator(mail_server)] = SecretStr("")
    """The mail server: `smtp://name:password@host:587` (with STARTTLS) or `smtps://…`; empty: no mail."""
    mail_from: str = Field("", pattern=r"^([^\s<>@]+@[^\s<>@]+)?$")
    """The address from which mail is sent."""
    push_contact: str = Field("", pattern=r"^(mailto:\S+@\S+|https://\S+)?$")
    """Whom a push service may write to: `mailto:…` or a site; empty: `public_url`, or else `mail_from`."""
    away_seconds: float = Field(120.0, ge=0)
    """Somebody without input on any device for this long is away, and is told that they are asked."""
    channels_per_guest: int = Field(10, ge=1)
    """Browsers, addresses and webhooks by which one guest may be told."""
    channel_changes_per_minute: int = Field(20, ge=1)
    """How often one guest may change their notifications, half of it at once."""
    mails_per_hour: int = Field(6, ge=1)
    """Mails by which one guest may have an address confirmed, half of them at once."""
    loopback_webhooks: bool = False
    """Whether webhooks and push services may be on this machine itself: only for tests."""
    forget_days: float = Field(14.0, ge=0, le=365)
    """Days of grace after somebody asked to be forgotten. Until then they can change their mind."""
    link_minutes: float = Field(5.0, gt=0, le=60)
    """How long the code for another device works."""
    sign_ins_per_minute: int = Field(20, ge=1)
    """Attempts to sign in that one address may make, half of them at once."""
    secret_guesses_per_hour: int = Field(12, ge=1)
    """Wrong or right recovery words for one account, and mails to one address, half of them at once."""
    code_guesses_per_minute: int = Field(300, ge=1)
    """Codes for another device that all addresses together may try, half of them at once."""
    exports_per_hour: int = Field(6, ge=1)
    """How often one guest may ask for all their data, half of it at once."""
    compress: bool = True
    """Whether websocket messages are compressed: less traffic, more work."""
    watched_words: str = ""
    """File with words in the chat that call for a look, one in each line; empty: the list of the package."""
    people_per_minute: float = Field(30.0, gt=0)
    """How often a guest may ask for friends, block, report or invite somebody."""
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$")
    """Lines of this level and above are logged."""
    trusted_proxies: int = Field(0, ge=0, le=8)
    """Number of proxies in front of the server that add X-Forwarded-For."""
    site: str = ""
    """Folder of the built web app; empty: the one in the package."""

    def site_folder(self) -> Path:
        return Path(self.site) if self.site else Path(__file__).parent / "site"

    def https(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https:")

    def push_sender(self) -> str:
        """Whom a push service may write to about this server's messages."""
        site = self.public_url if self.https() else ""
        return self.push_contact or site or (f"mailto:{self.mail_from}" if self.mail_from else "")

    def host_names(self) -> frozenset[str]:
        """The host names that were configured, in small letters."""
        names = [name.strip().lower() for name in self.allowed_hosts.split(",")]
        return frozenset(name for name in (*names, urlsplit(self.public_url).hostname or "") if name)

    def database_url(self) -> str:
        """The database's URL for SQLAlchemy, with the driver that is used here."""
        scheme, url, rest = self.database.partition("://")
        if url:
            return f"{DRIVERS.get(scheme, scheme)}://{rest}"
        file = Path(self.database).expanduser() if self.database else data_home() / "flibuste.db"
        return f"{DRIVERS['sqlite']}:///{file.absolute()}"
