"""`flibuste benchmark`: tasks are played, written down, repeated and told apart from forgeries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena import benchmark
from flibuste.kernel import registry
from tests.cli.terminal import run

TASK = "libertalia-2-mousse"


def written(file: Path, bot: str = "random") -> dict[str, Any]:
    few = ("--task", TASK, "--games", "4", "--jobs", "1")
    ran = run("benchmark", "run", bot, *few, "--out", str(file), "--lang", "en")
    assert ran.code == 0, ran.err
    assert TASK in ran.out and "an equal bot has 1.00" in ran.out
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def check(file: Path, *more: str) -> tuple[int, str]:
    ran = run("benchmark", "check", str(file), "--jobs", "1", "--lang", "en", *more)
    return ran.code, ran.out + ran.err


def test_a_result_can_be_repeated_and_a_changed_one_is_found(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    said = written(file)
    assert (said["benchmark"], said["bot"], said["complete"]) == (benchmark.EDITION, "random", False)
    assert said["tasks"][0]["rules"] == registry.find("libertalia").meta.version
    assert len(said["tasks"][0]["games"]) == said["tasks"][0]["count"] == 4
    code, told = check(file)
    assert code == 0 and "gives the same games again" in told
    said["tasks"][0]["games"][0][1][0] += 1
    file.write_text(json.dumps(said), encoding="utf-8")
    assert check(file)[0] == 1, "the fingerprint does not fit the games"
    said["tasks"][0]["digest"] = benchmark.digest(said["tasks"][0]["games"])
    file.write_text(json.dumps(said), encoding="utf-8")
    code, told = check(file)
    assert code == 1 and TASK in told and "other games" in told


def test_a_file_of_a_stranger_starts_no_program(home: Path, tmp_path: Path) -> None:
    file, trace = tmp_path / "result.json", tmp_path / "trace"
    said = written(file)
    said["bot"] = f"stdio:touch {trace}"
    file.write_text(json.dumps(said), encoding="utf-8")
    code, told = check(file)
    assert code == 1 and "--trust" in told
    assert not trace.exists()


WRONG = ["", "[]", "{}", '{"benchmark": 1, "bot": 3, "tasks": [1]}', "[" * 100_000]


@pytest.mark.parametrize("content", WRONG, ids=range(len(WRONG)))
def test_what_is_no_result_is_refused(home: Path, tmp_path: Path, content: str) -> None:
    file = tmp_path / "result.json"
    file.write_text(content, encoding="utf-8")
    code, told = check(file)
    assert code == 1 and "not a result file" in told


def test_wrong_words_are_answered(home: Path) -> None:
    for words, said in (
        (("fetch",), "run, check, list"),
        (("run",), "Which bot?"),
        (("check",), "Which result file?"),
        (("run", "random", "--task", "chess"), "freibeuter-2-mousse"),
    ):
        ran = run("benchmark", *words, "--lang", "en")
        assert ran.code == 2 and said in ran.err, words
    assert run("benchmark", "list").out.split() == [task.name for task in benchmark.TASKS]


def test_every_task_can_be_played_with_its_seats() -> None:
    for task in benchmark.TASKS:
        assert task.seats in registry.find(task.game).meta.seats
        assert len(task.match("random").bots) == task.seats
