"""The help pages, in the language asked for: every word comes from the catalogue, by name."""

from __future__ import annotations

from typing import cast

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from flibuste.cli.voice import Voice

PROGRAM = "flibuste"
WIDEST = 96


class SpokenCommand(TyperCommand):
    """A command whose help is `cli-<command>` and, for each parameter, `cli-<command>-<parameter>`."""

    def format_help(self, ctx: object, formatter: object) -> None:
        context = cast(typer.Context, ctx)
        show_page(context.find_root().obj, self, str(self.name), context.command_path)


class SpokenGroup(TyperGroup):
    """The program itself: `cli-flibuste`."""

    def format_help(self, ctx: object, formatter: object) -> None:
        context = cast(typer.Context, ctx)
        voice: Voice = context.find_root().obj
        show_page(voice, self, PROGRAM, PROGRAM)
        voice.out.print(Text("\n" + voice.words("cli-commands"), "bold"))
        commands = [command for command in self.commands.values() if not command.hidden]
        rows = [
            (str(command.name), first_sentence(spoken(voice, f"cli-{command.name}"))) for command in commands
        ]
        voice.out.print(two_columns(rows), width=min(WIDEST, voice.out.width))


def show_page(voice: Voice, command: TyperCommand | TyperGroup, name: str, path: str) -> None:
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption) and not param.hidden]
    usage = [path]
    for param in arguments:
        value = placeholder(voice, name, param)
        usage.append(value if param.required else f"[{value}]")
    usage.append(voice.words("cli-usage-options"))
    voice.out.print(Text.assemble((voice.words("cli-usage"), "bold"), " ", " ".join(usage)))
    voice.out.print(
        Padding(Text(spoken(voice, f"cli-{name}")), (1, 0, 1, 0)), width=min(WIDEST, voice.out.width)
    )
    rows = [
        (placeholder(voice, name, param), spoken(voice, f"cli-{name}-{param.name}")) for param in arguments
    ]
    for option in options:
        if option.name == "help":
            continue
        written = " ".join(["/".join(option.opts), placeholder(voice, name, option)]).strip()
        rows.append((written, spoken(voice, f"cli-{name}-{option.name}")))
    rows.append((f"--lang {voice.words('cli-lang.value')}", voice.words("cli-lang")))
    rows.append(("--help", voice.words("cli-help")))
    voice.out.print(two_columns(rows), width=min(WIDEST, voice.out.width))


def placeholder(voice: Voice, command: str, param: TyperArgument | TyperOption) -> str:
    """What stands for a value on a help page; flags have none."""
    if getattr(param, "is_flag", False):
        return ""
    key = f"cli-{command}-{param.name}"
    return voice.words(f"{key}.value") if voice.tongue.knows(f"{key}.value") else str(param.name).upper()


def spoken(voice: Voice, key: str) -> str:
    return voice.words(key) if voice.tongue.has(key) else ""


def first_sentence(text: str) -> str:
    head, dot, _ = text.partition(". ")
    return head + dot.strip()


def two_columns(rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(Text("  " + left, "bold"), Text(right))
    return table
