"""PettingZoo: all seats at once. Seats that are not asked have an empty mask, and their choice is ignored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from flibuste.kernel.game import Game
from flibuste.research.readable import RENDER_MODES
from flibuste.research.seated import Seated

ILLEGAL = -1.0
"""What a choice that is no option costs. It also ends the game."""


class TableEnv(Seated, ParallelEnv):  # type: ignore[misc]  # pettingzoo is optional
    """A game for PettingZoo's parallel API. Seats that answer in secret do so in one step."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the library declares it
        "name": "flibuste",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begins a game, as `RawEnv.reset` does."""
        self.begin(seed)
        return self._seen(), self._infos()

    def _seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

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
        return self.drawn(None)


def parallel_env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> TableEnv:  # noqa: ANN401 - TableEnv's
    """A game in which all seats move at once; seats that are not asked are ignored."""
    return TableEnv(game, seats, **settings)
