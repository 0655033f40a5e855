"""A benchmark to cite: fixed tasks, and a result file with all that is needed to repeat it."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Any, NamedTuple

from flibuste.arena.match import Match, sets_for
from flibuste.arena.match_file import MatchFile
from flibuste.arena.match_game import Played
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.standings import shares_by_set
from flibuste.arena.statistics.intervals import bounded
from flibuste.kernel import registry

EDITION = 1
"""Raised whenever a task changes. Results of different editions cannot be compared."""
ITERATIONS = 200
"""What a bot that searches may use for a decision. It may not look at the clock."""
GAMES = 200


class Task(NamedTuple):
    """One bot against a table of equal rivals."""

    game: str
    seats: int
    rival: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.rival}"

    def match(self, bot: str) -> Match:
        """The match that the task is, with luck of its own that never changes."""
        rules = registry.find(self.game)
        bots = (bot, *(self.rival,) * (self.seats - 1))
        return Match(
            self.game, rules.meta.version, self.seats, bots, f"benchmark {EDITION} {self.name}",
            seconds=0.0, iterations=ITERATIONS,
        )  # fmt: skip


TASKS = (
    Task("freibeuter", 2, "mousse"),
    Task("freibeuter", 2, "matelot"),
    Task("freibeuter", 4, "matelot"),
    Task("libertalia", 2, "mousse"),
    Task("libertalia", 2, "matelot"),
    Task("libertalia", 4, "matelot"),
    Task("rum_and_pirates", 2, "mousse"),
    Task("rum_and_pirates", 2, "matelot"),
    Task("rum_and_pirates", 4, "matelot"),
    Task("stoertebeker", 2, "mousse"),
    Task("stoertebeker", 2, "matelot"),
    Task("stoertebeker", 4, "matelot"),
)


def find(names: tuple[str, ...]) -> list[Task]:
    """The tasks with these names; all if there are none. An unknown name is a LookupError."""
    known = {task.name: task for task in TASKS}
    for name in names:
        if name not in known:
            raise LookupError(name)
    return [known[name] for name in names] if names else list(TASKS)


def run(
    bot: str,
    tasks: list[Task],
    games: int,
    hire: Callable[[], Executor],
    progress: Callable[[int], None],
) -> Iterator[dict[str, Any]]:
    """Plays the tasks. Yields what each came to."""
    for task in tasks:
        match = task.match(bot)
        runner = MatchRunner(MatchFile(match), sets_for(match, games))
        runner.run(hire, progress)
        yield result_of(task, bot, runner.games())


def result_of(task: Task, bot: str, games: list[Played]) -> dict[str, Any]:
    """The share of wins with its interval, and every game. Equal bots have a share of 1 / seats."""
    share = shares_by_set(games, bot) if bot != task.rival else []
    # Among equals the bot's own games cannot be told from its rivals': the share is known.
    wins = bounded(share) if share else None
    lines: list[Any] = [[list(one.bots), list(one.scores), one.decisions] for one in games]
    return {
        "task": task.name,
        "game": task.game,
        "rules": registry.find(task.game).meta.version,
        "seats": task.seats,
        "rival": task.rival,
        "seed": task.match(bot).seed,
        "iterations": ITERATIONS,
        "wins": round(wins.mean, 4) if wins else round(1 / task.seats, 4),
        "interval": [round(wins.low, 4), round(wins.high, 4)] if wins else None,
        "count": len(games),
        "digest": digest(lines),
        "games": lines,
    }


def digest(lines: list[Any]) -> str:
    """The fingerprint of all games of a task: who sat where, the scores, and how many choices were made."""
    return hashlib.sha256(json.dumps(lines, separators=(",", ":")).encode()).hexdigest()


def report(bot: str, version: str, compiled: bool, results: list[dict[str, Any]]) -> dict[str, Any]:
    """The result file. `score` is the mean over the tasks of wins, 1 being what an equal bot gets."""
    gained = [one["wins"] * one["seats"] for one in results]
    return {
        "benchmark": EDITION,
        "bot": bot,
        "score": round(sum(gained) / len(gained), 4),
        "complete": [one["task"] for one in results] == [task.name for task in TASKS]
        and all(one["count"] >= GAMES for one in results),
        "flibuste": version,
        "build": "compiled" if compiled else "source",
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "tasks": results,
    }
