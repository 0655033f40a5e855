"""Plants a blunder in a game and looks whether the analysis finds it."""

from __future__ import annotations

from typing import Any

from flibuste.analysis.analyse import Job, analyse_here, opened
from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import Comparison, Trial
from flibuste.analysis.report import Effort
from flibuste.bench.analysis_games import game_by_bots
from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.record import parse
from flibuste.table.table import Table

GLANCE, SURE = 6, 80
"""Worlds in which every option is tried, and worlds in which the likeliest blunders are looked at again."""
LIKELY = 5
EFFORT = Effort(playouts=1, pairs=8, final=80, deals=2)
OTHER = 1 << 20
"""Added to the seed, so that the judge that plants has other luck than the judge that seeks."""


def blunder(game: str, seats: int, number: int) -> dict[str, Any]:
    """Plants the worst option where most can be lost; tells its rank among all mistakes, 0 if it is none."""
    text = game_by_bots(game, seats, ["matelot"], number)
    record, rules, steps = opened(text)
    judge = Judge(rules, number + OTHER)
    found: list[tuple[float, int, Comparison]] = []
    for step in steps:
        for answer in step.answers:
            if len(rules.options(step.before, answer.seat)) < 3:
                continue
            compared = Comparison(judge, step.before, answer.seat, answer.choice)
            compared.try_out(compared.trials, GLANCE)
            ranked = compared.ranked()
            found.append((ranked[-1].share() - ranked[0].share(), answer.move, compared))
    clear: list[tuple[float, int, str]] = []
    for _, move, compared in sorted(found, key=lambda one: one[:2])[:LIKELY]:
        best, worst = compared.ranked()[0], compared.ranked()[-1]
        fresh = [Trial(best.choice), Trial(worst.choice)]
        compared.try_out(fresh, SURE)
        clear.append((fresh[0].share() - fresh[1].share(), move, worst.choice.text))
    most, move, worst_text = max(clear)
    table = Table(registry.find(game), record.setup, list(record.players), number.to_bytes(32, "big"))
    rng = Quick(number)
    for at, one in enumerate(parse(text).moves[: move + 1]):
        table.play(one.seat, worst_text if at == move else one.text)
    players = [make("matelot") for _ in range(seats)]
    while asking := rules.asking(table.state):
        seat = asking[0]
        table.play(seat, players[seat].choose(table.knowledge(seat, rng=rng)))
    report = analyse_here(Job(table.record().text(), EFFORT, number))
    ranks = [one.move for one in report.costliest(count=1000)]
    return {"rank": ranks.index(move) + 1 if move in ranks else 0, "lost": most}
