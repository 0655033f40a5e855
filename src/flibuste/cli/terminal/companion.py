"""The companion at the terminal: a sentence about each situation new to a seat, above its question."""

from __future__ import annotations

from flibuste.i18n.companion import Situation, situations
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Decision, Event, Seat


class Companion:
    """Remembers what it has said to each seat while this program runs."""

    def __init__(self) -> None:
        self.said: dict[Seat, set[str]] = {}
        self.now: tuple[int, list[Situation]] = (-1, [])
        """The question that is shown, and what is said with it: a frame may be drawn again."""

    def sentences(self, events: list[Event], decision: Decision, words: Translator) -> list[str]:
        """What is new in what happened since the seat last chose, and in its question."""
        said = self.said.setdefault(decision.seat, set())
        if self.now[0] != decision.serial:
            told = [event.seen_by(decision.seat) for event in events]
            self.now = (decision.serial, situations(told, decision.kind, decision.seat, words, said))
            said.update(one.key for one in self.now[1])
        return [words.say(one.key, one.facts) for one in self.now[1]]
