"""Imagined worlds are exactly the possible ones: a card known to be somewhere is never imagined elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.parts import KINDS
from flibuste.games.libertalia.state import Crews
from flibuste.games.libertalia.tests.playing import Playing
from flibuste.games.libertalia.tests.position import Position
from flibuste.games.libertalia.tests.wander import Step, begin, wander
from flibuste.games.libertalia.tests.watcher import Watcher, World
from flibuste.kernel.chance import Quick

WATCHED = [(2, 11), (2, 24), (3, 18), (3, 24), (4, 6), (4, 12), (5, 4), (5, 22), (6, 16), (6, 22)]
"""Seats and seeds of games in which Surgeons and Spies hide something."""


def imagined(s: Crews, seat: int, look: Callable[[Crews], object], times: int = 200) -> set[object]:
    return {look(GAME.imagined(s, seat, Quick(number))) for number in range(times)}


def hand_of(seat: int) -> Callable[[Crews], object]:
    return lambda world: tuple(world.hands[seat])


def revived() -> Playing:
    """Seat 0 has taken 15 from a graveyard of 1, 15 and 19; the others only saw that it took a card."""
    now = Position(3).grave(0, 1, 15, 19).hand(0, 3, 5).hand(1, 3, 5).hand(2, 3, 5)
    return now.tiles("goods", "goods", "goods").play(22, 7, 9).say("0 surgeon 15")


def test_the_card_a_surgeon_took_may_be_any_card_of_the_graveyard_and_no_other() -> None:
    now = revived()
    for seat in (1, 2):
        assert imagined(now.s, seat, hand_of(0)) == {(1, 3, 5), (3, 5, 15), (3, 5, 19)}
        graves = imagined(now.s, seat, lambda world: tuple(world.graves[0]))
        assert graves == {(15, 19), (1, 19), (1, 15)}
    assert imagined(now.s, 0, hand_of(0)) == {(3, 5, 15)}


def test_known_hands_are_imagined_as_they_are() -> None:
    now = revived()
    for seat in range(3):
        assert imagined(now.s, seat, hand_of(1)) == {(3, 5)}
        assert imagined(
            now.s, seat, lambda world: (world.dens, world.undealt) == (now.s.dens, now.s.undealt)
        ) == {True}


def test_playing_another_card_keeps_the_doubt_and_playing_the_card_ends_it() -> None:
    now = revived()
    other = now.copy().say("0 play 3", "1 play 3", "2 play 3")
    assert imagined(other.s, 1, hand_of(0)) == {(1, 5), (5, 15), (5, 19)}
    now.say("0 play 15", "1 play 3", "2 play 3")
    assert imagined(now.s, 1, hand_of(0)) == {(3, 5)}
    assert imagined(now.s, 1, lambda world: tuple(world.graves[0])) == {(1, 19)}


def test_the_only_card_of_a_graveyard_is_no_secret() -> None:
    """A-36: the event has no secret, since everybody knows the card."""
    now = Position(2).grave(0, 15).hand(0, 3, 5).tiles("goods", "goods").play(22, 7)
    event = next(event for event in now.events if event.kind == "revived")
    assert (event.facts, event.secret) == ({"seat": 0}, {})
    assert imagined(now.s, 1, hand_of(0)) == {(3, 5, 15)}


def test_tiles_drawn_by_a_spy_may_be_any_tiles_of_the_bag_until_they_are_shown() -> None:
    now = Position(2).booty(0, "officer").hand(0, 20, 2).hand(1, 3, 4).tiles("goods", "goods").sunrise()
    now.s.hands[0] = [2, 17, 20]
    now.say("1 play 3")
    now.say("0 play 17", draws=("sabre",))
    booty = imagined(now.s, 1, lambda world: tuple(world.tiles(0)))
    goods = [0, 0, 1, 0, 0, 0, 0]
    assert booty == {tuple(count + (at == tile) for at, count in enumerate(goods)) for tile in range(KINDS)}
    assert imagined(now.s, 0, lambda world: tuple(world.tiles(0))) == {tuple(now.s.tiles(0))}
    now.say("0 play 20", "1 play 4")  # the Armorer shows all sabres
    assert imagined(now.s, 1, lambda world: tuple(world.tiles(0))) == {tuple(now.s.tiles(0))}


def tiles_in(s: Crews) -> World:
    return (*[tuple(s.tiles(seat)) for seat in range(s.seats)], tuple(s.bag))


def compare(s: Crews, watcher: Watcher, doubts: Counter[str]) -> None:
    """Every imagined world is possible; and if there are few possible worlds, all of them are imagined."""
    seat = watcher.seat
    for other in range(s.seats):
        possible = {(*sorted(hand), 0, *sorted(grave)) for hand, grave in watcher.cards[other]}
        truth = (*s.hands[other], 0, *s.graves[other])
        if seat == other:
            possible = {truth}
        assert truth in possible
        doubts["cards"] += len(possible) > 1
        seen: set[object] = set()
        for number in range(400 if 1 < len(possible) <= 12 else 5):
            world = GAME.imagined(s, seat, Quick(number))
            seen.add((*world.hands[other], 0, *world.graves[other]))
            if seen == possible:
                break
        assert seen == possible if len(possible) <= 12 else seen <= possible
    assert tiles_in(s) in watcher.worlds
    doubts["tiles"] += len(watcher.worlds) > 1
    found: set[World] = set()
    for number in range(1500 if 1 < len(watcher.worlds) <= 14 else 5):
        found.add(tiles_in(GAME.imagined(s, seat, Quick(number))))
        if found == watcher.worlds:
            break
    assert found <= watcher.worlds
    if len(watcher.worlds) <= 14:
        assert found == watcher.worlds


@pytest.mark.parametrize(("seats", "seed"), WATCHED)
def test_imagined_worlds_are_the_worlds_a_watcher_holds_possible(seats: int, seed: int) -> None:
    """LIB-47, and section 8 of the specification: a whole game, watched from the seats of two players."""
    s, told = begin(seats, seed)
    watchers = [Watcher(0, seats), Watcher(seats - 1, seats)]
    for watcher in watchers:
        watcher.watch(Step(s, 0, "", "", told, s))
    doubts: Counter[str] = Counter()
    for step in wander(seats, seed, sly=True):
        for watcher in watchers:
            watcher.watch(step)
            if not step.after.ended and not step.after.answers:
                compare(step.after, watcher, doubts)
    assert doubts["cards"] or doubts["tiles"]
