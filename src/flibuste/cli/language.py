"""`--lang`, wherever it stands on the command line: help and refusals need it before all else."""

from __future__ import annotations

from flibuste.cli.trouble import Trouble
from flibuste.tongue.tongue import LANGUAGES

OPTION = "--lang"


def taken(args: list[str]) -> tuple[str, list[str]]:
    """The language asked for, or nothing, and the other arguments."""
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
    """The language, if we speak it; "FR" and "fr_CH" are French too."""
    code = language.strip().casefold()
    code = code if code in LANGUAGES else code.replace("-", "_").partition("_")[0]
    if code not in LANGUAGES:
        raise Trouble("usage-language", {"text": language[:40], "languages": list(LANGUAGES)})
    return code
