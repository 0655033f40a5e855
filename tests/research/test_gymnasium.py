"""Gymnasium's own check passes for every game, and bots play the other seats."""

from __future__ import annotations

import copy
import pickle

import pytest

from tests.research.tables import MISSING, TABLES

gymnasium = pytest.importorskip("gymnasium", reason=MISSING)

from gymnasium.utils.env_checker import check_env  # noqa: E402 - after the skip

from flibuste import research  # noqa: E402
from flibuste.research import versus  # noqa: E402

# A wrapped environment has a spec; ours is checked as it is.
NO_SPEC = "ignore:.*Not able to test alternative render modes:UserWarning"


@pytest.mark.filterwarnings(NO_SPEC)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_checker_passes(game: str, seats: int) -> None:
    check_env(research.Versus(game, ["random"] * (seats - 1)))


def played(env: versus.Versus, seed: int, decisions: int = 10_000) -> list[tuple[bytes, float]]:
    """A game in which the first option is always taken."""
    seen, info = env.reset(seed=seed)
    told: list[tuple[bytes, float]] = [(seen.tobytes(), 0.0)]
    while len(told) <= decisions:
        seen, reward, over, cut_off, info = env.step(info["action_mask"].nonzero()[0][0])
        told.append((seen.tobytes(), reward))
        if over or cut_off:
            break
    return told


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seed_gives_the_same_game_at_any_seat(seat: int | None) -> None:
    one, two = (research.Versus("libertalia", ["greedy", "random"], seat) for _ in range(2))
    assert played(one, 7) == played(two, 7)
    assert played(one, 7)[-1][1] in (1.0, -0.5) or played(one, 7)[-1][1] == pytest.approx(0.25)


def test_a_copy_goes_on_as_the_original_does() -> None:
    env = research.Versus("freibeuter", ["random"], 1)
    played(env, 3, 5)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        here = copy.deepcopy(env)
        for _ in range(10):
            action = int(here.action_masks().nonzero()[0][-1])
            one, two = here.step(action), twin.step(action)
            assert (one[0].tobytes(), one[1:4]) == (two[0].tobytes(), two[1:4])


def test_a_choice_that_is_no_option_ends_the_game_and_costs_one() -> None:
    env = research.Versus("freibeuter", ["random"], 0)
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, cut_off, info = env.step(wrong)
    assert (reward, over, cut_off) == (-1.0, True, False)
    assert info["illegal"] == env.episode.numbering.text(wrong)
    with pytest.raises(ValueError, match="reset"):
        env.step(wrong)


def test_games_are_made_by_name() -> None:
    env = gymnasium.make("flibuste/freibeuter-v1", bots=["random", "random"])
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
