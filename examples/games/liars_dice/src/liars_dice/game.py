"""Liar's Dice: a page that points to the chapters."""

from __future__ import annotations

from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Choice, Json, Result, Seat
from liars_dice import bots, imagine, scoring, setup, view
from liars_dice.meta import META
from liars_dice.parts import VOCABULARY
from liars_dice.state import Cups


class LiarsDice(Game[Cups]):
    def __init__(self) -> None:
        super().__init__(META, VOCABULARY)

    def setup(self, agreed: Setup, dealer: Dealer) -> Cups:
        return setup.set_up(agreed, dealer)

    def public(self, s: Cups) -> dict[str, Json]:
        return view.public(s)

    def own(self, s: Cups, seat: Seat) -> dict[str, Json]:
        return view.own(s, seat)

    def open(self, s: Cups) -> dict[str, Json]:
        return view.open_table(s)

    def imagine(self, s: Cups, seat: Seat, rng: Rng) -> Cups:
        return imagine.imagine(s, seat, rng)

    def result(self, s: Cups) -> Result:
        return scoring.result(s)

    def census(self, s: Cups) -> dict[str, int]:
        return {"dice": s.in_play() + s.lost}

    def weigh(self, s: Cups, seat: Seat, options: list[Choice]) -> list[float]:
        return bots.weigh(s, seat, options)

    def appraise(self, s: Cups) -> list[float]:
        return bots.appraise(s)
