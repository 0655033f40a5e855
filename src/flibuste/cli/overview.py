"""What `flibuste` shows without a command: the games, and what one can do with them, on one screen."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from rich.table import Table
from rich.text import Text

from flibuste.cli.drawing.screen import ask, interactive
from flibuste.cli.game_names import players_range
from flibuste.cli.output import Output
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry

LINES = (
    ("site", "flibuste serve"),
    ("terminal", "flibuste play"),
    ("learn", "flibuste learn"),
    ("rules", "flibuste rules"),
    ("arena", "flibuste arena"),
    ("bots", "flibuste simulate"),
    ("help", "flibuste --help"),
)
"""What one can do: the message `overview-<name>`, and the command for it."""


def show(output: Output) -> None:
    """Prints the screen."""
    output.say("overview-title", style="bold")
    output.show(Text(""))
    output.show(games(output))
    output.show(Text(""))
    output.show(commands(output))


def games(output: Output) -> Table:
    """The games, a line each: title, name for the command line, number of players."""
    grid = Table.grid(padding=(0, 2))
    for name in registry.names():
        seats = registry.find(name).meta.seats
        players = output.text("games-seats", {"seats": players_range(seats)})
        title = Translator(output.language, name).say("game-title")
        grid.add_row(Text(f"  {title}", "bold"), Text(name, "cyan"), Text(players, "dim"))
    return grid


def commands(output: Output) -> Table:
    """What one can do, a line each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for name, command in LINES:
        grid.add_row(Text(f"  {command}", "cyan"), Text(output.text(f"overview-{name}")))
    return grid


def wants_site(output: Output) -> bool:
    """Asks whether to open the site: Enter means yes. Without a terminal it does not ask."""
    if not interactive(output):
        return False
    output.show(Text(""))
    try:
        return ask(output, output.text("overview-enter") + " ") == ""
    except EOFError:
        output.show(Text(""))
        return False


def show_version(output: Output) -> None:
    """Prints the version, and whether the rules are compiled."""
    from flibuste.bench.build import compiled

    output.say("version-compiled" if compiled() else "version-interpreted", {"version": installed_version()})


def installed_version() -> str:
    """The version of the package."""
    try:
        return version("flibuste")
    except PackageNotFoundError:  # run from a source tree
        return "0+source"
