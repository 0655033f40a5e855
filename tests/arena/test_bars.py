"""What docs/research-log.md says of matches is true: docs/matches holds their games, one per line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste.arena.match import seatings
from flibuste.arena.match_file import GAMES, read_match
from flibuste.arena.match_game import Played
from flibuste.arena.standings import standings
from flibuste.kernel import registry

DOCS = Path(__file__).parents[2] / "docs"
MATCHES = sorted(folder for folder in (DOCS / "matches").iterdir() if folder.is_dir())


@pytest.mark.parametrize("folder", MATCHES, ids=lambda folder: folder.name)
def test_a_match_told_of_is_the_match_played(folder: Path) -> None:
    match = read_match(folder)
    assert folder.name == "-".join([match.game, *match.bots])
    games = [Played.of_json(json.loads(line)) for line in (folder / GAMES).read_text().splitlines()]
    assert len({played.fixture for played in games}) == len(games)
    assert all(played.bots == seatings(match, played.fixture.set)[played.fixture.game] for played in games)
    first = standings(games, match.names())[0]
    share, margin = first.win_share, first.margin
    told = [
        registry.find(match.game).meta.title,
        f"{100 * share.mean:.1f} %",
        f"{100 * share.low:.1f} – {100 * share.high:.1f}",
        f"{margin.mean:+.1f}",
    ]
    rows = [line for line in (DOCS / "research-log.md").read_text().splitlines() if line.startswith("|")]
    assert any(all(part in row for part in told) for row in rows), told
