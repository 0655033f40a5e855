"""Measures environments: one seat after the other and in batches, beside PettingZoo's and OpenSpiel's games.

Every turn includes the observation and the mask, and choosing one of the options at random. Time is CPU time.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

from flibuste.bench.build import compiled
from flibuste.bench.failure import BenchFailed
from flibuste.kernel import registry

Sample = Callable[[], float]
"""Measures once and returns turns per second of CPU time."""

SECONDS = 0.5
LANES = 64
CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6")
SPIEL = ("backgammon", "gin_rummy", "hanabi")


class EnvSpeed(NamedTuple):
    """The speed of one environment."""

    name: str
    turns_per_s: int


class ResearchReport(NamedTuple):
    """Everything that was measured."""

    compiled: bool
    ours: list[EnvSpeed]
    peers: list[EnvSpeed]
    ratios: dict[str, float]

    def json(self) -> dict[str, Any]:
        """The report for other programs."""
        return {
            "compiled": self.compiled,
            "ours": [speed._asdict() for speed in self.ours],
            "peers": [speed._asdict() for speed in self.peers],
            "ratios": self.ratios,
        }


def measure(names: list[str], peers: bool, rounds: int) -> Iterator[str | ResearchReport]:
    """Yields the name of what is measured next, and at last the report. All take turns, round by round."""
    if not find_spec("pettingzoo"):
        raise BenchFailed("bench-no-research", {})
    ours = our_samples(names)
    theirs = peer_samples() if peers else {}
    figures: dict[str, list[float]] = {name: [] for name in (*ours, *theirs)}
    for _ in range(rounds):
        for name, sample in (*ours.items(), *theirs.items()):
            yield name
            figures[name].append(sample())
    ratios: dict[str, float] = {}
    for mine, here in figures.items():
        for rival, there in figures.items():
            if comparable(mine, rival):
                quotients = [one / two for one, two in zip(here, there, strict=True)]
                ratios[f"{mine}/{rival}"] = round(statistics.median(quotients), 2)
    found = {name: round(statistics.median(values)) for name, values in figures.items()}
    yield ResearchReport(
        compiled(),
        [EnvSpeed(name, found[name]) for name in ours],
        [EnvSpeed(name, found[name]) for name in theirs],
        ratios,
    )


def comparable(mine: str, rival: str) -> bool:
    """One of our environments with a peer's of the same kind, and our batches with our own single games."""
    kind = mine.rpartition("AEC")[2]
    if "batch" in mine:
        return rival == f"{mine.partition(' batch')[0]} AEC"
    peer = rival.startswith(CLASSIC)
    return "AEC" in mine and not mine.startswith(CLASSIC) and peer and rival.endswith(f"AEC{kind}")


def our_samples(names: list[str]) -> dict[str, Sample]:
    """For every game with its fewest seats: without and with PettingZoo's wrappers, and as a batch."""
    from flibuste import research

    samples: dict[str, Sample] = {}
    for name in names:
        seats = min(registry.find(name).meta.seats)
        samples[f"{name} {seats} AEC"] = AecTurns(research.RawEnv(name, seats))
        samples[f"{name} {seats} AEC wrapped"] = AecTurns(research.aec_env(name, seats))
        samples[f"{name} {seats} batch of {LANES}"] = BatchTurns(name, seats)
    return samples


def peer_samples() -> dict[str, Sample]:
    """Those of the others that are installed."""
    samples: dict[str, Sample] = {}
    if find_spec("pygame"):
        for name in CLASSIC:
            if name.startswith("chess") and not find_spec("chess"):
                continue
            with warnings.catch_warnings():  # PettingZoo now prefers a registry
                warnings.simplefilter("ignore", DeprecationWarning)
                wrapped = importlib.import_module(f"pettingzoo.classic.{name}").env()
            samples[f"{name} AEC"] = AecTurns(wrapped.unwrapped)
            samples[f"{name} AEC wrapped"] = AecTurns(wrapped)
    if find_spec("pyspiel"):
        for name in SPIEL:
            samples[f"OpenSpiel {name}"] = SpielTurns(name)
    return samples


class AecTurns:
    """Random games by PettingZoo's loop."""

    def __init__(self, env: Any) -> None:  # noqa: ANN401 - pettingzoo's
        self.env = env
        self.luck = random.Random(1)
        self.seed = 0

    def __call__(self) -> float:
        env, luck = self.env, self.luck
        turns = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            self.seed += 1
            env.reset(seed=self.seed)
            for _ in env.agent_iter(1 << 30):
                seen, _, over, cut_off, _ = env.last()
                if over or cut_off:
                    break
                options = seen["action_mask"].nonzero()[0]
                env.step(options[int(luck.random() * len(options))])
                turns += 1
        return turns / (time.process_time() - begun)


class BatchTurns:
    """Random games side by side. Only the call that steps them is measured: who learns picks otherwise."""

    def __init__(self, game: str, seats: int) -> None:
        from flibuste import research

        self.lanes = research.Lanes(game, seats, LANES)
        self.lanes.reset(1)

    def __call__(self) -> float:
        lanes = self.lanes
        steps, spent = 0, 0.0
        while spent < SECONDS:
            chances = lanes.luck.random(lanes.masks.shape, dtype="float32")
            actions = (chances * lanes.masks).argmax(axis=1)
            begun = time.process_time()
            lanes.step(actions)
            spent += time.process_time() - begun
            steps += 1
        return steps * LANES / spent


class SpielTurns:
    """Random games of OpenSpiel from Python, with the observation tensor of every decision."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.luck = random.Random(1)

    def __call__(self) -> float:
        luck = self.luck
        turns = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, chances)[0])
                    continue
                state.observation_tensor(state.current_player())
                options = state.legal_actions()
                state.apply_action(options[int(luck.random() * len(options))])
                turns += 1
        return turns / (time.process_time() - begun)
