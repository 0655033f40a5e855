"""OpenSpiel's own random simulation passes for every game."""

from __future__ import annotations

import random

import pytest

from tests.research.tables import TABLES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the extra `peers`)")

from flibuste.research import spiel  # noqa: E402 - after the skip


def load(game: str, seats: int) -> spiel.SpielGame:
    loaded: spiel.SpielGame = pyspiel.load_game(f"flibuste_{game.strip('_')}", {"players": seats})
    return loaded


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_random_simulation_passes(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=game == "_parley", verbose=False)


def wander(game: spiel.SpielGame, seed: int, decisions: int) -> spiel.SpielState:
    """A state somewhere in a random game."""
    whim = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(whim.choice(state.chance_outcomes())[0])
        elif decisions:
            decisions -= 1
            state.apply_action(whim.choice(state.legal_actions()))
        else:
            break
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_world_looks_the_same_to_its_seat(game: str, seats: int) -> None:
    states = [wander(load(game, seats), 1, decisions) for decisions in (2, 5, 15)]
    assert not states[0].is_terminal()
    for state in states:
        seat = state.current_player()
        for seed in range(0 if state.is_terminal() else 3):
            world = state.resample_from_infostate(seat, random.Random(seed).random)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()


def test_a_state_that_was_written_down_is_the_same() -> None:
    game = load("_parley", 3)
    state = wander(game, 5, 9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.observation_string(0) == state.observation_string(0)


def test_returns_are_the_payoffs_of_the_result() -> None:
    state = wander(load("_parley", 2), 1, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("known", ["flibuste_parley(players=3)", "flibuste_freibeuter(players=2)"])
def test_its_tree_search_plays_our_games(known: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game, whim = pyspiel.load_game(known), random.Random(2)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=10,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        random_state=luck,
    )
    state, chosen = game.new_initial_state(), 0
    while not state.is_terminal() and chosen < 4:
        if state.is_chance_node():
            state.apply_action(whim.choice(state.chance_outcomes())[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            chosen += 1
    assert chosen == 4


@pytest.mark.slow
def test_its_regret_minimisation_walks_the_toy() -> None:
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

    game = load("_parley", 2)
    solver = ExternalSamplingSolver(game)
    solver.iteration()
    state = wander(game, 4, 0)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) <= set(state.legal_actions()) and sum(policy.values()) == pytest.approx(1)
