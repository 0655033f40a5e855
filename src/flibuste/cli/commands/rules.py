"""`flibuste rules`: the rulebook, to be read, or to settle a quarrel."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group

from flibuste.cli import pages
from flibuste.cli.play import only_game
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.tongue.tongue import Tongue


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    rule: Annotated[str, typer.Option()] = "",
    search: Annotated[str, typer.Option()] = "",
    pager: Annotated[bool, typer.Option("--pager")] = False,
) -> None:
    voice: Voice = ctx.obj
    name = shelf.find(game or only_game()).meta.id
    tongue = Tongue(voice.language, name)
    if rule:
        number = pages.number_of(name, rule)
        if not number:
            book = shelf.rulebook(name).rules
            raise Trouble("rules-no-number", {"text": rule[:40], "first": book[0], "last": book[-1]}, FOUND)
        pages.show(voice, pages.paragraph(number, tongue))
        return
    if search:
        pages.look_up(voice, name, search)
        return
    page = Group(*pages.book(name, tongue))
    if pager and voice.out.is_terminal:
        with voice.out.pager(styles=True):
            pages.show(voice, page)
    else:
        pages.show(voice, page)
