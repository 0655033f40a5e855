"""What everybody can remember about hidden cards, so that imagined worlds agree with everything seen.

`shown` counts the cards of each type that must be in a seat's hand: it took them openly from the discard
pile (STO-21), or it drew the whole shuffled pile (STO-56). A pirate laid face down makes this less certain:
`loose` counts the pirates that must be in the hand or among the face-down ones marked LOOSE. `sealed` is the
discard pile when it was shuffled: the deck holds nothing else. `drawn` is what each seat has drawn from it,
known to that seat only.
"""

from __future__ import annotations

from flibuste.games.stoertebeker.parts import PIRATE, STRONGEST, TYPES
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads
from flibuste.kernel.types import Seat


def keep_in_mind(s: Roads, seat: Seat, card: int) -> None:
    """Everybody saw this card go into the hand."""
    s.shown[TYPES * seat + card] += 1
    if card >= PIRATE:
        s.loose[STRONGEST * seat + card - PIRATE] += 1


def leave_hand(s: Roads, seat: Seat, card: int) -> None:
    """A card is played openly; it counts as the one everybody saw, if there was one."""
    s.hands[seat].remove(card)
    at = TYPES * seat + card
    if s.shown[at]:
        s.shown[at] -= 1
    if card >= PIRATE:
        loose = STRONGEST * seat + card - PIRATE
        if s.loose[loose]:
            s.loose[loose] -= 1


def leave_hand_unseen(s: Roads, seat: Seat, card: int) -> int:
    """A pirate is laid face down and may be any of the known ones. Returns its mark at the ship."""
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
    """A face-down pirate is turned up, so it is no longer one of those that may be a known one."""
    if not pirate & LOOSE:
        return
    points = (pirate & 15) - 1
    loose = STRONGEST * seat + points
    if s.loose[loose] > s.shown[TYPES * seat + PIRATE + points]:
        s.loose[loose] -= 1


def sharpen(s: Roads, seat: Seat) -> None:
    """If no ship has a pirate marked LOOSE, the pirates that were in the hand or there are in the hand."""
    for berth in range(len(s.berths)):
        for pirate in s.crew[s.side(berth, seat)]:
            if pirate & LOOSE:
                return
    for points in range(STRONGEST):
        s.shown[TYPES * seat + PIRATE + points] = s.loose[STRONGEST * seat + points]


def turn_up(s: Roads, side: int, seat: Seat) -> list[int]:
    """Turns up all pirates of a side. Returns the points of those that were face down."""
    hidden = [pirate for pirate in s.crew[side] if not pirate & UP]
    if hidden:
        s.crew[side] = tuple(sorted([(pirate & 15) | UP for pirate in s.crew[side]]))
        for pirate in hidden:
            come_to_light(s, seat, pirate)
        sharpen(s, seat)
    return [pirate & 15 for pirate in hidden]


def send_away(s: Roads, side: int, seat: Seat, pirate: int) -> None:
    """Moves a pirate from a ship to the discard pile, where everybody sees it."""
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
