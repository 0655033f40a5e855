"""Imagined worlds are dealt fairly from what a seat has not seen, and from nothing else (section 8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.parts import CARD_NAMES
from flibuste.games.freibeuter.tests.playing import Playing
from flibuste.games.freibeuter.tests.position import Position
from flibuste.games.freibeuter.tests.wander import wander
from flibuste.kernel.chance import Quick, Scripted


def end_game() -> Playing:
    """Ann has seen all cards but five sea cards (two of them D4) and five Dutchman cards."""
    return (
        Position("Ann", "Ben")
        .hand("Ann", sea=["A1", "A2"], fd=["A", "B", "C"])
        .hand("Ben", sea=["D4", "D4"], fd=["D", "E", "1"])
        .boats("G7", "Ben")
        .looted(3)
        .doubled(5, 10, 15, 20)
        .captured(Ann=[5, 20], Ben=[10])
        .decks(sea=3, fd=2)
        .active("Ann")
    )


def test_imagine_deals_every_possible_hand_equally_often() -> None:
    """Enumerates all luck: every possible other hand comes up the same number of times."""
    s = end_game().s
    sea = [CARD_NAMES[card] for card in sorted(s.sea_deck + s.hands[1][:2])]
    fd = [CARD_NAMES[card] for card in sorted(s.fd_deck + s.hands[1][2:])]
    assert len(sea) == len(fd) == 5 and sea.count("D4") == 2
    dealt: Counter[tuple[str, ...]] = Counter()
    lucks = list(product(range(5), range(4), range(5), range(4), range(3)))
    for luck in lucks:
        rng = Scripted(luck)
        hand = GAME.imagine(s, 0, rng).hands[1]
        assert rng.used == 5
        dealt[tuple(CARD_NAMES[card] for card in hand)] += 1
    fair = Counter((*a, *b) for a, b in product(combinations(sea, 2), combinations(fd, 3)))
    each = len(lucks) // fair.total()
    assert dealt == Counter({hand: each * count for hand, count in fair.items()})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagine_never_moves_what_is_known(seats: int) -> None:
    """Own hand, discards, board, money, captured values and all numbers of cards stay the same."""
    moved = 0
    for step in wander(seats, 11, "verbs"):
        s = step.after
        for seat in range(seats):
            world = GAME.imagine(s, seat, Quick(step.before.serial))
            assert world.hands[seat] == s.hands[seat] and world.seas == s.seas
            assert list(map(len, world.hands)) == list(map(len, s.hands))
            assert (world.sea_discard, world.fd_discard) == (s.sea_discard, s.fd_discard)
            assert (world.captured, world.cash, world.credit) == (s.captured, s.cash, s.credit)
            assert (world.spot, world.boarder, world.first, world.second) == (
                s.spot, s.boarder, s.first, s.second,
            )  # fmt: skip
            assert len(world.sea_deck) == len(s.sea_deck) and len(world.fd_deck) == len(s.fd_deck)
            assert GAME.census(world) == GAME.census(s)
            unseen = [card for other in range(seats) if other != seat for card in s.hands[other]]
            again = [card for other in range(seats) if other != seat for card in world.hands[other]]
            assert Counter(unseen + s.sea_deck + s.fd_deck) == Counter(again + world.sea_deck + world.fd_deck)
            moved += world.hands != s.hands
    assert moved


def test_imagine_does_not_depend_on_what_it_must_not_know() -> None:
    """Two states Ann cannot tell apart give the same world for the same luck."""
    one = end_game().s
    other = one.clone()
    ben = other.hands[1]
    ben[0], other.sea_deck[0] = other.sea_deck[0], ben[0]
    ben[2], other.fd_deck[1] = other.fd_deck[1], ben[2]
    other.hands[1] = sorted(ben)
    other.sea_deck.reverse()
    for seed in range(20):
        first, second = GAME.imagine(one, 0, Quick(seed)), GAME.imagine(other, 0, Quick(seed))
        assert (first.hands, first.sea_deck, first.fd_deck) == (second.hands, second.sea_deck, second.fd_deck)
