"""What is wrong with a command line, said in the user's language instead of the parser's English."""

from __future__ import annotations

import re
from difflib import get_close_matches

from flibuste.cli.trouble import Trouble


def is_usage(fault: Exception) -> bool:
    """The parser's own complaints, of whichever library it is built on."""
    return getattr(fault, "exit_code", None) == 2 and hasattr(fault, "format_message")


def trouble_of(fault: Exception) -> Trouble:
    """The parser's complaint as one of our sentences."""
    kind = type(fault).__name__
    option = str(getattr(fault, "option_name", ""))[:40]
    message = str(getattr(fault, "message", ""))
    if kind == "NoSuchOption":
        return Trouble("usage-no-option", {"option": option})
    if kind == "BadOptionUsage":
        key = "usage-value-unwanted" if "does not take" in message else "usage-value-missing"
        return Trouble(key, {"option": option})
    if kind == "MissingParameter":
        name = str(getattr(getattr(fault, "param", None), "name", "") or "")
        return Trouble("usage-missing", {"name": name.upper()})
    if kind == "BadParameter":
        names = getattr(getattr(fault, "param", None), "opts", ["?"])
        return Trouble("usage-bad-value", {"name": str(names[0])})
    extra = re.search(r"extra arguments? \((.*)\)", message, re.DOTALL)
    if extra:
        return Trouble("usage-extra", {"text": extra[1][:60]})
    return Trouble("usage-wrong")


def check_command(args: list[str], commands: list[str]) -> None:
    """A first word that is no command is refused, with the likeliest meant."""
    if not args or args[0].startswith("-") or args[0] in commands:
        return
    close = get_close_matches(args[0], commands, 1)
    if close:
        raise Trouble("usage-no-command-but", {"text": args[0][:40], "command": close[0]})
    raise Trouble("usage-no-command", {"text": args[0][:40], "commands": commands})
