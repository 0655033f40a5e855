"""PettingZoo: all seats at once. Seats that are not asked have an empty mask, and their choice is ignored."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from flibuste.kernel.game import Game
from flibuste.research.one_game import LIMIT, luck_number
from flibuste.research.opening import episode
from flibuste.research.readable import drawn
from flibuste.research.spaces import action_space, mask, masked_space, observation

ILLEGAL = -1.0
"""What a choice that is no option costs. It also ends the game."""


class TableEnv(ParallelEnv):  # type: ignore[misc]  # pettingzoo is optional
    """A game for PettingZoo's parallel API. Seats that answer in secret do so in one step."""

    metadata: dict[str, Any] = {"name": "flibuste", "render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the library declares it

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
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked_space(self.episode) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.episode) for agent in self.possible_agents}
        self.seed: int | None = None
        self.games = 0

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 - gymnasium's
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401 - gymnasium's
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begins a game, as `RawEnv.reset` does."""
        if seed is not None or self.seed is None:
            self.seed = secrets.randbits(63) if seed is None else seed
            self.games = 0
        self.episode.start(luck_number(self.seed, f"game {self.games}"))
        self.games += 1
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def _seen(self) -> dict[str, Any]:
        game = self.episode
        return {
            agent: {"observation": observation(game, seat), "action_mask": mask(game, seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self.episode.game.asking(self.episode.state)
        return {agent: {"asked": seat in asked} for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every seat that is asked now makes its choice."""
        game = self.episode
        rewards = [0.0] * len(self.possible_agents)
        wrong = False
        for seat in game.game.asking(game.state):
            action = actions.get(self.possible_agents[seat])
            if action is None or not 0 <= action < game.numbering.size or not game.mask(seat)[action]:
                rewards[seat] = ILLEGAL
                wrong = True
                break
            game.act(int(action))
            if game.seat < 0:
                break
        over = wrong or (game.seat < 0 and not game.cut_off)
        if not wrong:
            rewards = game.payoffs()
        seen, infos = self._seen(), self._infos()
        names = self.possible_agents
        if over or game.cut_off:
            self.agents = []
        return (
            seen,
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, game.cut_off),
            infos,
        )

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.episode.game, self.episode.state, None)

    def close(self) -> None:
        """There is nothing to release."""


def parallel_env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> TableEnv:  # noqa: ANN401 - TableEnv's
    """A game in which all seats move at once; seats that are not asked are ignored."""
    return TableEnv(game, seats, **settings)
