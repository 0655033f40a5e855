"""OpenSpiel: every game by name, with explicit chance nodes. Importing this module registers them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import orjson
import pyspiel

from flibuste.kernel import registry
from flibuste.kernel.chance import Rng
from flibuste.kernel.chance_nodes import Unfolded
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.numbering import Numbering
from flibuste.kernel.payoff import payoffs
from flibuste.research.opening import features_of

MOST_OUTCOMES = 256
"""A bound on the outcomes of one random number: no bag of ours holds more."""
LONGEST = 20_000
"""A bound on the decisions of a game."""


class Home:
    """What all states of a game share. OpenSpiel copies whatever a state holds, but not this."""

    def __init__(self, rules: Game[Any], seats: int) -> None:
        self.rules = rules
        self.agreed = make_setup(rules.meta, seats)
        self.numbering = Numbering(rules, self.agreed)
        self.features = features_of(rules)

    def __deepcopy__(self, memo: object) -> Home:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is optional
    """The rules as OpenSpiel sees them. Seats that answer at once are asked one by one, in secret."""

    kind: Any
    """The type that OpenSpiel knows the game by. `register` makes a subclass for each game."""
    rules: Game[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.home = Home(self.rules, int(given.get("players", min(self.rules.meta.seats))))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.home.numbering.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.home.agreed.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ANN401 - OpenSpiel's
        return SpielObserver(self.home, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is optional
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.home = game.home
        self.unfolded = Unfolded(game.home.rules, game.home.agreed)
        self.heard = 0
        self.recalled = [""] * game.home.agreed.seats
        """By seat: everything it was told so far, as one hash."""

    def current_player(self) -> int:
        if self.unfolded.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        asking = self.unfolded.asking()
        return asking[0] if asking else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.unfolded.asking():
            return []
        options = self.home.rules.options(self.unfolded.state, player)
        return sorted([self.home.numbering.number(player, choice) for choice in options])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.unfolded.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.unfolded.outcomes:
            self.unfolded.decide(action)
        else:
            seat = self.current_player()
            choice = self.home.numbering.choice(seat, action)
            self.unfolded.choose(seat, choice)
            self.recalled[seat] = chained(self.recalled[seat], choice.text)
        news = self.unfolded.told[self.heard :]
        self.heard += len(news)
        if news:
            for seat, before in enumerate(self.recalled):
                self.recalled[seat] = chained(before, [event.seen_by(seat) for event in news])

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"outcome {action}"
        return self.home.numbering.choice(player, action).text

    def is_terminal(self) -> bool:
        return not self.unfolded.outcomes and not self.unfolded.asking()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.home.agreed.seats
        return payoffs(self.home.rules.result(self.unfolded.state))

    def observation(self, player: int) -> dict[str, Any]:
        """What a seat sees now; nothing before the set-up is complete."""
        state = self.unfolded.state
        return {} if state is None else self.home.rules.view(state, player)

    def readable(self, player: int, recall: bool) -> str:
        """The view, and with `recall` a hash of everything the seat has chosen and was told."""
        seen: dict[str, Any] = {"view": self.observation(player), "chance": self.unfolded.outcomes}
        if recall:
            seen["told"] = self.recalled[player]
        if not self.unfolded.outcomes and player in self.unfolded.asking():
            seen["options"] = self._legal_actions(player)
        return orjson.dumps(seen).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that the seat cannot tell from this one, for searches such as IS-MCTS."""
        world: SpielState = self.clone()
        if not self.unfolded.outcomes and self.unfolded.state is not None:
            imagined = self.home.rules.imagined_sealed(self.unfolded.state, player, Sampled(sampler))
            world.unfolded.state = imagined
        return world

    def __str__(self) -> str:
        return " ".join([str(action) for action in self.history()])


def chained(before: str, news: object) -> str:
    """The hash of all that was told, with the news."""
    return hashlib.sha256(before.encode() + orjson.dumps(news)).hexdigest()


class Sampled(Rng):
    """Luck from OpenSpiel's sampler of numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def below(self, n: int) -> int:
        return min(int(self.sampler() * n), n - 1)


class SpielObserver:
    """Fills a tensor with a seat's observation, divided by its scales."""

    def __init__(self, home: Home, recall: bool) -> None:
        layout = home.features.layout(home.agreed.seats)
        self.features = home.features
        self.recall = recall
        self.scales = np.frombuffer(layout.scales(), np.uint8).astype(np.float32)
        self.tensor: Any = np.zeros(layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        now = state.unfolded.state
        if now is None:
            self.tensor.fill(0)
        else:
            np.divide(
                np.frombuffer(self.features.encode(now, player), np.uint8), self.scales, out=self.tensor
            )

    def string_from(self, state: SpielState, player: int) -> str:
        return state.readable(player, self.recall)


def register(name: str) -> None:
    """Makes `pyspiel.load_game("flibuste_NAME(players=2)")` work."""
    game = registry.find(name)
    kind = pyspiel.GameType(
        short_name=f"flibuste_{name.strip('_')}",
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.meta.seats)},
    )

    # A class and no function: OpenSpiel drops it after Python has ended, when a function could not be freed.
    pyspiel.register_game(
        kind, type(f"Spiel{type(game).__name__}", (SpielGame,), {"kind": kind, "rules": game})
    )


for _name in registry.all_names():
    register(_name)
