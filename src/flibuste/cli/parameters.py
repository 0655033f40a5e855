"""Types of options and arguments. Each converts its text, and refuses it with a message of ours."""

from __future__ import annotations

import hashlib
import os
import re
from math import nan
from pathlib import Path

import click

from flibuste.cli.errors import CommandError
from flibuste.cli.game_names import game_named
from flibuste.kernel.types import Facts

MOST = 999_999_999
SHOWN = 40
"""Letters of a wrong value that the message quotes."""


def option_name(param: click.Parameter | None) -> str:
    """The option as it is typed; an argument has its name."""
    if param is None:
        return "?"
    return max(param.opts, key=len) if isinstance(param, click.Option) else str(param.name).upper()


class Integer(click.ParamType[int]):
    """A whole number."""

    name = "integer"

    def __init__(self, least: int = 1, most: int = MOST) -> None:
        self.least = least
        self.most = most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Accepts plain digits only: no underscores, no digits of other scripts."""
        text = str(value).strip()
        if re.fullmatch(r"[+-]?[0-9]{1,9}", text) and self.least <= int(text) <= self.most:
            return int(text)
        facts: Facts = {
            "option": option_name(param),
            "text": text[:SHOWN],
            "least": self.least,
            "most": self.most,
        }
        raise CommandError("usage-number" if self.most == MOST else "usage-number-between", facts)


class Integers(click.ParamType[tuple[int, ...]]):
    """Whole numbers with commas between them."""

    name = "integers"

    def __init__(self, least: int = 1) -> None:
        self.each = Integer(least)

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        """Converts each number."""
        if isinstance(value, tuple):
            return value
        return tuple(self.each.convert(word, param, ctx) for word in str(value).split(","))


class Decimal(click.ParamType[float]):
    """A number with a decimal point, or a decimal comma as in French and German."""

    name = "decimal"

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Converts a number and checks its range."""
        text = str(value)
        try:
            number = float(text.replace(",", "."))
        except ValueError:
            number = nan
        if self.least <= number <= self.most:
            return number
        facts: Facts = {
            "option": option_name(param),
            "text": text[:SHOWN],
            "least": self.least,
            "most": self.most,
        }
        raise CommandError("usage-decimal", facts)


class Words(click.ParamType[tuple[str, ...]]):
    """Words with commas between them."""

    name = "words"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Splits at commas."""
        if isinstance(value, tuple):
            return value
        return tuple(word.strip() for word in str(value).split(","))


class GameName(click.ParamType[str]):
    """A game: its name, or its title in any language. Nothing means that none was named."""

    name = "game"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Finds the game."""
        return game_named(str(value)) if value else ""


class KeyValue(click.ParamType[tuple[str, str]]):
    """An option of a game: KEY=VALUE."""

    name = "key=value"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Splits at the first equals sign."""
        if isinstance(value, tuple):
            return value
        key, equals, rest = str(value).partition("=")
        if not equals or not key:
            raise CommandError("usage-option-form", {"text": str(value)[:SHOWN]})
        return key.strip(), rest.strip()


class SeatOrName(click.ParamType["int | str"]):
    """A seat by its number, from 1, or by the player's name."""

    name = "seat"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Up to four digits are a number; all else is a name."""
        text = str(value)
        return int(text) if re.fullmatch(r"[0-9]{1,4}", text) else text


class FilePath(click.ParamType[Path]):
    """A file or folder. It is not checked here: opening it raises the right error."""

    name = "path"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Any text is a path."""
        return Path(str(value))


class Seed(click.ParamType[bytes]):
    """A published seed in hexadecimal, or any text."""

    name = "seed"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> bytes:
        """Any text is a seed."""
        return value if isinstance(value, bytes) else seed_of(str(value))


def seed_of(text: str) -> bytes:
    """The seed for a text: the same text always gives the same game."""
    word = text.strip()
    if re.fullmatch(r"[0-9a-fA-F]{64}", word):
        return bytes.fromhex(word)
    return hashlib.sha256(os.fsencode(word)).digest()
