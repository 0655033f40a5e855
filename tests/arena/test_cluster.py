"""A match on a real Dask cluster: a worker dies in the middle, and the games are the same as here."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from flibuste.arena import executor, match_runner
from flibuste.arena.match import Match
from flibuste.arena.match_file import MatchFile
from flibuste.arena.match_runner import MatchRunner
from flibuste.cli.batch.workers import connect_cluster, silence_cluster_logs
from flibuste.cli.errors import CommandError
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice
from flibuste.server.thinking.bot_workers import Asker, BotWorkers
from flibuste.server.workers.pool import Workers
from tests.arena.test_match_runner import played
from tests.cli.terminal import environment

distributed = pytest.importorskip("distributed")

LONG = Match("libertalia", 1, 2, ("greedy", "random"), "cluster")
SETS = 40
Process = subprocess.Popen[bytes]


def dask(*words: str, folder: Path) -> Process:
    """Starts a process of the cluster, as users do."""
    words = (*words, "--no-dashboard") if words[0] != "scheduler" else (*words, "--no-dashboard", "--no-show")
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    with (folder / f"{words[0]}.log").open("ab") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, env=environment(), cwd=folder)


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, Process, list[Process]]]:
    """A scheduler and workers on this machine, each a process with one thread."""
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
    monkeypatch.setattr(match_runner, "BATCH_SECONDS", 0.0)
    silence_cluster_logs()
    with cluster(tmp_path, 1) as (address, scheduler, _), MatchFile(LONG, tmp_path / "match") as match_file:
        monkeypatch.setattr(executor, "PATIENCE", 1.0)

        def murder(count: int) -> None:
            if len(match_file.games) == 4:
                scheduler.kill()
                scheduler.wait()

        with pytest.raises(CommandError) as told:
            MatchRunner(match_file, SETS).run(lambda: connect_cluster(address), murder)
        assert told.value.key == "arena-no-cluster"
        done = [game.timeless for game in match_file.games.values()]
    assert 4 <= len(done) < 2 * SETS
    with MatchFile(LONG, tmp_path / "match") as again:
        assert [game.timeless for game in again.games.values()] == done


@pytest.mark.slow
def test_the_servers_bots_think_on_the_cluster_too(tmp_path: Path) -> None:
    game = registry.find("_parley")
    knows = Knowledge(game, game.start(make_setup(game.meta, 2), Dealer(Quick(1))), 0)

    async def chosen(address: str) -> Choice:
        workers = Workers(1)
        bots = BotWorkers(workers, address, 1.0)
        try:
            choice = await bots.choose("greedy", knows, 7, Asker("anne", "table"))
            assert bots.failures == 0
            return choice
        finally:
            await bots.close()
            await workers.close()

    with cluster(tmp_path, 1) as (address, _, _):
        there = asyncio.run(chosen(address))
    assert there == asyncio.run(chosen(""))


@pytest.mark.slow
def test_a_worker_of_the_cluster_dies_and_every_game_is_as_it_would_be_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_runner, "BATCH_SECONDS", 0.0)  # game by game
    with cluster(tmp_path, 2) as (address, _, workers):

        def murder(count: int) -> None:
            if len(match_file.games) == SETS:
                assert workers[0].poll() is None
                workers[0].kill()
                workers[0].wait()

        with MatchFile(LONG) as match_file:
            runner = MatchRunner(match_file, SETS)
            runner.run(lambda: executor.cluster(address), murder)
        assert workers[0].poll() is not None
        assert workers[1].poll() is None
    games = [game.timeless for game in runner.games()]
    assert len(games) == 2 * SETS
    assert games == played(LONG, SETS)
