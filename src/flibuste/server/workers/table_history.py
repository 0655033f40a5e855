"""Tables as they were: replayed act by act, and shown from any seat at any version. Runs in a worker."""

from __future__ import annotations

from collections import deque
from typing import Any, Literal, NamedTuple

import orjson

from flibuste.kernel.game import Game
from flibuste.kernel.types import Event, Json, Seat
from flibuste.server.workers.table_jobs import session_of
from flibuste.table.act import Act
from flibuste.table.decision import decision_for
from flibuste.table.session import Session

Viewer = Seat | Literal["open"] | None
"""Who looks: a seat, a spectator (None), or somebody who sees every card face up."""
KEPT = 64
"""Versions one history keeps. Earlier ones are replayed again."""


class Moment(NamedTuple):
    """One version of a table. Its state never changes, because choices are played on copies."""

    state: Any
    play: bytes
    serial: int
    told: list[Event]


class TableHistory:
    """One table, replayed as far as somebody has looked."""

    def __init__(self, row: Any, acts: list[Act]) -> None:  # noqa: ANN401 - a row
        self.row = row
        self.acts = acts
        self._begin()

    def _begin(self) -> None:
        self.session = session_of(self.row)
        self.kept = deque([moment_of(self.session)], KEPT)

    @property
    def game(self) -> Game[Any]:
        return self.session.table.game

    @property
    def last(self) -> int:
        return len(self.acts)

    def at(self, n: int) -> Moment:
        """The table after its first n acts. Replays only acts that were not replayed before."""
        if n <= self.session.n - len(self.kept):
            self._begin()
        while self.session.n < n:
            self.session.follow(self.acts[self.session.n])
            self.kept.append(moment_of(self.session))
        return self.kept[n - self.session.n - 1]

    def shown(self, n: int, viewer: Viewer) -> bytes:
        """What this viewer was shown then: the same as in the `update` of that version."""
        moment = self.at(n)
        message = {
            "version": n,
            "seat": None if viewer == "open" else viewer,
            "events": [seen(event, viewer) for event in moment.told],
            "view": view(self.game, moment.state, viewer),
            "play": orjson.Fragment(moment.play),
            "decision": decision(self.game, moment, viewer),
        }
        return orjson.dumps(message)

    def scores(self, n: int) -> tuple[int, ...]:
        return self.game.result(self.at(n).state).scores


def moment_of(session: Session) -> Moment:
    play = orjson.dumps(session.state_of_play())
    return Moment(session.table.state, play, session.serial, session.story[-1])


def seen(event: Event, viewer: Viewer) -> dict[str, Json]:
    if viewer != "open":
        return event.seen_by(viewer)
    told = event.seen_by(None)
    return {**told, "secret": event.secret} if event.secret else told


def view(game: Game[Any], state: Any, viewer: Viewer) -> dict[str, Json]:  # noqa: ANN401 - the game's own
    """The game's view for this viewer.

    With every card face up it is the public view, what is open at the end, and under `open` what each seat
    sees besides. So a board that can draw one seat's own things can draw everybody's.
    """
    if viewer != "open":
        return game.view(state, viewer)
    return {
        **game.public(state),
        **game.open(state),
        "open": [game.own(state, s) for s in range(state.seats)],
    }


def decision(game: Game[Any], moment: Moment, viewer: Viewer) -> dict[str, Json] | None:
    """What this viewer's seat was asked; with every card face up, what the one seat asked was asked."""
    state = moment.state
    if viewer == "open":
        viewer = state.asking[0] if len(state.asking) == 1 and not state.answers else None
    return None if viewer is None else decision_for(game, state, moment.serial, viewer)


def moments(row: Any, acts: list[Act], first: int, after: int, viewer: Viewer) -> list[bytes]:  # noqa: ANN401 - a row
    """These versions as this viewer was shown them. A job for a worker."""
    history = TableHistory(row, acts)
    return [history.shown(n, viewer) for n in range(first, after)]


def curve(row: Any, acts: list[Act]) -> bytes:  # noqa: ANN401 - a row
    """Every seat's score at each version. A job for a worker."""
    history = TableHistory(row, acts)
    return orjson.dumps({"scores": [history.scores(n) for n in range(history.last + 1)]})
