"""Worlds a seat cannot tell apart: unseen accessories and rendezvous tiles are dealt again.

All other tiles were face up when they were won, and every coin was paid and received openly. They lie hidden
now, but a good memory knows them.
"""

from __future__ import annotations

from flibuste.games.rum_and_pirates.parts import DATES
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.types import Seat


def imagine(s: Harbour, seat: Seat, rng: Rng) -> Harbour:
    world = s.clone()
    if s.ended:
        return world  # all flags are lifted
    dealer = Dealer(rng)
    imagine_gear(world, seat, dealer)
    imagine_dates(world, seat, dealer)
    return world


def imagine_gear(world: Harbour, seat: Seat, dealer: Dealer) -> None:
    """A seat knows its own accessories and those it sold, wherever they are now."""
    pool = world.gear_pile.unseen(seat)
    drawn = world.drawn >= 0 and not world.drawn_known >> seat & 1
    if drawn:
        pool.append(world.drawn)
    for other in range(world.seats):
        for at in range(len(world.gear[other])):
            if not world.gear_known[other][at] >> seat & 1:
                pool.append(world.gear[other][at])
    pool.sort()  # now nothing depends on where the tiles were
    for other in range(world.seats):
        for at in range(len(world.gear[other])):
            if not world.gear_known[other][at] >> seat & 1:
                world.gear[other][at] = dealer.draw(pool)
    if drawn:
        world.drawn = dealer.draw(pool)
    world.gear_pile.redeal(seat, pool, dealer)


def imagine_dates(world: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Deals the unmet rendezvous tiles of others, but none that would have been met already (RUM-67)."""
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
        pool = every[:]  # rare: no tile fitted the last places. Try again; the true deal fits
    world.bags[DATES] = pool


def deal_dates(world: Harbour, held: list[tuple[int, int]], pool: list[int], dealer: Dealer) -> bool:
    """Deals each place a possible tile from the pool. Returns False if a place finds none."""
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
