"""What a game gives its bots: weights that stand alone, an appraisal that ends in the truth, and play."""

from __future__ import annotations

from typing import Any

from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import TO_THE_END, Game, Setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.testing.json_text import print_of, same
from flibuste.testing.walk import LONGEST, Moment, luck_of, spread, walk

SHORT = "ismcts:4it"
"""A search long enough to try everything it calls."""


def check_weights(game: Game[Any], setup: Setup, seed: int) -> None:
    """An option weighs the same whatever else is offered: search weighs a few options of many."""
    for moment in spread(walk(game, setup, seed).moments, 10):
        options = game.options(moment.s, moment.seat)
        weights = game.weigh(moment.s, moment.seat, options)
        assert len(weights) == len(options), f"{len(options)} options, and {len(weights)} weights"
        alone = [game.weigh(moment.s, moment.seat, [option])[0] for option in options]
        assert alone == weights, f"{options} weigh {weights} together and {alone} alone"
        back = game.weigh(moment.s, moment.seat, options[::-1])[::-1]
        assert back == weights, f"{options} weigh {weights}, and in another order {back}"


def check_appraisal(game: Game[Any], setup: Setup, seed: int) -> None:
    """At the end the appraisal is the score. Weighing and appraising change nothing."""
    whole = walk(game, setup, seed)
    for moment in spread(whole.moments, 10):
        before = print_of(game, moment.s)
        game.weigh(moment.s, moment.seat, game.options(moment.s, moment.seat))
        foretold = game.appraise(moment.s)
        assert len(foretold) == setup.seats, f"{len(foretold)} scores are foretold for {setup.seats} seats"
        assert isinstance(game.search_key(moment.s), int), "a search key is a whole number"
        same(print_of(game, moment.s), before, "weighing or appraising changes the state")
    scores = [float(score) for score in game.result(whole.end).scores]
    assert game.appraise(whole.end) == scores, f"{game.appraise(whole.end)} is foretold for {scores}"
    for seconds in (0.0, 1.0):
        assert game.horizon(setup.seats, seconds) >= TO_THE_END, "a horizon is a number of choices"


def check_play(game: Game[Any], setup: Setup, seed: int) -> None:
    """The greedy bot plays a whole game, and a short search answers some of its questions."""
    dealer, rng, budget = Dealer(luck_of(seed)), Quick(seed), Budget()
    greedy = make("greedy")
    s = game.start(setup, dealer)
    decisions = 0
    while asking := game.asking(s):
        knows: Knowledge[Any] = Knowledge(game, s, asking[0])
        decision = knows.decision
        choice = greedy.choose(knows.given(budget, rng))
        assert choice in decision.options, f"the greedy bot chooses {choice} of {decision.options}"
        game.apply(s, asking[0], choice, dealer)
        decisions += 1
        assert decisions < LONGEST, f"the greedy bots are not done after {LONGEST} decisions"
    for moment in spread(walk(game, setup, seed).moments, 3):
        search(game, moment, budget)


def search(game: Game[Any], moment: Moment, budget: Budget) -> None:
    knows: Knowledge[Any] = Knowledge(game, moment.s, moment.seat)
    decision = knows.decision
    choice = make(SHORT).choose(knows.given(budget, Quick(1)))
    assert choice in decision.options, f"the search chooses {choice} of {decision.options}"
