"""Reasons: as data, and as a sentence in every language."""

from __future__ import annotations

import json

import pytest

from flibuste.bots.bot import Adviser, Budget
from flibuste.bots.explain import Advice, Reason
from flibuste.bots.roster import make
from flibuste.kernel import shelf
from flibuste.kernel.chance import Quick
from flibuste.tongue.tongue import LANGUAGES, Tongue
from tests.bots.moments import knowledge, moments

GAME = shelf.find("freibeuter")
ONE, TWO, THREE = GAME.vocabulary[0], GAME.vocabulary[1], GAME.vocabulary[2]


@pytest.mark.parametrize("bot", ["mousse", "matelot", "ismcts:15it"])
def test_reasons_are_json_the_best_first_and_name_every_option(name: str, bot: str) -> None:
    adviser = make(bot)
    assert isinstance(adviser, Adviser)
    for asked in moments(name, 2, every=47):
        knows = knowledge(asked)
        decision = knows.decision()
        advice = adviser.explain(knows, decision, Budget(), Quick(1))
        assert advice.choice in decision.options
        assert {reason.choice for reason in advice.reasons} == set(decision.options)
        visits = [reason.visits for reason in advice.reasons]
        assert visits == sorted(visits, reverse=True) and sum(visits) == advice.iterations
        assert json.loads(json.dumps(advice.json()))["choice"] == advice.choice.text


def test_the_sentence_says_what_the_reasons_say() -> None:
    best, other = Reason(ONE, 70, 1.2, 8.4), Reason(TWO, 20, 1.4, 5.1)
    key, facts = Advice(ONE, (best, other), 90).words() or ("", {})
    assert key == "advice-tried"
    assert (facts["side"], facts["lead"], facts["gap"], facts["other"]) == ("ahead", 8, 3, TWO.text)
    said = Tongue("en", "freibeuter").say(key, facts)
    assert "8 points ahead" in said and "3 points" in said
    _, behind = Advice(ONE, (best._replace(margin=-1.2), other), 90).words() or ("", {})
    assert (behind["side"], behind["lead"], behind["gap"]) == ("behind", 1, 0)


def test_a_choice_hardly_tried_is_given_no_price() -> None:
    best, other = Reason(ONE, 499, 1.2, 8.4), Reason(TWO, 1, 2.0, -5.1)
    key, facts = Advice(ONE, (best, other), 500).words() or ("", {})
    assert facts["gap"] == "unsure"
    said = Tongue("en", "freibeuter").say(key, facts)
    assert "8 points ahead" in said and "13" not in said and "hardly looked at" in said


def test_a_bot_that_only_weighs_says_what_it_likes() -> None:
    reasons = (Reason(ONE, behind=0.0), Reason(TWO, behind=0.0), Reason(THREE, behind=2.0))
    assert Advice(ONE, reasons).words() == ("advice-even", {"other": TWO.text})
    assert Advice(ONE, (reasons[0], reasons[2])).words() == ("advice-likes", {"other": THREE.text})
    assert Advice(ONE, reasons[:1]).words() == ("advice-only", {})
    assert Advice(ONE, ()).words() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    tongue = Tongue(language)
    seen = set()
    for margin in (-7.0, -1.0, 0.0, 1.0, 7.0):
        for gap in (0.0, 1.0, 4.0):
            reasons = (Reason(ONE, 90, 1.5, margin), Reason(TWO, 30, 2.0, margin - gap))
            key, facts = Advice(ONE, reasons, 120).words() or ("", {})
            seen.add(tongue.say(key, facts))
            assert tongue.say(f"{key}.details", facts)
    assert len(seen) == 15
    for key in ("advice-only", "advice-even", "advice-likes"):
        assert tongue.say(key, {"other": "x"})
