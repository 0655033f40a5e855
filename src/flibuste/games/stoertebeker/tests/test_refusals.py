"""Every refusal names its reason, its rule and its facts."""

from __future__ import annotations

import pytest

from flibuste.games.stoertebeker.tests.playing import Playing
from flibuste.games.stoertebeker.tests.position import Position
from flibuste.kernel.types import Facts, Refusal

Why = tuple[str, str, Facts]


def at_turn() -> Playing:
    return (
        Position("YRB")
        .ships("S05", "S19", "", "S15")
        .at("S05", "Y", "BE05", "BE06", down=["PI07", "PI08"])
        .at("S05", "R", "BE07", "WA06")
        .hand("Y", "BE08", "RU04", "PI04", "WA07", "WA08", "WA09")
        .discarded("RU05", "BA02")
        .active("Y")
    )


PLACING: list[tuple[str, Why]] = [
    ("place meat D", ("not-in-hand", "STO-14", {"card": "meat"})),
    ("place water C", ("no-ship", "STO-16", {"ship": "C"})),
    ("place rum A", ("not-demanded", "STO-17", {"ship": "A", "kind": "rum"})),
    ("place beans A", ("enough-of-that", "STO-17", {"ship": "A", "kind": "beans", "demand": 2})),
    ("place pirate3 A", ("too-many-pirates", "STO-18", {"ship": "A", "pirates": 2, "provisions": 2})),
    ("place pirate3 B", ("too-many-pirates", "STO-18", {"ship": "B", "pirates": 0, "provisions": 0})),
    ("board A", ("place-first", "STO-15", {})),
    ("discard water", ("place-first", "STO-15", {})),
]


@pytest.mark.parametrize(("text", "why"), PLACING, ids=[text for text, _ in PLACING])
def test_refusal_while_placing(text: str, why: Why) -> None:
    now = at_turn()
    assert text not in now.options() and now.refusal(text) == why


def test_refusal_at_each_step_names_what_comes_first() -> None:
    now = at_turn().play("stop")
    assert now.refusal("place water B") == ("placing-is-over", "STO-15", {})
    assert now.refusal("stop") == ("placing-is-over", "STO-15", {})
    assert now.refusal("pay water") == ("fire-or-hold", "STO-24", {})
    now.play("fire")
    assert now.refusal("discard meat") == ("not-in-hand", "STO-20", {"card": "meat"})
    now.play("discard rum")
    assert now.refusal("discard rum") == ("already-chosen", "STO-20", {"card": "rum"})
    assert now.refusal("pay water") == ("discard-first", "STO-20", {"left": 1})
    now.play("discard beans")
    assert now.refusal("take beans") == ("just-discarded", "STO-21", {"card": "beans"})
    assert now.refusal("take meat") == ("not-in-discard", "STO-21", {"card": "meat"})
    assert now.refusal("pay water") == ("take-first", "STO-21", {"left": 1})
    assert "take rum" in now.options()  # RU05 lay there before, RU04 did not
    now.play("take bananas")
    assert now.refusal("pay bananas") == ("lies-in-front", "STO-22", {"card": "bananas"})
    assert now.refusal("pay meat") == ("not-in-hand", "STO-24", {"card": "meat"})
    assert now.refusal("aim A") == ("pay-first", "STO-24", {})


def shooting() -> Playing:
    now = (
        Position("YRB")
        .ships("S05", "S19", "")
        .at("S05", "Y", "BE05")
        .at("S19", "Y", "WA05")
        .at("S05", "R", "BE07", "WA06")
        .at("S05", "B", "BE01", "BE08")
        .active("Y")
        .plays("stop", "fire")
    )
    for _ in range(3):
        now.play(now.options()[0])
    return now


