"""Puzzles over HTTP: nothing is kept, everything is bounded, and the solution comes with the answer only."""

from __future__ import annotations

import json

import httpx
import pytest

from flibuste.kernel import registry
from flibuste.puzzles.puzzle import puzzles_of
from tests.server.harness import ServerProcess

SECRETS = ("values", "solutions", "why", "facts", "theme", "solvers", "tempting", "world", "best", "matelot")


def get(server: ServerProcess, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", timeout=60)


def post(server: ServerProcess, path: str, **body: object) -> httpx.Response:
    return httpx.post(f"{server.url}{path}", json=body, timeout=60)


def keys_in(told: object) -> set[str]:
    if isinstance(told, dict):
        return set(told).union(*(keys_in(value) for value in told.values()))
    return set().union(*(keys_in(one) for one in told)) if isinstance(told, list) else set()


def test_a_day_has_a_puzzle_for_each_game(server: ServerProcess) -> None:
    day = get(server, "/api/puzzles?day=2026-01-02").json()
    assert day["day"] == "2026-01-02"
    assert (day["before"], day["after"]) == ("2026-01-01", "2026-01-03")
    assert [one["game"] for one in day["puzzles"]] == [name for name in registry.names() if puzzles_of(name)]
    assert day["turn"] in registry.names()
    assert get(server, "/api/puzzles?day=2026-01-02").json() == day
    today = get(server, "/api/puzzles").json()
    assert today["day"] == today["today"] and today["after"] is None


@pytest.mark.parametrize("game", registry.names())
def test_the_position_comes_without_its_solution(server: ServerProcess, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    shown = get(server, f"/api/games/{game}/puzzles/{puzzle.id}").raise_for_status().json()
    assert set(shown) == {"puzzle", "update", "foresight"}
    assert not keys_in(shown["puzzle"]) & set(SECRETS)
    update = shown["update"]
    assert not {"world", "solutions", "tempting", "solvers"} & keys_in(shown)
    assert sorted(update["decision"]["options"]) == sorted(value.choice for value in puzzle.values)
    assert set(shown["foresight"]["options"]) == set(update["decision"]["options"])
    listed = get(server, f"/api/games/{game}/puzzles").json()
    assert len(listed) == len(puzzles_of(game))
    assert not keys_in(listed) & set(SECRETS)


def test_the_answer_tells_what_each_choice_is_worth(server: ServerProcess) -> None:
    puzzle = puzzles_of("libertalia")[0]
    path = f"/api/games/libertalia/puzzles/{puzzle.id}"
    right = post(server, path, choice=puzzle.best).raise_for_status().json()
    assert right["right"] and right["solutions"] == list(puzzle.right)
    assert [one["choice"] for one in right["values"]] == [value.choice for value in puzzle.values]
    wrong = post(server, path, choice=puzzle.matelot).raise_for_status().json()
    assert not wrong["right"] and wrong["why"].startswith("reason-")
    assert "world" not in json.dumps(wrong)


def test_why_not_names_the_rule(server: ServerProcess) -> None:
    puzzle = puzzles_of("freibeuter")[0]
    why = post(server, f"/api/games/freibeuter/puzzles/{puzzle.id}/why", choice="resolve AB12").json()
    assert why["type"] == "reason" and why["reason"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/api/puzzles?day=2999-01-01", None, 409, "no-such-day"),
        ("GET", "/api/puzzles?day=kraken", None, 409, "bad-day"),
        ("GET", "/api/games/chess/puzzles", None, 404, "unknown-game"),
        ("GET", "/api/games/libertalia/puzzles/kraken", None, 404, "unknown-puzzle"),
        ("POST", "/api/games/libertalia/puzzles/{}", {"choice": "play 99"}, 409, "unknown-choice"),
        ("POST", "/api/games/libertalia/puzzles/{}", {"choice": "x" * 121}, 422, None),
        ("POST", "/api/games/libertalia/puzzles/{}", {}, 422, None),
        ("POST", "/api/games/libertalia/puzzles/{}", {"choice": "play 1", "more": 1}, 422, None),
    ],
)
def test_what_does_not_fit_is_refused(
    server: ServerProcess,
    method: str,
    path: str,
    body: dict[str, object] | None,
    status: int,
    reason: str | None,
) -> None:
    address = server.url + path.format(puzzles_of("libertalia")[0].id)
    answer = httpx.request(method, address, json=body, timeout=60)
    assert answer.status_code == status, answer.text
    assert reason is None or answer.json()["reason"] == reason
