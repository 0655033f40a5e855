"""The rules that no example covers: set-up, options, refusals, places."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.tests.playing import Playing
from flibuste.games.libertalia.tests.position import Position
from flibuste.games.libertalia.tests.wander import begin, wander
from flibuste.kernel.types import Facts, Json


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_set_up_is_that_of_the_book(seats: int) -> None:
    """LIB-1 to LIB-6."""
    s, told = begin(seats, 7)
    assert len(set(s.colours)) == seats
    assert s.score == [0] * seats
    assert s.doubloons == [10] * seats
    assert [sum(s.space(day)) for day in range(1, 7)] == [seats] * 6
    assert sum(s.bag) == 50 - 6 * seats
    assert all(hand == list(s.dealt[0]) for hand in s.hands)
    assert (len(s.dealt[0]), len(s.undealt)) == (9, 21)
    assert [event.kind for event in told] == ["coloured"] * seats + ["campaign-started", "sun-rose"]


def test_neighbours_sit_clockwise() -> None:
    """LIB-2."""
    s, _ = begin(5, 1)
    assert (s.left_of(4), s.right_of(0)) == (0, 4)
    s, _ = begin(2, 1)
    assert s.left_of(0) == s.right_of(0) == 1


def test_balanced_colours_are_evenly_spaced_on_their_circle() -> None:
    """LIB-3; A-34: every set comes up, in every order."""
    pairs = Counter(begin(2, seed, balanced_colours="on")[0].colours for seed in range(200))
    assert set(pairs) == {(0, 3), (3, 0), (1, 4), (4, 1), (2, 5), (5, 2)}
    threes = {begin(3, seed, balanced_colours="on")[0].colours for seed in range(200)}
    assert {tuple(sorted(colours)) for colours in threes} == {(0, 2, 4), (1, 3, 5)}
    assert len(threes) == 12
    fours = {tuple(sorted(begin(4, seed, balanced_colours="on")[0].colours)) for seed in range(300)}
    assert len(fours) == 15
    assert len({begin(2, seed)[0].colours for seed in range(500)}) == 30


def test_the_short_game_is_one_campaign() -> None:
    """LIB-43; our own variant."""
    last = list(wander(3, 5, length="short"))[-1].after
    assert (last.campaign, last.day, len(last.fortunes)) == (1, 6, 1)
    assert GAME.result(last).scores == last.fortunes[0]


def test_later_campaigns_add_six_ranks_to_the_hands_kept() -> None:
    """LIB-40, LIB-42, LIB-43."""
    dealt: list[tuple[int, ...]] = []
    undealt = {}
    kept = set()
    for step in wander(4, 9, sly=True):
        for event in step.events:
            if event.kind == "cleaned-up":
                kept.add(event.facts["kept"])
        dealt = list(step.after.dealt)
        undealt[step.after.campaign] = len(step.after.undealt)
    assert [len(ranks) for ranks in dealt] == [9, 6, 6]
    assert len({rank for ranks in dealt for rank in ranks}) == 21
    assert undealt == {1: 21, 2: 15, 3: 9}
    assert len(kept) > 1


def test_a_parrot_without_a_hand_is_discarded_and_nobody_replaces_it() -> None:
    """LIB-22."""
    position = Position(2).tiles("goods", "goods")
    now = position.hand(0, 1).hand(1, 16, 28).sunrise().say("0 play 1", "1 play 16")
    assert now.graves[0] == [1]
    assert now.booty(0) == []
    assert now.order("booty-taken") == [1]


def test_a_card_that_came_back_uses_its_power_again() -> None:
    """LIB-10; A-27."""
    now = Position(2).den(0, 29).hand(0, 5).tiles("goods", "goods").tiles("goods", "goods", day=2).play(4, 16)
    assert now.s.hands[0] == [5, 29]
    before = now.doubloons[0]
    now.say("0 play 29", f"1 play {now.s.hands[1][0]}")
    assert now.doubloons[0] == before + 3


def test_ties_for_lower_places_are_broken_in_the_same_way() -> None:
    """LIB-49."""
    position = Position(4).doubloons(20, 5, 9, 5).scores(60, 45, 41, 45)
    assert GAME.result(position.rest().s).places == (1, 2, 2, 2)
    position = Position(4).doubloons(20, 5, 9, 5).scores(60, 45, 41, 45).tiebreak()
    assert GAME.result(position.rest().s).places == (1, 3, 2, 3)


CARD: dict[str, Json] = {"rank": 9, "character": "carpenter"}
REFUSALS: list[tuple[str, str, str, str, Facts]] = [
    ("play", "0 play 9", "card-not-in-hand", "LIB-13", CARD),
    ("play", "0 booty map", "play-first", "LIB-13", {}),
    ("parrot", "0 parrot 9", "card-not-in-hand", "LIB-101", CARD),
    ("parrot", "0 play 30", "parrot-first", "LIB-101", {}),
    ("recruit", "0 recruit 9", "not-in-your-den", "LIB-104", CARD),
    ("recruit", "0 play 30", "recruit-first", "LIB-104", {}),
    ("keep", "0 keep relic", "tile-not-yours", "LIB-106", {"tile": "relic"}),
    ("keep", "0 play 30", "keep-first", "LIB-106", {}),
    ("gunner", "0 gunner 1 9", "not-in-that-den", "LIB-115", {"victim_seat": 1, **CARD}),
    ("gunner", "0 gunner 5 9", "nobody-there", "LIB-1", {"victim_seat": 5, **CARD}),
    ("gunner", "0 sabre 1 7", "shoot-first", "LIB-115", {}),
    ("sell", "0 sell map 2", "too-few-tiles", "LIB-121",
     {"tile": "map", "count": 2, "price": 3, "owned": 1}),
    ("sell", "0 keep map", "sell-first", "LIB-121", {}),
    ("surgeon", "0 surgeon 9", "not-in-your-graveyard", "LIB-122", CARD),
    ("surgeon", "0 play 30", "revive-first", "LIB-122", {}),
    ("booty", "0 booty relic", "tile-not-there", "LIB-23", {"tile": "relic", "day": 1}),
    ("booty", "0 play 30", "booty-first", "LIB-24", {}),
    ("sabre", "0 sabre 0 7", "own-den", "LIB-27", {"victim_seat": 0, "rank": 7, "character": "barkeep"}),
    ("sabre", "0 sabre 2 9", "no-neighbour", "LIB-27", {"victim_seat": 2, **CARD}),
    ("sabre", "0 sabre 5 9", "nobody-there", "LIB-1", {"victim_seat": 5, **CARD}),
    ("sabre", "0 sabre 1 9", "not-in-that-den", "LIB-27", {"victim_seat": 1, **CARD}),
    ("sabre", "0 booty map", "sabre-first", "LIB-27", {}),
    ("waitress", "0 booty map", "waitress-first", "LIB-108", {}),
]  # fmt: skip


def asked(kind: str) -> Playing:
    """A game in which seat 0 is asked this."""
    position = Position(4).den(0, 7, 8).den(1, 7, 12).grave(0, 2, 3)
    position.booty(0, "chest", "chest", "goods", "goods", "map").tiles("goods", "jewel", "sabre", "map")
    if kind == "play":
        return position.sunrise()
    if kind == "waitress":
        return position.night()
    played = {"parrot": 1, "recruit": 4, "keep": 6, "gunner": 15, "sell": 21, "surgeon": 22}.get(kind, 30)
    now = position.play(played, 5, 5, 5)
    return now.say("0 booty sabre") if kind == "sabre" else now


@pytest.mark.parametrize(
    ("kind", "line", "reason", "rule", "facts"), REFUSALS, ids=[f"{row[0]}: {row[1]}" for row in REFUSALS]
)
def test_refusals_give_reason_rule_and_facts(
    kind: str, line: str, reason: str, rule: str, facts: Facts
) -> None:
    now = asked(kind)
    assert now.asked in (kind, f"0 {kind}")
    assert now.refusal(line) == (reason, rule, facts)
