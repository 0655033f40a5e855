"""A short attack of all parts at once, as `make attack` runs it for longer; and the parts it is made of."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.attack.attack import Attack
from tests.attack.hostile_files import hostile_files, with_files
from tests.attack.report import Phase, Report, times
from tests.attack.runner import PARTS
from tests.attack.target import must_be_loopback, target

SECONDS = 12.0


def test_a_short_attack_leaves_no_error_no_stuck_table_and_games_that_go_on(tmp_path: Path) -> None:
    """How long a move takes is measured by `make attack`, not asserted here."""
    report = Report("sqlite", seed=1)
    with target("sqlite", tmp_path) as attacked:
        attack = Attack(attacked, tmp_path, report, quiet=2.0)
        attack.run([list(PARTS)], SECONDS)
        attack.close()
        assert attacked.alive()
    alone, together = report.phases
    assert alone.moves.count > 0 and together.moves.count > 0
    assert together.tally["connected"] > 28
    found = [line for line in report.wrong if line not in report.slow]
    assert found == [], report.words()


def test_only_loopback_is_attacked() -> None:
    must_be_loopback("http://127.0.0.1:8000")
    must_be_loopback("http://[::1]:8000")
    for url in ("http://10.0.0.1", "http://192.168.1.7:8000", "http://example.org"):
        with pytest.raises(SystemExit, match="not on loopback"):
            must_be_loopback(url)


@pytest.mark.parametrize("game", with_files())
def test_hostile_files_differ_and_can_be_made_again(game: str) -> None:
    made = [hostile_files(game, random.Random(seed)) for seed in range(60)]
    assert made == [hostile_files(game, random.Random(seed)) for seed in range(60)]
    assert len({str(files) for files in made}) > 50


def test_one_long_wait_counts_as_all_the_moves_that_it_kept_back() -> None:
    moves = [0.001] * 500
    assert times([*moves, 2.0]).p99 < 100
    assert times([*moves, 2.0], every=0.1).p99 > 1000


def test_what_happens_while_the_server_starts_again_is_not_held_against_it() -> None:
    phase = Phase("undo", begun=100.0, ended=200.0)
    samples = [(110.0, "move", 0.01), (150.0, "move", 9.0), (160.0, "lost OSError", 0.5), (170.0, "bot", 0.2)]
    phase.measure(samples, down=[(149.0, 155.0), (160.2, 161.0)])
    assert (phase.moves.count, phase.bots.count, phase.lost) == (1, 1, [])


def test_a_bystander_who_cannot_play_is_a_finding() -> None:
    report = Report("sqlite", seed=1, phases=[Phase("floods", begun=1.0, ended=2.0)])
    report.judge()
    assert report.wrong == ["floods: the bystander could not make a single move"]


def test_the_same_finding_at_many_tables_is_told_once() -> None:
    lines = [f"500 for POST /tables/{table}/start" for table in ("A8sJjUqk31dr", "4MS8it4XpYXg")]
    assert "✗ 500 for POST /tables/…/start (2 times)" in Report("sqlite", seed=1, wrong=lines).words()
