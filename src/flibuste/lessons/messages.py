"""A lesson as a client is shown it: updates as at any table, and the guide beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.kernel.types import Event, Refusal
from flibuste.lessons.lesson import Lesson
from flibuste.lessons.practice import Practice, practised

MOST_SHOWN = 40
"""Updates in one answer: what bots do between two choices is less."""


def guide(practice: Practice) -> dict[str, Any]:
    """What is said, lit and wanted now, and the answer to every other option."""
    step, lesson = practice.step, practice.lesson
    answers = practice.answers()
    return {
        "step": practice.at,
        "steps": len(lesson.steps),
        "say": None if step is None else step.key,
        "lit": [] if step is None else list(step.lit),
        "choosing": practice.choosing,
        "free": step is not None and step.free > 0,
        "wanted": [text for text, answer in answers.items() if answer is None],
        "answers": {text: answer for text, answer in answers.items() if answer is not None},
        "done": practice.done,
        "scores": list(practice.table.result.scores) if practice.table.over else None,
    }


def update(practice: Practice, told: Sequence[Event]) -> dict[str, Any]:
    """The message that the learner's seat is sent at a table; while they read, nothing is asked."""
    session, seat = practice.session, practice.lesson.seat
    return {
        "type": "update",
        "version": session.n,
        "seat": seat,
        "since": session.turns.since[seat],
        "chose": session.turns.chose[seat],
        "events": [event.seen_by(seat) for event in told],
        "view": session.table.view(seat),
        "play": session.state_of_play(),
        "decision": session.decision_for(seat) if practice.choosing else None,
    }


def shown(lesson: Lesson, acts: Sequence[str], seen: int) -> tuple[Practice, dict[str, Any]]:
    """The lesson after these acts: the guide, and an update for every version after the one already seen.

    Whoever has not seen the version before the last act gets everything since in one update.
    """
    practice = practised(lesson, acts[:-1])
    session = practice.session
    updates: list[dict[str, Any]] = []

    def show(told: list[Event]) -> None:
        if len(updates) < MOST_SHOWN:
            updates.append({**update(practice, told), "decision": None})

    if seen == session.n:
        practice.hear = show
    answer = practice.act(acts[-1]) if acts else None
    told = session.story[-1]
    if updates and updates[-1]["version"] == session.n:
        updates.pop()
    else:  # nobody was there to hear, or nothing happened
        told = [event for part in session.story[seen + 1 :] for event in part]
        updates = []
    updates.append(update(practice, told))
    return practice, {"guide": guide(practice), "updates": updates, "answer": answer}


def reason(lesson: Lesson, acts: Sequence[str], text: str) -> dict[str, Any]:
    """Why the learner may not choose this; without a reason if they may."""
    practice = practised(lesson, acts)
    session, seat = practice.session, practice.lesson.seat
    table = session.table
    why: Refusal | None
    try:
        why = table.game.why_not(table.state, seat, table.game.vocabulary.parse(text))
    except Refusal as unknown:
        why = unknown
    said = (None, "", {}) if why is None else (why.reason, why.rule, dict(why.facts))
    message = {"type": "reason", "serial": session.serial, "choice": text}
    return {**message, **dict(zip(("reason", "rule", "facts"), said, strict=True))}
