"""One import is enough to play, to replay and to prove a game."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import flibuste as fb
from flibuste.kernel.chance import seed_bytes
from tests import SOURCES

HOUSE = """
import flibuste as fb

table = fb.table("libertalia", seats=3, seed=7)
bots = [fb.bot("greedy"), fb.bot("ismcts:20it"), fb.bot("random")]
while table.asking:
    seat = table.asking[0]
    table.play(seat, bots[seat].choose(table.knowledge(seat)))
print(table.result.scores)
fb.verify(table.record())

class Mine(fb.Bot):
    def choose(self, knows):
        return max(knows.decision.options, key=lambda choice: len(choice.text))

print(fb.match("libertalia", [Mine, "greedy"], games=4, jobs=2))
"""


def run(program: str, *arguments: str, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *arguments, "-c", program], capture_output=True, text=True, check=False, cwd=cwd
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_a_script_with_one_import_plays_proves_and_holds_a_match() -> None:
    scores, result = run(HOUSE).splitlines()
    assert len(ast.literal_eval(scores)) == 3
    assert result.startswith("<MatchResult libertalia seats=2 games=4 seed=") and "Mine=" in result


def test_the_import_loads_nothing_of_ours_but_two_empty_packages() -> None:
    loaded = run("import sys, flibuste; print(*[name for name in sys.modules if 'flibuste' in name])")
    assert set(loaded.split()) == {"flibuste", "flibuste.games", "flibuste.table"}
    others = set(run("import sys, flibuste; print(*sys.modules)").split())
    assert not others & {"typing", "random", "rich", "typer", "concurrent.futures"}


def test_what_type_checkers_see_is_what_there_is() -> None:
    tree = ast.parse((SOURCES / "flibuste" / "__init__.py").read_text(encoding="utf-8"))
    checked = next(node for node in tree.body if isinstance(node, ast.If))
    names = {
        (alias.name, node.module)
        for node in checked.body
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("flibuste.")
        for alias in node.names
    }
    assert names == {(name, f"flibuste.{home}") for name, home in vars(fb)["_HOME"].items()}
    assert {name for name, _ in names} == set(fb.__all__) - {"research", "testing"}
    assert set(fb.__all__) <= set(dir(fb))


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'parrot'"):
        getattr(fb, "parrot")  # noqa: B009 - a type checker would refuse fb.parrot


def test_a_room_stays_a_package_and_can_be_called() -> None:
    import flibuste.games.libertalia as inner
    import flibuste.table.table as module

    assert module.Table is fb.Table and inner.GAME is fb.game("libertalia")
    assert "libertalia" in fb.games()
    assert list(inspect.signature(fb.table).parameters)[:3] == ["game", "seats", "seed"]


def test_numbers_and_texts_give_the_same_game_everywhere() -> None:
    assert seed_bytes(7) == seed_bytes("7") == seed_bytes(b"7")
    assert seed_bytes(7).hex().startswith("7902699be42c8a8e")
    assert seed_bytes("Île de la Tortue").hex().startswith("25e1f2e9")
    whole = bytes(range(32))
    assert seed_bytes(whole) == seed_bytes(whole.hex()) == seed_bytes(whole.hex().upper()) == whole
    assert len({seed_bytes(), seed_bytes(), seed_bytes(-7), seed_bytes("")}) == 4


def test_a_seed_gives_the_same_game_again_bots_included() -> None:
    one, two, other = (fb.play("freibeuter", ["mousse", "greedy"], seed=seed) for seed in ("a", "a", "b"))
    assert one.record() == two.record()
    assert one.record().moves != other.record().moves


def test_a_table_takes_names_options_and_choices_as_text() -> None:
    table = fb.table("_parley", names=["Anne", "Bart", "Mary"], options={"rum": "scarce"}, seed=1)
    assert table.players == ("Anne", "Bart", "Mary") and table.setup.option("rum") == "scarce"
    decision = table.decision(1)
    assert decision is not None
    table.play(1, decision.options[0].text.upper())
    assert table.asking == (0, 2)
    with pytest.raises(fb.Refusal, match="unknown-choice"):
        table.play(0, "sing")
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        fb.table("_parley", seats=3, names=["Anne", "Bart"])


def test_a_record_is_read_from_text_and_from_a_file(tmp_path: Path) -> None:
    record = fb.play("_parley", ["random", "random"], seed=3).record()
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    assert fb.read_record(str(file)).text() == fb.read_record(file).text() == record.text()
    fb.verify(file)
    assert record.outcome is not None
    forged = record._replace(outcome=record.outcome._replace(scores=(99, 0)))
    with pytest.raises(fb.BadRecord, match="result-forged"):
        fb.verify(forged)
    with pytest.raises(IndexError):
        fb.replay(record, to=10_000)


def test_a_position_and_a_table_show_the_same() -> None:
    table = fb.table("_parley", seats=2, seed=4)
    bots = [fb.bot("random"), fb.bot("random")]
    for _ in range(7):
        seat = table.asking[0]
        table.play(seat, bots[seat].choose(table.knowledge(seat)))
    position = fb.replay(table.record())
    assert [position.view(seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]
    assert (position.asking, position.result, position.over) == (table.asking, table.result, False)
    assert fb.resume(table.record(own=True)).record() == table.record()


def test_a_repr_shows_no_secret_of_others() -> None:
    """Deal anew what seat 0 cannot know: what it is shown, and how that looks, stays the same."""
    table = fb.table("libertalia", seats=3, seed=5)
    table.play(1, table.knowledge(1).decision.options[3])
    shown: set[Any] = set()
    for seed in range(5):
        world = table.game.imagined(table.state, 0, fb.table("_parley", seed=seed).knowledge(0).rng)
        knows = fb.Knowledge(table.game, world, 0)
        shown.add((repr(knows), repr(knows.decision)))
    assert len(shown) == 1
    assert "play" not in repr(table) and table.seed.hex() not in repr(table.record(own=True))
