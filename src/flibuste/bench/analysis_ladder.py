"""Error rates of our bots: all of them are asked the same questions, and the judge prices their answers."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from flibuste.analysis.analyse import opened
from flibuste.analysis.decisions import MARKS, MATTERS
from flibuste.analysis.judge import Judge
from flibuste.analysis.likeness import Rung
from flibuste.analysis.losses import Comparison, Lead, Trial
from flibuste.arena.intervals import Estimate, unbounded
from flibuste.bench.analysis_games import game_by_bots
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Budget, Knowledge

BOTS = ("random", "mousse", "matelot", "second", "capitaine")
TRIES = {"random": 4, "mousse": 4}
"""How often a bot that plays by chance is asked."""
PAIRS, FINAL = 12, 150
LIMIT = Budget(60.0, 0, processor=True)
MOST = 200
"""Positions of a game that are looked at before another game is taken."""


def position(game: str, seats: int, number: int) -> dict[str, Any]:
    """One position of a game between matelots: what every bot's choice there costs."""
    _, rules, steps = opened(game_by_bots(game, seats, ["matelot"], number))
    rng = Quick(number)
    for _ in range(MOST):
        step = steps[rng.below(len(steps))]
        answer = step.answers[rng.below(len(step.answers))]
        if len(rules.options(step.before, answer.seat)) > 1:
            break
    judge = Judge(rules, number)
    compared = Comparison(judge, step.before, answer.seat, answer.choice)
    compared.run(PAIRS, 1)
    ranked = compared.ranked()
    unforced = compared.differed and ranked[0].share() - ranked[-1].share() >= MATTERS
    choices: dict[str, list[str]] = {}
    trials = {compared.winner.choice.text: Trial(compared.winner.choice)}
    if unforced:
        knows = Knowledge(rules, step.before, answer.seat, LIMIT)
        for name in BOTS:
            choices[name] = []
            for turn in range(TRIES.get(name, 1)):
                choice = make(name).choose(knows.given(LIMIT, Quick(1000 * number + turn)))
                choices[name].append(choice.text)
                trials.setdefault(choice.text, Trial(choice))
        compared.try_out(list(trials.values()), FINAL)
    best = trials[compared.winner.choice.text]
    losses: dict[str, float] = {}
    marked: dict[str, float] = {}
    for name, chosen in choices.items():
        leads = [Lead(best.shares, trials[text].shares) for text in chosen]
        losses[name] = sum(lead.mean for lead in leads) / len(leads)
        marked[name] = max((lead.mean for lead in leads if lead.sure()), default=0.0)
    decisions = sum(len(rules.options(one.before, each.seat)) > 1 for one in steps for each in one.answers)
    return {
        "kind": step.before.question.kind,
        "unforced": unforced,
        "losses": losses,
        "sure": marked,
        "decisions": decisions / seats,
    }


def rungs(lines: list[dict[str, Any]]) -> list[Rung]:
    """Each bot's error rate over the positions that mattered."""
    found: list[Rung] = []
    for name in BOTS:
        losses = [line["losses"][name] for line in lines if line["unforced"]]
        if losses:
            mean, low, high = unbounded(losses)
            found.append(Rung(name, round(mean, 5), round(low, 5), round(high, 5), len(losses), len(lines)))
    return found


def steps_down(lines: list[dict[str, Any]]) -> dict[str, Estimate]:
    """How much less each bot errs than the one before it, in the same positions."""
    mattered = [line["losses"] for line in lines if line["unforced"]]
    return {
        f"{weaker} - {stronger}": unbounded([losses[weaker] - losses[stronger] for losses in mattered])
        for weaker, stronger in pairwise(BOTS)
    }


def marks_per_game(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """About how many marked mistakes each bot would make in a game, by the positions that were drawn."""
    decisions = sum(line["decisions"] for line in lines) / len(lines)
    found: dict[str, Any] = {}
    for name in BOTS:
        lost = [line["sure"].get(name, 0.0) for line in lines]
        found[f"marks {name}"] = [
            round(decisions * sum(one >= least for one in lost) / len(lines), 1)
            for least, _ in reversed(MARKS)
        ]
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
