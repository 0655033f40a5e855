"""The command `flibuste`: its commands, and the one door through which all of them come and go."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import typer

from flibuste.cli import language
from flibuste.cli.boundary import guarded
from flibuste.cli.manual import SpokenCommand, SpokenGroup
from flibuste.cli.screen import forgiving_streams
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.usage import check_command
from flibuste.cli.voice import Voice
from flibuste.tongue.tongue import LANGUAGES, preferred

COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "verify",
    "simulate",
    "arena",
    "balance",
    "bench",
    "serve",
    "admin",
)
"""Each is a function of its name in the module of its name, and gets the `Voice` as its context's
object; its help is in the catalogues, by its name."""


def program(ctx: typer.Context, show_version: Annotated[bool, typer.Option("--version")] = False) -> None:
    voice: Voice = ctx.obj
    if show_version:
        voice.out.print(f"flibuste {installed_version()}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.get_help()


def installed_version() -> str:
    try:
        return version("flibuste")
    except PackageNotFoundError:  # run from a source tree
        return "0+source"


def built(wanted: Sequence[str] = COMMANDS) -> typer.Typer:
    """The program; of commands that are not wanted now, only the names."""
    app = typer.Typer(name="flibuste", add_completion=False, rich_markup_mode=None)
    app.callback(cls=SpokenGroup, invoke_without_command=True)(program)
    for name in COMMANDS:
        app.command(name, cls=SpokenCommand)(loaded(name) if name in wanted else unwanted)
    return app


def loaded(name: str) -> Callable[..., Any]:
    """A command is imported when it is asked for: who plays in the terminal needs no server."""
    try:
        command: Callable[..., Any] = getattr(import_module(f"flibuste.cli.{name}"), name)
    except ModuleNotFoundError as lack:
        package = str(lack.name)
        if package.partition(".")[0] == "flibuste":
            raise
        raise Trouble("package-missing", {"command": name, "package": package}, FOUND) from None
    return command


def unwanted() -> None:
    """Stands for a command on the page that lists them all."""


def main(args: Sequence[str] | None = None) -> int:
    """Runs a command line; its exit code."""
    forgiving_streams()
    words = list(sys.argv[1:] if args is None else args)
    voice = Voice(preferred(), os.environ.get("FLIBUSTE_LANG", "")[:2] in LANGUAGES)
    return guarded(voice, lambda: obey(voice, words))


def obey(voice: Voice, words: list[str]) -> None:
    asked, rest = language.taken(words)
    if asked:
        voice.speak(asked)
        voice.asked = True
    check_command(rest, list(COMMANDS))
    command = typer.main.get_command(built(rest[:1]))
    with command.make_context("flibuste", with_newest(rest), obj=voice) as context:
        command.invoke(context)


def with_newest(words: list[str]) -> list[str]:
    """`--resume` alone means the game that was left last."""
    full: list[str] = []
    for at, word in enumerate(words):
        alone = word == "--resume" and (at + 1 == len(words) or words[at + 1].startswith("--"))
        full.append("--resume=-" if alone else word)
    return full
