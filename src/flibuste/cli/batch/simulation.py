"""One game by bots: the quick way, or recorded and checked after every choice."""

from __future__ import annotations

import hashlib
import traceback
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.bots.bot import Bot, Budget
from flibuste.bots.roster import make
from flibuste.cli import home
from flibuste.cli.tally import Fault, Tally
from flibuste.kernel import shelf
from flibuste.kernel.agenda import State
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup, fingerprint, play_out, settle
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.record import BadRecord, parse, replay, verify
from flibuste.table.table import Table

SAMPLE = 7
"""Of so many decisions, one has its imagined worlds compared."""


class Trial(NamedTuple):
    """What every game of a simulation has in common."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: str
    check: bool
    out: str
    """The folder for the records, or nothing."""
    options: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    """Files of one's own, name and content."""

    def setup(self, seats: int) -> Setup:
        """What is agreed on; refused where the game knows no such thing."""
        return settle(shelf.find(self.game).meta, seats, dict(self.options), dict(self.data))

    def seated(self, number: int) -> list[str]:
        """The bots of this game; they change seats from game to game."""
        count = self.seats[number % len(self.seats)]
        turn = number // len(self.seats)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(count)]

    def luck(self, number: int) -> bytes:
        return hashlib.sha256(f"{self.seed}/{number}".encode()).digest()


class Broken(Exception):
    """A check failed."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(check, what)
        self.check = check
        self.what = what


def sail(trial: Trial, first: int, count: int) -> Tally:
    """Some games in a row, up to the first that shows a fault."""
    tally = Tally()
    game = shelf.find(trial.game)
    recorded = trial.check or bool(trial.out)
    for number in range(first, first + count):
        if recorded:
            record_one(trial, game, number, tally)
        else:
            play_one(trial, game, number, tally)
        if tally.fault is not None:
            break
    return tally


def play_one(trial: Trial, game: Game[Any], number: int, tally: Tally) -> None:
    """The quick way: no record, nobody listens. What breaks is played again with a record."""
    names = trial.seated(number)
    rng = Quick(int.from_bytes(trial.luck(number)[:8], "big"))
    dealer = Dealer(rng)
    try:
        s = game.start(trial.setup(len(names)), dealer)
        decisions = (
            play_out(game, s, dealer) if set(names) == {"random"} else bots_out(game, s, names, dealer)
        )
        tally.count(game.result(s), decisions, names)
    except Exception:  # noqa: BLE001 - whatever breaks is what we look for
        what = traceback.format_exc()
        record_one(trial, game, number, tally)
        if tally.fault is None:  # other luck: the record does not show it, the number does
            tally.fault = Fault(number, "exception", what, "")


def bots_out(game: Game[Any], s: State, names: list[str], dealer: Dealer) -> int:
    bots = [make(name) for name in names]
    decisions = 0
    while asking := game.asking(s):
        seat = asking[0]
        decision = game.decision(s, seat)
        assert decision is not None
        choice = bots[seat].choose(Knowledge(game, s, seat), decision, Budget(), dealer.rng)
        game.apply(s, seat, choice, dealer)
        decisions += 1
    return decisions


def record_one(trial: Trial, game: Game[Any], number: int, tally: Tally) -> None:
    """A game at a table, with its record; the first fault is kept together with it."""
    names = trial.seated(number)
    luck = trial.luck(number)
    table: Table | None = None
    try:
        table = Table(game, trial.setup(len(names)), names, luck)
        play_table(table, [make(name) for name in names], Quick(int.from_bytes(luck[:8], "big")), trial.check)
        tally.count(game.result(table.state), len(table.moves), names)
        if trial.out:
            home.write(Path(trial.out) / f"{trial.game}-{number:07}{home.SUFFIX}", table.record().text())
    except Broken as broken:
        tally.fault = Fault(number, broken.check, broken.what, record_of(table))
    except OSError:
        raise
    except Exception:  # noqa: BLE001
        tally.fault = Fault(number, "exception", traceback.format_exc(), record_of(table))


def record_of(table: Table | None) -> str:
    """The game so far, with its seed: whoever mends it plays it again."""
    return "" if table is None else table.record(own=True).text()


def play_table(table: Table, bots: list[Bot], rng: Quick, check: bool) -> None:
    game = table.game
    parts = game.census(table.state)
    while asking := game.asking(table.state):
        seat = asking[rng.below(len(asking))]
        decision = table.decision(seat)
        assert decision is not None
        if check and table.version % SAMPLE == 0:
            check_worlds(table, rng)
        table.play(seat, bots[seat].choose(table.knowledge(seat), decision, Budget(), rng), decision.serial)
        if check and game.census(table.state) != parts:
            raise Broken("census", difference(parts, game.census(table.state)))
    if check:
        check_end(table)


def check_worlds(table: Table, rng: Quick) -> None:
    """A seat cannot tell the worlds it imagines from the true one."""
    game, s = table.game, table.state
    for seat in range(s.seats):
        world = game.imagined(s, seat, rng)
        if game.view(world, seat) != game.view(s, seat):
            raise Broken("view", difference(game.view(s, seat), game.view(world, seat)))
        if game.decision(world, seat) != game.decision(s, seat):
            raise Broken("options", f"{game.decision(s, seat)} / {game.decision(world, seat)}")


def check_end(table: Table) -> None:
    """The score sheet adds up, and the record gives the same game again."""
    result = table.game.result(table.state)
    for score, parts in zip(result.scores, result.sheet, strict=True):
        if score != sum(part for _, part in parts):
            raise Broken("scores", f"{score} / {parts}")
    for one, better in zip(result.scores, result.places, strict=True):
        for other, worse in zip(result.scores, result.places, strict=True):
            if one > other and better >= worse:
                raise Broken("places", f"{result.scores} / {result.places}")
    record = parse(table.record().text())
    try:
        verify(table.game, record)
    except BadRecord as bad:
        raise Broken("verify", f"{bad.line} {bad.reason} {dict(bad.facts)}") from None
    if fingerprint(table.game, replay(table.game, record)) != fingerprint(table.game, table.state):
        raise Broken("replay", "")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(
        f"{key}: {one.get(key)} / {other.get(key)}" for key in one if one.get(key) != other.get(key)
    )
