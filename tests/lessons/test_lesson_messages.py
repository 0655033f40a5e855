"""What a client is shown of a lesson: updates as at any table, and the guide."""

from __future__ import annotations

import orjson
import pytest

from flibuste.kernel.types import Refusal
from flibuste.lessons.lesson import find_lesson
from flibuste.lessons.messages import reason, shown
from flibuste.lessons.practice import ON
from flibuste.server.api.lessons import LessonShown
from flibuste.server.workers.lesson_jobs import lesson_after, lesson_reason

RING = find_lesson("freibeuter", "ring")
ESCAPE = find_lesson("freibeuter", "escape")


def test_while_the_learner_reads_nothing_is_asked() -> None:
    _, first = shown(RING, [], -1)
    (update,) = first["updates"]
    assert (update["version"], update["decision"], first["guide"]["choosing"]) == (0, None, False)
    _, second = shown(RING, [ON], 0)
    (update,) = second["updates"]
    assert update["version"] == 0
    assert "place E7" in update["decision"]["options"]
    assert second["guide"]["wanted"] == ["place E7"]
    assert second["guide"]["answers"].keys() == set(update["decision"]["options"]) - {"place E7"}


def test_every_act_since_the_last_one_is_an_update_of_its_own() -> None:
    _, told = shown(ESCAPE, [ON, "board BC23"], 0)
    assert [update["version"] for update in told["updates"]] == [1, 2, 3]
    assert [update["decision"] is None for update in told["updates"]] == [True, True, False]
    kinds = [[event["kind"] for event in update["events"]] for update in told["updates"]]
    assert kinds[0][0] == "boarded" and kinds[1][0] == "placed" and kinds[2][0] == "drew"


def test_who_comes_back_gets_everything_in_one_update() -> None:
    _, told = shown(ESCAPE, [ON, "board BC23"], -1)
    (update,) = told["updates"]
    assert update["version"] == 3
    assert {"began", "boarded", "drew"} <= {event["kind"] for event in update["events"]}


def test_an_answer_leaves_everything_as_it_was() -> None:
    _, told = shown(ESCAPE, [ON, "place B2"], 0)
    assert told["answer"] == "lesson-escape-board.escapes"
    assert [update["version"] for update in told["updates"]] == [0]


def test_the_answer_of_a_worker_fits_the_api() -> None:
    message = LessonShown.model_validate(orjson.loads(lesson_after("freibeuter", "ring", [ON], 0)))
    assert message.foresight is not None
    captured = message.foresight.options["place E7"]
    assert captured is not None and "captured" in [event.kind for event in captured]
    why = orjson.loads(lesson_reason("freibeuter", "ring", [ON], "place A1"))
    assert why["reason"] and why["rule"].startswith("FRE-")


def test_why_not_is_answered_as_at_any_table() -> None:
    assert reason(RING, [ON], "place E7")["reason"] is None
    assert reason(RING, [ON], "board EF67")["rule"] == "FRE-24"
    assert reason(RING, [ON], "sail home")["reason"] == "unknown-choice"


def test_acts_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Refusal):
        shown(RING, ["place E7"], 0)