def test_refusal_while_firing() -> None:
    now = shooting()
    assert now.refusal("aim C") == ("no-ship", "STO-25", {"ship": "C"})
    assert now.refusal("aim D") == ("no-provision-there", "STO-25", {"ship": "D"})
    assert now.refusal("pass") == ("aim-first", "STO-25", {})
    now.play("aim A", "beans", "rum")
    facts: Facts = {"card": "beans", "ship": "A"}
    assert now.options() == ["loot 1 beans", "loot 2 beans", "loot 2 beans-head"]
    assert now.refusal("loot 0 beans") == ("no-opponent", "STO-30", facts)
    assert now.refusal("loot 3 beans") == ("no-opponent", "STO-30", facts)
    wrong: Facts = {"card": "water", "ship": "A", "kind": "beans"}
    assert now.refusal("loot 1 water") == ("not-on-the-die", "STO-27", wrong)
    absent: Facts = {"card": "beans-head", "ship": "A", "from_seat": 1}
    assert now.refusal("loot 1 beans-head") == ("has-it-not", "STO-27", absent)
    assert now.refusal("pass") == ("loot-first", "STO-27", {})


def test_refusal_while_boarding() -> None:
    now = (
        Position("YR")
        .ships("S19", "S05", "")
        .at("S19", "Y", "WA01", "BR01", down=["PI01", "PI07"])
        .at("S05", "Y", "BE05")
        .at("S19", "R", "WA05")
        .hand("R", "WA06", "WA07", "WA08", "RU02", "RU03", "RU04")
        .active("Y")
    )
    now.plays("stop", "hold")
    now.plays(*[f"discard {card}" for card in now.hand("Y")[:3]])
    assert now.refusal("board B") == ("incomplete", "STO-33", {"ship": "B", "lack": 3})
    assert now.refusal("board C") == ("no-ship", "STO-33", {"ship": "C"})
    assert now.refusal("stop") == ("board-or-pass", "STO-33", {})
    now.play("board A", "1+1")
    assert now.refusal("pass") == ("counter-or-decline", "STO-43", {})
    assert now.refusal("counter") == ("cannot-complete", "STO-44", {"ship": "A", "card": "bread", "count": 1})
    assert now.refusal("decline", by="Y") == ("not-asked", "STO-43", {"seat": 1})


def test_refusal_while_losing() -> None:
    now = (
        Position("YR")
        .ships("S06")
        .at("S06", "Y", "BR01", "BR04", "RU02", "RU03", "BA02", up=["PI07", "PI04"], down=["PI05"])
        .active("Y")
    )
    now.plays("stop", "hold")
    now.plays(*[f"discard {card}" for card in now.hand("Y")[:3]])
    now.play("board A", "1+1", "bread", "bananas")
    facts: Facts = {"card": "rum", "kind": "bread", "ship": "A"}
    assert now.refusal("lose rum") == ("not-on-the-die", "STO-37", facts)
    assert now.refusal("pass") == ("lose-first", "STO-37", {"ship": "A"})


def test_refusal_while_sending_pirates_away() -> None:
    now = (
        Position("YR")
        .ships("S23")
        .at("S23", "Y", "BE03")
        .at("S23", "R", "WA06", "RU02", down=["PI01"], up=["PI07"])
        .active("Y")
        .plays("stop", "fire")
    )
    for _ in range(2):
        now.play(now.options()[0])
    now.play(now.options()[0], "water", "meat")
    assert (now.asked, now.options()) == ("R", ["dismiss pirate4 down", "dismiss pirate2 up"])
    facts: Facts = {"card": "pirate2", "face_up": False, "ship": "A"}
    assert now.refusal("dismiss pirate2 down") == ("no-such-pirate", "STO-31", facts)
    assert now.refusal("pass") == ("dismiss-first", "STO-31", {"ship": "A"})


def test_refusal_leaves_everything_as_it_was() -> None:
    now = at_turn()
    before = now.options(), now.hand("Y"), now.s.serial
    with pytest.raises(Refusal):
        now.play("place rum A")
    assert (now.options(), now.hand("Y"), now.s.serial) == before
