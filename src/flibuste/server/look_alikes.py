"""Names that people would take for each other have the same key."""

from __future__ import annotations

import unicodedata
from typing import Final

LATIN: Final = str.maketrans(
    "аеорсухіјѕвкмнтαεορτυχικνβ0156|!",
    "aeopcyxijsbkmhtaeoptuxikvbolsgll",
)
"""Letters of other alphabets and digits that look like Latin letters. Not complete, and need not be."""
MERGED: Final = str.maketrans("ij", "ll")
"""In many fonts these are one stroke."""


def name_key(name: str) -> str:
    """The name without case, accents, spaces and signs, and with one letter for those that look alike."""
    wide = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in wide if not unicodedata.combining(letter))
    folded = plain.translate(LATIN).replace("rn", "m").replace("vv", "w").translate(MERGED)
    kept = "".join(letter for letter in folded if letter.isalnum())
    return (kept or plain.strip() or name)[:160]
