"""A game that came as a package, without a board of its own: listed, explained and played in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.browser.tables import RecordingPlayer
from tests.packaged_game import NAME
from tests.server.harness import ServerProcess


@pytest.fixture
def own_site(packaged_game: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that finds the package; the site it serves was built without it."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path)
    server.start()
    yield server
    server.kill()


@awaited
async def test_a_game_without_a_board_is_listed_explained_and_played_to_the_end(
    own_site: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, own_site.url, DESKTOP) as anne:
        page = anne.page
        await page.goto("/")
        card = page.locator(f'article[aria-labelledby="game-{NAME}"]')
        await expect(card.get_by_role("heading")).to_have_text("Les Dés menteurs")
        await card.get_by_role("link", name="Règles").click()
        await expect(page.locator("p.rule").first).to_be_visible()
        player = RecordingPlayer(page, 3, "click")
        await player.play_now(NAME)
        board = page.get_by_role("region", name="Le plateau")
        await expect(board.get_by_role("heading", name="Joueurs")).to_be_visible()
        await expect(board.get_by_role("rowheader")).to_have_count(await page.locator(".seats > li").count())
        assert not await flaws(page)
        verbs = ("challenge", "bid", "face")
        await page.keyboard.press("?")
        sheet = page.get_by_role("dialog", name="Aide")
        await expect(sheet.locator("dd")).to_have_count(len(verbs))
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="À quoi sert ce choix ?").first.click()
        await expect(page.locator(".choices .help")).to_be_visible()
        assert await page.locator("[title]").count() == 0
        others = 0
        for _ in range(8):
            if not await player.asked():  # all dice are lost
                break
            updates = [frame for frame in player.frames if frame["type"] == "update"]
            now = updates[-1]
            news = [event for one in updates[1:] if one["version"] > now["chose"] for event in one["events"]]
            told = [event for event in news if event["kind"] in ("bid", "lost")]
            moved = [event for event in told if event["facts"]["seat"] != now["seat"]]
            if moved and now["version"] > now["chose"]:
                seat = moved[-1]["facts"]["seat"]
                await expect(page.locator(f"[data-mark='row:{seat}'][data-seat='{seat}']")).to_be_visible()
                await expect(page.locator(f"[data-at=recap] [data-seat='{seat}']")).to_contain_text(
                    now["play"]["players"][seat]
                )
                others += 1
            await player.choose((await player.names())[0])  # a low bid, so that the others do something
        assert others
        await player.whole_game()
        await expect(page.locator(".finale")).to_be_visible()


@awaited
async def test_it_is_played_on_a_phone(own_site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, own_site.url, PHONE) as anne:
        player = PagePlayer(anne.page, 4)
        await player.play_now(NAME)
        for _ in range(6):
            await player.turn()
        assert player.chosen or await anne.page.locator(".finale").count()
