"""A player's own files: what is played with them, and what is refused, where and why (2.4)."""

from __future__ import annotations

import pickle

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.box import BUILT_IN, BUILT_IN_FILES, box_of
from flibuste.games.stoertebeker.parts import CARD_NAMES
from flibuste.games.stoertebeker.tests.playing import reasons
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Setup, make_setup, play_out
from flibuste.kernel.records.record import BadRecord, parse, replay, verify
from flibuste.kernel.types import Facts, Refusal
from flibuste.table.table import Table

SHIPS, CARDS, DICE = (BUILT_IN_FILES[name] for name in ("ships.csv", "cards.csv", "colour_dice.json"))


def with_files(seats: int = 2, **files: str) -> Setup:
    names = {"ships": "ships.csv", "cards": "cards.csv", "dice": "colour_dice.json"}
    return make_setup(GAME.meta, seats, None, {names[key]: text for key, text in files.items()})


def changed(text: str, line: int, new: str) -> str:
    """The file with this line replaced; lines count from 1."""
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


def refusal(setup: Setup) -> tuple[str, str, Facts]:
    with pytest.raises(Refusal) as caught:
        GAME.start(setup, Dealer(Quick(1)))
    return reasons(caught.value)


def test_the_built_in_files_are_those_of_the_specification() -> None:
    """STO-2, STO-3, STO-4, STO-5: the checksums of 2.1 to 2.3."""
    box = BUILT_IN
    assert (len(box.ships), sum(ship.points for ship in box.ships)) == (30, 150)
    assert sum(ship.boarding for ship in box.ships) == 248
    assert sum(ship.size for ship in box.ships) == 100
    assert [sum(ship.demand[kind] for ship in box.ships) for kind in range(6)] == [23, 18, 18, 14, 14, 13]
    per_colour: dict[str, int] = {}
    for ship in box.ships:
        per_colour[ship.colour] = per_colour.get(ship.colour, 0) + ship.points
    assert per_colour == {"black": 30, "white": 30, "red": 30, "blue": 30, "green": 30}
    black = box.ships[3]
    assert (black.name, black.colour, black.points, black.boarding) == ("S04", "black", 5, 8)
    assert black.kinds == ["beans", "rum", "meat"]
    counts = dict(zip(CARD_NAMES, box.cards, strict=True))
    assert len(box.deck) == 66
    assert [counts[kind] + counts[f"{kind}-head"] for kind in ("water", "beans", "bread", "rum")] == [
        13,
        10,
        10,
        8,
    ]
    assert (counts["meat"] + counts["meat-head"], counts["bananas"] + counts["bananas-head"]) == (8, 7)
    assert (counts["pirate4"], counts["pirate3"], counts["pirate2"]) == (3, 3, 4)
    assert sum(box.cards[1:12:2]) == 10
    assert box.dice == [[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]


def test_the_built_in_files_given_as_own_files_raise_no_warning() -> None:
    setup = with_files(4, ships=SHIPS, cards=CARDS, dice=DICE)
    assert GAME.check_data(setup) == []
    one = GAME.start(setup, Dealer(Quick(3)))
    two = GAME.start(make_setup(GAME.meta, 4), Dealer(Quick(3)))
    assert one.hands == two.hands and one.berths == two.berths
    assert GAME.public(one)["own_files"] == ["ships.csv", "cards.csv", "colour_dice.json"]
    assert GAME.public(two)["own_files"] == []
    assert GAME.public(one)["built_in_files"] == []
    assert GAME.public(two)["built_in_files"] == ["ships.csv", "cards.csv", "colour_dice.json"]


BROKEN: list[tuple[str, dict[str, str], str, Facts]] = [
    (
        "two ships of one id",
        {"ships": changed(SHIPS, 4, "S02,black,4,7,1,0,1,0,1,0")},
        "data-id-twice",
        {"file": "ships.csv", "line": 4, "id": "S02"},
    ),
    (
        "a ship without points",
        {"ships": changed(SHIPS, 2, "S01,black,0,9,1,1,0,0,0,0")},
        "data-too-small",
        {"file": "ships.csv", "line": 2, "column": "points", "value": 0, "least": 1},
    ),
    (
        "a boarding value of one",
        {"ships": changed(SHIPS, 2, "S01,black,3,1,1,1,0,0,0,0")},
        "data-too-small",
        {"file": "ships.csv", "line": 2, "column": "boarding", "value": 1, "least": 2},
    ),
    (
        "half a point",
        {"ships": changed(SHIPS, 31, "S30,green,7.5,12,0,2,1,0,1,0")},
        "data-number",
        {"file": "ships.csv", "line": 31, "column": "points", "text": "7.5"},
    ),
    (
        "a negative provision",
        {"ships": changed(SHIPS, 5, "S04,black,5,8,0,-1,0,1,1,0")},
        "data-too-small",
        {"file": "ships.csv", "line": 5, "column": "beans", "value": -1, "least": 0},
    ),
    (
        "a ship that asks for nothing",
        {"ships": changed(SHIPS, 5, "S04,black,5,8,0,0,0,0,0,0")},
        "data-no-demand",
        {"file": "ships.csv", "line": 5, "id": "S04"},
    ),
    (
        "a ship that asks for more bananas than there are",
        {"ships": changed(SHIPS, 5, "S04,black,5,8,0,0,0,0,0,8")},
        "data-demand",
        {"file": "ships.csv", "line": 5, "id": "S04", "kind": "bananas", "demand": 8, "cards": 7},
    ),
    (
        "a ship that the strongest crew cannot board: R-8",
        {"ships": changed(SHIPS, 5, "S04,black,5,24,0,1,0,1,0,0")},
        "data-out-of-reach",
        {"file": "ships.csv", "line": 5, "id": "S04", "boarding": 24, "reached": 22},
    ),
    (
        "another header",
        {"ships": changed(SHIPS, 1, "id,color,points,boarding,water,beans,bread,rum,meat,bananas")},
        "data-header",
        {"file": "ships.csv", "line": 1, "header": SHIPS.splitlines()[0]},
    ),
    (
        "a column too few",
        {"ships": changed(SHIPS, 7, "S06,black,9,12,0,0,2,2,0")},
        "data-columns",
        {"file": "ships.csv", "line": 7, "found": 9, "expected": 10},
    ),
    (
        "too few ships for two",
        {"ships": "\n".join(SHIPS.splitlines()[:16])},
        "data-few-ships",
        {"file": "ships.csv", "line": 16, "ships": 15, "needed": 16},
    ),
    (
        "a colour that cannot be shown",
        {"ships": changed(SHIPS, 2, "S01,,3,9,1,1,0,0,0,0")},
        "data-word",
        {"file": "ships.csv", "line": 2, "column": "colour", "most": 20},
    ),
    ("no ship at all", {"ships": SHIPS.splitlines()[0]}, "data-empty", {"file": "ships.csv", "line": 1}),
    (
        "a count that is not the ids",
        {"cards": changed(CARDS, 3, "WA03,WA13,provision,water,0,12")},
        "data-count",
        {"file": "cards.csv", "line": 3, "first": "WA03", "last": "WA13", "count": 12},
    ),
    (
        "an unknown kind",
        {"cards": changed(CARDS, 2, "WA01,WA02,provision,beer,1,2")},
        "data-kind",
        {
            "file": "cards.csv",
            "line": 2,
            "text": "beer",
            "kinds": "water, beans, bread, rum, meat, bananas",
        },
    ),
    (
        "a provision with two heads",
        {"cards": changed(CARDS, 2, "WA01,WA02,provision,water,2,2")},
        "data-too-big",
        {"file": "cards.csv", "line": 2, "column": "pirate_points", "value": 2, "most": 1},
    ),
    (
        "a pirate with a kind",
        {"cards": changed(CARDS, 14, "PI01,PI03,pirate,rum,4,3")},
        "data-pirate-kind",
        {"file": "cards.csv", "line": 14, "text": "rum"},
    ),
    (
        "a pirate without points",
        {"cards": changed(CARDS, 14, "PI01,PI03,pirate,,0,3")},
        "data-too-small",
        {"file": "cards.csv", "line": 14, "column": "pirate_points", "value": 0, "least": 1},
    ),
    (
        "a pirate stronger than any dice",
        {"cards": changed(CARDS, 14, "PI01,PI03,pirate,,13,3")},
        "data-too-big",
        {"file": "cards.csv", "line": 14, "column": "pirate_points", "value": 13, "most": 12},
    ),
    (
        "neither provision nor pirate",
        {"cards": changed(CARDS, 14, "PI01,PI03,parrot,,4,3")},
        "data-type",
        {"file": "cards.csv", "line": 14, "text": "parrot"},
    ),
    (
        "overlapping ids",
        {"cards": changed(CARDS, 3, "WA02,WA12,provision,water,0,11")},
        "data-id-twice",
        {"file": "cards.csv", "line": 3, "id": "WA02"},
    ),
    (
        "an id without a number",
        {"cards": changed(CARDS, 3, "WA,WA13,provision,water,0,11")},
        "data-id",
        {"file": "cards.csv", "line": 3, "column": "first_id", "text": "WA"},
    ),
    (
        "one die",
        {"dice": '[["water"]]'},
        "data-dice",
        {"file": "colour_dice.json", "line": 1},
    ),
    (
        "a die without faces",
        {"dice": '[["water"], []]'},
        "data-die",
        {"file": "colour_dice.json", "line": 1, "number": 2, "most": 300},
    ),
    (
        "an unknown face",
        {"dice": '[["water"],\n ["beer"]]'},
        "data-face",
        {
            "file": "colour_dice.json",
            "line": 2,
            "number": 2,
            "text": '"beer"',
            "faces": "water, beans, bread, rum, meat, bananas, blank",
        },
    ),
    (
        "far too many cards",
        {"cards": CARDS + "XX001,XX235,provision,rum,0,235\n"},
        "data-many",
        {"file": "cards.csv", "line": 17, "most": 300},
    ),
]


@pytest.mark.parametrize(("what", "files", "reason", "facts"), BROKEN, ids=[case[0] for case in BROKEN])
def test_broken_files_are_refused_with_file_line_and_reason(
    what: str, files: dict[str, str], reason: str, facts: Facts
) -> None:
    setup = with_files(2, **files)
    why, rule, found = refusal(setup)
    assert (why, found) == (reason, facts), what
    assert rule.startswith("STO-")
    for language in LANGUAGES:
        said = Translator(language, "stoertebeker").refusal(Refusal(why, rule, found))
        assert str(facts["file"]) in said and str(facts["line"]) in said


def test_dice_that_are_no_json_are_refused_before_a_setup_exists() -> None:
    with pytest.raises(Refusal) as caught:
        with_files(2, dice="[[\nwater]]")
    facts = {"file": "colour_dice.json", "line": 2, "column": 1}
    assert (caught.value.reason, caught.value.facts) == ("data-not-json", facts)


def test_the_number_of_ships_and_cards_needed_depends_on_the_players() -> None:
    """2.4, numbers 2 and 6; STO-7, STO-9, STO-67."""
    sixteen = "\n".join(SHIPS.splitlines()[:17])
    assert len(GAME.check_data(with_files(2, ships=sixteen))) == 1
    assert refusal(with_files(3, ships=sixteen))[0] == "data-few-ships"
    fifteen = {"ships.csv": "\n".join(SHIPS.splitlines()[:16])}
    GAME.check_data(make_setup(GAME.meta, 2, {"adv_three_ships_2p": "on"}, fifteen))
    small = "\n".join(
        [CARDS.splitlines()[0]]
        + [f"{kind[:2].upper()}01,{kind[:2].upper()}03,provision,{kind},1,3" for kind in
           ("water", "beans", "bread", "rum", "meat", "bananas")]
    )  # fmt: skip
    assert small.count("\n") == 6
    GAME.check_data(with_files(3, cards=small))
    why, _, facts = refusal(with_files(4, cards=small))
    assert (why, facts["cards"], facts["needed"]) == ("data-few-cards", 18, 24)


def test_an_unusual_box_raises_warnings_and_can_be_played() -> None:
    """2.4, numbers 2, 3 and 5: only a warning."""
    more = SHIPS + "S31,pink,12,14,0,0,0,0,0,3\n"
    cards = changed(CARDS, 16, "PI07,PI11,pirate,,12,5")
    dice = '[["blank", "water", "beans", "bread", "rum", "meat", "bananas"], ["blank", "bananas"]]'
    setup = with_files(4, ships=more, cards=cards, dice=dice)
    odd = GAME.check_data(setup)
    assert [one.reason for one in odd] == ["data-odd-ships", "data-odd-cards"]
    for seed in range(6):
        s = GAME.start(setup, Dealer(Quick(seed)))
        census = GAME.census(s)
        play_out(GAME, s, Dealer(Quick(seed + 100)))
        assert s.ended == "last-ship" and GAME.census(s) == census and census["pirate12"] == 5


def test_a_ship_that_only_the_strongest_crew_can_board_is_allowed() -> None:
    """R-8: two heads, two pirates of 4, two sixes."""
    GAME.check_data(with_files(2, ships=changed(SHIPS, 5, "S04,black,5,22,0,1,0,1,0,0")))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "files",
    [
        {"ships": "\n".join([SHIPS.splitlines()[0], *[f"H{at},red,1,20,1,1,0,0,0,0" for at in range(22)]])},
        {"ships": "\n".join([SHIPS.splitlines()[0], *[f"B{at},red,1,2,0,0,0,0,0,7" for at in range(22)]])},
        {"dice": '[["blank"], ["blank"]]'},
    ],
    ids=["boarded once in a blue moon", "all bananas for one ship", "nothing on the dice"],
)
def test_a_box_whose_ships_nobody_can_take_in_practice_ends_in_a_stand_still(
    seats: int, files: dict[str, str]
) -> None:
    """R-8: at the latest 25 rounds after the last capture."""
    setup = make_setup(GAME.meta, seats, {"advanced": "on"}, dict(with_files(seats, **files).data))
    for seed in range(4):
        s = GAME.start(setup, Dealer(Quick(seed)))
        assert play_out(GAME, s, Dealer(Quick(seed + 100))) < 8_000
        assert s.ended in ("stand-still", "last-ship")


