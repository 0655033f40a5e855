"""Rum & Pirates as a Game: every method points to the module that does the work."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.rum_and_pirates import bots, imagine, scoring, setup, standing, usable, view
from flibuste.games.rum_and_pirates.dice import USE_RUM
from flibuste.games.rum_and_pirates.features import FEATURES
from flibuste.games.rum_and_pirates.meta import META
from flibuste.games.rum_and_pirates.parts import ACCESSORIES, LARGE_GUARDS, SMALL_GUARDS, STACKS, VOCABULARY
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.observation import Features
from flibuste.kernel.types import Choice, Json, Refusal, Result, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class RumAndPirates(Game[Harbour]):
    def __init__(self) -> None:
        super().__init__(META, VOCABULARY)

    def check_data(self, agreed: Setup) -> list[Refusal]:
        setup.read_files(agreed.data)
        return []

    def setup(self, agreed: Setup, dealer: Dealer) -> Harbour:
        return setup.set_up(agreed, dealer)

    def public(self, s: Harbour) -> dict[str, Json]:
        return view.public(s)

    def own(self, s: Harbour, seat: Seat) -> dict[str, Json]:
        return view.own(s, seat)

    def open(self, s: Harbour) -> dict[str, Json]:
        return view.open_table(s)

    def imagine(self, s: Harbour, seat: Seat, rng: Rng) -> Harbour:
        return imagine.imagine(s, seat, rng)

    def result(self, s: Harbour) -> Result:
        return scoring.result(s)

    def usable(self, agreed: Setup) -> list[Choice]:
        return usable.usable(agreed)

    def weigh(self, s: Harbour, seat: Seat, options: list[Choice]) -> list[float]:
        return bots.weigh(s, seat, options)

    def appraise(self, s: Harbour) -> list[float]:
        return standing.appraise(s)

    def horizon(self, seats: int, seconds: float) -> int:
        return bots.HORIZON * seats // 2

    def search_key(self, s: Harbour) -> int:
        return s.die if s.question is USE_RUM else 0

    def features(self) -> Features[Harbour]:
        return FEATURES

    def census(self, s: Harbour) -> dict[str, int]:
        """All tiles and pirates in all places. Coins are not counted, because the bank is unlimited."""
        count = {f"{name} tiles": len(s.bags[stack]) for stack, name in enumerate(STACKS)}
        count[f"{STACKS[ACCESSORIES]} tiles"] += len(s.gear_pile) + sum(map(len, s.gear))
        count[f"{STACKS[ACCESSORIES]} tiles"] += 1 if s.drawn >= 0 else 0
        count[f"{STACKS[SMALL_GUARDS]} tiles"] += len(s.guards[0])
        count[f"{STACKS[LARGE_GUARDS]} tiles"] += len(s.guards[1])
        seen = [*s.taverns, *s.maps, *s.stake, *s.out, s.chest, s.scorpion, *s.beds]
        for seat in range(s.seats):
            seen += [*s.won[seat], *s.met[seat], *s.dates[seat]]
            pirates = s.reserve[seat] + s.pool[seat] + s.aboard(seat) + s.in_alleys(seat)
            count[f"pirates of seat {seat}"] = pirates
        for tile in seen:
            if tile >= 0:
                count[f"{STACKS[s.box.stack[tile]]} tiles"] += 1
        count["barrels"] = s.barrels + s.barrels_out + sum(s.rum)
        return count
