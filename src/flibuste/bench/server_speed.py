"""How fast the server is: acknowledged choices a second and how long each takes, beside a peer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import insert

import flibuste
from flibuste.cli.serve import settings_from
from flibuste.cli.speed import compiled
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.kernel import shelf
from flibuste.kernel.words import Refusal
from flibuste.server.harbour import Harbour
from flibuste.server.identity import Identity
from flibuste.server.lobby import Lobby, Wanted
from flibuste.server.schema import ACTS
from flibuste.server.store import Store
from flibuste.server.thinking import Thinking
from flibuste.server.wharf import wharf_for
from flibuste.table.act import Act
from flibuste.table.clock import Pace
from flibuste.table.voyage import Voyage

GAME = "freibeuter"
READY_SECONDS = 60.0
PREPARING_SECONDS = 600.0
"""What setting up may take on a slow machine, besides the measuring."""
ACTS_OPENED = 500
PAIRS = 5
"""How often a free choice is taken back and made again in the table of so many acts."""
OPENINGS = 5

GENEROUS = {
    "host": "127.0.0.1",
    "port": 0,
    "compress": "false",
    "workers": 1,
    "requests_per_minute": 1_000_000_000,
    "messages_per_second": 1_000_000,
    "tables_per_guest": 1_000_000,
    "connections_per_guest": 1_000_000,
    "connections": 1_000_000,
    "log_level": "warning",
}
"""The server's settings. Whatever could refuse is out of the way; what is saved, and how, is as always."""

PEER = Path(__file__).parent / "peer"


class Speed(NamedTuple):
    """Acknowledged choices a second, and milliseconds from a choice to the update that shows it."""

    name: str
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    driver_busy: float
    """Share of one core the driver took: far below 1, or it is the driver that was measured."""
    server_busy: float | None
    """Share of one core the server took, where the system tells."""


class Opening(NamedTuple):
    """A stored table read into memory."""

    acts: int
    ms: float


class ServerReport(NamedTuple):
    compiled: bool
    tables: int
    ours: Speed
    game: Opening
    long: Opening
    peers: list[Speed]

    def json(self) -> dict[str, Any]:
        ours = self.ours._asdict()
        del ours["name"]
        return {
            "compiled": self.compiled,
            "tables": self.tables,
            **ours,
            "open_500_ms": self.long.ms,
            "open_500_acts": self.long.acts,
            "open_game_ms": self.game.ms,
            "open_game_acts": self.game.acts,
            "peers": [peer._asdict() for peer in self.peers],
        }


def measure(game: str, tables: int, seconds: float, peers: bool) -> Iterator[str | ServerReport]:
    """Yields the name of what is measured next, and last the report."""
    seats = max(shelf.find(game).meta.seats)
    cache = cache_folder()
    cache.mkdir(parents=True, exist_ok=True)
    more_files()
    node = ""
    if peers:
        yield "npm"
        node = installed_peer(cache / "peer")
    # Not in the system's folder for such things: it may be kept in memory, and saving would cost nothing.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=cache) as name:
        folder = Path(name)
        yield "flibuste serve"
        ours = own_speed(folder, game, seats, tables, seconds)
        theirs = []
        for kind in ("memory", "flatfile") if peers else ():
            yield f"boardgame.io {kind}"
            theirs.append(peer_speed(node, cache / "peer", folder, kind, seats, tables, seconds))
        yield "Harbour.find"
        whole, long = asyncio.run(openings(folder, game, seats))
    yield ServerReport(compiled(), tables, ours, whole, long, theirs)


def cache_folder() -> Path:
    own = os.environ.get("FLIBUSTE_HOME")
    if own:
        return Path(own) / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "flibuste"


