"""`flibuste arena`: every form of the result, and a sentence for every error."""

from __future__ import annotations

import csv
import json
import pickle
import re
import time
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena import match_game
from flibuste.arena.statistics.intervals import Estimate
from flibuste.bots.greedy import Greedy
from flibuste.bots.random_bot import Random
from flibuste.bots.roster import make
from flibuste.cli.batch import match_options, match_play
from flibuste.cli.commands import arena as command
from flibuste.cli.output import Output
from flibuste.cli.reports.match_tables import advantage
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Refusal
from tests.arena.test_match_runner import Here
from tests.cli.terminal import PATIENCE, Ran, Terminal, process, run

KEYS = ["bot", "win_share", "low", "high", "mean_place", "mean_margin", "rating"]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process."""
    monkeypatch.setattr(match_play, "executor_maker", lambda jobs, cluster: Here)


def arena(*words: str, game: str = "_parley", bots: str = "greedy,random", games: str = "10") -> Ran:
    return run("arena", game, "--bots", bots, "--games", games, "--seed", "s", *words)


def answered(*words: str, **given: str) -> dict[str, Any]:
    ran = arena("--json", *words, **given)
    assert ran.code == 0, ran.err
    answer: dict[str, Any] = json.loads(ran.out)
    return answer


@pytest.mark.usefixtures("here")
def test_json_has_the_agreed_form() -> None:
    answer = answered(game="freibeuter", bots="random,greedy,random", games="7")
    assert list(answer) == ["game", "seats", "games", "bots"]
    assert (answer["game"], answer["seats"], answer["games"]) == ("freibeuter", 3, 9)
    assert [list(bot) for bot in answer["bots"]] == [KEYS, KEYS]
    best, other = answer["bots"]
    assert (best["bot"], other["bot"]) == ("greedy", "random")
    assert best["low"] <= best["win_share"] <= best["high"]
    assert best["win_share"] + 2 * other["win_share"] == pytest.approx(1, abs=1e-3)
    assert best["rating"] > other["rating"]


def test_over_processes_it_is_the_same() -> None:
    one = answered("--jobs", "1")
    assert answered("--jobs", "2") == one


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", ["Victoires", "Place moyenne", "%"]), ("en", ["Wins", "Mean place"]), ("de", ["Siege", "Rang"])],
)
def test_the_table_is_in_the_language_asked_for(language: str, words: list[str]) -> None:
    ran = arena("--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for word in words:
        assert word in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.usefixtures("here")
def test_csv_can_be_read_by_others() -> None:
    ran = arena("--csv")
    rows = list(csv.DictReader(ran.out.splitlines()))
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert float(rows[0]["win_share_low"]) <= float(rows[0]["win_share"])
    assert all(row["overruns"] == "0" for row in rows)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_the_report_is_one_file_that_loads_nothing(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    assert arena("--html", str(file), "--lang", language, bots="greedy,random,random").code == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert text.count("<svg") == 4
    assert not re.search(r"<script|<link|<img|url\(|https?://|@import", text)
    assert "prefers-color-scheme: dark" in text
    assert "--seed s" in text


@pytest.mark.usefixtures("here")
def test_a_bots_name_cannot_break_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_options, "make", lambda name: make("random"))
    monkeypatch.setattr(match_game, "make", lambda name: make("random"))
    file = tmp_path / "report.html"
    assert arena("--html", str(file), bots="<b>&\"',random").code == 0
    assert "<b>&" not in file.read_text(encoding="utf-8")


@pytest.mark.usefixtures("here")
def test_the_ladder_has_every_bot_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only with fast bots: searching ones take too long here."""
    monkeypatch.setattr(command, "MAKERS", {"random": Random, "greedy": Greedy, "matelot": Greedy})
    assert command.all_bots() == ("random", "matelot")
    monkeypatch.setattr(command, "MAKERS", {"random": Random, "greedy": Greedy})
    ran = run("arena", "freibeuter", "--ladder", "--games", "4", "--seed", "s", "--json")
    answer = json.loads(ran.out)
    assert (answer["seats"], answer["games"]) == (2, 4)
    assert [bot["bot"] for bot in answer["bots"]] == ["greedy", "random"]


