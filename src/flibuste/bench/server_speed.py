"""Measures the server: choices a second and the time to each update, beside another server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import flibuste
from flibuste.bench.build import compiled
from flibuste.bench.failure import BenchFailed
from flibuste.bench.table_opening import Opening, openings
from flibuste.kernel import registry

GAME = "freibeuter"
READY_SECONDS = 60.0
PREPARING_SECONDS = 600.0
"""Seconds that preparations may take on a slow machine."""

SETTINGS = {
    "host": "127.0.0.1",
    "port": 0,
    "compress": "false",
    "workers": 1,
    "requests_per_minute": 1_000_000_000,
    "messages_per_second": 1_000_000,
    "hellos_per_minute": 1_000_000_000,
    "guests_per_hour": 1_000_000_000,
    "tables_per_minute": 1_000_000_000,
    "tables_per_guest": 1_000_000,
    "connections_per_guest": 1_000_000,
    "connections": 1_000_000,
    "log_level": "warning",
}
"""The server's settings: no limits, and everything is stored as usual."""

PEER = Path(__file__).parent / "boardgame_io"


class Speed(NamedTuple):
    """Acknowledged choices a second, and milliseconds from a choice to its update."""

    name: str
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    driver_busy: float
    """The share of one core that the driver used. Near 1, the driver was measured instead of the server."""
    server_busy: float | None
    """The share of one core that the server used, if the system knows it."""


class ServerReport(NamedTuple):
    """Everything that was measured."""

    compiled: bool
    tables: int
    ours: Speed
    game: Opening
    long: Opening
    peers: list[Speed]

    def json(self) -> dict[str, Any]:
        """The report for other programs."""
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
    """Yields the name of what is measured next, and at last the report."""
    seats = max(registry.find(game).meta.seats)
    cache = cache_folder()
    cache.mkdir(parents=True, exist_ok=True)
    raise_file_limit()
    node = ""
    if peers:
        yield "npm"
        node = installed_peer(cache / "peer")
    # Not in the system's temporary folder: it may be in memory, where storing costs nothing.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=cache) as name:
        folder = Path(name)
        yield "flibuste serve"
        ours = own_speed(folder, game, seats, tables, seconds)
        theirs = []
        for kind in ("memory", "flatfile") if peers else ():
            yield f"boardgame.io {kind}"
            theirs.append(peer_speed(node, cache / "peer", folder, kind, seats, tables, seconds))
        yield "LiveTables.find"
        whole, long = asyncio.run(openings(folder, game, seats))
    yield ServerReport(compiled(), tables, ours, whole, long, theirs)


def cache_folder() -> Path:
    """The folder for the other server and for temporary databases."""
    own = os.environ.get("FLIBUSTE_HOME")
    if own:
        return Path(own) / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "flibuste"


def raise_file_limit() -> None:
    """Allows more open files here and in child processes: every connection is one."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def own_speed(folder: Path, game: str, seats: int, tables: int, seconds: float) -> Speed:
    """Measures our server."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("FLIBUSTE_")}
    env |= {f"FLIBUSTE_{key.upper()}": str(value) for key, value in SETTINGS.items()}
    env |= {"FLIBUSTE_DATABASE": f"sqlite:///{folder / 'bench.db'}", "XDG_DATA_HOME": str(folder)}
    assert flibuste.__file__ is not None
    home = str(Path(flibuste.__file__).parents[1])  # the same build as this process
    env["PYTHONPATH"] = os.pathsep.join(part for part in (home, env.get("PYTHONPATH")) if part)
    python = [sys.executable, "-m"]
    with serving([*python, "flibuste", "serve", "--no-browser"], folder, env) as (url, pid):
        words = [url, pid, game, str(seats), str(tables), str(seconds)]
        return driven("flibuste", [*python, "flibuste.bench.load_driver", *words], folder, env, seconds)


def peer_speed(
    node: str, home: Path, folder: Path, kind: str, seats: int, tables: int, seconds: float
) -> Speed:
    """Measures boardgame.io's server."""
    env = {**os.environ, "NODE_ENV": "production"}
    where = [] if kind == "memory" else [str(folder / "matches")]
    with serving([node, str(home / "server.mjs"), *where], folder, env) as (url, pid):
        command = [node, str(home / "driver.mjs"), url, pid, str(seats), str(tables), str(seconds)]
        return driven(f"boardgame.io {kind}", command, folder, env, seconds)


@contextlib.contextmanager
def serving(command: list[str], folder: Path, env: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Runs a server in a process. Yields the address that it prints when it is ready, and its process id."""
    log = folder / "server.log"
    with log.open("wb") as stream:
        process = subprocess.Popen(  # noqa: S603 - our server, or boardgame.io
            command, cwd=folder, env=env, stdout=stream, stderr=stream
        )
    try:
        give_up = time.monotonic() + READY_SECONDS
        while (found := re.search(r"http://127\.0\.0\.1:\d+/", log.read_text(errors="replace"))) is None:
            if process.poll() is not None or time.monotonic() > give_up:
                raise BenchFailed("bench-no-server", {"what": last_line(log.read_text(errors="replace"))})
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
    """Runs a driver and reads its figures."""
    try:
        done = run(command, folder, env, PREPARING_SECONDS + 3 * seconds)
    except subprocess.TimeoutExpired:
        raise BenchFailed("bench-no-figures", {"name": name, "what": "…"}) from None
    if done.returncode:
        raise BenchFailed("bench-no-figures", {"name": name, "what": last_line(done.stderr)})
    found = json.loads(done.stdout.splitlines()[-1])
    return Speed(name, *(found[field] for field in Speed._fields[1:]))


def run(
    command: list[str], folder: Path, env: dict[str, str], seconds: float
) -> subprocess.CompletedProcess[str]:
    """Runs a program and collects its output."""
    return subprocess.run(  # noqa: S603 - a driver of ours, or npm
        command, cwd=folder, env=env, capture_output=True, encoding="utf-8", timeout=seconds, check=False
    )


def last_line(log: str) -> str:
    """The last line of a log, for an error message."""
    lines = log.strip().splitlines()
    return lines[-1][:300] if lines else "…"


def installed_peer(home: Path) -> str:
    """Installs boardgame.io into the cache if necessary, and returns the command `node`."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise BenchFailed("bench-no-node", {})
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
            raise BenchFailed("bench-npm-failed", {"what": last_line(ran.stderr)})
    return node
