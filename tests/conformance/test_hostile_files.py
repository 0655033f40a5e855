"""A stranger's own files: refused with a reason, or a game can be played with them. Nothing else happens."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.types import Refusal

FILES = [(name, file) for name in registry.all_names() for file in registry.find(name).meta.data]
MOVES = 12
"""Choices played with a file that is accepted: its tiles and cards come up from the first on."""

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.sampled_from([0, 1, -1, 2, 40, 41, 99, 100]),
    st.floats(),
    st.text(max_size=12),
)
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner)
)


def built_in(name: str, file: str) -> str:
    home = registry.folder(name) / file
    return home.read_text(encoding="utf-8") if home.is_file() else json.dumps(example_of(name))


def example_of(name: str) -> Any:  # noqa: ANN401 - JSON
    """The shape of a file that the game has no example of: a town is a grid of plates."""
    assert name == "rum_and_pirates"
    return {"grid": [[{"plate": 3 * row + at + 1, "rot": 0} for at in range(3)] for row in range(3)]}


@st.composite
def mutated_json(draw: st.DrawFn, text: str) -> str:
    """One value anywhere is replaced, left out, or repeated very often."""
    whole = json.loads(text)
    at: Any = {"": whole}
    key: Any = ""
    while isinstance(at[key], dict | list) and at[key] and draw(st.integers(0, 5)):
        at = at[key]
        key = draw(st.sampled_from(sorted(at)) if isinstance(at, dict) else st.integers(0, len(at) - 1))
    how = draw(st.sampled_from(["replace", "leave out", "repeat", "nest"]))
    if how == "leave out" and at is not whole and isinstance(at, dict) and key:
        del at[key]
    elif how == "repeat":
        at[key] = [at[key]] * draw(st.sampled_from([2, 99, 101, 3000]))
    elif how == "nest":
        return json.dumps(whole).replace(json.dumps(at[key]), "[" * 5000 + "]" * 5000, 1)
    else:
        at[key] = draw(JSON)
    return json.dumps(at[""] if key == "" else whole)


@st.composite
def mutated_table(draw: st.DrawFn, text: str) -> str:
    """A cell of a comma-separated table is replaced, or a line left out or repeated very often."""
    lines = text.splitlines()
    at = draw(st.integers(0, len(lines) - 1))
    how = draw(st.sampled_from(["cell", "leave out", "repeat"]))
    if how == "leave out":
        del lines[at]
    elif how == "repeat":
        lines[at:at] = [lines[at]] * draw(st.sampled_from([1, 50, 2000]))
    else:
        cells = lines[at].split(",")
        odd = st.sampled_from(["", "0", "-1", "9" * 5000, '"', "\0", "=1+1", "1e9", "٣", ";"])
        cells[draw(st.integers(0, len(cells) - 1))] = draw(odd | st.text(max_size=25))
        lines[at] = ",".join(cells)
    return "\n".join(lines)


def played(game: Game[Any], file: str, text: str) -> bool:
    """Whether a game can be played with the file; a refusal is an answer, anything else is a fault."""
    try:
        setup = make_setup(game.meta, min(game.meta.seats), {}, {file: text})
        game.check_data(setup)
    except Refusal:
        return False
    dealer = Dealer(Quick(1))
    s = game.start(setup, dealer)
    for number in range(MOVES):
        asking = game.asking(s)
        if not asking:
            break
        options = game.options(s, asking[0])
        game.apply(s, asking[0], options[number % len(options)], dealer)
    return True


@pytest.mark.parametrize(("title", "file"), FILES)
def test_a_hostile_file_is_refused_or_can_be_played(title: str, file: str) -> None:
    game, text = registry.find(title), built_in(title, file)
    assert played(game, file, text)
    mutated = mutated_json(text) if file.endswith(".json") else mutated_table(text)

    @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
    @given(mutated)
    def holds(text: str) -> None:
        played(game, file, text)

    holds()


@pytest.mark.parametrize(("title", "file"), FILES)
@pytest.mark.parametrize(
    "text", ["[" * 30_000, "9" * 6000, "\ufeff", "{}" * 9, "null", '"' * 9, ",\n" * 9000, "a" * 64_000]
)
def test_a_file_that_is_nothing_of_the_kind_is_refused(title: str, file: str, text: str) -> None:
    game = registry.find(title)
    assert not played(game, file, text), f"{file} is accepted"
