"""A match has the same result with one worker or several, in one run or in pieces."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena import executor, match_game
from flibuste.arena.match import Match
from flibuste.arena.match_file import GAMES, MATCH, MatchFile, OtherMatch, Unreadable, read_match
from flibuste.arena.match_game import BotFailed, Fixture, OtherRules, Played, play
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.standings import standings
from flibuste.arena.statistics.sprt import BETTER, Claims
from flibuste.bots.roster import make
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice

MATCH_ = Match("_parley", 1, 2, ("greedy", "random"), "s")


class Here(Executor):
    """Runs the work in this process. It breaks after some batches."""

    def __init__(self, errands: int = 1 << 30) -> None:
        self.errands = errands

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - as it is declared
        future: Future[Any] = Future()
        self.errands -= 1
        if self.errands < 0:
            future.set_exception(BrokenExecutor())
        else:
            try:
                future.set_result(fn(*args, **kwargs))
            except Exception as fault:  # noqa: BLE001 - the caller gets it
                future.set_exception(fault)
        return future


def nothing(count: int) -> None:
    """A progress function that does nothing."""


def played(
    match: Match, sets: int, make_executor: Callable[[], Executor] = Here, folder: Path | None = None
) -> list[Played]:
    with MatchFile(match, folder) as match_file:
        runner = MatchRunner(match_file, sets)
        runner.run(make_executor, nothing)
        return [game.timeless for game in runner.games()]


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    last_first = [play(MATCH_, Fixture(number, game)) for number in (3, 1) for game in (1, 0)]
    first_first = [play(MATCH_, Fixture(number, game)) for number in (1, 3) for game in (0, 1)]
    assert [game.timeless for game in reversed(last_first)] == [game.timeless for game in first_first]
    assert last_first[0].times[0].count + last_first[0].times[1].count == last_first[0].decisions


def test_games_of_a_set_have_the_same_luck_and_sets_have_not() -> None:
    """With the same bot in both seats, both games of a set are the same."""
    twins = Match("freibeuter", 1, 2, ("random", "random"), "s")
    assert play(twins, Fixture(0, 0)).scores != play(twins, Fixture(1, 0)).scores
    mixed = MATCH_._replace(game="freibeuter")
    one, other = play(mixed, Fixture(0, 0)), play(mixed, Fixture(0, 1))
    assert one.bots == tuple(reversed(other.bots))


def test_processes_give_the_same_games_as_this_one() -> None:
    assert played(MATCH_, 6, lambda: executor.local(2)) == played(MATCH_, 6)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_worker_that_is_killed_changes_nothing() -> None:
    pools: list[Any] = []

    def make_executor() -> Executor:
        pools.append(executor.local(1))
        return pools[-1]  # type: ignore[no-any-return]

    match_file = MatchFile(MATCH_)
    runner = MatchRunner(match_file, 30)

    def murder(count: int) -> None:
        if count and len(pools) == 1:
            for process in tuple(pools[0]._processes.values()):
                with suppress(ProcessLookupError):  # the pool ends the others when one is gone
                    os.kill(process.pid, signal.SIGKILL)

    runner.run(make_executor, murder)
    assert len(pools) > 1
    assert [game.timeless for game in runner.games()] == played(MATCH_, 30)


def test_workers_that_always_die_end_the_match() -> None:
    with pytest.raises(BrokenExecutor):
        played(MATCH_, 4, lambda: Here(0))


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = played(MATCH_, 10)
    with MatchFile(MATCH_, tmp_path) as match_file, pytest.raises(KeyboardInterrupt):
        MatchRunner(match_file, 10).run(Here, stop_after(1))
    done = set(match_file.games)
    assert 1 <= len(done) < 20
    again: list[Fixture] = []
    with MatchFile(read_match(tmp_path), tmp_path) as resumed:
        assert set(resumed.games) == done
        runner = MatchRunner(resumed, 10)
        runner.run(lambda: Spy(again), nothing)
    assert again and not done & set(again)
    assert [game.timeless for game in runner.games()] == whole


def stop_after(games: int) -> Callable[[int], None]:
    seen = 0

    def progress(count: int) -> None:
        nonlocal seen
        seen += count
        if seen >= games:
            raise KeyboardInterrupt

    return progress


class Spy(Here):
    def __init__(self, seen: list[Fixture]) -> None:
        super().__init__()
        self.seen = seen

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - as it is declared
        self.seen += args[1]
        return super().submit(fn, *args, **kwargs)


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    whole = played(MATCH_, 4, folder=tmp_path)
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes()[:-30])
    assert played(MATCH_, 4, folder=tmp_path) == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 8


def test_more_games_extend_a_match(tmp_path: Path) -> None:
    first = played(MATCH_, 3, folder=tmp_path)
    assert played(MATCH_, 5, folder=tmp_path)[:6] == first


def test_a_full_disk_loses_no_game_that_was_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match_file = MatchFile(MATCH_, tmp_path)
    runner = MatchRunner(match_file, 4)
    stream: Any = match_file._stream

    class Full:
        """Takes half a line."""

        def write(self, text: bytes) -> int:
            if stream.tell() > 100:
                return int(stream.write(text[:10]))
            return int(stream.write(text))

    monkeypatch.setattr(match_file, "_stream", Full())
    with pytest.raises(OSError, match="No space"):
        runner.run(Here, nothing)
    stream.close()
    with MatchFile(MATCH_, tmp_path) as again:
        assert again.games.keys() == match_file.games.keys()
        assert len(again.games) == 1


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    played(MATCH_, 1, folder=tmp_path)
    with pytest.raises(OtherMatch):
        MatchFile(MATCH_._replace(seed="t"), tmp_path)


@pytest.mark.parametrize(
    "line", ["{}", "[]", "nonsense", '{"set": 0, "game": 9}', "swapped"], ids=lambda line: str(line)[:9]
)
def test_a_changed_file_is_refused_by_its_line(tmp_path: Path, line: str) -> None:
    played(MATCH_, 2, folder=tmp_path)
    file = tmp_path / GAMES
    lines = file.read_text(encoding="utf-8").splitlines()
    if line == "swapped":
        changed = json.loads(lines[1])
        changed["bots"].reverse()
        line = json.dumps(changed)
    lines[1] = line
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        MatchFile(MATCH_, tmp_path)
    assert refused.value.line == 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "x"}'])
def test_a_label_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / MATCH).write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable):
        read_match(tmp_path)


def test_the_sequential_test_ends_the_match_at_the_same_game_whoever_is_faster(tmp_path: Path) -> None:
    match = MATCH_._replace(game="freibeuter")

    def decided(
        make_executor: Callable[[], Executor], folder: Path | None = None
    ) -> tuple[Any, list[Played]]:
        with MatchFile(match, folder) as match_file:
            runner = MatchRunner(match_file, 200, Claims(0.5, 0.8))
            runner.run(make_executor, nothing)
        assert runner.test is not None
        return runner.test.verdict, [game.timeless for game in runner.games()]

    verdict, games = decided(Here, tmp_path)
    assert verdict.answer == BETTER
    assert len(games) == 2 * verdict.sets < 100
    assert decided(lambda: ThreadPoolExecutor(3)) == (verdict, games)
    assert decided(Here, tmp_path) == (verdict, games)  # all games are played already


class Cheat:
    def choose(self, knows: Knowledge[Any]) -> Choice:
        return next(choice for choice in knows.game.vocabulary if choice not in knows.decision.options)


class Crash:
    def choose(self, knows: Knowledge[Any]) -> Choice:
        raise RuntimeError("it hurts")


@pytest.mark.parametrize(("bad", "word"), [(Cheat, "not among"), (Crash, "it hurts")])
def test_a_bot_that_breaks_down_is_named(bad: type[Any], word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_game, "make", lambda name: bad() if name == "random" else make(name))
    with pytest.raises(BotFailed, match=word) as failed:
        played(MATCH_, 1)
    assert failed.value.bot == "random"


def test_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(OtherRules):
        play(MATCH_._replace(version=99), Fixture(0, 0))


def test_a_bot_that_holds_something_lets_go_of_it_after_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []

    class Holding:
        def choose(self, knows: Knowledge[Any]) -> Choice:
            return knows.decision.options[0]

        def close(self) -> None:
            closed.append("closed")

    monkeypatch.setattr(match_game, "make", lambda name: Holding())
    played(MATCH_, 1)
    assert len(closed) == 4


def test_the_stronger_bot_stands_first_in_everything() -> None:
    games = played(MATCH_._replace(game="freibeuter", bots=("random", "greedy")), 10)
    weak, strong = standings(games, ["random", "greedy"])
    assert strong.win_share.low > 0.5 > weak.win_share.high
    assert strong.place.mean < weak.place.mean
    assert strong.margin.low > 0
    assert strong.rating.mu - 2 * strong.rating.sigma > weak.rating.mu + 2 * weak.rating.sigma
    assert strong.margin.mean == pytest.approx(-weak.margin.mean)
    assert strong.win_share.mean + weak.win_share.mean == pytest.approx(1)


class Thinker:
    """A bot with its own limits, like our searching bots."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations


@pytest.mark.parametrize(
    ("seconds", "iterations", "asked", "clock"),
    [(0.2, 0, 0, True), (0.2, 0, 50, True), (0.0, 0, 0, True), (0.0, 0, 50, False), (0.0, 99, 0, False)],
)
def test_who_looks_at_the_clock_is_told(
    seconds: float, iterations: int, asked: int, clock: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "__module__", "flibuste.bots.thinker")
    monkeypatch.setattr(match_game, "make", lambda name: Thinker(seconds, iterations))
    assert match_game.by_clock("thinker", MATCH_._replace(iterations=asked)) is clock


def test_a_stranger_may_look_at_the_clock_and_ours_without_limits_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not match_game.by_clock("greedy", MATCH_)
    monkeypatch.setattr(match_game, "make", lambda name: Cheat())
    assert match_game.by_clock("cheat", MATCH_)


def test_a_bots_own_limit_counts_if_it_is_tighter() -> None:
    assert match_game.limit_of(Thinker(0.2), MATCH_) == 0.2
    assert match_game.limit_of(Thinker(3.0), MATCH_._replace(seconds=0.5)) == 0.5
    assert match_game.limit_of(Cheat(), MATCH_) == 1.0
