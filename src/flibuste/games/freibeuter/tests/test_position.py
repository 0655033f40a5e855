"""The position builder keeps the counts of the box and refuses positions no turn can begin with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.tests.playing import Playing
from flibuste.games.freibeuter.tests.position import Impossible, Position


def two() -> Position:
    return Position("Ann", "Ben")


def test_position_adds_up_when_little_is_said() -> None:
    census = GAME.census(two().active("Ann").s)
    assert census == {
        "sea cards": 74,
        "fd cards": 14,
        "tokens": 36,
        "boats of seat 0": 25,
        "boats of seat 1": 25,
    }


def test_position_adds_up_when_much_is_said() -> None:
    now = (
        Position("Ann", "Ben", "Cat")
        .token("CD34", "20/4", boarder="Ann")
        .boats("C3", "Ben", "Cat")
        .boats("D3", "Cat")
        .captured(Ben=[10, 10], Cat=[5])
        .looted(2)
        .doubled(20)
        .credit(Cat=3)
        .stock(Ann=12)
        .hand("Ben", sea=["D4"], fd=["D", "4"])
        .decks(sea=40, fd=3)
        .active("Ben")
    )
    census = GAME.census(now.s)
    assert (census["sea cards"], census["fd cards"], census["tokens"]) == (74, 14, 36)
    assert [census[f"boats of seat {seat}"] for seat in range(3)] == [25, 25, 25]
    assert now.decks == (40, 3)
    assert now.stock["Ann"] == 12
    assert now.markers == {"Ann": 0, "Ben": 0, "Cat": 1}
    assert (now.phase, now.asked) == ("turn", "Ben")
    assert {"place D4"} <= set(now.options()) and "cash D4" not in now.options()


def test_position_puts_the_cards_of_boats_on_the_discard_pile() -> None:
    now = two().boats("D4", "Ben", "Ann").boats("A1", "Ben").active("Ann")
    assert sorted(now.s.sea_discard) == [0, 24, 24]
    assert now.decks == (66 - 3, 12)


IMPOSSIBLE: dict[str, Callable[[], Playing]] = {
    "one player": lambda: Position("Ann").active("Ann"),
    "five players": lambda: Position("Ann", "Ben", "Cat", "Dan", "Eve").active("Ann"),
    "two boats in an outer region": lambda: two().boats("A1", "Ann", "Ben").active("Ann"),
    "three boats in an inner region": lambda: two().boats("D4", "Ann", "Ben", "Ann").active("Ann"),
    "a boarded warehouse": lambda: two().token("CD34", "warehouse", boarder="Ann").active("Ann"),
    "a second doubler 10": (
        lambda: two().token("AB12", "doubler 10").token("AB23", "doubler 10").active("Ann")
    ),
    "an eighth ship 20/4": lambda: two().token("AB12", "20/4").captured(Ann=[20] * 7).active("Ann"),
    "a fifth warehouse": lambda: two().token("AB12", "warehouse").looted(4).active("Ann"),
    "a card in hand that was played": lambda: two().boats("A1", "Ann").hand("Ben", sea=["A1"]).active("Ann"),
    "a Dutchman card in two hands": lambda: two().hand("Ann", fd=["D"]).hand("Ben", fd=["D"]).active("Ann"),
    "six cards in a hand": lambda: (
        two().hand("Ann", sea=["A1", "A2", "A3"], fd=["A", "B", "C"]).active("Ann")
    ),
    "a hand without a sea card": lambda: two().hand("Ann", fd=["A", "B", "C", "1", "2"]).active("Ann"),
    "an encircled token": lambda: (
        two().token("AB12", "5/1").boats("A1", "Ann").boats("A2", "Ann").boats("B1", "Ann").boats("B2", "Ann")
    ).active("Ann"),
    "more boats in stock than are left": lambda: two().boats("A1", "Ann").stock(Ann=25).active("Ann"),
    "more than 25 boats at sea": lambda: two().credit(Ann=1).stock(Ann=25).active("Ann"),
    "a deck larger than its rest": lambda: two().decks(sea=70).active("Ann"),
    "debts to oneself": lambda: two().cash(Ann=-1).active("Ann"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_position_refuses_the_impossible(what: str) -> None:
    with pytest.raises(Impossible):
        IMPOSSIBLE[what]()
