"""Worlds a seat cannot tell apart: accessories and rendezvous it has not seen, dealt anew.

All other tiles were open when they were won, and every coin was paid and received in the open: they lie
hidden, but whoever has a good memory knows them.
"""

from __future__ import annotations

from flibuste.games.rum_and_pirates.parts import DATES
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.words import Seat


def imagine(s: Harbour, seat: Seat, rng: Rng) -> Harbour:
    world = s.clone()
    if s.ended:
        return world  # all flags are lifted
    dealer = Dealer(rng)
    imagine_gear(world, seat, dealer)
    imagine_dates(world, seat, dealer)
    return world


def imagine_gear(world: Harbour, seat: Seat, dealer: Dealer) -> None:
    """A seat knows its own accessories and those it once sold, wherever they are now."""
    pool = world.gear_pile.unseen(seat)
    drawn = world.drawn >= 0 and not world.drawn_known >> seat & 1
    if drawn:
        pool.append(world.drawn)
    for other in range(world.seats):
        for at in range(len(world.gear[other])):
            if not world.gear_known[other][at] >> seat & 1:
                pool.append(world.gear[other][at])
    pool.sort()  # from here on nothing depends on where the tiles were
    for other in range(world.seats):
        for at in range(len(world.gear[other])):
            if not world.gear_known[other][at] >> seat & 1:
                world.gear[other][at] = dealer.draw(pool)
    if drawn:
        world.drawn = dealer.draw(pool)
    world.gear_pile.redeal(seat, pool, dealer)


def imagine_dates(world: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Others' open rendezvous: none that would have been met on the way (RUM-67)."""
    held: list[tuple[int, int]] = []
    pool = world.bags[DATES]
    for other in range(world.seats):
        if other != seat:
            for at in range(len(world.dates[other])):
                held.append((other, at))
                pool.append(world.dates[other][at])
    if not held:
        return
    pool.sort()
    every = pool[:]
    while not deal_dates(world, held, pool, dealer):
        pool = every[:]  # a corner: the last places found no tile that fits; the truth is one that does
    world.bags[DATES] = pool


def deal_dates(world: Harbour, held: list[tuple[int, int]], pool: list[int], dealer: Dealer) -> bool:
    """Out of the pool, each place its tile among those it can hold; whether that was possible."""
    meets = world.box.meets
    for other, at in held:
        ruled_out = world.dates_not[other][at]
        fitting = [number for number in range(len(pool)) if not meets[pool[number]] & ruled_out]
        if not fitting:
            return False
        number = fitting[dealer.below(len(fitting))]
        world.dates[other][at] = pool[number]
        pool[number] = pool[-1]
        pool.pop()
    return True
