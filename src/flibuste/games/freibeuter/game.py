"""Freibeuter as a Game: every method points to the module that does the work."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.freibeuter import appraise, bots, imagine, scoring, setup, view
from flibuste.games.freibeuter.features import FEATURES
from flibuste.games.freibeuter.meta import META
from flibuste.games.freibeuter.parts import NONE, VOCABULARY
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import TO_THE_END, Game, Setup
from flibuste.kernel.observation import Features
from flibuste.kernel.types import Choice, Json, Result, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Freibeuter(Game[Sea]):
    def __init__(self) -> None:
        super().__init__(META, VOCABULARY)

    def setup(self, agreed: Setup, dealer: Dealer) -> Sea:
        return setup.set_up(agreed, dealer)

    def public(self, s: Sea) -> dict[str, Json]:
        return view.public(s)

    def own(self, s: Sea, seat: Seat) -> dict[str, Json]:
        return view.own(s, seat)

    def open(self, s: Sea) -> dict[str, Json]:
        return view.open_table(s)

    def imagine(self, s: Sea, seat: Seat, rng: Rng) -> Sea:
        return imagine.imagine(s, seat, rng)

    def result(self, s: Sea) -> Result:
        return scoring.result(s)

    def weigh(self, s: Sea, seat: Seat, options: list[Choice]) -> list[float]:
        return bots.weigh(s, seat, options)

    def appraise(self, s: Sea) -> list[float]:
        return appraise.appraise(s)

    def horizon(self, seats: int, seconds: float) -> int:
        return bots.HORIZON if seats == 2 and seconds < bots.LONG else TO_THE_END

    def features(self) -> Features[Sea]:
        return FEATURES

    def census(self, s: Sea) -> dict[str, int]:
        count = {
            "sea cards": len(s.sea_deck) + len(s.sea_discard) + sum(s.seas),
            "fd cards": len(s.fd_deck) + len(s.fd_discard) + sum(map(len, s.hands)) - sum(s.seas),
            "tokens": 36 - s.spot.count(NONE) + sum(s.captured) + len(s.escaped) + len(s.doubled),
        }
        count["tokens"] += 4 - s.warehouses
        for seat in range(s.seats):
            at_sea = s.first.count(seat) + s.second.count(seat)
            boats = s.stock[seat] + at_sea + s.boarder.count(seat) + s.marker(seat)
            count[f"boats of seat {seat}"] = boats
        return count
