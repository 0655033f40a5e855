"""The rulebook, rule by rule."""

from __future__ import annotations

import pytest

from flibuste.games._parley import GAME
from flibuste.games._parley.parts import CARDS, TOKENS
from flibuste.games._parley.state import Council
from flibuste.kernel.chance import Dealer, Quick, Scripted
from flibuste.kernel.game import make_setup, play
from flibuste.kernel.pile import Pile
from flibuste.kernel.types import Event, Refusal


def council(*hands: list[int], rum: str = "fair") -> Council:
    """A first round with these hands; the hoard lies in the order of its numbers, the spot lowest."""
    s = GAME.start(make_setup(GAME.meta, len(hands), {"rum": rum}), Dealer(Quick()))
    s.hands = [sorted(hand) for hand in hands]
    s.hoard = Pile([])
    for token in TOKENS:
        s.hoard.lay_on(token, 0)
    return s


def say(s: Council, *lines: str, luck: tuple[int, ...] = ()) -> list[Event]:
    """Plays lines like those of a record, with this luck and no other."""
    told: list[Event] = []
    rng = Scripted(luck)
    for line in lines:
        seat, _, text = line.partition(" ")
        play(GAME, s, int(seat), GAME.vocabulary.parse(text), Dealer(rng, told))
    assert rng.used == len(luck)
    return told


def asked(s: Council) -> tuple[str, tuple[int, ...]]:
    return ("" if s.question is None else s.question.kind), s.asking


def options(s: Council, seat: int) -> list[str]:
    return [choice.text for choice in GAME.options(s, seat)]


def refused(s: Council, line: str) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        say(s, line)
    return refusal.value.reason, refusal.value.rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_five_cards_and_the_rest_stays_in_the_box(seats: int) -> None:  # PAR-1 to PAR-4
    s = GAME.start(make_setup(GAME.meta, seats), Dealer(Quick()))
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert sorted(sum(s.hands, s.box)) == sorted(CARDS)
    assert sorted(s.hoard.everything()) == TOKENS


@pytest.mark.parametrize(("rum", "tots"), [("scarce", 1), ("fair", 2), ("plenty", 3)])
def test_the_table_agrees_on_the_rum(rum: str, tots: int) -> None:  # PAR-5
    s = GAME.start(make_setup(GAME.meta, 3, {"rum": rum}), Dealer(Quick()))
    assert (s.rum, s.barrel) == ([tots] * 3, 3)


def test_nothing_is_shown_before_the_last_card_is_sealed() -> None:  # PAR-6
    s = council([1, 2], [3, 4])
    assert asked(s) == ("seal-card", (0, 1))
    assert say(s, "1 seal 4") == []
    assert (s.shown, s.hands[1]) == ([0, 0], [3, 4])
    assert [event.kind for event in say(s, "0 seal 2")[:2]] == ["showed", "showed"]
    assert s.shown == [2, 4]


def test_a_seat_with_one_card_left_is_asked_all_the_same() -> None:  # PAR-6
    s = council([1], [3])
    assert asked(s) == ("seal-card", (0, 1))
    assert options(s, 0) == ["seal 1"]


def test_a_card_must_be_in_hand() -> None:  # PAR-6
    assert refused(council([1, 2], [3, 4]), "0 seal 3") == ("card-not-in-hand", "PAR-6")


def test_the_highest_card_has_the_floor() -> None:  # PAR-7
    s = council([1, 2], [3, 4], [5, 6])
    say(s, "0 seal 2", "1 seal 4", "2 seal 5")
    assert (s.speaker, asked(s)) == (2, ("take-token", (2,)))


def test_only_those_who_are_tied_choose_to_fight_or_yield() -> None:  # PAR-8
    s = council([5, 1], [5, 2], [3, 3])
    say(s, "0 seal 5", "1 seal 5", "2 seal 3")
    assert asked(s) == ("stand", (0, 1))
    assert refused(s, "2 fight") == ("not-asked", "PAR-8")
    assert refused(s, "0 take 7") == ("stand-first", "PAR-8")


