"""What an attentive observer knows about hidden cards and tiles: the possible hands, and what was seen.

Everybody is dealt the same ranks and every discard is seen, so a good memory knows all hands. The exception
is the card a Surgeon takes from a graveyard of two or more. Tiles are seen when they are taken, except those
a Spanish Spy draws. Both kinds of doubt shrink when something is shown (LIB-47).
"""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.parts import KINDS
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.types import Seat

DRAWN: Final = 0
"""A tile drawn from the bag that only its owner has seen."""
GOT: Final = 1
"""Tiles received from the board or from a neighbour."""
GAVE: Final = 2
"""Tiles given to a neighbour."""
BAGGED: Final = 3
"""Tiles put into the bag."""
EXACTLY: Final = 4
"""The seat had exactly this number of tiles of a kind, because it showed them or was paid for them."""
AT_LEAST: Final = 5
SEVERAL: Final = 6
"""A Preacher was asked which to keep (2), or had tiles of one kind only (1)."""
OFFERS: Final = 7
"""A Merchant had nothing to sell (0), one thing (1), or was asked (2)."""


def bits(ranks: list[int]) -> int:
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    return mask


def ranks_in(mask: int) -> list[int]:
    return [rank for rank in range(1, 31) if mask >> rank & 1]


# Cards.


def showed(s: Crews, seat: Seat, rank: int) -> None:
    """A card was played from this hand: only the hands that held it remain possible."""
    if s.doubts[seat]:
        card = 1 << rank
        s.buried[seat] &= ~card
        narrow(s, seat, [hand ^ card for hand in s.doubts[seat] if hand & card])


def joined(s: Crews, seat: Seat, ranks: int) -> None:
    """Everybody saw these cards go to this hand."""
    if s.doubts[seat]:
        s.doubts[seat] = tuple([hand | ranks for hand in s.doubts[seat]])


def revived(s: Crews, seat: Seat, rank: int) -> bool:
    """A hidden card went from the graveyard to the hand. Returns whether the others are in doubt which."""
    hands = s.doubts[seat] or (bits(s.hands[seat]) & ~(1 << rank),)
    possible: set[int] = set()
    for hand in hands:
        for other in ranks_in(s.buried[seat] & ~hand):
            possible.add(hand | 1 << other)
    narrow(s, seat, sorted(possible))
    return len(possible) > 1


def narrow(s: Crews, seat: Seat, hands: list[int]) -> None:
    """Keeps these possible hands. If only one is left, it is the true one."""
    if len(hands) > 1:
        s.doubts[seat] = tuple(sorted(set(hands)))
    else:
        s.doubts[seat] = ()
        s.buried[seat] = bits(s.graves[seat])


# Tiles.


def note(s: Crews, what: int, seat: Seat, tile: int, count: int) -> None:
    """Adds an entry to the ledger, which is only kept after an unseen draw."""
    if s.before:
        s.ledger.append((what, seat, tile, count))


def begin_ledger(s: Crews) -> None:
    """Starts the ledger: up to now, everybody has seen every tile of this campaign."""
    if not s.before:
        s.before = (*s.bag, *s.booty)


def close_ledger(s: Crews) -> None:
    """Ends the ledger: the scoring shows all tiles (LIB-47)."""
    s.before = ()
    s.ledger = []


def holds(tiles: list[int], what: int, seat: Seat, tile: int, count: int) -> bool:
    """Whether the entry is possible with these tiles (seven counts for the bag, then seven per seat)."""
    own = KINDS * (seat + 1)
    if what == EXACTLY:
        return tiles[own + tile] == count
    if what in (AT_LEAST, BAGGED, GAVE):
        return tiles[own + tile] >= count
    if what == SEVERAL:
        kinds = sum([1 for kind in range(KINDS) if tiles[own + kind]])
        return min(kinds, 2) == count
    if what == OFFERS:
        offers = sum([min(2, max(0, tiles[own + kind] - 1)) for kind in range(KINDS)])
        return min(offers, 2) == count
    return True


def enter(tiles: list[int], what: int, seat: Seat, tile: int, count: int) -> None:
    """Applies an entry to the tiles."""
    own = KINDS * (seat + 1)
    if what == GOT:
        tiles[own + tile] += count
    elif what in (GAVE, BAGGED):
        tiles[own + tile] -= count
        if what == BAGGED:
            tiles[tile] += count
    elif what == DRAWN:
        tiles[tile] -= 1
        tiles[own + tile] += 1
