"""The search is legal, reproducible, in time, and the same in both builds."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from flibuste.bots.bot import Budget
from flibuste.bots.search.ismcts import Manner, Search
from flibuste.bots.search.reward import Reward
from flibuste.bots.search.search_bot import Searcher
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from tests import ROOT, SOURCES
from tests.bots.moments import knowledge, largest, moments, widest

COMPILED = ROOT / "build" / "compiled"


def test_it_chooses_what_is_offered_and_counts_its_iterations(name: str) -> None:
    for asked in moments(name, largest(name), every=67):
        knows = knowledge(asked)
        search = Search(knows, Quick(1), Manner())
        search.run(0.0, 20)
        arms = search.own()
        assert search.iterations == 20 == sum(arm.visits for arm in arms)
        assert [arm.choice for arm in arms] == list(knows.decision.options)
        assert search.best().visits == max(arm.visits for arm in arms)
        seats = knows.world.seats
        for arm in arms:
            assert 0.0 <= arm.reward <= arm.visits and arm.available == 20
            assert arm.visits <= arm.place <= seats * arm.visits


def test_the_same_seed_and_iterations_give_the_same_search(name: str) -> None:
    for asked in moments(name, 2, every=37):
        knows = knowledge(asked)
        said = [Searcher(0.0, 30).explain(knows.given(Budget(), Quick(4))) for _ in range(2)]
        assert said[0] == said[1] and said[0].iterations == (30 if len(said[0].reasons) > 1 else 0)


def test_other_seeds_give_other_searches() -> None:
    asked = widest("freibeuter", 2)
    knows = knowledge(asked)
    said = {str(Searcher(0.0, 60).explain(knows.given(Budget(), Quick(n)))) for n in range(3)}
    assert len(said) == 3


def test_thinking_leaves_what_it_knows_as_it_was(name: str) -> None:
    for asked in moments(name, 2, every=53):
        knows = knowledge(asked)
        before = str(knows.game.open(knows.world))
        Searcher(0.0, 10).choose(knows.given(Budget(), Quick(1)))
        assert str(knows.game.open(knows.world)) == before


def test_iterations_alone_are_done_whatever_the_clock_says() -> None:
    knows = knowledge(widest("libertalia", 2))
    assert Searcher(0.0, 40).search(knows.given(Budget(0.001), Quick(1))).iterations == 40
    assert Searcher(0.0).search(knows.given(Budget(60.0, 7), Quick(1))).iterations == 7
    assert Searcher(60.0, 9).search(knows.given(Budget(60.0), Quick(1))).iterations == 9


def test_a_search_that_waits_for_certainty_ends_early_and_chooses_the_same(name: str) -> None:
    """With full patience it ends when no other choice can catch up with the most tried one."""
    patient = Manner()
    patient.patience = 1.0
    for asked in moments(name, 2, every=29):
        knows = knowledge(asked)
        if len(knows.decision.options) == 1:
            continue
        whole, settled = Search(knows, Quick(3), patient), Search(knows, Quick(3), patient)
        whole.run(0.0, 300)
        settled.run(0.0, 300, settled=True)
        assert settled.best().choice is whole.best().choice
        assert settled.iterations == 300 or settled.ahead() > 300 - settled.iterations


def test_one_world_that_ends_otherwise_among_many_that_end_level_breaks_nothing() -> None:
    reward = Reward(0.5, 0.5)
    for _ in range(5000):
        assert reward.of([20.0, 20.0], [1.0, 1.0]) == [0.5, 0.5]
    assert reward.of([20.0, 31.0], [2.0, 1.0]) == pytest.approx([0.0, 1.0])


def test_less_patience_ends_a_search_sooner() -> None:
    def thought(patience: float) -> int:
        manner = Manner()
        manner.patience = patience
        iterations = 0
        for asked in moments("freibeuter", 2, every=29):
            search = Search(knowledge(asked), Quick(3), manner)
            search.run(0.0, 300, settled=True)
            assert search.iterations == 300 or search.ahead() > patience * (300 - search.iterations)
            iterations += search.iterations
        return iterations

    whole = 300 * len(list(moments("freibeuter", 2, every=29)))
    assert thought(0.5) < thought(1.0) < whole


def test_processor_time_does_not_run_while_others_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """When wall time is over, only a search that counts wall time stops."""
    knows = knowledge(widest("freibeuter", 2))
    walls = iter(range(1_000_000))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(walls)))
    assert Searcher(0.1).search(knows.given(Budget(), Quick(1))).iterations == 1
    assert Searcher(0.1).search(knows.given(Budget(processor=True), Quick(1))).iterations > 1


@pytest.mark.slow
def test_no_decision_takes_longer_than_its_budget_and_a_fifth_of_cpu(name: str) -> None:
    """CPU time depends a little on other work on the machine, so the best of three counts."""
    knows = knowledge(widest(name, largest(name)))
    taken = []
    for _ in range(3):
        begin = time.process_time()
        Searcher(0.2).choose(knows.given(Budget(), Quick(1)))
        taken.append(time.process_time() - begin)
    assert min(taken) <= 0.24


def test_a_budget_shorter_than_one_playout_still_gives_a_choice(name: str) -> None:
    knows = knowledge(widest(name, largest(name)))
    search = Searcher(0.2).search(knows.given(Budget(0.000001), Quick(1)))
    assert search.iterations == 1 and search.best().choice in knows.decision.options


def test_seats_asked_at_once_choose_without_knowing_of_each_other() -> None:
    """On Libertalia's first day each seat has its own arms."""
    game = registry.find("libertalia")
    _, s, seat = next(moments("libertalia", 3))
    assert len(game.asking(s)) == 3
    knows = knowledge((game, s, seat))
    search = Search(knows, Quick(1), Manner())
    search.run(0.0, 60)
    by_seat = dict.fromkeys(range(3), 0)
    for key, arm in search.root.arms.items():
        by_seat[key // search.size] += arm.visits
    assert by_seat == {0: 60, 1: 60, 2: 60}


CHOICES = """
import sys
from flibuste.bots.bot import Budget
from flibuste.bots.search import ismcts
from flibuste.bots.search.search_bot import Searcher
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.knowledge import Knowledge
print("source" if ismcts.__file__.endswith(".py") else "compiled")
for name in registry.all_names():
    game = registry.find(name)
    for seats in (min(game.meta.seats), max(game.meta.seats)):
        dealer = Dealer(Quick(seats))
        s = game.start(make_setup(game.meta, seats), dealer)
        for number in range(6):
            seat = game.asking(s)[0]
            knows = Knowledge(game, s, seat)
            advice = Searcher(0.0, 25).explain(knows.given(Budget(), Quick(number)))
            print(name, seats, number, advice.json())
            game.apply(s, seat, advice.choice, dealer)
"""


def searched(home: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", CHOICES],
        env={**os.environ, "PYTHONPATH": home},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.skipif(not list(COMPILED.glob("flibuste/bots/ismcts.*.so")), reason="nothing is compiled here")
def test_source_and_compiled_build_search_alike() -> None:
    source, compiled = searched(str(SOURCES)), searched(str(COMPILED))
    assert (source[0], compiled[0]) == ("source", "compiled")
    assert source[1:] == compiled[1:] and len(source) > 50
