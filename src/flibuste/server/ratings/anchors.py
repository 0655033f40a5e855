"""Bots as fixed points of the scale: how strong each level is, from kept matches of the arena."""

from __future__ import annotations

from flibuste.server.ratings.model import Rating

ANCHOR_SIGMA = 1.0
"""How sure a match of some hundred games makes a bot's strength."""
SAME = {"greedy": "matelot"}
"""Bots under an older name."""


def pool_of(game: str, seats: int) -> str | None:
    """Where a result counts: each game with two seats, and with three or more. Alone it counts nowhere."""
    if seats < 2:
        return None
    return f"{game}:{2 if seats == 2 else 3}"


def anchor(pool: str, bot: str) -> Rating | None:
    """The strength of a bot, if it was measured in this pool."""
    mu = STRENGTHS.get(pool, {}).get(SAME.get(bot, bot))
    return None if mu is None else Rating(mu, ANCHOR_SIGMA)


STRENGTHS: dict[str, dict[str, float]] = {
    "freibeuter:2": {"random": 12.4, "mousse": 20.3, "matelot": 25.0, "second": 28.9, "capitaine": 30.7},
    "freibeuter:3": {"random": 10.3, "mousse": 18.3, "matelot": 25.0, "second": 27.7, "capitaine": 29.5},
    "libertalia:2": {"random": 9.1, "mousse": 21.7, "matelot": 25.0, "second": 41.6, "capitaine": 44.0},
    "libertalia:3": {"random": 11.2, "mousse": 21.8, "matelot": 25.0, "second": 33.8, "capitaine": 36.2},
    "rum_and_pirates:2": {"random": 5.6, "mousse": 21.0, "matelot": 25.0, "second": 35.5, "capitaine": 37.9},
    "rum_and_pirates:3": {"random": 5.3, "mousse": 22.0, "matelot": 25.0, "second": 31.3, "capitaine": 33.7},
    "stoertebeker:2": {"random": 11.6, "mousse": 21.6, "matelot": 25.0, "second": 29.8, "capitaine": 31.8},
    "stoertebeker:3": {"random": 13.8, "mousse": 21.2, "matelot": 25.0, "second": 29.0, "capitaine": 31.0},
}
"""By pool. The matelot is the origin; docs/ratings.md names the match behind each number."""