def more_files() -> None:
    """Every connection is an open file, here and in the processes started from here."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def own_speed(folder: Path, game: str, seats: int, tables: int, seconds: float) -> Speed:
    env = {key: value for key, value in os.environ.items() if not key.startswith("FLIBUSTE_")}
    env |= {f"FLIBUSTE_{key.upper()}": str(value) for key, value in GENEROUS.items()}
    env |= {"FLIBUSTE_DATABASE": f"sqlite:///{folder / 'bench.db'}", "XDG_DATA_HOME": str(folder)}
    assert flibuste.__file__ is not None
    home = str(Path(flibuste.__file__).parents[1])  # the same build there as here
    env["PYTHONPATH"] = os.pathsep.join(part for part in (home, env.get("PYTHONPATH")) if part)
    python = [sys.executable, "-m"]
    with serving([*python, "flibuste", "serve", "--no-browser"], folder, env) as (url, pid):
        words = [url, pid, game, str(seats), str(tables), str(seconds)]
        return driven("flibuste", [*python, "flibuste.cli.driver", *words], folder, env, seconds)


def peer_speed(
    node: str, home: Path, folder: Path, kind: str, seats: int, tables: int, seconds: float
) -> Speed:
    env = {**os.environ, "NODE_ENV": "production"}
    where = [] if kind == "memory" else [str(folder / "matches")]
    with serving([node, str(home / "server.mjs"), *where], folder, env) as (url, pid):
        command = [node, str(home / "driver.mjs"), url, pid, str(seats), str(tables), str(seconds)]
        return driven(f"boardgame.io {kind}", command, folder, env, seconds)


@contextlib.contextmanager
def serving(command: list[str], folder: Path, env: dict[str, str]) -> Iterator[tuple[str, str]]:
    """A server in a process of its own, until the end; the address it names when it is ready, and its id."""
    log = folder / "server.log"
    with log.open("wb") as stream:
        process = subprocess.Popen(  # noqa: S603 - ours, or the peer's
            command, cwd=folder, env=env, stdout=stream, stderr=stream
        )
    try:
        give_up = time.monotonic() + READY_SECONDS
        while (found := re.search(r"http://127\.0\.0\.1:\d+/", log.read_text(errors="replace"))) is None:
            if process.poll() is not None or time.monotonic() > give_up:
                raise Trouble("bench-no-server", {"what": last_words(log.read_text(errors="replace"))}, FOUND)
            time.sleep(0.05)
        yield found[0], str(process.pid)
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def driven(name: str, command: list[str], folder: Path, env: dict[str, str], seconds: float) -> Speed:
    """Runs a driver, and reads what it has measured."""
    try:
        done = run(command, folder, env, PREPARING_SECONDS + 3 * seconds)
    except subprocess.TimeoutExpired:
        raise Trouble("bench-no-figures", {"name": name, "what": "…"}, FOUND) from None
    if done.returncode:
        raise Trouble("bench-no-figures", {"name": name, "what": last_words(done.stderr)}, FOUND)
    found = json.loads(done.stdout.splitlines()[-1])
    return Speed(name, *(found[field] for field in Speed._fields[1:]))


def run(
    command: list[str], folder: Path, env: dict[str, str], seconds: float
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - a driver of ours, or npm
        command, cwd=folder, env=env, capture_output=True, encoding="utf-8", timeout=seconds, check=False
    )


def last_words(log: str) -> str:
    lines = log.strip().splitlines()
    return lines[-1][:300] if lines else "…"


def installed_peer(home: Path) -> str:
    """Puts the peer into our cache, the first time with npm; the command that runs it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Trouble("bench-no-node", {}, FOUND)
    wanted = (PEER / "package.json").read_text(encoding="utf-8")
    there = home / "package.json"
    done = home / "node_modules" / "boardgame.io"
    fresh = there.is_file() and there.read_text(encoding="utf-8") == wanted and done.is_dir()
    shutil.copytree(PEER, home, dirs_exist_ok=True)
    if not fresh:
        command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error"]
        ran = run(command, home, dict(os.environ), PREPARING_SECONDS)
        if ran.returncode:
            shutil.rmtree(home / "node_modules", ignore_errors=True)
            raise Trouble("bench-npm-failed", {"what": last_words(ran.stderr)}, FOUND)
    return node


async def openings(folder: Path, game: str, seats: int) -> tuple[Opening, Opening]:
    """A whole game, and a table of 500 acts: a game is shorter, so choices are taken back and made again."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'opening.db'}")
    await store.open()
    settings = settings_from(None, {})
    harbour = Harbour(store, wharf_for(""), Thinking(1, "", 1.0))
    identity, lobby = Identity(store, "bench"), Lobby(store, harbour, settings)
    crew = [(await identity.welcome(f"Sailor {seat + 1}"))[0] for seat in range(seats)]
    found = []
    for pairs in (0, PAIRS):
        id = await lobby.make(crew[0], Wanted(game, seats, {}, True, True, Pace()), "")
        for guest in crew[1:]:
            await lobby.take(id, guest, None, "", "")
        await lobby.start(id, crew[0], None)
        voyage = (await harbour.find(id)).voyage
        assert voyage is not None
        acts = played(voyage, pairs)
        async with store.connect() as connection:
            await connection.execute(insert(ACTS), [{"table": id, **act._asdict()} for act in acts])
        found.append(Opening(len(acts), await opening_ms(harbour, id, len(acts))))
    await store.close()
    return found[0], found[1]


async def opening_ms(harbour: Harbour, id: str, acts: int) -> float:
    times = []
    for _ in range(OPENINGS):
        harbour.berths.clear()
        begin = time.perf_counter()
        berth = await harbour.find(id)
        times.append(1000 * (time.perf_counter() - begin))
        assert berth.voyage is not None
        assert berth.voyage.n == acts
    return round(statistics.median(times), 2)


def played(voyage: Voyage, pairs: int) -> list[Act]:
    """A random game but for its last choice; each that can be is taken back and made again so often."""
    table, pick = voyage.table, random.Random(1)
    acts: list[Act] = []

    def act(kind: str, seat: int, text: str = "") -> None:
        plan = voyage.plan(kind, seat, text, len(acts))
        acts.append(plan.act)
        voyage.take(plan)

    while len(acts) < ACTS_OPENED:
        seat = voyage.asking[0]
        text = pick.choice(table.game.options(table.state, seat)).text
        if not table.game.asking(table.draft(seat, table.game.vocabulary.parse(text)).state):
            break
        act("choose", seat, text)
        with contextlib.suppress(Refusal):
            for _ in range(min(pairs, (ACTS_OPENED - len(acts)) // 2)):
                act("undo", seat)
                act("choose", seat, text)
    return acts
