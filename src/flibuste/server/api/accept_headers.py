"""What a browser would rather have: `Accept-Encoding` and `Accept-Language`, read alike."""

from __future__ import annotations

from flibuste.tongue.tongue import LANGUAGES

LONGEST = 1000
"""Letters of such a header that are read."""


def weighed(header: str) -> dict[str, float]:
    """Each thing named and how much it is wanted, from 0 to 1; what cannot be read is not wanted."""
    wishes: dict[str, float] = {}
    for part in header[:LONGEST].split(","):
        name, *parameters = (word.strip().lower() for word in part.split(";"))
        weight = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                weight = number(value.strip())
        if name:
            wishes[name] = max(weight, wishes.get(name, 0.0))
    return wishes


def number(text: str) -> float:
    """A weight as the standard writes it: no exponents, no infinities."""
    whole, _, part = text.partition(".")
    if whole not in ("0", "1") or not (part == "" or (part.isascii() and part.isdigit())):
        return 0.0
    return min(1.0, float(f"{whole}.{part or 0}"))


def language(header: str) -> str:
    """The language of ours that is wanted most; English for whoever names none of them."""
    wishes = weighed(header)
    best = sorted(wishes, key=lambda name: -wishes[name])
    for name in best:
        if wishes[name] > 0 and name[:2] in LANGUAGES and name[2:3] in ("", "-"):
            return name[:2]
    return "en"
