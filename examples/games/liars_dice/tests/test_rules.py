"""The rules of Liar's Dice, sentence by sentence."""

from __future__ import annotations

from liars_dice import GAME
from liars_dice.state import Cups

from flibuste.kernel.chance import Dealer, Scripted
from flibuste.kernel.game import make_setup, play
from flibuste.kernel.types import Seat

FIRST = 0


def table(*cups: list[int], aces: str = "plain") -> Cups:
    """A round in which seat 0 begins and these dice lie under the cups."""
    rolled = [5] * 5 * len(cups)
    s = GAME.start(make_setup(GAME.meta, len(cups), {"aces": aces}), Dealer(Scripted([FIRST, *rolled])))
    s.dice = [sorted(dice) for dice in cups]
    s.lost = 5 * len(cups) - s.in_play()
    assert s.question is not None
    s.menu = s.question.options(s, FIRST)  # worked out when the question was put
    return s


def say(s: Cups, seat: Seat, *texts: str) -> None:
    for text in texts:
        left = s.in_play() - 1 if text == "challenge" else 0
        play(GAME, s, seat, GAME.vocabulary.parse(text), Dealer(Scripted([0] * left)))


def offered(s: Cups, seat: Seat) -> list[str]:
    return [choice.text for choice in GAME.options(s, seat)]


def test_the_first_has_to_bid_and_no_more_dice_than_there_are() -> None:
    s = table([2, 3], [4, 4])
    assert offered(s, 0) == ["bid 1", "bid 2", "bid 3", "bid 4"]  # LIA-4, LIA-7


def test_a_higher_bid_is_more_dice_or_a_higher_face() -> None:
    s = table([2, 3], [4, 4])
    say(s, 0, "bid 2", "face 4")
    assert offered(s, 1) == ["challenge", "bid 2", "bid 3", "bid 4"]
    say(s, 1, "bid 2")
    assert offered(s, 1) == ["face 5", "face 6"]  # LIA-6


def test_a_true_bid_costs_the_challenger_a_die() -> None:
    s = table([2, 3], [4, 4])
    say(s, 0, "bid 2", "face 4")
    say(s, 1, "challenge")
    assert [len(dice) for dice in s.dice] == [2, 1]  # LIA-11
    assert GAME.asking(s) == (1,)  # LIA-12


def test_a_false_bid_costs_the_bidder_a_die() -> None:
    s = table([2, 3], [4, 4])
    say(s, 0, "bid 1", "face 5")
    say(s, 1, "challenge")
    assert [len(dice) for dice in s.dice] == [1, 2]


def test_wild_aces_count_as_every_face() -> None:
    for aces, left in {"plain": [1, 2], "wild": [2, 1]}.items():
        s = table([1, 3], [1, 4], aces=aces)
        say(s, 0, "bid 3", "face 3")
        say(s, 1, "challenge")
        assert [len(dice) for dice in s.dice] == left  # LIA-10


def test_the_last_with_dice_wins_and_the_others_are_placed_by_how_long_they_stayed() -> None:
    s = table([2], [4], [4])
    say(s, 0, "bid 1", "face 6")
    say(s, 1, "challenge")
    assert GAME.asking(s) == (1,)  # seat 0 is out: LIA-12, LIA-13
    say(s, 1, "bid 1", "face 6")
    play(GAME, s, 2, GAME.vocabulary.parse("challenge"), Dealer(Scripted([])))
    assert s.ended == "one-left"  # LIA-14
    assert GAME.result(s).places == (3, 2, 1)  # LIA-15
