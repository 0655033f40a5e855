"""Finding puzzles: the same seed finds the same ones, anywhere, also after a break."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

from flibuste.analysis.judge import POLICY
from flibuste.bench.analysis_games import game_by_bots
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.puzzles import criteria
from flibuste.puzzles.checking import checked
from flibuste.puzzles.criteria import Effort, Valued, examined, is_right
from flibuste.puzzles.finder import as_seen, search, sources
from flibuste.puzzles.making import chosen, head_of, looked_at, puzzles_in
from flibuste.puzzles.puzzle import file_text, fresh, puzzles_of, read_puzzles
from flibuste.puzzles.strength import LADDER, expected, rating_of
from flibuste.table.table import Table

TOY = "_parley"
LITTLE = Effort(pairs=6, worlds=3, each=3, ends=4, iterations=30)


def threads() -> Executor:
    return ThreadPoolExecutor(2)


def test_a_search_is_the_same_in_many_workers_and_after_a_break(tmp_path: Path) -> None:
    todo = sources(TOY, 3, 0, 5, LITTLE, [game_by_bots(TOY, 2, ["matelot"], 9)])
    assert [source.seats for source in todo] == [2, 3, 4, 0]
    whole = [search(source) for source in todo]
    assert all(work.looked for work in whole)
    file = tmp_path / "toy.games"
    told: list[int] = []
    assert looked_at(todo[:2], None, told.append, file) == whole[:2]
    with file.open("a", encoding="utf-8") as broken:
        broken.write('{"number": 3, "lin')
    file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    told.clear()
    assert looked_at(todo, threads, told.append, file) == whole
    assert told[0] == 2 and sum(told) == 4


def test_too_few_options_make_no_puzzle() -> None:
    rules = registry.find("libertalia")
    table = Table(rules, make_setup(rules.meta, 2), ("a", "b"), bytes(32))
    knows = table.knowledge(0)
    assert len(knows.decision.options) > 2
    waitress = next(one for one in (table.knowledge(seat) for seat in (0, 1)) if one.decision.kind == "play")
    assert examined(waitress, 1, LITTLE).failed in (
        "matelot",
        "lead",
        "search",
        "ends",
        "worlds",
        "eightfold",
    )


def test_right_is_what_lies_within_two_points_of_the_best() -> None:
    values = [Valued("a", 0.50, 0.01), Valued("b", 0.485, 0.01), Valued("c", 0.47, 0.01)]
    assert [is_right(value, values) for value in values] == [True, True, False]


def test_a_shipped_puzzle_is_examined_again_from_its_file() -> None:
    """The whole way, with little effort: what it finds is deterministic, so this never flickers."""
    puzzle = puzzles_of("libertalia")[0]
    effort = Effort(pairs=20, worlds=4, each=6, ends=6, iterations=100)
    once, again = (checked(puzzle, effort, 3) for _ in range(2))
    assert once == again
    assert once.puzzle == puzzle.id
    assert examined(fresh(puzzle), 9, effort) == examined(fresh(puzzle), 9, effort)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzles = puzzles_of("libertalia")
    file = tmp_path / "puzzles.ndjson"
    head = {"game": "libertalia", "version": registry.find("libertalia").meta.version}
    file.write_text(file_text(head, puzzles), encoding="utf-8")
    assert read_puzzles(file) == puzzles


def test_themes_take_turns_and_clear_puzzles_come_first() -> None:
    puzzles = puzzles_of("libertalia")
    few = chosen(puzzles, 3)
    assert len(few) == 3
    assert len({one.theme for one in few}) == min(3, len({one.theme for one in puzzles}))
    assert chosen(puzzles, 1000) == sorted(puzzles, key=lambda one: one.id)


def test_a_file_says_how_it_was_made() -> None:
    todo = sources(TOY, 1, 2, 5, LITTLE, [])
    works = looked_at(todo)
    head = head_of(todo, works)
    assert head["game"] == TOY and head["effort"]["pairs"] == 6
    assert head["judges"] == [POLICY, "matelot-to-the-end", "ismcts"]
    assert puzzles_in(TOY, works) == []


def test_the_rating_rises_as_fewer_bots_solve_it() -> None:
    ladder = [rung.bot for rung in LADDER]
    ratings = [rating_of({bot: float(at >= weak) for at, bot in enumerate(ladder)}) for weak in range(7)]
    assert ratings == sorted(ratings) and len(set(ratings)) == 7
    assert expected(1200, 1200) == 0.5


def test_nothing_of_the_played_world_reaches_the_judges() -> None:
    rules = registry.find("libertalia")
    table = Table(rules, make_setup(rules.meta, 2), ("a", "b"), bytes(32))
    before = table.state
    step = type("Step", (), {"before": before})()
    other = type("Step", (), {"before": rules.imagined(before, 0, Quick(8))})()
    one, two = (as_seen(rules, each, 0, 4) for each in (step, other))
    assert rules.open(one.world) == rules.open(two.world)
    assert criteria.LEAD == 0.08 and criteria.SURE_LEAD == 0.04 and criteria.MOST_WORLDS == 0.70
