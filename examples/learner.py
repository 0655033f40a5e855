"""A linear policy that learns Freibeuter from wins alone, by playing against itself in a batch.

python examples/learner.py [GAMES]               needs: pip install 'flibuste[research]'
"""

import sys

import numpy as np

import flibuste as fb

GAME, SEATS, LANES, STEP = "freibeuter", 2, 64, 1.0


class Policy:
    """The chance of a choice is the softmax of a weighted sum of the observation."""

    def __init__(self, lanes):
        self.scale = 1 / np.frombuffer(lanes.layout.scales(), np.uint8).astype(np.float32)
        self.weights = np.zeros((lanes.layout.size, lanes.numbering.size), np.float32)

    def chances(self, observations, masks):
        logits = (observations * self.scale) @ self.weights
        logits[masks == 0] = -np.inf
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)


def picked(chances, luck):
    """One choice for each row, by its chances."""
    return (chances.cumsum(axis=1) > luck.random((len(chances), 1))).argmax(axis=1)


def learn(games, seed=1):
    """Plays so many games against itself. After each, all that the winner chose becomes likelier."""
    lanes = fb.research.Lanes(GAME, SEATS, LANES)
    policy, luck = Policy(lanes), np.random.default_rng(seed)
    lanes.reset(seed)
    stories = [[] for _ in range(LANES)]
    ended = 0
    while ended < games:
        seen, masks, seats = lanes.observations.copy(), lanes.masks.copy(), lanes.seats.copy()
        chances = policy.chances(seen, masks)
        actions = picked(chances, luck)
        lanes.step(actions)
        for lane in range(LANES):
            stories[lane].append((seen[lane], chances[lane], actions[lane], seats[lane]))
        for lane in np.flatnonzero(lanes.ended):
            improve(policy, stories[lane], lanes.rewards[lane])
            stories[lane] = []
            ended += 1
    return policy


def improve(policy, story, rewards):
    """One step of REINFORCE."""
    seen = np.array([row[0] for row in story]) * policy.scale
    wished = -np.array([row[1] for row in story])
    wished[np.arange(len(story)), [row[2] for row in story]] += 1
    wished *= rewards[[row[3] for row in story]][:, None]
    policy.weights += STEP / len(story) * (seen.T @ wished)


def against_chance(policy, games, seed=2):
    """How many of these games it wins against random play, at both seats."""
    lanes = fb.research.Lanes(GAME, SEATS, LANES)
    luck = np.random.default_rng(seed)
    lanes.reset(seed)
    mine = np.arange(LANES) % SEATS
    won = ended = 0
    while ended < games:
        learned = picked(policy.chances(lanes.observations, lanes.masks), luck)
        chance = picked(lanes.masks / lanes.masks.sum(axis=1, keepdims=True), luck)
        lanes.step(np.where(lanes.seats == mine, learned, chance))
        for lane in np.flatnonzero(lanes.ended):
            won += lanes.rewards[lane, mine[lane]] > 0
            ended += 1
    return won / ended


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    trained = learn(count)
    print(
        f"after {count} games against itself it wins {against_chance(trained, 400):.0%} against random play"
    )
