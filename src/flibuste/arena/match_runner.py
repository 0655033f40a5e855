"""Plays a match: hands out games, collects results, and stops when the answer is certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice

from flibuste.arena.adjusted import Forward, luck_by_set
from flibuste.arena.executor import end, outcome, slots
from flibuste.arena.match import set_size
from flibuste.arena.match_file import MatchFile
from flibuste.arena.match_game import Fixture, Played, play_all
from flibuste.arena.standings import shares_by_set
from flibuste.arena.statistics.sprt import Claims, Sequential

BATCH_SECONDS = 1.0
"""Seconds of games in a batch: long enough to make the overhead small, short enough to stop soon."""
LARGEST_BATCH = 50
LARGEST_WATCHED_BATCH = 4
"""The same where luck is measured, which takes longer than quick bots think."""
MOST_DEATHS = 3
"""How often in a row workers may die before any game is finished."""


class MatchRunner:
    """Plays the games of a match that are not in its file yet."""

    def __init__(self, match_file: MatchFile, sets: int, claims: Claims | None = None) -> None:
        self.match_file = match_file
        self.match = match_file.match
        self.sets = sets
        self.test = Sequential(claims) if claims else None
        """The test of the first bot, if the match ends as soon as the answer is certain."""
        self.forward = Forward()
        """Takes the luck out of what the test sees, if the match measures luck."""
        self.size = set_size(self.match)
        self._pace = 0.0
        """Seconds of a game, about."""

    def games(self) -> list[Played]:
        """The games that count, in order: whole sets, up to the one that made the answer certain."""
        sets = self.test.verdict.sets if self.test and self.test.certain else self.sets
        return [played for number in range(sets) for played in self._whole(number)]

    def _whole(self, number: int) -> list[Played]:
        """The games of a set if all are played, else none."""
        played = [self.match_file.games.get(Fixture(number, game)) for game in range(self.size)]
        return [one for one in played if one is not None] if None not in played else []

    def done(self) -> int:
        """How many of the wanted games are played."""
        return sum(fixture.set < self.sets for fixture in self.match_file.games)

    def run(self, make_executor: Callable[[], Executor], progress: Callable[[int], None]) -> None:
        """Plays the match. `progress` hears how many games were just finished, at first how many there were.

        The results do not depend on the number of workers, nor on how often they die.
        """
        progress(self.done())
        self._test()
        deaths = 0
        while not self._certain() and self.done() < self.sets * self.size:
            executor = make_executor()
            before = self.done()
            try:
                self._hand_out(executor, progress)
            except BrokenExecutor:
                deaths = deaths + 1 if self.done() == before else 1
                if deaths == MOST_DEATHS:
                    raise
            finally:
                end(executor)

    def _hand_out(self, executor: Executor, progress: Callable[[int], None]) -> None:
        """Never has more batches under way than the workers can begin soon, so that it can stop soon."""
        left = self._left()
        under_way: set[Future[list[Played]]] = set()
        while not self._certain():
            room = 2 * slots(executor)  # workers come and go
            while len(under_way) < room:
                batch = list(islice(left, self._batch_size()))
                if not batch:
                    break
                under_way.add(executor.submit(play_all, self.match, batch))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                games = outcome(future)
                self._add(games)
                progress(len(games))

    def _left(self) -> Iterator[Fixture]:
        fixtures = (Fixture(number, game) for number in range(self.sets) for game in range(self.size))
        return (fixture for fixture in fixtures if fixture not in self.match_file.games)

    def _batch_size(self) -> int:
        most = LARGEST_WATCHED_BATCH if self.match.playouts else LARGEST_BATCH
        return max(1, min(most, int(BATCH_SECONDS / self._pace))) if self._pace else 1

    def _add(self, games: list[Played]) -> None:
        self.match_file.add(games)
        thought = sum(times.total for played in games for times in played.times)
        self._pace = max(thought / len(games), 1e-3)
        self._test()

    def _test(self) -> None:
        """Tests whole sets in their order, so that the answer does not depend on which worker is faster."""
        while self.test and not self.test.certain and self.test.verdict.sets < self.sets:
            games = self._whole(self.test.verdict.sets)
            if not games:
                return
            bot = self.match.bots[0]
            (share,) = shares_by_set(games, bot)
            if self.match.playouts:
                share = self.forward.next(luck_by_set(games, bot)[0], share)
            self.test.feed(share)

    def _certain(self) -> bool:
        return self.test is not None and self.test.certain
