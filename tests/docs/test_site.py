"""The documentation builds without a warning into a site that needs nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import flibuste
from tests.docs.paths import DOCS

LOADED = re.compile(r"""<(?:script|img|iframe)\b[^>]*\bsrc="([^"]*)"|<link\b[^>]*\bhref="([^"]*)\"""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` builds it: a warning, such as a dead link, is an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going"]
    command += ["-d", str(folder / "doctrees"), str(DOCS), str(folder / "html")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "html"


def test_every_document_is_a_page_and_can_be_searched(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    for document in DOCS.rglob("*.md"):
        name = document.relative_to(DOCS).with_suffix("").as_posix()
        if not name.startswith("matches/"):
            assert (site / f"{name}.html").is_file(), name
            assert f'"{name}"' in index, name


def test_the_reference_has_the_front_door_and_what_game_authors_need(site: Path) -> None:
    front = (site / "reference" / "index.html").read_text(encoding="utf-8")
    assert 'id="module-flibuste"' in front
    for public in vars(flibuste)["__all__"]:
        assert f'id="flibuste.{public}"' in front or public in ("research", "testing"), public
    authors = (site / "reference" / "game-authors.html").read_text(encoding="utf-8")
    for name in ("types.Choice", "game.Game", "agenda.Question", "chance.Dealer", "knowledge.Knowledge"):
        assert f'id="flibuste.kernel.{name}"' in authors, name


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        loaded = [src or href for src, href in LOADED.findall(page.read_text(encoding="utf-8"))]
        assert loaded, page.name
        assert not [one for one in loaded if "//" in one], page.name
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", text), style.name
