"""A batch of games, stepped in one call that writes into the caller's buffers. No library is needed."""

from __future__ import annotations

import copy
from typing import Any

from flibuste.kernel.numbering import Buffer
from flibuste.research.one_game import Episode, luck_number


class LaneRunner:
    """Several games side by side, each with luck of its own.

    A game that ends pays, says so, and is followed by a new one in the same step: the observation is then
    already that of the new game.
    """

    def __init__(self, episode: Episode, lanes: int, seed: int = 0) -> None:
        self.lanes: int = lanes
        self.seed: int = seed
        self.seats: int = episode.setup.seats
        self.observation_size: int = episode.observation_size
        self.action_size: int = episode.numbering.size
        self.games: list[Episode] = [copy.copy(episode) for _ in range(lanes)]
        self.begun: list[int] = [0] * lanes
        """How many games each lane has begun."""
        self.paid: list[bool] = [False] * lanes
        """Whether a lane's row of rewards is not zero."""

    def __reduce__(self) -> tuple[object, ...]:
        return runner_of, (self.games, self.seed, self.begun, self.paid)

    def __copy__(self) -> LaneRunner:
        return runner_of([copy.copy(game) for game in self.games], self.seed, self.begun[:], self.paid[:])

    def begin(self, lane: int) -> None:
        """Starts the next game of a lane."""
        game = self.games[lane]
        game.start(luck_number(self.seed, f"lane {lane} game {self.begun[lane]}"))
        self.begun[lane] += 1

    def reset(self, seed: int, observations: Buffer, masks: Buffer, seats: Buffer) -> None:
        """Starts all games anew and writes what the first seats see."""
        self.seed = seed
        self.begun = [0] * self.lanes
        self.paid = [True] * self.lanes
        for lane in range(self.lanes):
            self.begin(lane)
            game = self.games[lane]
            game.write(game.seat, observations, masks, lane)
            seats[lane] = game.seat

    def step(
        self,
        actions: Any,  # noqa: ANN401 - a list of numbers, or memory with numbers
        observations: Buffer,
        masks: Buffer,
        rewards: Any,  # noqa: ANN401 - memory with floats
        seats: Buffer,
        ended: Buffer,
    ) -> None:
        """One choice in every lane.

        `rewards` has a number for each seat of each lane. `seats` says who chooses next, and `ended` is 1
        where a game is over and 2 where it was cut off. A choice that is no option is a ValueError.
        """
        count = self.seats
        for lane in range(self.lanes):
            game = self.games[lane]
            number: int = actions[lane]
            game.act(number)
            if game.seat < 0:
                payoffs = game.payoffs()
                for seat in range(count):
                    rewards[lane * count + seat] = payoffs[seat]
                self.paid[lane] = True
                ended[lane] = 2 if game.cut_off else 1
                self.begin(lane)
            else:
                if self.paid[lane]:
                    for seat in range(count):
                        rewards[lane * count + seat] = 0.0
                    self.paid[lane] = False
                ended[lane] = 0
            game.write(game.seat, observations, masks, lane)
            seats[lane] = game.seat


def runner_of(games: list[Episode], seed: int, begun: list[int], paid: list[bool]) -> LaneRunner:
    """Unpickles games that stand side by side."""
    runner = LaneRunner(games[0], 0, seed)
    runner.lanes = len(games)
    runner.games = games
    runner.begun = begun
    runner.paid = paid
    return runner
