"""Wide screens use their room, and what a player reads stays where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.browser import DESKTOP, GAMES, browser, visitor
from tests.browser.shared_loop import awaited
from tests.browser.tables import table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
@awaited
async def test_on_a_wide_screen_all_games_stand_in_one_row(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        await anne.page.goto("/")
        await expect(anne.page.locator("article").nth(3)).to_be_visible()
        tops = await anne.page.locator("article").evaluate_all(
            "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
        )
        assert len(set(tops)) == 1, tops


@awaited
async def test_the_log_stays_where_it_is_whatever_is_asked(site: ServerProcess) -> None:
    async with table_for(site, "libertalia", 1, 4, sizes=(DESKTOP,)) as (anne,):
        tops = set()
        for _ in range(6):
            await anne.turn()
            tops.add(
                await anne.page.locator(".aside").first.evaluate("one => one.getBoundingClientRect().top")
            )
        assert len(tops) == 1, tops


@awaited
async def test_the_dens_of_libertalia_stay_where_they_are_from_a_full_hand_to_the_last_card(
    site: ServerProcess,
) -> None:
    async with table_for(site, "libertalia", 1, 3, sizes=(DESKTOP,)) as (anne,):
        tops = []
        for _ in range(10):
            assert await anne.asked()
            dens = anne.page.locator(".dens").first
            tops.append(await dens.evaluate("one => Math.round(one.getBoundingClientRect().top)"))
            await anne.turn()
        assert len(set(tops)) == 1, tops


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_the_choices_begin_at_the_same_height_whatever_is_asked(site: ServerProcess, game: str) -> None:
    async with table_for(site, game, 1, 3, sizes=(DESKTOP,)) as (anne,):
        tops = []
        for _ in range(8):
            assert await anne.asked()
            # From the panel's edge: a seat that comes to own more things may push the whole panel down.
            top = """one => Math.round(one.getBoundingClientRect().top
                - one.closest('.choice-panel').getBoundingClientRect().top)"""
            tops.append(await anne.page.locator(".choice-panel .scroll").evaluate(top))
            await anne.turn()
        assert len(set(tops)) == 1, tops
