"""Störtebeker as a Game: every method points to the module that does the work."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.stoertebeker import bots, check_data, imagine, scoring, setup, standing, usable, view
from flibuste.games.stoertebeker.features import FEATURES
from flibuste.games.stoertebeker.meta import META
from flibuste.games.stoertebeker.parts import CARD_NAMES, TYPES, VOCABULARY
from flibuste.games.stoertebeker.state import Roads, card_of
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.observation import Features
from flibuste.kernel.types import Choice, Json, Refusal, Result, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Stoertebeker(Game[Roads]):
    def __init__(self) -> None:
        super().__init__(META, VOCABULARY)

    def setup(self, agreed: Setup, dealer: Dealer) -> Roads:
        return setup.set_up(agreed, dealer)

    def check_data(self, agreed: Setup) -> list[Refusal]:
        return check_data.check_data(agreed)

    def public(self, s: Roads) -> dict[str, Json]:
        return view.public(s)

    def own(self, s: Roads, seat: Seat) -> dict[str, Json]:
        return view.own(s, seat)

    def open(self, s: Roads) -> dict[str, Json]:
        return view.open_table(s)

    def imagine(self, s: Roads, seat: Seat, rng: Rng) -> Roads:
        return imagine.imagine(s, seat, rng)

    def result(self, s: Roads) -> Result:
        return scoring.result(s)

    def usable(self, agreed: Setup) -> list[Choice]:
        return usable.usable(agreed)

    def weigh(self, s: Roads, seat: Seat, options: list[Choice]) -> list[float]:
        return bots.weigh(s, seat, options)

    def appraise(self, s: Roads) -> list[float]:
        return standing.appraise(s)

    def horizon(self, seats: int, seconds: float) -> int:
        return bots.HORIZON * seats // 2

    def features(self) -> Features[Roads]:
        return FEATURES

    def census(self, s: Roads) -> dict[str, int]:
        """The cards of each type in all places, and the ships (invariants 1 and 5)."""
        cards = s.discard[:]
        for pile in [s.deck, s.front, *s.hands]:
            for card in pile:
                cards[card] += 1
        for berth in range(len(s.berths)):
            for seat in range(s.seats):
                side = s.side(berth, seat)
                for pirate in s.crew[side]:
                    cards[card_of(pirate)] += 1
                if s.laid[side]:
                    for card in range(12):
                        cards[card] += s.has(berth, seat, card)
        count = {CARD_NAMES[card]: cards[card] for card in range(TYPES) if s.box.cards[card]}
        at_berths = len([ship for ship in s.berths if ship >= 0])
        count["ships"] = at_berths + len(s.preview) + len(s.hidden) + s.taken()
        count["ships in the box"] = len(s.hidden) - s.pile
        return count
