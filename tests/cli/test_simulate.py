"""Simulations: the same totals with any number of processes, and a stop at the first fault."""

from __future__ import annotations

import json
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from flibuste.cli.batch.simulation import Simulation, play_games
from flibuste.games.freibeuter.game import Freibeuter
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer
from flibuste.kernel.records.record import parse, replay, verify
from flibuste.kernel.types import Choice, Json, Result, Seat
from tests.cli.terminal import Ran, process, run


def simulated(*words: str) -> dict[str, Any]:
    ran = run("simulate", "freibeuter", "--json", "--seed", "s", *words)
    assert ran.code == 0, ran.err
    answer: dict[str, Any] = json.loads(ran.out)
    return answer


def timeless(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in answer.items() if key not in ("seconds", "games_per_second")}


def test_the_same_seed_gives_the_same_summary_over_any_number_of_processes() -> None:
    one = simulated("--games", "45", "--jobs", "1", "--seats", "2,3,4")
    two = simulated("--games", "45", "--jobs", "2", "--seats", "2,3,4")
    assert timeless(one) == timeless(two)
    assert one["games"] == 45
    assert sum(one["ends"].values()) == 45
    assert one["bots"]["random"]["seats"] == 15 * (2 + 3 + 4)


def test_bots_change_seats_and_are_counted_apart() -> None:
    answer = simulated("--games", "20", "--bots", "greedy,random", "--seats", "2", "--jobs", "1")
    assert answer["bots"]["greedy"]["seats"] == answer["bots"]["random"]["seats"] == 20
    assert answer["bots"]["greedy"]["won"] > answer["bots"]["random"]["won"]
    simulation = Simulation("freibeuter", (2,), ("greedy", "random"), "s", False, "")
    assert simulation.bots_by_seat(0) != simulation.bots_by_seat(1)


@pytest.mark.parametrize("game", registry.all_names())
def test_every_game_passes_its_checks(game: str) -> None:
    ran = run(
        "simulate", game, "--games", "6", "--check", "--bots", "random,greedy", "--jobs", "1", "--lang", "en"
    )
    assert ran.code == 0, ran.err  # may have lines of progress
    assert "6 games in" in ran.out


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "records"
    assert simulated("--games", "4", "--out", str(out), "--jobs", "1", "--seats", "3")["games"] == 4
    files = sorted(out.iterdir())
    assert len(files) == 4
    for file in files:
        verify(registry.find("freibeuter"), parse(file.read_text(encoding="utf-8")))


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = run("simulate", "freibeuter", "--games", "1", "--out", str(tmp_path / "file"), "--lang", "en")
    assert ran.code == 1
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_the_summary_is_in_the_language_asked_for(language: str) -> None:
    ran = run("simulate", "freibeuter", "--games", "2", "--jobs", "1", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert {"fr": "médiane", "en": "median", "de": "Median"}[language] in ran.out


class Leaky(Freibeuter):
    """A game that loses a card now and then."""

    def apply(self, s: Sea, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        super().apply(s, seat, choice, dealer)
        if s.serial == 20:
            s.sea_discard.pop()


class Peeking(Freibeuter):
    """A game that shows all hands to all seats."""

    def view(self, s: Sea, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(s, seat), "hands": [list(hand) for hand in s.hands]}


class Generous(Freibeuter):
    """A game with wrong totals."""

    def result(self, s: Sea) -> Result:
        result = super().result(s)
        return result._replace(scores=(result.scores[0] + 1, *result.scores[1:]))


class Upside(Freibeuter):
    """A game that places the lowest score first."""

    def result(self, s: Sea) -> Result:
        result = super().result(s)
        return result._replace(places=tuple(reversed(result.places)))


class Brittle(Freibeuter):
    """A game that fails in the middle."""

    def apply(self, s: Sea, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        super().apply(s, seat, choice, dealer)
        if s.serial > 30:
            raise ZeroDivisionError("so it breaks")


def simulate_broken(monkeypatch: pytest.MonkeyPatch, game: Freibeuter, *words: str) -> Ran:
    monkeypatch.setattr(registry, "find", lambda name: game)
    return run(
        "simulate", "freibeuter", "--games", "50", "--jobs", "1", "--seed", "1", "--lang", "en", *words
    )


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (Leaky(), "parts have vanished"),
        (Peeking(), "can tell an imagined world"),
        (Generous(), "does not add up"),
        (Upside(), "the places contradict"),
        (Brittle(), "broke down"),
    ],
    ids=["census", "view", "scores", "places", "exception"],
)
def test_the_first_fault_stops_and_leaves_the_record_that_shows_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, game: Freibeuter, sentence: str
) -> None:
    ran = simulate_broken(monkeypatch, game, "--check")
    assert ran.code == 1
    assert sentence in ran.err
    assert "Traceback" not in ran.err
    (record,) = (home / "faults").glob("*.record")
    assert str(record) in ran.err
    kept = parse(record.read_text(encoding="utf-8"))
    assert kept.seed is not None
    replay(Freibeuter(), kept)  # the record can be replayed


def test_also_the_quick_way_a_fault_leaves_its_record(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = simulate_broken(monkeypatch, Brittle())
    assert ran.code == 1
    assert "Game 0: the game broke down" in " ".join(ran.err.split())
    assert len(list((home / "faults").glob("*.record"))) == 1
    (notes,) = (home / "faults").glob("*.txt")
    assert "so it breaks" in notes.read_text(encoding="utf-8")


def test_a_batch_ends_with_its_first_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", lambda name: Brittle())
    totals = play_games(Simulation("freibeuter", (2,), ("random",), "s", True, ""), 10, 5)
    assert totals.games == 0
    assert totals.fault is not None
    assert totals.fault.game == 10


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_check_soon_tells_what_was_done(jobs: str) -> None:
    """Rum & Pirates takes a quarter of a second a game when it is checked: a batch must not take minutes."""
    started = process(
        "simulate", "rum_and_pirates", "--check", "--games", "5000", "--jobs", jobs, "--lang", "en"
    )
    time.sleep(6)
    started.send_signal(signal.SIGINT)
    interrupted = time.monotonic()
    out, _ = started.communicate(timeout=60)
    assert time.monotonic() - interrupted < 15
    assert started.returncode == 130
    told = re.search(
        r"Interrupted: ([0-9]+) of 5,000 games were played and checked, without a fault", out.decode()
    )
    assert told, out.decode()
    assert int(told[1]) > 0