def test_those_who_yield_take_rum_in_seat_order_while_the_barrel_lasts() -> None:  # PAR-9
    s = council([5, 1], [5, 2], [5, 3])
    s.barrel = 1
    say(s, "0 seal 5", "1 seal 5", "2 seal 5", "2 yield", "1 yield", "0 fight")
    assert (s.rum, s.barrel) == ([2, 3, 2], 0)


def test_a_single_fighter_has_the_floor() -> None:  # PAR-10
    s = council([5, 1], [5, 2])
    say(s, "0 seal 5", "1 seal 5", "0 yield", "1 fight")
    assert s.speaker == 1


def test_if_nobody_fights_nobody_looks() -> None:  # PAR-10
    s = council([5, 1], [5, 2])
    told = say(s, "0 seal 5", "1 seal 5", "0 yield", "1 yield")
    assert "fell-silent" in [event.kind for event in told]
    assert (s.round, s.loot, asked(s)) == (2, [[], []], ("seal-card", (0, 1)))


def test_the_best_die_has_the_floor_and_a_rum_buys_another_roll() -> None:  # PAR-10, PAR-11
    s = council([5, 1], [5, 2])
    say(s, "0 seal 5", "1 seal 5", "0 fight", "1 fight", luck=(0,))
    assert asked(s) == ("keep-roll", (0,))
    say(s, "0 reroll", luck=(3,))
    assert (s.dice, s.rum, s.barrel) == ([4, 0], [1, 2], 3)
    assert refused(s, "0 yield") == ("keep-or-reroll", "PAR-11")
    say(s, "0 keep", luck=(4,))
    say(s, "1 keep")
    assert (s.dice, s.speaker) == ([4, 5], 1)


def test_a_seat_without_rum_keeps_the_roll_unasked() -> None:  # PAR-11
    s = council([5, 1], [5, 2])
    s.rum = [0, 0]
    say(s, "0 seal 5", "1 seal 5", "0 fight", "1 fight", luck=(2, 2))
    assert (s.dice, asked(s)) == ([3, 3], ("take-token", (0,)))  # equal dice: the lower seat


def test_only_the_seat_with_the_floor_sees_the_two_topmost_tokens() -> None:  # PAR-12
    s = council([5, 1], [4, 2], [1, 1])
    told = say(s, "0 seal 5", "1 seal 4", "2 seal 1")
    looked = next(event for event in told if event.kind == "looked")
    assert looked.seen_by(0)["secret"] == {"upper": 7, "lower": 6}
    assert "secret" not in looked.seen_by(1)
    assert "secret" not in looked.seen_by(None)
    assert [GAME.view(s, seat)["known"] for seat in range(3)] == [[[0, 7], [1, 6]], [], []]


def test_one_token_is_taken_and_the_other_goes_under_the_hoard() -> None:  # PAR-13
    s = council([5, 1], [4, 2])
    say(s, "0 seal 5", "1 seal 4")
    assert options(s, 0) == ["take 6", "take 7"]
    assert refused(s, "0 take 5") == ("not-looked-at", "PAR-13")
    assert refused(s, "0 keep") == ("take-first", "PAR-13")
    say(s, "0 take 6")
    assert (s.loot[0], s.hoard.known_to(0), s.hoard.known_to(1)) == ([6], [(6, 7)], [])


def test_a_seat_that_buried_a_token_still_knows_it_when_another_buries_it_again() -> None:  # PAR-13
    s = council([6, 1, 1], [5, 5, 5])
    s.hoard = Pile([])
    for token in (1, 2, 3, 4):
        s.hoard.lay_on(token, 0)
    say(s, "0 seal 6", "1 seal 5", "0 take 4")  # 3 goes under: the hoard is 2, 1, 3
    say(s, "0 seal 1", "1 seal 5", "1 take 2")  # 1 goes under: 3, 1
    assert (s.hoard.known_to(0), s.hoard.known_to(1)) == ([(0, 3)], [(1, 1)])
    say(s, "0 seal 1", "1 seal 5", "1 take 1")  # 3 goes under again
    assert (s.hoard.known_to(0), s.hoard.known_to(1)) == ([(0, 3)], [(0, 3)])


