"""Every refusal names its reason, its rule and its facts."""

from __future__ import annotations

import pytest

from flibuste.games.freibeuter.draw import DRAW
from flibuste.games.freibeuter.parts import DRAW_FD, DRAW_SEA
from flibuste.games.freibeuter.tests.playing import Playing, reasons
from flibuste.games.freibeuter.tests.position import Position
from flibuste.kernel.types import Facts, Refusal

Why = tuple[str, str, Facts]


def at_turn() -> Playing:
    return (
        Position("Ann", "Ben")
        .token("AB12", "20/4", boarder="Ann")
        .token("BC12", "5/1", boarder="Ben")
        .token("CD12", "warehouse")
        .token("DE12", "doubler 10")
        .gone("EF12")
        .token("CD45", "10/2")
        .token("DE45", "15/3", boarder="Ben")
        .boats("C4", "Ben")
        .boats("C5", "Ben")
        .boats("D5", "Ann")
        .boats("E4", "Ann")
        .boats("E5", "Ann")
        .hand("Ann", sea=["D4", "C4", "F6"], fd=["D", "5"])
        .active("Ann")
    )


TURN: list[tuple[str, Why]] = [
    ("board AB12", ("already-boarded", "FRE-24", {"token": "AB12", "by_seat": 0})),
    ("board BC12", ("already-boarded", "FRE-24", {"token": "BC12", "by_seat": 1})),
    ("board CD12", ("not-a-ship", "FRE-25", {"token": "CD12", "what": "warehouse"})),
    ("board DE12", ("not-a-ship", "FRE-25", {"token": "DE12", "what": "doubler"})),
    ("board EF12", ("empty-spot", "FRE-23", {"token": "EF12"})),
    ("place B2", ("card-not-in-hand", "FRE-28", {"card": "B2"})),
    ("cash C5", ("card-not-in-hand", "FRE-28", {"card": "C5"})),
    ("cash F6", ("region-empty", "FRE-31", {"region": "F6"})),
    ("fd 4 D4", ("dutchman-not-in-hand", "FRE-34", {"card": "4"})),
    ("fd 5 C5", ("region-taken", "FRE-36", {"region": "C5"})),
    ("fd D D1", ("closes-nothing", "FRE-35", {"region": "D1"})),
    ("resolve CD45", ("nothing-to-resolve", "FRE-40", {"token": "CD45"})),
    ("draw sea", ("not-drawing-now", "FRE-56", {})),
    ("draw fd", ("not-drawing-now", "FRE-56", {})),
]


@pytest.mark.parametrize(("text", "why"), TURN, ids=[text for text, _ in TURN])
def test_refusal_of_an_action(text: str, why: Why) -> None:
    now = at_turn()
    assert text not in now.options()
    assert now.refusal(text) == why


RESOLVE: list[tuple[str, Why]] = [
    ("resolve AB12", ("not-pending", "FRE-41", {"token": "AB12"})),
    ("resolve CD34", ("not-pending", "FRE-41", {"token": "CD34"})),
    ("place F6", ("resolve-first", "FRE-40", {})),
    ("draw sea", ("resolve-first", "FRE-40", {})),
]


@pytest.mark.parametrize(("text", "why"), RESOLVE, ids=[text for text, _ in RESOLVE])
@pytest.mark.parametrize("action", ["place D4", "fd D D4"])
def test_refusal_while_tokens_are_pending(action: str, text: str, why: Why) -> None:
    now = at_turn().play(action)
    assert now.options() == ["resolve CD45", "resolve DE45"]
    assert now.refusal(text) == why


def test_refusal_of_a_token_already_resolved() -> None:
    """FRE-41: with four rings, the second question does not offer the first answer again."""
    position = Position("Ann", "Ben")
    for region in ("C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"):
        position.boats(region, "Ben")
    now = position.hand("Ann", sea=["D4"]).active("Ann").play("place D4").play("resolve CD34")
    assert now.refusal("resolve CD34") == ("not-pending", "FRE-41", {"token": "CD34"})


@pytest.mark.parametrize("text", ["place F6", "board CD45", "fd D D4", "resolve CD45"])
def test_refusal_while_a_card_is_to_be_drawn(text: str) -> None:
    now = at_turn().play("cash C4")
    assert now.options() == ["draw sea", "draw fd"]
    assert now.refusal(text) == ("draw-first", "FRE-56", {})


def test_refusal_of_a_deck_says_which_rule_bars_it() -> None:
    """FRE-59, FRE-60, FRE-61. When only one deck is allowed the card is drawn without a question, so the test
    asks the question directly."""
    no_fd = Position("Ann", "Ben", "Cat").hand("Ann", sea=["D4"]).decks(fd=0).active("Ann").s
    assert reasons(DRAW.why_not(no_fd, 0, DRAW_FD)) == ("fd-deck-empty", "FRE-60", {})
    now = Position("Ann", "Ben").hand("Ann", sea=["D4"], fd=["A", "B", "C", "1"]).active("Ann")
    now.s.hands[0].pop(0)
    now.s.seas[0] = 0
    assert reasons(DRAW.why_not(now.s, 0, DRAW_FD)) == ("must-draw-sea", "FRE-59", {})
    now.s.sea_deck.clear()
    assert reasons(DRAW.why_not(now.s, 0, DRAW_SEA)) == ("sea-deck-empty", "FRE-61", {})


def test_refusal_of_a_player_who_is_not_asked() -> None:
    """FRE-18, FRE-20: nobody but the active player ever decides."""
    now = at_turn()
    assert now.refusal("board CD45", by="Ben") == ("not-asked", "FRE-18", {"seat": 0})
    now.play("place D4")
    assert now.refusal("resolve CD45", by="Ben") == ("not-asked", "FRE-41", {"seat": 0})
    now.play("resolve CD45")
    assert now.refusal("draw sea", by="Ben") == ("not-asked", "FRE-57", {"seat": 0})


def test_refusal_leaves_everything_as_it_was() -> None:
    now = at_turn()
    before = now.options(), now.cash, now.stock, now.decks, now.sea("Ann"), now.s.serial
    with pytest.raises(Refusal):
        now.play("fd D D1")
    assert (now.options(), now.cash, now.stock, now.decks, now.sea("Ann"), now.s.serial) == before
