"""Names are cut between characters as people see them: emoji stay whole."""

from __future__ import annotations

import pytest

from flibuste.cli.reports import svg_plots
from flibuste.cli.terminal.players import LONGEST, tidy_name
from flibuste.i18n.line_folding import shortened
from flibuste.kernel.graphemes import cut
from flibuste.kernel.records.record import plain_name

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SAILOR = "\U0001f9d1\U0001f3fd\u200d\u2708\ufe0f"
FRANCE, GERMANY = "\U0001f1eb\U0001f1f7", "\U0001f1e9\U0001f1ea"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
ACCENTED = "e\u0301"
WHOLE = (FAMILY, SAILOR, FRANCE, GERMANY, SCOTLAND, ACCENTED)


@pytest.mark.parametrize("one", WHOLE)
def test_a_name_keeps_each_emoji_whole_or_loses_all_of_it(one: str) -> None:
    assert plain_name(one) == one
    for before in range(30, 41):
        name = "x" * before + one + "y"
        kept = plain_name(name)
        assert kept in ("x" * before, "x" * before + one, name), ascii(kept)
        assert len(kept) <= 40 and plain_name(kept) == kept
    for before in range(10, LONGEST + 1):
        assert tidy_name("x" * before + one) in ("x" * before, "x" * before + one)
    for before in range(8, 20):
        shown = svg_plots.name("x" * before + one + "yyy", 0).split(">")[1].split("<")[0]
        assert shown.rstrip("y…") in ("x" * min(before, 15), "x" * before + one)


def test_flags_side_by_side_are_cut_between_them() -> None:
    row = FRANCE + GERMANY + FRANCE
    assert [cut(row, most) for most in range(2, 6)] == [FRANCE, FRANCE, FRANCE + GERMANY, FRANCE + GERMANY]


@pytest.mark.parametrize("one", [FAMILY, FRANCE, SCOTLAND])
def test_the_terminal_shortens_a_name_between_characters(one: str) -> None:
    for width in range(3, 12):
        short = shortened("Zoé" + one + one + " Grand-Largue", width)
        assert short.endswith("…")
        rest = short.removesuffix("…").removeprefix("Zo").removeprefix("é")
        assert " Grand-Largue".startswith(rest.replace(one, "")), ascii(short)


def test_what_cannot_be_seen_is_dropped_from_a_name_unless_it_joins_pictures() -> None:
    assert plain_name("A\u200dB") == "AB"
    assert plain_name("\u200d" + FAMILY + "\u200d") == FAMILY
    assert plain_name("\U0001f469\u200d\u200d\U0001f467") == "\U0001f469\U0001f467"
    assert plain_name("\u202eevil\u2066") == "evil"
    assert plain_name("a\U000e0067\U000e007f") == "a"
    assert plain_name("\U0001f3f4\U000e0067\U000e0062") == "\U0001f3f4", "a flag that is not complete"
    assert len(plain_name("e" + "\u0301" * 90)) == 40, "marks without end are one character"
