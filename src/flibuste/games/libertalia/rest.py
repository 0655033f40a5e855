"""The rest day: end-of-campaign powers, the fortune, and the clean-up (LIB-12, LIB-36 to LIB-43)."""

from __future__ import annotations

from flibuste.games.libertalia.memory import bits, close_ledger
from flibuste.games.libertalia.parts import (
    CAPTAIN,
    CARPENTER,
    CHEST,
    COUNT,
    DAYS,
    DOUBLOONS,
    END_POWERS,
    FIRST_MATE,
    GAMBLER,
    GOODS,
    GOVERNORS_DAUGHTER,
    JEWEL,
    KINDS,
    MAP,
    MAP_SET,
    MAP_SET_VALUE,
    PREACHER,
    QUARTERMASTER,
    RELIC,
    TILES,
    TOPMAN,
    TREASURER,
    VALUE,
)
from flibuste.games.libertalia.purse import gain, lose
from flibuste.games.libertalia.state import REST, Crews
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Json, Seat


def rest_day(s: Crews, _: int, dealer: Dealer) -> None:
    s.phase = REST
    if dealer.heard:
        dealer.tell("rested", "LIB-36", {"campaign": s.campaign})
    counts: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        doubloons = s.doubloons[seat]
        brought = end_powers(s, seat, dealer)
        counts.append((doubloons, *brought, *s.tiles(seat)))
    fortunes = [count_fortune(s, seat, dealer) for seat in range(s.seats)]
    s.fortunes = (*s.fortunes, tuple(fortunes))
    s.counts = (*s.counts, tuple(counts))
    for seat in range(s.seats):
        s.score[seat] += fortunes[seat]  # LIB-39
    if dealer.heard:
        dealer.tell("campaign-ended", "LIB-39", {"campaign": s.campaign, "scores": s.score[:]})


def end_powers(s: Crews, seat: Seat, dealer: Dealer) -> list[int]:
    """Returns what each power brought. In descending rank: the losses come before most gains (LIB-36)."""
    den = s.dens[seat]
    brought = [0] * len(END_POWERS)
    for at, rank in enumerate(END_POWERS):
        if rank in den:
            before = s.doubloons[seat]
            end_power(s, seat, rank, dealer)
            brought[at] = s.doubloons[seat] - before
    return brought


def end_power(s: Crews, seat: Seat, rank: int, dealer: Dealer) -> None:
    if rank == CAPTAIN:
        lose(s, seat, 3 * s.booty[KINDS * seat + RELIC], CAPTAIN, dealer)
    elif rank == QUARTERMASTER:
        lose(s, seat, 8, QUARTERMASTER, dealer)
    elif rank == GOVERNORS_DAUGHTER:
        if sum([1 for den in s.dens if GOVERNORS_DAUGHTER in den]) == 1:
            gain(s, seat, 6, GOVERNORS_DAUGHTER, dealer)
        else:
            lose(s, seat, 3, GOVERNORS_DAUGHTER, dealer)
    else:
        gain(s, seat, end_gain(s, seat, rank), rank, dealer)


def end_gain(s: Crews, seat: Seat, rank: int) -> int:
    """What the characters bring whose end power never costs anything."""
    own = KINDS * seat
    if rank == FIRST_MATE:
        return len(s.dens[seat])
    if rank == GAMBLER:
        return 8
    if rank == TREASURER:
        return s.booty[own + GOODS] + s.booty[own + JEWEL] + s.booty[own + CHEST]
    if rank == TOPMAN:  # equal to the fewest is enough
        return 5 if len(s.dens[seat]) == min([len(den) for den in s.dens]) else 0
    if rank == CARPENTER:
        return 10
    assert rank == PREACHER
    return 5


def worth(tiles: list[int], tile: int) -> int:
    """The value of all tiles of a kind (LIB-37)."""
    if tile == MAP:
        return MAP_SET_VALUE * (tiles[MAP] // MAP_SET)
    return VALUE[tile] * tiles[tile]


def fortune(s: Crews, seat: Seat) -> int:
    """Doubloons and booty, never below 0 (LIB-37, LIB-38)."""
    b = s.booty
    at = KINDS * seat
    total = (
        s.doubloons[seat]
        + 5 * b[at + CHEST]
        + 3 * b[at + JEWEL]
        + b[at + GOODS]
        + MAP_SET_VALUE * (b[at + MAP] // MAP_SET)
        - 3 * b[at + RELIC]
    )
    return max(0, total)


def count_fortune(s: Crews, seat: Seat, dealer: Dealer) -> int:
    """Tells the fortune line by line, with every tile face up (LIB-37, LIB-47)."""
    total = fortune(s, seat)
    if dealer.heard:
        tiles = s.tiles(seat)
        facts: dict[str, Json] = {"seat": seat, "doubloons": s.doubloons[seat]}
        for tile in range(KINDS):
            facts[TILES[tile]] = worth(tiles, tile)
        facts["counts"] = {TILES[tile]: tiles[tile] for tile in range(KINDS)}
        facts["booty"] = sum([worth(tiles, tile) for tile in range(KINDS)])
        facts["fortune"] = total
        facts["score"] = s.score[seat] + total
        facts["campaign"] = s.campaign
        counted: Facts = facts
        dealer.tell("fortune", "LIB-37", counted)
    return total


def clean_up(s: Crews, _: int, dealer: Dealer) -> None:
    """Dens and graveyards leave the game and tiles go back into the bag; hands are kept (LIB-40, LIB-41)."""
    for seat in range(s.seats):
        if dealer.heard:
            facts: Facts = {
                "seat": seat,
                "kept": len(s.hands[seat]),
                "den": s.dens[seat][:],
                "graveyard": len(s.graves[seat]),
            }
            dealer.tell("cleaned-up", "LIB-40", facts)
        s.gone[seat] |= bits(s.dens[seat])
        s.lost[seat] |= bits(s.graves[seat])
        s.dens[seat] = []
        s.graves[seat] = []
        s.buried[seat] = 0
    s.bag = COUNT[:]  # LIB-31
    s.board = [0] * (KINDS * DAYS)
    s.booty = [0] * (KINDS * s.seats)
    s.doubloons = [DOUBLOONS] * s.seats
    close_ledger(s)
