"""The help pages. Every text is a message: `cli-<command>` and `cli-<command>-<parameter>`."""

from __future__ import annotations

from textwrap import indent

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.cli.output import Output

WIDEST = 96
"""Columns of a help page."""


def command_page(output: Output, command: click.Command, path: str) -> str:
    """The help page of a command. `path` is the command as it is typed."""
    with output.console.capture() as page:
        show_page(output, command, path)
    return page.get().rstrip("\n")


def program_page(output: Output, program: click.Group, commands: list[str]) -> str:
    """The help page of the program, with a line for each command."""
    with output.console.capture() as page:
        show_page(output, program, str(program.name))
        output.show(Text("\n" + output.text("cli-commands"), "bold"))
        rows = [(name, first_sentence(message(output, f"cli-{name}"))) for name in commands]
        show_rows(output, rows)
    return page.get().rstrip("\n")


def show_page(output: Output, command: click.Command, path: str) -> None:
    """Prints usage, description, arguments and options."""
    name = str(command.name)
    arguments = [param for param in command.params if isinstance(param, click.Argument)]
    options = [param for param in command.params if isinstance(param, click.Option) and not param.hidden]
    usage = [path]
    for argument in arguments:
        value = placeholder(output, name, argument)
        usage.append(value if argument.required else f"[{value}]")
    usage.append(output.text("cli-usage-options"))
    output.show(Text.assemble((output.text("cli-usage"), "bold"), " ", " ".join(usage)))
    output.console.print(Padding(Text(message(output, f"cli-{name}")), (1, 0, 1, 0)), width=width(output))
    rows = [
        (placeholder(output, name, argument), message(output, f"cli-{name}-{argument.name}"))
        for argument in arguments
    ]
    for option in options:
        written = " ".join(["/".join(option.opts), placeholder(output, name, option)]).strip()
        rows.append((written, explanation(output, name, option)))
    rows.append((f"--lang {output.text('cli-lang.value')}", output.text("cli-lang")))
    rows.append(("--help", output.text("cli-help")))
    show_rows(output, rows)
    if output.translator.knows(f"cli-{name}.example"):
        output.show(Text("\n" + output.text("cli-examples"), "bold"))
        output.show(Text(indent(output.text(f"cli-{name}.example"), "  ")))


def explanation(output: Output, command: str, option: click.Option) -> str:
    """What an option means, and what it is if it is not given."""
    text = message(output, f"cli-{command}-{option.name}")
    if isinstance(option.show_default, str):
        text += " " + output.text("cli-default", {"value": option.show_default})
    return text


def placeholder(output: Output, command: str, param: click.Parameter) -> str:
    """The word that stands for a value on a help page; empty for a flag."""
    if isinstance(param, click.Option) and param.is_flag:
        return ""
    key = f"cli-{command}-{param.name}.value"
    return output.text(key) if output.translator.knows(key) else str(param.name).upper()


def message(output: Output, key: str) -> str:
    """A message, or nothing where there is none."""
    return output.text(key) if output.translator.has(key) else ""


def first_sentence(text: str) -> str:
    """The text up to its first full stop."""
    head, dot, _ = text.partition(". ")
    return head + dot.strip()


def show_rows(output: Output, rows: list[tuple[str, str]]) -> None:
    """Prints two columns: what is typed, and what it means."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(Text("  " + left, "bold"), Text(right))
    output.console.print(table, width=width(output))


def width(output: Output) -> int:
    """Columns of a page on this terminal."""
    return min(WIDEST, output.console.width)
