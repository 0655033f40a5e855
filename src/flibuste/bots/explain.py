"""Why a bot would choose as it would: its best choices, with what it expects of them. Data, no sentences."""

from __future__ import annotations

from typing import Final, NamedTuple

from flibuste.kernel.words import Choice, Facts, Json

ENOUGH: Final = 20
"""After so many tries a choice may be said to cost so many points: a few tell the luck of the dice."""


class Reason(NamedTuple):
    """What a bot thinks of one choice. What it does not know is None."""

    choice: Choice
    visits: int = 0
    """How often it was tried."""
    place: float | None = None
    """The place expected in the end."""
    margin: float | None = None
    """The points expected ahead of the best of the others, or behind."""
    behind: float | None = None
    """For a bot that only weighs: how much less it likes this than the best."""

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
        """The best of those it would not choose."""
        return next((reason for reason in self.reasons if reason.choice is not self.choice), None)

    def json(self) -> dict[str, Json]:
        return {
            "choice": self.choice.text,
            "iterations": self.iterations,
            "reasons": [reason.json() for reason in self.reasons],
        }

    def words(self) -> tuple[str, Facts] | None:
        """The key of the sentence that says why, and its facts; the words are in the locales.

        None if the bot has not said what it thinks.

        `lead` and `gap` are whole points, so that a sentence does not pretend to know more; where the
        other choice was hardly tried, `gap` is `unsure`.
        """
        best, other = self.of(self.choice), self.second()
        if best is None:
            return None
        if other is None:
            return "advice-only", {}
        if best.place is None or best.margin is None:
            even = (other.behind or 0.0) <= (best.behind or 0.0)
            return "advice-even" if even else "advice-likes", {"other": other.choice.text}
        facts: dict[str, Json] = {
            "place": round(best.place, 1),
            "lead": abs(round(best.margin)),
            "side": "ahead" if round(best.margin) > 0 else "behind" if round(best.margin) < 0 else "level",
            "visits": best.visits,
            "iterations": self.iterations,
            "other": other.choice.text,
            "gap": "unsure",
        }
        if other.margin is not None and other.visits >= ENOUGH:
            facts["gap"] = max(0, round(best.margin - other.margin))
        return "advice-tried", facts


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 2)
