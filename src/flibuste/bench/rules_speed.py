"""Measures the rules: random playouts, clones, views and search, beside other libraries in the same run."""

from __future__ import annotations

import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

from flibuste.bench.build import compiled
from flibuste.bots.search.ismcts import Manner, Search
from flibuste.bots.search.search_bot import no_garbage
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, make_setup, play_out
from flibuste.kernel.knowledge import Knowledge

Sample = Callable[[], float]
"""Measures once and returns decisions per second of CPU time."""


class GameSpeed(NamedTuple):
    """The speed of a game with a number of seats."""

    game: str
    seats: int
    decisions_per_s: float
    playouts_per_s: float
    clone_us: float
    view_us: float
    state_bytes: int
    iterations_per_s: float
    """Iterations of the search at the first decision of a game."""


class PeerSpeed(NamedTuple):
    """The speed of another library."""

    name: str
    decisions_per_s: float


class Report(NamedTuple):
    """Everything that was measured."""

    compiled: bool
    games: list[GameSpeed]
    peers: list[PeerSpeed]
    ratios: dict[str, float]

    def json(self) -> dict[str, Any]:
        """The report for other programs."""
        return {
            "compiled": self.compiled,
            "games": [game._asdict() for game in self.games],
            "peers": [peer._asdict() for peer in self.peers],
            "ratios": self.ratios,
        }


def measure(names: list[str], peers: bool, rounds: int) -> Iterator[str | Report]:
    """Yields the name of what is measured next, and at last the report.

    Ours and the others take turns, so that a busy moment of the machine affects all of them. A ratio
    is the median of the ratios of the rounds.
    """
    entries = [(name, seats) for name in names for seats in registry.find(name).meta.seats]
    rivals = peer_samples() if peers else {}
    ours: dict[tuple[str, int], list[float]] = {entry: [] for entry in entries}
    theirs: dict[str, list[float]] = {rival: [] for rival in rivals}
    playouts = {entry: Playouts(registry.find(entry[0]), entry[1]) for entry in entries}
    searches = {entry: Searches(registry.find(entry[0]), entry[1]) for entry in entries}
    thought: dict[tuple[str, int], list[float]] = {entry: [] for entry in entries}
    for _ in range(rounds):
        for rival, sample in rivals.items():
            yield rival
            theirs[rival].append(sample())
        for entry, playout in playouts.items():
            yield f"{entry[0]} {entry[1]}"
            ours[entry].append(playout())
            thought[entry].append(searches[entry]())
    ratios: dict[str, float] = {}
    for name in names:
        seats = registry.find(name).meta.seats
        for rival, figures in theirs.items():
            ratios[f"{name}/{rival}"] = ratio(ours[name, max(seats)], figures)
            ratios[f"{name} ismcts/{rival}"] = ratio(thought[name, min(seats)], figures)
    games = [
        game_speed(
            registry.find(name),
            seats,
            statistics.median(ours[name, seats]),
            playouts[name, seats].length,
            statistics.median(thought[name, seats]),
        )
        for name, seats in entries
    ]
    speeds = [PeerSpeed(rival, round(statistics.median(figures))) for rival, figures in theirs.items()]
    yield Report(compiled(), games, speeds, ratios)


class Playouts:
    """Random games from the set-up to the end, without events."""

    def __init__(self, game: Game[Any], seats: int, seconds: float = 0.5) -> None:
        self.game = game
        self.setup = make_setup(game.meta, seats)
        self.seconds = seconds
        self.length = 1.0

    def __call__(self) -> float:
        game, setup = self.game, self.setup
        dealer = Dealer(Quick(1))
        decisions = playouts = 0
        begin = time.process_time()
        while time.process_time() - begin < self.seconds:
            for _ in range(10):
                decisions += play_out(game, game.start(setup, dealer), dealer)
            playouts += 10
        self.length = decisions / playouts
        return decisions / (time.process_time() - begin)


class Searches:
    """Iterations of the search at the first decision of a game, with the settings of our bots."""

    def __init__(self, game: Game[Any], seats: int, seconds: float = 0.5) -> None:
        s = game.start(make_setup(game.meta, seats), Dealer(Quick(1)))
        self.knows = Knowledge(game, s, game.asking(s)[0])
        self.seconds = seconds

    def __call__(self) -> float:
        search = Search(self.knows, Quick(1), Manner())
        with no_garbage():
            begin = time.process_time()
            while time.process_time() - begin < self.seconds:
                search.run(0.0, search.iterations + 50)
            return search.iterations / (time.process_time() - begin)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios of the rounds."""
    return round(statistics.median(a / b for a, b in zip(ours, theirs, strict=True)), 2)


def game_speed(
    game: Game[Any], seats: int, decisions_per_s: float, length: float, iterations_per_s: float
) -> GameSpeed:
    """Measures clones, views and memory of a game half played."""
    s = half_way(game, seats, round(length / 2))
    clone = per_call(s.clone)
    view = per_call(lambda: game.view(s, 0))
    return GameSpeed(
        game=game.meta.id,
        seats=seats,
        decisions_per_s=round(decisions_per_s),
        playouts_per_s=round(decisions_per_s / length, 1),
        clone_us=round(clone * 1e6, 2),
        view_us=round(view * 1e6, 2),
        state_bytes=state_bytes(s),
        iterations_per_s=round(iterations_per_s),
    )


def half_way(game: Game[Any], seats: int, decisions: int) -> Any:  # noqa: ANN401 - the game's own state
    """A state after this many random decisions."""
    rng = Quick(1)
    dealer = Dealer(rng)
    s = game.start(make_setup(game.meta, seats), dealer)
    for _ in range(decisions):
        asking = game.asking(s)
        if not asking:
            break
        options = game.options(s, asking[0])
        game.apply(s, asking[0], options[rng.below(len(options))], dealer)
    return s


def per_call(call: Callable[[], object], seconds: float = 0.2) -> float:
    """Seconds of CPU time for a call."""
    calls = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (time.process_time() - begin) / calls


def state_bytes(s: Any, copies: int = 500) -> int:  # noqa: ANN401 - the game's own state
    """The memory of one more state."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [s.clone() for _ in range(copies)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)


def peer_samples() -> dict[str, Sample]:
    """The other libraries that are installed."""
    samples: dict[str, Sample] = {}
    if find_spec("catanatron"):
        samples["catanatron"] = catanatron
    if find_spec("pyspiel"):
        samples["openspiel-backgammon"] = lambda: openspiel("backgammon")
        samples["openspiel-gin_rummy"] = lambda: openspiel("gin_rummy")
    return samples


def catanatron(seconds: float = 1.0) -> float:
    """Games of catanatron with four of its random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    decisions = 0

    class Counted(RandomPlayer):  # type: ignore[misc,unused-ignore]  # untyped where installed
        def decide(self, *args: Any) -> Any:  # noqa: ANN401 - theirs
            nonlocal decisions
            decisions += 1
            return super().decide(*args)

    begin = time.process_time()
    while time.process_time() - begin < seconds:
        Catan([Counted(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
    return decisions / (time.process_time() - begin)


def openspiel(name: str, seconds: float = 0.5) -> float:
    """Random playouts of one of OpenSpiel's C++ games, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    pick = random.Random(1)
    decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick.random() * len(actions))])
                decisions += 1
    return decisions / (time.process_time() - begin)
