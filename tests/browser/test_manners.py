"""How the page speaks to people: to the winner, about levels, about what was undone, said and read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser.browser import browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import OFFER, PagePlayer
from tests.browser.shared_loop import awaited
from tests.browser.tables import table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


async def ends_with(page: Page, table: str, places: list[int], scores: list[int]) -> None:
    """Opens the end of a game as if it had ended like this."""

    async def changed(route: Route) -> None:
        answer = await route.fetch()
        shown: dict[str, Any] = await answer.json()
        shown["result"] |= {"places": places, "scores": scores}
        await route.fulfill(response=answer, json=shown)

    await page.unroute_all()
    await page.route(f"**/api/tables/{table}", changed)
    await page.goto(f"/table/{table}")
    await expect(page.locator(".finale table").first).to_be_visible()


@awaited
async def test_the_end_speaks_to_the_winner_and_explains_equal_scores(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        table = await finished(page, site)
        names = [
            place["name"]
            for place in (await (await page.context.request.get(f"/api/tables/{table}")).json())["places"]
        ]
        heading = page.get_by_role("dialog").get_by_role("heading").first
        tie = page.get_by_text("Points égaux")
        await ends_with(page, table, [1, 2, 3], [90, 80, 70])
        await expect(heading).to_have_text("Vous avez gagné !")
        await expect(tie).to_have_count(0)
        await ends_with(page, table, [1, 1, 3], [90, 90, 70])
        await expect(heading).to_have_text(f"Victoire partagée : vous et {names[1]} !")
        await expect(tie).to_have_count(0)
        await ends_with(page, table, [1, 2, 3], [90, 90, 70])
        await expect(heading).to_have_text("Vous avez gagné !")
        await expect(tie).to_be_visible()
        await ends_with(page, table, [2, 1, 3], [80, 90, 70])
        await expect(heading).to_have_text(f"{names[1]} l’emporte !")


@awaited
async def test_levels_of_bots_say_how_hard_they_are(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        await expect(page.get_by_text("de niveau Matelot (moyen)").first).to_be_visible()
        await page.goto("/new/freibeuter")
        await page.locator("label", has_text="Des robots").first.click()
        choice = page.locator("form select", has=page.locator("option", has_text="Mousse")).first
        levels = await choice.locator("option").all_inner_texts()
        words = ("facile", "moyen", "difficile", "très difficile")
        for level, word in zip(levels[: len(words)], words, strict=True):
            assert f"({word})" in level, levels


@awaited
async def test_a_choice_taken_back_folds_away_in_the_log(site: ServerProcess) -> None:
    async with table_for(site, "stoertebeker", 1, 2) as (anne,):
        page = anne.page
        assert await anne.asked()
        before = await anne.serial()
        await page.locator("[data-choice^='place ']").first.click()
        await page.wait_for_function(
            "before => document.querySelector('[data-serial]').dataset.serial !== before", arg=before
        )
        laid = page.locator("[role=log] .act > div > p", has_text="pose une carte")
        await expect(laid).to_have_count(1)
        await page.get_by_role("button", name="Annuler").click()
        await expect(laid).to_have_count(0)
        fold = page.locator("[role=log] details")
        await expect(fold).to_have_count(1)
        await fold.locator("summary").click()
        await expect(fold.get_by_text("pose une carte")).to_be_visible()
        assert anne.page is page


@awaited
async def test_one_click_is_offered_where_two_are_asked_for(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 1, 2) as (anne,):
        page = anne.page
        final = page.locator(f"{OFFER}[aria-label*='ne se reprend pas']")
        for _turn in range(20):
            assert await anne.asked()
            if await final.count():
                break
            await anne.turn()
        await final.first.click()
        await page.get_by_role("checkbox", name="un seul clic").check()
        assert await page.evaluate("JSON.parse(localStorage['flibuste.prefs']).confirm") is False


@awaited
async def test_unread_messages_are_those_of_others_that_were_not_read(site: ServerProcess) -> None:
    async with table_for(site, "freibeuter", 2, 2) as (anne, mary):
        tab = anne.page.get_by_role("tab", name="Discussion")
        await say(anne.page, "Ahoy")
        await anne.page.get_by_role("tab", name="Journal").click()
        await expect(mary.page.locator(".unread")).to_have_text("1")
        await say(mary.page, "Ahoy yourself")
        await expect(anne.page.locator(".unread")).to_have_text("1")
        await expect(mary.page.locator(".unread")).to_have_count(0)
        await anne.page.reload()
        await expect(anne.page.locator(".unread")).to_have_text("1")
        await tab.click()
        await anne.page.reload()
        await expect(anne.page.get_by_text("Ahoy yourself")).to_be_attached()
        await expect(anne.page.locator(".unread")).to_have_count(0)


async def say(page: Page, text: str) -> None:
    await page.get_by_role("tab", name="Discussion").click()
    await page.get_by_label("Écrire aux autres").last.fill(text)
    await page.get_by_label("Écrire aux autres").last.press("Enter")
    await expect(page.locator("#paper-chat li", has_text=text).last).to_be_visible()


@awaited
async def test_rule_numbers_in_the_log_are_quiet_until_wanted(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 4)
        await player.play_now("freibeuter")
        await player.turn()
        log = page.get_by_role("log", name="Journal")
        await expect(log.locator("button.chip").first).to_have_text("§")
        assert "FRE-" not in await log.inner_text()
        await log.locator("button.chip").last.click()
        await expect(page.get_by_role("dialog")).to_contain_text("FRE-")
