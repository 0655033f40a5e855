"""Jobs of the analysis of a finished game, piece by piece, and what of it is sent. They run in workers."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from time import thread_time
from typing import Any, NamedTuple

import orjson

from flibuste.analysis.analyse import Job, Opening, StepWork, opened, report_of, work_opening
from flibuste.analysis.decisions import DecisionValue, judge_decision
from flibuste.analysis.effort import effort_for
from flibuste.analysis.identity import Judges, Parts, StepValue, value_step
from flibuste.analysis.judge import Judge
from flibuste.analysis.reasons import Difference, difference
from flibuste.analysis.report import PlayerReport, Report, StepReport
from flibuste.analysis.steps import Step
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import Knowledge
from flibuste.server.workers.table_jobs import session_of
from flibuste.table.act import Act
from flibuste.table.session import Session

SEED = 1
"""Of every analysis, so that the same game and effort give the same report."""
ENOUGH = 0.02
"""Share of the win below the best option within which another one counts as right."""
WORLDS = 120
"""Worlds in which a mistake is compared with the best option, to say why."""


class Part(NamedTuple):
    """A piece of the work: the opening, what a step is worth, or one answer in it."""

    step: int
    answer: int = -1
    """The number of the answer; below zero it is about the whole step."""


OPENING = Part(-1)


class Plan(NamedTuple):
    """What there is to do."""

    job: Job
    parts: tuple[Part, ...]
    versions: tuple[int, ...]
    """For each move of the record the version of the table before it."""


class Piece(NamedTuple):
    """One finished piece: what it found, why a mistake is one, and how many seconds it took."""

    part: Part
    found: Opening | StepValue | DecisionValue | None
    why: Difference | None
    seconds: float


def planned(row: Any, acts: list[Act], seconds: float) -> Plan:  # noqa: ANN401 - a row
    """Replays a finished table and chooses the effort that takes about so many seconds."""
    session = session_of(row)
    versions: list[int] = []
    for act in acts:
        follow(session, act, versions)
    text = session.table.record().text()
    parts = [OPENING]
    for number, step in enumerate(opened(text)[2]):
        parts += [Part(number), *(Part(number, answer) for answer in range(len(step.answers)))]
    return Plan(Job(text, effort_for(text, seconds), SEED), tuple(parts), tuple(versions))


def follow(session: Session, act: Act, versions: list[int]) -> None:
    """Applies an act, and keeps the list of the versions before each move that still counts."""
    table, sealed = session.table, act.kind == "choose" and act.seat in session.sealed
    if sealed or act.kind == "undo":
        del versions[table.last_move_of(act.seat)]
    session.follow(act)
    if act.kind == "choose":
        versions.append(act.n)
    del versions[table.version :]  # moves that were taken back by consent


def worked(job: Job, part: Part) -> Piece:
    """Does one piece. Each is short, so that nobody waits long for the worker."""
    began = thread_time()
    if part == OPENING:
        return Piece(part, work_opening(job), None, thread_time() - began)
    _, game, steps = opened(job.record)
    judge, step, effort = Judge(game, job.seed), steps[part.step], job.effort
    if part.answer < 0:
        value = value_step(Judges.of(game, job.seed, effort.playouts), step)
        return Piece(part, value, None, thread_time() - began)
    decision = judge_decision(judge, step, step.answers[part.answer], effort.pairs, effort.final)
    why = reason(job, game, step, decision) if decision is not None and decision.mark else None
    return Piece(part, decision, why, thread_time() - began)


def reason(job: Job, game: Game[Any], step: Step, decision: DecisionValue) -> Difference:
    """Why the best option is better than the one that was chosen, by what the seat knew."""
    knows: Knowledge[Any] = Knowledge(game, step.before, decision.seat)
    best, chosen = (game.vocabulary.parse(text) for text in (decision.best, decision.chosen))
    return difference(knows, best, chosen, min(WORLDS, job.effort.final), job.seed)


def told(plan: Plan, pieces: Sequence[Piece]) -> bytes:
    """The report as it is sent and stored: an allow-list."""
    opening, values, decisions = None, list[StepValue](), dict[int, list[DecisionValue]]()
    whys: list[Difference | None] = []
    for part, found, why, _ in pieces:
        if isinstance(found, Opening):
            opening = found
        elif isinstance(found, StepValue):
            values.append(found)
        elif found is not None:
            decisions.setdefault(part.step, []).append(found)
            whys.append(why)
    assert opening is not None  # it comes first
    works = [StepWork(value, tuple(decisions.get(step, ()))) for step, value in enumerate(values)]
    return orjson.dumps(shown(report_of(plan.job, opening, works), whys, plan.versions))


def shown(report: Report, whys: Sequence[Difference | None], versions: Sequence[int]) -> dict[str, Any]:
    return {
        "effort": report.effort._asdict(),
        "policy": report.policy,
        "start": rounded(report.start.shares),
        "steps": [shown_step(step, versions) for step in report.steps],
        "mistakes": [
            shown_mistake(decision, why, versions)
            for decision, why in zip(report.decisions, whys, strict=True)
            if decision.mark and why is not None
        ],
        "good": [
            shown_good(decision, versions)
            for player in report.players
            for decision in report.wisest(player.seat)
        ],
        "players": [shown_player(player) for player in report.players],
    }


def shown_step(step: StepReport, versions: Sequence[int]) -> dict[str, Any]:
    return {
        "version": max(versions[move] for move in step.moves) + 1,
        "asked": list(step.asked),
        "shares": rounded(step.value.shares),
        "own": rounded(step.shares.own),
        "others": rounded(step.shares.others),
        "luck": rounded(step.shares.luck),
    }


def shown_mistake(decision: DecisionValue, why: Difference, versions: Sequence[int]) -> dict[str, Any]:
    key, facts = why.words(decision.loss)
    best = next(option.share for option in decision.options if option.choice == decision.best)
    return {
        "version": versions[decision.move],
        "seat": decision.seat,
        "together": decision.together,
        "chosen": decision.chosen,
        "best": decision.best,
        "loss": round(decision.loss, 4),
        "error": round(decision.error, 4),
        "mark": decision.mark,
        "why": {"key": key, "facts": facts},
        "options": [
            {
                "choice": option.choice,
                # What was chosen was measured again with more care.
                "loss": round(
                    decision.loss if option.choice == decision.chosen else max(0.0, best - option.share), 4
                ),
                "right": option.choice != decision.chosen and best - option.share <= ENOUGH,
            }
            for option in decision.options
        ],
    }


def shown_good(decision: DecisionValue, versions: Sequence[int]) -> dict[str, Any]:
    share, margin = decision.lead
    return {
        "version": versions[decision.move],
        "seat": decision.seat,
        "chosen": decision.chosen,
        "share": round(share, 4),
        "margin": round(margin, 2),
    }


def shown_player(player: PlayerReport) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "shares": shown_parts(player.shares, 4),
        "margins": shown_parts(player.margins, 2),
        "decisions": player.decisions,
        "error_rate": round(player.error_rate, 4),
        "error": round(player.error, 4) if isfinite(player.error) else None,
        "mistakes": player.mistakes,
        "like": player.like,
    }


def shown_parts(parts: Parts, digits: int) -> dict[str, float]:
    names = ("result", "start", "seat", "deal", "own", "others", "luck")
    return {name: round(getattr(parts, name), digits) for name in names}


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]
