"""Replays: drawn for people, line by line for programs, and without secrets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.terminal import finished, only_record, record_in, run, sea_cards, table_in


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_finished_game_is_told_and_drawn(home: Path) -> None:
    ran = run("replay", str(finished(home)), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "Move 1\n" in ran.out
    assert "goes first" in ran.out
    assert "╭───A" in ran.out
    assert "wins!" in ran.out or "Shared victory" in ran.out


def test_the_whole_truth_of_a_finished_game_for_programs(home: Path) -> None:
    record_file = finished(home)
    ran = run("replay", str(record_file), "--ndjson")
    assert ran.code == 0
    header, *lines, last = objects(ran.out)
    record = record_in(home)
    assert header["game"] == "freibeuter"
    assert header["seats"] == 2
    assert header["players"] == list(record.players)
    assert header["options"] == {"start": "random"}
    assert header["commitment"] == record.commitment
    assert record.seed is not None and header["seed"] == record.seed.hex()
    start, *lines = lines
    assert header["data"] == {}
    assert len(start["start"]["view"]["tokens"]) == 36, "no event tells the tokens on the board"
    assert [number for number, _ in start["start"]["luck"]] == list(record.opening)
    decisions = [line["decision"] for line in lines if "decision" in line]
    assert [[number for number, _ in one["luck"]] for one in decisions] == [
        list(m.luck) for m in record.moves
    ]
    assert all(number < below for one in decisions for number, below in one["luck"])
    events = [line["event"] for line in lines if "event" in line]
    assert [(one["seat"], one["choice"]) for one in decisions] == [(m.seat, m.text) for m in record.moves]
    assert all(one["choice"] in one["options"] for one in decisions)
    assert [one["n"] for one in decisions] == list(range(1, len(decisions) + 1))
    assert [one["n"] for one in events] == list(range(1, len(events) + 1))
    assert {"n", "kind", "facts", "secret", "knowers", "rule"} == set(events[0])
    assert any(one["secret"] for one in events)
    assert record.outcome is not None
    assert last["result"]["scores"] == list(record.outcome.scores)
    assert last["result"]["places"] == list(record.outcome.places)
    assert last["result"]["reason"] == record.outcome.reason
    assert [sum(parts.values()) for parts in last["result"]["sheet"]] == list(record.outcome.scores)


def test_a_game_that_goes_on_is_shown_to_one_seat_only(home: Path) -> None:
    run("play", "freibeuter", "--seats", "you:Anne,greedy", "--seed", "5", typed="1\n" * 9)
    file = str(only_record(home))
    for words in (
        ["replay", file],
        ["replay", file, "--ndjson"],
        ["replay", file, "--seat", "open", "--ndjson"],
    ):
        ran = run(*words, "--lang", "en")
        assert (ran.code, ran.out) == (1, "")
        assert "--seat" in ran.err
    table = table_in(home)
    own, other = sea_cards(table, 0), sea_cards(table, 1)
    ran = run("replay", file, "--seat", "1", "--lang", "en")
    assert " ".join(own) in ran.out
    assert " ".join(other) not in ran.out
    assert run("replay", file, "--seat", "anne", "--lang", "en").out == ran.out
    lines = objects(run("replay", file, "--seat", "1", "--ndjson").out)
    assert lines[0]["seed"] is None
    assert "result" not in lines[-1]
    for line in lines[1:]:
        if "start" in line:
            assert line["start"].keys() == {"view"} and line["start"]["view"]["seat"] == 0
        elif "decision" in line:
            assert ("options" in line["decision"]) == (line["decision"]["seat"] == 0)
            assert "luck" not in line["decision"]
        elif line["event"].get("secret"):
            assert line["event"]["facts"]["seat"] == 0


def test_an_unknown_seat_is_refused(home: Path) -> None:
    file = str(finished(home))
    for seat in ("0", "3", "Nobody", "-1"):
        ran = run("replay", file, f"--seat={seat}", "--lang", "en")
        assert ran.code == 2
        assert "from 1 to 2" in ran.err


def test_stepping_goes_on_back_and_anywhere(home: Path) -> None:
    file = str(finished(home))
    ran = run("replay", file, "--step", "--lang", "en", typed="\n\nb\n40\n9999999\nq\n")
    assert ran.code == 0
    places = [line.split()[1] for line in ran.out.splitlines() if line.startswith("Move ")]
    last = str(len(record_in(home).moves))
    assert places == ["0", "1", "2", "1", "40", last]


def test_stepping_ends_with_the_input(home: Path) -> None:
    assert run("replay", str(finished(home)), "--step").code == 0
