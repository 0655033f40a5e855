"""The option `--lang`. It is read before all others, because help and errors need the language."""

from __future__ import annotations

from flibuste.cli.errors import CommandError
from flibuste.i18n.translator import LANGUAGES

OPTION = "--lang"


def take_language(args: list[str]) -> tuple[str, list[str]]:
    """Takes `--lang` from anywhere on the command line: the language, or "", and the other arguments."""
    language = ""
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            language = known(next(words, ""))
        elif word.startswith(OPTION + "="):
            language = known(word.partition("=")[2])
        else:
            rest.append(word)
    return language, rest


def known(language: str) -> str:
    """The code of a language that there are messages for. "FR" and "fr_CH" are French, too."""
    code = language.strip().casefold()
    code = code if code in LANGUAGES else code.replace("-", "_").partition("_")[0]
    if code not in LANGUAGES:
        raise CommandError("usage-language", {"text": language[:40], "languages": list(LANGUAGES)})
    return code
