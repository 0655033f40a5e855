"""What ends a command: the key of a message, its facts, and the exit code."""

from __future__ import annotations

from flibuste.kernel.types import NO_FACTS, Facts

FOUND = 1
"""Exit code: a failure was found, such as a forged record, an unreadable file or a broken game."""
USAGE = 2
"""Exit code: the command line is wrong."""
FAULT = 70
"""Exit code: the program has a bug."""
INTERRUPTED = 130
"""Exit code: Ctrl-C."""


class CommandError(Exception):
    """Why a command cannot go on. The key names a message; the error itself contains no sentence."""

    def __init__(self, key: str, facts: Facts = NO_FACTS, code: int = USAGE) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
        self.code = code
