"""Opens a game in numbers, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel import registry
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.numbering import Numbering
from flibuste.kernel.observation import Features
from flibuste.kernel.payoff import PAYOFFS
from flibuste.research.hashed_view import HashedView
from flibuste.research.one_game import LIMIT, Episode


def features_of(game: Game[Any]) -> Features[Any]:
    """The game's own observations, or a hashed view if it has none."""
    return game.features() or HashedView(game)


def episode(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
    payoff: str = "win",
    relative: bool = True,
    limit: int = LIMIT,
) -> Episode:
    """A game in numbers. It has not begun: `start` begins it.

    `seats` is by default the smallest number the game allows. `payoff` is "win", "place", "margin" or
    "score". `relative` numbers choices as the asked seat sees them. A game of more than `limit` decisions is
    cut off.
    """
    rules = registry.find(game) if isinstance(game, str) else game
    if payoff not in PAYOFFS:
        raise ValueError(f"{payoff!r} is no payoff: {', '.join(PAYOFFS)}")
    agreed = make_setup(
        rules.meta, min(rules.meta.seats) if seats is None else seats, dict(options or {}), dict(data or {})
    )
    return Episode(rules, agreed, features_of(rules), Numbering(rules, agreed, relative), payoff, limit)
