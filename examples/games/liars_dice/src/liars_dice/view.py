"""What each seat sees, named piece by piece, and the open table when the game is over."""

from __future__ import annotations

from flibuste.kernel.types import Json, Seat
from liars_dice.state import Cups


def public(s: Cups) -> dict[str, Json]:
    """What lies open before everybody; all of it once the game is over."""
    if s.ended:
        return open_table(s)
    return table(s)


def own(s: Cups, seat: Seat) -> dict[str, Json]:
    return {"seat": seat, "own_dice": s.dice[seat][:]}


def open_table(s: Cups) -> dict[str, Json]:
    seen = table(s)
    seen["dice"] = [dice[:] for dice in s.dice]
    return seen


def table(s: Cups) -> dict[str, Json]:
    return {
        "ended": s.ended,
        "aces_wild": s.wild,
        "players": [{"dice": len(dice), "out": seat in s.out} for seat, dice in enumerate(s.dice)],
        "dice_lost": s.lost,
        "bidder_seat": None if s.bidder < 0 else s.bidder,
        "bid_count": s.count,
        "bid_face": s.face,
        "named": s.named,
    }
