"""The odds shown to a seat are those of the dice, counted throw by throw (2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.parts import FACES, KINDS
from flibuste.games.stoertebeker.tests.playing import Playing
from flibuste.games.stoertebeker.tests.position import Position
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup, play
from flibuste.kernel.types import Json

THROWS = [f"{first}+{second}" for first, second in product(range(1, 7), repeat=2)]


def odds(game: Playing, name: str) -> Mapping[str, Json]:
    found = game.view(name)["odds"]
    assert isinstance(found, dict)
    return found


def counted(game: Playing, text: str, told: str) -> list[int]:
    """How many of the 36 throws of the pip dice tell this event, and of how many."""
    return [sum(bool(game.copy().play(text, throw).told(told)) for throw in THROWS), len(THROWS)]


def test_the_odds_of_a_boarding_are_those_of_all_36_throws() -> None:
    """EX-11: boarding value 9 and one pirate of 3 give 26 of 36."""
    game = Position("YR").ships("S10").at("S10", "Y", "WA03", "BE03", "BA02", down=["PI04"]).active("Y")
    game.plays("stop", "hold", *[f"discard {card}" for card in discards(game)])
    assert game.step == "board"
    assert odds(game, "Y") == {"board A": [26, 36]}
    assert counted(game, "board A", "succeeded") == [26, 36]
    assert odds(game, "R") == {}, "only who is asked is told"


def discards(game: Playing) -> list[str]:
    """The choices that discard the first three cards of the hand."""
    return sorted(game.hand("Y"))[:3]


def fought() -> Playing:
    """EX-15: the counter-attacker lacks three cards, one of which may have a head."""
    game = (
        Position("YB")
        .ships("S12")
        .at("S12", "Y", "WA03", "WA05", "BE03", "BE04", "ME03", "BA03", down=["PI01"])
        .at("S12", "B", "WA04", "BE05", "BA02", down=["PI03"])
        .hand("B", "WA07", "BE06", "ME02", "ME04", "PI02", "RU04")
        .active("Y")
    )
    game.plays("stop", "hold", *[f"discard {card}" for card in discards(game)])
    while game.step == "take":
        game.play("enough")
    return game.play("board A", "4+5")


def test_a_counter_attack_shows_its_odds_for_each_set_of_heads() -> None:
    """13 must be beaten: with a pirate of 4 the dice must show 10, with one more head 9."""
    game = fought()
    assert odds(game, "B") == {"counter": [6, 36], "counter meat-head": [10, 36]}
    for text in ("counter", "counter meat-head"):
        assert counted(game, text, "prevailed") == odds(game, "B")[text]


@pytest.mark.parametrize(
    ("provisions", "ways"),
    [([], 0), (["WA06"], 11), (["WA06", "RU02"], 20), (["WA06", "RU02", "BE05", "ME05"], 32)],
)
def test_a_broadside_hits_in_every_throw_that_shows_a_kind_of_another_seat(
    provisions: list[str], ways: int
) -> None:
    game = (
        Position("YR")
        .ships("S23", "S19")
        .at("S23", "Y", "BE03")
        .at("S19", "Y", "WA03")
        .at("S23", "R", *provisions)
    ).active("Y")
    game.plays("stop", "fire", *[f"discard {card}" for card in discards(game)[:2]])
    while game.step == "take":
        game.play("enough")
    game.play(game.options("pay")[0])
    assert odds(game, "Y") == {"aim A": [ways, 36], "aim B": [0, 36]}
    hit = [struck(game.copy().play("aim A", *throw)) for throw in product(KINDS, repeat=2)]
    assert sum(hit) == ways


def struck(game: Playing) -> bool:
    """Whether a card was taken, or the seat is asked whose to take."""
    return game.step == "loot" or bool(game.told("looted") or game.told("sunk"))


def test_own_dice_change_the_odds() -> None:
    """Dice with two and three faces: of six throws, those with water hit."""
    dice = '[["water", "blank"], ["rum", "water", "meat"]]'
    s = GAME.start(make_setup(GAME.meta, 2, {}, {"colour_dice.json": dice}), Dealer(Quick(3)))
    seen: Any = GAME.view(s, 0)
    assert seen["dice"]["faces"] == [["water", "blank"], ["rum", "water", "meat"]]
    assert all(face in FACES for die in seen["dice"]["faces"] for face in die)
    told: set[tuple[int, int]] = set()
    luck = Quick(11)
    for _ in range(400):
        if s.ended:
            break
        (seat,) = GAME.asking(s)
        mine: Any = GAME.view(s, seat)
        shots = [own["broadside"] for own in mine["sides"] if own and own["broadside"]]
        told.update((shot["ways"], shot["of"]) for shot in shots)
        options = GAME.options(s, seat)
        play(GAME, s, seat, options[luck.below(len(options))], Dealer(luck))
    # Nothing, water alone (4 of 6), rum or meat alone (2), both of these (4), water with one (5), all (5).
    assert told <= {(0, 6), (2, 6), (4, 6), (5, 6)}
    assert {(0, 6), (4, 6)} <= told
