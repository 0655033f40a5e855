"""A player's own files for a game, from the folder named after `--data`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.kernel.game import Game, Meta, Setup
from flibuste.kernel.own_files import LARGEST_FILE
from flibuste.kernel.types import Refusal

BUILT_IN = "data-built-in"
"""The game's own message."""


def own_files(folder: str, meta: Meta) -> dict[str, str]:
    """The files by name. Built-in files replace missing ones; unknown files are refused."""
    if not folder:
        return {}
    if not meta.data:
        raise CommandError("data-not-for", {"game": meta.id})
    home = Path(folder).expanduser()
    if not home.is_dir():
        raise CommandError("data-no-folder", {"folder": folder}, FOUND)
    found = sorted(file for file in home.iterdir() if not file.name.startswith("."))
    for file in found:
        if file.name not in meta.data:
            facts = {"file": file.name[:40], "game": meta.id, "allowed": list(meta.data)}
            raise Refusal("data-unknown", "", facts)
    if not found:
        raise CommandError("data-nothing", {"folder": folder, "files": list(meta.data)}, FOUND)
    return {file.name: text_of(file) for file in found}


def text_of(file: Path) -> str:
    """A file's text; refused if it is too large or no text."""
    with file.open("rb") as stream:  # a folder of that name raises an OSError
        content = stream.read(4 * LARGEST_FILE + 1)
    if len(content) > 4 * LARGEST_FILE:
        raise Refusal("data-too-large", "", {"file": file.name, "most": LARGEST_FILE})
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Refusal("data-not-text", "", {"file": file.name}) from None


def check_files(output: Output, game: Game[Any], setup: Setup) -> None:
    """Refuses files that no game can be played with; prints what is odd about the others."""
    if setup.data:
        output.set_game(game.meta.id)  # the refusals are messages of the game
        for odd in game.check_data(setup):
            output.error(output.translator.refusal(odd))


def built_in(output: Output, game: Game[Any], setup: Setup) -> str:
    """A note that some files are the built-in ones; empty if all are the player's own."""
    if len(setup.data) == len(game.meta.data) or not output.translator.has(BUILT_IN):
        return ""
    return output.text(BUILT_IN)
