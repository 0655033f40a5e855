"""A position is stored as its seat saw it: the engine shows the same, and nothing of the truth is left."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste.analysis.steps import Step, steps_of
from flibuste.bench.analysis_games import game_by_bots
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.records.record import parse
from flibuste.kernel.types import Seat
from flibuste.puzzles.finder import as_seen
from flibuste.puzzles.world_text import plain_world, world_of

GAMES = ("_parley", *registry.names())
EVERY = 7


def decisions(game: str) -> tuple[Any, Setup, list[tuple[Step, Seat]]]:
    """Some decisions of a game between matelots, from its beginning to its end."""
    rules = registry.find(game)
    record = parse(game_by_bots(game, 3, ["matelot"], 4))
    steps = steps_of(rules, record)[::EVERY]
    return rules, record.setup, [(step, answer.seat) for step in steps for answer in step.answers]


def stored(world: Any) -> str:  # noqa: ANN401 - the state is the game's own
    return json.dumps(plain_world(world))


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_shows_the_seat_the_same(game: str) -> None:
    rules, setup, found = decisions(game)
    assert len(found) > 3
    for number, (step, seat) in enumerate(found):
        text = stored(as_seen(rules, step, seat, number).world)
        world = world_of(rules, setup, json.loads(text))
        assert stored(world) == text
        assert rules.view(world, seat) == rules.view(step.before, seat)
        assert rules.decision(world, seat) == rules.decision(step.before, seat)
        assert rules.census(world) == rules.census(step.before)
        before, after = Knowledge(rules, step.before, seat), Knowledge(rules, world, seat)
        for luck in range(3):
            assert rules.open(before.imagine(Quick(luck))) == rules.open(after.imagine(Quick(luck)))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_could_not_know_changes_nothing_that_is_stored(game: str) -> None:
    """The truth is dealt anew in every way the seat cannot see; the file would be the same to the letter."""
    rules, _, found = decisions(game)
    for number, (step, seat) in enumerate(found):
        text = stored(as_seen(rules, step, seat, number).world)
        other = step._replace(before=rules.imagined(step.before, seat, Quick(1000 + number)))
        assert stored(as_seen(rules, other, seat, number).world) == text


def test_the_world_is_a_sample_and_not_the_one_that_was_played() -> None:
    """Wherever something is hidden. In Libertalia a seat can often work everything out."""
    hidden, differs = 0, 0
    for game in GAMES:
        rules, _, found = decisions(game)
        for number, (step, seat) in enumerate(found):
            truth = rules.open(step.before)
            imagined = [rules.open(rules.imagined(step.before, seat, Quick(luck))) for luck in range(3)]
            if all(world == truth for world in imagined):
                continue
            hidden += 1
            differs += rules.open(as_seen(rules, step, seat, number).world) != truth
    assert hidden > 20
    assert differs > 0.7 * hidden


def test_only_the_games_own_modules_are_looked_at() -> None:
    rules = registry.find("_parley")
    setup = decisions("_parley")[1]
    for name in ("os:system", "..kernel.own_files:Path", "nowhere:x"):
        with pytest.raises((ImportError, AttributeError)):
            world_of(rules, setup, {"question": {"n": name}})
    with pytest.raises(ValueError, match="has no hidden_agenda"):
        world_of(rules, setup, {"hidden_agenda": 1})
