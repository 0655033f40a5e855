"""Bots written for the four arguments that `choose` had before still play and explain."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from flibuste.bots.bot import Adviser, Bot, Budget, as_bot
from flibuste.bots.explain import Advice
from flibuste.bots.random_bot import Random
from flibuste.bots.roster import lent, make
from flibuste.kernel.chance import Quick, Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Decision, Refusal
from tests.bots.moments import knowledge, moments


class Old:
    seconds = 0.5

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        assert (decision, budget, rng) == (knows.decision, knows.budget, knows.rng)
        return decision.options[rng.below(len(decision.options))]

    def explain(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Advice:
        return Advice(self.choose(knows, decision, budget, rng), ())


def test_a_bot_of_the_old_form_chooses_what_it_would_have_chosen() -> None:
    bot: Any = make(f"{__name__}:Old")
    assert isinstance(as_bot(Old()), Adviser), "it still explains"
    assert (type(bot).__name__, bot.seconds) == ("Old", 0.5), "it is the same object"
    for seed, asked in enumerate(moments("_parley", 2)):
        knows = knowledge(asked)
        expected = Random().choose(knows.given(Budget(), Quick(seed)))
        assert bot.choose(knows.given(Budget(), Quick(seed))) is expected
        assert bot.explain(knows.given(Budget(), Quick(seed))).choice is expected


def test_it_is_adapted_once_and_travels() -> None:
    bot = as_bot(as_bot(Old()), "old")
    knows = knowledge(next(moments("_parley", 2)))
    assert bot.name == "old" and bot.choose(knows) in knows.decision.options
    there = pickle.loads(pickle.dumps(bot))
    assert there.choose(knows.given(Budget(), Quick(0))) is bot.choose(knows.given(Budget(), Quick(0)))


def test_a_bot_that_is_lent_is_known_while_it_is_lent() -> None:
    class Mine(Bot): ...

    with lent({"mine": Mine}):
        assert isinstance(make("mine"), Mine) and repr(make("mine")) == "<Bot mine>"
        with lent({"random": Mine}):
            assert isinstance(make("mine"), Mine) and isinstance(make("random"), Mine)
    with pytest.raises(Refusal, match="unknown-bot"):
        make("mine")
    assert isinstance(make("random"), Random)
