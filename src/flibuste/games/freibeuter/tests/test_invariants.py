"""What holds at the start of every turn and at the end, counted again from the table alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.state import Sea
from flibuste.games.freibeuter.tests.naive import FD_CARDS, REGIONS, SEA_CARD_COPIES, TOKEN_SPOTS, is_outer
from flibuste.games.freibeuter.tests.playing import token_name
from flibuste.games.freibeuter.tests.wander import CARDS, TASTES, Step, begin, boats_in, wander
from flibuste.kernel.chance import Dealer, Quick

SPOTS = list(TOKEN_SPOTS)
AT = {region: at for at, region in enumerate(REGIONS)}

games = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6), taste=st.sampled_from(TASTES))
few = settings(max_examples=24, derandomize=True, database=None, deadline=None)


class Tally:
    """What has happened so far, from the choices and from the boats around the tokens that are gone."""

    def __init__(self) -> None:
        self.actions = 0
        self.cashed: Counter[str] = Counter()
        self.warehouse_pay = 0

    def add(self, step: Step) -> None:
        self.actions += step.kind == "turn"
        if step.verb == "cash":
            self.cashed[step.region] += 1
        for spot, ring in TOKEN_SPOTS.items():
            at = SPOTS.index(spot)
            if token_name(step.before.spot[at]) == "warehouse" and not step.after.spot[at]:
                self.warehouse_pay += 2 * sum(len(boats_in(step.after, region)) for region in ring)


def moments(seats: int, seed: int, taste: str) -> Iterator[tuple[Sea, Tally]]:
    """The start of every turn, and the end."""
    tally = Tally()
    yield begin(seats, seed)[0], tally
    for step in wander(seats, seed, taste):
        tally.add(step)
        question = step.after.question
        if question is None or question.kind == "turn":
            yield step.after, tally


def cards(pile: list[int]) -> list[str]:
    return [CARDS[card] for card in pile]


@games
@few
def test_invariant_1_every_boat_is_somewhere(seats: int, seed: int, taste: str) -> None:
    """FRE-3, FRE-53; also at the end."""
    for s, _ in moments(seats, seed, taste):
        at_sea = [owner for region in REGIONS for owner in boats_in(s, region)]
        for seat in range(seats):
            marker = int(s.credit[seat] > 0)
            assert s.marker(seat) == marker
            assert s.stock[seat] + at_sea.count(seat) + s.boarder.count(seat) + marker == 25
            assert 0 <= s.stock[seat] <= 25


@games
@few
def test_invariant_2_money_comes_from_the_bank_alone(seats: int, seed: int, taste: str) -> None:
    """FRE-9, FRE-30, FRE-49, FRE-51; also at the end."""
    for s, tally in moments(seats, seed, taste):
        bank = 2 * tally.cashed.total() + tally.warehouse_pay + sum(s.credit)
        assert sum(s.cash) == 20 * seats + bank
        assert min(s.cash) >= 0


@games
@few
def test_invariant_3_every_card_is_somewhere(seats: int, seed: int, taste: str) -> None:
    """FRE-4, FRE-5, FRE-21, FRE-62; at the end the active hand has four cards, or five if boats ran out."""
    for s, _ in moments(seats, seed, taste):
        held = [card for hand in s.hands for card in cards(hand)]
        everywhere = Counter(held + cards(s.sea_deck + s.sea_discard + s.fd_deck + s.fd_discard))
        assert everywhere == Counter(SEA_CARD_COPIES) + Counter(FD_CARDS)
        assert set(cards(s.sea_deck + s.sea_discard)) <= set(REGIONS)
        assert set(cards(s.fd_deck + s.fd_discard)) <= set(FD_CARDS)
        for seat in range(seats):
            sea = [card for card in cards(s.hands[seat]) if card in AT]
            assert len(sea) == s.seas[seat] and s.hands[seat] == sorted(s.hands[seat])
            short = s.ended in ("last-warehouse", "no-sea-card") and seat == s.active
            assert len(s.hands[seat]) == (4 if short else 5)
            assert sea or short


@games
@few
def test_invariant_4_each_card_played_is_a_boat_or_two_dollars(seats: int, seed: int, taste: str) -> None:
    """FRE-28, FRE-32; also at the end."""
    for s, tally in moments(seats, seed, taste):
        played = Counter(cards(s.sea_discard))
        for region in REGIONS:
            boats = len(boats_in(s, region))
            assert boats + tally.cashed[region] == played[region]
            assert boats <= SEA_CARD_COPIES[region]


@games
@few
def test_invariant_5_every_token_is_somewhere(seats: int, seed: int, taste: str) -> None:
    """FRE-6, FRE-7, FRE-8, FRE-38, FRE-37; closed rings may remain when the last warehouse ends the game."""
    for s, _ in moments(seats, seed, taste):
        board = Counter(token_name(token) for token in s.spot if token)
        for value in (5, 10, 15, 20):
            taken = sum(s.captured[4 * seat + value // 5 - 1] for seat in range(seats))
            assert board[f"{value}/{value // 5}"] + taken + s.escaped.count(value // 5) == 7
            assert board[f"doubler {value}"] + s.doubled.count(value // 5) == 1
        assert board["warehouse"] == s.warehouses
        assert board.total() + sum(s.captured) + len(s.escaped) + len(s.doubled) + 4 - s.warehouses == 36
        assert s.fd_at == -1 and s.pending == ()
        for at, ring in enumerate(TOKEN_SPOTS.values()):
            if s.spot[at] and s.ended != "last-warehouse":
                assert not all(boats_in(s, region) for region in ring)
            if s.boarder[at] >= 0:
                assert "/" in token_name(s.spot[at])


@games
@few
def test_the_cached_counts_of_the_state_match_a_fresh_count(seats: int, seed: int, taste: str) -> None:
    """Missing regions, gaps for the Dutchman and boardable ships, at every turn."""
    for s, _ in moments(seats, seed, taste):
        empty = [[region for region in ring if not boats_in(s, region)] for ring in TOKEN_SPOTS.values()]
        assert s.missing == [len(regions) for regions in empty]
        ships = [at for at in range(36) if "/" in token_name(s.spot[at]) and s.boarder[at] < 0]
        assert [choice.text for choice in s.boardable] == [f"board {SPOTS[at]}" for at in ships]
        if not s.ended:
            last = Counter(empty[at][0] for at in range(36) if s.spot[at] and len(empty[at]) == 1)
            assert s.gaps == [last[region] for region in REGIONS]


@games
@few
def test_fact_in_every_turn_there_is_a_card_to_place_and_a_boat(seats: int, seed: int, taste: str) -> None:
    """FRE-21, FRE-22; the second card of a region finds one boat, so a region gives money only once (4.3)."""
    cashed: Counter[str] = Counter()
    for step in wander(seats, seed, taste):
        assert GAME.asking(step.before) == (step.before.active,)  # nobody else decides
        if step.kind == "turn":
            assert step.before.stock[step.seat] >= 1 and len(step.before.hands[step.seat]) == 5
            assert any(text.startswith("place") for text in step.options)
            assert len(step.options) == len(set(step.options))
            played = Counter(cards(step.before.sea_discard))
            for card in step.sea_in_hand():
                boats = step.boats_before(card)
                assert len(boats) == played[card] <= 1
                assert (f"cash {card}" in step.options) == (len(boats) == 1)
        if step.verb == "cash":
            cashed[step.region] += 1
            assert cashed[step.region] == 1 and not is_outer(step.region)
    assert cashed.total() <= 25


@games
@few
def test_fact_rings_close_at_an_empty_region_and_the_boats_have_a_limit(
    seats: int, seed: int, taste: str
) -> None:
    """FRE-36, FRE-38 (4.3): at most 4, 2 or 1 rings and 7, 6 or 5 boats; one boat fewer with the Dutchman."""
    for step in wander(seats, seed, taste):
        closed = [str(event.facts["token"]) for event in step.events if event.kind == "encircled"]
        if step.verb == "fd":
            assert closed and step.boats_before(step.region) == []
        if not closed:
            continue
        assert step.verb in ("place", "fd") and step.boats_before(step.region) == []
        touching = [spot for spot, ring in TOKEN_SPOTS.items() if step.region in ring]
        assert set(closed) <= set(touching) and len(closed) == len(set(closed)) <= len(touching)
        for spot in closed:
            ring = TOKEN_SPOTS[spot]
            boats = sum(len(boats_in(step.after, region)) for region in ring)
            most = {0: 7, 2: 6, 3: 5}[sum(map(is_outer, ring))]
            assert 4 - (step.verb == "fd") <= boats <= most - (step.verb == "fd")


@games
@few
def test_fact_nothing_ever_comes_back(seats: int, seed: int, taste: str) -> None:
    """FRE-27, FRE-33, FRE-50, FRE-55, FRE-62: boats stay; discards, credit and open doublers only grow."""
    for step in wander(seats, seed, taste):
        old, new = step.before, step.after
        for region in REGIONS:
            boats = boats_in(old, region)
            assert boats_in(new, region)[: len(boats)] == boats
        assert new.sea_discard[: len(old.sea_discard)] == old.sea_discard
        assert new.fd_discard[: len(old.fd_discard)] == old.fd_discard
        assert all(a <= b for a, b in zip(old.credit, new.credit, strict=True))
        assert all(a <= b for a, b in zip(old.captured, new.captured, strict=True))
        assert new.doubled[: len(old.doubled)] == old.doubled
        for at in range(36):
            if old.boarder[at] >= 0 and new.spot[at]:
                assert new.boarder[at] == old.boarder[at]


@games
@few
def test_invariant_7_a_finished_game_is_finished(seats: int, seed: int, taste: str) -> None:
    """FRE-17, FRE-61, FRE-63, FRE-66: the stated reason is true, and nobody is asked again."""
    for step in wander(seats, seed, taste):
        if step.after.ended:
            break
        assert step.after.warehouses > 0
    s = step.after
    assert GAME.asking(s) == () and s.question is None and s.todo == []
    assert (s.warehouses == 0) == (s.ended == "last-warehouse")
    if s.ended == "no-boats":
        assert s.stock[s.active] == 0
    elif s.ended == "no-sea-card":
        assert not s.sea_deck and (not s.fd_deck or s.seas[s.active] == 0)
    end, *scores = step.events[-1 - seats :]
    assert (end.kind, end.facts["reason"]) == ("ended", s.ended)
    assert [(event.kind, event.facts["total"]) for event in scores] == [
        ("scored", total) for total in GAME.result(s).scores
    ]
    result = GAME.result(s)
    for seat in range(seats):
        summands = dict(result.sheet[seat])
        assert summands["cash"] == s.cash[seat] and summands["credit"] == -2 * s.credit[seat]
        assert sum(summands.values()) == result.scores[seat]


def actions_of(seats: int, seed: int) -> tuple[int, str]:
    """How many actions a uniformly random game takes, and why it ends."""
    s, _ = begin(seats, seed)
    rng = Quick(seed + 77)
    actions = 0
    while GAME.asking(s):
        assert s.question is not None and s.menu is not None
        actions += s.question.kind == "turn"
        GAME.apply(s, s.active, s.menu[rng.below(len(s.menu))], Dealer(rng))
    return actions, s.ended


@pytest.mark.parametrize(
    ("seats", "mean", "shares"),
    [
        (2, (55, 66), {"no-boats": (0.96, 1.0), "no-sea-card": (0, 0.03), "last-warehouse": (0, 0.03)}),
        (3, (95, 101), {"no-boats": (0, 0.06), "no-sea-card": (0.5, 0.72), "last-warehouse": (0.26, 0.48)}),
        (4, (92, 97), {"no-boats": (0, 0.02), "no-sea-card": (0.65, 0.85), "last-warehouse": (0.15, 0.35)}),
    ],
)
def test_invariant_6_games_are_bounded_and_end_as_often_as_the_trial_games_did(
    seats: int, mean: tuple[int, int], shares: dict[str, tuple[float, float]]
) -> None:
    played = [actions_of(seats, seed) for seed in range(300)]
    assert max(actions for actions, _ in played) <= 117 - 5 * seats
    assert mean[0] <= sum(actions for actions, _ in played) / len(played) <= mean[1]
    ends = Counter(reason for _, reason in played)
    assert set(ends) <= set(GAME.meta.ends)
    for reason, (least, most) in shares.items():
        assert least <= ends[reason] / len(played) <= most


def test_clone_shares_nothing_that_changes() -> None:
    """Every list of the state is copied, and each hand. Only the menu is shared, because it never changes."""
    for step in wander(3, 5, "verbs"):
        s = step.after
        twin = s.clone()
        names = [name for name in dir(s) if name != "menu" and not name.startswith("_")]
        lists = [name for name in names if isinstance(getattr(s, name), list)]
        assert {"gaps", "missing", "boardable", "hands", "todo"} <= set(lists)
        for name in lists:
            assert getattr(twin, name) == getattr(s, name) and getattr(twin, name) is not getattr(s, name)
        assert not any(mine is theirs for mine, theirs in zip(s.hands, twin.hands, strict=True))
