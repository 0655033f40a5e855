"""Games by bots on many workers: a sign of how far they are, and a sentence for all that can go wrong."""

from __future__ import annotations

import logging
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.bots import executor
from flibuste.bots.arena.bout import BotFailed, OtherRules
from flibuste.bots.arena.intervals import bounded
from flibuste.bots.arena.logbook import OtherMatch, Unreadable
from flibuste.bots.arena.standing import shares_by_set
from flibuste.bots.arena.tournament import Tournament
from flibuste.cli import home
from flibuste.cli.trouble import FOUND, Trouble, whole
from flibuste.cli.voice import Voice
from flibuste.kernel.words import Facts

EVERY = 5.0
"""Seconds between two lines of progress where there is no terminal."""


def hired(jobs: str, cluster: str) -> Callable[[], Executor]:
    """How workers are found, when they are needed."""
    count = whole(jobs, "--jobs") if jobs else executor.cores()
    if not cluster:
        return lambda: executor.local(count)
    return lambda: connected(cluster)


def connected(address: str) -> Executor:
    try:
        hush()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = executor.cluster(address)
    except ModuleNotFoundError as lack:
        lacking: Facts = {"command": "--cluster", "package": str(lack.name)}
        raise Trouble("package-missing", lacking, FOUND) from None
    except (OSError, ValueError):
        raise Trouble("arena-no-cluster", {"address": address[:80]}, FOUND) from None
    return found


def hush() -> None:
    """The cluster's own talk is not for people."""
    import distributed  # noqa: F401 - its loggers are there once it is

    for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)


@contextmanager
def match_trouble(voice: Voice, game: str, folder: Path | None) -> Iterator[None]:
    """Whatever ends a match early, as a sentence. Finished games are kept in any case."""
    place = str(folder or "")
    try:
        yield
    except BotFailed as fault:
        file = home.home() / "faults" / f"bot-{game}-{fault.fixture.set}-{fault.fixture.game}.txt"
        home.write(file, f"{fault.bot} {fault.fixture}\n{fault.what}\n")
        if fault.verdict is not None and voice.tongue.has(f"refusal-{fault.verdict.reason}"):
            voice.complain(voice.tongue.refusal(fault.verdict))
        facts: Facts = {"bot": fault.bot, "set": fault.fixture.set, "file": str(file)}
        raise Trouble("arena-bot-failed", facts, FOUND) from None
    except OtherMatch:
        raise Trouble("arena-other-match", {"folder": place}) from None
    except Unreadable as bad:
        raise Trouble("arena-unreadable", {"file": str(bad.file), "line": bad.line}, FOUND) from None
    except OtherRules:
        raise Trouble("arena-other-rules", {"game": game}, FOUND) from None
    except BrokenExecutor:
        raise Trouble("arena-workers-died", {"folder": place}, FOUND) from None


def contested(
    voice: Voice, tournament: Tournament, hire: Callable[[], Executor], folder: str, command: str = "arena"
) -> None:
    """Plays the match. After Ctrl-C it says how to go on."""
    try:
        with shown(voice, tournament) as progress:
            tournament.run(hire, progress)
    except KeyboardInterrupt:
        kept = voice.words("arena-stopped-kept", {"folder": folder, "command": command}) if folder else ""
        voice.complain(kept or voice.words("arena-stopped"))
        raise


@contextmanager
def shown(voice: Voice, tournament: Tournament) -> Iterator[Callable[[int], None]]:
    """A bar with the time left and how it stands; without a terminal a line now and then."""
    total = tournament.sets * tournament.size
    if not voice.err.is_terminal:
        yield Lines(voice, tournament, total)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[estimate]}"),
    )
    with Progress(*columns, console=voice.err, transient=True) as bar:
        task = bar.add_task(voice.words("simulate-progress"), total=total, estimate="")
        last = 0.0

        def advance(count: int) -> None:
            nonlocal last
            bar.advance(task, count)
            if time.monotonic() - last > 1:
                last = time.monotonic()
                bar.update(task, estimate=estimate(voice, tournament))

        yield advance


def estimate(voice: Voice, tournament: Tournament) -> str:
    """How the first bot stands, and how near the sequential test is to its end."""
    games = tournament.games()
    if not games or tournament.match.study:
        return ""
    bot = tournament.match.bots[0]
    share = bounded(shares_by_set(games, bot)).scaled(100, 0)
    facts: Facts = {"bot": bot, "mean": share.mean, "low": share.low, "high": share.high}
    text = voice.words("arena-estimate", facts)
    if tournament.test is not None:
        bound = tournament.test.claims.bound
        part = min(1.0, abs(tournament.test.verdict.ratio) / bound)
        text += " · " + voice.words("arena-certainty", {"part": 100 * part})
    return text


class Lines:
    """Progress as plain lines."""

    def __init__(self, voice: Voice, tournament: Tournament, total: int) -> None:
        self.voice = voice
        self.tournament = tournament
        self.total = total
        self.began = self.last = time.monotonic()
        self.first = -1
        self.done = 0

    def __call__(self, count: int) -> None:
        self.done += count
        if self.first < 0:  # what was there before
            self.first = self.done
        now = time.monotonic()
        if now - self.last < EVERY or self.done == self.first:
            return
        self.last = now
        left = int((now - self.began) / (self.done - self.first) * (self.total - self.done))
        line = self.voice.words("simulate-line", {"done": self.done, "games": self.total, "seconds": left})
        state = estimate(self.voice, self.tournament)
        self.voice.complain(f"{line} · {state}" if state else line)
