"""The table in letters: it fits the screen, names every square, and draws every alley once."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.chart import Chart
from flibuste.games.rum_and_pirates.parts import SQUARES
from flibuste.games.rum_and_pirates.tests.test_invariants import wander
from flibuste.games.rum_and_pirates.tests.test_seed_examples import page_7
from flibuste.games.rum_and_pirates.text import arrange, draw
from flibuste.tongue.tongue import LANGUAGES, Tongue

NAMES = ["Anne", "Bart", "Calico", "Drake", "Edward"]


def letters(view: Any, language: str, width: int) -> str:  # noqa: ANN401 - a view
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(draw(view, Tongue(language, "rum_and_pirates", NAMES), width))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_every_table_can_be_drawn(language: str, width: int) -> None:
    for at, (s, _) in enumerate(wander(5, 7)):
        if at % 15 == 0 or s.ended:
            asked = s.asking[0] if s.asking else None
            text = letters(GAME.view(s, asked), language, width)
            assert max(map(len, text.splitlines())) <= width
            assert all(square in text for square in SQUARES)


def test_every_alley_is_drawn_in_its_place() -> None:
    """RUM-4: 30 inside the plates, 24 between them, 24 dark; with our plates none is left over."""
    for seed in range(30):
        s, _ = next(wander(4, seed))
        chart = Chart(GAME.view(s, None), Tongue("en", "rum_and_pirates", NAMES), 100)
        assert (len(chart.across), len(chart.out), chart.others) == (54, 24, [])
        segments = "".join(line.plain for line in chart.lines())
        inside, dark = segments.count("·") - kinds_with_dots(s), segments.count("░")
        assert (inside, dark) == (102, 36)


def kinds_with_dots(s: Any) -> int:  # noqa: ANN401 - the state
    """Maps and taverns have a dot in their short names."""
    return sum(5 <= kind < 11 for kind in s.town.kind)


def test_the_brawl_shows_both_sides_of_the_mast() -> None:
    """RUM-91, RUM-95."""
    now = page_7()
    now.brawl(4, 3)
    text = letters(GAME.view(now.s, 2), "en", 80)
    assert [line.strip() for line in text.splitlines() if "┃" in line] == ["AAA┃", "BB┃", "CCC┃C", "D┃"]


def test_choices_are_arranged_once_each() -> None:
    for language in LANGUAGES:
        tongue = Tongue(language, "rum_and_pirates", NAMES)
        for s, _ in wander(4, 11):
            if s.asking:
                options = GAME.options(s, s.asking[0])
                shelves = arrange(GAME.view(s, s.asking[0]), options, tongue)
                placed = [choice for _, shelf in shelves for choice, _ in shelf]
                assert sorted(map(str, placed)) == sorted(map(str, options))
