"""The rules that no acceptance case covers, by number; the last test checks that a test cites every rule."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.parts import AROUND, CARD_NAMES, FD_LINE, REGIONS, RING, SPOTS, TOKENS
from flibuste.games.freibeuter.tests import naive
from flibuste.games.freibeuter.tests.playing import Playing, token_name
from flibuste.games.freibeuter.tests.position import Position
from flibuste.games.freibeuter.tests.wander import begin
from flibuste.kernel.chance import Dealer, Quick, Scripted
from flibuste.kernel.game import make_setup
from flibuste.kernel.registry import rulebook
from flibuste.kernel.types import Refusal

FOUR = ("Ann", "Ben", "Cat", "Dan")


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_fre_1_only_two_to_four_players_may_play(seats: int) -> None:
    """FRE-1, AMB-33."""
    assert GAME.meta.seats == (2, 3, 4)
    with pytest.raises(Refusal) as refused:
        make_setup(GAME.meta, seats)
    assert refused.value.reason == "seat-count"


def test_fre_2_every_intersection_touches_four_regions() -> None:
    """FRE-2: 49 regions and 36 intersections, named as in the book."""
    assert REGIONS == naive.REGIONS and len(REGIONS) == 49
    assert {SPOTS[spot]: [REGIONS[at] for at in RING[spot]] for spot in range(36)} == naive.TOKEN_SPOTS
    touching = {REGIONS[at]: {SPOTS[spot] for spot in AROUND[at]} for at in range(49)}
    assert touching["D4"] == {"CD34", "CD45", "DE34", "DE45"}
    assert touching["A1"] == {"AB12"} and touching["C1"] == {"BC12", "CD12"}
    assert Counter(map(len, touching.values())) == {1: 4, 2: 20, 4: 25}


def test_fre_3_nobody_gets_more_than_25_boats() -> None:
    """FRE-3: when all are used, the next turn does not begin."""
    now = Position("Ann", "Ben").stock(Ann=1, Ben=1).active("Ann")
    now.play(now.options("place")[0]).play("draw sea").play(now.options("place")[0]).play("draw sea")
    assert (now.phase, now.stock) == ("no-boats", {"Ann": 0, "Ben": 0})


def test_fre_4_and_5_cards_are_those_of_the_book() -> None:
    """FRE-4, FRE-5, AMB-36."""
    s, _ = begin(2, 0)
    sea = Counter(CARD_NAMES[card] for card in s.sea_deck + s.hands[0][:4] + s.hands[1][:4])
    assert sea == Counter(naive.SEA_CARD_COPIES) and sea.total() == 74
    fd = Counter(CARD_NAMES[card] for card in s.fd_deck + s.hands[0][4:] + s.hands[1][4:])
    assert fd == Counter("ABCDEFG1234567") and fd.total() == 14
    assert {len(line) for line in FD_LINE} == {7}


def test_fre_6_to_8_tokens_are_those_of_the_book() -> None:
    """FRE-6, FRE-7, FRE-8."""
    assert Counter(map(token_name, TOKENS)) == {
        "5/1": 7, "10/2": 7, "15/3": 7, "20/4": 7, "warehouse": 4,
        "doubler 5": 1, "doubler 10": 1, "doubler 15": 1, "doubler 20": 1,
    }  # fmt: skip


def test_fre_9_the_bank_never_runs_out() -> None:
    """FRE-9, AMB-28: also for far more money than the 62 chest cards hold."""
    position = Position(*FOUR).cash(Ann=5000, Ben=5000, Cat=5000, Dan=5000).boats("D4", "Ben")
    now = position.hand("Ann", sea=["D4"]).active("Ann").play("cash D4")
    assert now.cash["Ann"] == 5002


def test_fre_11_to_15_the_whole_set_up_is_random() -> None:
    """FRE-11, FRE-12, FRE-15: any token may lie in the first and the last corner, any card may be dealt."""
    corners: tuple[set[str], set[str]] = (set(), set())
    dealt: set[str] = set()
    for seed in range(300):
        s, _ = begin(4, seed)
        corners[0].add(token_name(s.spot[0]))
        corners[1].add(token_name(s.spot[35]))
        dealt.update(CARD_NAMES[card] for hand in s.hands for card in hand)
    assert corners[0] == corners[1] == {token_name(token) for token in TOKENS}
    assert dealt == set(CARD_NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fre_16_chance_decides_who_starts_or_the_table_does(seats: int) -> None:
    """FRE-16, AMB-3: the last random number of the set-up picks the starting seat."""
    before = [0] * (36 + 5 * seats)
    setup = make_setup(GAME.meta, seats)
    starts = [GAME.start(setup, Dealer(Scripted([*before, last]))).active for last in range(seats)]
    assert sorted(starts) == list(range(seats))
    for seat in range(seats):
        agreed = make_setup(GAME.meta, seats, {"start": str(seat)})
        s = GAME.start(agreed, Dealer(Quick(5)))
        assert (s.active, GAME.asking(s)) == (seat, (seat,))


def test_fre_18_and_19_one_action_and_no_passing() -> None:
    """FRE-18, FRE-19, AMB-21, AMB-35: no other verbs exist."""
    verbs = {choice.verb for choice in GAME.vocabulary}
    assert verbs == {"board", "place", "cash", "fd", "resolve", "draw"}
    now = Position("Ann", "Ben").boats("D4", "Ben").hand("Ann", sea=["D4"]).active("Ann")
    now.play("place D4")
    assert {text.split()[0] for text in now.options()} == {"draw"}


def test_fre_18_the_action_is_asked_even_if_only_one_is_possible() -> None:
    """FRE-18, AMB-38."""
    position = Position("Ann", "Ben").stock(Ann=11, Ben=11)  # 28 boats on 28 ships
    now = position.hand("Ann", sea=["D4"], fd=["A", "B", "1", "2"]).active("Ann")
    assert (now.asked, now.phase, now.options()) == ("Ann", "turn", ["place D4"])


@pytest.mark.parametrize("action", ["board AB12", "place D4", "cash C3", "fd 6 F6"])
def test_fre_20_the_turn_passes_clockwise_after_every_action(action: str) -> None:
    """FRE-20, FRE-56, FRE-26, FRE-58."""
    for at, name in enumerate(FOUR):
        now = (
            Position(*FOUR)
            .token("AB12", "5/1")
            .token("EF56", "5/1")
            .boats("C3", "Ann")
            .boats("E5", "Ann")
            .boats("E6", "Ann")
            .boats("F5", "Ann")
            .hand(name, sea=["D4", "C3"], fd=["6"])
            .active(name)
        )
        now.play(action)
        if action != "board AB12":
            assert (now.asked, now.phase) == (name, "draw")
            now.play("draw sea")
        assert (now.asked, now.phase) == (FOUR[(at + 1) % 4], "turn")
        assert len(now.sea(name)) + len(now.fd(name)) == 5  # FRE-21


def test_fre_22_beside_four_useless_dutchman_cards_there_is_a_sea_card_to_place() -> None:
    """FRE-22, FRE-21, AMB-22."""
    now = Position("Ann", "Ben").hand("Ann", sea=["A1"], fd=["D", "E", "4", "5"]).active("Ann")
    assert now.options("fd", "place", "cash") == ["place A1"]


def test_fre_24_and_27_nobody_can_board_a_boarded_ship() -> None:
    """FRE-24, FRE-27, AMB-5: a player may board ship after ship."""
    now = Position("Ann", "Ben").active("Ann")
    for ships in range(14):
        mine, yours = now.options("board")[:2]
        now.play(mine)
        assert mine not in now.options() and now.refusal(mine) is not None
        now.play(yours)
        assert now.stock == {"Ann": 24 - ships, "Ben": 24 - ships}
    assert now.options("board") == [] and now.s.boarder.count(0) == now.s.boarder.count(1) == 14


def test_fre_28_the_card_is_shown_and_discarded() -> None:
    """FRE-28."""
    now = Position("Ann", "Ben").boats("D4", "Ben").hand("Ann", sea=["D4", "E5"]).active("Ann")
    for text in ("place E5", "place D4", "cash D4"):
        after = now.copy().play(text)
        region = text.split()[1]
        assert region not in after.sea("Ann") and len(after.sea("Ann")) == 4
        assert CARD_NAMES[after.s.sea_discard[-1]] == region
        assert after.events[0].facts["region"] == region


def test_fre_28_two_equal_cards_are_one_option_and_only_one_is_played() -> None:
    """FRE-28: each option is offered once."""
    now = Position("Ann", "Ben").hand("Ann", sea=["D4", "D4"]).active("Ann")
    assert [text for text in now.options() if text.endswith("D4")] == ["place D4"]
    now.play("place D4").play("draw sea").play(now.options("board")[0])
    assert [text for text in now.options() if text.endswith("D4")] == ["place D4", "cash D4"]


def test_fre_30_the_second_boat_may_belong_to_the_owner_of_the_first() -> None:
    """FRE-30, FRE-32, AMB-25."""
    now = Position("Ann", "Ben").boats("D4", "Ann").hand("Ann", sea=["D4"]).active("Ann").play("place D4")
    assert now.boats("D4") == ["Ann", "Ann"]


def gaps_on_a_line() -> Position:
    """Three rings lack one region each, all in column D: CD12 lacks D1, CD34 lacks D4, CD67 lacks D7."""
    position = Position("Ann", "Ben")
    for region in ("C1", "C2", "D2", "C3", "C4", "D3", "D6", "C6", "C7"):
        position.boats(region, "Ben")
    return position.gone("CD23")


def test_fre_34_the_dutchman_goes_to_any_region_of_its_line_that_closes_a_ring() -> None:
    """FRE-34, FRE-35: one card, several regions; two cards for one region are two options."""
    now = gaps_on_a_line().hand("Ann", fd=["D", "4", "C"]).active("Ann")
    assert sorted(now.options("fd")) == ["fd 4 D4", "fd D D1", "fd D D4", "fd D D7"]
    before = now.fd("Ann")
    now.play("fd D D1")
    assert now.fd("Ann") == [card for card in before if card != "D"]
    assert [CARD_NAMES[card] for card in now.s.fd_discard] == ["D"]


def test_fre_34_no_card_reaches_a_region_off_its_line() -> None:
    """FRE-34, AMB-1: letters are columns and numbers are rows; the notation has no word for anything else."""
    said = {choice.text for choice in GAME.vocabulary if choice.verb == "fd"}
    assert said == {f"fd {card} {at}" for card in naive.FD_CARDS for at in naive.REGIONS if card in at}
    with pytest.raises(Refusal):
        GAME.vocabulary.parse("fd D C4")


@pytest.mark.parametrize("what", ["5/1", "warehouse", "doubler 20"])
def test_fre_35_the_dutchman_may_close_any_kind_of_token(what: str) -> None:
    """FRE-35, AMB-13: also around a ship nobody boarded, which is then lost."""
    position = Position("Ann", "Ben").token("CD34", what)
    for region in ("C3", "C4", "D3"):
        position.boats(region, "Ben")
    now = position.hand("Ann", fd=["4"]).active("Ann").play("fd 4 D4")
    assert now.token("CD34") == "" and now.told("vanished") == [{"region": "D4"}]
    assert now.escaped == ([5] if what == "5/1" else [])


def test_fre_39_the_boat_on_the_token_is_not_part_of_the_ring() -> None:
    """FRE-39: boarding closes no ring and keeps no ring from closing."""
    position = Position("Ann", "Ben").token("CD34", "5/1")
    for region in ("C3", "C4", "D3"):
        position.boats(region, "Ben")
    now = position.hand("Ben", sea=["D4"]).active("Ann")
    now.play("board CD34")
    assert (now.token("CD34"), now.told("encircled"), now.pending) == ("5/1", [], set())
    now.play("place D4")
    assert now.captured["Ann"] == [5]


def test_fre_40_neither_boarding_nor_taking_money_closes_a_ring() -> None:
    """FRE-40."""
    position = Position("Ann", "Ben").token("CD34", "5/1", boarder="Ann")
    for region in ("C3", "C4", "D3"):
        position.boats(region, "Ben")
    now = position.hand("Ann", sea=["C3"]).active("Ann").play("cash C3")
    assert (now.told("encircled"), now.token("CD34")) == ([], "5/1")


def test_fre_50_nobody_is_paid_for_a_doubler() -> None:
    """FRE-50, FRE-33: all boats stay."""
    position = Position(*FOUR).token("CD34", "doubler 15").boats("C3", "Ann", "Ben")
    now = (
        position.boats("C4", "Cat").boats("D3", "Dan").hand("Dan", sea=["D4"]).active("Dan").play("place D4")
    )
    assert set(now.cash.values()) == {20} and now.doubled == {15}
    assert [now.boats(at) for at in ("C3", "C4", "D3")] == [["Ann", "Ben"], ["Cat"], ["Dan"]]


def test_fre_62_discards_are_not_shuffled_back() -> None:
    """FRE-62, AMB-7: the Dutchman deck stays empty although its discard pile has cards."""
    now = Position("Ann", "Ben", "Cat").boats("D4", "Ben").hand("Ann", sea=["D4"]).decks(fd=0).active("Ann")
    assert len(now.s.fd_discard) == 12
    now.play("cash D4")
    assert [facts["deck"] for facts in now.told("drew")] == ["sea"] and now.decks[1] == 0


def test_fre_66_after_the_end_every_choice_is_refused() -> None:
    """FRE-66."""
    now: Playing = Position("Ann", "Ben").stock(Ann=0).active("Ann")
    for text in ("place A1", "board AB12", "draw sea", "resolve CD34"):
        for name in ("Ann", "Ben"):
            assert now.refusal(text, by=name) == ("game-over", "FRE-66", {})


def test_every_rule_of_the_book_is_cited_by_a_test_here() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    cited = set(re.findall(r"FRE-\d+", tests))
    assert cited == set(rulebook("freibeuter").rules) == {f"FRE-{number}" for number in range(1, 72)}
