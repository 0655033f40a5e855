"""Plays one game of a match. The result does not depend on where or when it is played."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from flibuste.arena.balance_module import notes_of
from flibuste.arena.luck_watch import LuckWatch
from flibuste.arena.match import Match, Seating, seatings, seed_of
from flibuste.arena.thinking_times import ThinkingTimes
from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.balance_notes import Note
from flibuste.kernel.chance import Dealer, Noted, Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import NO_FACTS, Event, Facts, Refusal, Result

UNLIMITED = 3600.0
"""Seconds for a decision if time is not limited."""


class Fixture(NamedTuple):
    """A game of the match: the number of its set, and of its seating in the set."""

    set: int
    game: int


class Played(NamedTuple):
    """A finished game."""

    fixture: Fixture
    bots: Seating
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    decisions: int
    times: tuple[ThinkingTimes, ...] = ()
    """Thinking times of each seat. Nothing else here depends on the machine."""
    first: int = 0
    """The seat with the first turn; -1 if all choose at once."""
    notes: tuple[Note, ...] = ()
    """What was used, if the match is a study."""
    luck: tuple[tuple[float, ...], ...] = ()
    """How lucky each seat was, in points, by each look of `luck.py`; empty if it was not measured."""

    def as_json(self) -> dict[str, Any]:
        """The game as it is written to a file."""
        study = {"first": self.first, "notes": self.notes} if self.notes or self.first else {}
        luck = {"luck": self.luck} if self.luck else {}
        return {
            **study,
            **luck,
            "set": self.fixture.set,
            "game": self.fixture.game,
            "bots": self.bots,
            "scores": self.scores,
            "places": self.places,
            "reason": self.reason,
            "decisions": self.decisions,
            "times": [one.as_json() for one in self.times],
        }

    @classmethod
    def of_json(cls, read: dict[str, Any]) -> Played:
        """Reads a game from a file."""
        return cls(
            Fixture(int(read["set"]), int(read["game"])),
            tuple(read["bots"]),
            tuple(read["scores"]),
            tuple(read["places"]),
            str(read["reason"]),
            int(read["decisions"]),
            tuple(ThinkingTimes.of_json(one) for one in read["times"]),
            int(read.get("first", 0)),
            tuple(Note(*note) for note in read.get("notes", ())),
            tuple(tuple(seats) for seats in read.get("luck", ())),
        )

    @property
    def timeless(self) -> Played:
        """The game without what depends on the machine."""
        return self._replace(times=())


class BotFailed(Exception):
    """A bot raised an error in a match, or chose what was not offered. That ends the match.

    >>> import flibuste as fb
    >>> class Broken(fb.Bot):
    ...     def choose(self, knows):
    ...         return None
    >>> try:
    ...     fb.match("_parley", [Broken, "random"], games=2, seed=7)
    ... except fb.BotFailed as failed:
    ...     print(failed)
    Broken failed in game ... of set 0: None is not among (<seal ...)
    """

    def __init__(
        self, bot: str, fixture: Fixture, what: str, reason: str = "", facts: Facts = NO_FACTS
    ) -> None:
        super().__init__(bot, fixture, what, reason, dict(facts))
        self.bot = bot
        self.fixture = fixture
        self.what = what
        self.refusal = Refusal(reason, "", facts) if reason else None
        """What a bot in another program did wrong."""

    def __str__(self) -> str:
        return f"{self.bot} failed in game {self.fixture.game} of set {self.fixture.set}: {self.what}"


class OtherRules(Exception):
    """A worker has another version of the game than the match."""


def budget_of(match: Match) -> Budget:
    """A bot's budget for one decision."""
    return Budget(match.seconds or UNLIMITED, match.iterations, processor=True)


def limit_of(bot: object, match: Match) -> float:
    """The seconds that a bot may take. Its own limit may be tighter than the match's."""
    return min(float(getattr(bot, "seconds", 0) or UNLIMITED), match.seconds or UNLIMITED)


def by_clock(name: str, match: Match) -> bool:
    """Whether a bot may choose differently another time, because it looks at a clock or is not ours."""
    bot = make(name)
    if not type(bot).__module__.startswith("flibuste.bots.") or hasattr(bot, "command"):
        return True
    limited = getattr(bot, "seconds", None)
    rounds = match.iterations or getattr(bot, "iterations", 0)
    return limited is not None and bool(limited or not rounds)


def play_all(match: Match, fixtures: Sequence[Fixture]) -> list[Played]:
    """Runs in a worker: plays some games, one after the other."""
    return [play(match, fixture) for fixture in fixtures]


def play(match: Match, fixture: Fixture) -> Played:
    """Plays a game.

    The deal depends on the set. Every seat has its own random numbers, so that no bot changes another bot's.
    """
    game = registry.find(match.game)
    if game.meta.version != match.version:
        raise OtherRules(match.game, match.version, game.meta.version)
    names = seatings(match, fixture.set)[fixture.game]
    bots = [make(name) for name in names]
    rngs = [Quick(seed_of(match.seed, fixture.set, seat)) for seat in range(match.seats)]
    times = tuple(ThinkingTimes() for _ in names)
    budget = budget_of(match)
    limits = [limit_of(bot, match) for bot in bots]
    log: list[Event] | None = [] if match.study else None
    source = Noted(Quick(seed_of(match.seed, fixture.set)))
    dealer = Dealer(source, log)
    watch: LuckWatch | None = None
    if match.playouts:
        seed = seed_of(match.seed, *fixture, "luck")
        watch = LuckWatch(game, match.setup(), bots, source, seed, match.playouts)
    decisions, first = 0, 0
    try:
        s = game.start(match.setup(), dealer)
        if watch is not None:
            watch.dealt(s)
        while asking := game.asking(s):
            seat = asking[0]
            if not decisions:
                first = seat if len(asking) == 1 else -1
            knows = Knowledge(game, s, seat, budget, rngs[seat])
            decision = knows.decision
            began = perf_counter()
            try:
                choice = bots[seat].choose(knows)
            except Refusal as refusal:
                raise BotFailed(names[seat], fixture, str(refusal), refusal.reason, refusal.facts) from None
            except Exception:  # noqa: BLE001 - a bot may be anybody's code
                raise BotFailed(names[seat], fixture, traceback.format_exc()) from None
            times[seat].note(perf_counter() - began, limits[seat])
            if choice not in decision.options:
                raise BotFailed(names[seat], fixture, f"{choice!r} is not among {decision.options}")
            game.apply(s, seat, choice, dealer)
            if watch is not None:
                watch.chose(s, seat, choice)
            decisions += 1
        result: Result = game.result(s)
    finally:
        for bot in bots:
            close_bot(bot)
    notes = notes_of(match.game, log, result) if log is not None else ()
    luck = watch.sums() if watch is not None else ()
    return Played(
        fixture, names, result.scores, result.places, result.reason, decisions, times, first, notes, luck
    )


def close_bot(bot: object) -> None:
    """Closes a bot that holds a resource, such as a process."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
