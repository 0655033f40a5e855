"""A real PostgreSQL and a real Redis for the tests: their own ports and folders, stopped at the end."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest
from redis import Redis
from redis.exceptions import RedisError

from tests.server.harness import free_port

READY_SECONDS = 60
FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/usr/sbin", "/usr/local/bin", "/opt/*/bin")


class Missing(Exception):
    """A program the tests need is not installed."""


def program(name: str, package: str) -> str:
    """Where a program is: on the path, or where packages put it."""
    found = shutil.which(name)
    if found is not None:
        return found
    there = [file for folder in FOLDERS for file in sorted(Path("/").glob(f"{folder[1:]}/{name}"))]
    if not there:
        raise Missing(f"{name} is not installed: install the package {package}, or run `make services`.")
    return str(there[-1])


class Service:
    """A program in the foreground, with a folder and a port of its own."""

    def __init__(self, command: list[str], home: Path, port: int, user: str | None = None) -> None:
        self.command = command
        self.home = home
        self.port = port
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Starts it, or starts it again with the same port and data; returns when it answers."""
        with (self.home / "log").open("ab") as log:
            command = self.command
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.home)
        give_up = time.monotonic() + READY_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError(f"{command[0]} did not start:\n{(self.home / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None


S = TypeVar("S", bound=Service)


class Postgres(Service):
    """PostgreSQL with its usual, durable settings."""

    def __init__(self, home: Path) -> None:
        user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if user is not None:
            shutil.chown(home, user)
        data = home / "data"
        port = free_port()
        subprocess.run(
            [program("initdb", "postgresql"), "-D", data, "-U", "flibuste", "-A", "trust", "-E", "UTF8"],
            check=True, capture_output=True, user=user, cwd=home,
        )  # fmt: skip
        listening = ["-p", str(port), "-h", "127.0.0.1", "-k", str(home), "-c", "max_connections=200"]
        super().__init__([program("postgres", "postgresql"), "-D", str(data), *listening], home, port, user)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://flibuste@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def fresh(self, name: str) -> str:
        """Makes an empty database of this name; returns its address."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'drop database if exists "{name}" with (force)')
            connection.execute(f'create database "{name}"')
        return self.url(name)


class RedisServer(Service):
    """Redis without anything on disk: it only passes news on."""

    def __init__(self, home: Path) -> None:
        port = free_port()
        keeps_nothing = ["--save", "", "--appendonly", "no"]
        command = [program("redis-server", "redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
        super().__init__([*command, *keeps_nothing, "--dir", str(home)], home, port)

    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            with Redis.from_url(self.url(), socket_connect_timeout=2) as client:
                return bool(client.ping())
        except RedisError:
            return False


@contextmanager
def running(kind: Callable[[Path], S]) -> Iterator[S]:
    """Starts a service, and in the end stops it and removes its folder."""
    home = Path(tempfile.mkdtemp(prefix="flibuste-"))
    try:
        service = kind(home)
        try:
            service.start()
            yield service
        finally:
            service.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


def for_tests(kind: Callable[[Path], S]) -> Iterator[S]:
    try:
        with running(kind) as service:
            yield service
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from for_tests(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    yield from for_tests(RedisServer)
