"""Games side by side are the same games as one by one, and need no library."""

from __future__ import annotations

import copy
import pickle

import pytest

from flibuste.research.lanes import LaneRunner
from flibuste.research.one_game import luck_number
from flibuste.research.opening import episode
from tests.research.tables import MISSING, TABLES

LANES = 3
STEPS = 150


class Buffers:
    """The caller's memory."""

    def __init__(self, runner: LaneRunner) -> None:
        self.observations = bytearray(runner.lanes * runner.observation_size)
        self.masks = bytearray(runner.lanes * runner.action_size)
        self.rewards = [9.0] * (runner.lanes * runner.seats)
        self.seats = bytearray(runner.lanes)
        self.ended = bytearray(runner.lanes)

    def pick(self, number: int) -> list[int]:
        """One of the options of each lane."""
        size = len(self.masks) // LANES
        picked = []
        for lane in range(LANES):
            row = self.masks[lane * size : (lane + 1) * size]
            options = [at for at, offered in enumerate(row) if offered]
            picked.append(options[number * 7 % len(options)])
        return picked


def step(runner: LaneRunner, memory: Buffers, number: int) -> list[int]:
    actions = memory.pick(number)
    runner.step(actions, memory.observations, memory.masks, memory.rewards, memory.seats, memory.ended)
    return actions


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_lane_is_the_game_of_its_own_luck(game: str, seats: int) -> None:
    runner = LaneRunner(episode(game, seats), LANES)
    memory = Buffers(runner)
    runner.reset(11, memory.observations, memory.masks, memory.seats)
    alone = [episode(game, seats) for _ in range(LANES)]
    begun = [1] * LANES
    for lane, one in enumerate(alone):
        one.start(luck_number(11, f"lane {lane} game 0"))
    size, width = runner.observation_size, runner.action_size
    for number in range(STEPS):
        actions = step(runner, memory, number)
        for lane, one in enumerate(alone):
            one.act(actions[lane])
            paid = memory.rewards[lane * seats : (lane + 1) * seats]
            assert paid == one.payoffs()
            assert memory.ended[lane] == (one.seat < 0)
            if one.seat < 0:
                one.start(luck_number(11, f"lane {lane} game {begun[lane]}"))
                begun[lane] += 1
            assert memory.seats[lane] == one.seat
            assert memory.observations[lane * size : (lane + 1) * size] == one.observe(one.seat)
            assert memory.masks[lane * width : (lane + 1) * width] == one.mask(one.seat)


def test_a_copy_goes_on_as_the_original_does() -> None:
    runner = LaneRunner(episode("_parley", 3), LANES)
    memory = Buffers(runner)
    runner.reset(3, memory.observations, memory.masks, memory.seats)
    for number in range(20):
        step(runner, memory, number)
    twins = [
        (copy.copy(runner), copy.deepcopy(memory)),
        (pickle.loads(pickle.dumps(runner)), copy.deepcopy(memory)),
    ]
    for number in range(20, 80):
        step(runner, memory, number)
    for twin, its in twins:
        for number in range(20, 80):
            step(twin, its, number)
        assert vars(its) == vars(memory)


def test_a_choice_that_is_no_option_is_refused() -> None:
    one = episode("freibeuter", 2)
    one.start(1)
    wrong = next(at for at, offered in enumerate(one.mask(one.seat)) if not offered)
    with pytest.raises(ValueError, match="is no option now"):
        one.act(wrong)
    with pytest.raises(ValueError, match="there is no choice"):
        one.act(one.numbering.size)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_arrays_are_written_by_the_same_call(game: str, seats: int) -> None:
    np = pytest.importorskip("numpy", reason=MISSING)
    from flibuste.research.batch import Lanes

    lanes = Lanes(game, seats, LANES)
    lanes.reset(11)
    runner = LaneRunner(episode(game, seats), LANES)
    memory = Buffers(runner)
    runner.reset(11, memory.observations, memory.masks, memory.seats)
    for number in range(30):
        lanes.step(np.array(step(runner, memory, number)))
        assert lanes.observations.tobytes() == memory.observations
        assert lanes.masks.tobytes() == memory.masks
        assert lanes.seats.tobytes() == memory.seats
    twin = pickle.loads(pickle.dumps(lanes))
    actions = memory.pick(1)
    lanes.step(actions)
    twin.step(actions)
    assert (twin.observations == lanes.observations).all()


def test_worker_processes_play_the_same_games() -> None:
    np = pytest.importorskip("numpy", reason=MISSING)
    from flibuste.research.batch import Lanes

    alone, shared = Lanes("_parley", 3, 5), Lanes("_parley", 3, 5, workers=2)
    try:
        alone.reset(11)
        shared.reset(11)
        wrong = alone.masks.argmin(axis=1)
        with pytest.raises(ValueError, match="is no option now in lane 0"):
            shared.step(wrong)
        with pytest.raises(ValueError, match="1 choices for 5 games"):
            shared.step([0])
        ended = 0
        for number in range(120):
            actions = [int(np.flatnonzero(row)[number % row.sum()]) for row in alone.masks]
            alone.step(np.array(actions))
            shared.step(actions)
            ended += int(alone.ended.sum())
            for one, two in zip(alone.arrays[:5], shared.arrays[:5], strict=True):
                assert (one == two).all()
        assert ended, "no game ended: the next game of a lane was not tried"
        twin = pickle.loads(pickle.dumps(shared))
        try:
            actions = twin.masks.argmax(axis=1)
            shared.step(actions)
            twin.step(actions)
            assert (twin.observations == shared.observations).all()
        finally:
            twin.close()
    finally:
        shared.close()


def test_a_wrong_choice_in_one_lane_changes_no_lane() -> None:
    runner = LaneRunner(episode("freibeuter", 2), LANES)
    memory = Buffers(runner)
    runner.reset(3, memory.observations, memory.masks, memory.seats)
    before = copy.deepcopy(memory)
    actions = memory.pick(0)
    actions[-1] = next(at for at, may in enumerate(memory.masks[-runner.action_size :]) if not may)
    rest = (memory.observations, memory.masks, memory.rewards, memory.seats, memory.ended)
    with pytest.raises(ValueError, match="is no option now"):
        runner.step(actions, *rest)
    assert vars(memory) == vars(before)
    assert [game.decisions for game in runner.games] == [0] * LANES
