"""Finds choices by the words of the reader's language, and names a choice by the fewest of them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from flibuste.i18n.plain_text import plain
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice

WORD = re.compile(r"[^\W_]+")
SHORT = 3
"""Letters from which a word says something."""


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared: without accents and capitals."""
    return WORD.findall(plain(text))


def found_by(text: str, choices: Iterable[Choice], translator: Translator) -> list[Choice]:
    """The choices whose sentence contains all these words: "eau D" finds "Poser une carte eau … navire D".

    A sentence that says more than another one is not meant: "eau" does not mean "eau à tête de pirate".
    """
    wanted = set(words_in(text))
    if not wanted:
        return []
    said = [(choice, set(words_in(translator.choice(choice)))) for choice in choices]
    found = [(choice, words) for choice, words in said if wanted <= words]
    return [choice for choice, words in found if not any(other < words for _, other in found)]


def fewest_words(choice: Choice, others: Iterable[Choice], translator: Translator) -> str:
    """The fewest words that name a choice among others; its notation if its words do not.

    The rarest words are tried first, after them short words of grammar, and numbers last: a number alone is
    a place in the list.
    """
    written = WORD.findall(translator.choice(choice))
    compared = [plain(word) for word in written]
    whole = set(compared)
    said = [set(words_in(translator.choice(other))) for other in others if other is not choice]
    left = [words for words in said if not words > whole]
    chosen: set[int] = set()
    while len(chosen) < len(written):
        _, _, at = min(
            (weakness(written[at], at), sum(compared[at] in other for other in left), at)
            for at in range(len(written))
            if at not in chosen
        )
        chosen.add(at)
        left = [other for other in left if compared[at] in other]
        if not left:
            return " ".join(written[at] for at in sorted(chosen))
    return choice.text


def weakness(word: str, at: int) -> int:
    """How little a word says: 0 for a name or a letter of the board, 1 for `la` or `se`, 2 for a number."""
    if word.isdigit():
        return 2
    small = word.islower() or at == 0  # a sentence begins with a capital
    return 1 if small and word.isalpha() and len(word) < SHORT else 0
