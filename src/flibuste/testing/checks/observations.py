"""Observations: of one size, made of what the seat knows and of nothing else, and rich enough."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.types import Json, Seat
from flibuste.testing.json_text import hash_of, text_of
from flibuste.testing.walk import walk


def shown(game: Game[Any], s: Any, seat: Seat) -> str:  # noqa: ANN401 - the game's own
    """Everything a seat is shown: its view, and who is asked what, whether they have answered or not."""
    asked: Json = None
    if s.question is not None:
        asked = [s.question.kind, sorted([*s.asking, *[other for other, _ in s.answers]])]
    return text_of([game.view(s, seat), asked])


def check_observations(game: Game[Any], setup: Setup, seed: int) -> None:
    """An observation has the layout's size, and is the same in every world the seat cannot tell apart.

    No byte exceeds its scale.
    """
    features = game.features()
    if features is None:
        return
    layout = features.layout(setup.seats)
    names = [part.name for part in layout.parts]
    assert len(set(names)) == len(names), f"two parts have one name: {names}"
    scales = layout.scales()
    assert len(scales) == layout.size, "the scales are not of the layout's size"
    for at, s in enumerate(walk(game, setup, seed).states()):
        for seat in range(setup.seats):
            told = features.encode(s, seat)
            here = f"seat {seat} after {at} moves"
            assert len(told) == layout.size, f"{here}: {len(told)} bytes and not {layout.size}"
            high = [number for number in range(layout.size) if told[number] > scales[number]]
            assert not high, f"{here}: {part_at(layout, high[0])} is {told[high[0]]}, beyond its scale"
            world = game.imagined(s, seat, Quick(at))
            other = features.encode(world, seat)
            where = [number for number in range(layout.size) if told[number] != other[number]]
            assert not where, f"{here}: {part_at(layout, where[0])} tells what the seat cannot know"


def part_at(layout: Any, number: int) -> str:  # noqa: ANN401 - a layout
    """The part in which a byte lies."""
    for part in layout.parts:
        if number < part.size:
            return f"byte {number} of {part.name}"
        number -= part.size
    raise IndexError(number)


def check_observations_are_rich(game: Game[Any], setup: Setup, seed: int) -> None:
    """What looks different to a seat is told differently: no two views of a game share an observation."""
    features = game.features()
    if features is None:
        return
    for seat in range(setup.seats):
        before: dict[bytes, tuple[int, bytes]] = {}
        for at, s in enumerate(walk(game, setup, seed).states()):
            look = hash_of(shown(game, s, seat))
            first, other = before.setdefault(features.encode(s, seat), (at, look))
            assert look == other, (
                f"seat {seat} sees something else after {first} and {at} moves, and is told the same"
            )
