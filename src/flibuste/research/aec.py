"""PettingZoo: one seat after the other (AEC)."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from flibuste.kernel.game import Game
from flibuste.research.readable import RENDER_MODES
from flibuste.research.seated import Seated


class RawEnv(Seated, AECEnv):  # type: ignore[misc]  # pettingzoo is optional
    """A game for PettingZoo without its wrappers. A choice that is no option is a ValueError.

    Observations are dicts of `observation` (bytes, by the layout of the game's features) and `action_mask`.
    Everybody is paid at the end. It can be copied and pickled in the middle of a game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the library declares it
        "name": "flibuste",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. A seed gives the same games everywhere; without one, the games of the last go on."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._skip_agent_selection = None

    def step(self, action: int | None) -> None:
        game = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is asked has to choose")
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
        return self.drawn(self.number[self.agent_selection] if self.agents else None)


def aec_env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> Any:  # noqa: ANN401 - pettingzoo's
    """The same with PettingZoo's wrappers: a choice that is no option ends the game and costs 1."""
    env = wrappers.TerminateIllegalWrapper(RawEnv(game, seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
