"""Every puzzle that is shipped holds what its file says, on the real engine and in every language."""

from __future__ import annotations

import hashlib
import json

import pytest

from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import Comparison
from flibuste.bots.greedy import ranked
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.puzzles import messages
from flibuste.puzzles.criteria import FEWEST, LEAD, MOST_WORLDS, RIGHT, SURE_LEAD
from flibuste.puzzles.puzzle import Puzzle, fresh, puzzles_of
from flibuste.puzzles.puzzle_table import table_of
from flibuste.puzzles.strength import LADDER, level_of, rating_of

GAMES = registry.names()
PAIRS = 60
SAMPLE = 2
"""Puzzles of each game that are measured again here; `flibuste puzzles check` measures all."""


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_hold_every_criterion(game: str) -> None:
    puzzles = puzzles_of(game)
    assert puzzles, f"{game} has no puzzles"
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        values = puzzle.values
        assert len(values) >= FEWEST
        assert puzzle.lead >= LEAD
        assert puzzle.lead - puzzle.error >= SURE_LEAD
        assert puzzle.worlds >= MOST_WORLDS
        assert list(values) == sorted(values, key=lambda one: -one.share)
        assert puzzle.right == (puzzle.best,) == (values[0].choice,)
        assert values[0].share - values[1].share > RIGHT
        assert all(0 <= value.share <= 1 and 0 <= value.error < 0.2 for value in values)
        assert puzzle.theme == puzzle.best.split()[0]
        assert set(puzzle.solvers) == {rung.bot for rung in LADDER}
        assert puzzle.solvers["matelot"] == 0
        assert puzzle.rating == rating_of(puzzle.solvers)
        assert level_of(puzzle.rating) in ("easy", "medium", "hard")


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_opens_every_position(game: str) -> None:
    """Its options are those that were valued, no part is missing, and the matelot really gets it wrong."""
    rules = registry.find(game)
    for puzzle in puzzles_of(game):
        knows = fresh(puzzle)
        texts = [option.text for option in knows.decision.options]
        assert sorted(texts) == sorted(value.choice for value in puzzle.values)
        start = rules.start(make_setup(rules.meta, puzzle.seats, dict(puzzle.options)), Dealer(Quick(0)))
        assert rules.census(knows.world) == rules.census(start)
        tempting = [reason.choice.text for reason in ranked(knows) if not reason.behind]
        assert puzzle.matelot in tempting
        assert not set(tempting) & set(puzzle.right)
        told = json.dumps([game, puzzle.seat, puzzle.world])
        assert puzzle.id == hashlib.sha256(told.encode()).hexdigest()[:8]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_depends_on_nothing_hidden(game: str) -> None:
    rules = registry.find(game)
    for puzzle in puzzles_of(game):
        state = table_of(puzzle).state
        for luck in range(2):
            other = rules.imagined(state, puzzle.seat, Quick(luck))
            assert rules.view(other, puzzle.seat) == rules.view(state, puzzle.seat)
            for choice in rules.options(state, puzzle.seat):
                one, two = (rules.foresee(world, puzzle.seat, choice) for world in (state, other))
                assert str(one) == str(two)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_and_theme_has_words(game: str, language: str) -> None:
    parse = registry.find(game).vocabulary.parse
    for puzzle in puzzles_of(game):
        voice = Translator(language, game, ["Anne", "Jack", "Mary", "Calico"][: puzzle.seats])
        key, facts = puzzle.why
        assert voice.reason(key, facts, parse(puzzle.matelot))
        assert voice.say(f"puzzle-theme-{puzzle.theme}")
        assert all(voice.choice(parse(value.choice)) for value in puzzle.values)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_a_game_can_offer_has_a_theme(game: str) -> None:
    verbs = {choice.verb for choice in registry.find(game).vocabulary}
    for language in LANGUAGES:
        voice = Translator(language, game)
        assert not [verb for verb in verbs if not voice.has(f"puzzle-theme-{verb}")]


def sample(game: str) -> list[Puzzle]:
    puzzles = puzzles_of(game)
    return sorted(puzzles, key=lambda one: one.id)[:: max(1, len(puzzles) // SAMPLE)][:SAMPLE]


@pytest.mark.parametrize("game", GAMES)
def test_some_solutions_are_found_again_with_other_luck(game: str) -> None:
    """A small measurement with a fixed seed: the same on every machine and in both builds."""
    for puzzle in sample(game):
        knows = fresh(puzzle)
        compared = Comparison(Judge(knows.game, 77), knows.world, puzzle.seat, knows.decision.options[0])
        near = {value.choice for value in puzzle.values[:4]}
        trials = [trial for trial in compared.trials if trial.choice.text in near]
        compared.try_out(trials, PAIRS)
        assert max(trials, key=lambda one: one.share()).choice.text == puzzle.best, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_nothing_about_the_solution_is_shown_before_the_answer(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert set(messages.title(puzzle)) == {"game", "id", "seats", "rating", "level"}
        decision = messages.shown(puzzle)["decision"]
        order = [option.text for option in fresh(puzzle).decision.options]
        assert decision["options"] == order, "in the engine's order, not by value"
        told = messages.answer(puzzle, puzzle.best)
        assert told["right"] and told["solutions"] == [puzzle.best]
        assert not messages.answer(puzzle, puzzle.matelot)["right"]
        assert "world" not in told
