"""The person at this terminal: the language spoken, and where words are written."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Sequence

import rich._wrap
from rich.console import Console, RenderableType
from rich.text import Text

from flibuste.kernel.words import Facts
from flibuste.tongue.fold import folded
from flibuste.tongue.tongue import Tongue

# Rich breaks lines at no-break spaces too; French, which is full of them, must not end a line with «.
rich._wrap.re_word = re.compile(  # noqa: SLF001 - there is no other way to tell it; a test guards the result
    r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*"
)


class Paper(Console):
    """Where words are written. Names and files are others' words: nothing in them is ever markup."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> None:
        """Nobody reads any more: the boundary knows what to do."""
        raise BrokenPipeError


class Voice:
    """Speaks the platform's sentences, to standard output or to standard error."""

    def __init__(self, language: str, asked: bool = False) -> None:
        self.language = language
        self.asked = asked
        """The language was asked for, not guessed."""
        self.tongue = Tongue(language)
        self.out: Console = Paper()
        self.err: Console = Paper(stderr=True)
        self.record: Callable[[], str] = str
        """The game being played, as text: it goes into the crash file."""

    def speak(self, language: str) -> None:
        self.language = language
        self.tongue = Tongue(language, self.tongue.game, self.tongue.names)

    def about(self, game: str, names: Sequence[str] = ()) -> None:
        """From now on a game's words are known too, and who sits where."""
        self.tongue = Tongue(self.language, game, names)

    def words(self, key: str, facts: Facts | None = None) -> str:
        return clean(self.tongue.say(key, facts))

    def say(self, key: str, facts: Facts | None = None, style: str = "") -> None:
        sentence(self.out, Text(self.words(key, facts), style))

    def tell(self, key: str, facts: Facts | None = None) -> None:
        """As `say`, to somebody who sits there: long lines go on below instead of running into the edge."""
        width = self.out.width if self.out.is_terminal else sys.maxsize
        for line in self.words(key, facts).split("\n"):
            for part in folded(Text(line), width, ""):
                sentence(self.out, part)

    def show(self, what: RenderableType) -> None:
        self.out.print(what)

    def complain(self, words: str) -> None:
        sentence(self.err, Text(clean(words)))


def sentence(console: Console, text: Text) -> None:
    """Lines break between words only: a path is never cut in two."""
    console.print(text, overflow="ignore", crop=False)


def clean(text: str) -> str:
    """Text without control characters: a file cannot move the cursor, nor ring the bell."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(letter)[0] == "C" and letter != "\n" else letter
        for letter in text
    )
