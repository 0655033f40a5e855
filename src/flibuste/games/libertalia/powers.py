"""What the characters do by day: LIB-101 to LIB-130, with LIB-18, LIB-20 and LIB-22."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.games.libertalia.asks import (
    KEEP_TILE,
    RECRUIT_CARD,
    REPLACE_PARROT,
    REVIVE_CARD,
    SELL_TILES,
    SHOOT_CARD,
)
from flibuste.games.libertalia.memory import (
    DRAWN,
    EXACTLY,
    GAVE,
    GOT,
    OFFERS,
    SEVERAL,
    begin_ledger,
    note,
)
from flibuste.games.libertalia.parts import (
    BEGGAR,
    BOSUN,
    BRUTE,
    CAPTAIN,
    CARPENTER,
    CHARACTERS,
    FRENCH_OFFICER,
    GAMBLER,
    GUNNER,
    KINDS,
    MONKEY,
    OFFICER,
    PARROT,
    POWER,
    PREACHER,
    QUARTERMASTER,
    RELIC,
    SPANISH_GOVERNOR,
    SPANISH_SPY,
    TILES,
    VOODOO_WITCH,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.purse import (
    bury,
    discard_from_den,
    discard_tiles,
    gain,
    lose,
    tell_discarded,
    tell_nothing,
)
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Seat


def highest(s: Crews) -> int:
    """The highest card on the ship at this moment."""
    return s.ship[-1]


def parrot(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Is discarded, then replaced from the hand, which is almost never empty (LIB-20, LIB-22)."""
    s.ship.remove(s.acted)
    bury(s, seat, PARROT)
    if dealer.heard:
        tell_discarded(seat, PARROT, "ship", seat, CHARACTERS[PARROT], dealer)
    s.ask(REPLACE_PARROT, seat)


