"""How sure a lead is: estimated scores become shares of the win.

A playout that stops before the end has estimated scores. A lead of five points is worth more late in a game
than early, and more in one game than in another. So games by the playouts' policy are played once from fresh
deals, and the scale that explains their winners best is kept for each part of the game. It depends on the
rules and on the number of seats, and never on the game that is analysed.
"""

from __future__ import annotations

import math
from typing import Any, Final

from flibuste.bots.search.hunch import hunch
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, make_setup

SAMPLE: Final = 5
STRAY: Final = 0.1
GAMES: Final = 60
"""Games that are played to find the scale."""
PARTS: Final = 6
"""Parts of a game, by the number of questions asked. Each has its own scale."""
EVERY: Final = 4
"""Questions from one look at the scores to the next."""
SCALES: Final = [0.5 * 1.25**step for step in range(26)]
"""The scales that are compared, in points: from half a point to more than a hundred."""


class Scale:
    """The scale of each part of a game."""

    def __init__(self, span: float, scales: list[float]) -> None:
        self.span: float = span
        """Questions in one part."""
        self.scales: list[float] = scales

    def shares(self, scores: list[float], serial: int) -> list[float]:
        """The share of the win that each seat can expect with these scores."""
        part = min(len(self.scales) - 1, int(serial / self.span))
        return softened(scores, self.scales[part])


class Moment:
    """Estimated scores in the middle of a game, and who won it."""

    def __init__(self, serial: int, scores: list[float]) -> None:
        self.serial: int = serial
        self.scores: list[float] = scores
        self.shares: list[float] = []


def softened(scores: list[float], scale: float) -> list[float]:
    """Shares that add up to 1; a lead of one scale makes a seat e times as likely to win as another."""
    best = max(scores)
    weights = [math.exp((score - best) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def measured(game: Game[Any], seats: int) -> Scale:
    """Plays the games and finds the scale of each part."""
    moments: list[Moment] = []
    length = 0
    for number in range(GAMES):
        seen: list[Moment] = []
        rng = Quick(2 * number)
        dealer = Dealer(Quick(2 * number + 1))
        s: State = game.start(make_setup(game.meta, seats), dealer)
        choices = 0
        while s.asking:
            if choices % EVERY == 0:
                seen.append(Moment(s.serial, game.appraise(s)))
            choices += 1
            seat = s.asking[0]
            game.apply(s, seat, hunch(game, s, seat, offered(s, seat), rng, SAMPLE, STRAY), dealer)
        shares = game.result(s).win_shares()
        length += s.serial
        for moment in seen:
            moment.shares = shares
        moments += seen
    span = max(1.0, length / GAMES / PARTS)
    return Scale(span, [best_scale(of_part(moments, span, part)) for part in range(PARTS)])


def of_part(moments: list[Moment], span: float, part: int) -> list[Moment]:
    """The moments of one part; those after the usual end belong to the last."""
    return [moment for moment in moments if min(PARTS - 1, int(moment.serial / span)) == part]


def best_scale(moments: list[Moment]) -> float:
    """The scale under which the real winners were most likely."""
    best = SCALES[-1]
    least = math.inf
    for scale in SCALES:
        surprise = 0.0
        for moment in moments:
            shares = softened(moment.scores, scale)
            for seat in range(len(shares)):
                if moment.shares[seat] > 0.0:
                    surprise -= moment.shares[seat] * math.log(max(shares[seat], 1e-9))
        if surprise < least:
            least = surprise
            best = scale
    return best


KNOWN: Final[dict[str, Scale]] = {}
"""Scales that this process has measured."""


def scale_of(game: Game[Any], seats: int) -> Scale:
    """The scale of a game with this number of seats, the same in every process."""
    key = f"{game.meta.id} {game.meta.version} {seats}"
    found = KNOWN.get(key)
    if found is None:
        found = measured(game, seats)
        KNOWN[key] = found
    return found
