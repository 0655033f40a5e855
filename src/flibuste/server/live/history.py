"""Tables as they were: walked through once more, act by act, and looked at from any seat at any version."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, TypeVar

import orjson
from sqlalchemy import Row

from flibuste.kernel.game import Game
from flibuste.kernel.words import Event, Json, Refusal, Seat
from flibuste.server.berth import voyage_of
from flibuste.server.store import Store
from flibuste.table.act import Act
from flibuste.table.voyage import Voyage

T = TypeVar("T")
Eyes = Seat | Literal["open"] | None
"""Whose: a seat's, a spectator's, or those of one who sees every card face up."""
KEPT = 4_000
"""Versions one walk remembers, far more than a game has; if one has more, the first are walked again."""
REMEMBERED = 12_000
"""Versions all walks remember together."""


class Moment(NamedTuple):
    """One version of a table. Its state is never changed: whatever is played is played on a copy."""

    state: Any
    play: bytes
    serial: int
    told: list[Event]


class Walk:
    """One table, from its beginning as far as somebody has looked. Only the walker's thread walks it."""

    def __init__(self, row: Row[Any], acts: list[Act]) -> None:
        self.row = row
        self.acts = acts
        self._begin()

    def _begin(self) -> None:
        self.voyage = voyage_of(self.row)
        self.kept = deque([moment_of(self.voyage)], KEPT)

    @property
    def game(self) -> Game[Any]:
        return self.voyage.table.game

    @property
    def last(self) -> int:
        return len(self.acts)

    def at(self, n: int) -> Moment:
        """The table after its first n acts: a step from the last look, or none at all where one has been."""
        if n <= self.voyage.n - len(self.kept):
            self._begin()
        while self.voyage.n < n:
            self.voyage.follow(self.acts[self.voyage.n])
            self.kept.append(moment_of(self.voyage))
        return self.kept[n - self.voyage.n - 1]

    def shown(self, n: int, eyes: Eyes) -> bytes:
        """What these eyes were shown then: the same as in the `update` of that version."""
        moment = self.at(n)
        message = {
            "version": n,
            "last": self.last,
            "seat": None if eyes == "open" else eyes,
            "events": [seen(event, eyes) for event in moment.told],
            "view": view(self.game, moment.state, eyes),
            "play": orjson.Fragment(moment.play),
            "decision": decision(self.game, moment, eyes),
        }
        return orjson.dumps(message)

    def curve(self) -> bytes:
        """Every seat's score as it stood at each version."""
        return orjson.dumps(
            {"scores": [self.game.result(self.at(n).state).scores for n in range(self.last + 1)]}
        )


def moment_of(voyage: Voyage) -> Moment:
    play = orjson.dumps(voyage.state_of_play())
    return Moment(voyage.table.state, play, voyage.serial, voyage.story[-1])


def seen(event: Event, eyes: Eyes) -> dict[str, Json]:
    if eyes != "open":
        return event.seen_by(eyes)
    told = event.seen_by(None)
    return {**told, "secret": event.secret} if event.secret else told


def view(game: Game[Any], state: Any, eyes: Eyes) -> dict[str, Json]:  # noqa: ANN401 - the game's own
    """As the game shows it.

    Face up: the public table, all that lies open at the end, and under `open`, seat by seat, what each
    sees besides; so whatever can draw a seat's own things can draw everybody's.
    """
    if eyes != "open":
        return game.view(state, eyes)
    return {
        **game.public(state),
        **game.open(state),
        "open": [game.own(state, s) for s in range(state.seats)],
    }


def decision(game: Game[Any], moment: Moment, eyes: Eyes) -> dict[str, Json] | None:
    """What the seat was asked, or had sealed; face up, what was asked of the one seat that was."""
    state = moment.state
    if eyes == "open":
        eyes = state.asking[0] if len(state.asking) == 1 and not state.answers else None
    sealed = next((choice for who, choice in state.answers if who == eyes), None)
    if eyes is None or state.question is None or (sealed is None and eyes not in state.asking):
        return None
    return {
        "kind": state.question.kind,
        "rule": state.question.rule,
        "serial": moment.serial,
        "options": [choice.text for choice in game.options(state, eyes)],
        "sealed": None if sealed is None else sealed.text,
    }


class Walks:
    """The walks of late. They read the database alone, so they disturb no table in play.

    One thread does all the walking: a whole game takes long for an event loop, and more threads
    would only take turns.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.walks: OrderedDict[str, Walk] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "walks")

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def moment(self, id: str, n: int, eyes: Eyes) -> bytes:
        walk = await self._walk(id)
        if n > walk.last:
            raise Refusal("no-such-moment", "", {"number": n, "last": walk.last})
        return await self._walked(lambda: walk.shown(n, eyes))

    async def curve(self, id: str) -> bytes:
        walk = await self._walk(id)
        return await self._walked(walk.curve)

    async def _walked(self, look: Callable[[], T]) -> T:
        found = await asyncio.get_running_loop().run_in_executor(self.thread, look)
        while len(self.walks) > 1 and sum(len(walk.kept) for walk in self.walks.values()) > REMEMBERED:
            self.walks.popitem(last=False)
        return found

    async def _walk(self, id: str) -> Walk:
        """The walk of a table, with all its acts so far."""
        walk = self.walks.get(id)
        if walk is None:
            row = await self.store.row(id)
            if row is None or row.started_at is None:
                raise Refusal("not-started", "")
            acts = await self.store.acts(id)
            walk = await self._walked(lambda: Walk(row, acts))
            walk = self.walks.setdefault(id, walk)  # two may have asked at once
        else:
            for act in await self.store.acts(id, walk.last):
                if act.n == walk.last:
                    walk.acts.append(act)
        self.walks.move_to_end(id)
        return walk
