"""One game of a match: the same wherever and whenever it is played."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from flibuste.bots.arena.match import Match, Seating, seatings, seed_of
from flibuste.bots.arena.stopwatch import Stopwatch
from flibuste.bots.arena.study import notes_of
from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.kernel import shelf
from flibuste.kernel.balance import Note
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import NO_FACTS, Event, Facts, Refusal, Result

UNLIMITED = 3600.0
"""Seconds for a decision where time is no limit."""


class Fixture(NamedTuple):
    """Which game: of which set of the same luck, and which of its seatings."""

    set: int
    game: int


class Played(NamedTuple):
    """What came of a game."""

    fixture: Fixture
    bots: Seating
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    decisions: int
    watches: tuple[Stopwatch, ...] = ()
    """Of each seat. Nothing else in here depends on the machine."""
    first: int = 0
    """Who had the first turn; -1 where all choose at once."""
    notes: tuple[Note, ...] = ()
    """What was used, if the game is studied."""

    def as_json(self) -> dict[str, Any]:
        study = {"first": self.first, "notes": self.notes} if self.notes or self.first else {}
        return {
            **study,
            "set": self.fixture.set,
            "game": self.fixture.game,
            "bots": self.bots,
            "scores": self.scores,
            "places": self.places,
            "reason": self.reason,
            "decisions": self.decisions,
            "times": [watch.as_json() for watch in self.watches],
        }

    @classmethod
    def of_json(cls, kept: dict[str, Any]) -> Played:
        return cls(
            Fixture(int(kept["set"]), int(kept["game"])),
            tuple(kept["bots"]),
            tuple(kept["scores"]),
            tuple(kept["places"]),
            str(kept["reason"]),
            int(kept["decisions"]),
            tuple(Stopwatch.of_json(watch) for watch in kept["times"]),
            int(kept.get("first", 0)),
            tuple(Note(*note) for note in kept.get("notes", ())),
        )

    @property
    def timeless(self) -> Played:
        """Without what depends on the machine."""
        return self._replace(watches=())


class BotFailed(Exception):
    """A bot broke down in a game, or chose what was not offered; no match is decided that way."""

    def __init__(
        self, bot: str, fixture: Fixture, what: str, reason: str = "", facts: Facts = NO_FACTS
    ) -> None:
        super().__init__(bot, fixture, what, reason, dict(facts))
        self.bot = bot
        self.fixture = fixture
        self.what = what
        self.verdict = Refusal(reason, "", facts) if reason else None
        """What a bot of another program did wrong, as it is told to people."""


class OtherRules(Exception):
    """A worker has another version of the game than the one that sent the work."""


def budget_of(match: Match) -> Budget:
    return Budget(match.seconds or UNLIMITED, match.iterations, processor=True)


def limit_of(bot: object, match: Match) -> float:
    """The seconds a bot may take: its own limit may be tighter than the match's."""
    return min(float(getattr(bot, "seconds", 0) or UNLIMITED), match.seconds or UNLIMITED)


def by_clock(name: str, match: Match) -> bool:
    """Whether this bot may play otherwise another time: it looks at a clock, or nobody knows."""
    bot = make(name)
    if not type(bot).__module__.startswith("flibuste.bots.") or hasattr(bot, "command"):
        return True
    limited = getattr(bot, "seconds", None)
    rounds = match.iterations or getattr(bot, "iterations", 0)
    return limited is not None and bool(limited or not rounds)


def play_all(match: Match, fixtures: Sequence[Fixture]) -> list[Played]:
    """Runs in a worker: some games, one after the other."""
    return [play(match, fixture) for fixture in fixtures]


def play(match: Match, fixture: Fixture) -> Played:
    """Deals from the set's luck; every seat thinks with luck of its own: no bot disturbs another's."""
    game = shelf.find(match.game)
    if game.meta.version != match.version:
        raise OtherRules(match.game, match.version, game.meta.version)
    names = seatings(match, fixture.set)[fixture.game]
    bots = [make(name) for name in names]
    lucks = [Quick(seed_of(match.seed, fixture.set, seat)) for seat in range(match.seats)]
    watches = tuple(Stopwatch() for _ in names)
    budget = budget_of(match)
    limits = [limit_of(bot, match) for bot in bots]
    log: list[Event] | None = [] if match.study else None
    dealer = Dealer(Quick(seed_of(match.seed, fixture.set)), log)
    decisions, first = 0, 0
    try:
        s = game.start(match.setup(), dealer)
        while asking := game.asking(s):
            seat = asking[0]
            if not decisions:
                first = seat if len(asking) == 1 else -1
            knows = Knowledge(game, s, seat)
            decision = knows.decision()
            began = perf_counter()
            try:
                choice = bots[seat].choose(knows, decision, budget, lucks[seat])
            except Refusal as foul:
                raise BotFailed(names[seat], fixture, str(foul), foul.reason, foul.facts) from None
            except Exception:  # noqa: BLE001 - a bot may be anybody's code: its fault is told as its fault
                raise BotFailed(names[seat], fixture, traceback.format_exc()) from None
            watches[seat].note(perf_counter() - began, limits[seat])
            if choice not in decision.options:
                raise BotFailed(names[seat], fixture, f"{choice!r} is not among {decision.options}")
            game.apply(s, seat, choice, dealer)
            decisions += 1
        result: Result = game.result(s)
    finally:
        for bot in bots:
            dismiss(bot)
    notes = notes_of(match.game, log, result) if log is not None else ()
    return Played(
        fixture, names, result.scores, result.places, result.reason, decisions, watches, first, notes
    )


def dismiss(bot: object) -> None:
    """A bot that holds something, a process perhaps, lets go of it."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
