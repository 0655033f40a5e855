"""Matches of names, classes and objects, here and in other processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import flibuste as fb
from flibuste.front.matches import named
from flibuste.kernel.types import Choice, Decision


class First(fb.Bot):
    def choose(self, knows: fb.Knowledge[Any]) -> Choice:
        return knows.decision.options[0]


class OldForm:
    """Written for the four arguments that bots once had."""

    def choose(self, knows: fb.Knowledge[Any], decision: Decision, budget: fb.Budget, rng: fb.Rng) -> Choice:
        assert (decision, budget, rng) == (knows.decision, knows.budget, knows.rng)
        return decision.options[rng.below(len(decision.options))]


def test_an_importable_class_has_its_name_everywhere_and_plays_in_processes() -> None:
    here = fb.match("_parley", [First, "random"], games=8, seed=1)
    there = fb.match("_parley", [First, "random"], games=8, seed=1, jobs=2)
    assert here.match.bots == (f"{__name__}:First", "random")
    assert [played.timeless for played in there.games] == [played.timeless for played in here.games]


def test_a_class_of_a_function_an_object_and_an_old_bot_play_here() -> None:
    asked: list[int] = []

    class Local(First):
        def choose(self, knows: fb.Knowledge[Any]) -> Choice:
            asked.append(knows.seat)
            return super().choose(knows)

    result = fb.match("_parley", [Local, First(), OldForm, "greedy"], seats=4, games=4, seed=1, jobs=2)
    assert result.match.bots == ("Local", "First", f"{__name__}:OldForm", "greedy")
    assert len(result.games) == 4 and set(asked) == {0, 1, 2, 3}
    assert "Local" in result.table() and "Local" in result.html()


def test_every_bot_has_a_name_of_its_own() -> None:
    def local() -> type[fb.Bot]:
        class First(fb.Bot): ...

        return First

    one, two = local(), local()
    names, makers = named([one, two, one, "greedy", fb.bot("greedy")])
    assert names == ("First", "First-2", "First", "greedy", "greedy-2")
    assert set(makers) == {"First", "First-2", "greedy-2"}


def test_a_result_is_read_as_text_as_json_and_as_a_page(tmp_path: Path) -> None:
    result = fb.match("_parley", ["greedy", "random"], games=10, seed="x", budget=fb.Budget(0.0, 5))
    assert result.table("de") != result.table() != result.table("fr")
    assert json.loads(json.dumps(result.json()))["match"]["iterations"] == 5
    page = result.html(tmp_path / "match.html", language="fr")
    assert (tmp_path / "match.html").read_text(encoding="utf-8") == page
    assert page.startswith("<!doctype html>") and 'lang="fr"' in page


def test_a_bot_that_does_not_exist_is_refused_before_the_first_game() -> None:
    with pytest.raises(fb.Refusal, match="unknown-bot"):
        fb.match("_parley", [First, "parrot"])
    with pytest.raises(ValueError, match="at least one bot"):
        fb.match("_parley", [])


def test_something_that_is_no_bot_is_told_what_it_lacks() -> None:
    class TooMany:
        def choose(self, knows: object, more: object) -> None: ...

    with pytest.raises(TypeError, match=r"TooMany\.choose must take one argument"):
        fb.bot(TooMany)
    with pytest.raises(TypeError, match="no method choose"):
        fb.bot(dict)
