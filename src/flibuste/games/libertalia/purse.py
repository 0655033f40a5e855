"""Moves doubloons, tiles and discarded characters (LIB-9, LIB-44 to LIB-46)."""

from __future__ import annotations

from bisect import insort

from flibuste.games.libertalia.memory import BAGGED, note
from flibuste.games.libertalia.parts import CHARACTERS, KINDS, POWER, TILES
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Seat


def gain(s: Crews, seat: Seat, amount: int, rank: int, dealer: Dealer) -> None:
    """Doubloons from the bank for this character's power. The bank never runs out."""
    s.doubloons[seat] += amount
    if dealer.heard:
        tell_doubloons(s, seat, amount, rank, dealer)


def lose(s: Crews, seat: Seat, amount: int, rank: int, dealer: Dealer) -> None:
    """Doubloons to the bank; at most what the seat has (LIB-44)."""
    lost = min(amount, s.doubloons[seat])
    s.doubloons[seat] -= lost
    if dealer.heard:
        tell_doubloons(s, seat, -lost, rank, dealer)


def tell_doubloons(s: Crews, seat: Seat, delta: int, rank: int, dealer: Dealer) -> None:
    if delta == 0:
        tell_nothing(seat, rank, dealer)
        return
    facts: Facts = {
        "seat": seat,
        "delta": delta,
        "amount": abs(delta),
        "doubloons": s.doubloons[seat],
        "rank": rank,
        "character": CHARACTERS[rank],
    }
    dealer.tell("gained" if delta > 0 else "lost", POWER[rank], facts)


def tell_nothing(seat: Seat, rank: int, dealer: Dealer) -> None:
    """Tells that a power had no effect (LIB-8)."""
    if dealer.heard:
        dealer.tell("no-effect", POWER[rank], {"seat": seat, "rank": rank, "character": CHARACTERS[rank]})


def discard_tiles(s: Crews, seat: Seat, tile: int, count: int, rank: int, dealer: Dealer) -> None:
    """Shows the tiles and puts them into the bag at once (LIB-46, LIB-47)."""
    if count == 0:
        return
    note(s, BAGGED, seat, tile, count)
    s.booty[KINDS * seat + tile] -= count
    s.bag[tile] += count
    if dealer.heard:
        facts: Facts = {
            "seat": seat,
            "tile": TILES[tile],
            "count": count,
            "rank": rank,
            "character": CHARACTERS[rank],
            "bag": sum(s.bag),
        }
        dealer.tell("tiles-discarded", "LIB-46", facts)


def bury(s: Crews, seat: Seat, rank: int) -> None:
    """Puts the card face down into its owner's graveyard (LIB-9)."""
    insort(s.graves[seat], rank)
    s.buried[seat] |= 1 << rank


def discard_from_den(s: Crews, owner: Seat, rank: int, seat: Seat, cause: str, dealer: Dealer) -> None:
    """Discards a character by a power or a sabre of `seat`; `cause` names it."""
    s.dens[owner].remove(rank)
    bury(s, owner, rank)
    if dealer.heard:
        tell_discarded(owner, rank, "den", seat, cause, dealer)


def tell_discarded(owner: Seat, rank: int, origin: str, seat: Seat, cause: str, dealer: Dealer) -> None:
    facts: Facts = {
        "seat": seat,
        "owner_seat": owner,
        "rank": rank,
        "character": CHARACTERS[rank],
        "origin": origin,
        "cause": cause,
    }
    dealer.tell("character-discarded", "LIB-9", facts)
