"""A player's own files for a game, from the folder named after `--data`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel.game import LARGEST_FILE, Game, Meta, Setup
from flibuste.kernel.words import Refusal

BUILT_IN = "data-built-in"
"""The game's own message."""


def own_files(folder: str, meta: Meta) -> dict[str, str]:
    """The files by name. Those that are missing are the built-in ones; a stranger among them is refused."""
    if not folder:
        return {}
    if not meta.data:
        raise Trouble("data-not-for", {"game": meta.id})
    home = Path(folder).expanduser()
    if not home.is_dir():
        raise Trouble("data-no-folder", {"folder": folder}, FOUND)
    there = sorted(file for file in home.iterdir() if not file.name.startswith("."))
    for file in there:
        if file.name not in meta.data:
            facts = {"file": file.name[:40], "game": meta.id, "allowed": list(meta.data)}
            raise Refusal("data-unknown", "", facts)
    if not there:
        raise Trouble("data-nothing", {"folder": folder, "files": list(meta.data)}, FOUND)
    return {file.name: text_of(file) for file in there}


def text_of(file: Path) -> str:
    """What is in it, or why it cannot be that."""
    with file.open("rb") as stream:  # a folder of that name is an OSError, which says so
        content = stream.read(4 * LARGEST_FILE + 1)
    if len(content) > 4 * LARGEST_FILE:
        raise Refusal("data-too-large", "", {"file": file.name, "most": LARGEST_FILE})
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Refusal("data-not-text", "", {"file": file.name}) from None


def inspect(voice: Voice, game: Game[Any], setup: Setup) -> None:
    """Refuses files no game can be played with; says what is odd about the others."""
    if setup.data:
        voice.about(game.meta.id)  # the refusals are in the game's words
        for odd in game.furnish(setup):
            voice.complain(voice.tongue.refusal(odd))


def built_in(voice: Voice, game: Game[Any], setup: Setup) -> str:
    """That not all that is played with is from somebody's box; nothing where there is nothing to say."""
    if len(setup.data) == len(game.meta.data) or not voice.tongue.has(BUILT_IN):
        return ""
    return voice.words(BUILT_IN)
