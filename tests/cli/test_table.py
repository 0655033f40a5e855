"""The drawn table: complete at every width, readable without colour, and never wider than the screen."""

from __future__ import annotations

import io
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from flibuste.cli import plain
from flibuste.cli.menu import FEW, Menu, bare, times
from flibuste.cli.orders import numbered
from flibuste.cli.story import ticker
from flibuste.cli.trouble import Trouble
from flibuste.games.freibeuter.parts import REGIONS
from flibuste.games.freibeuter.text import near_end
from flibuste.kernel import shelf
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import settle
from flibuste.table.table import Table
from flibuste.tongue.tongue import LANGUAGES, Tongue

NAMES = ("Corsaire", "Morgan", "Kidd", "Rackham")


def table_after(moves: int, seats: int = 4, seed: int = 0) -> Table:
    game = shelf.find("freibeuter")
    table = Table(game, settle(game.meta, seats), NAMES[:seats], bytes([seed] * 32))
    rng = Quick(seed)
    while table.version < moves and not table.over:
        seat = game.asking(table.state)[0]
        options = game.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    return table


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(table.view(seat))


def drawn(table: Table, seat: int | None, width: int, language: str = "fr", colour: bool = False) -> str:
    tongue = Tongue(language, "freibeuter", NAMES[: table.setup.seats])
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colour, color_system="standard" if colour else None
    )
    with console.capture() as capture:
        console.print(plain.draw("freibeuter", table.view(seat), tongue, width))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [57, 70, 80, 99, 120, 160, 220])
@pytest.mark.parametrize("moves", [0, 60, 500])
def test_everything_is_there_at_every_width(width: int, moves: int, language: str) -> None:
    table = table_after(moves)
    text = drawn(table, 0, width, language)
    for line in text.splitlines():
        assert len(line) <= width
    for region in REGIONS:
        assert f"{region} " in text
    for name in NAMES:
        assert name in text
    assert text.count("○") == len(seen(table, 0)["tokens"])


def test_whose_boats_and_ships_they_are_can_be_read_without_colour() -> None:
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


def test_the_hand_is_marked_on_the_chart_for_its_owner_alone() -> None:
    table = table_after(0)
    assert drawn(table, 0, 80).count("›") == len(set(seen(table, 0)["hand"]["sea"]))
    assert "›" not in drawn(table, None, 80)


def test_the_dutchman_is_seen_where_he_is() -> None:
    for seed in range(60):
        table = table_after(0, 2, seed)
        rng = Quick(seed)
        while not table.over:
            if seen(table, None)["dutchman"]:
                text = drawn(table, None, 80)
                assert text.count("†") == 1
                assert text.count("○0") == len(seen(table, None)["pending"])
                return
            seat = table.game.asking(table.state)[0]
            options = table.game.options(table.state, seat)
            table.play(seat, options[rng.below(len(options))])
    raise AssertionError("he never came with a choice to make")


def test_the_first_turn_fits_a_terminal_of_80_by_24() -> None:
    table = table_after(0, 3)
    seat = table.game.asking(table.state)[0]
    decision = table.decision(seat)
    assert decision is not None
    for language in LANGUAGES:
        tongue = Tongue(language, "freibeuter", NAMES[:3])
        console = Console(width=80, file=io.StringIO())
        menu = Menu(table, decision, tongue).drawn(80)
        question = f"X {tongue.decision(decision)} {decision.rule}"
        lines = drawn(table, seat, 80, language).count("\n")
        lines += len(console.render_lines(menu)) + len(console.render_lines(question))
        assert lines + 1 <= 24


def test_choices_are_numbered_once_and_say_what_they_would_do() -> None:
    said: set[str] = set()
    for moves in range(40, 90):
        table = table_after(moves, 3, 5)
        if table.over:
            break
        seat = table.game.asking(table.state)[0]
        decision = table.decision(seat)
        assert decision is not None
        menu = Menu(table, decision, Tongue("en", "freibeuter", NAMES[:3]))
        assert [entry.number for entry in menu.entries] == list(range(1, len(decision.options) + 1))
        assert {entry.choice for entry in menu.entries} == set(decision.options)
        said |= {entry.does for entry in menu.entries}
    assert any("you capture the" in does or "captures the" in does for does in said)
    assert any("warehouse looted" in does for does in said)
    assert "" in said


