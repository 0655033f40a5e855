"""`flibuste analyse`: the report in words, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import flibuste as fb
from tests.cli.terminal import run


def toy_record(folder: Path, moves: int | None = None) -> Path:
    """A finished game of the toy; with a number of moves, one that was stopped there."""
    table = fb.play("_parley", ["random", "greedy"], seed=7)
    if moves is not None:
        finished, table = table.record(), fb.table("_parley", names=table.players, seed=7)
        for move in finished.moves[:moves]:
            table.play(move.seat, move.text)
    file = folder / "game.record"
    file.write_text(table.record(own=True).text(), encoding="utf-8")
    return file


def test_a_finished_game_is_taken_apart_in_words_json_and_a_page(tmp_path: Path) -> None:
    file, data, page = toy_record(tmp_path), tmp_path / "report.json", tmp_path / "report.html"
    ran = run(
        "analyse", str(file), "--seconds", "0.5", "--json", str(data), "--html", str(page), "--lang", "en"
    )
    assert ran.code == 0, ran.err
    assert "own choices" in ran.out
    assert "A hundred points are a win." in ran.out
    report = json.loads(data.read_text(encoding="utf-8"))
    for player in report["players"]:
        parts = player["shares"]
        rest = sum(parts[key] for key in ("start", "seat", "deal", "luck", "own", "others"))
        assert abs(rest - parts["result"]) < 1e-9
    html = page.read_text(encoding="utf-8")
    assert html.count("<polyline") == 2
    assert "http" not in html.replace("http://www.w3.org", "")


def test_one_player_alone_is_shown_by_their_seat(tmp_path: Path) -> None:
    ran = run("analyse", str(toy_record(tmp_path)), "--seconds", "0.5", "--seat", "2", "--lang", "de")
    assert ran.code == 0, ran.err
    assert "greedy" in ran.out
    assert "random" not in ran.out


def test_a_game_under_way_is_not_analysed(tmp_path: Path) -> None:
    ran = run("analyse", str(toy_record(tmp_path, moves=4)), "--lang", "fr")
    assert ran.code != 0
    assert "Seule une partie finie s’analyse." in ran.err
