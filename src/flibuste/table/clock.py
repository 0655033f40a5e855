"""How long a seat may think, worked out from the times of the acts alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from flibuste.kernel.words import Json, Seat

GRACE = 30_000
"""Milliseconds somebody has who comes back after his time was up."""


class Pace(NamedTuple):
    """What was agreed: no clock, a bank with an increment, or so long a move (milliseconds)."""

    kind: Literal["none", "live", "turn"] = "none"
    bank: int = 0
    step: int = 0
    """The increment of a live clock; the time for one move of a turn-based one."""

    def longest(self) -> int:
        """How long a table may be silent while its clocks run."""
        return self.bank + self.step


class Clock:
    """Runs for the seats that are asked, if people sit there."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank] * seats
        self.since: dict[Seat, int] = {}
        """When each seat was asked that has yet to answer."""

    def ask(self, asked: Iterable[Seat], now: int) -> None:
        """These seats are asked from now on, unless they already were."""
        self.since = {seat: self.since.get(seat, now) for seat in asked}

    def answered(self, seat: Seat, now: int) -> None:
        """Only who is asked gains the increment: to change a sealed answer earns nothing."""
        begun = self.since.pop(seat, None)
        if begun is not None and self.pace.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - (now - begun)) + self.pace.step

    def taken_back(self, seat: Seat) -> None:
        """An answer that is taken back earns no increment either."""
        if self.pace.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - self.pace.step)

    def returned(self, seat: Seat, now: int) -> None:
        """Whoever comes back is not at once too late again."""
        self.banks[seat] = max(self.banks[seat], GRACE)
        if seat in self.since:
            self.since[seat] = now

    def due(self, seat: Seat) -> int | None:
        """When this seat's time will be up, if it runs."""
        if self.pace.kind == "none" or seat not in self.since:
            return None
        return self.since[seat] + (self.banks[seat] if self.pace.kind == "live" else self.pace.step)

    def shown(self) -> dict[str, Json]:
        """For everybody: what is left in the banks, and when the running times will be up."""
        due: dict[str, Json] = {str(seat): self.due(seat) for seat in self.since}
        return {"kind": self.pace.kind, "banks": list(self.banks), "due": due}
