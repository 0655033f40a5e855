"""The end of the game: the highest score wins (LIB-48, LIB-49)."""

from __future__ import annotations

from flibuste.games.libertalia.state import Crews
from flibuste.kernel.types import Result, places_of


def result(s: Crews) -> Result:
    """A score is the sum of all fortunes. Equal scores share a place, or the last fortune breaks the tie."""
    ranking = s.score[:]
    if s.last_campaign_breaks_ties and len(s.fortunes) == s.campaigns:
        last = s.fortunes[-1]
        ranking = [1000 * s.score[seat] + last[seat] for seat in range(s.seats)]  # LIB-49
    sheet = tuple([sheet_of(s, seat) for seat in range(s.seats)])
    return Result(tuple(s.score), places_of(ranking), s.ended, sheet)


def sheet_of(s: Crews, seat: int) -> tuple[tuple[str, int], ...]:
    return tuple([(f"campaign-{at + 1}", fortunes[seat]) for at, fortunes in enumerate(s.fortunes)])
