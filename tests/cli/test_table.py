"""The drawn table and its choices: numbered, told in advance, and fitting the screen."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from flibuste.cli.drawing import plain_view
from flibuste.cli.drawing.menu import FEW, Menu, bare, times
from flibuste.cli.errors import CommandError
from flibuste.cli.terminal.orders import numbered_choice
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.table.table import Table

NAMES = ("Corsaire", "Morgan", "Kidd", "Rackham")


def table_after(moves: int, seats: int = 4, seed: int = 0) -> Table:
    game = registry.find("freibeuter")
    table = Table(game, make_setup(game.meta, seats), NAMES[:seats], bytes([seed] * 32))
    rng = Quick(seed)
    while table.version < moves and not table.over:
        seat = game.asking(table.state)[0]
        options = game.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    return table


def drawn(table: Table, seat: int | None, width: int, language: str = "fr", colour: bool = False) -> str:
    translator = Translator(language, "freibeuter", NAMES[: table.setup.seats])
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colour, color_system="standard" if colour else None
    )
    with console.capture() as capture:
        console.print(plain_view.draw("freibeuter", table.view(seat), translator, width))
    return capture.get()


def test_the_first_turn_fits_a_terminal_of_80_by_24() -> None:
    table = table_after(0, 3)
    seat = table.game.asking(table.state)[0]
    decision = table.decision(seat)
    assert decision is not None
    for language in LANGUAGES:
        translator = Translator(language, "freibeuter", NAMES[:3])
        console = Console(width=80, file=io.StringIO())
        menu = Menu(table, decision, translator).drawn(80)
        question = f"X {translator.decision(decision)} {decision.rule}"
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
        menu = Menu(table, decision, Translator("en", "freibeuter", NAMES[:3]))
        assert [entry.number for entry in menu.entries] == list(range(1, len(decision.options) + 1))
        assert {entry.choice for entry in menu.entries} == set(decision.options)
        said |= {entry.does for entry in menu.entries}
    assert any("you capture the" in does or "captures the" in does for does in said)
    assert any("warehouse looted" in does for does in said)
    assert "" in said


def test_a_game_without_a_drawing_of_its_own_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_view, "text_of", lambda game: None)
    table = table_after(20)
    text = drawn(table, 0, 80)
    assert "warehouses: 4" in text
    decision = table.decision(table.game.asking(table.state)[0])
    assert decision is not None
    headings = plain_view.arrange(
        "freibeuter", table.view(0), decision.options, Translator("en", "freibeuter")
    )
    assert sum(len(choices) for _, choices in headings) == len(decision.options)


def test_what_happens_several_times_is_foretold_once() -> None:
    translator = Translator("en", "rum_and_pirates")
    assert (
        times(translator, "you cross to the other side of the mast", 3)
        == "you cross to the other side of the mast (3 times)"
    )
    assert times(translator, "you lose a pirate", 1) == "you lose a pirate"


def menus(name: str, seed: int) -> Iterator[tuple[Table, Menu]]:
    """The menus of a random game."""
    game = registry.find(name)
    table = Table(game, make_setup(game.meta, 2), NAMES[:2], bytes([seed] * 32))
    translator = Translator("en", name, NAMES[:2])
    rng = Quick(seed)
    while not table.over:
        decision = table.decision(game.asking(table.state)[0])
        assert decision is not None
        yield table, Menu(table, decision, translator)
        table.play(decision.seat, decision.options[rng.below(len(decision.options))])


def test_few_choices_keep_their_order_whatever_they_would_do() -> None:
    told = 0
    for table, menu in menus("rum_and_pirates", 1):
        seat = table.game.asking(table.state)[0]
        options = table.game.options(table.state, seat)
        arranged = plain_view.arrange("rum_and_pirates", table.view(seat), options, menu.translator)
        for (_, choices), (_, group) in zip(arranged, menu.groups, strict=True):
            if len(choices) <= FEW:
                assert [entry.choice for entry in group] == [choice for choice, _ in choices]
                told += any(entry.does for entry in group[:-1]) and not group[-1].does
    assert told > 0


def test_a_number_that_is_also_the_name_of_another_choice_is_asked_about() -> None:
    for _, menu in menus("rum_and_pirates", 1):
        for entry in menu.entries:
            name = bare(entry.choice)
            if name.isdigit() and entry.number != int(name) <= len(menu.entries):
                with pytest.raises(CommandError) as asked:
                    numbered_choice(menu.translator, menu, name)
                assert entry.choice.text in str(asked.value.facts["choices"])
                return
    pytest.fail("no tile was offered beside a choice of its number")
