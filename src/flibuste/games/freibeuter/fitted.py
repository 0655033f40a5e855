"""What was learnt from games about what a ring, a card and a turn are worth: docs/bots.md says how.

Lists are by how many regions a ring still lacks, from none to all four.
"""

from __future__ import annotations

from typing import Final


class Fitted:
    def __init__(
        self,
        deck_outer: list[float],
        deck_inner: list[float],
        gains: list[float],
        loses: list[float],
        held: list[float],
        dutchman: list[float],
        dutchman_in_deck: float,
        ship: list[float],
        hope: float,
        more_boats: list[float],
        from_hand: list[float],
        loan: float,
        awaited: list[float],
        awaited_card: list[float],
        loot: float,
        loot_card: list[float],
        doubled: float,
        boat: float,
        fd_card: float,
        second_card: float,
        turn: float,
    ) -> None:
        # How readily a gap is filled: a card that could as well lie anywhere in the deck counts about 1.
        self.deck_outer: list[float] = deck_outer
        """The card lies in the deck, and there is one of it …"""
        self.deck_inner: list[float] = deck_inner
        """… or two;"""
        self.gains: list[float] = gains
        """somebody holds it who gains if the ring closes …"""
        self.loses: list[float] = loses
        """… or somebody who does not …"""
        self.held: list[float] = held
        """… or nobody gains."""
        self.dutchman: list[float] = dutchman
        """The Dutchman fills a last gap, too: nobody has a card of his lines, a loser has, a gainer …"""
        self.dutchman_in_deck: float = dutchman_in_deck
        """… and somebody may draw one."""
        self.ship: list[float] = ship
        """What a captured ship is worth to its boarder, of its value …"""
        self.hope: float = hope
        """… and of what it would gain by its doubler."""
        self.more_boats: list[float] = more_boats
        """How many foreign boats will come to a boarded ship before its ring closes …"""
        self.from_hand: list[float] = from_hand
        """… and how many for each card in hand."""
        self.loan: float = loan
        """What it costs to borrow for the fee, of the sum."""
        self.awaited: list[float] = awaited
        """What a boat beside a ship that somebody may still board brings, of its fee …"""
        self.awaited_card: list[float] = awaited_card
        """… and a card in hand."""
        self.loot: float = loot
        """What a boat beside a warehouse brings, of its pay …"""
        self.loot_card: list[float] = loot_card
        """… and a card in hand."""
        self.doubled: float = doubled
        """What a doubler brings, of what the ships captured so far would gain."""
        self.boat: float = boat
        """What a boat of the stock is worth …"""
        self.fd_card: float = fd_card
        """… a Dutchman card in hand …"""
        self.second_card: float = second_card
        """… the card of a region that holds a boat already …"""
        self.turn: float = turn
        """… and to be at the turn."""


COMPANY: Final = Fitted(
    deck_outer=[0.0, 0.55, 0.62, 0.5, 3.77],
    deck_inner=[0.0, 1.34, 1.7, 1.18, 0.0],
    gains=[0.0, 2.94, 2.39, 1.56, 0.0],
    loses=[0.0, 0.76, 1.11, 1.06, 0.0],
    held=[0.0, 4.03, 1.05, 0.9, 1.5],
    dutchman=[0.0, 0.0, 2.58],
    dutchman_in_deck=0.27,
    ship=[1.0, 0.89, 0.87, 0.98, -0.82],
    hope=0.76,
    more_boats=[0.0, 0.79, 1.08, 1.54, 2.6],
    from_hand=[0.0, 0.31, 0.48, 0.84, 0.8],
    loan=0.28,
    awaited=[0.0, 0.39, 0.54, 0.66, 0.0],
    awaited_card=[0.0, 0.49, 0.22, 0.75, 0.0],
    loot=1.05,
    loot_card=[0.0, 0.29, 0.64, 0.76, 0.0],
    doubled=0.77,
    boat=0.14,
    fd_card=-0.07,
    second_card=0.22,
    turn=1.57,
)
"""2,500 games of four seats."""
