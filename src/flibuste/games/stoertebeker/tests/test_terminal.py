"""The table in letters: nothing is cut off on a narrow screen, and chances say what they count."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.chart import crew_forms
from flibuste.games.stoertebeker.parts import FIRE
from flibuste.games.stoertebeker.tests.playing import Playing
from flibuste.games.stoertebeker.tests.position import Position
from flibuste.games.stoertebeker.tests.wander import wander
from flibuste.games.stoertebeker.text import arrange, draw
from flibuste.tongue.tongue import LANGUAGES, Tongue

NAMES = ["Anne", "Bart", "Calico", "Drake"]
CREW = re.compile(r"☠([^│\n]*)")


def letters(view: Any, language: str, width: int) -> str:  # noqa: ANN401 - a view
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(draw(view, Tongue(language, "stoertebeker", NAMES), width))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def crowded() -> Playing:
    """Six provisions and as many pirates at one ship, open ones and hidden ones."""
    return (
        Position("YR")
        .ships("S12", "S30")
        .at("S12", "Y", "WA03", "WA05", "BE03", "BE04", "ME03", "BA03", down=["PI01", "PI02", "PI03"])
        .at("S12", "R", "WA04", "BE05", "BA02", up=["PI04", "PI05", "PI06"])
        .at("S30", "R", "BE06", "BE07", "BR01", "ME04", down=["PI07", "PI08", "PI09"])
        .active("Y")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 110])
def test_every_pirate_is_seen_on_a_narrow_screen(language: str, width: int) -> None:
    game = crowded()
    view: Any = game.view("Y")
    text = letters(view, language, width)
    assert max(map(len, text.splitlines())) <= width
    shown = [crew.strip() for crew in CREW.findall(text.split("\n ", 1)[1])]
    own, theirs = view["sides"][0], view["ships"][0]["sides"][1]
    for side, mine in ((theirs, None), (view["ships"][0]["sides"][0], own["face_down"])):
        assert any(form.removeprefix("☠") in shown for form in crew_forms(side, mine)), (side, shown)
    assert "? ? ?" in shown or "×3" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_are_whole_on_a_narrow_screen(language: str) -> None:
    tongue = Tongue(language, "stoertebeker", NAMES)
    for s, seat in [(step.before, step.seat) for step in wander(4, 3)][::5]:
        view: Any = GAME.view(s, seat)
        text = " ".join(re.split(r"[│\n]", letters(view, language, 80)))
        for side in view["sides"]:
            if side is not None and side["ways"] == 0 and not side.get("beat_ways"):
                assert tongue.say("board-hopeless") in text or tongue.say("board-hopeless.short") in text


def test_a_crew_that_is_too_long_is_told_together() -> None:
    side = {"face_up": [2, 3], "face_down": 2}
    assert crew_forms(side, None) == ["☠2 3 ? ?", "☠2·3 ?×2"]
    assert crew_forms(side, [4, 4]) == ["☠2 3 (4) (4)", "☠2·3 (4·4)"]
    assert crew_forms({"face_up": [], "face_down": 3}, None) == ["☠? ? ?", "☠×3"]
    assert crew_forms({"face_up": [], "face_down": 0}, None) == [""]


def test_a_broadside_is_offered_with_its_chances_and_what_they_count() -> None:
    """At A one lacks water and has beans: water is a hit and stays, beans are a hit and sink (STO-28)."""
    game = Position("YR").ships("S23").at("S23", "Y", "BE03").at("S23", "R", "WA06", "BE05").active("Y")
    game.plays("stop")
    view: Any = game.view("Y")
    assert view["sides"][0]["broadside"] == {"ship": "A", "ways": 20, "keeps": 11, "of": 36}
    tongue = Tongue("en", "stoertebeker", NAMES)
    notes = {
        choice: note for _, shelf in arrange(view, GAME.options(game.s, 0), tongue) for choice, note in shelf
    }
    assert notes[FIRE] == " (A: hits 56 %, a card to keep 31 %)"
    assert "Broadsides: A: hits 56 %, a card to keep 31 %" in letters(view, "en", 80)
