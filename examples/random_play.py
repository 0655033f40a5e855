"""Random play, three ways: with PettingZoo, with Gymnasium against bots, and as a batch of games.

python examples/random_play.py [GAME]            needs: pip install 'flibuste[research]'
"""

import sys

import flibuste as fb


def one_after_the_other(game):
    """PettingZoo: every seat plays at random."""
    env = fb.research.aec_env(game)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, _, over, cut_off, _ = env.last()
        space = env.action_space(agent)
        env.step(None if over or cut_off else space.sample(observation["action_mask"]))
    return env.unwrapped.episode.decisions


def against_a_bot(game):
    """Gymnasium: we play at random, a mousse plays the other seat."""
    env = fb.research.Versus(game, ["mousse"], seat=0)
    _, info = env.reset(seed=7)
    env.action_space.seed(7)
    over = cut_off = False
    reward = 0.0
    while not over and not cut_off:
        _, reward, over, cut_off, info = env.step(env.action_space.sample(info["action_mask"]))
    return reward


def side_by_side(game, steps=200):
    """64 games in one call: how many of them ended."""
    lanes = fb.research.Lanes(game, n=64)
    lanes.reset(seed=7)
    ended = 0
    for _ in range(steps):
        # The option with the largest of many random numbers.
        chances = lanes.luck.random(lanes.masks.shape) * lanes.masks
        lanes.step(chances.argmax(axis=1))
        ended += int((lanes.ended > 0).sum())
    return ended


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "freibeuter"
    print(f"PettingZoo: a random game of {name} has {one_after_the_other(name)} decisions")
    print(f"Gymnasium: against a mousse it pays {against_a_bot(name):+.0f}")
    print(f"Lanes: {side_by_side(name)} games ended in 200 steps of 64 games")
