"""A game in numbers: honest observations for every game, also for one that has none of its own."""

from __future__ import annotations

import copy
import pickle

import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.payoff import PAYOFFS, payoffs
from flibuste.kernel.types import Result
from flibuste.research.hashed_view import HashedView
from flibuste.research.one_game import Episode, luck_number
from flibuste.research.opening import episode
from flibuste.research.readable import as_text, drawn
from tests.research.tables import TABLES


def play_on(game: Episode, decisions: int) -> list[tuple[int, bytes]]:
    seen: list[tuple[int, bytes]] = []
    while game.seat >= 0 and len(seen) < decisions:
        seen.append((game.seat, game.observe(game.seat)))
        options = game.options()
        game.act(options[len(seen) * 5 % len(options)])
    return seen


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_is_the_same_game_and_a_copy_goes_on_alike(game: str, seats: int) -> None:
    one, two = episode(game, seats), episode(game, seats)
    one.start(5)
    two.start(5)
    assert play_on(one, 20) == play_on(two, 20)
    twins = [copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    expected = play_on(one, 40)
    assert all(play_on(twin, 40) == expected for twin in twins)


def test_luck_is_the_same_number_everywhere() -> None:
    assert luck_number(7, "lane 0 game 0") == 17615103697418375086


@pytest.mark.parametrize("relative", [True, False])
def test_no_observation_and_no_mask_shows_what_the_seat_cannot_know(relative: bool) -> None:
    for name in registry.all_names():
        game = episode(name, relative=relative)
        game.start(3)
        for at in range(40):
            if game.seat < 0:
                break
            for seat in range(game.setup.seats):
                twin = copy.copy(game)
                twin.state = game.game.imagined(game.state, seat, Quick(at))
                assert twin.observe(seat) == game.observe(seat)
                assert twin.mask(seat) == game.mask(seat)
            options = game.options()
            game.act(options[at % len(options)])


def test_a_game_without_features_has_its_view_hashed() -> None:
    rules = registry.find("_parley")
    view = HashedView(rules)
    s = rules.start(make_setup(rules.meta, 3), Dealer(Quick(1)))
    size = view.layout(3).size
    for seat in range(3):
        told = view.encode(s, seat)
        assert len(told) == size and any(told)
        assert told == view.encode(rules.imagined(s, seat, Quick(4)), seat)
    assert view.encode(s, 0) != view.encode(s, 1)


@pytest.mark.parametrize(
    ("places", "scores", "win", "place"),
    [
        ((1, 2), (9, 3), [1.0, -1.0], [1.0, -1.0]),
        ((1, 1), (3, 3), [0.0, 0.0], [0.0, 0.0]),
        ((1, 2, 3), (9, 3, 0), [1.0, -0.5, -0.5], [1.0, 0.0, -1.0]),
        ((2, 1, 2), (3, 9, 3), [-0.5, 1.0, -0.5], [-0.5, 1.0, -0.5]),
    ],
)
def test_payoffs(
    places: tuple[int, ...], scores: tuple[int, ...], win: list[float], place: list[float]
) -> None:
    result = Result(scores, places, "", ())
    assert payoffs(result) == win
    assert payoffs(result, "place") == place
    assert payoffs(result, "score") == list(scores)
    for kind in PAYOFFS[:3]:
        assert sum(payoffs(result, kind)) == pytest.approx(0)
    with pytest.raises(ValueError, match="is no payoff"):
        payoffs(result, "luck")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_can_read_what_it_sees(game: str, seats: int) -> None:
    one = episode(game, seats)
    one.start(4)
    text = as_text(one.game, one.state, one.seat)
    assert text.splitlines()[-1].startswith("options: ")
    assert len(drawn(one.game, one.state, one.seat)) > 50
