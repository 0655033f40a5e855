"""The console breaks lines between words, never at a no-break space, and reads nothing as markup."""

from __future__ import annotations

import io

import pytest
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.cli.console import PlainConsole

QUESTION = "Voulez-vous\N{NO-BREAK SPACE}? Oui\N{NARROW NO-BREAK SPACE}!"


def printed(what: RenderableType, width: int) -> list[str]:
    file = io.StringIO()
    PlainConsole(file=file, width=width).print(what)
    return [line.strip(" ") for line in file.getvalue().splitlines()]


def in_a_table(text: str) -> Table:
    table = Table.grid()
    table.add_row(text)
    return table


@pytest.mark.parametrize("wrapped", [str, Text, lambda text: Padding(Text(text), 0), in_a_table])
def test_no_line_breaks_at_a_no_break_space(wrapped: type[Text]) -> None:
    lines = ["Voulez-vous\N{NO-BREAK SPACE}?", "Oui\N{NARROW NO-BREAK SPACE}!"]
    for width in (13, 14, 16):  # Rich by itself would break at a no-break space here
        assert printed(wrapped(QUESTION), width) == lines
    assert printed(wrapped(QUESTION), 40) == [QUESTION]


def test_styles_survive() -> None:
    file = io.StringIO()
    console = PlainConsole(file=file, width=40, force_terminal=True, color_system="truecolor")
    console.print(Text.assemble("Oui\N{NO-BREAK SPACE}", ("!", "bold")))
    assert "Oui\N{NO-BREAK SPACE}\x1b[1m!\x1b[0m" in file.getvalue()


def test_brackets_are_no_markup() -> None:
    assert printed("[bold]Anne[/bold] :skull:", 40) == ["[bold]Anne[/bold] :skull:"]
