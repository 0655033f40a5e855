"""Where a command writes: messages in the user's language, on standard output and standard error."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.text import Text

from flibuste.cli.console import PlainConsole
from flibuste.i18n.line_folding import folded
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Facts


class Output:
    """Prints the platform's messages, to standard output or to standard error."""

    def __init__(self, language: str, language_chosen: bool = False) -> None:
        self.language = language
        self.language_chosen = language_chosen
        """Whether the user chose the language. Otherwise it was guessed."""
        self.translator = Translator(language)
        self.console = PlainConsole()
        self.error_console = PlainConsole(stderr=True)
        self.crash_record: Callable[[], str] = str
        """Returns the game being played as text. The crash file contains it."""

    def set_language(self, language: str) -> None:
        """Goes on in another language."""
        self.language = language
        said = self.translator
        self.translator = Translator(language, said.game, said.names, said.lessons)

    def set_game(self, game: str, names: Sequence[str] = (), lessons: bool = False) -> None:
        """Adds a game's messages, those of its lessons if wanted, and the names of its players by seat."""
        self.translator = Translator(self.language, game, names, lessons)

    def text(self, key: str, facts: Facts | None = None) -> str:
        """A message as text, safe to print."""
        return without_control_characters(self.translator.say(key, facts))

    def say(self, key: str, facts: Facts | None = None, style: str = "") -> None:
        """Prints a message."""
        print_unbroken(self.console, Text(self.text(key, facts), style))

    def say_folded(self, key: str, facts: Facts | None = None) -> None:
        """Prints a message; on a terminal, long lines are folded at its width."""
        width = self.console.width if self.console.is_terminal else sys.maxsize
        for line in self.text(key, facts).split("\n"):
            for part in folded(Text(line), width, ""):
                print_unbroken(self.console, part)

    def show(self, what: RenderableType) -> None:
        """Prints a table, a board or any other thing that Rich can render."""
        self.console.print(what)

    def error(self, text: str) -> None:
        """Prints a sentence on standard error."""
        print_unbroken(self.error_console, Text(without_control_characters(text)))


def print_unbroken(console: PlainConsole, text: Text) -> None:
    """Prints text whose lines break between words only, so that a path is never cut in two."""
    console.print(text, overflow="ignore", crop=False)


def without_control_characters(text: str) -> str:
    """Replaces control characters: text from a file cannot move the cursor or ring the bell."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(letter)[0] == "C" and letter != "\n" else letter
        for letter in text
    )
