"""`flibuste serve` and `flibuste admin`: a path as database, sentences instead of tracebacks, help."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.cli.main import main
from flibuste.i18n.translator import LANGUAGES
from flibuste.server.settings import Settings
from tests.cli.terminal import Ran, run


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def one_sentence(ran: Ran, code: int = 1) -> str:
    assert (ran.code, ran.out) == (code, ""), ran
    lines = ran.err.strip().splitlines()
    assert len(lines) == (2 if code == 2 else 1), ran.err
    return lines[0]


@pytest.mark.parametrize("words", ["games.sqlite", "./here/games.sqlite", "~/games.sqlite"])
def test_a_path_is_a_database(home: Path, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    home.mkdir()
    monkeypatch.chdir(home)
    monkeypatch.setenv("HOME", str(home))
    assert run("admin", "migrate", "--database", words, "--lang", "en").code == 0
    file = home / words.removeprefix("./").removeprefix("~/")
    with sqlite3.connect(file) as made:
        assert made.execute("select count(*) from tables").fetchone() == (0,)
    made.close()
    assert run("admin", "tables", "--database", words, "--lang", "en").code == 0


def test_a_path_with_the_server_is_the_same_as_its_url(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    expected = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    for given in ("games.sqlite", str(tmp_path / "games.sqlite"), f"sqlite:///{tmp_path / 'games.sqlite'}"):
        assert Settings.model_validate({"database": given}).database_url() == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_in_use_gets_a_sentence(home: Path, taken: int, language: str) -> None:
    said = one_sentence(run("serve", "--port", str(taken), "--lang", language))
    assert str(taken) in said and "--port" in said


def test_an_address_of_another_machine_gets_a_sentence(home: Path) -> None:
    for host in ("203.0.113.7", "no such host", "nowhere.invalid", "x" * 300, "::ffff:ffff:1"):
        assert host in one_sentence(run("serve", "--host", host, "--port", "0", "--lang", "en"))


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("PORT", "http"), ("WORKERS", "-3"), ("LOG_LEVEL", "loud"), ("HINT_BOT", "deepblue"),
        ("PUBLIC_URL", "flibuste.example"), ("PUBLIC_URL", "http://["), ("REDIS", "localhost"),
        ("DATABASE", "mysql://x/y"), ("CLOSED_DAYS", "soon"), ("TRUSTED_PROXIES", "all"),
    ],
)  # fmt: skip
def test_a_bad_setting_is_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, setting: str, value: str
) -> None:
    monkeypatch.setenv(f"FLIBUSTE_{setting}", value)
    said = one_sentence(run("serve", "--lang", "en"), 2)
    assert f"FLIBUSTE_{setting}" in said


def test_a_value_that_may_hold_a_password_is_not_repeated(home: Path) -> None:
    ran = run("serve", "--database", "mysql://anne:deadbeef@db/games", "--lang", "en")
    assert "FLIBUSTE_DATABASE" in one_sentence(ran, 2) and "deadbeef" not in ran.err


def test_a_missing_package_is_named_with_what_installs_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLIBUSTE_CLUSTER", "tcp://127.0.0.1:1")
    monkeypatch.setattr("flibuste.cli.commands.serve.find_spec", lambda _: None)
    assert "flibuste[cluster]" in one_sentence(run("serve", "--lang", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_what_is_usual_and_an_example(home: Path, language: str) -> None:
    page = run("serve", "--help", "--lang", language).out
    for expected in ("127.0.0.1", "8000", "flibuste.db", "flibuste serve --port 8080 --database"):
        assert expected in page
    assert "flibuste admin tables --database" in run("admin", "--help", "--lang", language).out


def test_compacting_makes_the_file_smaller(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    assert main(["admin", "migrate", "--database", str(file)]) == 0
    with sqlite3.connect(file) as writer:
        writer.execute("insert into files values ('x', ?)", ("y" * 5_000_000,))
        writer.commit()
        writer.execute("delete from files")
    writer.close()
    before = file.stat().st_size
    words = [sys.executable, "-m", "flibuste", "admin", "compact", "--database", str(file)]
    subprocess.run(words, check=True, capture_output=True)
    assert file.stat().st_size < before / 5
