"""A hint: choice and reason in one view, in the terms of the game, and never scrolled away."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.browser import DESKTOP, PHONE
from tests.browser.shared_loop import awaited
from tests.browser.tables import table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_a_hint_stays_in_sight_while_the_list_scrolls(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with table_for(site, "freibeuter", 1, 2, sizes=(size,)) as (anne,):
        page = anne.page
        await page.get_by_role("button", name="Conseil").click()
        advice = page.locator(".notes .advice")
        await expect(advice.locator("strong")).to_be_visible()
        await expect(advice.locator(".why")).not_to_be_empty()
        fold = page.locator(".choice-panel .fold")
        if await fold.is_visible():
            await fold.click()
        await page.locator(".choice-panel [data-scrolls]").evaluate("one => (one.scrollTop = 9999)")
        await expect(advice).to_be_in_viewport(ratio=1)
        await expect(advice.get_by_role("button", name="Jouer ce coup")).to_be_in_viewport(ratio=1)
        inside = """one => {
            const frame = one.closest(".choice-panel").getBoundingClientRect();
            return one.getBoundingClientRect().bottom <= frame.bottom + 1;
        }"""
        assert await page.locator(".choice-panel .tools").evaluate(inside)
