"""The table as text fits the screen, names every square, and draws every alley once."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.chart import Chart
from flibuste.games.rum_and_pirates.parts import SQUARES
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.games.rum_and_pirates.tests.test_invariants import wander
from flibuste.games.rum_and_pirates.tests.test_seed_examples import page_7
from flibuste.games.rum_and_pirates.text import arrange, draw
from flibuste.i18n.translator import LANGUAGES, Translator

NAMES = ["Anne", "Bart", "Calico", "Drake", "Edward"]


def letters(view: Any, language: str, width: int) -> str:  # noqa: ANN401 - a view
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(draw(view, Translator(language, "rum_and_pirates", NAMES), width))
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
    """RUM-4: 30 inside the plates, 24 between them, 24 dark; with the built-in plates none is left over."""
    for seed in range(30):
        s, _ = next(wander(4, seed))
        chart = Chart(GAME.view(s, None), Translator("en", "rum_and_pirates", NAMES), 100)
        assert (len(chart.across), len(chart.out), chart.others) == (54, 24, [])
        segments = "".join(line.plain for line in chart.lines())
        inside, dark = segments.count("·") - kinds_with_dots(s), segments.count("░")
        assert (inside, dark) == (102, 36)


def kinds_with_dots(s: Any) -> int:  # noqa: ANN401 - the state
    """The number of maps and taverns, which have a dot in their short names."""
    return sum(5 <= kind < 11 for kind in s.town.kind)


def test_the_brawl_shows_both_sides_of_the_mast() -> None:
    """RUM-91, RUM-95."""
    now = page_7()
    now.brawl(4, 3)
    text = letters(GAME.view(now.s, 2), "en", 80)
    assert [line.strip() for line in text.splitlines() if "┃" in line] == ["AAA┃", "BB┃", "CCC┃C", "D┃"]


def test_every_choice_is_listed_once() -> None:
    for language in LANGUAGES:
        translator = Translator(language, "rum_and_pirates", NAMES)
        for s, _ in wander(4, 11):
            if s.asking:
                options = GAME.options(s, s.asking[0])
                shelves = arrange(GAME.view(s, s.asking[0]), options, translator)
                placed = [choice for _, shelf in shelves for choice, _ in shelf]
                assert sorted(map(str, placed)) == sorted(map(str, options))


@pytest.mark.parametrize("width", [80, 100, 110])
def test_nothing_is_cut_off_and_the_captain_is_visible_without_colour(width: int) -> None:
    for at, (s, _) in enumerate(wander(5, 7)):
        if at % 25 == 0 and s.asking:
            view: Any = GAME.view(s, s.asking[0])
            text = letters(view, "fr", width)
            assert "…" not in text
            for player in view["players"]:
                assert f"tuiles\u00a0{player['tiles']}" in text
            square = view["captain"]
            assert f"{square}◆" in text.split("\n◆")[0]
            assert f"capitaine\u00a0en\u00a0{square}" in text


def shelves(now: ScriptedGame, seat: int = 0) -> dict[str, str]:
    """Each choice with its heading before it and its note after it."""
    translator = Translator("en", "rum_and_pirates", NAMES)
    arranged = arrange(GAME.view(now.s, seat), GAME.options(now.s, seat), translator)
    return {choice.text: f"{heading} |{note}" for heading, shelf in arranged for choice, note in shelf}


def test_choices_say_what_they_cost_and_bring() -> None:
    """RUM-24 and RUM-25 for dark alleys, RUM-80 for the scorpion, RUM-86 for the guards."""
    now = ScriptedGame(4).captain("2a").chest(5, 13).turn_of(0)
    said = shelves(now)
    assert said["move 2b"].startswith("chest (5 points, stings at 13) |")
    dark = [note for text, note in said.items() if text.startswith("dark")]
    assert dark and all(re.search(r"\(to the \w+, from \d pirates and 1 coin\)", note) for note in dark)
    now = ScriptedGame(4).captain("5c").pirates(p0=7).next_guard(5).turn_of(0).play("move 5d")
    said = shelves(now)
    assert said["small"].endswith("(1 to 3, against 6 pirates in reserve: a chance of 100 %)")
    assert said["large"].endswith("(4 to 6, against 6 pirates in reserve: a chance of 67 %)")


def test_an_alley_to_recover_is_named_by_its_squares() -> None:
    """RUM-53."""
    translator = Translator("en", "rum_and_pirates", NAMES)
    now = ScriptedGame(4).captain("5b").full("2.da").turn_of(0).play("move 5a").play("recover 2.da")
    (event,) = [event for event in now.events if event.kind == "recovered"]
    assert translator.event(event, 0) == "Anne calls back 3 pirates from the alley 2d–2a."
