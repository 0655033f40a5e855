"""What a ring promises depends on where its cards are and who gains: the numbers are fitted, this is not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from flibuste.games.freibeuter.outlook import CHANCES, Outlook
from flibuste.games.freibeuter.parts import SPOT_AT
from flibuste.games.freibeuter.tests.position import Position

CD34 = SPOT_AT["CD34"]
ELSEWHERE = ["A1", "A7", "G1", "G7"]


def nearly_closed(*names: str) -> Position:
    """Ann's 20/4 lacks D4 alone, and one foreign boat lies around it."""
    position = Position(*names).token("CD34", "20/4", boarder="Ann")
    return position.boats("C3", "Ann").boats("C4", "Ann").boats("D3", "Ben")


def promised(position: Position) -> list[float]:
    s = position.active("Ann").s
    scores = [0.0] * s.seats
    Outlook(s).promise(CD34, scores)
    return scores


@pytest.mark.parametrize("names", [("Ann", "Ben", "Cat"), ("Ann", "Ben", "Cat", "Dan")])
def test_a_card_in_the_hand_of_who_gains_is_worth_more_than_in_the_hand_of_who_loses(
    names: tuple[str, ...],
) -> None:
    idle = {"sea": ["A2", "A3"], "fd": []}
    hers = nearly_closed(*names).hand("Ann", sea=["D4", *ELSEWHERE], fd=[]).hand("Ben", **idle)
    his = nearly_closed(*names).hand("Ann", sea=ELSEWHERE, fd=[]).hand("Ben", sea=["D4", "A2"], fd=[])
    assert promised(hers)[0] > promised(his)[0]


def test_the_boarder_gains_the_ship_and_the_boat_beside_it_the_fee() -> None:
    ann, ben, cat = promised(nearly_closed("Ann", "Ben", "Cat").hand("Ann", sea=["D4", *ELSEWHERE], fd=[]))
    assert ann > 0 and ben > 0 and ben > cat


def test_a_dutchman_card_of_the_gap_helps_who_gains() -> None:
    without = nearly_closed("Ann", "Ben", "Cat").hand("Ann", sea=ELSEWHERE, fd=["A"])
    with_it = nearly_closed("Ann", "Ben", "Cat").hand("Ann", sea=ELSEWHERE, fd=["D"])
    assert promised(with_it)[0] > promised(without)[0]


def test_every_chance_is_one_and_grows_with_what_is_still_to_be_played() -> None:
    assert all(0.0 <= chance <= 1.0 for table in CHANCES for chance in table)
    assert all(
        one <= more for less, table in pairwise(CHANCES) for one, more in zip(less, table, strict=True)
    )
