"""Games by bots: played fast, or recorded and checked after every choice."""

from __future__ import annotations

import hashlib
import traceback
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.bots.bot import Bot
from flibuste.bots.roster import make
from flibuste.cli.batch.simulation_totals import Fault, Totals
from flibuste.cli.terminal import saved_games
from flibuste.kernel import registry
from flibuste.kernel.agenda import State
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup, fingerprint, make_setup, play_out
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.records.record import BadRecord, parse, replay, verify
from flibuste.table.table import Table

SAMPLE = 7
"""One of this many decisions has its imagined worlds compared."""


class Simulation(NamedTuple):
    """What all games of a simulation have in common."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: str
    check: bool
    out: str
    """The folder for the records; "" writes none."""
    options: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    """The user's own files: name and content."""

    def setup(self, seats: int) -> Setup:
        """The set-up for this number of seats; refused if the game does not allow it."""
        return make_setup(registry.find(self.game).meta, seats, dict(self.options), dict(self.data))

    def bots_by_seat(self, number: int) -> list[str]:
        """The bots of one game. They change seats from game to game."""
        count = self.seats[number % len(self.seats)]
        turn = number // len(self.seats)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(count)]

    def seed_of(self, number: int) -> bytes:
        """The seed of one game."""
        return hashlib.sha256(f"{self.seed}/{number}".encode()).digest()


class CheckFailed(Exception):
    """A check found a fault. `check` names the message, `what` is the difference."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(check, what)
        self.check = check
        self.what = what


def play_games(simulation: Simulation, first: int, count: int) -> Totals:
    """Plays some games in a row, up to the first that shows a fault."""
    totals = Totals()
    game = registry.find(simulation.game)
    recorded = simulation.check or bool(simulation.out)
    for number in range(first, first + count):
        if recorded:
            play_recorded(simulation, game, number, totals)
        else:
            play_fast(simulation, game, number, totals)
        if totals.fault is not None:
            break
    return totals


def play_fast(simulation: Simulation, game: Game[Any], number: int, totals: Totals) -> None:
    """Plays without a record. A game that fails is played again with one."""
    names = simulation.bots_by_seat(number)
    rng = Quick(int.from_bytes(simulation.seed_of(number)[:8], "big"))
    dealer = Dealer(rng)
    try:
        s = game.start(simulation.setup(len(names)), dealer)
        decisions = (
            play_out(game, s, dealer) if set(names) == {"random"} else bots_play_out(game, s, names, dealer)
        )
        totals.count(game.result(s), decisions, names)
    except Exception:  # noqa: BLE001 - faults are what we look for
        what = traceback.format_exc()
        play_recorded(simulation, game, number, totals)
        if totals.fault is None:  # other random numbers: only the number of the game shows it
            totals.fault = Fault(number, "exception", what, "")


def bots_play_out(game: Game[Any], s: State, names: list[str], dealer: Dealer) -> int:
    """Plays a game to its end and returns the number of decisions."""
    bots = [make(name) for name in names]
    decisions = 0
    while asking := game.asking(s):
        seat = asking[0]
        decision = game.decision(s, seat)
        assert decision is not None
        choice = bots[seat].choose(Knowledge(game, s, seat, rng=dealer.rng))
        game.apply(s, seat, choice, dealer)
        decisions += 1
    return decisions


def play_recorded(simulation: Simulation, game: Game[Any], number: int, totals: Totals) -> None:
    """Plays at a table, which keeps a record. A fault is stored together with the record."""
    names = simulation.bots_by_seat(number)
    seed = simulation.seed_of(number)
    table: Table | None = None
    try:
        table = Table(game, simulation.setup(len(names)), names, seed)
        play_table(
            table, [make(name) for name in names], Quick(int.from_bytes(seed[:8], "big")), simulation.check
        )
        totals.count(game.result(table.state), len(table.moves), names)
        if simulation.out:
            saved_games.write(
                Path(simulation.out) / f"{simulation.game}-{number:07}{saved_games.SUFFIX}",
                table.record().text(),
            )
    except CheckFailed as failed:
        totals.fault = Fault(number, failed.check, failed.what, record_of(table))
    except OSError:
        raise
    except Exception:  # noqa: BLE001
        totals.fault = Fault(number, "exception", traceback.format_exc(), record_of(table))


def record_of(table: Table | None) -> str:
    """The game so far with its seed, so that the fault can be reproduced."""
    return "" if table is None else table.record(own=True).text()


def play_table(table: Table, bots: list[Bot], rng: Quick, check: bool) -> None:
    """Plays a game at a table to its end, and checks it if wanted."""
    game = table.game
    parts = game.census(table.state)
    while asking := game.asking(table.state):
        seat = asking[rng.below(len(asking))]
        decision = table.decision(seat)
        assert decision is not None
        if check and table.version % SAMPLE == 0:
            check_worlds(table, rng)
        table.play(seat, bots[seat].choose(table.knowledge(seat, rng=rng)), decision.serial)
        if check and game.census(table.state) != parts:
            raise CheckFailed("census", difference(parts, game.census(table.state)))
    if check:
        check_end(table)


def check_worlds(table: Table, rng: Quick) -> None:
    """Checks that a seat cannot tell an imagined world from the real one."""
    game, s = table.game, table.state
    for seat in range(s.seats):
        world = game.imagined(s, seat, rng)
        if game.view(world, seat) != game.view(s, seat):
            raise CheckFailed("view", difference(game.view(s, seat), game.view(world, seat)))
        if game.decision(world, seat) != game.decision(s, seat):
            raise CheckFailed("options", f"{game.decision(s, seat)} / {game.decision(world, seat)}")


def check_end(table: Table) -> None:
    """Checks that the score sheet adds up and that the record gives the same game."""
    result = table.game.result(table.state)
    for score, parts in zip(result.scores, result.sheet, strict=True):
        if score != sum(part for _, part in parts):
            raise CheckFailed("scores", f"{score} / {parts}")
    for one, better in zip(result.scores, result.places, strict=True):
        for other, worse in zip(result.scores, result.places, strict=True):
            if one > other and better >= worse:
                raise CheckFailed("places", f"{result.scores} / {result.places}")
    record = parse(table.record().text())
    try:
        verify(table.game, record)
    except BadRecord as bad:
        raise CheckFailed("verify", f"{bad.line} {bad.reason} {dict(bad.facts)}") from None
    if fingerprint(table.game, replay(table.game, record)) != fingerprint(table.game, table.state):
        raise CheckFailed("replay", "")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The parts in which two views differ."""
    return "; ".join(
        f"{key}: {one.get(key)} / {other.get(key)}" for key in one if one.get(key) != other.get(key)
    )
