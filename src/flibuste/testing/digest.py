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

import flibuste
from flibuste.kernel.game import Game, Setup
from tests import ROOT, SOURCES
from tests.conformance.plain import bytes_of, print_of, text_of, truths
from tests.conformance.walk import setup_of, walk


def digest(game: Game[Any], setup: Setup, seed: int) -> str:
    """All choices, luck, events, views and fingerprints of one random game."""
    whole = walk(game, setup, seed)
    line = [text_of(whole.luck), truths(whole.told), print_of(game, whole.start)]
    for at, moment in enumerate(whole.moments):
        line += [text_of([moment.seat, moment.choice.text, moment.luck]), truths(moment.told)]
        line.append(print_of(game, moment.after))
        line += [text_of(game.view(moment.after, seat)) for seat in (None, at % setup.seats)]
    line.append(text_of(game.result(whole.end)))
    return bytes_of(line).hex()


def lines(specs: Sequence[str], seeds: int) -> list[str]:
    """One line a game, as the command prints them."""
    found: list[str] = []
    for spec in specs:
        module, _, name = spec.partition(":")
        game: Game[Any] = getattr(importlib.import_module(module), name)
        for seats in game.meta.seats:
            for seed in range(seeds):
                number = digest(game, setup_of(game, seats, seed), seed)
                found.append(f"{spec} {seats} seats, seed {seed}: {number}")
    return found


def elsewhere(specs: Sequence[str], seeds: int, hash_seed: str, sources: bool = False) -> list[str]:
    """The same lines from a process of its own, with this hash seed; on request from the sources."""
    home = SOURCES if sources else Path(flibuste.__file__).parents[1]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(home), str(ROOT)])}
    start = [sys.executable, "-m", "tests.conformance.digest"]
    if sources:
        start = [sys.executable, str(Path(__file__).with_name("from_sources.py"))]
    done = subprocess.run(
        [*start, str(seeds), *specs], env=env, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


if __name__ == "__main__":
    for line in lines(sys.argv[2:], int(sys.argv[1])):
        print(line)
