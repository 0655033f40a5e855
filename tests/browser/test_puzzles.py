"""Puzzles in the browser: solved and missed by clicks and by keys, in every language, on desk and phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.puzzles.puzzle import Puzzle, puzzles_of
from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}
WAYS = list(
    zip(
        registry.names(),
        ("fr", "en", "de", "fr"),
        ("click", "keys", "keys", "click"),
        (DESKTOP, DESKTOP, PHONE, PHONE),
        strict=True,
    )
)


async def opened(page: Page, puzzle: Puzzle) -> None:
    await page.goto(f"/puzzle?game={puzzle.game}&id={puzzle.id}")
    await expect(page.locator('.puzzle[data-state="open"]')).to_be_visible()
    await page.locator("[data-choice], button.fold").first.wait_for(state="attached")


async def choose(page: Page, text: str, how: str) -> None:
    """Makes a choice from the list, and once more where it cannot be taken back."""
    done = page.locator('.puzzle:not([data-state="open"])')
    choice = page.locator(f'[data-choice="{text}"]').first
    fold = page.locator("button.fold")
    if await fold.is_visible() and await fold.get_attribute("aria-expanded") == "false":
        await fold.click()
    await page.locator("[data-choice]").first.wait_for()
    while not await choice.count():  # long groups are cut
        await page.locator("[data-at=choices] button.more").first.click()
    await pressed(choice, how)
    armed = page.locator(f'.armed[data-choice="{text}"]').first
    await done.or_(armed).first.wait_for()
    if not await done.count():
        await pressed(choice, how)
    await expect(done).to_be_visible()


async def pressed(choice: Locator, how: str) -> None:
    if how == "keys":
        await choice.focus()
        await choice.press("Enter")
    else:
        await choice.click()


async def kept(page: Page) -> Any:  # noqa: ANN401 - what the browser stores
    return json.loads(await page.evaluate("localStorage['flibuste.puzzles'] ?? '{}'"))


@pytest.mark.parametrize(("game", "language", "how", "size"), WAYS, ids=str)
@awaited
async def test_a_puzzle_is_missed_and_another_visitor_solves_it(
    site: ServerProcess, game: str, language: str, how: str, size: tuple[int, int]
) -> None:
    puzzle = puzzles_of(game)[0]
    voice = Translator(language, game)
    async with browser() as chromium:
        async with visitor(chromium, site.url, size, language=LOCALES[language]) as anne:
            await opened(anne.page, puzzle)
            assert not await flaws(anne.page)
            await choose(anne.page, puzzle.matelot, how)
            panel = anne.page.locator('.puzzle[data-state="wrong"]')
            await expect(panel).to_contain_text(voice.say(f"puzzle-theme-{puzzle.theme}"))
            await expect(panel.locator("tbody tr").first).to_contain_text("✓")
            assert not await flaws(anne.page)
            assert (await kept(anne.page))["answered"] == {f"{game}/{puzzle.id}": False}
            assert (await kept(anne.page))["rating"] < 1200
        async with visitor(chromium, site.url, size, language=LOCALES[language]) as mary:
            await opened(mary.page, puzzle)
            await choose(mary.page, puzzle.best, "click" if how == "keys" else "keys")
            await expect(mary.page.locator('.puzzle[data-state="right"]')).to_be_visible()
            assert (await kept(mary.page))["rating"] > 1200


@awaited
async def test_the_puzzle_of_the_day_makes_a_streak_and_counts_once(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP, "light", "en-GB") as anne:
        page = anne.page
        await page.goto("/")
        await page.get_by_role("link", name="The puzzle of the day").click()
        await expect(page.locator('.puzzle[data-state="open"]')).to_be_visible()
        day = await page.evaluate("fetch('/api/puzzles').then((told) => told.json())")
        title = next(one for one in day["puzzles"] if one["game"] == day["turn"])
        puzzle = next(one for one in puzzles_of(day["turn"]) if one.id == title["id"])
        await choose(page, puzzle.best, "click")
        await expect(page.locator(".puzzle")).to_contain_text("One day in a row")
        once = await kept(page)
        assert once["days"] == [day["today"]] and once["tries"] == 1
        await page.reload()
        await expect(page.locator('.puzzle[data-state="open"]')).to_contain_text("answered it before")
        await choose(page, puzzle.matelot, "click")
        assert await kept(page) == once
        await page.locator('.puzzle a[href^="/puzzle?list="]').click()
        await expect(page.locator("main h1")).to_have_text("Puzzles")
        await expect(page.locator("ol a")).to_have_count(len(puzzles_of(day["turn"])))
        await expect(page.locator("ol a.right")).to_have_count(1)
        assert not await flaws(page)


@awaited
async def test_the_days_before_can_be_solved_later(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP, "dark", "de-DE") as anne:
        page = anne.page
        await page.goto("/puzzle?day=2026-01-02&game=libertalia")
        await expect(page.locator(".puzzle")).to_contain_text("Rätsel vom 2. Januar 2026")
        await page.get_by_role("link", name="Der Tag davor").click()
        await expect(page.locator(".puzzle")).to_contain_text("1. Januar 2026")
        await expect(page.get_by_role("link", name="Der Tag davor")).to_have_count(0)
