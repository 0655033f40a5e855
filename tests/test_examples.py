"""The examples run, and need a single import from flibuste."""

from __future__ import annotations

import importlib
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import flibuste as fb
from tests import SOURCES

EXAMPLES = SOURCES.parent / "examples"


def run(example: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.name)
def test_an_example_imports_the_front_door_and_nothing_deeper(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"^ *(?:import|from) flibuste.*", text, re.MULTILINE) == ["import flibuste as fb"]


def test_every_example_is_in_the_list_and_every_one_listed_is_there() -> None:
    listed = re.findall(r"\]\(([^)]+)\)", (EXAMPLES / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(
        file.name for file in EXAMPLES.iterdir() if file.suffix in {".py", ".mjs"}
    )


def test_the_bot_in_python_beats_chance() -> None:
    shares = dict(re.findall(r"^(\w+) +([\d.]+) % \[", run("bot.py"), re.MULTILINE))
    assert float(shares["Dreamer"]) > 50 > float(shares["random"])


def test_the_bot_in_another_language_plays_a_game() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node.js here")
    command = shlex.join([node, str(EXAMPLES / "bot.mjs")])
    table = fb.play("freibeuter", [f"stdio:{command}", "random"], seed=7)
    assert table.over


def test_the_match_is_told_as_a_table_and_as_a_page(tmp_path: Path) -> None:
    told = run("match.py", str(tmp_path / "match.html"))
    assert "60 games with 3 seats" in told and "greedy: wins" in told
    assert "<svg" in (tmp_path / "match.html").read_text(encoding="utf-8")


def test_the_simulation_draws_its_scores(tmp_path: Path) -> None:
    told = run("simulation.py", "5", str(tmp_path / "scores.svg"))
    assert told.startswith("5 games of Libertalia")
    plot = ET.parse(tmp_path / "scores.svg").getroot()
    assert plot.tag.endswith("svg") and len(plot.findall("{*}rect")) > 2


def test_a_record_is_read_proved_and_discussed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(fb.play("_parley", ["random", "greedy"], seed=3).record().text(), encoding="utf-8")
    for told in (run("read_record.py"), run("read_record.py", str(file))):
        assert "proven" in told and re.search(r"would have played \d+ of \d+", told)
        assert re.search(r"<Position \w+ seats=2 move=\d+ of \d+ over scores=", told)


def test_random_play_is_shown_in_three_ways() -> None:
    pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")
    told = run("random_play.py", "_parley")
    assert re.search(r"PettingZoo: a random game of _parley has \d+ decisions", told)
    assert "Gymnasium: against a mousse it pays" in told and re.search(r"Lanes: \d+ games ended", told)


def test_a_network_with_shared_weights_learns_and_draws_its_curve(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")
    told = run("ppo.py", "2", str(tmp_path / "curve.svg"))
    again = run("ppo.py", "2")
    shares = re.compile(r"decisions: random +\d+%, mousse +\d+%")
    assert len(shares.findall(told)) == 3
    assert shares.findall(told) == shares.findall(again), "the same seed learned something else"
    assert ET.parse(tmp_path / "curve.svg").getroot().findall("{*}polyline")


def test_the_gradients_of_the_network_are_right() -> None:
    np = pytest.importorskip("numpy", reason="the extra `research` is not installed")
    ppo = importlib.import_module("examples.ppo")
    learner = ppo.Learner()
    network, luck = learner.network, np.random.default_rng(3)
    for _ in range(20):
        masks = learner.lanes.masks
        learner.lanes.step((luck.random(masks.shape) * masks).argmax(axis=1))
    seen = learner.lanes.observations[:8].copy()
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    network.scale = network.scale.astype(np.float64)
    wished, worth = luck.standard_normal((8, network.choices)), luck.standard_normal(8)

    def height() -> float:
        logits, values = network.forward(seen)
        return float((logits * wished).sum() + (values * worth).sum())

    height()
    slopes = network.backward(wished, worth)
    for name, weight in network.weights.items():
        at = tuple(luck.integers(length) for length in weight.shape)
        kept = weight[at]
        weight[at] = kept + 1e-5
        above = height()
        weight[at] = kept - 1e-5
        below = height()
        weight[at] = kept
        assert (above - below) / 2e-5 == pytest.approx(slopes[name][at], rel=1e-3, abs=1e-4), name


def test_a_player_over_text_plays_and_its_mistakes_are_told() -> None:
    told = run("text_player.py")
    assert re.search(r"^\d+ questions, 0 answers", told) and "scores: text" in told
    asked = re.search(r"^(\d+) questions, (\d+) answers", run("text_player.py", "true"))
    assert asked is not None and asked[1] == asked[2] != "0"


@pytest.mark.slow
def test_open_spiel_searches_and_minimises_regret() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the extra `peers`)")
    told = run("open_spiel_search.py", "1", "1")
    assert "of 1 games of Freibeuter against random play" in told
    assert "MCCFR, 1 iterations" in told


def test_the_learner_beats_chance() -> None:
    pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")
    share = re.search(r"it wins (\d+)%", run("learner.py", "400"))
    assert share is not None and int(share[1]) > 55
