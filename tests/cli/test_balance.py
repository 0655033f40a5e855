"""`flibuste balance`: every form of the result."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from flibuste.cli.batch import match_play
from flibuste.kernel import registry
from tests.arena.test_match_runner import Here
from tests.cli.terminal import Ran, run


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process."""
    monkeypatch.setattr(match_play, "executor_maker", lambda jobs, cluster: Here)


def balance(game: str, *words: str, games: str = "4") -> Ran:
    return run("balance", game, "--bots", "random", "--games", games, "--seed", "s", *words)


PROMISING = [name for name in registry.names() if "balance" in registry.find(name).meta.promises]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_every_game_is_told_in_every_language_and_fits_the_terminal(game: str, language: str) -> None:
    ran = balance(game, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 80
    assert {"fr": "graine s", "en": "seed s", "de": "Startwert s"}[language] in ran.out


def test_json_and_csv_tell_the_same() -> None:
    answer = json.loads(balance("libertalia", "--json").out)
    assert (answer["game"], answer["seats"], answer["games"]) == ("libertalia", 6, 4)
    assert len(answer["turns"]) == 6
    rows = list(csv.DictReader(balance("libertalia", "--csv").out.splitlines()))
    cook = next(row for row in answer["tables"]["character"] if row["row"] == "captain")
    (line,) = [
        row
        for row in rows
        if (row["table"], row["row"], row["column"], row["measure"]) == ("character", "captain", "", "points")
    ]
    assert (float(line["mean"]), int(line["uses"])) == (cook["points"]["mean"], cook["uses"])


@pytest.mark.parametrize("game", PROMISING)
def test_the_report_is_one_file_that_loads_nothing(tmp_path: Path, game: str) -> None:
    file = tmp_path / "report.html"
    assert balance(game, "--html", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    assert text.count("<svg") == 3
    assert text.count("<section>") >= 5
    assert not re.search(r"<script|<link|<img|url\(|https?://|@import", text)


def test_a_study_is_continued(tmp_path: Path) -> None:
    folder = str(tmp_path / "study")
    assert json.loads(balance("freibeuter", "--out", folder, "--json").out)["games"] == 4
    more = json.loads(run("balance", "--resume", folder, "--games", "6", "--json").out)
    assert more == json.loads(balance("freibeuter", "--json", games="6").out)
    assert run("arena", "--resume", folder, "--lang", "en").code == 2
    assert sorted(file.name for file in Path(folder).iterdir()) == [
        "games.ndjson",
        "match.json",
        "report.html",
        "result.csv",
        "result.json",
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["balance"], "Which game"),
        (["balance", "chess"], "chess"),
        (["balance", "_parley", "--bots", "nobody"], "nobody"),
        (["balance", "_parley", "--seats", "40"], "40"),
        (["balance", "_parley", "--games", "many"], "--games"),
        (["balance", "--resume"], "--resume"),
        (["balance", "_parley", "--resume", "there"], "with --resume only"),
    ],
)
def test_a_wrong_command_line_is_said_in_a_sentence(words: list[str], sentence: str) -> None:
    ran = run(*words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
