"""How fast the games are: random playouts, clones and views, beside peers measured in the same run."""

from __future__ import annotations

import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

import flibuste.kernel.agenda
from flibuste.bots.ismcts import Manner, Search
from flibuste.bots.searcher import no_garbage
from flibuste.kernel import shelf
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, play_out, settle
from flibuste.kernel.knowledge import Knowledge

Sample = Callable[[], float]
"""Runs once and returns a figure per second of CPU time."""


def compiled() -> bool:
    return not str(flibuste.kernel.agenda.__file__).endswith(".py")


class GameSpeed(NamedTuple):
    game: str
    seats: int
    decisions_per_s: float
    playouts_per_s: float
    clone_us: float
    view_us: float
    state_bytes: int
    iterations_per_s: float
    """Of the search, for the first decision of a game."""


class PeerSpeed(NamedTuple):
    name: str
    decisions_per_s: float


class Report(NamedTuple):
    compiled: bool
    games: list[GameSpeed]
    peers: list[PeerSpeed]
    ratios: dict[str, float]

    def json(self) -> dict[str, Any]:
        return {
            "compiled": self.compiled,
            "games": [game._asdict() for game in self.games],
            "peers": [peer._asdict() for peer in self.peers],
            "ratios": self.ratios,
        }


def measure(names: list[str], peers: bool, rounds: int) -> Iterator[str | Report]:
    """Yields the name of what is measured next, and last the report.

    Ours and the peers take turns, so that a busy moment of the machine hits all of them; a ratio is
    the median of the rounds' ratios.
    """
    entries = [(name, seats) for name in names for seats in shelf.find(name).meta.seats]
    rivals = peer_samples() if peers else {}
    ours: dict[tuple[str, int], list[float]] = {entry: [] for entry in entries}
    theirs: dict[str, list[float]] = {rival: [] for rival in rivals}
    playouts = {entry: Playouts(shelf.find(entry[0]), entry[1]) for entry in entries}
    searches = {entry: Searches(shelf.find(entry[0]), entry[1]) for entry in entries}
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
        seats = shelf.find(name).meta.seats
        for rival, figures in theirs.items():
            ratios[f"{name}/{rival}"] = ratio(ours[name, max(seats)], figures)
            ratios[f"{name} ismcts/{rival}"] = ratio(thought[name, min(seats)], figures)
    games = [
        game_speed(
            shelf.find(name),
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
    """Random games from the set-up to the end: options, a random pick, apply, nobody listening."""

    def __init__(self, game: Game[Any], seats: int, seconds: float = 0.5) -> None:
        self.game = game
        self.setup = settle(game.meta, seats)
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
    """Iterations of the search at the first decision of a game, as the levels do them."""

    def __init__(self, game: Game[Any], seats: int, seconds: float = 0.5) -> None:
        s = game.start(settle(game.meta, seats), Dealer(Quick(1)))
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
    """The median of the rounds' ratios."""
    return round(statistics.median(a / b for a, b in zip(ours, theirs, strict=True)), 2)


def game_speed(
    game: Game[Any], seats: int, decisions_per_s: float, length: float, iterations_per_s: float
) -> GameSpeed:
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
    rng = Quick(1)
    dealer = Dealer(rng)
    s = game.start(settle(game.meta, seats), dealer)
    for _ in range(decisions):
        asking = game.asking(s)
        if not asking:
            break
        options = game.options(s, asking[0])
        game.apply(s, asking[0], options[rng.below(len(options))], dealer)
    return s


def per_call(call: Callable[[], object], seconds: float = 0.2) -> float:
    calls = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (time.process_time() - begin) / calls


def state_bytes(s: Any, copies: int = 500) -> int:  # noqa: ANN401 - the game's own state
    """What one more state costs in memory."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [s.clone() for _ in range(copies)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)


def peer_samples() -> dict[str, Sample]:
    """The peers that are installed."""
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
