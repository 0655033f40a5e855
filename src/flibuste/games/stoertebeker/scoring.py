"""The end of the game: points, colour bonus and tie-break (STO-58 to STO-63)."""

from __future__ import annotations

from flibuste.games.stoertebeker.parts import COLOUR_SET
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Result, Seat, places_of


def finish(s: Roads, reason: str, rule: str, dealer: Dealer) -> None:
    s.end(reason)
    if dealer.heard:
        dealer.tell("ended", rule, {"reason": reason, "seat": s.active})
        for seat in range(s.seats):
            for colour, points in bonuses(s, seat):
                dealer.tell("bonus", "STO-63", {"seat": seat, "colour": colour, "points": points})
        for seat in range(s.seats):
            facts: Facts = {
                "seat": seat,
                "points": s.score[seat],
                "bonus": bonus(s, seat),
                "ships": len(s.captured[seat]),
                "total": s.score[seat] + bonus(s, seat),
            }
            dealer.tell("scored", "STO-61", facts)


def bonuses(s: Roads, seat: Seat) -> list[tuple[str, int]]:
    """For each colour with three ships or more, the points of the seat's best ship of it (STO-63)."""
    if not s.colour_bonus:
        return []
    ships = [s.box.ships[ship] for ship in s.captured[seat]]
    colours = sorted({ship.colour for ship in ships})
    found: list[tuple[str, int]] = []
    for colour in colours:
        points = [ship.points for ship in ships if ship.colour == colour]
        if len(points) >= COLOUR_SET:
            found.append((colour, max(points)))
    return found


def bonus(s: Roads, seat: Seat) -> int:
    return sum([points for _, points in bonuses(s, seat)])


def result(s: Roads) -> Result:
    """Most points win, then most ships; seats equal in both share the place (STO-1, STO-61).

    The colour bonus comes at the end and may still change until then: before, it does not count (STO-63).
    """
    seats = range(s.seats)
    extra = [bonus(s, seat) if s.ended else 0 for seat in seats]
    scores = tuple([s.score[seat] + extra[seat] for seat in seats])
    ranks = [1000 * scores[seat] + len(s.captured[seat]) for seat in seats]
    sheet = tuple([summands(s, seat, extra[seat]) for seat in seats])
    return Result(scores, places_of(ranks), s.ended, sheet)


def summands(s: Roads, seat: Seat, extra: int) -> tuple[tuple[str, int], ...]:
    ships = ("ships", s.score[seat])
    return (ships, ("bonus", extra)) if s.colour_bonus else (ships,)