@pytest.mark.usefixtures("here")
def test_until_sure_stops_and_says_why() -> None:
    answer = answered("--until-sure", "--share1", "0,8", game="freibeuter", games="400")
    assert answer["games"] < 100
    assert answer["test"]["answer"] == "better"
    assert answer["test"]["elo"]["low"] > 0
    ran = arena(
        "--until-sure", "--elo0", "0", "--elo1", "200", "--lang", "en", game="freibeuter", games="100"
    )
    assert "greedy is better" in ran.out
    assert "Elo" in ran.out


@pytest.mark.usefixtures("here")
def test_a_match_in_a_folder_is_kept_in_every_form_and_continued(tmp_path: Path) -> None:
    folder = str(tmp_path / "deep" / "match")
    small = answered("--out", folder)
    files = sorted(file.name for file in Path(folder).iterdir())
    assert files == ["games.ndjson", "match.json", "report.html", "result.csv", "result.json"]
    whole = json.loads((Path(folder) / "result.json").read_text(encoding="utf-8"))
    assert whole["bots"] == small["bots"]
    assert whole["match"]["seed"] == "s"
    assert [detail["bot"] for detail in whole["details"]] == ["greedy", "random"]
    assert whole["duels"][0]["games"] == 10
    assert answered("--out", folder, games="20")["games"] == 20
    ran = run("arena", "--resume", folder, "--games", "30", "--json")
    assert json.loads(ran.out) == answered(games="30")
    assert len((Path(folder) / "games.ndjson").read_text(encoding="utf-8").splitlines()) == 30


