"""Hostile requests, messages and frames without end, while honest games are played on the same server.

The limits on how fast somebody may ask are lifted here: they would keep nearly all of it out.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.fuzz import Tally, a_table, fuzz_http, fuzz_websocket
from tests.server.server_group import ServerGroup
from tests.server.services import Postgres, running
from tests.server.storm import FINISH_SECONDS, PlayedTables, errors, server_for
from tests.server.witness import Verdict, judge

STEP = 5_000
"""Messages between two lines of progress."""
HTTP_SHARE = 0.1
"""A request takes a connection of its own, so there are fewer of them than messages."""
HONEST_TABLES = 3
CUT_SECONDS = 3


@dataclass
class Fuzzed:
    """What was sent, what came back, and how the honest games went."""

    sent: int = 0
    seconds: float = 0.0
    answers: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)

    def take(self, tally: Tally) -> None:
        self.sent += tally.sent
        for answer, count in tally.answers.items():
            self.answers[answer] = self.answers.get(answer, 0) + count
        self.wrong += [f"fuzz: {answer} for {sent[:300]!r}" for answer, sent in tally.faults]

    def words(self) -> str:
        rate = self.sent / max(self.seconds, 0.001)
        sent = f"{self.sent} in {self.seconds:.0f} s, {rate:.0f} a second; {self.answers}"
        return f"{sent}; beside it {self.verdict.summary()}"


def fuzzed(database: str, messages: int, seconds: float, seed: int, home: Path) -> Fuzzed:
    """Sends so many messages, or as many as fit into the time, to a server with this kind of database."""
    if database == "postgresql":
        with running(Postgres) as postgres:
            return fuzz_beside_games(postgres.fresh("fuzz"), messages, seconds, seed, home)
    return fuzz_beside_games(f"sqlite:///{home / 'fuzz.db'}", messages, seconds, seed, home)


def fuzz_beside_games(database: str, messages: int, seconds: float, seed: int, home: Path) -> Fuzzed:
    done = Fuzzed()
    # Half a request is cut sooner than usual: else most of the time would go into waiting for that.
    server = server_for(database, home, header_seconds=CUT_SECONDS, body_seconds=CUT_SECONDS)
    group = ServerGroup(database, [server])
    group.start()
    played = PlayedTables(group.anywhere, seed, pause=0.2)
    begun = time.monotonic()
    try:
        with honest_games(played):
            client, table = asyncio.run(a_table(group.anywhere()))
            while done.sent < messages and time.monotonic() - begun < seconds:
                step = min(STEP, messages - done.sent)
                requests = max(1, int(HTTP_SHARE * step))
                seed += 1
                url = group.anywhere()
                done.take(fuzz_http(url, requests, seed, client.token, table))
                done.take(fuzz_websocket(url, client.token, table, step - requests, seed))
                done.seconds = time.monotonic() - begun
                print(f"  fuzz: {done.sent} in {done.seconds:.0f} s", flush=True)
        done.verdict = asyncio.run(judge(played.witness, database))
    finally:
        group.end()
    if not done.verdict.clean():
        done.wrong.append(f"fuzz: the games beside it: {done.verdict.summary()} {done.verdict.wrong[:3]}")
    if done.verdict.acknowledged == 0:
        done.wrong.append("fuzz: nothing was played beside it")
    done.wrong += [f"logged: {line[:1500]}" for server in group.servers for line in errors(server.log)]
    return done


@contextmanager
def honest_games(played: PlayedTables) -> Iterator[None]:
    """Lets games be played in a thread of their own; in the end they are played out."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    playing = asyncio.run_coroutine_threadsafe(played.begin(HONEST_TABLES), loop).result(60)

    async def played_out() -> None:
        await asyncio.wait(playing, timeout=FINISH_SECONDS)

    try:
        yield
        played.enough = True
        asyncio.run_coroutine_threadsafe(played_out(), loop).result(FINISH_SECONDS + 10)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
