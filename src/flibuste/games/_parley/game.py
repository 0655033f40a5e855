"""Parley: a page that points to the chapters."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games._parley import bots, imagine, scoring, setup, view
from flibuste.games._parley.features import FEATURES
from flibuste.games._parley.meta import META
from flibuste.games._parley.parts import VOCABULARY
from flibuste.games._parley.state import Council
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.observation import Features
from flibuste.kernel.types import Choice, Json, Result, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Parley(Game[Council]):
    def __init__(self) -> None:
        super().__init__(META, VOCABULARY)

    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        return setup.set_up(agreed, dealer)

    def public(self, s: Council) -> dict[str, Json]:
        return view.public(s)

    def own(self, s: Council, seat: Seat) -> dict[str, Json]:
        return view.own(s, seat)

    def open(self, s: Council) -> dict[str, Json]:
        return view.open_table(s)

    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        return imagine.imagine(s, seat, rng)

    def result(self, s: Council) -> Result:
        return scoring.result(s)

    def weigh(self, s: Council, seat: Seat, options: list[Choice]) -> list[float]:
        return bots.weigh(s, seat, options)

    def features(self) -> Features[Council]:
        return FEATURES

    def census(self, s: Council) -> dict[str, int]:
        return {
            "cards": len(s.box) + len(s.played) + sum([len(hand) for hand in s.hands]),
            "tokens": len(s.hoard) + sum([len(taken) for taken in s.loot]),
            "rum": s.barrel + sum(s.rum),
        }
