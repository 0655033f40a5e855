"""Plays a match: hands out games, takes in results, and stops when all is played or certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice

from flibuste.bots.arena.bout import Fixture, Played, play_all
from flibuste.bots.arena.logbook import Logbook
from flibuste.bots.arena.match import set_size
from flibuste.bots.arena.sprt import Claims, Sequential
from flibuste.bots.arena.standing import shares_by_set
from flibuste.bots.executor import end, outcome, slots

ERRAND = 1.0
"""Seconds of games to hand out at once: less is lost on the way, and still little when stopped."""
MOST = 50
DEATHS = 3
"""So many times in a row a worker may die before any game is finished."""


class Tournament:
    def __init__(self, logbook: Logbook, sets: int, claims: Claims | None = None) -> None:
        self.logbook = logbook
        self.match = logbook.match
        self.sets = sets
        self.test = Sequential(claims) if claims else None
        """Of the first bot, if the match is to end as soon as the answer is certain."""
        self.size = set_size(self.match)
        self._pace = 0.0
        """Seconds a game takes, about."""

    def games(self) -> list[Played]:
        """What counts, in the order of the match: whole sets, and none after the answer is certain."""
        sets = self.test.verdict.sets if self.test and self.test.certain else self.sets
        return [played for number in range(sets) for played in self._whole(number)]

    def _whole(self, number: int) -> list[Played]:
        """The games of a set, if there are all of them."""
        played = [self.logbook.games.get(Fixture(number, game)) for game in range(self.size)]
        return [one for one in played if one is not None] if None not in played else []

    def done(self) -> int:
        """How many of the games there are to be are played."""
        return sum(fixture.set < self.sets for fixture in self.logbook.games)

    def run(self, hire: Callable[[], Executor], progress: Callable[[int], None]) -> None:
        """Whatever workers there are and however often they die, the same games come out."""
        progress(self.done())
        self._look()
        deaths = 0
        while not self._certain() and self.done() < self.sets * self.size:
            executor = hire()
            before = self.done()
            try:
                self._hand_out(executor, progress)
            except BrokenExecutor:
                deaths = deaths + 1 if self.done() == before else 1
                if deaths == DEATHS:
                    raise
            finally:
                end(executor)

    def _hand_out(self, executor: Executor, progress: Callable[[int], None]) -> None:
        """Never more errands out than can soon begin, so that a stop is obeyed."""
        left = self._left()
        under_way: set[Future[list[Played]]] = set()
        while not self._certain():
            room = 2 * slots(executor)  # workers come and go
            while len(under_way) < room:
                errand = list(islice(left, self._batch()))
                if not errand:
                    break
                under_way.add(executor.submit(play_all, self.match, errand))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                games = outcome(future)
                self._take(games)
                progress(len(games))

    def _left(self) -> Iterator[Fixture]:
        fixtures = (Fixture(number, game) for number in range(self.sets) for game in range(self.size))
        return (fixture for fixture in fixtures if fixture not in self.logbook.games)

    def _batch(self) -> int:
        return max(1, min(MOST, int(ERRAND / self._pace))) if self._pace else 1

    def _take(self, games: list[Played]) -> None:
        self.logbook.add(games)
        thought = sum(watch.total for played in games for watch in played.watches)
        self._pace = max(thought / len(games), 1e-3)
        self._look()

    def _look(self) -> None:
        """Tests all sets that are whole from the first on: the answer does not depend on who was faster."""
        while self.test and not self.test.certain and self.test.verdict.sets < self.sets:
            games = self._whole(self.test.verdict.sets)
            if not games:
                return
            self.test.feed(*shares_by_set(games, self.match.bots[0]))

    def _certain(self) -> bool:
        return self.test is not None and self.test.certain
