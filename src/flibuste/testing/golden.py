"""Golden games: whole games among random bots, kept as records in a game's folder."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.records.record import NEWEST, Record
from flibuste.table.table import Table


def seed_of(name: str, seats: int, number: int) -> bytes:
    return hashlib.sha256(f"{name}/{seats}/{number}".encode()).digest()


def played(game: Game[Any], seats: int, seed: bytes, record_format: int = NEWEST) -> Record:
    """A game among random bots; the same seed plays the same game."""
    players = [f"random {seat + 1}" for seat in range(seats)]
    table = Table(game, make_setup(game.meta, seats), players, seed, record_format=record_format)
    bot, rng, budget = make("random"), Quick(int.from_bytes(seed, "big")), Budget()
    while not table.over:
        seat = game.asking(table.state)[0]
        knows = table.knowledge(seat)
        table.play(seat, bot.choose(knows.given(budget, rng)))
    return table.record()


def file_of(name: str, seats: int, reason: str) -> Path:
    return registry.folder(name) / "records" / f"{seats}-{reason}.txt"


def texts_of(name: str) -> dict[str, str]:
    """The golden games a game keeps, by file name; those kept by hand included."""
    files = sorted((registry.folder(name) / "records").glob("*.txt"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}