def test_the_lowest_card_takes_a_rum_from_whom_it_likes() -> None:  # PAR-14
    s = council([5, 1], [4, 2], [3, 3])
    say(s, "0 seal 5", "1 seal 4", "2 seal 3", "0 take 7")
    assert (asked(s), options(s, 2)) == (("rob-rum", (2,)), ["rob 0", "rob 1"])
    assert refused(s, "2 rob 2") == ("rob-yourself", "PAR-14")
    assert refused(s, "2 rob 3") == ("nobody-there", "PAR-1")
    assert refused(s, "2 seal 3") == ("rob-first", "PAR-14")
    say(s, "2 rob 1")
    assert s.rum == [2, 1, 3]


def test_if_one_other_has_rum_it_is_clear_who_is_robbed() -> None:  # PAR-14
    s = council([5, 1], [4, 2], [3, 3])
    s.rum = [0, 1, 0]
    say(s, "0 seal 5", "1 seal 4", "2 seal 3", "0 take 7")
    assert (s.rum, s.round) == ([0, 0, 1], 2)


def test_nobody_is_robbed_of_rum_they_do_not_have() -> None:  # PAR-14
    s = council([5, 1], [4, 2], [3, 3], [6, 6])
    s.rum = [1, 0, 0, 1]
    say(s, "0 seal 5", "1 seal 4", "2 seal 3", "3 seal 6", "3 take 7")
    assert refused(s, "2 rob 1") == ("no-rum", "PAR-14")
    s = council([5, 1], [4, 2])
    s.rum = [0, 3]
    say(s, "0 seal 5", "1 seal 4", "0 take 7")
    assert (s.rum, s.round) == ([0, 3], 2)


def test_nobody_is_robbed_if_the_lowest_card_is_tied() -> None:  # PAR-14
    s = council([5, 1], [3, 2], [3, 3])
    say(s, "0 seal 5", "1 seal 3", "2 seal 3", "0 take 7")
    assert (s.rum, s.round) == ([2, 2, 2], 2)


def test_the_game_ends_when_every_card_has_been_played() -> None:  # PAR-15
    s = council([5], [4])
    say(s, "0 seal 5", "1 seal 4", "0 take 7")
    assert (s.ended, asked(s)) == ("last-card", ("", ()))
    assert refused(s, "0 seal 5") == ("game-over", "PAR-15")


def test_the_black_spot_ends_the_game_at_once_and_all_is_turned_up() -> None:  # PAR-16
    s = council([5, 1], [4, 2])
    s.hoard.lay_on(0, 0)
    del s.hoard.top[0]
    say(s, "0 seal 5", "1 seal 4", "0 take spot")
    assert (s.ended, s.rum) == ("black-spot", [2, 2])
    assert GAME.view(s, 1)["pile"] == GAME.open(s)["pile"]


def test_treasure_and_rum_count_and_the_black_spot_costs_three() -> None:  # PAR-17
    s = council([5], [4])
    s.loot = [[7, 0], [3, 2]]
    s.rum = [1, 4]
    result = GAME.result(s)
    assert result.scores == (5, 9)
    assert result.sheet == (
        (("treasure", 7), ("spot", -3), ("rum", 1)),
        (("treasure", 5), ("spot", 0), ("rum", 4)),
    )


def test_equals_share_the_better_place() -> None:  # PAR-18
    s = council([5], [4], [3])
    s.loot = [[2], [7], [7]]
    assert GAME.result(s).places == (3, 1, 1)