def monkey(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Gives all relics to the left neighbour (LIB-2)."""
    relics = s.booty[KINDS * seat + RELIC]
    note(s, EXACTLY, seat, RELIC, relics)
    if relics == 0:
        tell_nothing(seat, MONKEY, dealer)
        return
    left = s.left_of(seat)
    note(s, GAVE, seat, RELIC, relics)
    note(s, GOT, left, RELIC, relics)
    s.booty[KINDS * seat + RELIC] = 0
    s.booty[KINDS * left + RELIC] += relics
    if dealer.heard:
        facts: Facts = {
            "from_seat": seat,
            "to_seat": left,
            "count": relics,
            "rank": MONKEY,
            "character": CHARACTERS[MONKEY],
        }
        dealer.tell("relics-moved", POWER[MONKEY], facts)


def beggar(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Takes up to three doubloons from the owner of the highest, unless that is the same owner (LIB-45)."""
    giver = seat_of(highest(s))
    amount = min(3, s.doubloons[giver])
    if giver == seat or amount == 0:
        tell_nothing(seat, BEGGAR, dealer)
        return
    s.doubloons[giver] -= amount
    s.doubloons[seat] += amount
    if dealer.heard:
        facts: Facts = {
            "from_seat": giver,
            "to_seat": seat,
            "amount": amount,
            "from_doubloons": s.doubloons[giver],
            "to_doubloons": s.doubloons[seat],
            "rank": BEGGAR,
            "character": CHARACTERS[BEGGAR],
        }
        dealer.tell("paid", POWER[BEGGAR], facts)


def recruiter(s: Crews, seat: Seat, dealer: Dealer) -> None:
    s.ask(RECRUIT_CARD, seat)


def preacher(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Of two tiles or more, only one is kept."""
    if s.tile_count(seat) < 2:
        tell_nothing(seat, PREACHER, dealer)
        return
    if s.before:
        note(s, SEVERAL, seat, 0, min(2, len(KEEP_TILE.options(s, seat))))
    s.ask(KEEP_TILE, seat)


def carpenter(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Loses half the doubloons, rounded down (LIB-44)."""
    lose(s, seat, s.doubloons[seat] // 2, CARPENTER, dealer)


def french_officer(s: Crews, seat: Seat, dealer: Dealer) -> None:
    if s.doubloons[seat] <= 8:
        gain(s, seat, 5, FRENCH_OFFICER, dealer)
    else:
        tell_nothing(seat, FRENCH_OFFICER, dealer)


def voodoo_witch(s: Crews, seat: Seat, dealer: Dealer) -> None:
    gain(s, seat, 2 * len(s.graves[seat]), VOODOO_WITCH, dealer)


def brute(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Discards the highest on the ship, even the Brute; its owner gets no booty today (LIB-18)."""
    card = s.ship.pop()
    bury(s, seat_of(card), rank_of(card))
    if dealer.heard:
        tell_discarded(seat_of(card), rank_of(card), "ship", seat, CHARACTERS[BRUTE], dealer)


def gunner(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Costs three doubloons, even if there is no target."""
    if s.doubloons[seat]:
        lose(s, seat, 3, GUNNER, dealer)
    s.ask(SHOOT_CARD, seat)


def spanish_spy(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Puts all officers into the bag, then draws as many tiles, hidden from the others (LIB-46)."""
    officers = s.booty[KINDS * seat + OFFICER]
    note(s, EXACTLY, seat, OFFICER, officers)
    if officers == 0:
        tell_nothing(seat, SPANISH_SPY, dealer)
        return
    discard_tiles(s, seat, OFFICER, officers, SPANISH_SPY, dealer)
    begin_ledger(s)
    for _ in range(officers):
        tile = draw_tile(s, dealer)
        s.booty[KINDS * seat + tile] += 1
        note(s, DRAWN, seat, tile, 1)
        if dealer.heard:
            facts: Facts = {"seat": seat, "rank": SPANISH_SPY, "bag": sum(s.bag)}
            dealer.tell("tile-drawn", POWER[SPANISH_SPY], facts, {"tile": TILES[tile]}, (seat,))


def draw_tile(s: Crews, dealer: Dealer) -> int:
    """Draws a tile, each equally likely; the bag is never empty here."""
    drawn = dealer.below(sum(s.bag))
    tile = 0
    while drawn >= s.bag[tile]:
        drawn -= s.bag[tile]
        tile += 1
    s.bag[tile] -= 1
    return tile


def bosun(s: Crews, seat: Seat, dealer: Dealer) -> None:
    lower = sum([1 for rank in s.dens[seat] if rank < BOSUN])
    gain(s, seat, 2 * lower, BOSUN, dealer)


def merchant(s: Crews, seat: Seat, dealer: Dealer) -> None:
    if s.before:
        note(s, OFFERS, seat, 0, min(2, len(SELL_TILES.options(s, seat))))
    s.ask(SELL_TILES, seat)


def surgeon(s: Crews, seat: Seat, dealer: Dealer) -> None:
    s.ask(REVIVE_CARD, seat)


def gambler(s: Crews, seat: Seat, dealer: Dealer) -> None:
    lose(s, seat, s.tile_count(seat), GAMBLER, dealer)


def quartermaster(s: Crews, seat: Seat, dealer: Dealer) -> None:
    gain(s, seat, s.tile_count(seat), QUARTERMASTER, dealer)


def captain(s: Crews, seat: Seat, dealer: Dealer) -> None:
    gain(s, seat, 3, CAPTAIN, dealer)


def spanish_governor(s: Crews, seat: Seat, dealer: Dealer) -> None:
    """Discards the owner's whole den; the Governor is still on the ship."""
    den = s.dens[seat][:]
    if not den:
        tell_nothing(seat, SPANISH_GOVERNOR, dealer)
    for rank in den:
        discard_from_den(s, seat, rank, seat, CHARACTERS[SPANISH_GOVERNOR], dealer)


POWERS: Final[list[Callable[[Crews, int, Dealer], None] | None]] = [
    None,
    parrot, monkey, beggar, recruiter, None,
    preacher, None, None, carpenter, french_officer,
    voodoo_witch, None, None, brute, gunner,
    None, spanish_spy, None, bosun, None,
    merchant, surgeon, None, gambler, None,
    quartermaster, None, None, captain, spanish_governor,
]  # fmt: skip
"""The day actions by rank."""
