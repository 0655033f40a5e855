"""Plays on the site as a person would: clicks, taps or types only what the page offers."""

from __future__ import annotations

import random
from typing import Literal

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

MOST = 600
"""The most choices of one person in a game; more means that it does not end."""
HASTE = 500
"""Milliseconds before a click counts at a count."""
FAR = 60
"""The most key presses to reach anything."""
STEPS = 4
"""The most clicks after the first: to pick one of several things at a place, to confirm, and two spare."""
OFFER = "[data-choice][aria-disabled=false]"
CHOICES = "[data-at=choices]"
ENDED = ".finale"
HELD = "dialog.waits"
"""A count that waits to be read."""
PATIENCE = 240_000
"""Milliseconds until the next question: all others may have to answer first, on a busy machine."""
OFTEN = 40
"""Milliseconds between two polls; polling with every frame would keep every player's window busy."""
SERIAL = "document.querySelector('[data-at=choice-panel]')?.dataset.serial"
MOVED_ON = f"before => ({SERIAL} ?? '') !== before || !!document.querySelector('.finale, .cover, {HELD}')"
ARMED = ".board :is(.armed[data-place], .meeting .main)"
"""A choice on the board that waits for confirmation."""
LISTED = ["[role=menuitem].main", "[role=menuitem]"]
"""The menu beside a place: the item to confirm, or else any item."""
SIGN = f"""([before, armed]) => ({MOVED_ON})(before) || document.querySelector('.choice:is(.sent, .sealed)')
    ? 'past' : [...{LISTED}, armed].find((one) => document.querySelector(one))"""
