"""The table as text: complete at every width, never wider than the screen, and readable without colour."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.parts import REGIONS
from flibuste.games.freibeuter.text import draw, near_end
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.table.table import Table

NAMES = ("Corsaire", "Morgan", "Kidd", "Rackham")


def table_after(moves: int, seats: int = 4, seed: int = 0) -> Table:
    table = Table(GAME, make_setup(GAME.meta, seats), NAMES[:seats], bytes([seed] * 32))
    rng = Quick(seed)
    while table.version < moves and not table.over:
        seat = GAME.asking(table.state)[0]
        options = GAME.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    return table


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(table.view(seat))


def drawn(table: Table, seat: int | None, width: int, language: str = "fr") -> str:
    translator = Translator(language, "freibeuter", NAMES[: table.setup.seats])
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(draw(table.view(seat), translator, width))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [57, 70, 80, 99, 120, 160, 220])
@pytest.mark.parametrize("moves", [0, 60, 500])
def test_nothing_is_missing_at_any_width(width: int, moves: int, language: str) -> None:
    table = table_after(moves)
    text = drawn(table, 0, width, language)
    for line in text.splitlines():
        assert len(line) <= width
    for region in REGIONS:
        assert f"{region} " in text
    for name in NAMES:
        assert name in text
    assert text.count("○") == len(seen(table, 0)["tokens"])


def test_owners_of_boats_and_ships_can_be_read_without_colour() -> None:
    table = table_after(60)
    text = drawn(table, None, 80)
    assert "\x1b" not in text
    for seat, letter in enumerate("CMKR"):
        boats = sum(region["boats"].count(seat) for region in seen(table, None)["regions"])
        assert boats
        shown = sum(cell.split()[1].count(letter) for cell in cells(text) if len(cell.split()) > 1)
        assert shown == boats
    boarded = [token for token in seen(table, None)["tokens"] if token.get("boarder") is not None]
    for token in boarded:
        assert f"{token['value']}/{token['fee']}{'CMKR'[token['boarder']]}○{token['missing']}" in text


def cells(text: str) -> list[str]:
    rows = [line[1:57] for line in text.splitlines() if line[:1].isdigit()]
    return [cell.strip(" ›") for row in rows for cell in row.split("│")]


def test_only_the_owner_of_a_hand_sees_it_marked_on_the_chart() -> None:
    table = table_after(0)
    assert drawn(table, 0, 80).count("›") == len(set(seen(table, 0)["hand"]["sea"]))
    assert "›" not in drawn(table, None, 80)


def test_the_dutchman_is_shown_in_its_region() -> None:
    for seed in range(60):
        table = table_after(0, 2, seed)
        rng = Quick(seed)
        while not table.over:
            if seen(table, None)["dutchman"]:
                text = drawn(table, None, 80)
                assert text.count("†") == 1
                assert text.count("○0") == len(seen(table, None)["pending"])
                return
            seat = GAME.asking(table.state)[0]
            options = GAME.options(table.state, seat)
            table.play(seat, options[rng.below(len(options))])
    raise AssertionError("the Dutchman never came with a choice to make")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, ""),
        ({"stock": 1}, "The end is near: Morgan has one boat left"),
        ({"stock": 0}, "The end is near: Morgan has no boat left"),
        ({"warehouses": 1}, "The end is near: one warehouse is left, and looting it ends the game"),
        ({"decks": {"sea": 0, "fd": 3}}, "The end is near: the sea deck is empty"),
        ({"stock": 0, "ended": "no-boats"}, ""),
    ],
)
def test_the_board_says_when_the_end_is_near(change: dict[str, Any], said: str) -> None:
    """FRE-63 to FRE-65."""
    view = seen(table_after(0, 2), 0)
    players = [dict(player) for player in view["players"]]
    players[1]["stock"] = change.get("stock", 25)
    lines = near_end({**view, **change, "players": players}, Translator("en", "freibeuter", NAMES))
    assert " ".join(line.plain for line in lines) == said
