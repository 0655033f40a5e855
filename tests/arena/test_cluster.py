"""A match on a real Dask cluster: a worker dies in the middle, and every game is as it would be here."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from flibuste.bots import executor
from flibuste.bots.arena import tournament as tournaments
from flibuste.bots.arena.logbook import Logbook
from flibuste.bots.arena.match import Match
from flibuste.bots.arena.tournament import Tournament
from flibuste.cli.contest import connected, hush
from flibuste.cli.trouble import Trouble
from flibuste.kernel import shelf
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import settle
from flibuste.kernel.knowledge import Knowledge
from flibuste.server.thinking import Thinking
from tests.bots.test_arena_tournament import played
from tests.cli.terminal import environment

distributed = pytest.importorskip("distributed")

LONG = Match("libertalia", 1, 2, ("greedy", "random"), "cluster")
SETS = 40
Process = subprocess.Popen[bytes]


def dask(*words: str, folder: Path) -> Process:
    """A process of the cluster, as one would start it by hand."""
    words = (*words, "--no-dashboard") if words[0] != "scheduler" else (*words, "--no-dashboard", "--no-show")
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    with (folder / f"{words[0]}.log").open("ab") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, env=environment(), cwd=folder)


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, Process, list[Process]]]:
    """A scheduler and so many workers, each a process with one thread, all on this machine."""
    file = folder / "scheduler.json"
    everybody = [
        dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file), folder=folder)
    ]
    try:
        client = None
        for _ in range(workers):
            words = (
                "worker",
                "--scheduler-file",
                str(file),
                "--nthreads",
                "1",
                "--no-nanny",
                "--host",
                "127.0.0.1",
            )
            everybody.append(dask(*words, folder=folder))
        while client is None:
            assert everybody[0].poll() is None, (folder / "scheduler.log").read_text(encoding="utf-8")
            if file.exists() and file.stat().st_size:
                client = distributed.Client(scheduler_file=str(file), timeout=60, set_as_default=False)
        client.wait_for_workers(workers, timeout=60)
        address = str(client.scheduler.address)
        client.close()
        yield address, everybody[0], everybody[1:]
    finally:
        for process in everybody:
            process.kill()
            process.wait()


@pytest.mark.slow
def test_a_cluster_that_goes_away_ends_the_match_and_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "ERRAND", 0.0)
    hush()
    with cluster(tmp_path, 1) as (address, scheduler, _), Logbook(LONG, tmp_path / "match") as logbook:
        monkeypatch.setattr(executor, "PATIENCE", 1.0)

        def murder(count: int) -> None:
            if len(logbook.games) == 4:
                scheduler.kill()
                scheduler.wait()

        with pytest.raises(Trouble) as told:
            Tournament(logbook, SETS).run(lambda: connected(address), murder)
        assert told.value.key == "arena-no-cluster"
        done = [game.timeless for game in logbook.games.values()]
    assert 4 <= len(done) < 2 * SETS
    with Logbook(LONG, tmp_path / "match") as again:
        assert [game.timeless for game in again.games.values()] == done


@pytest.mark.slow
def test_the_servers_bots_think_on_the_cluster_too(tmp_path: Path) -> None:
    game = shelf.find("_parley")
    knows = Knowledge(game, game.start(settle(game.meta, 2), Dealer(Quick(1))), 0)
    here = Thinking(1, "", 1.0)
    with cluster(tmp_path, 1) as (address, _, _):
        there = Thinking(1, address, 1.0)
        try:
            chosen = asyncio.run(there.choose("greedy", knows, 7))
            assert there.failures == 0
        finally:
            there.close()
    try:
        assert chosen == asyncio.run(here.choose("greedy", knows, 7))
    finally:
        here.close()


@pytest.mark.slow
def test_a_worker_of_the_cluster_dies_and_every_game_is_as_it_would_be_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "ERRAND", 0.0)  # game by game
    with cluster(tmp_path, 2) as (address, _, workers):

        def murder(count: int) -> None:
            if len(logbook.games) == SETS:
                assert workers[0].poll() is None
                workers[0].kill()
                workers[0].wait()

        with Logbook(LONG) as logbook:
            tournament = Tournament(logbook, SETS)
            tournament.run(lambda: executor.cluster(address), murder)
        assert workers[0].poll() is not None
        assert workers[1].poll() is None
    games = [game.timeless for game in tournament.games()]
    assert len(games) == 2 * SETS
    assert games == played(LONG, SETS)