def test_a_file_may_have_a_byte_order_mark_other_line_ends_quotes_and_empty_lines() -> None:
    text = "\ufeff" + SHIPS.replace("\n", "\r\n").replace("S01,black", '"S01", black') + "\r\n,,,\r\n"
    assert box_of(with_files(ships=text).data).ships[0].name == "S01"


def test_copies_share_the_box_and_pickling_keeps_it() -> None:
    plain = GAME.start(make_setup(GAME.meta, 2), Dealer(Quick(1)))
    assert plain.clone().box is plain.box is BUILT_IN
    assert pickle.loads(pickle.dumps(plain)).box is BUILT_IN
    own = GAME.start(with_files(ships=SHIPS), Dealer(Quick(1)))
    assert own.clone().box is own.box
    assert pickle.loads(pickle.dumps(own)).box.data == own.box.data


def test_a_record_keeps_its_files_and_replays_with_them() -> None:
    dice = '[["rum"], ["blank"]]'
    table = Table(GAME, with_files(dice=dice), ["Anne", "Bart"], bytes(32))
    rng = Quick(5)
    while not table.over:
        (seat,) = GAME.asking(table.state)
        options = GAME.options(table.state, seat)
        table.play(seat, options[rng.below(len(options))])
    text = table.record().text()
    record = parse(text)
    assert record.setup.data == (("colour_dice.json", dice),)
    verify(GAME, record)
    assert replay(GAME, record).box.dice == [[3], [6]]
    forged = record._replace(setup=record.setup._replace(data=(("colour_dice.json", "[]"),)))
    with pytest.raises(BadRecord) as caught:
        verify(GAME, forged)
    assert caught.value.why is not None and caught.value.why.reason == "data-dice"


