"""How many acts a table may have. The game itself can always be finished."""

from __future__ import annotations

from flibuste.kernel.types import Refusal, Seat
from flibuste.table.session import Session

GOES_ON = ("choose", "away", "leave", "resign", "end")
"""These lead to the end of the game, or away from it, so there are only so many of them."""
COMES_AND_GOES = ("back", "join", "accept", "refuse", "withdraw")
"""These are allowed for longer: who is at the table matters more than a move taken back."""


def must_fit(session: Session, kind: str, seat: Seat, most: int) -> None:
    """Refuses to take back or to change anything at a table that has so many acts already."""
    if session.n < most:
        return
    if kind in GOES_ON and not (kind == "choose" and seat in session.sealed):
        return
    if kind not in COMES_AND_GOES or session.n >= 2 * most:
        raise Refusal("too-many-acts", "", {"most": most})
