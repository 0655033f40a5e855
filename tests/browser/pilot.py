"""Plays at the site as a person would: clicks, taps or types what the page offers, and nothing else."""

from __future__ import annotations

import random
from typing import Literal

from playwright.async_api import Locator, Page, expect

MOST = 600
"""Choices of one person in a game; more means that it does not end."""
FAR = 60
"""Presses of a key to anything in reach."""
OFFER = "[data-choice][aria-disabled=false]"
CHOICES = "[data-at=choices]"
ENDED = ".finale"


class Pilot:
    """One person at a table's page. Which of the offers is chosen is luck of the test, by its seed."""

    def __init__(self, page: Page, seed: int = 1, how: Literal["click", "keys"] = "click") -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.how = how
        self.chosen = 0

    @property
    def offers(self) -> Locator:
        return self.page.locator(OFFER)

    async def play_now(self, game: str = "freibeuter") -> None:
        """From the start page to a table against bots, by the one big button."""
        await self.page.goto("/")
        card = self.page.locator(f'article[aria-labelledby="game-{game}"]')
        await self.press(card.get_by_role("button", name="Jouer maintenant"))
        await self.at_table()

    async def at_table(self) -> None:
        await self.page.wait_for_url("**/table/*")
        await expect(self.page.locator("[data-at=helm]")).to_be_visible()

    async def press(self, what: Locator) -> None:
        if self.how == "click":
            await what.first.click()
            return
        await self.reach(what.first)
        await self.page.keyboard.press("Enter")

    async def reach(self, what: Locator) -> None:
        """As somebody without a mouse: by its number, by arrows, or Tab by Tab."""
        await expect(what).to_be_attached()
        number = await what.get_attribute("aria-keyshortcuts")
        # Arrows go round among the choices: they lead to nothing outside.
        among = await self.at_choices() and await what.evaluate(f"one => !!one.closest('{CHOICES}')")
        ways = ["Tab", "ArrowDown"] if among else ["Tab"]
        way = self.rng.choice([*ways, number] if number else ways)
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
        """Whoever has played by keyboard is at the choices again, without looking for them."""
        if self.how == "keys" and self.chosen:
            there = self.page.locator(f"{CHOICES}:focus, {CHOICES} :focus, .finale")
            await expect(there).to_have_count(1)

    async def whole_game(self, most: int = MOST) -> None:
        while self.chosen < most:
            if not await self.turn():
                return
        raise AssertionError(f"no end after {most} choices")

    async def turn(self) -> bool:
        """One choice, as soon as there is one; False when the game is over."""
        waiting = self.page.locator(f"{OFFER}, {ENDED}, .helm .fold").first
        await waiting.wait_for(state="attached", timeout=30_000)
        if await self.page.locator(ENDED).count():
            return False
        await self.unfold()
        await self.keeps_place()
        count = await self.offers.count()
        if not count:
            return True  # answered by somebody else meanwhile
        name = await self.offers.nth(self.rng.randrange(count)).get_attribute("data-choice")
        await self.choose(str(name))
        return True

    async def unfold(self) -> None:
        """On a small screen the choices are a sheet at the lower edge."""
        fold = self.page.locator(".helm .fold[aria-expanded=false]")
        if await fold.is_visible():
            await self.press(fold)

    async def choose(self, choice: str) -> None:
        """Once, or twice where it cannot be taken back."""
        one = self.page.locator(f'{OFFER}[data-choice="{choice}"]')
        asked = await self.serial()
        await self.press(one)
        armed = self.page.locator(f'.armed[data-choice="{choice}"]')
        if await armed.count():
            await self.press(armed)
        self.chosen += 1
        await self.moved_on(asked)

    async def moved_on(self, asked: str) -> None:
        """Until another question is put, the screen is handed over, or it is the end."""
        await self.page.wait_for_function(
            "before => document.querySelector('[data-at=helm]')?.dataset.serial !== before"
            " || document.querySelector('.finale, .cover')",
            arg=asked,
            timeout=60_000,  # others may have to answer, too
        )

    async def serial(self) -> str:
        return await self.page.locator("[data-at=helm]").get_attribute("data-serial") or ""

    async def names(self) -> list[str]:
        """What is offered, in notation."""
        return [str(await one.get_attribute("data-choice")) for one in await self.offers.all()]
