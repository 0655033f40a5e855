"""Lessons over HTTP: nothing is kept, everything is bounded and counted."""

from __future__ import annotations

import httpx
import pytest

from flibuste.lessons.practice import MOST_ACTS
from tests.server.harness import ServerProcess

RING = "/api/games/freibeuter/lessons/ring"


def post(server: ServerProcess, path: str, **body: object) -> httpx.Response:
    return httpx.post(f"{server.url}{path}", json=body, timeout=60)


def test_the_lessons_of_a_game_come_with_their_words(server: ServerProcess) -> None:
    listed = httpx.get(f"{server.url}/api/games/freibeuter/lessons?language=fr").json()
    assert [one["name"] for one in listed["lessons"]][:2] == ["goal", "ring"]
    assert [one["match"] for one in listed["lessons"]].count(True) == 1
    assert "lesson-ring = Encercler" in listed["catalogue"]


def test_a_stranger_plays_a_lesson_to_its_end(server: ServerProcess) -> None:
    acts: list[str] = []
    seen = -1
    for _ in range(20):
        answer = post(server, RING, acts=acts, seen=seen).raise_for_status().json()
        guide = answer["guide"]
        if guide["done"]:
            break
        seen = answer["updates"][-1]["version"]
        acts.append(guide["wanted"][0] if guide["choosing"] else ">")
    assert guide["done"]
    assert "place E7" in acts


def test_a_choice_the_lesson_does_not_want_is_answered(server: ServerProcess) -> None:
    answer = post(server, RING, acts=[">", "place A2"], seen=0).json()
    assert answer["answer"] == "lesson-ring-close.place"
    assert answer["guide"]["step"] == 1


def test_why_not_names_the_rule(server: ServerProcess) -> None:
    why = post(server, f"{RING}/why", acts=[">"], choice="board EF67").json()
    assert (why["type"], why["rule"]) == ("reason", "FRE-24")


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        (RING, {"acts": ["place E7"]}, 409, "lesson-read"),
        (RING, {"acts": [">", "place A1"]}, 409, "card-not-in-hand"),
        (RING, {"acts": ["<"]}, 409, "undo-others-moved"),
        (RING, {"acts": [">"] * (MOST_ACTS + 1)}, 422, None),
        (RING, {"acts": ["x" * 121]}, 422, None),
        ("/api/games/freibeuter/lessons/kraken", {}, 404, "unknown-lesson"),
        ("/api/games/chess/lessons/ring", {}, 404, "unknown-game"),
    ],
)
def test_what_does_not_fit_is_refused(
    server: ServerProcess, path: str, body: dict[str, object], status: int, reason: str | None
) -> None:
    answer = post(server, path, **body)
    assert answer.status_code == status, answer.text
    assert reason is None or answer.json()["reason"] == reason


def test_lessons_count_like_messages_at_a_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    home = tmp_path_factory.mktemp("lessons")
    server = ServerProcess(
        f"sqlite:///{home / 'flibuste.db'}", home, foresees_per_minute=4, people_per_address=1
    )
    server.start()
    try:
        answers = [post(server, RING).status_code for _ in range(6)]
    finally:
        server.kill()
    assert answers[:2] == [200, 200]
    assert answers[-1] == 429
