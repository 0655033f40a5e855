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
        self.play = orjson.dumps(voyage.state_of_play())
        self.plain_events = orjson.dumps([event.seen_by(None) for event in told])
        self.secret = any(event.secret for event in told)

    def update(self, seat: Seat | None) -> bytes:
        """The whole message for this seat; None is a spectator."""
        return b'{"type":"update","version":%d,"seat":%b,"events":%b,"view":%b,"play":%b,"decision":%b}' % (
            self.voyage.n,
            orjson.dumps(seat),
            self.events(seat),
            self.view(seat),
            self.play,
            b"null" if seat is None else orjson.dumps(decision(self.voyage, seat)),
        )

    def events(self, seat: Seat | None) -> bytes:
        if seat is None or not self.secret:
            return self.plain_events
        return orjson.dumps([event.seen_by(seat) for event in self.told])

    def view(self, seat: Seat | None) -> bytes:
        """The public view with what the seat sees besides, spliced into one object."""
        table = self.voyage.table
        own = {} if seat is None else table.game.own(table.state, seat)
        if not own:
            return self.public
        return self.public[:-1] + b"," + orjson.dumps(own)[1:]


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
