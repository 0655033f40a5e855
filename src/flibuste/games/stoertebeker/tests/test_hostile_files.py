"""Files of a stranger, made up from scratch: refused, or played to the end (2.4, STO-2 to STO-5)."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.parts import FACES, KINDS, STRONGEST
from flibuste.games.stoertebeker.reading import BIGGEST, CARD_COLUMNS, MOST, SHIP_COLUMNS
from flibuste.testing.checks.own_files import check_files

SEATS = st.sampled_from(GAME.meta.seats)
FEW = st.integers(0, 3)


@st.composite
def cards(draw: st.DrawFn) -> str:
    """Lots of any size: one card of each kind, three hundred of one, only pirates."""
    lines = [",".join(CARD_COLUMNS)]
    for lot in range(draw(st.sampled_from([1, 6, 12, 24, MOST]))):
        count = draw(st.one_of(st.integers(1, 20), st.sampled_from([1, MOST, MOST + 1])))
        if draw(st.integers(0, 3)):
            what, kind, points = "provision", draw(st.sampled_from(KINDS)), draw(st.integers(0, 1))
        else:
            what, kind, points = "pirate", "", draw(st.integers(1, STRONGEST))
        lines.append(f"L{lot}X000,L{lot}X{count - 1:03},{what},{kind},{points},{count}")
    return "\n".join(lines)


@st.composite
def ships(draw: st.DrawFn) -> str:
    """Ships that nobody can board, and ships all of one colour or each of its own."""
    lines = [",".join(SHIP_COLUMNS)]
    count = draw(st.sampled_from([1, 16, 22, 30, MOST, MOST + 1]))
    colours = draw(st.sampled_from([1, 5, MOST]))
    points = draw(st.sampled_from([1, 5, BIGGEST]))
    boarding = draw(st.sampled_from([2, 8, 40, BIGGEST]))
    demand = draw(st.lists(FEW, min_size=len(KINDS), max_size=len(KINDS)))
    for ship in range(count):
        numbers = demand if draw(st.integers(0, 20)) else draw(st.permutations(demand))
        lines.append(f"S{ship},c{ship % colours},{points},{boarding},{','.join(map(str, numbers))}")
    return "\n".join(lines)


dice = st.lists(
    st.one_of(
        st.lists(st.sampled_from(FACES), min_size=1, max_size=7),
        st.sampled_from([["blank"], ["rum"] * MOST, ["rum"] * (MOST + 1), [], [7], [None]]),
    ),
    min_size=2,
    max_size=2,
).map(json.dumps)
FILES = st.fixed_dictionaries(
    {}, optional={"ships.csv": ships(), "cards.csv": cards(), "colour_dice.json": dice}
)


@given(SEATS, FILES, st.integers(0, 1 << 20))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_whatever_box_a_stranger_makes_up_is_refused_or_can_be_played(
    seats: int, files: dict[str, str], seed: int
) -> None:
    check_files(GAME, seats, files, seed)
