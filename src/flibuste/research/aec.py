"""PettingZoo: one seat after the other (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from flibuste.kernel.game import Game
from flibuste.research.one_game import LIMIT, luck_number
from flibuste.research.opening import episode
from flibuste.research.readable import drawn
from flibuste.research.spaces import action_space, mask, masked_space, observation


class RawEnv(AECEnv):  # type: ignore[misc]  # pettingzoo is optional
    """A game for PettingZoo without its wrappers. A choice that is no option is a ValueError.

    Observations are dicts of `observation` (bytes, by the layout of the game's features) and `action_mask`.
    Everybody is paid at the end. It can be copied and pickled in the middle of a game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the library declares it
        "name": "flibuste",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

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
        self.observation_spaces = dict.fromkeys(self.possible_agents)
        self.action_spaces = dict.fromkeys(self.possible_agents)
        for agent in self.possible_agents:  # a space has luck of its own, so each agent has one
            self.observation_spaces[agent] = masked_space(self.episode)
            self.action_spaces[agent] = action_space(self.episode)
        self.agents: list[str] = []
        self.seed: int | None = None
        self.games = 0
        """Games since the last seed."""

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 - gymnasium's
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401 - gymnasium's
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. A seed gives the same games everywhere; without one, the games of the last go on."""
        if seed is not None or self.seed is None:
            self.seed = secrets.randbits(63) if seed is None else seed
            self.games = 0
        self.episode.start(luck_number(self.seed, f"game {self.games}"))
        self.games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.number[agent]
        return {"observation": observation(self.episode, seat), "action_mask": mask(self.episode, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is asked has to choose")
        game = self.episode
        game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if game.seat >= 0:
            self.agent_selection = self.possible_agents[game.seat]
            return
        self.rewards = dict(zip(self.agents, game.payoffs(), strict=True))
        ended = dict.fromkeys(self.agents, True)
        if game.cut_off:
            self.truncations = ended
        else:
            self.terminations = ended
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat that chooses next sees it."""
        if self.render_mode is None:
            return None
        seat = self.number[self.agent_selection] if self.agents else None
        return drawn(self.episode.game, self.episode.state, seat)

    def close(self) -> None:
        """There is nothing to release."""


def aec_env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> Any:  # noqa: ANN401 - pettingzoo's
    """The same with PettingZoo's wrappers: a choice that is no option ends the game and costs 1."""
    env = wrappers.TerminateIllegalWrapper(RawEnv(game, seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
