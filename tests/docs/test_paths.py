"""What the documents name is in the tree."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.paths import DOCS, ROOT, documents, exists, links, paths


@pytest.mark.parametrize("document", documents(), ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_and_path_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert not [link for link in links(text) if not (document.parent / link).exists()]
    assert not sorted({path for path in paths(text) if not exists(path, document)})


@pytest.mark.parametrize(
    "stale",
    [
        "`server/harbour.py` opens tables",
        "`harbour.py` opens tables",
        "`kernel/harbour/` is a folder",
        "`server/harbour` is a folder",
        "`games/*/harbour.py` is in each game",
        "```\nserver/harbour.py   opens tables\n```",
    ],
)
def test_a_path_that_is_gone_is_found(stale: str) -> None:
    (path,) = paths(stale)
    assert not exists(path, DOCS / "architecture.md")


def test_what_is_no_path_of_ours_is_left_alone() -> None:
    assert not paths("`application/json`, `/api/games`, `build/docs/x.py`, `games/corsairs/turn.py`, `a,b,b`")