def test_a_game_without_a_drawing_of_its_own_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "text_of", lambda game: None)
    table = table_after(20)
    text = drawn(table, 0, 80)
    assert "warehouses: 4" in text
    decision = table.decision(table.game.asking(table.state)[0])
    assert decision is not None
    headings = plain.arrange("freibeuter", table.view(0), decision.options, Tongue("en", "freibeuter"))
    assert sum(len(choices) for _, choices in headings) == len(decision.options)


def test_what_happens_several_times_is_foretold_once() -> None:
    tongue = Tongue("en", "rum_and_pirates")
    assert (
        times(tongue, "you cross to the other side of the mast", 3)
        == "you cross to the other side of the mast (3 times)"
    )
    assert times(tongue, "you lose a pirate", 1) == "you lose a pirate"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, ""),
        ({"stock": 1}, "The end is near: Morgan has one boat left"),
        ({"stock": 0}, "The end is near: Morgan has no boat left"),
        ({"warehouses": 1}, "The end is near: one warehouse is left"),
        ({"decks": {"sea": 0, "fd": 3}}, "The end is near: the sea deck is empty"),
        ({"stock": 0, "ended": "no-boats"}, ""),
    ],
)
def test_the_board_says_when_the_end_is_near(change: dict[str, Any], said: str) -> None:
    """FRE-63 to FRE-65."""
    view = seen(table_after(0, 2), 0)
    players = [dict(player) for player in view["players"]]
    players[1]["stock"] = change.get("stock", 25)
    lines = near_end({**view, **change, "players": players}, Tongue("en", "freibeuter", NAMES))
    assert " ".join(line.plain for line in lines) == said


def menus(name: str, seed: int) -> Iterator[tuple[Table, Menu]]:
    """What is asked in a game, and how it is offered."""
    game = shelf.find(name)
    table = Table(game, settle(game.meta, 2), NAMES[:2], bytes([seed] * 32))
    tongue = Tongue("en", name, NAMES[:2])
    rng = Quick(seed)
    while not table.over:
        decision = table.decision(game.asking(table.state)[0])
        assert decision is not None
        yield table, Menu(table, decision, tongue)
        table.play(decision.seat, decision.options[rng.below(len(decision.options))])


def test_few_choices_keep_their_order_whatever_they_would_do() -> None:
    told = 0
    for table, menu in menus("rum_and_pirates", 1):
        seat = table.game.asking(table.state)[0]
        options = table.game.options(table.state, seat)
        arranged = plain.arrange("rum_and_pirates", table.view(seat), options, menu.tongue)
        for (_, choices), (_, shelf_) in zip(arranged, menu.shelves, strict=True):
            if len(choices) <= FEW:
                assert [entry.choice for entry in shelf_] == [choice for choice, _ in choices]
                told += any(entry.does for entry in shelf_[:-1]) and not shelf_[-1].does
    assert told > 0


def test_a_number_that_is_also_the_name_of_another_choice_is_asked_about() -> None:
    for _, menu in menus("rum_and_pirates", 1):
        for entry in menu.entries:
            name = bare(entry.choice)
            if name.isdigit() and entry.number != int(name) <= len(menu.entries):
                sitting: Any = SimpleNamespace(tongue=menu.tongue)
                with pytest.raises(Trouble) as asked:
                    numbered(sitting, menu, name)
                assert entry.choice.text in str(asked.value.facts["choices"])
                return
    pytest.fail("no tile was offered beside a choice of its number")


@pytest.mark.parametrize("width", [20, 40, 80])
def test_the_latest_news_begin_with_a_whole_word(width: int) -> None:
    table = table_after(60)
    tongue = Tongue("en", "freibeuter", NAMES)
    events = table.events()
    words = " ".join(tongue.event(event, 0) for event in events).split()
    said = ticker(events, 0, tongue, width).plain
    assert len(said) < width and said.split()[0] == "…"
    assert said.split()[1:] == words[1 - len(said.split()) :]
