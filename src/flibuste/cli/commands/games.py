"""`flibuste games`: the list of games, or one of them with its options."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.cli.game_names import players_range
from flibuste.cli.output import Output
from flibuste.cli.parameters import GameName
from flibuste.cli.program import command
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.kernel.game import Option


@command()
@click.argument("game", type=GameName(), default="")
@click.pass_obj
def games(output: Output, game: str) -> None:
    """Lists the games with their names, numbers of players and authors; or one with its options."""
    for name in [game] if game else registry.names():
        show_game(output, name)
    if game:
        show_options(output, game)


def show_game(output: Output, name: str) -> None:
    """A game in three lines."""
    meta = registry.find(name).meta
    translator = Translator(output.language, name)
    output.show(Text().append(translator.say("game-title"), "bold").append(f"  {name}", "cyan"))
    output.show(Padding(Text(translator.say("game-tagline")), (0, 0, 0, 2)))
    credit = " · ".join(part for part in (meta.author, meta.publisher, str(meta.year or "")) if part)
    seats = output.text("games-seats", {"seats": players_range(meta.seats)})
    output.show(Padding(Text(f"{seats} · {credit}" if credit else seats, "dim"), (0, 0, 0, 2)))


def show_options(output: Output, name: str) -> None:
    """What a table may agree on: each option with its values, the usual one first, and the own files."""
    meta = registry.find(name).meta
    translator = Translator(output.language, name)
    output.show(Text(""))
    if not meta.options:
        output.say("games-no-options")
    for option in meta.options:
        title = Text().append(translator.say(f"option-{option.key}"), "bold")
        output.show(title.append(f"  --option {option.key}=…", "cyan"))
        values = Table.grid(padding=(0, 2))
        values.add_column(no_wrap=True)
        values.add_column()
        for at, value in enumerate(option.values):
            said = value_of(translator, option, value)
            usual = output.text("games-usual") if at == 0 else ""
            values.add_row(Text(f"  {value}", "cyan"), Text(f"{said} {usual}".strip()))
        output.show(values)
    if meta.data:
        output.say_folded("games-files", {"files": list(meta.data)})


def value_of(translator: Translator, option: Option, value: str) -> str:
    """A value in words; a seat by its number."""
    own = f"option-{option.key}.{value}"
    if translator.knows(own):
        return translator.say(own)
    return translator.say(f"option-{option.key}.seat", {"seat": int(value)}) if option.seat else value
