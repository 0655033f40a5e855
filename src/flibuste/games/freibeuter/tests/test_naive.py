"""The engine and the naive implementation agree, choice by choice, over whole games."""

from __future__ import annotations

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.state import Sea
from flibuste.games.freibeuter.tests.naive import REGIONS, TOKEN_SPOTS, Naive
from flibuste.games.freibeuter.tests.playing import token_name
from flibuste.games.freibeuter.tests.wander import CARDS, TASTES, begin, wander

ENDS = {"LAST_WAREHOUSE": "last-warehouse", "NO_SEA_CARD": "no-sea-card", "NO_BOATS": "no-boats", "": ""}
PHASES = {"CHOOSE_ACTION": "turn", "RESOLVE": "resolve", "DRAW": "draw", "GAME_OVER": "over"}
SPOTS = list(TOKEN_SPOTS)
GAMES = 25


def tokens_of(s: Sea) -> dict[str, str]:
    return {spot: token_name(token) for spot, token in zip(SPOTS, s.spot, strict=True) if token}


def sea_of(s: Sea, seat: int) -> list[str]:
    return [CARDS[card] for card in s.hands[seat] if card < 49]


def fd_of(s: Sea, seat: int) -> list[str]:
    return [CARDS[card] for card in s.hands[seat] if card >= 49]


def naive_of(seats: int, seed: int) -> Naive:
    """The naive game with the same luck as the engine's set-up."""
    s, _ = begin(seats, seed)
    hands = range(seats)
    return Naive(
        tokens_of(s), [sea_of(s, seat) for seat in hands], [fd_of(s, seat) for seat in hands], s.active
    )


def phase_of(s: Sea) -> str:
    return s.question.kind if s.question is not None else "over"


def options_of(s: Sea) -> list[str]:
    return [choice.text for seat in GAME.asking(s) for choice in GAME.options(s, seat)]


def compare(s: Sea, naive: Naive) -> None:
    """Compares everything that both know."""
    options = options_of(s)
    assert len(options) == len(set(options)) and set(options) == naive.options()
    assert phase_of(s) == PHASES[naive.phase] and s.ended == ENDS[naive.end_reason]
    assert s.active == naive.active
    assert GAME.asking(s) == (() if s.ended else (naive.active,))
    assert s.cash == list(naive.cash.values()) and s.credit == list(naive.credit.values())
    assert s.stock == list(naive.stock.values())
    assert [s.marker(seat) for seat in naive.players] == list(naive.marker.values())
    for seat in naive.players:
        ships = [s.captured[4 * seat + ship] for ship in range(4)]
        assert ships == [naive.captured[seat].count(value) for value in (5, 10, 15, 20)]
        assert sea_of(s, seat) == sorted(naive.hand_sea[seat])
        assert set(fd_of(s, seat)) == set(naive.hand_fd[seat])
    assert tokens_of(s) == naive.spot
    assert {SPOTS[at]: owner for at, owner in enumerate(s.boarder) if owner >= 0} == naive.boarder
    boats = [[owner for owner in pair if owner >= 0] for pair in zip(s.first, s.second, strict=True)]
    assert boats == list(naive.boats.values())
    assert {SPOTS[spot] for spot in s.pending} == set(naive.pending)
    assert (REGIONS[s.fd_at] if s.fd_at >= 0 else None) == naive.fd_at
    assert s.warehouses == naive.warehouses_left
    assert [5 * ship for ship in s.escaped] == naive.escaped
    assert {5 * ship for ship in s.doubled} == naive.doubled
    assert [CARDS[card] for card in s.sea_discard] == naive.sea_discard
    assert [CARDS[card] for card in s.fd_discard] == naive.fd_discard
    assert (len(s.sea_deck), len(s.fd_deck)) == (naive.sea_deck.total(), naive.fd_deck.total())


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_naive_rules_and_engine_agree_after_every_choice(seats: int, taste: str) -> None:
    for seed in range(GAMES):
        naive = naive_of(seats, seed)
        compare(begin(seats, seed)[0], naive)
        for step in wander(seats, seed, taste):
            naive.choose(step.text, step.drawn)
            compare(step.after, naive)
        result = GAME.result(step.after)
        assert naive.phase == "GAME_OVER" and result.reason == ENDS[naive.end_reason]
        assert list(result.scores) == naive.totals() and list(result.places) == naive.places()


def test_the_compared_games_reach_every_part_of_the_rules() -> None:
    """Every verb, event and end, four rings at once, and a ring left unresolved by the end."""
    verbs: set[str] = set()
    kinds: set[str] = set()
    ends: set[str] = set()
    cut_off = rings = 0
    for seats in (2, 3, 4):
        for taste in TASTES:
            for seed in range(GAMES):
                for step in wander(seats, seed, taste):
                    verbs.add(step.verb)
                    told = [event.kind for event in step.events]
                    kinds.update(told)
                    rings = max(rings, told.count("encircled"))
                ends.add(step.after.ended)
                closed = [at for at, lacks in enumerate(step.after.missing) if not lacks]
                cut_off += any(step.after.spot[at] for at in closed)
    assert verbs == {"board", "place", "cash", "fd", "resolve", "draw"}
    assert kinds == {
        "boarded", "placed", "cashed", "summoned", "vanished", "encircled", "escaped", "captured", "paid",
        "borrowed", "marked", "looted", "earned", "doubled", "drew", "boatless", "unresolved", "ended",
        "scored",
    }  # fmt: skip
    assert ends == {"last-warehouse", "no-sea-card", "no-boats"}
    assert rings == 4 and cut_off
