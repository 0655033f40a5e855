"""Balance figures: what each character is worth on each day, from the campaigns in which it was played."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.libertalia.parts import CHARACTERS, DAYS
from flibuste.kernel.balance_notes import Comparison, Note
from flibuste.kernel.types import Event, Result

CHARACTER = "character"
TABLES = (
    Comparison(
        CHARACTER, tuple(CHARACTERS[1:]), tuple(str(day) for day in range(1, DAYS + 1)), numbered=True
    ),
)


def notes(events: Sequence[Event], result: Result) -> list[Note]:
    """For every card shown: what its seat earned in that campaign minus the mean of the others.

    All seats are dealt the same characters (LIB-6), so the others had the card too, or still have it.
    """
    seats = len(result.scores)
    fortunes = [[part for _, part in sheet] for sheet in result.sheet]
    campaign, day = 0, 0
    found: list[Note] = []
    for event in events:
        facts = event.facts
        if event.kind == "sun-rose":
            campaign, day = int(str(facts["campaign"])), int(str(facts["day"]))
        elif event.kind in ("revealed", "parrot-replaced"):
            seat = int(str(facts["seat"]))
            earned = [fortunes[other][campaign - 1] for other in range(seats)]
            more = earned[seat] - (sum(earned) - earned[seat]) / (seats - 1)
            found.append(Note(CHARACTER, str(facts["character"]), str(day), seat, more))
    return found
