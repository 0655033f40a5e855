"""Makes a file of puzzles: looks at games on all cores, keeps what is done, and chooses the best."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path
from typing import Any

from flibuste.analysis.judge import POLICY
from flibuste.arena.executor import end, outcome, slots
from flibuste.kernel import registry
from flibuste.puzzles.finder import Source, Work, search
from flibuste.puzzles.puzzle import Puzzle, puzzle_of
from flibuste.puzzles.second_opinion import NAMES

WANTED = 50
Progress = Callable[[int], None]
"""Hears how many games were just finished."""


class Kept:
    """The games that were looked at, in a file: one line of JSON for each."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.works: dict[int, Work] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                try:
                    read = json.loads(line)
                    work = Work(read["number"], tuple(read["lines"]), read["looked"], read["failed"])
                except (ValueError, KeyError, TypeError):  # cut off in the middle: it is done again
                    continue
                self.works[work.number] = work

    def add(self, work: Work) -> None:
        self.works[work.number] = work
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(work._asdict(), ensure_ascii=False) + "\n")


def looked_at(
    sources: Sequence[Source],
    make_executor: Callable[[], Executor] | None = None,
    progress: Progress | None = None,
    file: Path | None = None,
) -> list[Work]:
    """What each game gave. With a file it keeps what is done, and goes on where it was stopped.

    Without an executor it runs here. The result is the same in every case.
    """
    kept = Kept(file)
    left = [source for source in sources if source.number not in kept.works]
    tell = progress or (lambda _: None)
    tell(len(sources) - len(left))
    if make_executor is None:
        for source in left:
            kept.add(search(source))
            tell(1)
    elif left:
        executor = make_executor()
        try:
            hand_out(executor, left, kept, tell)
        finally:
            end(executor)
    return [kept.works[source.number] for source in sources]


def hand_out(executor: Executor, left: Sequence[Source], kept: Kept, tell: Progress) -> None:
    """Gives out one game at a time, so that it can stop soon and no worker waits for another."""
    waiting = list(reversed(left))
    under_way: set[Future[Work]] = set()
    while waiting or under_way:
        while waiting and len(under_way) < 2 * slots(executor):
            under_way.add(executor.submit(search, waiting.pop()))
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            kept.add(outcome(future))
            tell(1)


def puzzles_in(game: str, works: Sequence[Work]) -> list[Puzzle]:
    """All puzzles that were found, each once, in the order of their games."""
    version = registry.find(game).meta.version
    found = [puzzle_of(game, version, json.loads(line)) for work in works for line in work.lines]
    return list({puzzle.id: puzzle for puzzle in found}.values())


def chosen(puzzles: Sequence[Puzzle], most: int = WANTED) -> list[Puzzle]:
    """At most so many: the themes take turns, and within a theme the clearest come first."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda one: (one.lead - one.error, one.id)):
        by_theme[puzzle.theme].append(puzzle)  # the clearest last
    kept: list[Puzzle] = []
    while len(kept) < most and any(by_theme.values()):
        for theme in sorted(by_theme):
            if by_theme[theme] and len(kept) < most:
                kept.append(by_theme[theme].pop())
    return sorted(kept, key=lambda one: one.id)


def head_of(sources: Sequence[Source], works: Sequence[Work]) -> dict[str, Any]:
    """The first line of a file: how its puzzles were made."""
    first = sources[0]
    return {
        "game": first.game,
        "version": registry.find(first.game).meta.version,
        "judges": [POLICY, *NAMES],
        "effort": first.effort._asdict(),
        "seed": first.seed,
        "games": len(sources),
        "decisions": sum(work.looked for work in works),
    }
