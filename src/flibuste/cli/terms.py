"""What a match is to be, as it is said on the command line: for `arena` and `balance` alike."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.bots.arena.logbook import Logbook, kept
from flibuste.bots.arena.match import Match, sets_for
from flibuste.bots.arena.sprt import Claims
from flibuste.bots.arena.tournament import Tournament
from flibuste.bots.roster import make
from flibuste.cli.contest import contested, hired, match_trouble
from flibuste.cli.play import options_of
from flibuste.cli.supplies import inspect, own_files
from flibuste.cli.trouble import Trouble, decimal, whole
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.game import Game, settle


class Terms(NamedTuple):
    """The words as they were given; empty ones were not."""

    game: str
    seats: str
    seconds: str
    iterations: str
    option: list[str] | None
    data: str
    seed: str
    out: str
    resume: str
    games: str
    jobs: str
    cluster: str

    @property
    def folder(self) -> Path | None:
        return Path(self.resume or self.out) if self.resume or self.out else None

    @property
    def of_a_new_match(self) -> bool:
        """Whether anything was said that a match under way has agreed on already."""
        return any(self[: self._fields.index("resume")])


def chosen(voice: Voice, terms: Terms) -> Game[Any]:
    if not terms.game:
        raise Trouble("usage-which-game", {"games": list(shelf.names())})
    game = shelf.find(terms.game)
    voice.about(terms.game)
    return game


def agreed(
    voice: Voice, terms: Terms, game: Game[Any], bots: tuple[str, ...], seats: int, study: bool = False
) -> Match:
    """A new match; `seats` is how many there are if nothing was said."""
    for name in bots:
        make(name)
    count = whole(terms.seats, "--seats") if terms.seats else seats
    setup = settle(game.meta, count, options_of(terms.option or []), own_files(terms.data, game.meta))
    inspect(voice, game, setup)
    steps = whole(terms.iterations, "--iterations") if terms.iterations else 0
    limit = decimal(terms.seconds, "--seconds", 0.001, 3600) if terms.seconds else 0.0 if steps else 1.0
    # The same command continues the match that is there.
    seed = terms.seed or kept_seed(voice, terms.folder) or secrets.token_hex(8)
    version = game.meta.version
    return Match(terms.game, version, count, bots, seed, limit, steps, setup.options, setup.data, study)


def kept_seed(voice: Voice, folder: Path | None) -> str:
    if folder is None or not (folder / "match.json").exists():
        return ""
    with match_trouble(voice, "", folder):
        return kept(folder).seed


def resumed(voice: Voice, terms: Terms, more: bool, study: bool = False) -> Match:
    """The match as it was begun: only how many games there are, and what is shown, may be new."""
    if terms.resume == "-":
        raise Trouble("usage-value-missing", {"option": "--resume"})
    if more or terms.of_a_new_match:
        raise Trouble("arena-resume-alone")
    with match_trouble(voice, "", terms.folder):
        match = kept(Path(terms.resume))
    if match.study != study:
        raise Trouble("arena-other-match", {"folder": terms.resume})
    return match


def held(
    voice: Voice,
    terms: Terms,
    match: Match,
    usual: int,
    told: Callable[[Tournament], None],
    claims: Claims | None = None,
) -> None:
    """Plays the match and tells what came of it, also if somebody stops it early."""
    voice.about(match.game)
    games = whole(terms.games, "--games") if terms.games else usual
    hire = hired(terms.jobs, terms.cluster)
    folder = terms.folder
    with match_trouble(voice, match.game, folder):
        with Logbook(match, folder) as logbook:
            tournament = Tournament(logbook, sets_for(match, games), claims)
            command = "balance" if match.study else "arena"
            try:
                contested(voice, tournament, hire, str(folder or ""), command)
            except KeyboardInterrupt:
                told(tournament)
                raise
        told(tournament)
