"""The eight invariants of the specification, counted again from the table alone, and a few facts."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.parts import CARD_NAMES, PILE, PIRATE, POINTS
from flibuste.games.stoertebeker.state import Roads, card_of
from flibuste.games.stoertebeker.tests.wander import TASTES, Step, agreed, begin, wander

games = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), taste=st.sampled_from(TASTES))
few = settings(max_examples=8, derandomize=True, database=None, deadline=None)

SETTLING = ("loot", "dismiss", "lose")
"""While one of these is asked, there may be surplus pirates."""


def provisions(s: Roads, berth: int, seat: int) -> list[int]:
    return [card for card in range(PIRATE) for _ in range(s.has(berth, seat, card))]


def sides(s: Roads) -> list[tuple[int, int]]:
    return [
        (berth, seat) for berth in range(len(s.berths)) if s.berths[berth] >= 0 for seat in range(s.seats)
    ]


def step_of(s: Roads) -> str:
    return s.question.kind if s.question is not None else ""


@games
@few
def test_invariant_1_every_card_is_in_exactly_one_place(seats: int, seed: int, taste: str) -> None:
    """STO-2, STO-9."""
    for step in wander(seats, seed, taste):
        s = step.after
        cards = Counter(s.deck + s.front + list(chain(*s.hands)))
        cards.update({card: count for card, count in enumerate(s.discard) if count})
        for berth, seat in sides(s):
            cards.update(provisions(s, berth, seat))
            cards.update(map(card_of, s.crew[s.side(berth, seat)]))
        assert cards == Counter(s.box.deck) and cards.total() == 66


@games
@few
def test_invariant_2_provisions_fit_and_pirates_do_not_outnumber_them(
    seats: int, seed: int, taste: str
) -> None:
    """STO-17, STO-18."""
    for step in wander(seats, seed, taste):
        s = step.after
        for berth, seat in sides(s):
            side = s.side(berth, seat)
            kinds = Counter(card >> 1 for card in provisions(s, berth, seat))
            assert all(count <= s.ship(berth).demand[kind] for kind, count in kinds.items())
            if step_of(s) not in SETTLING:
                assert len(s.crew[side]) <= kinds.total()


@games
@few
def test_invariant_3_hands_have_six_cards_after_drawing(seats: int, seed: int, taste: str) -> None:
    """STO-55, STO-57."""
    for step in wander(seats, seed, taste):
        assert max(map(len, step.after.hands)) <= 6
        if step.told("turn"):
            before = int(step.before.active)
            if len(step.after.hands[before]) < 6:
                assert not step.after.deck and not sum(step.after.discard)


@games
@few
def test_invariant_4_exactly_the_quota_leaves_the_hand(seats: int, seed: int, taste: str) -> None:
    """STO-14."""
    held = 6
    for step in wander(seats, seed, taste):
        s = step.before
        if step.kind == "place" and s.played == 0:
            held = len(s.hands[step.seat])
        if step.kind == "board" and s.quota:
            assert s.played == s.quota == min(3, held)
            assert len(s.hands[step.seat]) == held - s.quota
        if step.told("drew") and s.quota:
            got = [event.facts for event in step.told("drew") + step.told("picked-up")]
            cards = sum(int(str(facts["count"])) for facts in got if facts["seat"] == s.active)
            assert len(step.after.hands[s.active]) == held - s.quota + cards


@games
@few
def test_invariant_5_every_ship_is_somewhere_and_none_leaves_the_box(
    seats: int, seed: int, taste: str
) -> None:
    """STO-6, STO-7, STO-53."""
    table = 3 if agreed(seats, seed).option("advanced") == "on" and seats == 2 else 0
    for step in wander(seats, seed, taste):
        s = step.after
        ships = [ship for ship in s.berths if ship >= 0] + s.preview + s.hidden
        ships += [ship for taken in s.captured for ship in taken]
        assert sorted(ships) == list(range(30))
        assert len(s.hidden) - s.pile == 30 - PILE[seats] - len(s.berths)
        assert table in (0, len(s.berths))


@games
@few
def test_invariant_6_scores_are_the_points_of_captured_ships(seats: int, seed: int, taste: str) -> None:
    """STO-50, STO-51."""
    for step in wander(seats, seed, taste):
        s = step.after
        for seat in range(seats):
            assert s.score[seat] == sum(s.box.ships[ship].points for ship in s.captured[seat])
    result = GAME.result(s)
    if not s.colour_bonus:
        assert list(result.scores) == s.score


@games
@few
def test_invariant_7_at_the_end_all_have_had_the_same_number_of_turns(
    seats: int, seed: int, taste: str
) -> None:
    """STO-59."""
    *_, last = wander(seats, seed, taste)
    assert last.after.ended == "last-ship"
    assert len(set(last.after.turns)) == 1
    assert GAME.asking(last.after) == () and last.after.todo == []


@games
@few
def test_invariant_8_the_end_comes_with_one_capture_more_than_the_pile_had(
    seats: int, seed: int, taste: str
) -> None:
    """STO-58, A-19."""
    for step in wander(seats, seed, taste):
        if step.told("turn") or step.after.ended:
            assert step.after.last_round == (step.after.taken() > PILE[seats])


@games
@few
def test_the_cached_counts_of_the_state_match_a_fresh_count(seats: int, seed: int, taste: str) -> None:
    """The needs, lacks and strengths of every side, at every choice (4.2)."""
    for step in wander(seats, seed, taste):
        s = step.after
        for berth, seat in sides(s):
            side = s.side(berth, seat)
            laid = provisions(s, berth, seat)
            demand = s.ship(berth).demand
            assert s.laid[side] == len(laid)
            assert s.need[6 * side : 6 * side + 6] == [
                demand[kind] - sum(card >> 1 == kind for card in laid) for kind in range(6)
            ]
            assert s.lack[side] == sum(demand) - len(laid)
            assert s.strength[side] == sum(POINTS[card] for card in laid) + sum(
                pirate & 15 for pirate in s.crew[side]
            )


def asked_rightly(step: Step) -> None:
    s, seat = step.before, step.seat
    if step.kind in ("dismiss", "counter"):
        side = s.side(s.target, seat)
        if step.kind == "counter":
            assert seat != s.active and s.laid[side] and s.lack[side] <= min(3, len(s.hands[seat]))
        else:
            assert len(s.crew[side]) > s.laid[side]
    else:
        assert seat == s.active
    if step.kind == "board":
        assert s.turns[seat] > 0 and not s.closed  # STO-34
        assert step.options[-1] == "pass" and len(step.options) > 1


@games
@few
def test_fact_only_the_right_seat_is_asked(seats: int, seed: int, taste: str) -> None:
    """STO-31, STO-34, STO-42, STO-43."""
    for step in wander(seats, seed, taste):
        asked_rightly(step)


def test_fact_random_games_reach_every_part_of_the_rules() -> None:
    verbs: set[str] = set()
    kinds: set[str] = set()
    for seats in (2, 3, 4):
        for taste in TASTES:
            for seed in range(7):
                for step in wander(seats, seed, taste):
                    verbs.add(step.verb)
                    kinds.update(event.kind for event in step.events)
    assert verbs == {choice.verb for choice in GAME.vocabulary}
    assert kinds == {
        "aimed", "boarded", "bonus", "captured", "cleared", "countered", "declined", "discarded", "dismissed",
        "drew", "ended", "failed", "last-round", "launched", "loaded", "looted", "lost", "manned", "missed",
        "paid", "picked-up", "pile-empty", "placed", "prevailed", "repelled", "revealed", "rolled", "scored",
        "short", "shuffled", "sighted", "stopped", "succeeded", "sunk", "threw-colours", "too-early", "took",
        "turn",
    }  # fmt: skip


def test_fact_the_set_up_tells_ships_hands_and_who_begins() -> None:
    """STO-6, STO-8, STO-9, STO-11."""
    s, told = begin(agreed(3, 0), 1)
    assert [event.kind for event in told] == [*["launched"] * 4, "sighted", *["dealt"] * 3, "began", "turn"]
    for seat, event in enumerate(told[5:8]):
        assert event.secret == {"cards": [CARD_NAMES[card] for card in s.hands[seat]]}
        assert event.knowers == (seat,)