@pytest.mark.usefixtures("here")
def test_without_a_seed_the_same_command_continues_the_same_match(tmp_path: Path) -> None:
    words = ("arena", "_parley", "--bots", "greedy,random", "--out", str(tmp_path), "--json", "--games")
    first = json.loads(run(*words, "4").out)
    assert json.loads(run(*words, "4").out) == first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena"], "Which game"),
        (["arena", "chess", "--bots", "greedy,random"], "chess"),
        (["arena", "_parley"], "two different bots"),
        (["arena", "_parley", "--bots", "greedy"], "two different bots"),
        (["arena", "_parley", "--bots", "greedy,greedy"], "two different bots"),
        (["arena", "_parley", "--bots", "greedy,nobody"], "nobody"),
        (["arena", "_parley", "--bots", "greedy,random", "--seats", "9"], "9"),
        (["arena", "_parley", "--bots", "greedy,random", "--games", "0"], "--games"),
        (["arena", "_parley", "--bots", "greedy,random", "--seconds", "soon"], "--seconds"),
        (["arena", "_parley", "--bots", "greedy,random", "--iterations", "-3"], "--iterations"),
        (["arena", "_parley", "--bots", "greedy,random", "--option", "x"], "KEY=VALUE"),
        (["arena", "_parley", "--bots", "greedy,random", "--jobs", "none"], "--jobs"),
        (["arena", "_parley", "--bots", "greedy,random", "--until-sure", "--elo1", "x"], "--elo1"),
        (["arena", "_parley", "--bots", "greedy,random", "--until-sure", "--share0", "2"], "--share0"),
        (["arena", "_parley", "--bots", "greedy,random", "--until-sure", "--elo0", "99"], "larger one"),
        (["arena", "--resume"], "--resume"),
        (["arena", "_parley", "--resume", "there"], "with --resume only"),
    ],
    ids=lambda part: "-".join(part[-2:]) if isinstance(part, list) else "",
)
def test_a_wrong_command_line_is_said_in_a_sentence(words: list[str], sentence: str) -> None:
    ran = run(*words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.usefixtures("here")
def test_trouble_with_files_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert "nowhere" in run("arena", "--resume", str(tmp_path / "nowhere"), "--lang", "en").err
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert arena("--out", str(file), "--lang", "en").code == 1
    folder = tmp_path / "match"
    assert arena("--out", str(folder)).code == 0
    other = arena("--out", str(folder), "--lang", "en", bots="random,greedy")
    assert (other.code, "another match" in other.err) == (2, True)
    (folder / "games.ndjson").write_text("{}\n", encoding="utf-8")
    broken = arena("--out", str(folder), "--lang", "en")
    assert (broken.code, "line 1" in " ".join(broken.err.split())) == (1, True)
    (folder / "match.json").write_text("{}", encoding="utf-8")
    assert run("arena", "--resume", str(folder)).code == 1
    html = arena("--html", str(tmp_path / "no" / "report.html"), "--lang", "en")
    assert (html.code, "Traceback" in html.err) == (1, False)


def test_nobody_at_the_cluster_is_said_in_a_sentence() -> None:
    pytest.importorskip("distributed")
    ran = arena("--cluster", "nonsense://x", "--lang", "en")
    assert (ran.code, "No Dask cluster" in ran.err) == (1, True)


@pytest.mark.usefixtures("here")
def test_a_bot_that_breaks_down_ends_the_match_and_its_story_is_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Crash:
        def choose(self, knows: Knowledge[Any]) -> Choice:
            raise RuntimeError("it hurts")

    monkeypatch.setattr(match_game, "make", lambda name: Crash() if name == "random" else make(name))
    ran = arena("--lang", "en")
    assert (ran.code, "The bot random broke down" in ran.err) == (1, True)
    (file,) = (home / "faults").iterdir()
    assert "it hurts" in file.read_text(encoding="utf-8")


@pytest.mark.usefixtures("here")
def test_what_a_program_did_wrong_is_said_in_its_own_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Foul:
        def choose(self, knows: Knowledge[Any]) -> Choice:
            raise Refusal("unknown-choice", "", {"text": "castle"})

    monkeypatch.setattr(match_game, "make", lambda name: Foul() if name == "random" else make(name))
    ran = arena("--lang", "en")
    assert (ran.code, "“castle” is neither a choice" in ran.err, "The bot random" in ran.err) == (
        1,
        True,
        True,
    )
    failed = match_game.BotFailed(
        "random", match_game.Fixture(1, 0), "", "unknown-choice", {"text": "castle"}
    )
    again = pickle.loads(pickle.dumps(failed))  # as it comes from a worker
    assert (again.refusal.reason, again.refusal.facts) == ("unknown-choice", {"text": "castle"})


def test_ctrl_c_tells_what_was_done_and_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    words = ("arena", "libertalia", "--bots", "greedy,random", "--games", "100000", "--out", str(folder))
    terminal = Terminal(*words, "--lang", "en")
    terminal.until(r"greedy \d")  # the running estimate
    terminal.interrupt()
    code, rest = terminal.end()
    assert code == 130
    assert "--resume" in rest
    assert "games with 2 seats" in rest
    assert "Traceback" not in rest
    games = (folder / "games.ndjson").read_text(encoding="utf-8").splitlines()
    time.sleep(0.5)  # no worker goes on playing
    assert (folder / "games.ndjson").read_text(encoding="utf-8").splitlines() == games
    assert len(games) > 1


def test_killed_and_resumed_it_is_the_same_match(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    words = (
        "arena",
        "libertalia",
        "--bots",
        "greedy,random",
        "--games",
        "40",
        "--seed",
        "s",
        "--out",
        str(folder),
    )
    killed = process(*words, "--jobs", "2")
    end = time.monotonic() + PATIENCE
    file = folder / "games.ndjson"
    while time.monotonic() < end and not (file.exists() and file.stat().st_size):
        time.sleep(0.01)
    killed.kill()
    killed.communicate()
    done = len(file.read_bytes().splitlines())
    assert 1 <= done <= 20
    ran = run("arena", "--resume", str(folder), "--games", "20", "--jobs", "1", "--json")
    assert json.loads(ran.out) == answered("--jobs", "1", game="libertalia", games="20")


@pytest.mark.parametrize(
    ("elo", "said"),
    [
        (Estimate(-158.0, -200.0, -110.0), "mousse is behind in Elo by 158 [110 … 200]"),
        (Estimate(158.0, 110.0, 200.0), "mousse is ahead in Elo by 158 [110 … 200]"),
        (Estimate(-20.0, -60.0, 10.0), "mousse is behind in Elo by 20 [−10 … 60]"),
    ],
)
def test_who_is_behind_is_not_said_to_be_ahead_by_less_than_nothing(elo: Estimate, said: str) -> None:
    assert advantage(Output("en"), "mousse", elo) == said
