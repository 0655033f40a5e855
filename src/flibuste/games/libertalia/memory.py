"""What all who watched can know of hidden cards and tiles: the hands still possible, and what was seen.

Everybody is dealt the same ranks and every discard is seen, so hands are open to a good memory; but for
the card a Surgeon takes out of a graveyard of two or more. Tiles are seen when they are taken; but for
those a Spanish Spy draws. Both doubts shrink when something is shown (LIB-47).
"""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.parts import KINDS
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.words import Seat

DRAWN: Final = 0
"""A tile out of the bag, which its owner alone has seen."""
GOT: Final = 1
"""Tiles from the board or from a neighbour."""
GAVE: Final = 2
"""Tiles to a neighbour."""
BAGGED: Final = 3
"""Tiles put into the bag."""
EXACTLY: Final = 4
"""So many tiles of a kind, as was shown or paid for."""
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
    """A card was played out of this hand: so it was there."""
    if s.doubts[seat]:
        card = 1 << rank
        s.buried[seat] &= ~card
        narrow(s, seat, [hand ^ card for hand in s.doubts[seat] if hand & card])


def joined(s: Crews, seat: Seat, ranks: int) -> None:
    """Cards went to this hand, seen by all."""
    if s.doubts[seat]:
        s.doubts[seat] = tuple([hand | ranks for hand in s.doubts[seat]])


def revived(s: Crews, seat: Seat, rank: int) -> bool:
    """One card went from the graveyard to the hand, unseen. Whether the others are in doubt which."""
    hands = s.doubts[seat] or (bits(s.hands[seat]) & ~(1 << rank),)
    possible: set[int] = set()
    for hand in hands:
        for other in ranks_in(s.buried[seat] & ~hand):
            possible.add(hand | 1 << other)
    narrow(s, seat, sorted(possible))
    return len(possible) > 1


def narrow(s: Crews, seat: Seat, hands: list[int]) -> None:
    """If one hand alone is left it is the true one."""
    if len(hands) > 1:
        s.doubts[seat] = tuple(sorted(set(hands)))
    else:
        s.doubts[seat] = ()
        s.buried[seat] = bits(s.graves[seat])


# Tiles.


def note(s: Crews, what: int, seat: Seat, tile: int, count: int) -> None:
    """Only needed while somebody holds a tile the others have not seen."""
    if s.before:
        s.ledger.append((what, seat, tile, count))


def begin_ledger(s: Crews) -> None:
    """Up to now every tile of this campaign was seen by all."""
    if not s.before:
        s.before = (*s.bag, *s.booty)


def close_ledger(s: Crews) -> None:
    """All tiles lie open at the scoring (LIB-47)."""
    s.before = ()
    s.ledger = []


def holds(tiles: list[int], what: int, seat: Seat, tile: int, count: int) -> bool:
    """Whether somebody with these tiles (the bag first, then seat by seat) could have been seen doing so."""
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
    """What an entry did to the tiles."""
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
