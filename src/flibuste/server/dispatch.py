"""What each seat is sent after an act: the public part is written once, its own is added."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from flibuste.kernel.words import Event, Seat
from flibuste.table.voyage import Voyage


class Dispatch:
    """One version of a table, as bytes for every seat and for spectators."""

    def __init__(self, voyage: Voyage, told: Sequence[Event]) -> None:
        self.voyage = voyage
        self.told = told
        table = voyage.table
        self.public = orjson.dumps(table.game.public(table.state))
        self.play = orjson.Fragment(orjson.dumps(voyage.state_of_play()))
        self.plain_events = orjson.Fragment(orjson.dumps([event.seen_by(None) for event in told]))
        self.secret = any(event.secret for event in told)

    def update(self, seat: Seat | None) -> str:
        """The whole message for this seat; None is a spectator."""
        voyage = self.voyage
        message = {
            "type": "update",
            "version": voyage.n,
            "seat": seat,
            "events": self.events(seat),
            "view": self.view(seat),
            "play": self.play,
            "decision": None if seat is None else decision(voyage, seat),
        }
        return orjson.dumps(message).decode()

    def events(self, seat: Seat | None) -> orjson.Fragment | list[object]:
        if seat is None or not self.secret:
            return self.plain_events
        return [event.seen_by(seat) for event in self.told]

    def view(self, seat: Seat | None) -> orjson.Fragment:
        """The public view with what the seat sees besides, spliced into one object."""
        table = self.voyage.table
        own = {} if seat is None else table.game.own(table.state, seat)
        if not own:
            return orjson.Fragment(self.public)
        return orjson.Fragment(self.public[:-1] + b"," + orjson.dumps(own)[1:])


def decision(voyage: Voyage, seat: Seat) -> dict[str, object] | None:
    """What this seat is asked, or has sealed and may still change; the options in notation."""
    table = voyage.table
    state = table.state
    sealed = next((choice for who, choice in state.answers if who == seat), None)
    if state.question is None or (sealed is None and seat not in state.asking):
        return None
    return {
        "kind": state.question.kind,
        "rule": state.question.rule,
        "serial": voyage.serial,
        "options": [choice.text for choice in table.game.options(state, seat)],
        "sealed": None if sealed is None else sealed.text,
    }
