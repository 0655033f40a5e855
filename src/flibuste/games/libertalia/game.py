"""Libertalia as a Game: every method points to the module that does the work."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.libertalia import appraise, bots, imagine, scoring, setup, view
from flibuste.games.libertalia.features import FEATURES
from flibuste.games.libertalia.memory import ranks_in
from flibuste.games.libertalia.meta import META
from flibuste.games.libertalia.parts import KINDS, TILES, VOCABULARY, seat_of
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.observation import Features
from flibuste.kernel.types import Choice, Json, Result, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Libertalia(Game[Crews]):
    def __init__(self) -> None:
        super().__init__(META, VOCABULARY)

    def setup(self, agreed: Setup, dealer: Dealer) -> Crews:
        return setup.set_up(agreed, dealer)

    def public(self, s: Crews) -> dict[str, Json]:
        return view.public(s)

    def own(self, s: Crews, seat: Seat) -> dict[str, Json]:
        return view.own(s, seat)

    def open(self, s: Crews) -> dict[str, Json]:
        return view.open_table(s)

    def imagine(self, s: Crews, seat: Seat, rng: Rng) -> Crews:
        return imagine.imagine(s, seat, rng)

    def result(self, s: Crews) -> Result:
        return scoring.result(s)

    def weigh(self, s: Crews, seat: Seat, options: list[Choice]) -> list[float]:
        return bots.weigh(s, seat, options)

    def appraise(self, s: Crews) -> list[float]:
        return appraise.appraise(s)

    def horizon(self, seats: int, seconds: float) -> int:
        return bots.HORIZON * seats // 2

    def features(self) -> Features[Crews]:
        return FEATURES

    def census(self, s: Crews) -> dict[str, int]:
        count: dict[str, int] = {}
        for tile in range(KINDS):
            count[TILES[tile]] = s.bag[tile] + sum(s.board[tile::KINDS]) + sum(s.booty[tile::KINDS])
        for seat in range(s.seats):
            count[f"ranks of seat {seat}"] = (
                len(s.undealt)
                + len(s.hands[seat])
                + sum([1 for card in s.ship if seat_of(card) == seat])
                + len(s.dens[seat])
                + len(s.graves[seat])
                + len(ranks_in(s.gone[seat]))
                + len(ranks_in(s.lost[seat]))
            )
        return count
