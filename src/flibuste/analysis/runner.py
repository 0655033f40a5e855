"""Runs an analysis in many processes or on a cluster, keeps what is done, and goes on from there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path
from typing import Any

from flibuste.analysis.analyse import Job, Opening, StepWork, opened, report_of, work_opening, work_step
from flibuste.analysis.decisions import DecisionValue, OptionValue
from flibuste.analysis.identity import StepValue, Value
from flibuste.analysis.judge import POLICY
from flibuste.analysis.report import Report, plain
from flibuste.arena.executor import end, outcome, slots

OPENING = -1
"""The number of the work before the first step."""
Progress = Callable[[int, int], None]
"""Hears how many pieces are done, and how many there are."""


class Kept:
    """The finished pieces of one analysis, in a file: one line of JSON for each."""

    def __init__(self, folder: Path | None, job: Job) -> None:
        self.file = folder / f"{key_of(job)}.ndjson" if folder else None
        self.pieces: dict[int, Opening | StepWork] = {}
        if self.file is not None and self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                try:
                    read = json.loads(line)
                    self.pieces[read["number"]] = piece_of(read)
                except (ValueError, KeyError, TypeError):  # cut off in the middle: it is done again
                    continue

    def add(self, number: int, piece: Opening | StepWork) -> None:
        self.pieces[number] = piece
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, **plain(piece)}) + "\n")


def key_of(job: Job) -> str:
    """The same for the same record, effort, seed and policy."""
    told = json.dumps([job.record, list(job.effort), job.seed, POLICY])
    return hashlib.sha256(told.encode()).hexdigest()[:40]


def piece_of(read: dict[str, Any]) -> Opening | StepWork:
    """A piece as it was written."""
    if read["number"] == OPENING:
        return Opening(value_of(read["dealt"]), value_of(read["start"]))
    value = read["value"]
    alone = tuple(None if one is None else value_of(one) for one in value["alone"])
    decisions = tuple(
        DecisionValue(**{**one, "options": tuple(OptionValue(**option) for option in one["options"])})
        for one in read["decisions"]
    )
    batches = tuple(tuple(batch) for batch in value["batches"])
    told = StepValue(value_of(value["chosen"]), alone, value_of(value["after"]), batches)
    return StepWork(told, decisions)


def value_of(read: dict[str, Any]) -> Value:
    return Value(tuple(read["shares"]), tuple(read["margins"]))


def piece(job: Job, number: int) -> Opening | StepWork:
    """Runs in a worker."""
    return work_opening(job) if number == OPENING else work_step(job, number)


def analyse(
    job: Job,
    make_executor: Callable[[], Executor] | None = None,
    progress: Progress | None = None,
    folder: Path | None = None,
) -> Report:
    """The analysis of a finished game.

    Without an executor it runs here. With a folder it keeps what is done, and goes on where it was stopped.
    The report is the same in every case.
    """
    kept = Kept(folder, job)
    numbers = [OPENING, *range(len(opened(job.record)[2]))]
    left = [number for number in numbers if number not in kept.pieces]

    def tell() -> None:
        if progress is not None:
            progress(len(kept.pieces), len(numbers))

    tell()
    if make_executor is None:
        for number in left:
            kept.add(number, piece(job, number))
            tell()
    elif left:
        executor = make_executor()
        try:
            hand_out(executor, job, left, kept, tell)
        finally:
            end(executor)
    pieces = kept.pieces
    opening = pieces[OPENING]
    assert isinstance(opening, Opening)
    done = [one for number in numbers[1:] if isinstance(one := pieces[number], StepWork)]
    return report_of(job, opening, done)


def hand_out(executor: Executor, job: Job, left: list[int], kept: Kept, tell: Callable[[], None]) -> None:
    """Gives out one piece at a time, so that it can stop soon and no worker waits for another."""
    waiting = list(reversed(left))
    under_way: dict[Future[Opening | StepWork], int] = {}
    while waiting or under_way:
        while waiting and len(under_way) < 2 * slots(executor):
            number = waiting.pop()
            under_way[executor.submit(piece, job, number)] = number
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            kept.add(under_way.pop(future), outcome(future))
            tell()
