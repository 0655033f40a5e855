"""The set-up (STO-6 to STO-12)."""

from __future__ import annotations

from flibuste.games.stoertebeker.berth import launch, turn_up_next
from flibuste.games.stoertebeker.box import box_of
from flibuste.games.stoertebeker.meta import PRESET
from flibuste.games.stoertebeker.parts import (
    CARD_NAMES,
    HAND,
    PILE,
    STRONGEST,
    TABLE,
    TABLE_OF_TWO,
    TYPES,
)
from flibuste.games.stoertebeker.state import Roads
from flibuste.games.stoertebeker.turn import turn
from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Setup


def agreed(setup: Setup, key: str) -> bool:
    """Whether an advanced rule is switched on by its option or by the preset."""
    return setup.option(key) == "on" or setup.option(PRESET) == "on"


def table_size(setup: Setup) -> int:
    """Four ships, or three if two players have agreed on it (STO-6, STO-67)."""
    return TABLE_OF_TWO if setup.seats == 2 and agreed(setup, "adv_three_ships_2p") else TABLE


def set_up(setup: Setup, dealer: Dealer) -> Roads:
    seats = setup.seats
    s = Roads()
    s.open_agenda(seats)
    s.box = box_of(setup.data)
    s.colour_bonus = agreed(setup, "adv_colour_bonus")
    s.fail_ends = agreed(setup, "adv_fail_ends")
    s.counter_ends = agreed(setup, "adv_counter_ends")
    s.ahead = 3 if agreed(setup, "adv_preview3") else 1  # STO-8, STO-64
    s.active = 0  # STO-11
    clear_table(s, table_size(setup))
    s.score = [0] * seats  # STO-10
    s.captured = [() for _ in range(seats)]
    s.turns = [0] * seats
    s.last_round = False
    s.idle = 0
    s.calm = 0
    lay_out(s, dealer)
    deal(s, dealer)
    if dealer.heard:
        dealer.tell("began", "STO-11", {"seat": 0})
    s.then(turn, 0)
    return s


def clear_table(s: Roads, size: int) -> None:
    """Starts with no card at any side and no dice thrown."""
    sides = size * s.seats
    s.berths = [-1] * size
    s.need = [0] * (6 * sides)
    s.heads = [0] * (6 * sides)
    s.lack = [0] * sides
    s.laid = [0] * sides
    s.crew = [() for _ in range(sides)]
    s.strength = [0] * sides
    s.front = []
    s.aside = []
    s.quota = 0
    s.played = 0
    s.firing = False
    s.due = 0
    s.fresh = ()
    s.takes = 0
    s.target = -1
    s.colours = ()
    s.die = 0
    s.pips = ()
    s.thrower = 0
    s.tried = 0
    s.closed = False
    s.leader = -1
    s.best = 0
    s.drew = False


def lay_out(s: Roads, dealer: Dealer) -> None:
    """Ships go to the berths, then to the pile; the rest stays unseen in the box (STO-6 to STO-8)."""
    s.hidden = list(range(len(s.box.ships)))
    s.preview = []
    s.pile = len(s.berths) + PILE[s.seats]
    for berth in range(len(s.berths)):
        s.pile -= 1
        launch(s, berth, dealer.draw(s.hidden), "STO-6", dealer)
    turn_up_next(s, dealer)


def deal(s: Roads, dealer: Dealer) -> None:
    """Deals six cards to each seat; the rest is the draw pile (STO-9)."""
    s.deck = s.box.deck[:]
    s.discard = [0] * TYPES
    s.hands = []
    s.shown = [0] * (TYPES * s.seats)
    s.loose = [0] * (STRONGEST * s.seats)
    s.sealed = s.box.cards[:]
    s.drawn = [0] * (TYPES * s.seats)
    for seat in range(s.seats):
        hand = [dealer.draw(s.deck) for _ in range(HAND)]
        hand.sort()
        s.hands.append(hand)
        for card in hand:
            s.drawn[TYPES * seat + card] += 1
        if dealer.heard:
            names = [CARD_NAMES[card] for card in hand]
            dealer.tell("dealt", "STO-9", {"seat": seat, "count": HAND}, {"cards": names}, (seat,))
