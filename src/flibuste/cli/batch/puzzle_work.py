"""Makes puzzles and checks them, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import NamedTuple

from flibuste.arena.executor import cores, end, outcome
from flibuste.cli.batch.progress import shown_progress
from flibuste.cli.batch.workers import executor_maker
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.terminal import saved_games
from flibuste.cli.terminal.replay_steps import check as check_record
from flibuste.kernel import registry
from flibuste.puzzles.checking import Checked, checked
from flibuste.puzzles.criteria import Effort
from flibuste.puzzles.finder import sources
from flibuste.puzzles.making import chosen, head_of, looked_at, puzzles_in
from flibuste.puzzles.puzzle import Puzzle, file_text, puzzles_of

BESIDE = ".games"
"""What was looked at so far is kept in a file with this ending, beside the puzzles."""


class Wish(NamedTuple):
    """What to look for, and where."""

    game: str
    games: int
    seats: int
    seed: int
    effort: int
    records: tuple[Path, ...]
    most: int


def make(output: Output, wish: Wish, jobs: int | None, cluster: str, out: Path) -> None:
    """Looks at games until all are looked at, and writes the best puzzles."""
    game = registry.find(wish.game)
    if wish.seats and wish.seats not in game.meta.seats:
        raise CommandError("puzzles-seats", {"seats": wish.seats, "allowed": list(game.meta.seats)})
    texts = [record_text(wish.game, file) for file in wish.records]
    effort = Effort().times(wish.effort)
    todo = sources(wish.game, wish.games, wish.seats, wish.seed, effort, texts)
    if not todo:
        raise CommandError("puzzles-nothing", {}, FOUND)
    with shown_progress(output, len(todo), words="puzzles") as advance:
        works = looked_at(todo, maker(jobs, cluster), advance, out.with_name(out.name + BESIDE))
    found = puzzles_in(wish.game, works)
    kept = chosen(found, wish.most)
    saved_games.write(out, file_text(head_of(todo, works), kept))
    looked = sum(work.looked for work in works)
    facts = {"games": len(todo), "decisions": looked, "found": len(found), "kept": len(kept)}
    output.say("puzzles-made", {**facts, "file": str(out)})


def record_text(game: str, file: Path) -> str:
    """A finished game of this title, checked. Games with files of the players' own are left to them."""
    record = saved_games.read(file)
    check_record(registry.edition(record.game, record.version), record)
    if record.game != game or record.outcome is None or record.setup.data:
        raise CommandError("puzzles-record", {"file": str(file)}, FOUND)
    return record.text()


def maker(jobs: int | None, cluster: str) -> Callable[[], Executor] | None:
    return executor_maker(jobs, cluster) if (jobs or cores()) > 1 or cluster else None


def check(
    output: Output, game: str, effort: int, sample: int, seed: int, jobs: int | None, cluster: str
) -> None:
    """Checks a game's puzzles, or some of them, with so many times the effort."""
    puzzles = puzzles_of(game)
    step = max(1, len(puzzles) // sample) if sample else 1
    some = puzzles[::step][: sample or None]
    if not some:
        raise CommandError("puzzles-none", {}, FOUND)
    found = check_all(output, some, Effort().times(effort), seed, maker(jobs, cluster))
    for one in found:
        if not one.solution or one.failed:
            words = "puzzles-check-criterion" if one.solution else "puzzles-check-wrong"
            facts = {"puzzle": one.puzzle, "criterion": one.failed}
            shares = {
                name: round(100 * share, 1) for name, share in zip(("best", "other"), one.shares, strict=True)
            }
            output.say(words, {**facts, **shares})
    solutions, holding = sum(one.solution for one in found), sum(not one.failed for one in found)
    told = {"solutions": solutions, "criteria": holding, "count": len(found), "effort": effort}
    output.say("puzzles-checked", told)


def check_all(
    output: Output,
    puzzles: Sequence[Puzzle],
    effort: Effort,
    seed: int,
    make_executor: Callable[[], Executor] | None,
) -> list[Checked]:
    """Every puzzle's check, in their order."""
    with shown_progress(output, len(puzzles), words="puzzles") as advance:
        advance(0)
        if make_executor is None:
            found: list[Checked] = []
            for puzzle in puzzles:
                found.append(checked(puzzle, effort, seed))
                advance(1)
            return found
        executor = make_executor()
        try:
            pieces = [executor.submit(checked, puzzle, effort, seed) for puzzle in puzzles]
            for _ in as_completed(pieces):
                advance(1)
            return [outcome(piece) for piece in pieces]
        finally:
            end(executor)
