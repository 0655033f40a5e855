"""For each seat, what of the story is news: what came after its last choice, and after its last turn."""

from __future__ import annotations

from flibuste.kernel.types import Seat
from flibuste.table.travel import arrived, fields_of


class LastTurns:
    """Versions by seat. A turn may be several choices: it lasts until somebody else chooses."""

    def __init__(self, seats: int) -> None:
        self.chose = [0] * seats
        """The version in which the seat last chose. Everything later is new to it since that choice."""
        self.since = [0] * seats
        """The same at the end of the turn before: it stays while the seat chooses several times."""

    def __reduce__(self) -> tuple[object, ...]:
        return arrived, (LastTurns, (len(self.since),), fields_of(self))

    def chosen(self, seat: Seat, version: int, together: bool) -> None:
        """A seat has chosen, which led to this version.

        `together`: as the last of several seats that were asked at once. What follows from all their
        answers is news to the last one, too.
        """
        self.chose[seat] = version - 1 if together else version
        for other in range(len(self.since)):
            if other != seat or together:
                self.since[other] = self.chose[other]
