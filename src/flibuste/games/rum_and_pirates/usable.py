"""The choices that a set-up can use: those of alleys that its plates have, and of values in its box."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.parts import (
    DATES,
    MAPS,
    PLATES,
    TAVERNS,
    VOCABULARY,
    Dark,
    Enter,
    Meet,
    Move,
    Recover,
    Take,
    edge_at,
)
from flibuste.games.rum_and_pirates.setup import read_files
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.game import Setup
from flibuste.kernel.types import Choice


def usable(setup: Setup) -> list[Choice]:
    """A town that is known before the game has its own alleys only. A random one may have any."""
    box, grid = read_files(setup.data)
    if grid is None and setup.option("town") == "beginner":
        grid = box.beginner
    found = any_town(box) if grid is None else in_town(Town(box, grid))
    values = set()
    for stack in (TAVERNS, MAPS):
        values |= {box.value[tile] for tile in box.stacks[stack]}
    met = {box.value[tile] for tile in (*box.stacks[DATES], *box.other_dates)}
    usable: list[Choice] = []
    for choice in VOCABULARY:
        if isinstance(choice, Take):
            use = choice.value in values
        elif isinstance(choice, Meet):
            use = choice.value in met
        else:
            use = choice.text in found or not isinstance(choice, Move | Dark | Enter | Recover)
        if use:
            usable.append(choice)
    return usable


def in_town(town: Town) -> set[str]:
    """The moves, exits, entrances and alleys of one town, in notation."""
    choices: list[Choice] = [*town.recover, *town.entrances]
    for square in range(36):
        choices += town.moves[square]
        choices += town.exits[square]
    return {choice.text for choice in choices}


def any_town(box: Box) -> set[str]:
    """Those of any arrangement of the plates. Every edge may be dark, and any square next to another."""
    edges: set[int] = set()
    inner: set[int] = set()
    for plate in range(PLATES):
        edges |= {edge_at(plate, side, place) for side, place, _, _ in box.plates[plate].edges}
        inner |= {6 * plate + pair for _, _, pair, _ in box.plates[plate].inner}
    found: set[str] = set()
    for choice in VOCABULARY:
        if isinstance(choice, Move):
            use = True
        elif isinstance(choice, Dark | Enter):
            use = choice.edge in edges
        elif isinstance(choice, Recover):
            use = choice.edge in edges or choice.inner in inner
        else:
            use = False
        if use:
            found.add(choice.text)
    return found
