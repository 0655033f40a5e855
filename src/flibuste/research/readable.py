"""What a seat sees, to read: as the terminal draws it, and as plain text for people and language models."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from io import StringIO
from typing import Any

import orjson
from rich.console import Console

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.kernel.game import Game
from flibuste.kernel.types import Seat

WIDTH = 100


def drawn(game: Game[Any], s: Any, seat: Seat | None, language: str = "en") -> str:  # noqa: ANN401 - the game's own
    """The table as the terminal draws it for this seat, without colours; else as JSON."""
    view = game.view(s, seat)
    name = f"{registry.package_of(game.meta.id)}.text"
    if not find_spec(name):
        return orjson.dumps(view, option=orjson.OPT_INDENT_2).decode()
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, legacy_windows=False)
    text = importlib.import_module(name)
    console.print(text.draw(view, Translator(language, game.meta.id), WIDTH))
    return out.getvalue()


def as_text(game: Game[Any], s: Any, seat: Seat) -> str:  # noqa: ANN401 - the game's own
    """What a seat sees and what it may choose, as text. Its answer is the notation of an option.

    >>> import flibuste as fb
    >>> table = fb.table("_parley", seats=2, seed=7)
    >>> print(as_text(table.game, table.state, 0).splitlines()[-1])
    options: seal 1 | seal 2 | seal 3
    """
    lines = [f"game: {game.meta.title}", f"you are seat: {seat}"]
    lines += [f"{key}: {orjson.dumps(value).decode()}" for key, value in game.view(s, seat).items()]
    decision = game.decision(s, seat)
    if decision is not None:
        lines += [f"question: {decision.kind}", f"rule: {decision.rule}"]
        lines.append(f"options: {' | '.join([choice.text for choice in decision.options])}")
    return "\n".join(lines)
