"""What each seat is sent after an act: the public part, serialized once, and the seat's own part."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from flibuste.kernel.types import Event, Seat
from flibuste.table.session import Session


class SeatUpdates:
    """One version of a table, as bytes for every seat and for spectators."""

    def __init__(self, session: Session, told: Sequence[Event]) -> None:
        self.session = session
        self.told = told
        table = session.table
        self.head = b'{"type":"update","version":%d,"seat":' % session.n
        self.view = orjson.dumps(table.game.public(table.state))[:-1]
        """The public view without its closing brace, so that a seat's own view can be appended."""
        self.play = b',"play":%b,"decision":' % orjson.dumps(session.state_of_play())
        self.plain_events = orjson.dumps([event.seen_by(None) for event in told])
        self.secret = any(event.secret for event in told)

    def for_seat(self, seat: Seat | None) -> bytes:
        """The whole message for this seat; None is a spectator."""
        events = self.plain_events
        if seat is None:
            head = self.head + b'null,"since":null,"chose":null,"events":'
            return b"".join((head, events, b',"view":', self.view, b"}", self.play, b"null}"))
        if self.secret:
            events = orjson.dumps([event.seen_by(seat) for event in self.told])
        table = self.session.table
        own = table.game.own(table.state, seat)
        more = b"," + orjson.dumps(own)[1:] if own else b"}"
        asked = orjson.dumps(self.session.decision_for(seat))
        since, chose = self.session.turns.since[seat], self.session.turns.chose[seat]
        head = b'%b%d,"since":%d,"chose":%d,"events":' % (self.head, seat, since, chose)
        # The view is by far the longest part, and is copied only here.
        return b"".join((head, events, b',"view":', self.view, more, self.play, asked, b"}"))
