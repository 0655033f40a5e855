"""Störtebeker in the browser: whole games, the board itself, several people, and own boxes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import FilePayload, Locator, Page, expect

from flibuste.kernel import registry
from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import guest_of
from tests.browser.page_player import CHOICES, ENDED, PATIENCE, PagePlayer, same_moment
from tests.browser.shared_loop import awaited
from tests.browser.tables import address_of, call, fill_form, invited, new_table, table_for
from tests.server.harness import ServerProcess, play_on

pytestmark = pytest.mark.slow
NOTE = "Navires et cartes reconstitués"
BROKEN_DICE = '[["rum", "gold"], ["blank"]]'
PLACED = ".stoertebeker .offered[data-place]"
HELD = "[data-at=hand] [data-card]"
SHIPS = "id,colour,points,boarding,water,beans,bread,rum,meat,bananas\n"
CARDS = "first_id,last_id,type,kind,pirate_points,count\n"


def alike(water: int, boarding: int) -> dict[str, str]:
    """A box whose cards are all water, and every ship asks for the same amount of it."""
    ships = [f"S{ship},black,{1 + ship},{boarding},{water},0,0,0,0,0\n" for ship in range(22)]
    return {"ships.csv": SHIPS + "".join(ships), "cards.csv": f"{CARDS}W1,W90,provision,water,0,90\n"}


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, "stoertebeker", 2, "Des robots")
        player = PagePlayer(page, 1)
        await player.at_table()
        await expect(page.get_by_text(NOTE).first).to_be_visible()
        assert await page.evaluate("document.documentElement.lang") == "fr"
        await player.whole_game()
        finale = page.locator(".finale")
        await expect(finale).to_contain_text("La partie est finie")
        await expect(finale.get_by_role("table").first).to_contain_text("Points des navires")
        await expect(finale.get_by_role("button", name="Encore une")).to_be_visible()


@awaited
async def test_a_whole_game_by_keyboard_alone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await new_table(anne.page, "stoertebeker", 2, "Des robots")
        player = PagePlayer(anne.page, 4, "keys")
        await player.at_table()
        await player.whole_game()
        await expect(anne.page.locator(ENDED)).to_contain_text("La partie est finie")


@awaited
async def test_a_key_meant_for_one_question_does_not_answer_the_next(site: ServerProcess) -> None:
    """Water can go to a ship twice: both questions have the choice, but it has the focus in one only."""
    async with table_for(site, "stoertebeker", 1, 2, how="keys", data=alike(water=3, boarding=9)) as (anne,):
        for _ in range(2):
            assert await anne.asked()
            await anne.choose("place water A")
            assert await anne.asked()
            assert "place water A" in await anne.names()
            await expect(anne.page.locator(CHOICES)).to_be_focused()
            asked = await anne.serial()
            await anne.page.keyboard.press("Enter")
            await anne.page.keyboard.press("ArrowUp")
            buttons = anne.page.locator(f"{CHOICES} [data-choice]")
            await expect(buttons.last).to_be_focused()
            await anne.page.keyboard.press("ArrowDown")
            await expect(buttons.first).to_be_focused()
            assert await anne.serial() == asked


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_a_game_played_on_the_board_itself(site: ServerProcess, size: tuple[int, int]) -> None:
    """Highlighted cards, places at ships, ships and the discard pile do the same as the buttons."""
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        await new_table(page, "stoertebeker", 2, "Des robots")
        player = PagePlayer(page, 2)
        await player.at_table()
        touched: list[str] = []
        while len(touched) < 30 and await player.asked():
            names: list[str] = await page.locator(PLACED).evaluate_all(
                "all => all.map(one => one.dataset.place)"
            )
            # Kinds of places not yet used come first.
            new = [name for name in names if kind_of(name) not in touched]
            name = player.rng.choice(new or names)
            await player.choose_at(page.locator(f'{PLACED}[data-place="{name}"]'))
            touched.append(kind_of(name))
        assert len(touched) == 30
        assert {"hand", "slot", "do"} <= set(touched)
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], "nothing sticks out to the side"


def kind_of(place: str) -> str:
    return place.split(":", maxsplit=1)[0]


@awaited
async def test_two_by_link_see_the_same_ships_but_only_their_own_cards(site: ServerProcess) -> None:
    """One is on a phone and reloads the page in the middle of the game."""
    async with browser() as chromium, AsyncExitStack() as stack:
        anne = await stack.enter_async_context(visitor(chromium, site.url))
        mary = await stack.enter_async_context(visitor(chromium, site.url, PHONE))
        await new_table(anne.page, "stoertebeker", 2, "Des amis")
        await invited(mary.page, await address_of(anne.page), "Mary")
        await expect(anne.page.get_by_text("Mary").first).to_be_visible()
        await anne.page.get_by_role("button", name="Commencer", exact=True).click()
        players = [PagePlayer(page, 20 + seat) for seat, page in enumerate((anne.page, mary.page))]
        await asyncio.gather(*[player.at_table() for player in players])
        for _ in range(10):
            await one_choice(players)
        await mary.page.reload()
        await players[1].at_table()
        await until_a_pirate_hides(players)
        seen = anne.page.locator(".peeked")
        await expect(backs(mary.page, 0)).to_have_count(await seen.count())
        for seat, player in enumerate(players):
            await expect(crews(player.page, 1 - seat).locator(".peeked")).to_have_count(0)
            assert 0 < await player.page.locator(HELD).count() <= 6
        pages = [player.page for player in players]
        ships = [await page.locator("[data-at^='ship:'] .unseen").all_inner_texts() for page in pages]
        assert [text.split(".")[0] for text in ships[0]] == [text.split(".")[0] for text in ships[1]]


@awaited
async def test_a_spectator_sees_no_hand_and_no_pirate_that_lies_face_down(site: ServerProcess) -> None:
    async with table_for(site, "stoertebeker", 2, 2, watchers=1) as (anne, mary, eve):
        await until_a_pirate_hides([anne, mary])
        await same_moment([await asked_of([anne, mary]), eve])
        await expect(backs(eve.page, 0)).to_have_count(await anne.page.locator(".peeked").count())
        await expect(eve.page.locator(f"{HELD}, .peeked, [data-choice]")).to_have_count(0)
        views = [frame["view"] for frame in eve.frames if frame["type"] == "update"]
        assert views and not any({"hand", "aside", "sides", "odds"} & view.keys() for view in views)


@awaited
async def test_four_by_link_read_the_same_score_sheet(site: ServerProcess) -> None:
    """Each makes some moves in their window; then clients finish the game, and all windows show the end.

    Any throw takes a ship, so the game is short.
    """
    async with browser() as chromium, AsyncExitStack() as stack:
        sizes = [DESKTOP, PHONE, DESKTOP, PHONE]
        visitors = [await stack.enter_async_context(visitor(chromium, site.url, size)) for size in sizes]
        host, *guests = [one.page for one in visitors]
        await call(host, "/guests", {"name": "Anne"})
        wanted = {"game": "stoertebeker", "seats": 4, "data": alike(water=1, boarding=2)}
        table = (await call(host, "/tables", wanted))["id"]
        await host.goto(f"/table/{table}")
        for number, guest in enumerate(guests, 1):
            await invited(guest, await address_of(host), f"Ami {number}")
            await expect(host.get_by_text(f"Ami {number}").first).to_be_visible()
        await host.get_by_role("button", name="Commencer", exact=True).click()
        players = [PagePlayer(page, 40 + seat) for seat, page in enumerate((host, *guests))]
        await asyncio.gather(*[player.at_table() for player in players])
        while min(player.chosen for player in players) < 2:
            await one_choice(players)
        sailors = [await guest_of(player.page, site) for player in players]
        await asyncio.gather(*[play_on(sailor, table, seat) for seat, sailor in enumerate(sailors)])
        sheets = [await the_sheet(player.page) for player in players]
        assert len(sheets[0]) >= 4 and all(sheet == sheets[0] for sheet in sheets)


async def the_sheet(page: Page) -> list[str]:
    """The numbers of the score sheet."""
    finale = page.locator(ENDED)
    await expect(finale).to_contain_text("La partie est finie", timeout=PATIENCE)
    text = await finale.get_by_role("table").first.inner_text()
    return [word for word in text.split() if word.lstrip("−-").isdigit()]


@awaited
async def test_two_at_one_screen_hand_it_over_and_see_only_their_own_cards(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, "stoertebeker", 2, "Sur cet écran")
        player = PagePlayer(page, 5)
        take = page.get_by_role("button", name="C’est moi")
        holders: list[str] = []
        while len(holders) < 3:
            await expect(take.or_(player.offers).first).to_be_attached()
            if not await take.count():
                await player.turn()
                continue
            assert await page.locator(f"{HELD}, .stoertebeker, [data-choice]").count() == 0
            holders.append(await take.inner_text())
            await take.click()
            assert await player.asked()
            me = page.locator(".seat.me")
            assert holders[-1].endswith(await me.locator(".name").inner_text()), "it is the holder's view"
            cards = await me.locator("[data-at^='cards:']").inner_text()
            await expect(page.locator(HELD)).to_have_count(int(cards.split()[-1]))
        assert holders[0] != holders[1], "both had the screen"


async def one_choice(players: Sequence[PagePlayer]) -> None:
    """The player who is asked chooses; they place a pirate if they can."""
    player = await asked_of(players)
    await player.unfold()
    names = await player.names()
    pirates = [name for name in names if name.startswith("place pirate")]
    await player.choose(player.rng.choice(pirates or names))


async def asked_of(players: Sequence[PagePlayer]) -> PagePlayer:
    """The one player who is asked."""
    for _ in range(PATIENCE // 50):
        for player in players:
            if await player.offers.count():
                return player
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


async def until_a_pirate_hides(players: Sequence[PagePlayer]) -> None:
    """Plays until a pirate of the first seat lies face down and every page shows it."""
    hidden = players[0].page.locator(".peeked")
    await same_moment([await asked_of(players), *players])
    while not await hidden.count():
        await one_choice(players)
        await same_moment([await asked_of(players), *players])


def crews(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-at^='crew:'][data-at$=':{seat}']")


def backs(page: Page, seat: int) -> Locator:
    """The pirates of a seat that a page shows from the back."""
    return crews(page, seat).locator(".back")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_axe_finds_nothing_at_the_table(site: ServerProcess, size: tuple[int, int]) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        await new_table(page, "stoertebeker", 4, "Des robots")
        player = PagePlayer(page, 7)
        await player.at_table()
        for moment in range(3):
            assert await player.asked()
            await player.unfold()
            assert await flaws(page) == [], f"moment {moment}"
            for _ in range(4):
                await player.turn()


@awaited
async def test_the_keyboard_can_place_a_card_at_a_ship(site: ServerProcess) -> None:
    """Tab reaches one place of the board, arrows reach the others, Enter chooses."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, "stoertebeker", 2, "Des robots")
        player = PagePlayer(page, 3, "keys")
        await player.at_table()
        assert await player.asked()
        cards = page.locator(HELD)
        held = await cards.count()
        await player.reach(page.locator('.stoertebeker [data-place][tabindex="0"]'))
        await player.steer_to(".offered[data-place^=slot]")
        await player.choose_at(page.locator("[data-place]:focus"))
        await expect(cards).to_have_count(held - 1)


