"""The options that `arena` and `balance` share, and the match they describe."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any

import click

from flibuste.arena.match import Match
from flibuste.arena.match_file import MatchFile, read_match
from flibuste.bots.roster import make
from flibuste.cli.batch.match_errors import match_errors
from flibuste.cli.errors import CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import Decimal, FilePath, GameName, Integer, KeyValue, Words
from flibuste.cli.terminal.own_files import check_files, own_files
from flibuste.kernel import registry
from flibuste.kernel.game import Game, make_setup

NO_FOLDER = "-"
"""The value of `--resume` without a folder."""
SECONDS = 1.0
"""A bot's budget for one decision if nothing else is said."""


@dataclass(frozen=True)
class MatchOptions:
    """The values of the shared options. None, "" and () mean that an option was not given."""

    game: str
    bots: tuple[str, ...]
    games: int | None
    seats: int | None
    seconds: float | None
    iterations: int | None
    option: tuple[tuple[str, str], ...]
    data: str
    seed: str
    out: Path | None
    resume: Path | None
    jobs: int | None
    cluster: str
    json_: bool
    csv_: bool
    html: Path | None

    @property
    def folder(self) -> Path | None:
        """Where the match is kept, if anywhere."""
        return self.resume or self.out

    @property
    def describes_match(self) -> bool:
        """Whether an option was given that a match under way has already settled."""
        given = (self.game, self.bots, self.option, self.data, self.seed)
        numbers = (self.seats, self.seconds, self.iterations, self.out)
        return any(given) or any(number is not None for number in numbers)


PARAMETERS = (
    click.argument("game", type=GameName(), default=""),
    click.option("--bots", type=Words(), default=()),
    click.option("--games", type=Integer()),
    click.option("--seats", type=Integer()),
    click.option("--seconds", type=Decimal(0.001, 3600)),
    click.option("--iterations", type=Integer()),
    click.option("--option", type=KeyValue(), multiple=True),
    click.option("--data", default=""),
    click.option("--seed", default=""),
    click.option("--out", type=FilePath()),
    click.option("--resume", type=FilePath(), is_flag=False, flag_value=NO_FOLDER),
    click.option("--jobs", type=Integer()),
    click.option("--cluster", default=""),
    click.option("--json", "json_", is_flag=True),
    click.option("--csv", "csv_", is_flag=True),
    click.option("--html", type=FilePath()),
)


def match_parameters(function: Callable[..., None]) -> Callable[..., None]:
    """Adds the shared options to a command, whose function gets them as a MatchOptions."""

    @wraps(function)
    def with_options(output: Output, **given: Any) -> None:  # noqa: ANN401 - typed by their parameters
        options = MatchOptions(**{field.name: given.pop(field.name) for field in fields(MatchOptions)})
        function(output, options, **given)

    decorated: Callable[..., None] = click.pass_obj(with_options)
    for parameter in reversed(PARAMETERS):
        decorated = parameter(decorated)
    return decorated


def chosen_game(output: Output, options: MatchOptions) -> Game[Any]:
    """The game of a new match."""
    if not options.game:
        raise CommandError("usage-which-game", {"games": list(registry.names())})
    game = registry.find(options.game)
    output.set_game(options.game)
    return game


def new_match(
    output: Output,
    options: MatchOptions,
    game: Game[Any],
    bots: tuple[str, ...],
    seats: int,
    study: bool = False,
) -> Match:
    """A new match. `seats` is the number of seats if no option says it."""
    for name in bots:
        make(name)  # refuses a bot that does not exist
    count = options.seats or seats
    setup = make_setup(game.meta, count, dict(options.option), own_files(options.data, game.meta))
    check_files(output, game, setup)
    iterations = options.iterations or 0
    seconds = options.seconds or (0.0 if iterations else SECONDS)
    # The same command continues the match in its folder: without --seed, the seed is the one found there.
    seed = options.seed or stored_seed(output, options.folder) or secrets.token_hex(8)
    version = game.meta.version
    return Match(
        options.game, version, count, bots, seed, seconds, iterations, setup.options, setup.data, study
    )


def stored_seed(output: Output, folder: Path | None) -> str:
    """The seed of the match in a folder; "" if there is none."""
    if folder is None or not MatchFile.exists(folder):
        return ""
    with match_errors(output, "", folder):
        return read_match(folder).seed


def resumed_match(output: Output, options: MatchOptions, study: bool = False) -> Match:
    """The match in a folder. Only the number of games and the form of the results may be new."""
    assert options.resume is not None
    if str(options.resume) == NO_FOLDER:
        raise CommandError("usage-value-missing", {"option": "--resume"})
    if options.describes_match:
        raise CommandError("arena-resume-alone")
    with match_errors(output, "", options.resume):
        match = read_match(options.resume)
    if match.study != study:
        raise CommandError("arena-other-match", {"folder": str(options.resume)})
    return match
