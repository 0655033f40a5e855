"""What a browser prefers: `Accept-Encoding` and `Accept-Language`, which have the same form."""

from __future__ import annotations

from flibuste.i18n.translator import LANGUAGES

LONGEST = 1000
"""Most characters of such a header that are read."""


def weighed(header: str) -> dict[str, float]:
    """Each value of the header with its weight from 0 to 1. A weight that cannot be read counts as 0."""
    weights: dict[str, float] = {}
    for part in header[:LONGEST].split(","):
        name, *parameters = (word.strip().lower() for word in part.split(";"))
        weight = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                weight = number(value.strip())
        if name:
            weights[name] = max(weight, weights.get(name, 0.0))
    return weights


def number(text: str) -> float:
    """A weight in the form of the standard: no exponents, no infinities."""
    whole, _, part = text.partition(".")
    if whole not in ("0", "1") or not (part == "" or (part.isascii() and part.isdigit())):
        return 0.0
    return min(1.0, float(f"{whole}.{part or 0}"))


def language(header: str) -> str:
    """The supported language with the greatest weight; English if there is none."""
    weights = weighed(header)
    best = sorted(weights, key=lambda name: -weights[name])
    for name in best:
        if weights[name] > 0 and name[:2] in LANGUAGES and name[2:3] in ("", "-"):
            return name[:2]
    return "en"
