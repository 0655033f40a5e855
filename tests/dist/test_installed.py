"""Each of the three files, installed where there is no Node, no compiler and no home, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Request, expect

import flibuste
from tests.browser.browser import PATIENCE, launched, visitor
from tests.browser.page_player import PagePlayer
from tests.dist.artefacts import KINDS, Installation, artefact
from tests.server.loop import awaited

pytestmark = pytest.mark.slow
LIBRARY = "import flibuste.kernel.types as types; print(types.__file__)"


@pytest.mark.parametrize("kind", KINDS)
@awaited
async def test_whoever_installs_it_can_play_in_the_terminal_and_in_the_browser(
    kind: str, tmp_path: Path
) -> None:
    installed = Installation(tmp_path)
    installed.install(artefact(kind))
    says_what_it_is(installed, kind == "compiled")
    plays_in_the_terminal(installed)
    with installed.serving() as url:
        await shows_a_table_against_bots(url)


def says_what_it_is(installed: Installation, compiled: bool) -> None:
    said = installed.run("flibuste", "--version")
    assert flibuste.__version__ in said
    assert ("rules compiled" in said, "rules interpreted" in said) == (compiled, not compiled)
    assert installed.run("python", "-c", LIBRARY).strip().endswith(".so") == compiled


def plays_in_the_terminal(installed: Installation) -> None:
    """A game is begun, left, and gone on with."""
    who = ("--seats", "you:Anne,greedy", "--seed", "5")
    assert "Your choice" in installed.run("flibuste", "play", "freibeuter", *who, typed="1\n1\n1\n")
    assert "Anne" in installed.run("flibuste", "play", "--resume", typed="1\n")


async def shows_a_table_against_bots(url: str) -> None:
    """The page needs nothing from elsewhere, and a choice can be made at it."""
    expect.set_options(timeout=PATIENCE)
    async with launched() as chromium, visitor(chromium, url) as anne:
        abroad: list[str] = []

        def note(request: Request) -> None:
            if not request.url.startswith((url, "data:", "blob:")):
                abroad.append(request.url)

        anne.page.on("request", note)
        pilot = PagePlayer(anne.page)
        await pilot.play_now()
        await expect(anne.page.locator(".board").first).to_be_visible()
        await pilot.turn()
        assert await pilot.asked()
        assert not abroad