@awaited
async def test_a_table_can_be_played_with_the_files_of_an_own_box(site: ServerProcess) -> None:
    """Broken files are refused with file, line and reason; good files are played without the note."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await fill_form(page, "stoertebeker", 2, "Des robots")
        await page.get_by_text("Votre propre boîte").click()
        await page.get_by_label("colour_dice.json").set_input_files(own_file("colour_dice.json", BROKEN_DICE))
        await expect(page.get_by_text("le vôtre : mon-colour_dice.json")).to_be_visible()
        await page.locator("form button.main").click()
        complaint = page.get_by_role("alert")
        await expect(complaint).to_contain_text("colour_dice.json, ligne 1")
        await expect(complaint).to_contain_text("gold")
        anne.faults = [fault for fault in anne.faults if "422" not in fault]
        for name in registry.find("stoertebeker").meta.data:
            text = (registry.folder("stoertebeker") / name).read_text(encoding="utf-8")
            await page.get_by_label(name).set_input_files(own_file(name, text))
        await expect(page.get_by_text("3 sur 3 de votre boîte")).to_be_visible()
        await page.locator("form button.main").click()
        player = PagePlayer(page, 9)
        await player.at_table()
        assert await player.asked()
        await expect(page.get_by_text(NOTE)).to_have_count(0)


def own_file(name: str, text: str) -> FilePayload:
    return {"name": f"mon-{name}", "mimeType": "text/plain", "buffer": text.encode()}


@awaited
async def test_all_five_moves_the_five_and_the_waiting_room_names_only_what_is_unusual(
    site: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/new/stoertebeker")
        two = page.get_by_role("group", name="À deux joueurs")
        await page.get_by_role("group", name="Combien").get_by_text("2", exact=True).click()
        await expect(two).to_be_visible()
        await page.get_by_role("group", name="Combien").get_by_text("3", exact=True).click()
        await expect(two).to_have_count(0)
        await page.get_by_text("oui, toutes les cinq").click()
        bonus = page.get_by_role("group", name="Prime pour trois navires")
        await expect(bonus.get_by_label("oui")).to_be_checked()
        await page.locator("form button.main").click()
        terms = page.get_by_role("list", name="Réglages de la table")
        await expect(terms.get_by_role("listitem")).to_have_text(["toutes les règles avancées"])
