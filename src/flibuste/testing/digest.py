"""Whole games as one number: what two processes, hash seeds or builds must agree on.

As a command it prints one line for each game named as MODULE:NAME, seat count and seed.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from flibuste.kernel.game import Game
from flibuste.testing.json_text import bytes_of, text_of, truths
from flibuste.testing.walk import Walk, setup_of, walk


def digest(whole: Walk) -> str:
    """All choices, luck, events, views, observations and fingerprints of one random game."""
    seats = whole.start.seats
    features = whole.game.features()
    line = [text_of(whole.luck), truths(whole.told), whole.print(0).hex()]
    for at, moment in enumerate(whole.moments):
        line += [text_of([moment.seat, moment.choice.text, moment.luck]), truths(moment.told)]
        line.append(whole.print(at + 1).hex())
        line += [whole.look(at + 1, seat).hex() for seat in (None, at % seats)]
        if features is not None:
            line.append(bytes_of(features.encode(moment.after, at % seats).hex()).hex())
    line.append(text_of(whole.game.result(whole.end)))
    return bytes_of(line).hex()


def lines(specs: Sequence[str], seeds: int) -> list[str]:
    """One line a game, as the command prints them."""
    found: list[str] = []
    for spec in specs:
        module, _, name = spec.partition(":")
        game: Game[Any] = getattr(importlib.import_module(module), name)
        for seats in game.meta.seats:
            for seed in range(seeds):
                number = digest(walk(game, setup_of(game, seats, seed), seed))
                found.append(f"{spec} {seats} seats, seed {seed}: {number}")
    return found


HERE = (sys.executable, "-m", "flibuste.testing.digest")
"""The command that prints the lines."""


def elsewhere(specs: Sequence[str], seeds: int, hash_seed: str, command: Sequence[str] = HERE) -> list[str]:
    """The same lines from a process of its own, with this hash seed. It finds what this process finds."""
    path = os.pathsep.join([part or str(Path.cwd()) for part in sys.path])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [*command, str(seeds), *specs], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


if __name__ == "__main__":
    for line in lines(sys.argv[2:], int(sys.argv[1])):
        print(line)
