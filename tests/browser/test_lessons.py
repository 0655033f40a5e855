"""Lessons in the browser: by clicks on the board and by keys, in every language, left and resumed."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from playwright.async_api import Locator, Page, expect

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.lessons.lesson import Lesson, find_lesson, lessons_of
from flibuste.lessons.practice import ON, Practice
from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

How = Literal["click", "keys"]
LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}
HOW: tuple[tuple[str, How], ...] = (("fr", "click"), ("en", "keys"), ("de", "click"), ("fr", "keys"))
WAYS = [(game, *how) for game, how in zip(registry.names(), HOW, strict=True)]


async def opened(page: Page, lesson: Lesson) -> None:
    await page.goto(f"/learn/{lesson.game}?lesson={lesson.name}")
    await expect(page.locator(".guide")).to_have_attribute("data-step", "0")


async def go_on(page: Page, how: How) -> None:
    button = page.locator(".guide button.main")
    if how == "click":
        await button.click()
    else:
        await expect(button).to_be_focused()
        await page.keyboard.press("Enter")


async def choose(page: Page, text: str, how: How) -> None:
    """Makes a choice from the list, which is unfolded first where it is a sheet."""
    choice = page.locator(f'[data-choice="{text}"]')
    await choice.or_(page.locator("[data-choice]").first).first.wait_for(state="attached")
    if how == "keys":
        await page.keyboard.press("h")  # points at what is wanted, which unfolds it in a long list
        await expect(choice).to_be_visible()
        await choice.focus()
        await page.keyboard.press("Enter")
        return
    fold = page.locator("button.fold")
    if await fold.is_visible() and await fold.get_attribute("aria-expanded") == "false":
        await fold.click()
    if not await choice.is_visible():
        await page.locator(".choice-panel .tools button").nth(1).click()
    await choice.click()


async def scenes_over(page: Page, then: Locator) -> None:
    """Ends scenes that stay until a key is pressed: they tell the score."""
    scene = page.locator("dialog[open]")
    await then.or_(scene).first.wait_for()
    while await scene.count():
        await page.keyboard.press("Escape")
        await then.or_(scene).first.wait_for()


async def taught(page: Page, lesson: Lesson, how: How) -> None:
    """Does what the lesson asks, and sees that it says and lights what its file says."""
    language = await page.locator("html").get_attribute("lang") or ""
    voice = Translator(language, lesson.game, ("",) * lesson.seats, lessons=True)
    practice = Practice(lesson)
    while practice.step is not None:
        guide = page.locator(f'.guide[data-step="{practice.at}"]')
        await scenes_over(page, guide)
        await expect(guide.locator(".said").first).to_have_text(voice.say(practice.step.key))
        for name in practice.step.lit:
            lit = page.locator(f'[data-at="{name}"][data-lit], [data-place="{name}"][data-lit]')
            await expect(lit.first).to_be_attached()
        if practice.choosing:
            act = next(text for text, answer in practice.answers().items() if answer is None)
            await choose(page, act, how)
        else:
            act = ON
            await go_on(page, how)
        practice.act(act)
    await expect(page.locator(".guide a.main")).to_be_visible()


def kept(state: Any, game: str) -> Any:  # noqa: ANN401 - what the browser stores
    return json.loads(state)[game]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language", "how"), WAYS, ids=str)
@awaited
async def test_every_lesson_is_played_on_the_board(
    site: ServerProcess, game: str, language: str, how: How
) -> None:
    """And all of them are remembered as done, but for the match, which goes on as anybody likes."""
    async with browser() as chromium, visitor(chromium, site.url, language=LOCALES[language]) as anne:
        *lessons, match = lessons_of(game)
        for lesson in lessons:
            await opened(anne.page, lesson)
            await taught(anne.page, lesson, how)
        await opened(anne.page, match)
        await expect(anne.page.locator("[data-choice]").first).to_be_attached()
        assert not await flaws(anne.page)
        await anne.page.goto(f"/learn/{game}")
        await expect(anne.page.locator("li.done")).to_have_count(len(lessons))
        assert not await flaws(anne.page)


@awaited
async def test_a_choice_that_is_not_wanted_is_answered_on_a_phone(site: ServerProcess) -> None:
    lesson = find_lesson("freibeuter", "escape")
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        page = anne.page
        await opened(page, lesson)
        await go_on(page, "click")
        await choose(page, "place B2", "click")
        voice = Translator("fr", "freibeuter", lessons=True)
        await expect(page.locator(".guide .answer")).to_contain_text(voice.say("lesson-escape-board.escapes"))
        await expect(page.locator('.guide[data-step="1"]')).to_be_visible()
        assert not await flaws(page)
        await choose(page, "board BC23", "click")
        await expect(page.locator('.guide[data-step="2"]')).to_be_visible()
        await expect(page.locator(".guide .answer")).to_have_count(0)


@awaited
async def test_who_leaves_a_lesson_goes_on_there_in_another_language(site: ServerProcess) -> None:
    lesson = find_lesson("stoertebeker", "goal")
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        await opened(page, lesson)
        await go_on(page, "click")
        await choose(page, "place rum B", "click")
        await expect(page.locator('.guide[data-step="2"]')).to_be_visible()
        # Before the page's own script: it writes its preferences, too.
        await page.add_init_script(
            """localStorage['flibuste.prefs'] =
                JSON.stringify({ ...JSON.parse(localStorage['flibuste.prefs'] ?? '{}'), language: 'en' })"""
        )
        await page.goto("/learn/stoertebeker")
        await page.locator("li").first.get_by_role("link").click()
        voice = Translator("en", "stoertebeker", lessons=True)
        await expect(page.locator(".guide .said")).to_have_text(voice.say("lesson-goal-beans"))
        await page.keyboard.press("u")  # the real table's undo
        await expect(page.locator(".guide .said")).to_have_text(voice.say("lesson-goal-rum"))
        kept_acts = kept(await page.evaluate("localStorage['flibuste.lessons']"), "stoertebeker")["left"]
        assert kept_acts == {"goal": [ON, "place rum B", "<"]}


@awaited
async def test_why_not_works_in_a_lesson(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP) as anne:
        page = anne.page
        await opened(page, find_lesson("freibeuter", "ring"))
        await go_on(page, "click")
        await expect(page.locator("[data-choice]").first).to_be_visible()
        await page.locator('[data-place="token:EF67"]').first.click(force=True)
        await expect(page.locator(".complaint")).to_contain_text("FRE-24")
