"""What each seat sees, named piece by piece, and the open table when the game is over."""

from __future__ import annotations

from flibuste.games._parley.state import Council
from flibuste.kernel.pile import open_pile
from flibuste.kernel.types import Json, Seat


def public(s: Council) -> dict[str, Json]:
    """The public table; all of it once the game is over.

    Who has sealed an answer is not the game's to show: the platform does.
    """
    if s.ended:
        return open_table(s)
    seen = table(s)
    seen["players"] = [player(s, seat, False) for seat in range(s.seats)]
    return seen


def own(s: Council, seat: Seat) -> dict[str, Json]:
    """A seat's hand, what it knows of the hoard, and its answer so far."""
    return {
        "seat": seat,
        "hand": s.hands[seat][:],
        "known": [[at, token] for at, token in s.hoard.known_to(seat)],
        "sealed": [choice.text for other, choice in s.answers if other == seat],
    }


def open_table(s: Council) -> dict[str, Json]:
    """Everything face up; what has no order, sorted."""
    seen = table(s)
    seen["players"] = [player(s, seat, True) for seat in range(s.seats)]
    seen["pile"] = open_pile(s.hoard)
    seen["box"] = sorted(s.box)
    return seen


def table(s: Council) -> dict[str, Json]:
    """What lies open before everybody."""
    return {
        "round": s.round,
        "ended": s.ended,
        "shown": s.shown[:],
        "played": s.played[:],
        "fighters": list(s.fighters),
        "dice": s.dice[:],
        "speaker": None if s.speaker < 0 else s.speaker,
        "hoard": len(s.hoard),
        "knowers": knowers(s),
        "barrel": s.barrel,
    }


def knowers(s: Council) -> list[Json]:
    """Who knows which place of the hoard, counted from the top: all saw who looked (PAR-12, PAR-13)."""
    seats = range(s.seats)
    return [[at, seat] for seat in seats for at, _ in s.hoard.known_to(seat)]


def player(s: Council, seat: Seat, face_up: bool) -> dict[str, Json]:
    """What lies before a seat; the hand only if it is face up."""
    seen: dict[str, Json] = {"cards": len(s.hands[seat]), "rum": s.rum[seat], "loot": s.loot[seat][:]}
    if face_up:
        seen["hand"] = s.hands[seat][:]
    return seen
