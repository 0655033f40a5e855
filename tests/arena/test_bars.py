"""What docs/bots.md says of matches is what their games came to: docs/matches holds them, a line a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste.bots.arena.bout import Played
from flibuste.bots.arena.logbook import GAMES, kept
from flibuste.bots.arena.match import seatings
from flibuste.bots.arena.standing import standings
from flibuste.kernel import shelf

DOCS = Path(__file__).parents[2] / "docs"
MATCHES = sorted(folder for folder in (DOCS / "matches").iterdir() if folder.is_dir())


@pytest.mark.parametrize("folder", MATCHES, ids=lambda folder: folder.name)
def test_a_match_told_of_is_the_match_played(folder: Path) -> None:
    match = kept(folder)
    assert folder.name == "-".join([match.game, *match.bots])
    games = [Played.of_json(json.loads(line)) for line in (folder / GAMES).read_text().splitlines()]
    assert len({played.fixture for played in games}) == len(games)
    assert all(played.bots == seatings(match, played.fixture.set)[played.fixture.game] for played in games)
    first = standings(games, match.names())[0]
    share, margin = first.win_share, first.margin
    told = [
        shelf.find(match.game).meta.title,
        f"{100 * share.mean:.1f} %",
        f"{100 * share.low:.1f} – {100 * share.high:.1f}",
        f"{margin.mean:+.1f}",
    ]
    rows = [line for line in (DOCS / "bots.md").read_text().splitlines() if line.startswith("|")]
    assert any(all(part in row for part in told) for row in rows), told