"""The selector of what to press next, or `past` when the question is answered."""
STATE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const html = (selector) => all(selector).map((one) => one.outerHTML.slice(0, 200));
    return {
        panel: html('[data-at=choice-panel]'),
        choices: html('[data-choice]'),
        places: all('.board .offered[data-place]').map((one) => one.dataset.place),
        said: all('.complaint, [role=alert], [role=status]').map((one) => one.textContent),
        open: html('dialog[open], [role=menu]'),
    };
}"""
"""What a page that stands still shows."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TOWARDS = """goal => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const here = document.activeElement;
    if (here.matches(goal)) return [];
    const [x, y] = middle(here);
    const ways = [...document.querySelectorAll(goal)].map(middle).map(([to, down]) => [to - x, down - y]);
    const [across, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
    const keys = [across > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp'];
    return Math.abs(across) > Math.abs(down) ? keys : keys.reverse();
}"""
"""The arrow keys towards the nearest matching place, the better one first; empty at the place itself."""


class PagePlayer:
    """One person at a table's page. The seed decides which of the offers they choose."""

    def __init__(self, page: Page, seed: int = 1, how: Literal["click", "keys"] = "click") -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.how = how
        self.chosen = 0

    @property
    def offers(self) -> Locator:
        return self.page.locator(OFFER)

    async def play_now(self, game: str = "freibeuter") -> None:
        """From the start page to a table against bots, by the game's main button."""
        await self.page.goto("/")
        card = self.page.locator(f'article[aria-labelledby="game-{game}"]')
        await self.press(card.get_by_role("button", name="Jouer maintenant"))
        await self.at_table()

    async def at_table(self) -> None:
        await self.page.wait_for_url("**/table/*")
        await expect(self.page.locator("[data-at=choice-panel]")).to_be_visible()

    async def press(self, what: Locator) -> None:
        if self.how == "click":
            await what.first.click()
            return
        await self.reach(what.first)
        await self.page.keyboard.press("Enter")

    async def reach(self, what: Locator) -> None:
        """Moves the focus without a mouse: by its number, by arrows, or by Tab."""
        await expect(what).to_be_attached()
        number = await what.get_attribute("aria-keyshortcuts") or ""
        # Arrows cycle among the choices and do not leave them.
        among = await self.at_choices() and await what.evaluate(f"one => !!one.closest('{CHOICES}')")
        ways = ["Tab", "ArrowDown", "ArrowUp"] if among else ["Tab"]
        # A letter would press the button at once.
        way = self.rng.choice([*ways, number] if number.isdigit() else ways)
        for _ in range(FAR):
            if await what.evaluate("one => one === document.activeElement"):
                return
            await self.page.keyboard.press(way)
        raise AssertionError(f"{way} does not reach {what} from {await self.focus()}")

    async def at_choices(self) -> bool:
        return bool(await self.page.evaluate(f"!!document.activeElement?.closest('{CHOICES}')"))

    async def focus(self) -> str:
        return str(await self.page.evaluate("document.activeElement?.outerHTML.slice(0, 200) ?? ''"))

    async def keeps_place(self) -> None:
        """After a choice by keyboard, the focus is on the choices again."""
        if self.how == "keys" and self.chosen:
            there = self.page.locator(f"{CHOICES}:focus, {CHOICES} :focus, .finale")
            await expect(there).to_have_count(1)

    async def whole_game(self, most: int = MOST) -> None:
        while self.chosen < most:
            if not await self.turn():
                return
        raise AssertionError(f"no end after {most} choices")

    async def turn(self) -> bool:
        """Makes one choice, as soon as there is one; False when the game is over."""
        if not await self.asked():
            return False
        await self.unfold()
        await self.keeps_place()
        names = await self.names()
        if names:  # otherwise the connection was just lost and will come back
            await self.choose(self.rng.choice(names))
        return True

    async def asked(self) -> bool:
        """Waits for something to choose, even in a folded sheet; False when the game is over."""
        anything = self.page.locator(f"{OFFER}, {ENDED}, {HELD}").first
        await expect(anything).to_be_attached(timeout=PATIENCE)
        while await self.page.locator(HELD).count():
            await self.go_on()
            await expect(anything).to_be_attached(timeout=PATIENCE)
        return not await self.page.locator(ENDED).count()

    async def go_on(self) -> None:
        """Reads a count, and goes on."""
        read = await self.page.locator(HELD).element_handle()
        assert read is not None
        await self.page.wait_for_timeout(HASTE)
        if self.how == "click":
            await self.page.locator(f"{HELD} button").click()
        else:
            await self.page.keyboard.press("Enter")
        await read.wait_for_element_state("hidden")

    async def unfold(self) -> None:
        """Opens the choices, which are a folded sheet on a small screen."""
        fold = self.page.locator(".choice-panel .fold[aria-expanded=false]")
        if await fold.is_visible():
            await self.press(fold)

    async def choose(self, choice: str) -> None:
        """Presses the choice, and confirms it if it cannot be taken back."""
        asked = await self.serial()
        await self.press(self.page.locator(f'{OFFER}[data-choice="{choice}"]'))
        await self.carry_through(asked, f'.choice.armed[data-choice="{choice}"]')

    async def choose_at(self, place: Locator) -> None:
        """Chooses on the board: presses a place, picks one of several things there, confirms if needed."""
        asked = await self.serial()
        if (
            self.how == "click"
        ):  # first the pointer leaves where it was: the note there may lie over this place
            await place.hover(force=True)
        await self.press(place)
        await self.carry_through(asked, ARMED)

    async def carry_through(self, asked: str, armed: str) -> None:
        """Does what the page asks for after the first click or key, until the question is answered."""
        for _ in range(STEPS):
            try:
                sign = await self.page.wait_for_function(
                    SIGN, arg=[asked, armed], timeout=PATIENCE, polling=OFTEN
                )
            except PlaywrightTimeout:
                raise AssertionError(f"nothing came of it: {await self.page.evaluate(STATE)}") from None
            wanted = str(await sign.json_value())
            if wanted == "past":
                self.chosen += 1
                return await self.moved_on(asked)
            if self.how == "click":
                await self.page.locator(wanted).first.click()
            else:
                await expect(self.page.locator(wanted).and_(self.page.locator(":focus"))).to_have_count(1)
                await self.page.keyboard.press("Enter")
        raise AssertionError(f"no end of {wanted} after {asked}")

    async def steer_to(self, goal: str) -> None:
        """Moves over the board by arrow keys to the nearest matching place, with some wrong turns."""
        for _ in range(4 * FAR):
            towards: list[str] = await self.page.evaluate(TOWARDS, goal)
            if not towards:
                return
            await self.page.keyboard.press(
                self.rng.choices([*towards, self.rng.choice(ARROWS)], (6, 3, 1))[0]
            )
        raise AssertionError(f"arrows do not lead to {goal} from {await self.focus()}")

    async def moved_on(self, asked: str) -> None:
        """Waits for another question, the cover between two players, or the end."""
        await self.page.wait_for_function(MOVED_ON, arg=asked, timeout=PATIENCE, polling=OFTEN)

    async def serial(self) -> str:
        """The serial of the question on the page; "" if there is none, as behind a cover."""
        return str(await self.page.evaluate(f"{SERIAL} ?? ''"))

    async def names(self) -> list[str]:
        """The offers in notation, all read at one moment."""
        names: list[str] = await self.offers.evaluate_all("all => all.map(one => one.dataset.choice)")
        return names


async def same_moment(players: list[PagePlayer]) -> None:
    """Waits until all pages show the first player's question; a page may be a moment behind."""
    assert await players[0].asked()
    serial = await players[0].serial()
    for one in players:
        await expect(one.page.locator("[data-at=choice-panel]")).to_have_attribute("data-serial", serial)
