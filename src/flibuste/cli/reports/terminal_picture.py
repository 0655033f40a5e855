"""The picture of the terminal for the README: `python -m flibuste.cli.reports.terminal_picture [FOLDER]`."""

from __future__ import annotations

import io
import re
import sys
import tempfile
from pathlib import Path

from flibuste.cli.console import PlainConsole
from flibuste.cli.drawing.menu import Menu
from flibuste.cli.output import Output
from flibuste.cli.parameters import seed_of
from flibuste.cli.terminal.frame import draw_frame
from flibuste.cli.terminal.game_loop import GameLoop
from flibuste.cli.terminal.players import parse_players
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.table.table import Table

GAME = "freibeuter"
SEED = "flibuste"
SEATS = "you:Anne,greedy,greedy"
WIDTH, HEIGHT = 100, 40
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Rich's drawing loads a font from the network; any monospaced font of the reader will do."""
EARLIEST = 50
"""Moves before there is enough to see."""
CONSEQUENCES = 3
"""Choices with consequences that the menu shows."""


def main(arguments: list[str]) -> int:
    """Draws a game in progress as text and as SVG. The same seed gives the same picture."""
    folder = Path(arguments[0] if arguments else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    output = Output("fr")
    output.console = PlainConsole(
        file=io.StringIO(),
        width=WIDTH,
        height=HEIGHT,
        record=True,
        force_terminal=True,
        color_system="truecolor",
    )
    with tempfile.TemporaryDirectory() as saves:
        game = game_in_progress(output, Path(saves) / "game")
    seat = game.people[0]
    game.seen[seat] -= 1  # shows the events of the last round once more
    draw_frame(game, seat)
    output.console.print(output.text("prompt"))
    text = output.console.export_text(clear=False)
    lines = "".join(line.rstrip() + "\n" for line in text.splitlines())
    (folder / "terminal.txt").write_text(lines, encoding="utf-8")
    drawing = FONT_FACE.sub("", output.console.export_svg(title="flibuste play"))
    (folder / "terminal.svg").write_text(drawing, encoding="utf-8")
    return 0


def game_in_progress(output: Output, file: Path) -> TerminalGame:
    """A turn of the person with several interesting choices. Until then a bot plays for them."""
    game = registry.find(GAME)
    players = parse_players(SEATS, "", output.translator)
    written = [player.written() for player in players]
    table = Table(game, make_setup(game.meta, len(players)), written, seed_of(SEED))
    terminal_game = TerminalGame(output, table, players, file)
    person = terminal_game.people[0]
    terminal_game.players = [player._replace(bot="greedy") for player in players]
    loop = GameLoop(terminal_game)
    while not table.over:
        seat = loop.next_seat()
        decision = table.decision(seat)
        if seat == person and table.version >= EARLIEST and decision is not None:
            menu = Menu(table, decision, output.translator)
            if sum(bool(entry.does) for entry in menu.entries) >= CONSEQUENCES:
                break
        if seat == person:
            terminal_game.seen[seat] = table.version
        loop.bot_turn(seat)
    terminal_game.players = players
    return terminal_game


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
