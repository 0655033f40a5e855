"""Worlds a seat cannot tell apart: they differ only in cards taken by Surgeons and tiles drawn by Spies."""

from __future__ import annotations

from flibuste.games.libertalia.memory import DRAWN, bits, enter, holds, ranks_in
from flibuste.games.libertalia.parts import KINDS
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Rng
from flibuste.kernel.types import Seat


def imagine(s: Crews, seat: Seat, rng: Rng) -> Crews:
    """Picks a possible hand for each other seat, and tiles that agree with everything seen so far."""
    world = s.clone()
    if s.ended:
        return world  # everything is open now
    for other in range(s.seats):
        hands = s.doubts[other]
        if other != seat and hands:
            imagine_hand(world, other, hands[rng.below(len(hands))])
    if s.before:
        imagine_tiles(world, seat, rng)
    return world


def imagine_hand(world: Crews, other: Seat, hand: int) -> None:
    """The cards buried in this campaign are in this hand or in the graveyard; the rest have left the game."""
    all_ranks = bits(world.hands[other]) | bits(world.graves[other]) | world.lost[other]
    grave = world.buried[other] & ~hand
    world.hands[other] = ranks_in(hand)
    world.graves[other] = ranks_in(grave)
    world.lost[other] = all_ranks & ~hand & ~grave


def imagine_tiles(world: Crews, seat: Seat, rng: Rng) -> None:
    """Repeats every unseen draw of the campaign so that the result agrees with everything seen since."""
    tiles = list(world.before)
    drawn: list[int] = []
    found = retrace(world.ledger, 0, tiles, seat, drawn, rng)
    assert found, "the truth is always possible"
    world.bag = tiles[:KINDS]
    world.booty = tiles[KINDS:]
    drawn.reverse()
    for at, (what, who, _, count) in enumerate(world.ledger):
        if what == DRAWN:
            world.ledger[at] = (what, who, drawn.pop(), count)


def retrace(
    ledger: list[tuple[int, int, int, int]],
    at: int,
    tiles: list[int],
    seat: Seat,
    drawn: list[int],
    rng: Rng,
) -> bool:
    """Replays the ledger from this entry on. Backtracks over unseen draws, trying each kind at most once."""
    for place in range(at, len(ledger)):
        what, who, tile, count = ledger[place]
        if what == DRAWN and who != seat:
            return redraw(ledger, place, tiles, seat, drawn, rng)
        if what == DRAWN:
            if tiles[tile] == 0:
                return False
            drawn.append(tile)
        elif not holds(tiles, what, who, tile, count):
            return False
        enter(tiles, what, who, tile, count)
    return True


def redraw(
    ledger: list[tuple[int, int, int, int]],
    at: int,
    tiles: list[int],
    seat: Seat,
    drawn: list[int],
    rng: Rng,
) -> bool:
    """Tries the tiles for this draw in random order, each as likely as it was in the bag at that moment."""
    who = ledger[at][1]
    chances = tiles[:KINDS]
    known = len(drawn)
    while sum(chances):
        number = rng.below(sum(chances))
        tile = 0
        while number >= chances[tile]:
            number -= chances[tile]
            tile += 1
        chances[tile] = 0
        attempt = tiles[:]
        enter(attempt, DRAWN, who, tile, 1)
        del drawn[known:]
        drawn.append(tile)
        if retrace(ledger, at + 1, attempt, seat, drawn, rng):
            tiles[:] = attempt
            return True
    return False
