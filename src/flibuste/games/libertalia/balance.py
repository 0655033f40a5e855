"""What every character is worth on every day, told by the campaigns in which it was played."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.libertalia.parts import CHARACTERS, DAYS
from flibuste.kernel.balance import Note, Table
from flibuste.kernel.words import Event, Result

CHARACTER = "character"
TABLES = (
    Table(CHARACTER, tuple(CHARACTERS[1:]), tuple(str(day) for day in range(1, DAYS + 1)), numbered=True),
)


def notes(events: Sequence[Event], result: Result) -> list[Note]:
    """Of every card shown: what its seat earned in that campaign more than the others on the mean.

    All have been dealt the same characters (LIB-6), so whoever did not play it had it too, or still has it.
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
