"""What a seat sees, to read: as the terminal draws it, and as plain text for people and language models."""

from __future__ import annotations

import importlib
import re
from importlib.util import find_spec
from io import StringIO
from typing import Any

import orjson
from rich.console import Console, RenderableType
from rich.text import Text

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.kernel.game import Game
from flibuste.kernel.types import Seat

WIDTH = 100
RENDER_MODES = ("ansi", "svg")
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Rich's drawing loads a font from the network; any monospaced font of the reader will do."""


def rendered(mode: str, game: Game[Any], s: Any, seat: Seat | None) -> str:  # noqa: ANN401 - the game's own
    """The table as the environments' `render_mode` wants it."""
    return as_svg(game, s, seat) if mode == "svg" else drawn(game, s, seat)


def drawn(game: Game[Any], s: Any, seat: Seat | None, language: str = "en") -> str:  # noqa: ANN401 - the game's own
    """The table as the terminal draws it for this seat, without colours; else as JSON."""
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, legacy_windows=False)
    console.print(drawing(game, s, seat, language))
    return out.getvalue()


def as_svg(game: Game[Any], s: Any, seat: Seat | None, language: str = "en") -> str:  # noqa: ANN401 - the game's own
    """The same with its colours, as a picture of its own: nothing is loaded from anywhere."""
    console = Console(
        file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor"
    )
    console.print(drawing(game, s, seat, language))
    known = f"{game.meta.id}-{s.serial}-{seat}"  # names in the picture; the same table gives the same picture
    return FONT_FACE.sub("", console.export_svg(title=game.meta.title, unique_id=known))


def drawing(game: Game[Any], s: Any, seat: Seat | None, language: str) -> RenderableType:  # noqa: ANN401 - the game's own
    view = game.view(s, seat)
    name = f"{registry.package_of(game.meta.id)}.text"
    if not find_spec(name):
        return Text(orjson.dumps(view, option=orjson.OPT_INDENT_2).decode())
    text = importlib.import_module(name)
    made: RenderableType = text.draw(view, Translator(language, game.meta.id), WIDTH)
    return made


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
