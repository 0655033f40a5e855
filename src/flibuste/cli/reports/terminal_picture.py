"""The picture for the README: `python -m flibuste.cli.picture [FOLDER]`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from flibuste.cli.crew import muster
from flibuste.cli.menu import Menu
from flibuste.cli.play import seed_of
from flibuste.cli.sitting import Sitting
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.game import settle
from flibuste.table.table import Table

GAME = "freibeuter"
SEED = "flibuste"
SEATS = "you:Anne,greedy,greedy"
WIDTH, HEIGHT = 100, 40
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Rich asks the network for its font; any monospaced one of the reader's will do."""
EARLIEST = 50
"""Moves played before there is enough to see."""


def main(arguments: list[str]) -> int:
    """A game in progress, as text and as a drawing: the same seed gives the same picture."""
    folder = Path(arguments[0] if arguments else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    voice = Voice("fr")
    voice.out = Console(
        file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor",
        record=True, highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    sitting = in_progress(voice)
    seat = sitting.next_seat()
    sitting.seen[seat] -= 1  # what was drawn before belongs to the story
    sitting.frame(seat)
    voice.out.print(voice.words("prompt"))
    text = voice.out.export_text(clear=False)
    lines = "".join(line.rstrip() + "\n" for line in text.splitlines())
    (folder / "terminal.txt").write_text(lines, encoding="utf-8")
    drawing = FONT_FACE.sub("", voice.out.export_svg(title="flibuste play"))
    (folder / "terminal.svg").write_text(drawing, encoding="utf-8")
    return 0


def in_progress(voice: Voice) -> Sitting:
    """A turn of Anne's on which she can capture something: until then a bot plays for her."""
    game = shelf.find(GAME)
    crew = muster(SEATS, "", voice.tongue)
    table = Table(game, settle(game.meta, len(crew)), [one.written() for one in crew], seed_of(SEED))
    sitting = Sitting(voice, table, crew, Path())
    sitting.keep = lambda: None  # type: ignore[method-assign]  # a picture saves nothing
    person = sitting.people[0]
    sitting.crew = [one._replace(bot="greedy") for one in crew]
    while not table.over:
        seat = sitting.next_seat()
        decision = table.decision(seat)
        if seat == person and table.version >= EARLIEST and decision is not None:
            menu = Menu(table, decision, voice.tongue)
            if sum(bool(entry.does) for entry in menu.entries) >= 3:
                break
        if seat == person:
            sitting.seen[seat] = table.version
        sitting.think(seat)
    sitting.crew = crew
    return sitting


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
