"""Finds puzzles in one game: every decision of it is looked at, in random order, until enough are found."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any, NamedTuple

from flibuste.analysis.analyse import opened as opened_record
from flibuste.analysis.reasons import difference
from flibuste.analysis.steps import Step
from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Setup, make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Seat
from flibuste.puzzles.criteria import Effort, Verdict, examined
from flibuste.puzzles.puzzle import Puzzle
from flibuste.puzzles.second_opinion import PATIENCE
from flibuste.puzzles.strength import rating_of, solvers
from flibuste.puzzles.world_text import plain_world
from flibuste.table.table import Table

PLAYERS = (("matelot",), ("ismcts:300it",), ("matelot", "ismcts:300it"))
"""Who plays: matelots, seconds, and both together. Iterations, so that a seed gives the same game."""
SEATS = (2, 3, 4)
"""How many play, in turn, unless that is given."""
FROM_ONE_GAME = 2
"""Puzzles from one game: the next game is more different than the next turn."""
WORLDS = 300
"""Worlds in which the reason is looked for."""


class Source(NamedTuple):
    """A game to look at: played by bots from a number, or a record."""

    game: str
    number: int
    seats: int
    seed: int
    effort: Effort
    record: str = ""


class Work(NamedTuple):
    """What one game gave: its puzzles as lines, and why its other decisions are none."""

    number: int
    lines: tuple[str, ...]
    looked: int
    failed: dict[str, int]


def sources(game: str, games: int, seats: int, seed: int, effort: Effort, records: list[str]) -> list[Source]:
    """The games to look at: those of bots, then the records."""
    allowed = [seats] if seats else [one for one in SEATS if one in registry.find(game).meta.seats]
    found = [Source(game, number, allowed[number % len(allowed)], seed, effort) for number in range(games)]
    found += [Source(game, games + at, 0, seed, effort, text) for at, text in enumerate(records)]
    return found


def search(source: Source) -> Work:
    """Looks for puzzles in one game. The result does not depend on where or when."""
    record, game, steps = opened_record(source.record or played(source))
    base = stable(f"{source.game} {source.seed} {source.number}")
    rng = Quick(base)
    places = [(step, answer.seat) for step in steps for answer in step.answers]
    found: list[Puzzle] = []
    failed: Counter[str] = Counter()
    looked = 0
    while places and len(found) < FROM_ONE_GAME:
        step, seat = places.pop(rng.below(len(places)))
        looked += 1
        seed = base + 16 * step.before.serial + 16_384 * seat
        knows = as_seen(game, step, seat, seed)
        verdict = examined(knows, seed, source.effort)
        if verdict.failed:
            failed[verdict.failed] += 1
        else:
            found.append(puzzle_from(knows, record.setup, verdict, seed))
    return Work(source.number, tuple(one.line() for one in found), looked, dict(failed))


def as_seen(game: Any, step: Step, seat: Seat, seed: int) -> Knowledge[Any]:  # noqa: ANN401 - any game
    """What the seat knew. From here on nothing of the world that was played is left."""
    return Knowledge(game, game.imagined(step.before, seat, Quick(seed)), seat, again=True)


def played(source: Source) -> str:
    """The record of a game by bots."""
    game = registry.find(source.game)
    bots = PLAYERS[source.number // len(SEATS) % len(PLAYERS)]
    names = [bots[(seat + source.number) % len(bots)] for seat in range(source.seats)]
    seed = hashlib.sha256(f"puzzles {source.game} {source.seed} {source.number}".encode()).digest()
    table = Table(game, make_setup(game.meta, source.seats), names, seed)
    players = [make(name) for name in names]
    rng = Quick(stable(f"players {source.seed} {source.number}"))
    while asking := game.asking(table.state):
        seat = asking[0]
        table.play(seat, players[seat].choose(table.knowledge(seat, PATIENCE, rng)))
    return table.record().text()


def puzzle_from(knows: Knowledge[Any], setup: Setup, verdict: Verdict, seed: int) -> Puzzle:
    """The puzzle of a position that holds all criteria."""
    game, parse = knows.game, knows.game.vocabulary.parse
    best, tempting = parse(verdict.best), parse(verdict.matelot)
    gained = verdict.values[0].share - next(
        one.share for one in verdict.values if one.choice == tempting.text
    )
    key, facts = difference(knows, best, tempting, WORLDS, seed).words(gained)
    world = plain_world(knows.world)
    name = hashlib.sha256(json.dumps([game.meta.id, knows.seat, world]).encode()).hexdigest()[:8]
    puzzle = Puzzle(
        id=name,
        game=game.meta.id,
        version=game.meta.version,
        seats=setup.seats,
        options=dict(setup.options),
        seat=knows.seat,
        theme=best.verb,
        rating=0,
        best=best.text,
        matelot=tempting.text,
        lead=round(verdict.lead, 4),
        error=round(verdict.error, 4),
        worlds=round(verdict.worlds, 3),
        values=verdict.values,
        why=(key, facts),
        solvers={},
        world=world,
    )
    solved = solvers(knows, puzzle.right, seed)
    return puzzle._replace(solvers=solved, rating=rating_of(solved))


def stable(text: str) -> int:
    """A number for a text, the same in every process."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big") << 24
