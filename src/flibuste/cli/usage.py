"""Turns errors of the command line parser into our messages, by the class of click's exceptions."""

from __future__ import annotations

from difflib import get_close_matches

import click

from flibuste.cli.errors import CommandError
from flibuste.cli.help_pages import placeholder
from flibuste.cli.output import Output

SHOWN = 60
"""Letters of what was typed that a message quotes."""


def command_error(output: Output, fault: click.UsageError) -> CommandError:
    """The message for an error of the parser."""
    match fault:
        case click.NoSuchOption():
            return CommandError("usage-no-option", {"option": fault.option_name[:SHOWN]})
        case click.BadOptionUsage():
            key = "usage-value-unwanted" if is_flag(fault) else "usage-value-missing"
            return CommandError(key, {"option": fault.option_name[:SHOWN]})
        case click.MissingParameter():
            return CommandError("usage-missing", {"name": parameter_name(output, fault)})
        case click.BadParameter():
            return CommandError("usage-bad-value", {"name": parameter_name(output, fault)})
        case _:
            return CommandError("usage-wrong")


def is_flag(fault: click.BadOptionUsage) -> bool:
    """Whether the option takes no value. Click has one class for values that are missing or not wanted."""
    params = fault.ctx.command.params if fault.ctx is not None else []
    return any(
        isinstance(param, click.Option)
        and param.is_flag
        and fault.option_name in (*param.opts, *param.secondary_opts)
        for param in params
    )


def parameter_name(output: Output, fault: click.BadParameter) -> str:
    """An argument as the help page names it; an option as it is typed."""
    if fault.param is None:
        return "?"
    if isinstance(fault.param, click.Argument):
        return placeholder(output, str(fault.ctx.command.name) if fault.ctx else "", fault.param)
    return fault.param.opts[0]


def no_such_command(name: str, commands: list[str]) -> CommandError:
    """Names the most similar command, or all of them."""
    similar = get_close_matches(name, commands, 1)
    if similar:
        return CommandError("usage-no-command-but", {"text": name[:SHOWN], "command": similar[0]})
    return CommandError("usage-no-command", {"text": name[:SHOWN], "commands": commands})
