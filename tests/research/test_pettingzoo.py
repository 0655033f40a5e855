"""PettingZoo's own tests pass for every game, and its environments can be copied in the middle of a game."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from tests.research.tables import MISSING, TABLES

pytest.importorskip("pettingzoo", reason=MISSING)

with warnings.catch_warnings():  # it imports all of its own games that it can, the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from flibuste import research

# Its suite advises against dicts, in which its own classic games hand out their masks.
DICTS = "ignore:(Observation is not a NumPy array|Observation space for each agent):UserWarning"
SVG_NAME = "http://www.w3.org/2000/svg"
WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.filterwarnings(DICTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_test_passes(game: str, seats: int) -> None:
    api_test(research.aec_env(game, seats), num_cycles=100)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_seed_test_passes(game: str, seats: int) -> None:
    seed_test(lambda: research.aec_env(game, seats), 60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_parallel_tests_pass(game: str, seats: int) -> None:
    parallel_api_test(research.parallel_env(game, seats), num_cycles=60)
    parallel_seed_test(lambda: research.parallel_env(game, seats), 40)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_render_test_passes(game: str, seats: int) -> None:
    def drawn(**settings: Any) -> Any:  # noqa: ANN401 - pettingzoo's
        return research.aec_env(game, seats, **settings)

    render_test(
        drawn,
        {
            "ansi": lambda text: isinstance(text, str) and len(text) > 20,
            "svg": lambda text: text.startswith("<svg") and "http://" not in text.replace(SVG_NAME, ""),
        },
    )


def play_on(env: Any, decisions: int) -> list[Any]:  # noqa: ANN401 - pettingzoo's
    """Plays the first, then the second … of the options: all that was seen and paid."""
    seen: list[Any] = []
    for number in range(decisions):
        if not env.agents:
            break
        observation, reward, over, cut_off, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward, over))
        options = observation["action_mask"].nonzero()[0]
        env.step(None if over or cut_off else int(options[number % len(options)]))
    return seen


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_copy_goes_on_as_the_original_does(game: str, seats: int, way: Callable[[Any], Any]) -> None:
    env = research.RawEnv(game, seats)
    env.reset(seed=5)
    play_on(env, 15)
    twin = way(env)
    assert play_on(twin, 30) == play_on(env, 30)
    env.reset()
    twin.reset()
    assert play_on(twin, 5) == play_on(env, 5), "the next game of a copy is another"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everybody_is_paid_once_at_the_end(game: str, seats: int) -> None:
    env = research.RawEnv(game, seats)
    env.reset(seed=2)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.agent_iter(100_000)):
        observation, reward, over, cut_off, _ = env.last()
        paid[agent] += reward
        options = observation["action_mask"].nonzero()[0]
        env.step(None if over or cut_off else int(options[(number * 7) % len(options)]))
    assert not env.agents
    assert list(paid.values()) == env.episode.payoffs()
    assert sum(paid.values()) == pytest.approx(0)


def test_a_choice_that_is_no_option_is_refused_and_with_wrappers_ends_the_game() -> None:
    raw = research.RawEnv("freibeuter", 2)
    raw.reset(seed=1)
    wrong = int((raw.last()[0]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(ValueError, match="is no option now"):
        raw.step(wrong)
    env = research.aec_env("freibeuter", 2)
    env.reset(seed=1)
    env.step(wrong)
    assert env.last()[2]


def test_a_game_that_is_too_long_is_cut_off_and_pays_nothing() -> None:
    env = research.RawEnv("freibeuter", 2, limit=10)
    env.reset(seed=1)
    play_on(env, 10)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
