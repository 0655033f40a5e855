"""Phase 6: the cards taken go to the hand, and the hand is filled up (STO-54 to STO-57)."""

from __future__ import annotations

from flibuste.games.stoertebeker import memory
from flibuste.games.stoertebeker.parts import CARD_NAMES, HAND, TYPES
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Seat


def draw(s: Roads, seat: Seat, dealer: Dealer) -> None:
    s.fresh = ()
    s.turns[seat] += 1
    hand = s.hands[seat]
    if s.front:
        pick_up(s, seat, dealer)
    if len(hand) < HAND and s.deck:
        draw_cards(s, seat, dealer)
    if len(hand) < HAND:  # STO-56: not earlier
        count = sum(s.discard)
        if count:
            memory.seal(s)
            if dealer.heard:
                dealer.tell("shuffled", "STO-56", {"count": count})
            draw_cards(s, seat, dealer)
            if not s.deck:
                remember_all(s, seat)
        if len(hand) < HAND and dealer.heard:
            dealer.tell("short", "STO-57", {"seat": seat, "count": len(hand)})
    hand.sort()


def pick_up(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """Picks up the cards taken from the discard pile, which everybody has seen (STO-22, STO-54)."""
    if dealer.heard:
        names = [CARD_NAMES[card] for card in s.front]
        dealer.tell("picked-up", "STO-54", {"seat": seat, "count": len(names), "cards": names})
    for card in s.front:
        s.hands[seat].append(card)
        memory.keep_in_mind(s, seat, card)
    s.front = []


def draw_cards(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """Draws up to six cards in hand, or until the deck is empty (STO-55)."""
    hand = s.hands[seat]
    had = len(hand)
    while len(hand) < HAND and s.deck:
        card = dealer.draw(s.deck)
        hand.append(card)
        s.drawn[TYPES * seat + card] += 1
    s.drew = True
    if dealer.heard:
        facts: Facts = {"seat": seat, "count": len(hand) - had, "left": len(s.deck)}
        names = [CARD_NAMES[card] for card in sorted(hand[had:])]
        dealer.tell("drew", "STO-55", facts, {"cards": names}, (seat,))


def remember_all(s: Roads, seat: Seat) -> None:
    """A seat that draws the whole shuffled pile holds exactly the cards everybody saw lying there."""
    for card in range(TYPES):
        for _ in range(s.sealed[card]):
            memory.keep_in_mind(s, seat, card)
