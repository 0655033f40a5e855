"""Gymnasium: you against bots, at any seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from flibuste.bots.bot import Bot, as_bot
from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import Budget, Knowledge
from flibuste.research.one_game import LIMIT, luck_number
from flibuste.research.opening import episode
from flibuste.research.readable import RENDER_MODES, rendered
from flibuste.research.spaces import action_space, mask, observation, observation_box

ILLEGAL = -1.0
"""What a choice that is no option costs. It also ends the game."""


class Versus(gymnasium.Env):  # type: ignore[misc]  # gymnasium is optional
    """One seat of a game whose other seats are played by bots.

    `bots` has a name, or a bot, for each other seat, clockwise from yours. `seat` is your seat; None takes
    another one in every game. The mask of your options is in `info["action_mask"]` and from `action_masks()`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as the library declares it

    def __init__(
        self,
        game: str | Game[Any],
        bots: Sequence[str | Bot] = ("mousse",),
        seat: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        payoff: str = "win",
        relative: bool = True,
        limit: int = LIMIT,
        budget: Budget = Budget(seconds=0.05),  # noqa: B008 - it never changes
        render_mode: str | None = None,
    ) -> None:
        seats = len(bots) + 1
        self.episode = episode(game, seats, options=options, payoff=payoff, relative=relative, limit=limit)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}")
        self.bots = [make(bot) if isinstance(bot, str) else as_bot(bot) for bot in bots]
        self.fixed = seat
        self.seat = seat or 0
        self.budget = budget
        self.luck = Quick(0)
        """The bots' own."""
        self.wrong = False
        self.render_mode = render_mode
        self.observation_space = observation_box(self.episode)
        self.action_space = action_space(self.episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a game and plays on to your first choice."""
        super().reset(seed=seed)
        game = self.episode
        luck = int(self.np_random.integers(2**63))
        if self.fixed is None:
            self.seat = int(self.np_random.integers(game.setup.seats))
        self.luck = Quick(luck_number(luck, "bots"))
        self.wrong = False
        game.start(luck)
        self._let_bots_play()
        return observation(game, self.seat), self._info()

    def _let_bots_play(self) -> None:
        game = self.episode
        while game.seat not in (-1, self.seat):
            seat = game.seat
            knows = Knowledge(game.game, game.state, seat, self.budget, self.luck)
            bot = self.bots[(seat - self.seat) % game.setup.seats - 1]
            game.act(game.numbering.number(seat, bot.choose(knows)))

    def _info(self) -> dict[str, Any]:
        game = self.episode
        info: dict[str, Any] = {"action_mask": mask(game, self.seat), "seat": self.seat}
        if game.seat < 0 and not game.cut_off:
            result = game.game.result(game.state)
            info["places"] = list(result.places)
            info["scores"] = list(result.scores)
        return info

    def action_masks(self) -> Any:  # noqa: ANN401 - an array
        """Your options, as maskable learners ask for them."""
        return mask(self.episode, self.seat).astype(bool)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: ANN401 - a number of any library
        """Makes your choice and plays on to the next one, or to the end."""
        game, number = self.episode, int(action)
        if game.seat < 0 or self.wrong:
            raise ValueError("the game is over: reset it")
        if not 0 <= number < game.numbering.size or not game.mask(self.seat)[number]:
            self.wrong = True
            info = {**self._info(), "illegal": game.numbering.text(number)}
            return observation(game, self.seat), ILLEGAL, True, False, info
        game.act(number)
        self._let_bots_play()
        reward = game.payoffs()[self.seat]
        over = game.seat < 0 and not game.cut_off
        return observation(game, self.seat), reward, over, game.cut_off, self._info()

    def render(self) -> str | None:
        """The table as you see it."""
        if self.render_mode is None:
            return None
        return rendered(self.render_mode, self.episode.game, self.episode.state, self.seat)

    def close(self) -> None:
        """Releases the bots."""
        for bot in self.bots:
            bot.close()


def register() -> None:
    """Tells Gymnasium the games by name: `gymnasium.make("flibuste/freibeuter-v1", bots=["random"])`.

    The number is that of the rules.
    """
    for name in registry.names():
        known = f"flibuste/{name}-v{registry.find(name).meta.version}"
        if known not in gymnasium.registry:
            entry = f"{Versus.__module__}:{Versus.__name__}"
            gymnasium.register(known, entry_point=entry, kwargs={"game": name})


register()
