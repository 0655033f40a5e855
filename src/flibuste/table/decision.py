"""What a seat is asked, as it is shown to that seat, and how an answer to an earlier question is refused."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game
from flibuste.kernel.types import Json, Refusal, Seat


def decision_for(game: Game[Any], state: Any, serial: int, seat: Seat) -> dict[str, Json] | None:  # noqa: ANN401 - the game's own
    """What this seat is asked, or has sealed and may still change; None if it has nothing to decide.

    The serial is the one the table gave the question. The options are in notation.
    """
    question = state.question
    sealed = next((choice for who, choice in state.answers if who == seat), None)
    if question is None or (sealed is None and seat not in state.asking):
        return None
    return {
        "kind": question.kind,
        "rule": question.rule,
        "serial": serial,
        "options": [choice.text for choice in game.options(state, seat)],
        "sealed": None if sealed is None else sealed.text,
    }


def stale(serial: int, current: int) -> Refusal:
    """The question with this serial is no longer the current one."""
    return Refusal("stale", "", {"serial": serial, "current": current})
