"""How long a seat may think, computed only from the times of the acts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from flibuste.kernel.types import Json, Seat
from flibuste.table.travel import arrived, fields_of

GRACE = 30_000
"""Least milliseconds for somebody who comes back after their time was up."""


class Pace(NamedTuple):
    """The agreed clock, in milliseconds: none, a bank with an increment, or a time for each move."""

    kind: Literal["none", "live", "turn"] = "none"
    bank: int = 0
    step: int = 0
    """The increment of a live clock, or the time for one move of a turn-based one."""

    def longest(self) -> int:
        """The longest time between two acts while a clock runs."""
        return self.bank + self.step


class Clock:
    """The clocks of all seats. They run for people who are asked."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank] * seats
        self.since: dict[Seat, int] = {}
        """For each seat that has not answered yet, when it was asked."""
        self.spent: list[list[int]] = [[] for _ in range(seats)]
        """The time each seat used for its answers, the last one last: an undo does not give it back."""
        self.used: dict[Seat, int] = {}
        """The time that seats have used already of the question they will be asked again."""

    def __reduce__(self) -> tuple[object, ...]:
        return arrived, (Clock, (self.pace, len(self.banks)), fields_of(self))

    def ask(self, asked: Iterable[Seat], now: int) -> None:
        """These seats are asked from now on. Clocks that already run keep their start."""
        self.since = {
            seat: self.since[seat] if seat in self.since else now - self.used.pop(seat, 0) for seat in asked
        }

    def answered(self, seat: Seat, now: int) -> None:
        """Stops a seat's clock and adds the increment. Changing a sealed answer adds nothing."""
        self.used.pop(seat, None)
        begun = self.since.pop(seat, None)
        if begun is None:
            return
        if self.pace.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - (now - begun)) + self.pace.step
        elif self.pace.kind == "turn":
            self.spent[seat].append(now - begun)

    def taken_back(self, seat: Seat, now: int) -> None:
        """Removes the increment of an answer that was taken back. The time it took stays used."""
        if self.pace.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - self.pace.step)
        elif self.pace.kind == "turn":
            before = self.spent[seat].pop() if self.spent[seat] else 0
            self.used[seat] = before + now - self.since.pop(seat, now)

    def stopped(self, seat: Seat, now: int) -> None:
        """Nobody plays this seat for a while, or somebody else does: the time used so far stays used."""
        begun = self.since.pop(seat, None)
        if begun is None:
            return
        if self.pace.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - (now - begun))
        else:
            self.used[seat] = now - begun

    def returned(self, seat: Seat, now: int) -> None:
        """Gives somebody who comes back enough time not to be late again at once."""
        self.banks[seat] = max(self.banks[seat], GRACE)
        if seat in self.since:
            self.since[seat] = now

    def due(self, seat: Seat) -> int | None:
        """When this seat's time will be up; None if its clock does not run."""
        if self.pace.kind == "none" or seat not in self.since:
            return None
        return self.since[seat] + (self.banks[seat] if self.pace.kind == "live" else self.pace.step)

    def shown(self) -> dict[str, Json]:
        """What everybody is shown: the time left in each bank, and when running clocks will be up."""
        due: dict[str, Json] = {str(seat): self.due(seat) for seat in self.since}
        return {"kind": self.pace.kind, "banks": list(self.banks), "due": due}
