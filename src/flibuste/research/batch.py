"""A batch of games in NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from flibuste.kernel.game import Game
from flibuste.research.lanes import LaneRunner
from flibuste.research.one_game import LIMIT
from flibuste.research.opening import episode


class Lanes:
    """`n` games side by side. One call makes a choice in each of them.

    The arrays are made once and written anew in every step; copy what you keep. `ended` is 1 where a game
    ended with this step and 2 where it was cut off; `rewards` has what it paid to every seat. The lane goes
    on with a new game at once. `seats` says whose turn it is.
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
    ) -> None:
        one = episode(game, seats, options=options, payoff=payoff, relative=relative, limit=limit)
        self.runner = LaneRunner(one, n)
        self.layout = one.features.layout(one.setup.seats)
        self.numbering = one.numbering
        self.observations: Any = np.zeros((n, one.observation_size), np.uint8)
        self.masks: Any = np.zeros((n, one.numbering.size), np.uint8)
        self.rewards: Any = np.zeros((n, one.setup.seats), np.float32)
        self.seats: Any = np.zeros(n, np.uint8)
        self.ended: Any = np.zeros(n, np.uint8)
        self.luck = np.random.default_rng(0)
        """For whoever picks choices at random. `reset` seeds it."""
        self.flat = self._flat()

    def _flat(self) -> tuple[memoryview, ...]:
        """The memory of the arrays, which the compiled code writes to."""
        arrays = (self.observations, self.masks, self.rewards, self.seats, self.ended)
        return tuple(memoryview(array.reshape(-1)) for array in arrays)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "flat"}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update(fields)
        self.flat = self._flat()

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew. The same seed gives the same games everywhere."""
        observations, masks, _, seats, _ = self.flat
        self.rewards[:] = 0
        self.ended[:] = 0
        self.luck = np.random.default_rng(seed)
        self.runner.reset(seed, observations, masks, seats)

    def step(self, actions: Any) -> None:  # noqa: ANN401 - numbers: a list or an array
        """Makes one choice in every game: that of the seat in `seats`."""
        observations, masks, rewards, seats, ended = self.flat
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else actions
        self.runner.step(numbers, observations, masks, rewards, seats, ended)
