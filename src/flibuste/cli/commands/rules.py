"""`flibuste rules`: the rulebook, a single rule, or the rules that contain a word."""

from __future__ import annotations

import click
from rich.console import Group

from flibuste.cli.drawing import rule_pages
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.game_names import only_game
from flibuste.cli.output import Output
from flibuste.cli.parameters import GameName
from flibuste.cli.program import command
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry


@command()
@click.argument("game", type=GameName(), default="")
@click.option("--rule", default="")
@click.option("--search", default="")
@click.option("--pager", is_flag=True)
@click.pass_obj
def rules(output: Output, game: str, rule: str, search: str, pager: bool) -> None:
    """Shows a game's rules."""
    name = registry.find(game or only_game()).meta.id
    translator = Translator(output.language, name)
    if rule:
        number = rule_pages.number_of(name, rule)
        if not number:
            book = registry.rulebook(name).rules
            facts = {"text": rule[:40], "first": book[0], "last": book[-1]}
            raise CommandError("rules-no-number", facts, FOUND)
        rule_pages.show(output, rule_pages.paragraph(number, translator))
        return
    if search:
        rule_pages.look_up(output, name, search)
        return
    page = Group(*rule_pages.book(name, translator))
    if pager and output.console.is_terminal:
        with output.console.pager(styles=True):
            rule_pages.show(output, page)
    else:
        rule_pages.show(output, page)
