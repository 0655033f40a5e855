"""The set-up (LIB-1 to LIB-6)."""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.campaign import begin_campaign
from flibuste.games.libertalia.parts import CAMPAIGNS, COLOURS, COUNT, DAYS, DOUBLOONS, KINDS, RANKS
from flibuste.games.libertalia.state import REST, Crews
from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Setup

BALANCED: Final = [[], [], [[0, 3], [1, 4], [2, 5]], [[0, 2, 4], [1, 3, 5]]]
"""By number of seats: sets of colours that are evenly spaced on their circle."""


def set_up(setup: Setup, dealer: Dealer) -> Crews:
    seats = setup.seats
    s = Crews()
    s.open_agenda(seats)
    s.campaigns = CAMPAIGNS if setup.option("length") == "full" else 1
    s.last_campaign_breaks_ties = setup.option("final_tiebreak") == "last_campaign"
    s.campaign = 0
    s.day = 0
    s.phase = REST
    s.undealt = list(RANKS)
    s.dealt = ()
    s.bag = COUNT[:]  # LIB-5
    s.board = [0] * (KINDS * DAYS)
    s.ship = []
    s.acted = 0
    s.officer = False
    s.due = 0
    s.hands = [[] for _ in range(seats)]
    s.dens = [[] for _ in range(seats)]
    s.graves = [[] for _ in range(seats)]
    s.gone = [0] * seats
    s.lost = [0] * seats
    s.booty = [0] * (KINDS * seats)
    s.doubloons = [DOUBLOONS] * seats  # LIB-4
    s.score = [0] * seats
    s.fortunes = ()
    s.counts = ()
    s.doubts = [()] * seats
    s.buried = [0] * seats
    s.before = ()
    s.ledger = []
    s.colours = draw_colours(seats, setup.option("balanced_colours") == "on", dealer)
    if dealer.heard:
        for seat in range(seats):
            dealer.tell("coloured", "LIB-3", {"seat": seat, "colour": COLOURS[s.colours[seat]]})
    s.then(begin_campaign)
    return s


def draw_colours(seats: int, balanced: bool, dealer: Dealer) -> tuple[int, ...]:
    """A different colour for each seat (LIB-3). For two or three seats, `balanced` favours none of them."""
    colours = list(range(6))
    if balanced and seats < len(BALANCED):
        sets = BALANCED[seats]
        colours = sets[dealer.below(len(sets))][:]
    return tuple([colours.pop(dealer.below(len(colours))) for _ in range(seats)])
