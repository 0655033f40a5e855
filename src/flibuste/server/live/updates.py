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
        self.head = b'{"type":"update","version":%d,"seat":' % voyage.n
        self.view = orjson.dumps(table.game.public(table.state))[:-1]
        """The public view, to which a seat's own can be added before it is closed."""
        self.play = b',"play":%b,"decision":' % orjson.dumps(voyage.state_of_play())
        self.plain_events = orjson.dumps([event.seen_by(None) for event in told])
        self.secret = any(event.secret for event in told)

    def update(self, seat: Seat | None) -> bytes:
        """The whole message for this seat; None is a spectator."""
        events = self.plain_events
        if seat is None:
            parts = (self.head, b'null,"events":', events, b',"view":', self.view, b"}", self.play, b"null}")
            return b"".join(parts)
        if self.secret:
            events = orjson.dumps([event.seen_by(seat) for event in self.told])
        table = self.voyage.table
        own = table.game.own(table.state, seat)
        more = b"," + orjson.dumps(own)[1:] if own else b"}"
        asked = orjson.dumps(decision(self.voyage, seat))
        head = b'%b%d,"events":' % (self.head, seat)
        # The view is by far the longest: it is copied once.
        return b"".join((head, events, b',"view":', self.view, more, self.play, asked, b"}"))


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
