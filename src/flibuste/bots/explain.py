"""Why a bot chooses what it chooses: its best choices and what it expects of them. Data, no sentences."""

from __future__ import annotations

from typing import NamedTuple

from flibuste.kernel.types import Choice, Json


class Reason(NamedTuple):
    """What a bot thinks of one choice. None means that it does not know."""

    choice: Choice
    visits: int = 0
    """How often the search tried it."""
    place: float | None = None
    """The expected final place."""
    margin: float | None = None
    """The expected final score minus the best score of the others."""
    behind: float | None = None
    """For a bot that only weighs options: how much worse this is than the best."""

    def json(self) -> dict[str, Json]:
        return {
            "choice": self.choice.text,
            "visits": self.visits,
            "place": rounded(self.place),
            "margin": rounded(self.margin),
            "behind": rounded(self.behind),
        }


class Advice(NamedTuple):
    """The choice, and what the bot thinks of it and of others, the best first."""

    choice: Choice
    reasons: tuple[Reason, ...]
    iterations: int = 0

    def of(self, choice: Choice) -> Reason | None:
        return next((reason for reason in self.reasons if reason.choice is choice), None)

    def second(self) -> Reason | None:
        """The best choice other than its own."""
        return next((reason for reason in self.reasons if reason.choice is not self.choice), None)

    def json(self) -> dict[str, Json]:
        return {
            "choice": self.choice.text,
            "iterations": self.iterations,
            "reasons": [reason.json() for reason in self.reasons],
        }


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 2)
