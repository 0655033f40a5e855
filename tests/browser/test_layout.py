"""Wide screens use their room, and what a player reads stays where it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser import DESKTOP, GAMES, PHONE, browser, visitor
from tests.browser.prepared import Update, prepared_table
from tests.browser.shared_loop import awaited
from tests.browser.tables import table_for
from tests.cli.test_recap import my_turns, table_of
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
            top = "one => Math.round(one.getBoundingClientRect().top)"
            tops.append(await anne.page.locator(".choice-panel .scroll").evaluate(top))
            await anne.page.wait_for_function(
                "() => document.querySelector('.choice-panel .scroll')?.scrollTop === 0"
            )
            await anne.choose((await anne.names())[-1])
        assert len(set(tops)) == 1, tops


SEEN = """() => {
    const list = document.querySelector('.choice-panel .scroll').getBoundingClientRect();
    const all = [...document.querySelectorAll('[data-choice]')].map((one) => one.getBoundingClientRect());
    const seen = all.filter((one) => one.top >= list.top - 1 && one.bottom <= list.bottom - 8);
    return [all.length, seen.length, new Set(seen.map((one) => Math.round(one.top))).size];
}"""
"""How many choices there are, how many of them are in sight, and in how many lines."""


@pytest.mark.parametrize("game", ["freibeuter", "libertalia"])
@awaited
async def test_a_long_list_shows_several_lines_without_scrolling(site: ServerProcess, game: str) -> None:
    async with table_for(site, game, 1, 3, sizes=(DESKTOP,)) as (anne,):
        assert await anne.asked()
        await anne.page.mouse.move(5, 5)
        many, seen, lines = await anne.page.evaluate(SEEN)
        assert many > 8 and seen >= 3 and lines >= 3, (many, seen, lines)


@pytest.mark.parametrize("size", [DESKTOP, (1000, 700), (1366, 640)])
@pytest.mark.parametrize("seats", [3, 5])
@awaited
async def test_a_seat_that_comes_to_own_more_pushes_nothing_down(
    site: ServerProcess, seats: int, size: tuple[int, int]
) -> None:
    async with prepared_table(site, "rum_and_pirates", seats, size) as table:
        tops = []
        for owned in range(4):

            def enrich(update: Update, owned: int = owned) -> None:
                view = update["view"]
                view["purse"], view["flag"]["points"] = 14, 148
                for player in view["players"]:
                    player |= {"reserve": 12, "pool": 5, "rum": 12, "tiles": 24}
                    if owned > 0:
                        player["rendezvous"] = [{"stack": "rendezvous", "value": 6, "family": "rum"}]
                    if owned > 1:
                        player["aboard"] = 8

            if owned:
                await table.show(enrich)
            panel = table.page.locator("[data-at=choice-panel]")
            tops.append(await panel.evaluate("one => one.getBoundingClientRect().top"))
        assert len(set(tops)) == 1, tops


async def places_of_choices(page: Page) -> list[int]:
    """Where the list and what is in it stand on the screen, but for how far it is scrolled."""
    places: list[int] = await page.locator(".choice-panel .scroll").evaluate(
        """list => [list, ...list.querySelectorAll('[data-choice]')].map((one) =>
            Math.round(one.getBoundingClientRect().top + (one === list ? 0 : list.scrollTop)))"""
    )
    return places


@pytest.mark.parametrize("how", ["click", "keys"])
@pytest.mark.parametrize("size", [DESKTOP, (1366, 640), (1920, 1080), PHONE])
@awaited
async def test_what_is_said_about_a_choice_moves_no_choice(
    site: ServerProcess, size: tuple[int, int], how: str
) -> None:
    """A hint, how to ask why not, and a refusal; all of it can be read."""
    async with table_for(site, "rum_and_pirates", 1, 3, sizes=(size,)) as (anne,):
        page = anne.page
        assert await anne.asked()
        await anne.unfold()
        await expect(page.locator("[data-choice]").first).to_be_visible()
        await page.mouse.move(0, 0)
        before = await places_of_choices(page)

        async def press(button: str) -> None:
            tool = page.locator(".choice-panel .tools").get_by_role("button", name=button)
            if how == "click":
                await tool.click()
            else:
                await tool.press("Enter")

        async def said(note: str) -> None:
            shown = page.locator(f".choice-panel .notes {note}")
            await expect(shown).to_be_in_viewport(ratio=1)
            assert await places_of_choices(page) == before, note

        await press("Conseil")
        await said(".advice strong")
        await page.keyboard.press("Escape")
        await expect(page.locator(".notes .advice")).to_have_count(0)
        await press("Pourquoi pas")
        await said("input[type=search]")
        await page.locator("[data-choice]").first.press("Enter")
        await said(".complaint")


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("size", [DESKTOP, (1366, 640), PHONE])
@awaited
async def test_long_turns_of_the_others_are_told_in_the_room_there_is(
    site: ServerProcess, size: tuple[int, int], seats: int
) -> None:
    """The longest turns of a game: on a desktop the log holds them, on a phone the note over the board."""
    turns = [[event.seen_by(0) for event in turn] for turn in my_turns(table_of("rum_and_pirates", seats, 7))]
    async with prepared_table(site, "rum_and_pirates", seats, size) as table:
        page = table.page

        def happen(update: Update) -> None:
            update["events"] = max(turns, key=len)
            update |= {"since": update["version"], "chose": update["version"]}
            update["version"] += 1

        await table.show(happen)
        lines = ".steer [data-at=recap] li" if size == PHONE else "#paper-log [data-at=recap] li"
        note = page.locator(lines)
        await expect(note.first).to_be_visible()
        assert 2 <= await note.count() <= 5
        # A low window shows my own line and those of some others; the rest is a line or two below.
        await page.wait_for_function(  # the log may still scroll to them
            """([lines, most]) => {
                const last = [...document.querySelectorAll(lines)].at(-1);
                const frame = last.closest('[role=log]') ?? last.closest('.parchment');
                return last.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom <= most;
            }""",
            arg=[lines, 66 if size[1] < 700 else 1],
        )
        await expect(note.first).to_be_in_viewport(ratio=1)
        await expect(page.locator("[data-choice]").first if size != PHONE else note.last).to_be_in_viewport()
