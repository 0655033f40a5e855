"""Worker processes for a batch of games: each steps some of the lanes, in memory that all of them share."""

from __future__ import annotations

import multiprocessing
import weakref
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import numpy as np

from flibuste.research.lanes import LaneRunner

RESET, STEP, FETCH, STOP = "reset", "step", "fetch", "stop"


class LaneArrays(NamedTuple):
    """The arrays of a batch, a row for each lane."""

    observations: Any
    masks: Any
    rewards: Any
    seats: Any
    ended: Any
    actions: Any

    def part(self, first: int, lanes: int) -> LaneArrays:
        """Some of the lanes, in the same memory."""
        return LaneArrays(*[array[first : first + lanes] for array in self])

    def flat(self) -> list[memoryview]:
        """The memory of the arrays, which the compiled code writes to."""
        return [memoryview(array.reshape(-1)) for array in self[:5]]


def sizes(runner: LaneRunner, lanes: int) -> list[tuple[tuple[int, ...], type]]:
    """The shapes of the arrays."""
    return [
        ((lanes, runner.observation_size), np.uint8),
        ((lanes, runner.action_size), np.uint8),
        ((lanes, runner.seats), np.float32),
        ((lanes,), np.uint8),
        ((lanes,), np.uint8),
        ((lanes,), np.int64),
    ]


def arrays_in(memory: list[Any], shapes: list[tuple[tuple[int, ...], type]]) -> LaneArrays:
    """The arrays that lie in some blocks of memory."""
    return LaneArrays(
        *[
            np.frombuffer(block, kind).reshape(shape)
            for block, (shape, kind) in zip(memory, shapes, strict=True)
        ]
    )


class LaneWorkers:
    """Processes that step lanes together. The number of processes changes nothing in any game."""

    def __init__(self, runners: list[LaneRunner]) -> None:
        context = multiprocessing.get_context("spawn")
        lanes = sum([runner.lanes for runner in runners])
        shapes = sizes(runners[0], lanes)
        memory = [
            context.RawArray("B", int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes
        ]
        self.arrays = arrays_in(memory, shapes)
        self.doors: list[Connection] = []
        processes: list[BaseProcess] = []
        for runner in runners:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(runner, memory, shapes, theirs), daemon=True)
            process.start()
            theirs.close()
            self.doors.append(ours)
            processes.append(process)
        self.close = weakref.finalize(self, stop, self.doors, processes)
        """Ends the processes. It also happens when nobody uses the batch any more."""

    def ask(self, what: str, seed: int = 0) -> list[Any]:
        """Every process does the same at once. What one of them raises is raised here."""
        for door in self.doors:
            door.send((what, seed))
        answers = []
        for door in self.doors:
            try:
                answers.append(door.recv())
            except EOFError:
                raise RuntimeError("a worker process of the batch has ended") from None
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def stop(doors: list[Connection], processes: list[BaseProcess]) -> None:
    for door in doors:
        try:
            door.send((STOP, 0))
        except OSError:
            continue  # it has ended already
        door.close()
    for process in processes:
        process.join()


def work(
    runner: LaneRunner, memory: list[Any], shapes: list[tuple[tuple[int, ...], type]], door: Connection
) -> None:
    """What a worker process does until it is told to stop or nobody is left to tell it."""
    mine = arrays_in(memory, shapes).part(runner.first, runner.lanes)
    observations, masks, rewards, seats, ended = mine.flat()
    while True:
        try:
            what, seed = door.recv()
        except EOFError:
            return
        if what == STOP:
            return
        answer: object = None
        try:
            if what == RESET:
                runner.reset(seed, observations, masks, seats)
            elif what == STEP:
                runner.step(mine.actions.tolist(), observations, masks, rewards, seats, ended)
            else:
                answer = runner
        except Exception as problem:  # noqa: BLE001 - raised again in the process that asked
            answer = problem
        door.send(answer)
