"""Plays the golden games anew: `python -m flibuste.cli.golden [GAME…]`."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.cli.trouble import FOUND, USAGE
from flibuste.kernel import shelf
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game, settle
from flibuste.kernel.record import Record, parse
from flibuste.kernel.words import Facts, Refusal
from flibuste.table.table import Table
from flibuste.tongue.tongue import Tongue, preferred

GAMES = 200
"""How many games are played with each number of seats, in search of every end."""


def seed_of(name: str, seats: int, number: int) -> bytes:
    return hashlib.sha256(f"{name}/{seats}/{number}".encode()).digest()


def played(game: Game[Any], seats: int, seed: bytes) -> Record:
    """A game among random bots; the same seed plays the same game."""
    players = [f"random {seat + 1}" for seat in range(seats)]
    table = Table(game, settle(game.meta, seats), players, seed)
    bot, rng, budget = make("random"), Quick(int.from_bytes(seed, "big")), Budget()
    while not table.over:
        seat = game.asking(table.state)[0]
        knows = table.knowledge(seat)
        table.play(seat, bot.choose(knows, knows.decision(), budget, rng))
    return table.record()


def found(name: str, seats: int) -> Iterator[tuple[str, Record]]:
    """The first game for each reason to be over, as far as random play comes upon it."""
    game = shelf.find(name)
    kept = kept_by_hand(name)
    missing = [reason for reason in game.meta.ends if reason not in kept]
    for number in range(GAMES):
        if not missing:
            return
        record = played(game, seats, seed_of(name, seats, number))
        if record.outcome is not None and record.outcome.reason in missing:
            missing.remove(record.outcome.reason)
            yield record.outcome.reason, record


def file_of(name: str, seats: int, reason: str) -> Path:
    return shelf.folder(name) / "records" / f"{seats}-{reason}.txt"


def kept_by_hand(name: str) -> set[str]:
    """The ends of records of other names: games that random play with the usual set-up never comes upon."""
    meta = shelf.find(name).meta
    ours = {file_of(name, seats, reason) for seats in meta.seats for reason in meta.ends}
    kept = {file for file in file_of(name, 0, "").parent.glob("*.txt") if file not in ours}
    outcomes = [parse(file.read_text(encoding="utf-8")).outcome for file in sorted(kept)]
    return {outcome.reason for outcome in outcomes if outcome is not None}


def write(name: str, tongue: Tongue) -> bool:
    """All golden games of one game; whether every end was found. Records of other names are left alone."""
    meta = shelf.find(name).meta
    missing = set(meta.ends) - kept_by_hand(name)
    for seats in meta.seats:
        records = dict(found(name, seats))
        missing -= records.keys()
        for reason in meta.ends:
            file = file_of(name, seats, reason)
            file.parent.mkdir(exist_ok=True)
            if reason not in records:
                file.unlink(missing_ok=True)
                continue
            file.write_text(records[reason].text(), encoding="utf-8", newline="\n")
            facts: Facts = {"game": name, "file": file.name, "decisions": len(records[reason].moves)}
            print(tongue.say("golden-written", facts))
    for reason in sorted(missing):
        searched: Facts = {"game": name, "reason": reason, "games": GAMES}
        print(tongue.say("golden-not-found", searched), file=sys.stderr)
    return not missing


def main(names: list[str]) -> int:
    tongue = Tongue(preferred())
    try:
        for name in names:
            shelf.find(name)
    except Refusal as refusal:
        print(tongue.refusal(refusal), file=sys.stderr)
        return USAGE
    complete = [write(name, tongue) for name in names or shelf.all_names()]
    return 0 if all(complete) else FOUND


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
