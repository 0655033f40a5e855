"""Matches: bots against bots, with every bot in every seat on the same luck, and how sure the result is."""

from __future__ import annotations

import importlib
import io
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Any

from flibuste.arena import executor as executors
from flibuste.arena.adjusted import Adjusted
from flibuste.arena.match import Match, sets_for
from flibuste.arena.match_file import MatchFile
from flibuste.arena.match_game import Played
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.standings import Standing
from flibuste.bots.bot import Bot
from flibuste.bots.roster import lent, make
from flibuste.cli.console import PlainConsole
from flibuste.cli.output import Output
from flibuste.cli.reports import match_data, match_page, match_tables
from flibuste.front.bots import BotLike
from flibuste.front.tables import found
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.knowledge import Budget

WIDTH = 110
"""Columns of the table as text."""

Makers = dict[str, Callable[[], object]]
"""Bots that exist in this process only, by the name they have in the match."""


class MatchResult:
    """What a match came to: `standings` and `games` for programs, `table`, `json` and `html` for reading.

    >>> import flibuste as fb
    >>> result = fb.match("freibeuter", ["greedy", "random"], games=20, seed=7)
    >>> result
    <MatchResult freibeuter seats=2 games=20 seed=7 greedy=90 % random=10 %>
    >>> best = result.standings[0]
    >>> best.bot, best.win_share.mean, best.win_share.low > 0.5
    ('greedy', 0.9, True)
    >>> print(result.table())
    20 games with 2 seats, in 10 sets of the same luck, seed 7
    Bot                     Wins          Mean place           Score margin
    greedy  90.0 % [68.0 … 97.5]  1.10 [1.03 … 1.32]     57.9 [28.1 … 87.7]
    ...
    >>> result.json()["bots"][0]["bot"], "<svg" in result.html()
    ('greedy', True)
    """

    def __init__(self, runner: MatchRunner, makers: Makers) -> None:
        self.match = runner.match
        self.games: list[Played] = runner.games()
        """Every game that was played."""
        self._makers = makers
        self._outcome = match_data.outcome_of(runner)

    @property
    def standings(self) -> list[Standing]:
        """How each bot did, the strongest first."""
        return self._outcome.standings

    @property
    def adjusted(self) -> list[Adjusted]:
        """The same bots without their luck; empty if the match did not measure it."""
        return self._outcome.adjusted

    def __repr__(self) -> str:
        match = self.match
        bots = " ".join(f"{one.bot}={100 * one.win_share.mean:.3g} %" for one in self.standings)
        return (
            f"<MatchResult {match.game} seats={match.seats} games={len(self.games)} seed={match.seed} {bots}>"
        )

    def table(self, language: str = "en") -> str:
        """The result as plain text, with intervals."""
        output = self._output(language)
        text = io.StringIO()
        output.console = PlainConsole(file=text, width=WIDTH)
        with lent(self._makers):
            match_tables.show(output, self._outcome)
        return text.getvalue()

    def json(self) -> dict[str, Any]:
        """All figures, ready for `json.dumps`."""
        with lent(self._makers):
            return match_data.as_full_json(self._outcome)

    def html(self, file: str | Path | None = None, language: str = "en") -> str:
        """A page with tables and plots; with a `file` it is also written there."""
        with lent(self._makers):
            page = match_page.page(self._output(language), self._outcome)
        if file is not None:
            Path(file).write_text(page, encoding="utf-8")
        return page

    def _output(self, language: str) -> Output:
        output = Output(language)
        output.set_game(self.match.game)
        return output


class Here(Executor):
    """Does the work in this process, at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - any work
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as fault:  # noqa: BLE001 - the future raises it where the result is read
            done.set_exception(fault)
        return done


def match(
    game: str | Game[Any],
    bots: Sequence[BotLike],
    games: int = 200,
    seats: int | None = None,
    seed: int | str | None = None,
    budget: Budget | None = None,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
    jobs: int = 1,
    playouts: int = 0,
) -> MatchResult:
    """Plays bots against each other. Each set of games has the same luck, and every bot sits in every seat.

    Bots are names, classes or objects. There is one seat per bot if the game allows it, or else the game's
    smallest number of seats; `games` is rounded up to whole sets. A seed gives the same match again, unless
    a bot looks at the clock. `budget` is a second for every decision by default. A bot that raises an error,
    or chooses what is not offered, ends the match with `BotFailed`.

    `jobs` is the number of processes; 1 plays in this process. With more, a script must start the match
    under `if __name__ == "__main__":`, as always with `multiprocessing`. A class that another process cannot
    import (defined in a script, a notebook or a function) and a bot given as an object play in this process,
    whatever `jobs` says.

    With `playouts` the luck of every step is measured by so many games played on, and `adjusted` has the
    results without it: the same mean, less spread.

    >>> import flibuste as fb
    >>> class First(fb.Bot):
    ...     def choose(self, knows):
    ...         return knows.decision.options[0]
    >>> fb.match("freibeuter", [First, "greedy"], games=10, seed=7)
    <MatchResult freibeuter seats=2 games=10 seed=7 greedy=100 % First=0 %>
    """
    rules = found(game)
    names, makers = named(bots)
    if not names:
        raise ValueError("a match needs at least one bot")
    limit = budget or Budget()
    count = seats or (len(names) if len(names) in rules.meta.seats else min(rules.meta.seats))
    setup = make_setup(rules.meta, count, dict(options or {}), dict(data or {}))
    agreed = Match(
        rules.meta.id, rules.meta.version, count, names, secrets.token_hex(8) if seed is None else str(seed),
        limit.seconds, limit.iterations, setup.options, setup.data, playouts=playouts,
    )  # fmt: skip
    hire: Callable[[], Executor] = Here if jobs == 1 or makers else partial(executors.local, jobs)
    with lent(makers):
        for name in names:
            make(name).close()  # an unknown name is refused before the first game
        runner = MatchRunner(MatchFile(agreed), sets_for(agreed, games))
        runner.run(hire, lambda played: None)
        return MatchResult(runner, makers)


def named(bots: Sequence[BotLike]) -> tuple[tuple[str, ...], Makers]:
    """A name for every bot, and what makes those that no other process can find."""
    taken = {one for one in bots if isinstance(one, str)}
    known: dict[int, str] = {}
    makers: Makers = {}
    names: list[str] = []
    for one in bots:
        if isinstance(one, str):
            names.append(one)
            continue
        if id(one) not in known:
            importable = reference(one)
            name = importable or unused(plain_name(one), taken)
            if importable is None:
                makers[name] = one if callable(one) else partial(itself, one)
            known[id(one)] = name
            taken.add(name)
        names.append(known[id(one)])
    return tuple(names), makers


def reference(bot: object) -> str | None:
    """The name under which any process can import this class; None if there is none."""
    module, name = getattr(bot, "__module__", ""), getattr(bot, "__name__", "")
    if not isinstance(bot, type) or module == "__main__":
        return None
    try:
        same = getattr(importlib.import_module(module), name) is bot
    except (ImportError, AttributeError):
        return None
    return f"{module}:{name}" if same else None


def plain_name(bot: object) -> str:
    own = bot.name if isinstance(bot, Bot) else ""
    return own or getattr(bot, "__name__", "") or type(bot).__name__


def unused(name: str, taken: set[str]) -> str:
    """This name, or this name with a number."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    return free


def itself(bot: object) -> object:
    """The same bot for every game."""
    return bot
