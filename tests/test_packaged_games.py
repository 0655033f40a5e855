"""A package brings a game: to the terminal, to the server, to bots; and its own tests pass."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.cli.terminal import Terminal
from tests.packaged_game import NAME, PROJECT
from tests.server.harness import ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.talk import play_until, voices

pytestmark = [pytest.mark.usefixtures("packaged_game"), pytest.mark.slow]


def flibuste(*words: str, typed: str = "") -> str:
    """What the command says; it has to succeed."""
    done = subprocess.run(
        [sys.executable, "-m", "flibuste", *words], input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Records go into a folder of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_it_is_listed_and_its_rules_are_read_in_three_languages() -> None:
    titles = {"en": "Liar's Dice", "fr": "Les Dés menteurs", "de": "Lügenwürfel"}
    for language, title in titles.items():
        assert title in flibuste("games", "--lang", language)
    assert "Two to six players take part" in flibuste("rules", NAME, "--lang", "en")


def test_it_is_played_to_the_end_in_the_terminal_and_the_record_verifies(home: Path) -> None:
    seats = ["--seats", "you,matelot,mousse", "--seed", "1", "--lang", "en"]
    said = flibuste("play", NAME, *seats, typed="challenge\nbid 1\nface 6\n" * 60)
    assert "Only one player has dice left." in said
    (record,) = (home / "flibuste" / "records").glob("*.record")
    flibuste("verify", str(record))


def test_it_is_played_at_a_terminal() -> None:
    terminal = Terminal("play", NAME, "--seats", "you,mousse", "--seed", "3", "--lang", "en")
    terminal.until("Bid how many dice")
    terminal.type("bid 2")
    terminal.until("Which face")
    terminal.type("face 3")
    terminal.until(r"bids 2 × 3")
    terminal.kill()


def test_greedy_and_searching_bots_play_it() -> None:
    words = ["--bots", "greedy,ismcts:20it", "--games", "4", "--seed", "s", "--json"]
    assert json.loads(flibuste("arena", NAME, *words))["games"] == 4


@awaited
async def test_it_is_played_to_the_end_over_the_server(packaged_game: Path, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}", tmp_path)
    server.start()
    try:
        clients = await new_clients(server.url, 3)
        games = (await clients[0].call("GET", "/games")).json()
        assert NAME in [game["id"] for game in games]
        book = (await clients[0].call("GET", f"/games/{NAME}/rules")).json()
        assert book["prefix"] == "LIA" and len(book["chapters"]) == 4
        table = await started(clients, NAME, 3)
        async with voices(clients, table) as people:
            await play_until(people)
            assert people[0].now["play"]["over"]
    finally:
        server.kill()


def test_its_own_tests_pass() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(PROJECT / "tests")],
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
