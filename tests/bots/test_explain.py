"""Reasons as data. Sentences are made of differences: see tests/analysis/test_reasons.py."""

from __future__ import annotations

import json

import pytest

from flibuste.bots.bot import Adviser, Budget
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from tests.bots.moments import knowledge, moments


@pytest.mark.parametrize("bot", ["mousse", "matelot", "ismcts:15it"])
def test_reasons_are_json_the_best_first_and_name_every_option(name: str, bot: str) -> None:
    adviser = make(bot)
    assert isinstance(adviser, Adviser)
    for asked in moments(name, 2, every=47):
        knows = knowledge(asked)
        decision = knows.decision
        advice = adviser.explain(knows.given(Budget(), Quick(1)))
        assert advice.choice in decision.options
        assert {reason.choice for reason in advice.reasons} == set(decision.options)
        visits = [reason.visits for reason in advice.reasons]
        assert visits == sorted(visits, reverse=True) and sum(visits) == advice.iterations
        assert json.loads(json.dumps(advice.json()))["choice"] == advice.choice.text
