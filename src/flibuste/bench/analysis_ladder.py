"""Error rates of our bots: all of them are asked the same questions, and the judge prices their answers."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from flibuste.analysis.analyse import opened
from flibuste.analysis.decisions import MARKS, MATTERS, mark_of
from flibuste.analysis.judge import Judge
from flibuste.analysis.likeness import Rung
from flibuste.analysis.losses import Comparison, Lead, Trial
from flibuste.arena.statistics.intervals import Estimate, unbounded
from flibuste.bench.analysis_games import game_by_bots
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Budget
from flibuste.kernel.types import Choice

BOTS = ("random", "mousse", "matelot", "second", "capitaine")
TRIES = {"random": 8, "mousse": 8, "matelot": 2}
"""How often a bot that plays by chance is asked."""
PAIRS, FINAL = 24, 300
SEARCHED = 80
"""Positions about which every bot is asked. Later ones are for the bots that do not search: they take longer
to tell apart, and answer at once."""
QUICK = 3
LIMIT = Budget(60.0, 0, processor=True)
MOST = 60
"""Questions of a game that are looked at until one matters."""


def position(game: str, seats: int, number: int) -> dict[str, Any]:
    """A question that mattered, from a game between matelots: what every bot's answer costs.

    `looked` says how many questions were drawn for it.
    """
    _, rules, steps = opened(game_by_bots(game, seats, ["matelot"], number))
    rng = Quick(number)
    judge = Judge(rules, number)
    looked = 0
    losses: dict[str, list[float]] = {}
    sure: dict[str, list[float]] = {}
    kind = ""
    for _ in range(MOST):
        step = steps[rng.below(len(steps))]
        answer = step.answers[rng.below(len(step.answers))]
        if len(rules.options(step.before, answer.seat)) < 2:
            continue
        looked += 1
        compared = Comparison(judge, step.before, answer.seat, answer.choice)
        compared.run(PAIRS, 1)
        if compared.matters(MATTERS):
            kind = step.before.question.kind
            for name, leads in asked(compared, number).items():
                losses[name] = [round(lead.mean, 5) for lead in leads]
                sure[name] = [round(lead.mean, 5) if lead.sure() else 0.0 for lead in leads]
            break
    decisions = sum(len(rules.options(one.before, each.seat)) > 1 for one in steps for each in one.answers)
    return {
        "kind": kind,
        "looked": looked,
        "losses": losses,
        "sure": sure,
        "decisions": decisions / seats,
    }


def asked(compared: Comparison, number: int) -> dict[str, list[Lead]]:
    """How far every bot's answers are behind the best option, in fresh worlds."""
    choices: dict[str, list[Choice]] = {}
    for name in BOTS if number < SEARCHED else BOTS[:QUICK]:
        bot = make(name)
        choices[name] = [
            bot.choose(compared.knows.given(LIMIT, Quick(1000 * number + turn)))
            for turn in range(TRIES.get(name, 1))
        ]
    best = Trial(compared.winner.choice)
    trials = {best.choice.text: best}
    for chosen in choices.values():
        for choice in chosen:
            trials.setdefault(choice.text, Trial(choice))
    compared.try_out(list(trials.values()), FINAL)
    return {
        name: [Lead(best.shares, trials[choice.text].shares) for choice in chosen]
        for name, chosen in choices.items()
    }


def mattered(lines: list[dict[str, Any]]) -> list[dict[str, float]]:
    """Each bot's mean loss in every position that mattered."""
    return [
        {name: sum(losses) / len(losses) for name, losses in line["losses"].items()}
        for line in lines
        if line["losses"]
    ]


def rungs(lines: list[dict[str, Any]]) -> list[Rung]:
    """Each bot's error rate over the positions that mattered."""
    found: list[Rung] = []
    for name in BOTS:
        losses = [one[name] for one in mattered(lines) if name in one]
        if losses:
            mean, low, high = unbounded(losses)
            found.append(Rung(name, round(mean, 5), round(low, 5), round(high, 5), len(losses), len(lines)))
    return found


def steps_down(lines: list[dict[str, Any]]) -> dict[str, Estimate]:
    """How much less each bot errs than the one before it, in the same positions."""
    return {
        f"{weaker} - {stronger}": unbounded(
            [one[weaker] - one[stronger] for one in mattered(lines) if stronger in one]
        )
        for weaker, stronger in pairwise(BOTS)
    }


def marks_per_game(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """About how many marks of each kind every bot would get in a game, by the questions that were drawn."""
    decisions = sum(line["decisions"] for line in lines) / len(lines)
    found: dict[str, Any] = {}
    for name in BOTS:
        asked_it = [line for line in lines if name in line["sure"] or not line["sure"]]
        looked = sum(line["looked"] for line in asked_it)
        marks = [[mark_of(loss) for loss in line["sure"].get(name, [0.0])] for line in asked_it]
        found[f"marks {name}"] = {
            mark: round(decisions * sum(one.count(mark) / len(one) for one in marks) / looked, 2)
            for _, mark in reversed(MARKS)
        }
    return found


def in_order(found: list[Rung]) -> list[Rung]:
    """Neighbours whose rates are not in order share their mean: their difference was not seen."""
    groups: list[list[Rung]] = []
    for rung in found:
        groups.append([rung])
        while len(groups) > 1 and mean_rate(groups[-1]) > mean_rate(groups[-2]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [
        rung._replace(
            rate=round(mean_rate(group), 5),
            low=min(one.low for one in group),
            high=max(one.high for one in group),
        )
        for group in groups
        for rung in group
    ]


def mean_rate(group: list[Rung]) -> float:
    return sum(rung.rate for rung in group) / len(group)


def write_ladder(tables: dict[tuple[str, int], list[Rung]]) -> None:
    """Keeps the error rates where the analysis looks for them. Tables that were not measured stay."""
    file = Path(str(files("flibuste.analysis") / "ladder.json"))
    known = json.loads(file.read_text(encoding="utf-8"))
    for (game, seats), found in tables.items():
        known.setdefault(game, {})[str(seats)] = [list(rung) for rung in in_order(found)]
    file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
