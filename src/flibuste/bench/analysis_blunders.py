"""Plants a blunder in a game and looks whether the analysis finds it."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.analysis.analyse import Job, analyse_here, opened
from flibuste.analysis.judge import Judge
from flibuste.analysis.losses import SURE, Comparison, Lead, Trial
from flibuste.analysis.report import Effort
from flibuste.bench.analysis_games import game_by_bots
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.table.table import Table

GLANCE, CLOSER = 6, 120
"""Worlds in which every option is tried, and worlds in which the likeliest blunders are looked at again."""
LIKELY = 4
CLEAR = 0.25
"""A decision is clear if its best option surely wins that much more often than its worst.

A choice that several make together, sealed, is a guess and not clear.
"""
PLAYER = "ismcts:150it"
"""Who plays. Weaker players make blunders of their own that are as large as the planted one."""
EFFORT = Effort(playouts=1, pairs=8, final=120, deals=2)
OTHER = 1 << 20
"""Added to the seed, so that the judge that plants has other luck than the judge that seeks."""


class Blunder(NamedTuple):
    """An option that is clearly the worst, and what it costs."""

    lost: float
    move: int
    choice: str


def blunder(game: str, seats: int, number: int) -> dict[str, Any]:
    """Replaces the best choice of a clear decision by the worst, where most can be lost.

    Tells its rank among all mistakes of the report, 0 if it is none; and no rank if the game has no
    clear decision.
    """
    text = game_by_bots(game, seats, [PLAYER], number)
    found = clearest(text, number)
    if found is None:
        return {}
    report = analyse_here(Job(planted(text, found, number), EFFORT, number))
    ranks = [one.move for one in report.costliest(count=1000)]
    rank = ranks.index(found.move) + 1 if found.move in ranks else 0
    return {"rank": rank, "lost": round(found.lost, 4), "decisions": len(report.decisions)}


def clearest(text: str, number: int) -> Blunder | None:
    """The worst option where most can be lost; None if no decision is clear."""
    _, rules, steps = opened(text)
    judge = Judge(rules, number + OTHER)
    glances: list[tuple[float, int, Comparison]] = []
    for step in steps:
        answer = step.answers[0]
        if len(step.answers) == 1 and len(rules.options(step.before, answer.seat)) > 1:
            compared = Comparison(judge, step.before, answer.seat, answer.choice)
            compared.try_out(compared.trials, GLANCE)
            ranked = compared.ranked()
            glances.append((ranked[-1].share() - ranked[0].share(), answer.move, compared))
    blunders: list[Blunder] = []
    for _, move, compared in sorted(glances, key=lambda one: one[:2])[:LIKELY]:
        best, worst = compared.ranked()[0], compared.ranked()[-1]
        fresh = [Trial(best.choice), Trial(worst.choice)]
        compared.try_out(fresh, CLOSER)
        lead = Lead(fresh[0].shares, fresh[1].shares)
        if lead.mean - SURE * lead.error >= CLEAR:
            blunders.append(Blunder(lead.mean, move, worst.choice.text))
    return max(blunders, default=None)


def planted(text: str, found: Blunder, number: int) -> str:
    """The same game with the blunder in it. The same players go on from there."""
    record, rules, _ = opened(text)
    seats = record.setup.seats
    table = Table(rules, record.setup, list(record.players), number.to_bytes(32, "big"))
    rng = Quick(number)
    for at, one in enumerate(record.moves[: found.move + 1]):
        table.play(one.seat, found.choice if at == found.move else one.text)
    players = [make(PLAYER) for _ in range(seats)]
    while asking := rules.asking(table.state):
        seat = asking[0]
        table.play(seat, players[seat].choose(table.knowledge(seat, rng=rng)))
    return table.record().text()
