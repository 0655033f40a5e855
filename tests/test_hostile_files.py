"""Own files of any game: what a stranger sends is refused, or a whole game can be played with it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games._parley.game import Parley as ParleyGame
from flibuste.kernel import registry
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Refusal
from flibuste.testing.checks.own_files import check_files, within
from flibuste.testing.hostile_files import hostile_files

OWN = [game for game in map(registry.find, registry.all_names()) if game.meta.data]

ODD_NUMBERS = st.sampled_from(
    ["9" * 5_000, "-" + "1" * 40, "1e999", "-1E+308", "0.1e-999", "NaN", "Infinity"]
)
NUMBERS = st.one_of(st.integers(-(10**12), 10**12).map(str), st.floats().map(json.dumps), ODD_NUMBERS)
TEXTS = st.one_of(st.text(max_size=20), st.integers(900, 1_100).map(lambda size: "ä" * size))
LEAVES = st.one_of(NUMBERS, TEXTS.map(json.dumps), st.sampled_from(["null", "true", "[]", "{}", "", "]"]))


def nested(inside: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    lists = st.lists(inside, max_size=4).map(lambda items: f"[{','.join(items)}]")
    objects = st.lists(st.tuples(TEXTS.map(json.dumps), inside), max_size=4).map(
        lambda items: "{" + ",".join(f"{key}:{value}" for key, value in items) + "}"
    )
    repeated = st.tuples(inside, st.sampled_from([2, 1_000, 1_001, 30_000])).map(
        lambda many: f"[{','.join([many[0]] * many[1])}]"[:70_000]
    )
    deep = st.tuples(inside, st.sampled_from([3, 17, 2_000, 30_000])).map(
        lambda many: "[" * many[1] + many[0] + "]" * many[1]
    )
    return st.one_of(lists, objects, repeated, deep)


JSON_TEXT = st.recursive(LEAVES, nested, max_leaves=12)
CELLS = st.one_of(st.text(alphabet='ab0-."\t ,;\r', max_size=12), NUMBERS, TEXTS)
TABLE_TEXT = st.tuples(
    st.lists(st.lists(CELLS, min_size=1, max_size=12).map(",".join), max_size=12).map("\n".join),
    st.sampled_from([1, 1, 1, 50, 2_000]),
).map(lambda rows: "\n".join([rows[0]] * rows[1])[:70_000])


def any_file(name: str) -> st.SearchStrategy[str]:
    return st.one_of(JSON_TEXT, st.text()) if name.endswith(".json") else st.one_of(TABLE_TEXT, st.text())


@pytest.mark.parametrize("own", OWN, ids=lambda game: game.meta.id)
def test_texts_of_any_shape_are_refused_or_can_be_played(own: Game[Any]) -> None:
    files = st.fixed_dictionaries({}, optional={file: any_file(file) for file in own.meta.data})

    @given(files, st.sampled_from(own.meta.seats), st.integers(0, 1 << 20))
    @settings(max_examples=60, deadline=None)
    def sent(files: dict[str, str], players: int, seed: int) -> None:
        check_files(own, players, files, seed)

    sent()


@pytest.mark.parametrize("own", OWN, ids=lambda game: game.meta.id)
def test_changed_built_in_files_are_refused_for_many_reasons_or_can_be_played(own: Game[Any]) -> None:
    seats, home = own.meta.seats, registry.folder(own.meta.id)
    found = Counter(
        check_files(own, seats[seed % len(seats)], hostile_files(own, home, seed), seed)
        for seed in range(200)
    )
    assert found[""] >= 5, "none of the files could be played"
    assert len(found) >= 10, found


class Careless(ParleyGame):
    """A game of somebody else, which trusts its own files and compares every row with every other."""

    def __init__(self) -> None:
        super().__init__()
        self.meta = self.meta._replace(data=("deck.json", "deck.csv", "deck.txt"))

    def check_data(self, setup: Setup) -> list[Refusal]:
        for file, text in setup.data:
            rows: Any = json.loads(text) if file == "deck.json" else text.splitlines()
            for row in rows if isinstance(rows, list) else []:
                if [other for other in rows if other is not row and other == row]:
                    raise Refusal("data-twice", "PAR-1", {"file": file})
        return []


@given(
    st.fixed_dictionaries(
        {}, optional={"deck.json": JSON_TEXT, "deck.csv": TABLE_TEXT, "deck.txt": st.text()}
    ),
    st.integers(0, 1 << 20),
)
@settings(max_examples=60, deadline=None)
def test_a_game_that_checks_carelessly_is_kept_from_long_files(files: dict[str, str], seed: int) -> None:
    check_files(Careless(), 2, files, seed)


def loop() -> None:
    while True:
        pass


def test_a_check_that_does_not_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not done"), within(0.05, "a loop"):
        loop()
