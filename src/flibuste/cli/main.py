"""The program `flibuste`: reads the command line and runs a command inside the error boundary."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from flibuste.cli import language, overview
from flibuste.cli.drawing.screen import tolerant_streams
from flibuste.cli.error_boundary import exit_code_of
from flibuste.cli.output import Output
from flibuste.cli.program import Program, load_command
from flibuste.i18n.translator import LANGUAGES, preferred

COMMANDS = (
    "play",
    "learn",
    "puzzles",
    "games",
    "rules",
    "replay",
    "verify",
    "analyse",
    "simulate",
    "arena",
    "balance",
    "bench",
    "benchmark",
    "serve",
    "admin",
)
"""In the order of the help page."""


@click.group("flibuste", cls=Program, names=COMMANDS, invoke_without_command=True)
@click.option("--version", "show_version", is_flag=True)
@click.pass_context
def program(ctx: click.Context, show_version: bool) -> None:
    """Shows the version, or what one can do, if no command is given."""
    output = ctx.obj
    if show_version:
        overview.show_version(output)
        ctx.exit()
    if ctx.invoked_subcommand is None:
        overview.show(output)
        if overview.wants_site(output):
            ctx.invoke(load_command("serve"))


def main(args: Sequence[str] | None = None) -> int:
    """Runs a command line and returns the exit code."""
    tolerant_streams()
    words = list(sys.argv[1:] if args is None else args)
    output = Output(preferred(), os.environ.get("FLIBUSTE_LANG", "")[:2] in LANGUAGES)
    return exit_code_of(output, lambda: run(output, words))


def run(output: Output, words: list[str]) -> None:
    """Runs a command line; errors are exceptions."""
    chosen, rest = language.take_language(words)
    if chosen:
        output.set_language(chosen)
        output.language_chosen = True
    with program.make_context("flibuste", rest, obj=output) as context:
        program.invoke(context)
