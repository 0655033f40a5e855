"""`flibuste` without a command: one screen that says what one can do, and Enter opens the site."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from tests.cli.terminal import Terminal, process, run

COMMANDS = ("serve", "play", "learn", "rules", "arena", "simulate", "--help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_every_game_and_every_way_to_play_in_the_users_language(language: str) -> None:
    ran = run("--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for name in registry.names():
        assert Translator(language, name).say("game-title") in ran.out
        assert name in ran.out
    for command in COMMANDS:
        assert f"flibuste {command} " in ran.out
    assert Translator(language).say("overview-title") in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_on_a_small_terminal(language: str) -> None:
    terminal = Terminal("--lang", language, columns=80, lines=24)
    shown = terminal.until("> $").replace("\r", "").split("\n")
    rows = 1 + len(registry.names()) + len(COMMANDS) + 1
    assert len(shown) == rows + 3 < 24  # three empty lines, and nothing is folded
    terminal.type("q")
    assert terminal.end()[0] == 0


def test_without_a_terminal_it_asks_nothing() -> None:
    flibuste = process()
    out, err = flibuste.communicate(b"\n", timeout=60)
    assert (flibuste.returncode, err) == (0, b"")
    assert "libertalia" in out.decode()
    assert Translator("fr").say("overview-enter") not in out.decode()


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that writes the address to a file."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/address\n', encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IEXEC)
    return program


def test_enter_starts_the_server_and_opens_the_site(browser: Path, tmp_path: Path) -> None:
    terminal = Terminal(
        "--lang", "en",
        BROWSER=str(browser), DISPLAY=":0", FLIBUSTE_PORT="0",
        FLIBUSTE_DATABASE=f"sqlite:///{tmp_path / 'tables.db'}",
    )  # fmt: skip
    terminal.until("Enter opens the site")
    terminal.type("")
    address = terminal.until(r"http://127\.0\.0\.1:\d+/").rsplit(maxsplit=1)[-1]
    opened = tmp_path / "address"
    terminal.until(r"Ctrl-C")
    while not opened.exists() or not opened.read_text(encoding="utf-8"):
        os.sched_yield()
    assert opened.read_text(encoding="utf-8").strip() == address
    terminal.interrupt()
    code, rest = terminal.end()
    assert (code, "Traceback" in rest) == (0, False)


@pytest.mark.parametrize("key", ["q", "\x04"])
def test_anything_but_enter_leaves(key: str) -> None:
    terminal = Terminal("--lang", "en")
    terminal.until("q quits. > ")
    if key == "\x04":
        os.write(terminal.handle, key.encode())
    else:
        terminal.type(key)
    code, rest = terminal.end()
    assert (code, "http://" in rest) == (0, False)
