"""The table as text: a narrow screen cuts nothing off, and chances say what they count."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.chart import crew_forms, odds
from flibuste.games.stoertebeker.parts import FIRE, STOP
from flibuste.games.stoertebeker.tests.playing import Playing
from flibuste.games.stoertebeker.tests.position import Position
from flibuste.games.stoertebeker.tests.test_ex_fights import now_discards
from flibuste.games.stoertebeker.tests.wander import wander
from flibuste.games.stoertebeker.text import arrange, draw
from flibuste.i18n.translator import LANGUAGES, Translator

NAMES = ["Anne", "Bart", "Calico", "Drake"]
CREW = re.compile(r"☠([^│\n]*)")


def letters(view: Any, language: str, width: int) -> str:  # noqa: ANN401 - a view
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(draw(view, Translator(language, "stoertebeker", NAMES), width))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def crowded() -> Playing:
    """Six provisions and as many pirates at one ship, some face up and some face down."""
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
def test_the_odds_are_complete_on_a_narrow_screen(language: str) -> None:
    translator = Translator(language, "stoertebeker", NAMES)
    for s, seat in [(step.before, step.seat) for step in wander(4, 3)][::5]:
        view: Any = GAME.view(s, seat)
        text = " ".join(re.split(r"[│\n]", letters(view, language, 80)))
        for side in view["sides"]:
            if side is not None and side["ways"] == 0 and not side.get("beat_ways"):
                assert (
                    translator.say("board-hopeless") in text or translator.say("board-hopeless.short") in text
                )


def test_a_crew_that_is_too_long_is_shown_in_short_form() -> None:
    side = {"face_up": [2, 3], "face_down": 2}
    assert crew_forms(side, None) == ["☠2 3 ? ?", "☠2·3 ?×2"]
    assert crew_forms(side, [4, 4]) == ["☠2 3 (4) (4)", "☠2·3 (4·4)"]
    assert crew_forms({"face_up": [], "face_down": 3}, None) == ["☠? ? ?", "☠×3"]
    assert crew_forms({"face_up": [], "face_down": 0}, None) == [""]


def test_a_broadside_is_offered_with_its_chances_and_what_they_count() -> None:
    """At A the seat lacks water and has beans: a hit on water stays, a hit on beans sinks (STO-28)."""
    game = Position("YR").ships("S23").at("S23", "Y", "BE03").at("S23", "R", "WA06", "BE05").active("Y")
    game.plays("stop")
    view: Any = game.view("Y")
    assert view["sides"][0]["broadside"] == {"ship": "A", "ways": 20, "keeps": 11, "of": 36}
    translator = Translator("en", "stoertebeker", NAMES)
    notes = {
        choice: note
        for _, shelf in arrange(view, GAME.options(game.s, 0), translator)
        for choice, note in shelf
    }
    assert notes[FIRE] == " (A: hits 56 %, a card to keep 31 %)"
    assert "Broadsides: A: hits 56 %, a card to keep 31 %" in letters(view, "en", 80)


def noted(game: Playing, name: str, language: str = "en") -> dict[str, str]:
    """The notes of the choices of a player."""
    translator = Translator(language, "stoertebeker", NAMES)
    options = GAME.options(game.s, game.seat(name))
    return {
        choice.text: note
        for _, shelf in arrange(game.view(name), options, translator)
        for choice, note in shelf
    }


@pytest.mark.parametrize(
    ("discarded", "said"),
    [
        ([], "3 cards to discard, none to take back"),
        (["RU01"], "3 cards to discard, at most 1 to take from the discard pile"),
        (["RU01", "RU02", "RU03"], "3 cards to discard, at most 2 to take from the discard pile"),
    ],
)
def test_whoever_places_no_more_cards_is_told_before_what_that_costs(discarded: list[str], said: str) -> None:
    """STO-20, STO-21."""
    game = Position("YR").ships("S23").discarded(*discarded).active("Y")
    events = GAME.foresee(game.s, 0, STOP) or []
    translator = Translator("en", "stoertebeker", NAMES)
    assert [translator.say(f"preview-{event.kind}", event.facts) for event in events] == [said]
    assert game.play("stop").told("stopped")[0]["count"] == 3


def test_a_chance_to_board_is_not_shown_as_if_it_were_now_while_cards_are_missing() -> None:
    """STO-33."""
    translator = Translator("en", "stoertebeker", NAMES)
    own = {"dice_needed": 6, "ways": 26, "complete": False}
    assert [line.plain.strip() for line in odds(translator, own, 40)] == ["once complete, dice 6+: 72 %"]
    assert [line.plain.strip() for line in odds(translator, own, 18)] == ["(6+: 72 %)"]
    assert [line.plain.strip() for line in odds(translator, {**own, "complete": True}, 40)] == [
        "dice 6+: 72 %"
    ]


def test_the_first_turn_says_that_nobody_boards_yet() -> None:
    """STO-34."""
    now = Position("YR").ships("S19").at("S19", "Y", "WA03", "BR04").first_turn("Y").active("Y")
    assert "first turn: no boarding yet" in letters(now.view("Y"), "en", 80)
    now.plays("stop", "hold", *now_discards(now))
    assert now.told("too-early") == [{"seat": 0, "ship": "A"}] and now.asked == "R"
    assert "first turn" not in letters(crowded().view("Y"), "en", 80)


def test_whoever_can_only_decline_is_told_which_provisions_are_missing() -> None:
    """STO-44, A-29: and nobody else is told."""
    now = (
        Position("YR")
        .ships("S04")
        .at("S04", "Y", "BE03", "RU02", "ME03", down=["PI01", "PI02"])
        .at("S04", "R", "BE04")
        .hand("R", "WA03", "WA04", "WA05", "RU03", "BR03", "BR04", exactly=True)
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "5+5")
    assert (now.asked, now.step, now.view("R")["missing"]) == ("R", "counter", ["meat"])
    assert noted(now, "R") == {"decline": " (you lack meat)"}
    assert noted(now, "R", "fr") == {"decline": " (il vous manque\xa0: viande)"}
    assert now.view("Y")["missing"] == [] and "missing" not in now.view()


def test_whoever_can_place_nothing_is_told_so() -> None:
    """STO-16."""
    now = (
        Position("YR")
        .ships("S04", "", "", "")
        .hand("Y", "WA03", "WA04", "WA05", "BR03", exactly=True)
        .active("Y")
    )
    assert noted(now, "Y") == {"stop": " (none of your cards fits at a ship)"}


def test_a_throw_that_cannot_succeed_says_why() -> None:
    """STO-30, STO-36, STO-46."""
    alone = Position("YR").ships("S23", "S19").at("S23", "Y", "BE03").at("S19", "Y", "WA03")
    game = alone.at("S23", "R", "WA06").active("Y")
    game.plays("stop", "fire", *now_discards(game)[:2])
    while game.step == "take":
        game.play("enough")
    game.play(game.options("pay")[0])
    assert noted(game, "Y") == {
        "aim A": " (hits 31 %)",
        "aim B": " (nothing to hit: no opponent has a provision there)",
    }
    strong = ["WA03", "WA05", "BE03", "BE04", "ME03", "BA03"]
    fight = (
        Position("YB")
        .ships("S12")
        .at("S12", "Y", *strong, down=["PI08", "PI09"])
        .at("S12", "B", "WA04", "WA06", "BE05", "BE06", "ME02", "BA02")
        .active("Y")
    )
    fight.plays("stop", "hold", *now_discards(fight)).play("board A", "6+6")
    best = fight.view("B")["fight"]["best"]
    assert noted(fight, "B")["counter"] == f" (hopeless: even a 12 would make no more than {best})"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "sans espoir : même un 12 ferait moins de 14"),
        ("en", "hopeless: even a 12 would make less than 14"),
        ("de", "aussichtslos: Selbst eine 12 ergäbe weniger als 14"),
    ],
)
def test_a_hopeless_boarding_names_the_boarding_value(language: str, said: str) -> None:
    translator = Translator(language, "stoertebeker", NAMES)
    assert translator.say("hopeless-board", {"boarding": 14}).replace("\u00a0", " ") == said
