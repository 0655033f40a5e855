"""Results without luck: the same games, the same mean, less spread."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import flibuste as fb
from flibuste.arena.adjusted import FEW, Forward, each_by_the_others, factor, luck_by_set
from flibuste.arena.match import Match
from flibuste.arena.match_file import MatchFile
from flibuste.arena.match_game import Fixture, Played, play
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.statistics.intervals import unbounded
from flibuste.arena.statistics.sprt import Claims
from flibuste.front.matches import Here
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup


def match_of(title: str, playouts: int, bots: tuple[str, ...] = ("greedy", "mousse")) -> Match:
    meta = registry.find(title).meta
    options = make_setup(meta, 2).options
    return Match(title, meta.version, 2, bots, "luck", 1.0, 0, options, playouts=playouts)


def made_up(sets: int) -> tuple[list[list[float]], list[float]]:
    """Luck of two looks, and results that are half luck."""
    rng = Quick(5)
    luck = [[rng.below(2001) / 1000 - 1, rng.below(2001) / 1000 - 1] for _ in range(sets)]
    return luck, [0.3 + 2 * one[0] - one[1] + (rng.below(2001) / 1000 - 1) for one in luck]


def test_what_is_left_without_luck_has_the_same_mean_and_less_spread() -> None:
    luck, results = made_up(400)
    calm = each_by_the_others(luck, results)
    assert factor(results, calm) > 4
    assert unbounded(calm).low < 0.3 < unbounded(calm).high


def test_a_result_does_not_change_the_multiples_of_its_own_luck() -> None:
    luck, results = made_up(40)
    before = each_by_the_others(luck, results)
    results[7] += 10
    after = each_by_the_others(luck, results)
    assert after[7] - before[7] == pytest.approx(10)
    assert after[8] != before[8]


def test_in_their_order_sets_are_adjusted_by_earlier_ones_only() -> None:
    luck, results = made_up(60)
    forward, other = Forward(), Forward()
    calm = [forward.next(one, result) for one, result in zip(luck, results, strict=True)]
    changed = [*results[:30], *[result + 5 for result in results[30:]]]
    others = [other.next(one, result) for one, result in zip(luck, changed, strict=True)]
    assert calm[:FEW] == results[:FEW]
    assert calm[FEW + 1] != results[FEW + 1]
    assert calm[:30] == others[:30]


@pytest.mark.parametrize("title", registry.names())
def test_measuring_luck_changes_no_game(title: str) -> None:
    plain = play(match_of(title, 0), Fixture(0, 1))
    watched = play(match_of(title, 2), Fixture(0, 1))
    assert watched._replace(luck=()).timeless == plain.timeless
    assert plain.luck == ()
    for seats in watched.luck:
        assert sum(seats) == pytest.approx(0, abs=1e-4)  # margins: what one gains the other loses
    assert any(any(seats) for seats in watched.luck)
    assert Played.of_json(json.loads(json.dumps(watched.as_json()))).timeless == watched.timeless


def test_the_mean_of_luck_is_zero() -> None:
    """The toy, 400 games: the 95 % intervals of all looks contain zero."""
    match = match_of("_parley", 4)
    games = [play(match, Fixture(number, 0)) for number in range(400)]
    for look in range(len(games[0].luck)):
        mean = unbounded([played.luck[look][0] for played in games])
        assert mean.low < 0 < mean.high


def test_a_search_keeps_its_choices_and_the_match_goes_on_from_its_file(tmp_path: Path) -> None:
    match = match_of("_parley", 3, ("ismcts:20it", "greedy"))
    with MatchFile(match, tmp_path) as file:
        MatchRunner(file, 3).run(Here, lambda _: None)
    with MatchFile(match, tmp_path) as file:
        runner = MatchRunner(file, 3)
        assert runner.done() == 6
        assert [len(luck) for luck in luck_by_set(runner.games(), "greedy")] == [4] * 3
    assert "playouts" not in json.loads(json.dumps(match._replace(playouts=0).as_json()))


def test_the_sequential_test_sees_results_without_luck() -> None:
    claims = Claims(0.5, 0.6)
    tests = []
    for playouts in (0, 4):
        runner = MatchRunner(MatchFile(match_of("_parley", playouts)), 40, claims)
        runner.run(Here, lambda _: None)
        assert runner.test is not None
        tests.append(runner.test.verdict)
    assert tests[0].ratio != tests[1].ratio


def test_the_front_door_has_results_without_luck() -> None:
    result = fb.match("_parley", ["greedy", "random"], games=60, seed=7, playouts=4)
    assert [one.bot for one in result.adjusted] == [one.bot for one in result.standings]
    one = result.adjusted[0]
    assert one.margin.low < one.margin.mean < one.margin.high
    assert result.json()["adjusted"][0]["bot"] == one.bot
    assert "Margin without luck" in result.table()
    assert "Margin without luck" in result.html()
    assert fb.match("_parley", ["greedy", "random"], games=2, seed=7).adjusted == []