def as_excel_writes(text: str) -> str:
    """A table as a French spreadsheet writes it: a mark, semicolons, and lines that end as on Windows."""
    return "\ufeff" + text.replace(",", ";").replace("\n", "\r\n")


def contents(setup: Setup) -> tuple[list[tuple[str, str, int, int, list[int]]], list[int]]:
    box = box_of(setup.data)
    return [(one.name, one.colour, one.points, one.boarding, one.demand) for one in box.ships], box.cards


@pytest.mark.parametrize("separator", [";", "\t"])
def test_a_table_with_semicolons_or_tabs_is_read_like_one_with_commas(separator: str) -> None:
    """STO-2"""
    ships = changed(SHIPS, 2, "S01,black,7,9,1,1,0,0,0,0")
    usual = contents(with_files(ships=ships, cards=CARDS))
    other = with_files(ships=ships.replace(",", separator), cards=CARDS.replace(",", separator))
    assert contents(other) == usual
    excel = with_files(ships=as_excel_writes(ships), cards=as_excel_writes(CARDS))
    assert contents(excel) == usual
    GAME.start(excel, Dealer(Quick(1)))


def test_a_number_with_a_decimal_comma_is_read_if_it_is_whole_and_else_refused_as_written() -> None:
    """STO-2"""
    whole = (
        changed(SHIPS, 2, "S01,black,7,9,1,1,0,0,0,0")
        .replace(",", ";")
        .replace("S01;black;7;", "S01;black;7,0;")
    )
    assert box_of(with_files(ships=whole).data).ships[0].points == 7
    reason, _, facts = refusal(with_files(ships=whole.replace("7,0", "7,5")))
    assert (reason, facts["line"], facts["column"], facts["text"]) == ("data-number", 2, "points", "7,5")
