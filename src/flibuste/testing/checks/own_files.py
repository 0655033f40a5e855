"""Own files: each is refused with a reason that names it, or a whole game can be played with it."""

from __future__ import annotations

import contextlib
import json
import pickle
import signal
import threading
from collections.abc import Iterator, Mapping
from types import FrameType
from typing import Any

from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup, make_setup
from flibuste.kernel.types import Refusal
from flibuste.testing.hostile_files import hostile_files
from flibuste.testing.subject import Subject
from flibuste.testing.walk import LONGEST, pick

SECONDS = 20.0
"""Computing time for one set of files and a whole game with them: far more than any needs."""
SETS = 60


def check_own_files(subject: Subject) -> None:
    """Whatever a stranger sends. A game without own files has nothing to prove."""
    if subject.game.meta.data:
        for seed in range(SETS):
            files = hostile_files(subject.game, subject.folder, seed)
            seats = subject.game.meta.seats[seed % len(subject.game.meta.seats)]
            check_files(subject.game, seats, files, seed)


def check_files(game: Game[Any], seats: int, files: Mapping[str, str], seed: int) -> str:
    """The reason for which these files are refused; empty if a game was played with them."""
    with within(SECONDS, f"{game.meta.id} with {sorted(files)}, seed {seed}"):
        setup = judged(game, seats, files)
        if isinstance(setup, Refusal):
            assert setup.facts.get("file") in game.meta.data, f"{setup.reason} names no file"
            json.dumps(setup.facts, allow_nan=False)
            return setup.reason
        whim, dealer = Quick(seed), Dealer(Quick(seed + 1))
        s = game.start(setup, dealer)
        for decisions in range(LONGEST + 1):
            assert decisions < LONGEST, (
                f"{game.meta.id} with {dict(files)}, seed {seed}: the game does not end"
            )
            if decisions % 50 == 0:
                json.dumps(game.view(pickle.loads(pickle.dumps(s)), 0), allow_nan=False)
            if not game.asking(s):
                break
            game.apply(s, *pick(game, s, whim), dealer)
        return ""


def judged(game: Game[Any], seats: int, files: Mapping[str, str]) -> Setup | Refusal:
    try:
        setup = make_setup(game.meta, seats, None, dict(files))
        game.check_data(setup)
    except Refusal as refusal:
        return refusal
    return setup


@contextlib.contextmanager
def within(seconds: float, what: str) -> Iterator[None]:
    """Fails when the block computes longer. Where there is no such timer, nothing is limited."""

    def too_long(_: int, __: FrameType | None) -> None:
        raise AssertionError(f"{what}: not done after {seconds} seconds of computing")

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
