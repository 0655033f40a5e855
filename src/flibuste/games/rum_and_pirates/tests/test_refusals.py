"""Every refusal names its reason, its rule and its facts."""

from __future__ import annotations

import pytest

from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.kernel.types import Facts

Why = tuple[str, str, Facts]


def refused(now: ScriptedGame, text: str, why: Why) -> None:
    assert text not in now.options()
    assert now.refusal(text) == why


TURN: list[tuple[str, Why]] = [
    ("move 1a", ("no-alley", "RUM-17", {"square": "1a", "from": "3a"})),
    ("move 2b 2", ("no-second-alley", "RUM-17", {"square": "2b", "from": "3a"})),
    ("move 3d", ("occupied", "RUM-18", {"alley": "3.da", "by_seat": 0})),
    ("move 2b", ("too-few-pirates", "RUM-17", {"needed": 3, "pirates": 2})),
    ("dark 1.E1", ("not-dark", "RUM-22", {"alley": "1.E1"})),
    ("dark 1.N1", ("dark-elsewhere", "RUM-22", {"alley": "1.N1", "from": "3a"})),
    ("dark 1.N3", ("not-dark", "RUM-22", {"alley": "1.N3"})),
    ("enter 1.N1", ("exit-first", "RUM-22", {"alley": "1.N1"})),
    ("end", ("nothing-done", "RUM-13", {})),
    ("join", ("turn-first", "RUM-13", {})),
]


@pytest.mark.parametrize(("text", "why"), TURN, ids=[text for text, _ in TURN])
def test_refusal_at_the_start_of_a_turn(text: str, why: Why) -> None:
    refused(ScriptedGame(4).full("3.da").captain("3a").pirates(p1=2).coins(p1=1).turn_of(1), text, why)


def test_refusal_without_coins() -> None:
    """RUM-20, RUM-24, RUM-36."""
    now = ScriptedGame(4).captain("3a").pirates(p1=5).coins(p1=0).turn_of(1)
    refused(now, "rest", ("rest-without-coin", "RUM-36", {}))
    refused(now, "dark 3.N1", ("dark-without-coin", "RUM-24", {"coins": 1}))
    now = ScriptedGame(4).captain("3c").maps(("map_pink", 3)).coins(p1=1).turn_of(1).play("move 3d")
    assert now.asked == (1, "further")


def test_refusal_of_a_rest_by_the_sole_player() -> None:
    """RUM-36."""
    now = ScriptedGame(3).finish(0, 2).pirates(p0=0, p2=0).turn_of(1)
    refused(now, "rest", ("rest-alone", "RUM-36", {}))


def test_refusal_after_a_move() -> None:
    """RUM-16, RUM-20."""
    now = ScriptedGame(4).captain("4a").turn_of(0).play("move 4b")
    for text in ("rest", "board"):
        refused(now, text, ("moved-already", "RUM-16", {}))
    refused(now, "sell", ("further-first", "RUM-20", {}))
    refused(now, "enter 1.N1", ("exit-first", "RUM-22", {"alley": "1.N1"}))


def test_refusal_on_the_way_in() -> None:
    """RUM-22."""
    now = ScriptedGame(4).full("7.S1", by=2).captain("9c").pirates(p1=2).turn_of(1).play("dark 9.S1")
    refused(now, "enter 9.E2", ("same-square", "RUM-22", {"alley": "9.E2"}))
    refused(now, "enter 7.S1", ("occupied", "RUM-18", {"alley": "7.S1", "by_seat": 2}))
    refused(now, "enter 1.N1", ("too-few-pirates", "RUM-22", {"needed": 3, "pirates": 2}))
    refused(now, "enter 1.E1", ("not-dark", "RUM-22", {"alley": "1.E1"}))
    refused(now, "rest", ("enter-first", "RUM-22", {}))


def test_refusal_of_a_dark_alley_without_a_way_back_in() -> None:
    """RUM-28."""
    now = ScriptedGame(4)
    for alley in now.s.town.darks:
        if now.s.town.name[alley] != "4.W2":
            now.s.fill(alley, 3)
    now.captain("4a").turn_of(1)
    refused(now, "dark 4.W2", ("no-way-in", "RUM-28", {"alley": "4.W2"}))


def test_refusal_at_headquarters() -> None:
    """RUM-53, RUM-54."""
    now = (
        ScriptedGame(4).full("4.W1", "6.E1", by=1).full("1.ab", by=2).captain("5d").turn_of(1).play("move 5a")
    )
    refused(now, "recover 1.ab", ("not-your-alley", "RUM-53", {"alley": "1.ab"}))
    refused(now, "recover 1.bd", ("no-such-alley", "RUM-53", {"alley": "1.bd"}))
    refused(now, "recover 5.N1", ("no-such-alley", "RUM-53", {"alley": "5.N1"}))
    refused(now, "end", ("recover-first", "RUM-53", {}))
    now.play("recover 4.W1")
    refused(now, "recover 5.da", ("second-must-be-dark", "RUM-54", {"alley": "5.da"}))
    refused(now, "recover 4.W1", ("not-your-alley", "RUM-53", {"alley": "4.W1"}))
    refused(now, "end", ("recover-first", "RUM-54", {}))


def test_refusal_on_the_other_squares() -> None:
    """RUM-58, RUM-70, RUM-72, RUM-75, RUM-78, RUM-85, RUM-86."""
    now = ScriptedGame(4).captain("5a").next_accessory("hat", 2).turn_of(0).play("move 5b")
    refused(now, "end", ("keep-or-sell", "RUM-58", {}))
    now = ScriptedGame(4).captain("3c").maps(("map_pink", 3)).turn_of(0).play("move 3b")
    refused(now, "take 6", ("no-such-map", "RUM-70", {"value": 6, "colour": "map_pink"}))
    refused(now, "end", ("map-first", "RUM-70", {}))
    now = ScriptedGame(4).captain("2a").rum(p0=1).turn_of(0).play("move 2b")
    refused(now, "end", ("open-first", "RUM-78", {}))
    now.play("open", 1)
    refused(now, "again", ("no-second-roll", "RUM-84", {}))
    refused(now, "end", ("roll-first", "RUM-85", {}))
    now = ScriptedGame(4).captain("5c").turn_of(0)
    now.s.guards[1].bag = []
    now.play("move 5d")
    refused(now, "large", ("no-guard-left", "RUM-86", {}))
    refused(now, "end", ("guard-first", "RUM-86", {}))


def test_refusal_in_a_tavern() -> None:
    """RUM-72, RUM-75."""
    tiles = (("tavern_1", 2), ("tavern_1", 3), ("tavern_1", 5))
    now = ScriptedGame(4).captain("1b").taverns(*tiles).coins(p2=0, p3=0).turn_of(0).play("move 1a")
    refused(now, "end", ("invite-first", "RUM-72", {}))
    now.play("invite")
    refused(now, "end", ("guest-first", "RUM-72", {}))
    now.play("join", 4)
    refused(now, "take 5", ("roll-too-low", "RUM-75", {"value": 5, "die": 4}))
    refused(now, "take 4", ("not-staked", "RUM-75", {"value": 4}))
    refused(now, "decline", ("must-take", "RUM-75", {}))
    refused(now, "end", ("prize-first", "RUM-75", {}))
