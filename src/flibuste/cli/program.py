"""Click's commands with our help pages and messages, and commands that are imported when they are needed."""

from __future__ import annotations

from functools import partial
from importlib import import_module

import click

from flibuste.cli import help_pages, usage
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output


class Command(click.Command):
    """A command with a help page in the user's language."""

    allow_extra_args = True  # so that `invoke` refuses them with a message of ours

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_pages.command_page(output_of(ctx), self, ctx.command_path)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parses a command line. Errors of the parser get the context, which tells what their option is."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as fault:
            fault.ctx = fault.ctx or ctx
            raise

    def invoke(self, ctx: click.Context) -> object:
        """Runs the command, unless there are more arguments than it takes."""
        if ctx.args:
            raise CommandError("usage-extra", {"text": " ".join(ctx.args)[: usage.SHOWN]})
        return super().invoke(ctx)


class Program(click.Group):
    """A group whose commands are imported when they are needed.

    The command `play` is the object `play` of the module `flibuste.cli.commands.play`.
    """

    def __init__(self, *args: object, names: tuple[str, ...] = (), **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # click's own parameters
        self.names = names

    def get_help(self, ctx: click.Context) -> str:
        """The help page, with a line for each command."""
        return help_pages.program_page(output_of(ctx), self, self.list_commands(ctx))

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, in the order of the help page."""
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Imports a command."""
        return load_command(cmd_name) if cmd_name in self.names else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command of a command line."""
        if args[0] not in self.names:
            raise usage.no_such_command(args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)


command = partial(click.command, cls=Command)
"""Makes a function a command."""


def load_command(name: str) -> click.Command:
    """Imports a command. If a package is missing, the error names it."""
    try:
        found = getattr(import_module(f"flibuste.cli.commands.{name}"), name)
    except ModuleNotFoundError as missing:
        package = str(missing.name)
        if package.partition(".")[0] == "flibuste":
            raise
        raise CommandError("package-missing", {"command": name, "package": package}, FOUND) from None
    assert isinstance(found, click.Command)
    return found


def output_of(ctx: click.Context) -> Output:
    """The output that `main` gave to the program."""
    output = ctx.find_object(Output)
    assert output is not None
    return output
