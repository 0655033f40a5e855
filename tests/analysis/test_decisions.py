"""A decision is judged by what its seat knew, and a blunder is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import flibuste as fb
from flibuste.analysis.analyse import Job, analyse_here
from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import Comparison
from flibuste.analysis.report import Effort
from flibuste.analysis.runner import analyse
from flibuste.analysis.steps import steps_of
from flibuste.arena import executor
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick

QUICK = Effort(playouts=2, pairs=2, final=4, deals=4)
GAMES = list(registry.names())


@pytest.mark.parametrize("title", GAMES)
def test_what_a_seat_could_not_know_changes_no_verdict(title: str) -> None:
    """Everything hidden is dealt anew before the options are compared: the same verdict to the last digit."""
    game = registry.find(title)
    record = fb.play(title, ["greedy"] * 2, seed=5).record()
    judge = Judge(game, 2)
    compared = 0
    for step in steps_of(game, record)[::25]:
        seat, choice, _ = step.answers[0]
        if len(game.options(step.before, seat)) < 2:
            continue
        redealt = game.imagined(step.before, seat, Quick(99))
        verdicts = []
        for world in (step.before, redealt):
            comparison = Comparison(judge, world, seat, choice)
            comparison.run(2, 2)
            verdicts.append([(trial.choice.text, trial.shares, trial.margins) for trial in comparison.trials])
        assert verdicts[0] == verdicts[1]
        compared += 1
    assert compared


def blundered(name: str, seed: int) -> tuple[fb.Record, int]:
    """A game between good players in which one plays its worst option once, where the best is clear.

    A sealed choice is a guess, and never that clear.
    """
    table = fb.table(name, seats=2, seed=seed)
    bots = [fb.bot("ismcts:200it"), fb.bot("ismcts:200it")]
    game, judge, planted = table.game, Judge(table.game, 3), -1
    while table.asking:
        seat = table.asking[0]
        knows = table.knowledge(seat)
        choice = bots[seat].choose(knows)
        if planted < 0 and len(knows.decision.options) > 1 and len(table.asking) == 1:
            compared = Comparison(judge, table.state, seat, choice)
            compared.try_out(compared.trials, 200)
            best, *_, worst = compared.ranked()
            if best.share() - worst.share() > 0.3:
                planted, choice = table.version, worst.choice
        table.play(seat, choice)
    assert game.meta.id == name
    return table.record(), planted


def test_the_same_seed_and_effort_give_the_same_report_in_one_process_in_many_and_after_a_stop(
    tmp_path: Path,
) -> None:
    job = Job(fb.play("libertalia", ["greedy", "random"], seed=5).record().text(), QUICK, seed=4)
    here = analyse_here(job)
    assert analyse(job, lambda: executor.local(2), folder=tmp_path) == here
    file = next(tmp_path.iterdir())
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:10], lines[10][:30]]))  # stopped while it wrote
    heard: list[int] = []
    assert analyse(job, progress=lambda done, _: heard.append(done), folder=tmp_path) == here
    assert heard[0] == 10
    assert json.loads(json.dumps(here.as_json()))["policy"] == here.policy


def test_a_planted_blunder_is_found_and_ranked_first() -> None:
    record, planted = next(game for seed in range(20) if (game := blundered("_parley", seed))[1] >= 0)
    report = analyse_here(Job(record.text(), Effort(20, 16, 200, 50), seed=1))
    worst = report.costliest()[0]
    assert worst.move == planted
    assert worst.mark == "??"
    assert worst.loss > worst.error > 0
    assert worst.best != worst.chosen == record.moves[planted].text


def test_good_choices_are_those_than_which_nothing_was_better() -> None:
    record = fb.play("_parley", ["greedy", "random"], seed=3).record()
    report = fb.analyse(record, effort=Effort(playouts=20, pairs=24, final=40, deals=40))
    for seat in (0, 1):
        good = report.wisest(seat)
        assert good and len(good) <= 3
        assert all(one.seat == seat and one.chosen == one.best and one.unforced for one in good)
        assert not any(one.mistake for one in good)
        leads = [one.lead[0] for one in good]
        assert leads == sorted(leads, reverse=True) and leads[0] > 0
