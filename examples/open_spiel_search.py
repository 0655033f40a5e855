"""OpenSpiel's algorithms on our games: IS-MCTS in Freibeuter, and MCCFR on the toy.

python examples/open_spiel_search.py [GAMES [ITERATIONS]]   needs: pip install 'flibuste[research]' open_spiel
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import flibuste as fb

fb.research.load_spiel()


def play(game, players, whim):
    """One game: a function of the state for each seat. Luck decides at chance nodes."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(whim.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(players[state.current_player()](state))
    return state.returns()


def at_random(whim):
    return lambda state: whim.choice(state.legal_actions())


def tree_search(games, simulations=20, seed=1):
    """The share of games that OpenSpiel's IS-MCTS wins against random play, in turn at both seats."""
    game = pyspiel.load_game("flibuste_freibeuter(players=2)")
    whim, luck = random.Random(seed), np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        random_state=luck,
    )
    won = 0.0
    for number in range(games):
        players = [bot.step, at_random(whim)]
        if number % 2:
            players.reverse()
        won += (play(game, players, whim)[number % 2] + 1) / 2
    return won / games


def regret_minimisation(iterations, seed=1):
    """What the average strategy of MCCFR wins in a game of the toy against random play."""
    np.random.seed(seed)
    game, whim = pyspiel.load_game("flibuste_parley(players=2)"), random.Random(seed)
    solver = ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()

    def learned(state):
        chances = policy.action_probabilities(state)
        return whim.choices(list(chances), list(chances.values()))[0]

    paid = 0.0
    for number in range(100):
        players = [learned, at_random(whim)]
        if number % 2:
            players.reverse()
        paid += play(game, players, whim)[number % 2]
    return paid / 100


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    if count:
        print(f"IS-MCTS wins {tree_search(count):.0%} of {count} games of Freibeuter against random play")
    value = regret_minimisation(rounds)
    print(f"MCCFR, {rounds} iterations: {value:+.2f} a game of Parley against random play")
