"""What everybody can remember of hidden cards, so that imagined worlds agree with everything seen.

`shown` counts the cards of each type that must be in a seat's hand: it took them openly from the discard
pile (STO-21), or the pile was shuffled and it drew the whole of it (STO-56). A pirate laid face down blurs
that: `loose` counts the pirates that must be in the hand or among the face-down ones marked LOOSE.
`sealed` is the discard pile as it was shuffled: the deck holds nothing else; `drawn` is what each seat has
drawn of it and, alone, knows.
"""

from __future__ import annotations

from flibuste.games.stoertebeker.parts import PIRATE, STRONGEST, TYPES
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads
from flibuste.kernel.words import Seat


def keep_in_mind(s: Roads, seat: Seat, card: int) -> None:
    """Everybody saw this card go into the hand."""
    s.shown[TYPES * seat + card] += 1
    if card >= PIRATE:
        s.loose[STRONGEST * seat + card - PIRATE] += 1


def leave_hand(s: Roads, seat: Seat, card: int) -> None:
    """A card is played openly: it may be the one that was seen to come."""
    s.hands[seat].remove(card)
    at = TYPES * seat + card
    if s.shown[at]:
        s.shown[at] -= 1
    if card >= PIRATE:
        loose = STRONGEST * seat + card - PIRATE
        if s.loose[loose]:
            s.loose[loose] -= 1


def leave_hand_unseen(s: Roads, seat: Seat, card: int) -> int:
    """A pirate is laid face down: any of those known may be it. How it is marked at the ship."""
    s.hands[seat].remove(card)
    base = STRONGEST * seat
    known = 0
    for points in range(STRONGEST):
        known += s.loose[base + points]
    if known == 0:
        return 0
    for at in range(TYPES * seat + PIRATE, TYPES * (seat + 1)):
        if s.shown[at]:
            s.shown[at] -= 1
    return LOOSE


def come_to_light(s: Roads, seat: Seat, pirate: int) -> None:
    """A face-down pirate is seen, so it is no longer among those that may be a known one."""
    if not pirate & LOOSE:
        return
    points = (pirate & 15) - 1
    loose = STRONGEST * seat + points
    if s.loose[loose] > s.shown[TYPES * seat + PIRATE + points]:
        s.loose[loose] -= 1


def sharpen(s: Roads, seat: Seat) -> None:
    """Without a loose pirate at any ship, what must be in hand or there must be in hand."""
    for berth in range(len(s.berths)):
        for pirate in s.crew[s.side(berth, seat)]:
            if pirate & LOOSE:
                return
    for points in range(STRONGEST):
        s.shown[TYPES * seat + PIRATE + points] = s.loose[STRONGEST * seat + points]


def turn_up(s: Roads, side: int, seat: Seat) -> list[int]:
    """All pirates of a side face up; those that were not, by their points."""
    hidden = [pirate for pirate in s.crew[side] if not pirate & UP]
    if hidden:
        s.crew[side] = tuple(sorted([(pirate & 15) | UP for pirate in s.crew[side]]))
        for pirate in hidden:
            come_to_light(s, seat, pirate)
        sharpen(s, seat)
    return [pirate & 15 for pirate in hidden]


def send_away(s: Roads, side: int, seat: Seat, pirate: int) -> None:
    """One pirate from a ship to the discard pile, for all to see."""
    crew = list(s.crew[side])
    crew.remove(pirate)
    s.crew[side] = tuple(crew)
    points = pirate & 15
    s.strength[side] -= points
    s.discard[PIRATE + points - 1] += 1
    if pirate & LOOSE:
        come_to_light(s, seat, pirate)
        sharpen(s, seat)


def seal(s: Roads) -> None:
    """The discard pile is shuffled and becomes the deck (STO-56)."""
    s.sealed = s.discard[:]
    s.drawn = [0] * (TYPES * s.seats)
    for card in range(TYPES):
        for _ in range(s.discard[card]):
            s.deck.append(card)
    s.discard = [0] * TYPES
