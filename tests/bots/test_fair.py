"""The cheating probe: what a bot cannot know is dealt anew, and the bot chooses the same."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest

from flibuste.bots.bot import Bot, Budget
from flibuste.bots.roster import MAKERS, make
from flibuste.bots.search.search_bot import Searcher
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import fingerprint
from flibuste.kernel.knowledge import Knowledge
from tests.bots.moments import Asked, largest, moments

ITERATIONS = 12


def spread(name: str, seats: int) -> list[Asked]:
    """Some moments, spread evenly over a whole game."""
    every = list(moments(name, seats, every=1))
    return every[3 :: max(1, len(every) // 7)]


def probed(name: str) -> Bot:
    """The bot. A searching one gets a number of iterations, because time is never the same twice."""
    bot = make(name)
    return Searcher(0.0, ITERATIONS, bot.manner) if isinstance(bot, Searcher) else bot


@pytest.mark.parametrize("bot", [*MAKERS, "ismcts"])
def test_every_bot_chooses_the_same_in_every_world_its_seat_cannot_tell_apart(name: str, bot: str) -> None:
    differ = asked = 0
    for game, truth, seat in spread(name, largest(name)):
        choices = []
        for world in (truth, game.imagined(truth, seat, Quick(asked)), game.imagined(truth, seat, Quick(77))):
            differ += fingerprint(game, world) != fingerprint(game, truth)
            knows: Knowledge[Any] = Knowledge(game, world, seat)
            choices.append(probed(bot).choose(knows.given(Budget(), Quick(asked))))
        assert choices == [choices[0]] * 3
        asked += 1
    assert asked >= 2 and differ >= 2


@pytest.mark.parametrize("bot", ["mousse", "matelot", "ismcts"])
def test_what_a_bot_explains_tells_no_more_than_its_seat_knows(name: str, bot: str) -> None:
    for game, truth, seat in spread(name, 2):
        said = []
        for world in (truth, game.imagined(truth, seat, Quick(5))):
            knows: Knowledge[Any] = Knowledge(game, world, seat)
            advice = probed(bot).explain(knows.given(Budget(), Quick(3)))  # type: ignore[attr-defined]  # these can
            said.append(advice.json())
        assert said[0] == said[1]


def test_the_probe_finds_a_bot_that_peeks() -> None:
    """A bot that looks at the others' hands chooses differently when they are dealt anew."""
    caught = 0
    for game, truth, seat in spread("freibeuter", 2):
        options = game.options(truth, seat)
        worlds = (truth, game.imagined(truth, seat, Quick(1)))
        caught += len({options[crc32(str(game.open(world)).encode()) % len(options)] for world in worlds}) > 1
    assert caught > 2
