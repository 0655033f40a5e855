"""The analysis of one finished game, as data."""

from __future__ import annotations

from typing import Any, NamedTuple

from flibuste.analysis.decisions import DecisionValue
from flibuste.analysis.identity import Parts, StepParts, Value
from flibuste.kernel.types import Seat


class Effort(NamedTuple):
    """How much work an analysis may do. The same effort and seed give the same report.

    >>> import flibuste as fb
    >>> fb.Effort(playouts=100).pairs
    16
    """

    playouts: int = 100
    """Playouts for the value of one world."""
    pairs: int = 16
    """Worlds in which every option of a decision is tried first. 0: no decision is judged."""
    final: int = 200
    """Fresh worlds in which the best option is compared with the choice that was made."""
    deals: int = 1_000
    """Fresh deals that show what the seats are worth."""


class StepReport(NamedTuple):
    """One question: who was asked, the chances after it, and what it changed for each seat."""

    moves: tuple[int, ...]
    asked: tuple[Seat, ...]
    value: Value
    """After the step."""
    shares: StepParts
    margins: StepParts


class PlayerReport(NamedTuple):
    """One seat's game in figures."""

    seat: Seat
    name: str
    shares: Parts
    margins: Parts
    decisions: int
    """Unforced decisions: those where the options differ."""
    error_rate: float
    """The mean share of the win lost by an unforced decision."""
    error: float
    """Half the width of the error rate's 95 % interval."""
    mistakes: int
    """Those with a mark. What surely cost something, but next to nothing, is none to a player."""
    like: str = ""
    """The bot with the nearest error rate, "" if nothing can be said: you played like a matelot."""
    luck_error: float = 0.0
    """Half the width of the 95 % interval of the luck in `shares`."""


class Report(NamedTuple):
    """What an analysis found. `as_json` writes it with plain types.

    >>> import flibuste as fb
    >>> record = fb.play("_parley", ["random", "greedy"], seed=7).record()
    >>> report = fb.analyse(record, effort=fb.Effort(playouts=20, pairs=4, final=20, deals=50))
    >>> [mistake.seat for mistake in report.costliest(seat=0)].count(1)
    0
    >>> sorted(report.as_json())[:3]
    ['decisions', 'effort', 'game']
    """

    game: str
    version: int
    policy: str
    seed: int
    effort: Effort
    start: Value
    """Before the first decision."""
    steps: tuple[StepReport, ...]
    decisions: tuple[DecisionValue, ...]
    players: tuple[PlayerReport, ...]

    def __repr__(self) -> str:
        marks = sum(bool(decision.mark) for decision in self.decisions)
        return (
            f"<Report {self.game} seats={len(self.players)} decisions={len(self.decisions)} marked={marks}>"
        )

    def costliest(
        self, seat: Seat | None = None, count: int = 5, marked: bool = False
    ) -> list[DecisionValue]:
        """The mistakes that cost most, the worst first; if wished, only those with a mark."""
        mistakes = [
            one
            for one in self.decisions
            if (one.mark if marked else one.mistake) and (seat is None or one.seat == seat)
        ]
        return sorted(mistakes, key=lambda one: -one.loss)[:count]

    def wisest(self, seat: Seat, count: int = 3) -> list[DecisionValue]:
        """The choices of a seat than which nothing was better, those that mattered most first."""
        good = [one for one in self.decisions if one.well_chosen and one.seat == seat]
        return sorted(good, key=lambda one: -one.lead[0])[:count]

    def as_json(self) -> dict[str, Any]:
        written: dict[str, Any] = plain(self)
        return written


def plain(value: Any) -> Any:  # noqa: ANN401 - a tree of named tuples
    """Named tuples as objects, all the way down."""
    if hasattr(value, "_fields"):
        return {name: plain(getattr(value, name)) for name in value._fields}
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value
