"""A batch of games in NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from flibuste.kernel.game import Game
from flibuste.research.lane_workers import FETCH, RESET, STEP, LaneArrays, LaneWorkers, sizes
from flibuste.research.lanes import LaneRunner
from flibuste.research.one_game import LIMIT
from flibuste.research.opening import episode


class Lanes:
    """`n` games side by side. One call makes a choice in each of them.

    The arrays are made once and written anew in every step; copy what you keep. `ended` is 1 where a game
    ended with this step and 2 where it was cut off; `rewards` has what it paid to every seat. The lane goes
    on with a new game at once. `seats` says whose turn it is.

    With `workers`, as many processes share the lanes. They play the same games as one does. A script that
    starts them needs `if __name__ == "__main__":`, as `multiprocessing` always does.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        n: int = 64,
        *,
        options: Mapping[str, str] | None = None,
        payoff: str = "win",
        relative: bool = True,
        limit: int = LIMIT,
        workers: int = 0,
    ) -> None:
        if not 0 <= workers <= n:
            raise ValueError(f"{workers} workers for {n} games")
        one = episode(game, seats, options=options, payoff=payoff, relative=relative, limit=limit)
        self.layout = one.features.layout(one.setup.seats)
        self.numbering = one.numbering
        bounds = [n * at // max(workers, 1) for at in range(max(workers, 1) + 1)]
        self.luck = np.random.default_rng(0)
        """For whoever picks choices at random. `reset` seeds it."""
        self._open(
            [LaneRunner(one, end - first, 0, first) for first, end in pairwise(bounds)],
            workers > 0,
        )

    def _open(self, runners: list[LaneRunner], with_workers: bool) -> None:
        self.runners = runners
        self.workers = LaneWorkers(runners) if with_workers else None
        if self.workers is None:
            arrays = LaneArrays(
                *[np.zeros(shape, kind) for shape, kind in sizes(runners[0], runners[0].lanes)]
            )
        else:
            arrays = self.workers.arrays
            self.runners = []  # they are in the processes
        self.arrays = arrays
        self.observations, self.masks, self.rewards = arrays.observations, arrays.masks, arrays.rewards
        self.seats, self.ended = arrays.seats, arrays.ended
        self.flat = arrays.flat()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "layout": self.layout,
            "numbering": self.numbering,
            "luck": self.luck,
            "runners": self.runners or self.workers.ask(FETCH),  # type: ignore[union-attr]  # one has them
            "with_workers": self.workers is not None,
            "arrays": [array.copy() for array in self.arrays],
        }

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.layout, self.numbering, self.luck = fields["layout"], fields["numbering"], fields["luck"]
        self._open(fields["runners"], fields["with_workers"])
        for array, kept in zip(self.arrays, fields["arrays"], strict=True):
            array[:] = kept

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew. The same seed gives the same games everywhere."""
        self.rewards[:] = 0
        self.ended[:] = 0
        self.luck = np.random.default_rng(seed)
        if self.workers is not None:
            self.workers.ask(RESET, seed)
            return
        observations, masks, _, seats, _ = self.flat
        self.runners[0].reset(seed, observations, masks, seats)

    def step(self, actions: Any) -> None:  # noqa: ANN401 - numbers: a list or an array
        """Makes one choice in every game: that of the seat in `seats`."""
        if self.workers is not None:
            self._share(np.asarray(actions, np.int64))
            return
        observations, masks, rewards, seats, ended = self.flat
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.runners[0].step(numbers, observations, masks, rewards, seats, ended)

    def _share(self, actions: Any) -> None:  # noqa: ANN401 - an array
        """Checks all choices before any process makes one."""
        assert self.workers is not None
        size = self.masks.shape[1]
        if actions.shape != self.seats.shape:
            raise ValueError(f"{actions.size} choices for {self.seats.size} games")
        within = (actions >= 0) & (actions < size)
        allowed = within & (self.masks[np.arange(actions.size), np.where(within, actions, 0)] > 0)
        if not allowed.all():
            lane = int(allowed.argmin())
            raise ValueError(f"{int(actions[lane])} is no option now in lane {lane}")
        self.arrays.actions[:] = actions
        self.workers.ask(STEP)

    def close(self) -> None:
        """Ends the worker processes, if there are any."""
        if self.workers is not None:
            self.workers.close()
