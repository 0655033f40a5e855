"""Why a choice is better: in the game's own terms, by what the seat knows, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.analysis.hints import hint_of
from flibuste.analysis.reasons import Difference, difference
from flibuste.bots.roster import make
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Budget, Knowledge
from tests.bots.moments import knowledge, moments

GAME = registry.find("freibeuter")
ONE, TWO = GAME.vocabulary[0], GAME.vocabulary[1]
EVEN = Difference(ONE.text, TWO.text, (0.5, 0.5), 0.0, 0.0, (("cash", 0.0), ("ships", 0.0)), 80)
CASES = {
    "reason-even": EVEN,
    "reason-gain": EVEN._replace(score=6.2, lines=(("ships", 6.2), ("cash", 0.0))),
    "reason-gain.mostly": EVEN._replace(score=6.2, lines=(("ships", 8.0), ("cash", -1.8))),
    "reason-gain.though": EVEN._replace(score=1.2, lines=(("ships", 5.2), ("cash", -4.0))),
    "reason-deny": EVEN._replace(others=-3.6),
    "reason-wins": EVEN._replace(shares=(0.56, 0.5)),
}


@pytest.mark.parametrize("key", CASES)
def test_each_kind_of_difference_has_its_sentence(key: str) -> None:
    said, facts = CASES[key].words()
    assert said == key and facts["other"] == TWO.text


def test_a_gain_is_told_in_the_unit_of_the_game() -> None:
    key, facts = CASES["reason-gain.mostly"].words()
    english = Translator("en", "freibeuter")
    assert english.reason(key, facts, TWO) == (
        f"On average it brings 6\N{NO-BREAK SPACE}$ more than “{english.choice(TWO)}” "
        "(mostly “Captured ships”: +8\N{NO-BREAK SPACE}$)."
    )
    key, facts = CASES["reason-gain.though"].words()
    assert english.reason(key, facts, TWO) == (
        f"On average it brings 1\N{NO-BREAK SPACE}$ more than “{english.choice(TWO)}”: "
        "+5\N{NO-BREAK SPACE}$ for “Captured ships”, −4\N{NO-BREAK SPACE}$ for “Cash”."
    )
    assert Translator("en", "libertalia").amount(1) == "1 doubloon"
    assert Translator("fr", "stoertebeker").amount(3) == "3 points"


def test_a_loss_that_was_measured_with_care_counts_where_the_scores_are_level() -> None:
    assert EVEN.words(known=0.07) == ("reason-wins", {"other": TWO.text, "often": 57, "seldom": 50})


def test_no_sentence_says_that_it_wins_as_often_as_it_wins() -> None:
    close = EVEN._replace(shares=(0.504, 0.4999))
    facts = close.words(known=0.02)[1]
    assert facts["often"] != facts["seldom"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language_and_speaks_of_the_game(language: str) -> None:
    voice = Translator(language, "freibeuter")
    told = {voice.reason(*case.words(), TWO) for case in CASES.values()} | {voice.say("reason-only")}
    assert len(told) == len(CASES) + 1
    for sentence in told:
        assert "⟨" not in sentence and "{" not in sentence


def test_a_difference_compares_what_both_choices_lead_to(name: str) -> None:
    """A choice compared with itself gives nothing, and turned round the difference changes its sign."""
    for asked in moments(name, 2, every=61):
        knows = knowledge(asked)
        first, last = knows.decision.options[0], knows.decision.options[-1]
        same = difference(knows, first, first, 3)
        assert (same.score, same.others, same.shares[0] - same.shares[1]) == (0.0, 0.0, 0.0)
        found = difference(knows, last, first, 4)
        assert found.worlds == 4 and found == difference(knows, last, first, 4)
        back = difference(knows, first, last, 4)
        assert (back.score, back.others) == (-found.score, -found.others)


@pytest.mark.parametrize("bot", ["matelot", "ismcts:15it"])
def test_a_hint_tells_no_more_than_its_seat_knows_and_names_a_real_choice(name: str, bot: str) -> None:
    for game, truth, seat in moments(name, 2, every=71):
        said = []
        for world in (truth, game.imagined(truth, seat, Quick(5))):
            knows: Knowledge[Any] = Knowledge(game, world, seat)
            hint = hint_of(make(bot), knows.given(Budget(), Quick(3)))
            said.append((hint.advice.json(), hint.key, hint.facts))
        assert said[0] == said[1]
        options = [option.text for option in game.options(truth, seat)]
        assert said[0][0]["choice"] in options
        if len(options) > 1:
            assert said[0][2]["other"] in options and said[0][2]["other"] != said[0][0]["choice"]
