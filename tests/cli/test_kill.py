"""Nothing is lost by a kill, by Ctrl-C or by a closed pipe."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from flibuste.kernel import registry
from flibuste.kernel.game import fingerprint
from flibuste.kernel.records.record import replay
from flibuste.table.table import Table
from tests.cli.terminal import COMMAND, Terminal, environment, ones, only_record, process, record_in, run

GAME = ("play", "freibeuter", "--seats", "you:Anne,greedy,random", "--seed", "42", "--lang", "en")


@pytest.mark.parametrize("choices", [0, 1, 4, 9])
def test_after_kill_9_the_game_goes_on_as_if_nothing_had_happened(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choices: int
) -> None:
    terminal = Terminal(*GAME)
    for _ in range(choices):
        said = terminal.until(r"Your choice \(\? for help\) > |take this move back\. > ")
        terminal.type("1" if "help" in said[-20:] else "")
    terminal.until(r"Your choice \(\? for help\) > |take this move back\. > ")
    terminal.kill()
    record = record_in(home)
    game = registry.find("freibeuter")
    resumed = Table.resume(game, record)
    run("play", "--resume", typed=ones())
    broken = only_record(home).read_text(encoding="utf-8")
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / "whole"))
    run(*GAME, typed=ones())
    whole = record_in(tmp_path / "whole")
    assert broken == whole.text()
    assert fingerprint(game, resumed.state) == fingerprint(game, replay(game, whole, len(record.moves)))


def test_every_choice_is_on_the_disk_before_the_next_prompt(home: Path) -> None:
    terminal = Terminal(*GAME[:3], "you:Anne,you:Bea", *GAME[4:])
    terminal.until("press Enter")
    terminal.type("")
    terminal.until("Your choice")
    assert len(record_in(home).moves) == 0
    terminal.type("1")
    terminal.until("Your choice")
    assert len(record_in(home).moves) == 1
    terminal.kill()
    assert [file.name for file in (home / "records").iterdir()] == [only_record(home).name]


def test_ctrl_c_at_the_prompt_saves_and_ends_with_130(home: Path) -> None:
    terminal = Terminal(*GAME)
    terminal.until("Your choice")
    terminal.interrupt()
    code, rest = terminal.end()
    assert code == 130
    assert "--resume" in rest
    assert "Traceback" not in rest
    assert record_in(home).outcome is None


def test_ctrl_d_leaves_with_the_game_saved(home: Path) -> None:
    terminal = Terminal(*GAME)
    terminal.until("Your choice")
    os.write(terminal.handle, b"\x04")
    code, rest = terminal.end()
    assert code == 0
    assert "--resume" in rest


def test_a_boarding_can_be_taken_back_before_the_bots_go_on(home: Path) -> None:
    terminal = Terminal(*GAME)
    screen = terminal.until("Your choice")
    assert "Board 20/4" in screen.replace("\x1b[0m", "")
    terminal.type("8")
    terminal.until("take this move back")
    moves = len(record_in(home).moves)
    terminal.type("undo")
    terminal.until("Your choice")
    assert len(record_in(home).moves) == moves - 1
    terminal.kill()


@pytest.mark.parametrize(
    "command",
    [
        ["rules", "freibeuter"],
        ["games"],
        ["--help"],
        [
            "simulate",
            "freibeuter",
            "--games",
            "3",
            "--jobs",
            "1",
        ],  # finished before the first line of progress
    ],
)
def test_a_reader_that_leaves_early_is_no_fault(home: Path, command: list[str]) -> None:
    whole = process(*command)
    assert whole.stdin is not None and whole.stdout is not None and whole.stderr is not None
    whole.stdin.close()
    whole.stdout.readline()
    whole.stdout.close()
    assert whole.stderr.read() == b""
    assert whole.wait() == 0
    whole.stderr.close()


def test_through_head_only_one_line_comes_and_nothing_is_complained() -> None:
    line = " ".join(COMMAND) + " rules freibeuter --lang en | head -1"
    ran = subprocess.run(["sh", "-c", line], env=environment(), capture_output=True, check=False)
    assert (ran.stdout.count(b"\n"), ran.stderr, ran.returncode) == (1, b"", 0)


def test_ctrl_c_in_a_simulation_sums_up_what_was_done() -> None:
    simulation = process("simulate", "freibeuter", "--games", "1000000", "--jobs", "2", "--lang", "en")
    assert simulation.stderr is not None and simulation.stdout is not None and simulation.stdin is not None
    simulation.stderr.readline()  # the first line of progress
    simulation.send_signal(signal.SIGINT)
    out, err = simulation.communicate()
    assert simulation.returncode == 130
    assert b"games in" in out
    assert b"Traceback" not in err


def test_a_simulation_that_is_killed_leaves_no_process_behind() -> None:
    simulation = process("simulate", "freibeuter", "--games", "1000000", "--jobs", "2", "--lang", "en")
    assert simulation.stderr is not None and simulation.stdin is not None and simulation.stdout is not None
    simulation.stderr.readline()  # the first line of progress
    simulation.kill()
    # The workers hold the same pipes: communicate() returns when the last of them has ended.
    simulation.communicate(timeout=60)
