"""Decisions for bots: some from every game, from first to last, and the one with the most options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Seat

Asked = tuple[Game[Any], Any, Seat]
"""A game, the truth, and a seat that is asked."""


def moments(name: str, seats: int, seed: int = 1, every: int = 9) -> Iterator[Asked]:
    """Every n-th decision of a game, played half by weight and half at random."""
    game = registry.find(name)
    rng = Quick(seed)
    dealer = Dealer(rng)
    s = game.start(make_setup(game.meta, seats), dealer)
    count = 0
    while game.asking(s):
        seat = game.asking(s)[rng.below(len(game.asking(s)))]
        if count % every == 0:
            yield game, s.clone(), seat
        count += 1
        options = game.options(s, seat)
        weights = game.weigh(s, seat, options)
        best = weights.index(max(weights))
        game.apply(s, seat, options[best if rng.below(2) else rng.below(len(options))], dealer)


def widest(name: str, seats: int) -> Asked:
    """The moment with the most options of a game."""
    return max(moments(name, seats, every=1), key=lambda asked: len(asked[0].options(asked[1], asked[2])))


def knowledge(asked: Asked) -> Knowledge[Any]:
    game, s, seat = asked
    return Knowledge(game, s, seat)


def largest(name: str) -> int:
    return max(registry.find(name).meta.seats)
