"""Libertalia in the browser: whole games, friends at one table, and choices sealed until the reveal."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.page_player import HELD, OFFER, PagePlayer
from tests.browser.prepared import Update, prepared_table
from tests.browser.shared_loop import awaited
from tests.browser.tables import Frame, RecordingPlayer, new_table, table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


def short(
    site: ServerProcess,
    people: int,
    seats: int,
    **more: Any,  # noqa: ANN401 - as for any table
) -> AbstractAsyncContextManager[list[RecordingPlayer]]:
    """A short game: one campaign is enough to see everything."""
    return table_for(site, "libertalia", people, seats, length="short", **more)


async def the_sheet(page: Page) -> list[str]:
    """The numbers of the score sheet, row by row."""
    finale = page.locator(".finale")
    await expect(finale).to_contain_text("La partie est finie : le dernier jour de repos est passé.")
    text = await finale.get_by_role("table").first.inner_text()
    return [word for word in text.split() if word.lstrip("−-").isdigit()]


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    """Three campaigns, and afterwards each fortune line by line."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, "libertalia", 3, "Des robots")
        player = PagePlayer(page, 1)
        await player.at_table()
        await player.whole_game()
        numbers = await the_sheet(page)
        assert player.chosen >= 18, "a player chooses a character every day"
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Décomptes").click()
        counts = page.locator(".counts[popover] table")
        await expect(counts).to_have_count(3)
        for campaign in range(3):  # the latest comes first
            row = counts.nth(2 - campaign).locator("tr.fortune td")
            assert await row.all_inner_texts() == numbers[1 + 4 * campaign : 4 + 4 * campaign]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_the_count_of_a_campaign_waits_until_it_is_read_and_can_be_called_up_again(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with short(site, 1, 4, sizes=(size,)) as (anne,):
        page = anne.page
        held = page.locator(HELD)
        while not await held.count():
            await page.locator(f"{OFFER}, {HELD}").first.wait_for(state="attached")
            if not await held.count():
                await anne.unfold()
                await anne.choose(anne.rng.choice(await anne.names()))
        await page.wait_for_timeout(1500)
        await expect(held.locator("tr.score td").first).to_be_in_viewport()
        assert await flaws(page) == []
        told = await held.locator("table").inner_text()
        await page.keyboard.press("Enter")
        await expect(held).to_have_count(0)
        await expect(page.locator(".finale")).to_be_visible()
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Décomptes").click()
        await expect(page.locator(".counts[popover] table")).to_be_visible()
        assert await page.locator(".counts[popover] table").inner_text() == told


@awaited
async def test_six_on_a_phone(site: ServerProcess) -> None:
    async with short(site, 1, 6, sizes=(PHONE,)) as (anne,):
        await anne.turn()
        wide = await anne.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], "nothing sticks out to the side"
        small = await anne.page.evaluate(SMALLEST)
        assert small >= 16, f"something that must be read is {small} pixels high"
        await anne.whole_game()
        await the_sheet(anne.page)


SMALLEST = """() => {
    const texts = document.createTreeWalker(document.querySelector('.libertalia'), NodeFilter.SHOW_TEXT);
    let least = 99;
    while (texts.nextNode()) {
        const home = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || home.closest('.unseen, svg')) continue;
        if (!home.checkVisibility()) continue;
        least = Math.min(least, parseFloat(getComputedStyle(home).fontSize));
    }
    return least;
}"""
"""The smallest font size on the board, without the drawings."""


@awaited
async def test_a_whole_game_by_keyboard_alone(site: ServerProcess) -> None:
    async with short(site, 1, 2, how="keys") as (anne,):
        await anne.whole_game()
        await the_sheet(anne.page)


@awaited
async def test_arrows_and_enter_choose_on_the_board(site: ServerProcess) -> None:
    async with short(site, 1, 3) as (anne,):
        page = anne.page
        assert await anne.asked()
        cards = page.locator("[data-place^='hand:']")
        await anne.reach(cards.first)
        await page.keyboard.press("ArrowRight")
        await expect(cards.nth(1)).to_be_focused()
        rank = str(await cards.nth(1).get_attribute("data-place")).split(":")[1]
        await expect(cards.nth(1)).to_contain_text("Jouer")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")  # confirms: it cannot be taken back, since all others have chosen
        await expect(page.get_by_role("log").get_by_text(f"(rang {rank}, ").first).to_be_attached()


@awaited
async def test_what_is_highlighted_on_the_board_can_be_clicked(site: ServerProcess) -> None:
    async with short(site, 1, 3) as (anne,):
        page = anne.page
        for _ in range(4):
            assert await anne.asked()
            await anne.choose_at(page.locator(".libertalia .offered[data-place]").last)


