"""What both of PettingZoo's kinds of environment have: a game in numbers with an agent for each seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from flibuste.kernel.game import Game
from flibuste.kernel.types import Seat
from flibuste.research.one_game import LIMIT, luck_number
from flibuste.research.opening import episode
from flibuste.research.readable import rendered
from flibuste.research.spaces import action_space, masked_space

BYTES: Final = np.dtype(np.uint8)
FLAGS: Final = np.dtype(np.int8)


class Seated:
    """A game whose agents are called `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        payoff: str = "win",
        relative: bool = True,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        self.episode = episode(game, seats, options=options, payoff=payoff, relative=relative, limit=limit)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.setup.seats)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # A space has luck of its own, so each agent has one.
        self.observation_spaces = {agent: masked_space(self.episode) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.episode) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seed: int | None = None
        self.games = 0
        """Games since the last seed."""

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 - gymnasium's
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401 - gymnasium's
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Begins a game. A seed gives the same games everywhere; without one, the games of the last go on."""
        if seed is not None or self.seed is None:
            self.seed = secrets.randbits(63) if seed is None else seed
            self.games = 0
        self.episode.start(luck_number(self.seed, f"game {self.games}"))
        self.games += 1
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and which choices it has. The arrays cannot be written to."""
        seen, mask = self.episode.seen(self.number[agent])
        return {"observation": np.frombuffer(seen, BYTES), "action_mask": np.frombuffer(mask, FLAGS)}

    def drawn(self, seat: Seat | None) -> str | None:
        """The table as a seat or a spectator sees it."""
        if self.render_mode is None:
            return None
        return rendered(self.render_mode, self.episode.game, self.episode.state, seat)

    def close(self) -> None:
        """There is nothing to release."""
