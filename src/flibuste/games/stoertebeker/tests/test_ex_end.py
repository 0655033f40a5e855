"""EX-18 to EX-24, EX-26 and EX-28: scoring, drawing, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.box import BUILT_IN_FILES, box_of
from flibuste.games.stoertebeker.capture import lap_of, space_of
from flibuste.games.stoertebeker.draw import draw
from flibuste.games.stoertebeker.parts import PILE
from flibuste.games.stoertebeker.scoring import finish
from flibuste.games.stoertebeker.tests.playing import Luck, Playing
from flibuste.games.stoertebeker.tests.position import SHIP_IDS, Position
from flibuste.games.stoertebeker.tests.test_ex_fights import now_discards
from flibuste.games.stoertebeker.turn import turn
from flibuste.kernel.agenda import run
from flibuste.kernel.chance import Dealer, Quick


def skip(now: Playing) -> Playing:
    """The active player discards three cards, takes none and boards nothing."""
    who = now.asked
    now.play("stop")
    if now.step == "broadside":
        now.play("hold")
    now.plays(*now_discards(now))
    if now.step == "take":
        now.play("enough")
    if now.step == "board" and now.asked == who:
        now.play("pass")
    return now


def test_ex_18_berths_are_filled_after_the_last_boarding_of_a_turn() -> None:
    """STO-41, STO-52, STO-53."""
    now = (
        Position("YR")
        .ships("S19", "S24", "S03", "S12")
        .coming("S11")
        .at("S19", "Y", "WA03", "BR04")
        .at("S03", "Y", "WA04", "BR05", "ME04")
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now))
    now.play("board A", "5+5")
    assert now.scores["Y"] == 2 and now.ship_at("A") == "" and now.told("launched") == []
    now.play("board C", "5+5")
    assert now.scores["Y"] == 6
    assert now.ship_at("A") == "S11" and now.ship_at("C") not in ("", "S03")  # nothing was left to board
    assert [fact["ship"] for fact in now.told("launched")] == ["A", "C"]
    assert len(now.told("sighted")) == 2


@pytest.mark.parametrize(
    ("score", "space", "lap"), [(47, 3, 1), (44, 44, 0), (45, 1, 1), (0, 0, 0), (1, 1, 0)]
)
def test_ex_19_after_space_44_the_score_track_begins_again(score: int, space: int, lap: int) -> None:
    """STO-51."""
    assert (space_of(score), lap_of(score)) == (space, lap)


def drawing(hand: list[str], deck: int, discard: list[str]) -> Playing:
    s = Position("YR").hand("Y", *hand, exactly=True).deck(deck).discarded(*discard).laid_out()
    now = Playing(s, "YR")
    draw(s, 0, Dealer(Luck([]), now.events))
    return now


NINE = ["RU01", "RU02", "RU03", "RU04", "RU05", "RU06", "RU07", "RU08", "ME08"]


def test_ex_20_the_discard_pile_is_shuffled_only_when_the_deck_runs_out() -> None:
    """STO-56, STO-57."""
    now = drawing(["WA03", "WA04", "WA05"], 1, NINE)
    assert (now.held("Y"), len(now.s.deck), now.discard) == (6, 7, [])
    assert [fact["count"] for fact in now.told("drew")] == [1, 2]
    assert now.told("shuffled") == [{"count": 9}]
    now = drawing(["WA03", "WA04", "WA05"], 1, ["RU01"])
    assert (now.held("Y"), len(now.s.deck), now.discard) == (5, 0, [])
    assert now.told("short") == [{"seat": 0, "count": 5}]
    now = drawing(["WA03", "WA04", "WA05"], 3, NINE)
    assert (now.held("Y"), len(now.s.deck), len(now.discard)) == (6, 0, 9)


def ending(who: str, captured: int, pile: int = 0) -> Playing:
    """Three players; so many ships are captured, and this player can take S19 at once."""
    taken = [ship for ship in SHIP_IDS if ship not in ("S19", "S03", "S24", "S12")][:captured]
    return (
        Position("YRB")
        .ships("S19", "S03", "S24", "S12")
        .coming(pile=pile)
        .captured(Y=taken)
        .at("S19", who, "WA03", "BR04")
        .active(who)
    )


def take_s19(now: Playing) -> Playing:
    now.plays("stop", "hold", *now_discards(now))
    return now.play("board A", "5+5")


def test_ex_21_the_last_round_ends_with_the_last_seat() -> None:
    """STO-58, STO-59, STO-60."""
    assert PILE[3] == 15
    now = take_s19(ending("R", 15))
    assert now.s.last_round and now.ship_at("A") == "" and now.asked == "B"
    assert now.told("last-round") == [{"seat": 2}]
    assert skip(now).step == "last-ship"
    assert take_s19(ending("B", 15)).step == "last-ship"
    now = take_s19(ending("Y", 15))
    assert now.asked == "R"
    assert skip(now).asked == "B"
    assert skip(now).step == "last-ship"


def test_ex_21_a_capture_by_counter_attack_starts_the_last_round_too() -> None:
    """STO-59."""
    taken = [ship for ship in SHIP_IDS if ship not in ("S19", "S03", "S24", "S12")][:15]
    now = (
        Position("YRB")
        .ships("S19", "S03", "S24", "S12")
        .coming(pile=0)
        .captured(B=taken)
        .at("S19", "R", "WA03", "BR04")
        .at("S19", "Y", "WA04", "BR05")
        .active("R")
    )
    take_s19(now)
    assert now.asked == "Y"
    now.play("counter", "6+6")
    assert now.scores["Y"] == 2 and now.asked == "B"
    assert skip(now).step == "last-ship"


def test_ex_22_two_captures_with_one_ship_left_start_the_last_round() -> None:
    """STO-58, A-19."""
    taken = [ship for ship in SHIP_IDS if ship not in ("S19", "S03", "S24", "S12", "S30")][:14]
    now = (
        Position("YRB")
        .ships("S19", "S24", "S03", "S12")
        .coming("S30", pile=1)
        .captured(R=taken)
        .at("S19", "Y", "WA03", "BR04")
        .at("S03", "Y", "WA04", "BR05", "ME04")
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board C", "5+5").play("board A", "5+5")
    assert (now.ship_at("A"), now.ship_at("C"), now.s.last_round) == ("S30", "", True)
    assert now.s.taken() == 16


def test_ex_23_more_ships_break_a_tie_and_equal_numbers_share_the_place() -> None:
    """STO-61."""
    s = Position("YRB").laid_out()
    now = Playing(s, "YRB")
    s.score = [31, 31, 30]
    s.captured = [tuple(range(6)), tuple(range(6, 13)), tuple(range(13, 22))]
    assert now.places == {"Y": 2, "R": 1, "B": 3}
    s.score = [31, 31, 31]
    s.captured[2] = tuple(range(13, 20))
    assert now.places == {"Y": 3, "R": 1, "B": 1}


@pytest.mark.parametrize("option", ["adv_colour_bonus", "advanced"])
def test_ex_24_three_ships_of_a_colour_bring_the_points_of_the_best_at_the_end(option: str) -> None:
    """STO-63."""
    ships = ["S01", "S02", "S04", "S07", "S08", "S10", "S12", "S13", "S18"]
    s = Position("YR", **{option: "on"}).captured(Y=ships).laid_out()
    now = Playing(s, "YR")
    assert now.scores["Y"] == now.totals["Y"] == 43, "the bonus does not count before the end"
    assert dict(GAME.result(s).sheet[0])["bonus"] == 0
    finish(s, "last-ship", "STO-59", Dealer(Luck([]), now.events))
    assert now.told("bonus") == [
        {"seat": 0, "colour": "black", "points": 5},
        {"seat": 0, "colour": "white", "points": 9},
    ]
    assert now.totals["Y"] == 57 and (space_of(57), lap_of(57)) == (13, 1)
    assert Playing(Position("YR").captured(Y=ships).laid_out(), "YR").totals["Y"] == 43


def test_ex_26_with_the_option_three_ships_of_the_pile_lie_face_up() -> None:
    """STO-64."""
    now = (
        Position("YR", adv_preview3="on")
        .ships("S19", "S03", "S12", "S06")
        .coming("S11", "S24", "S02")
        .at("S19", "Y", "WA03", "BR04")
        .active("Y")
    )
    names = [now.s.box.ships[ship].name for ship in now.s.preview]
    assert names == ["S11", "S24", "S02"]
    take_s19(now)
    names = [now.s.box.ships[ship].name for ship in now.s.preview]
    assert now.ship_at("A") == "S11" and names[:2] == ["S24", "S02"] and len(names) == 3
    few = Position("YR", adv_preview3="on").ships("S19").coming(pile=2).active("Y")
    assert len(few.s.preview) == 2 and few.s.pile == 0


def test_ex_28_a_round_in_which_nobody_does_anything_ends_the_game() -> None:
    """STO-62."""
    now = (
        Position("YR")
        .ships("S19")
        .at("S19", "Y", "WA03", "BR04")
        .at("S19", "R", "WA05", "BR05")
        .hand("Y", exactly=True)
        .hand("R", exactly=True)
        .deck(0)
        .discarded("RU01")
    )
    s = now.laid_out()
    s.discard = [0] * len(s.discard)
    playing = Playing(s, "YR")
    s.then(turn, 0)
    run(s, Dealer(Luck([])))
    assert playing.options() == ["board A", "pass"]
    playing.play("pass")
    assert (playing.asked, playing.s.idle) == ("R", 1)
    playing.play("pass")
    assert playing.step == "stand-still"


@pytest.mark.parametrize("own", [True, False])
def test_only_a_game_with_own_files_ends_when_nobody_takes_a_ship_for_25_rounds(own: bool) -> None:
    """STO-62, R-8."""
    s = Position("YR").ships("S19").laid_out()
    if own:  # the built-in dice, as a file of one's own
        s.box = box_of((("colour_dice.json", BUILT_IN_FILES["colour_dice.json"]),))
    dealer = Dealer(Quick(1))
    s.turns = [0, 0]
    s.calm = 25 * 2 - 2
    s.then(turn, 0)
    run(s, dealer)
    # In the first turn nobody may board (STO-34).
    while s.turns != [2, 1] and (asking := GAME.asking(s)):
        GAME.apply(s, asking[0], GAME.options(s, asking[0])[-1], dealer)
    assert (s.ended, s.turns) == (("stand-still", [1, 1]) if own else ("", [2, 1]))


def test_what_is_turned_up_at_the_end_are_hands_and_pirates_and_no_pile() -> None:
    """R-10."""
    s = Position("YR").ships("S19").at("S19", "Y", "WA03", down=["PI04"]).laid_out()
    hidden = {"hand", "pirates", "deck_cards", "hidden_ships"}

    def shown() -> set[str]:
        view: Any = GAME.view(s, None)
        return hidden & {*view, *view["players"][0], *view["ships"][0]["sides"][0]}

    assert shown() == set()
    finish(s, "last-ship", "STO-59", Dealer(Luck([])))
    assert shown() == {"hand", "pirates"}
