"""Jobs for lessons: played again from their beginning. They run in worker processes, with time limits."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from flibuste.lessons import messages
from flibuste.lessons.lesson import find_lesson
from flibuste.server.workers.table_jobs import foreseen


def lesson_after(game: str, name: str, acts: Sequence[str], seen: int) -> bytes:
    """What the learner is shown after these acts, and what their options would do."""
    practice, shown = messages.shown(find_lesson(game, name), acts, seen)
    session, seat = practice.session, practice.lesson.seat
    foresight = b"null"
    if practice.choosing:
        foresight = foreseen(session.table.game, session.table.state, seat, session.serial)
    return b'%b,"foresight":%b}' % (orjson.dumps(shown)[:-1], foresight)


def lesson_reason(game: str, name: str, acts: Sequence[str], choice: str) -> bytes:
    """Why the learner may not choose this now."""
    return orjson.dumps(messages.reason(find_lesson(game, name), acts, choice))
