"""Phase 5: the winner takes the ship, and all cards there are discarded (STO-50, STO-51)."""

from __future__ import annotations

from flibuste.games.stoertebeker import memory
from flibuste.games.stoertebeker.parts import BERTHS, CARD_NAMES, PIRATE, TRACK
from flibuste.games.stoertebeker.state import UP, Roads
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Seat


def capture(s: Roads, berth: int, dealer: Dealer) -> None:
    winner = s.leader
    ship = s.ship(berth)
    for seat in range(s.seats):
        clear_side(s, berth, seat, dealer)
    s.captured[winner] = (*s.captured[winner], s.berths[berth])
    s.berths[berth] = -1
    s.calm = -1  # this turn does not count
    s.score[winner] += ship.points
    s.leader = -1
    s.best = 0
    if dealer.heard:
        facts: Facts = {
            "seat": winner,
            "ship": BERTHS[berth],
            "points": ship.points,
            "colour": ship.colour,
            "score": s.score[winner],
            "space": space_of(s.score[winner]),
        }
        dealer.tell("captured", "STO-50", facts)
    if s.counter_ends and winner != s.active:
        s.closed = True  # STO-66


def clear_side(s: Roads, berth: int, seat: Seat, dealer: Dealer) -> None:
    """A seat's cards go to the discard pile, where everybody sees them (STO-23, STO-50)."""
    side = s.side(berth, seat)
    cards: list[int] = []
    for card in range(PIRATE):
        count = s.has(berth, seat, card) if s.laid[side] else 0
        s.discard[card] += count
        cards += [card] * count
    crew = s.crew[side]
    s.crew[side] = ()
    hidden = False
    for pirate in crew:
        card = PIRATE + (pirate & 15) - 1
        s.discard[card] += 1
        cards.append(card)
        if not pirate & UP:
            memory.come_to_light(s, seat, pirate)
            hidden = True
    if hidden:
        memory.sharpen(s, seat)
    s.laid[side] = 0
    s.lack[side] = 0
    s.strength[side] = 0
    for kind in range(6):
        s.need[6 * side + kind] = 0
        s.heads[6 * side + kind] = 0
    if cards and dealer.heard:
        names = [CARD_NAMES[card] for card in cards]
        facts: Facts = {"seat": seat, "ship": BERTHS[berth], "count": len(names), "cards": names}
        dealer.tell("cleared", "STO-50", facts)


def space_of(score: int) -> int:
    """The space of a marker: after 44 comes 1; the start is 0 (STO-51)."""
    return (score - 1) % TRACK + 1 if score else 0


def lap_of(score: int) -> int:
    """How often a marker has passed space 44."""
    return (score - 1) // TRACK if score else 0
