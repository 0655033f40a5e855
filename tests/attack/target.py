"""The server under attack: started here, on loopback, with the limits every server has by default."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import httpx

from tests.server.harness import ServerProcess
from tests.server.processes import descendants, resident
from tests.server.services import Postgres, running
from tests.server.storm import errors

GENEROUS = ("FLIBUSTE_REQUESTS_PER_MINUTE", "FLIBUSTE_MESSAGES_PER_SECOND", "FLIBUSTE_WORKERS")
"""What the tests' servers set so that tests are quick; an attack meets the usual limits."""


class Target:
    """A server, and when it was down because it was started again."""

    def __init__(self, database: str, home: Path) -> None:
        for name in [
            name for name in os.environ if name.startswith("FLIBUSTE_") and name != "FLIBUSTE_BUILD"
        ]:
            del os.environ[name]
        self.database = database
        self.server = ServerProcess(database, home)
        for name in GENEROUS:
            del self.server.env[name]
        self.down: list[tuple[float, float]] = []
        """From when to when, by the wall clock, no server was there."""
        self.wrong: list[str] = []
        self.most_memory = 0

    @property
    def url(self) -> str:
        return self.server.url

    def start(self) -> None:
        self.server.start()

    def restart(self) -> float:
        """Stops the server and starts it again; returns the seconds until it is ready."""
        begun = time.time()
        try:
            self.server.stop()
        except subprocess.TimeoutExpired:
            self.wrong.append("the server did not end within 30 s of SIGTERM")
            self.server.kill()
        self.server.start()
        self.down.append((begun, time.time()))
        return time.time() - begun

    def alive(self) -> bool:
        """Whether it answers, and the process is the one that was started."""
        try:
            answers = httpx.get(f"{self.url}/health", timeout=10).status_code == 200
        except httpx.HTTPError:
            answers = False
        return answers and self.server.process is not None and self.server.process.poll() is None

    def memory(self) -> tuple[int, int]:
        """Megabytes of the server, and of its workers together."""
        if self.server.process is None:
            return 0, 0
        pid = self.server.process.pid
        mine, theirs = resident(pid), sum(map(resident, descendants(pid)))
        self.most_memory = max(self.most_memory, mine + theirs)
        return mine, theirs

    def tracebacks(self) -> list[str]:
        return [line[:3000] for line in errors(self.server.log)]

    def end(self) -> None:
        self.server.kill()


def must_be_loopback(url: str) -> None:
    """Nobody else's server is attacked."""
    host = httpx.URL(url).host
    try:
        near = ip_address(host).is_loopback
    except ValueError:  # a name
        near = False
    if not near:
        raise SystemExit(f"{host} is not on loopback: the attack is for a server of one's own")


@contextmanager
def target(database: str, home: Path) -> Iterator[Target]:
    """A running server with a database of its own."""
    if database == "postgresql":
        with running(Postgres) as postgres:
            yield from started(Target(postgres.fresh("attack"), home))
    else:
        yield from started(Target(f"sqlite:///{home / 'attack.db'}", home))


def started(attacked: Target) -> Iterator[Target]:
    attacked.start()
    try:
        yield attacked
    finally:
        attacked.end()


@contextmanager
def playing_beside(url: str, samples: Path) -> Iterator[None]:
    """A bystander who plays until the block ends."""
    command = [sys.executable, "-m", "tests.attack.bystander", url, str(samples)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        process.communicate()
        process.wait(60)