@awaited
async def test_the_second_click_of_a_double_click_chooses_nothing_else(site: ServerProcess) -> None:
    """The note about a final choice moves the other choices, so another one may come under the pointer."""
    async with short(site, 1, 3) as (anne,):
        await expect(anne.page.locator(".seat .sealed")).to_have_count(2)
        await anne.page.reload()  # now that all others have chosen, every choice is final
        final = anne.page.locator(".choice[aria-label*='ne se reprend pas']")
        await expect(final.nth(1)).to_be_attached()
        await final.evaluate_all("([one, other]) => { one.click(); other.click(); }")
        armed = anne.page.locator(".choice.armed")
        await expect(armed).to_have_count(1)
        assert await armed.get_attribute("data-choice") == (await anne.names())[0]


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (4, 5)])
@awaited
async def test_friends_read_the_same_score_sheet(site: ServerProcess, people: int, seats: int) -> None:
    async with short(site, people, seats, sizes=(DESKTOP, PHONE)) as players:
        await asyncio.gather(*[player.whole_game() for player in players])
        sheets = [await the_sheet(player.page) for player in players]
        assert all(sheet == sheets[0] and len(sheet) >= 2 * seats for sheet in sheets)


def mentions(thing: object, rank: int, path: str = "") -> set[str]:
    """The paths where a message names a rank, as a number or in a choice."""
    if isinstance(thing, dict):
        return {at for key, part in thing.items() for at in mentions(part, rank, f"{path}.{key}")}
    if isinstance(thing, list):
        return {at for n, part in enumerate(thing) for at in mentions(part, rank, f"{path}.{n}")}
    said = thing == rank if isinstance(thing, int) else isinstance(thing, str) and f"play {rank}" in thing
    return {path} if said else set()


def views(frames: list[Frame]) -> list[Frame]:
    return [frame for frame in frames if frame["type"] == "update"]


@awaited
async def test_a_sealed_choice_survives_a_reload_and_stays_secret(site: ServerProcess) -> None:
    async with short(site, 2, 2, watchers=1) as (anne, mary, eve):
        others = (mary, eve)
        assert await anne.asked()
        ranks = [int(name.split()[1]) for name in await anne.names()]
        before = {one: views(one.frames)[-1] for one in others}
        heard = {one: len(one.frames) for one in others}

        async def sealed(rank: int) -> None:
            mine = anne.page.locator(f'[aria-label^="Vous avez choisi"][aria-label*="({rank})"]')
            await expect(mine).to_be_visible()

        async def seal(rank: int) -> list[str]:
            """Seals the choice and returns how it looks to the others."""
            await anne.page.locator(f'[data-choice="play {rank}"]').click()
            await sealed(rank)
            berths = [one.page.locator("[data-at='berth:0']") for one in others]
            for berth in berths:
                await expect(berth).to_have_attribute("aria-label", "Anne a choisi en secret.")
            return [await berth.evaluate("one => one.outerHTML") for berth in berths]

        first = await seal(ranks[2])
        assert await seal(ranks[5]) == first, "another choice looks the same"
        await anne.page.reload()
        await sealed(ranks[5])
        await expect(anne.page.locator("[data-at=choice-panel]")).to_contain_text("Votre choix est scellé")
        for one in others:
            since = one.frames[heard[one] :]
            assert any(frame["type"] == "update" for frame in since), "others are told that she has chosen"
            for rank in (ranks[2], ranks[5]):
                said = {at for frame in views(since) for at in mentions(frame, rank)}
                assert said <= mentions(before[one], rank), "and nothing that they did not know before"
            assert not [frame for frame in since if frame["type"] != "update" and mentions(frame, ranks[5])]
        await mary.turn()
        for one in (anne, mary, eve):
            log = one.page.get_by_role("log")
            await expect(log.get_by_text("Anne révèle").first).to_contain_text(f"(rang {ranks[5]}, ")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_axe_finds_nothing_at_the_table(site: ServerProcess, size: tuple[int, int]) -> None:
    """At every kind of question that comes up, and with the fortunes open."""
    async with short(site, 1, 4, sizes=(size,)) as (anne,):
        seen = set[str]()
        while await anne.turn() and await anne.asked():
            await anne.unfold()
            kinds = {name.split()[0] for name in await anne.names()} - seen
            if kinds:
                assert await flaws(anne.page) == [], ", ".join(kinds)
            seen |= kinds
        assert {"play", "booty"} <= seen
        await anne.page.keyboard.press("Escape")
        await anne.page.get_by_role("button", name="Décomptes").click()
        assert await flaws(anne.page) == [], "the count"


@pytest.mark.parametrize("size", [DESKTOP, (1100, 800), (640, 1000)])
@awaited
async def test_the_dens_stay_where_they_are_however_large_the_hand_is(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    """Characters come back from the graveyard and are recruited: eleven or twelve in hand are not rare."""
    async with prepared_table(site, "libertalia", 3, size) as table:
        dens, hand = table.page.locator(".dens"), table.page.locator("[data-at=hand] .place")
        tops = []
        for cards in (9, 10, 12, 11, 5):
            for tiles in (0, 1, 3):

                def deal(update: Update, cards: int = cards, tiles: int = tiles) -> None:
                    view = update["view"]
                    held = {card["rank"] for card in view["hand"]}
                    more = [{**view["hand"][0], "rank": rank} for rank in range(1, 31) if rank not in held]
                    view["hand"] = (view["hand"] + more)[:cards]
                    view["booty"] = dict.fromkeys(view["booty"], tiles)

                await table.show(deal)
                await expect(hand).to_have_count(cards)
                tops.append(await dens.evaluate("one => Math.round(one.getBoundingClientRect().top)"))
                right = "one => one.getBoundingClientRect().right <= innerWidth"
                assert await hand.last.evaluate(right), (cards, tiles)
        assert len(set(tops)) == 1, tops
