"""A batch of games, stepped in one call that writes into the caller's buffers. No library is needed."""

from __future__ import annotations

import copy
from typing import Any

from librt.strings import BytesWriter

from flibuste.kernel.numbering import Buffer
from flibuste.research.one_game import Episode, luck_number


class LaneRunner:
    """Several games side by side, each with luck of its own.

    A game that ends pays, says so, and is followed by a new one in the same step: the observation is then
    already that of the new game.
    """

    def __init__(self, episode: Episode, lanes: int, seed: int = 0, first: int = 0) -> None:
        self.lanes: int = lanes
        self.first: int = first
        """The number of the first lane, if this is a part of a larger batch."""
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
        return runner_of, (self.games, self.seed, self.first, self.begun, self.paid)

    def __copy__(self) -> LaneRunner:
        games = [copy.copy(game) for game in self.games]
        return runner_of(games, self.seed, self.first, self.begun[:], self.paid[:])

    def begin(self, lane: int) -> None:
        """Starts the next game of a lane."""
        game = self.games[lane]
        game.start(luck_number(self.seed, f"lane {self.first + lane} game {self.begun[lane]}"))
        self.begun[lane] += 1

    def reset(self, seed: int, observations: Buffer, masks: Buffer, seats: Buffer) -> None:
        """Starts all games anew and writes what the first seats see."""
        self.seed = seed
        self.begun = [0] * self.lanes
        self.paid = [True] * self.lanes
        for lane in range(self.lanes):
            self.begin(lane)
        self.write(observations, masks, seats)

    def write(self, observations: Buffer, masks: Buffer, seats: Buffer) -> None:
        """All rows are put together first: others' memory is slow to write to, so it is written once."""
        seen, may, who = BytesWriter(), BytesWriter(), BytesWriter()
        for game in self.games:
            game.write(seen, may)
            who.append(game.seat)
        observations[:] = seen.getvalue()
        masks[:] = may.getvalue()
        seats[:] = who.getvalue()

    def step(
        self,
        actions: list[int],
        observations: Buffer,
        masks: Buffer,
        rewards: Any,  # noqa: ANN401 - memory with floats
        seats: Buffer,
        ended: Buffer,
    ) -> None:
        """One choice in every lane.

        `rewards` has a number for each seat of each lane. `seats` says who chooses next, and `ended` is 1
        where a game is over and 2 where it was cut off. If a choice is no option in its lane, that is a
        ValueError, and nothing has changed in any of them.
        """
        if len(actions) != self.lanes:
            raise ValueError(f"{len(actions)} choices for {self.lanes} games")
        choices = [self.games[lane].choice(actions[lane]) for lane in range(self.lanes)]
        over = BytesWriter()
        for lane in range(self.lanes):
            game = self.games[lane]
            game.play(choices[lane])
            if game.seat < 0:
                over.append(2 if game.cut_off else 1)
                self.pay(lane, game.payoffs(), rewards)
                self.paid[lane] = True
                self.begin(lane)
            else:
                over.append(0)
                if self.paid[lane]:
                    self.pay(lane, [0.0] * self.seats, rewards)
                    self.paid[lane] = False
        ended[:] = over.getvalue()
        self.write(observations, masks, seats)

    def pay(self, lane: int, payoffs: list[float], rewards: Any) -> None:  # noqa: ANN401 - memory with floats
        for seat in range(self.seats):
            rewards[lane * self.seats + seat] = payoffs[seat]


def runner_of(games: list[Episode], seed: int, first: int, begun: list[int], paid: list[bool]) -> LaneRunner:
    """Unpickles games that stand side by side."""
    runner = LaneRunner(games[0], 0, seed, first)
    runner.lanes = len(games)
    runner.games = games
    runner.begun = begun
    runner.paid = paid
    return runner
