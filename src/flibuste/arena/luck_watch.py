"""Watches a game of a match: after every step it measures how lucky the step was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.arena.match_luck import Luck
from flibuste.bots.bot import Bot
from flibuste.bots.mousse import SIGHT, Mousse
from flibuste.kernel.chance import Noted, Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Seat

BOTS = 2
"""The first purpose of luck that belongs to bots."""


class LuckWatch:
    """Follows a game without changing it.

    Cards and dice are drawn anew, and quick bots choose anew with other dice of their own: that they happened
    to overlook something is luck too. A bot that searches is too slow for that; its choice stays.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, bots: Sequence[Bot], source: Noted, seed: int, playouts: int
    ) -> None:
        self.game = game
        self.setup = setup
        self.bots = bots
        self.source = source
        self.luck = Luck(game, [sight_of(bot) for bot in bots], seed, playouts)
        self.again = [has_dice(bot) for bot in bots]
        self.before: Any = None
        self.answers: list[tuple[Seat, Choice]] = []
        self.drawn = 0

    def dealt(self, s: Any) -> None:  # noqa: ANN401 - the state of any game
        """The game has begun."""
        luck = self.luck
        dealers = [luck.dealer(number, 1) for number in range(luck.playouts)]
        luck.compare(s, [self.game.start(self.setup, dealer) for dealer in dealers])
        self._begin(s)

    def chose(self, s: Any, seat: Seat, choice: Choice) -> None:  # noqa: ANN401 - the state of any game
        """A seat has chosen, and this is the world now."""
        self.answers.append((seat, choice))
        if s.serial == self.before.serial and s.asking:
            return  # others are still to answer
        fresh = self._fresh_answers()
        if len(self.source.numbers) > self.drawn or any(one != self.answers for one in fresh):
            self.luck.compare(s, self.luck.freshly(self.before, fresh))
        self._begin(s)

    def _begin(self, s: Any) -> None:  # noqa: ANN401 - the state of any game
        self.before = s.clone()
        self.answers = []
        self.drawn = len(self.source.numbers)

    def _fresh_answers(self) -> list[list[tuple[Seat, Choice]]]:
        """For every playout, the choices that the bots might have made."""
        luck = self.luck
        worlds = [list(self.answers) for _ in range(luck.playouts)]
        for at, (seat, _) in enumerate(self.answers):
            if not self.again[seat] or len(self.game.options(self.before, seat)) < 2:
                continue
            knows = Knowledge(self.game, self.before, seat)
            for number, world in enumerate(worlds):
                rng = Quick(luck.number(number, BOTS + seat))
                world[at] = (seat, self.bots[seat].choose(knows.given(knows.budget, rng)))
        return worlds

    def sums(self) -> tuple[tuple[float, ...], ...]:
        """For each look, how lucky each seat was, in points."""
        return tuple(tuple(round(one, 6) for one in seats) for seats in self.luck.sums)


def sight_of(bot: Bot) -> float:
    """Which part of its options a bot notices: playouts go on nearly as the bot itself would."""
    return SIGHT / 100 if isinstance(bot, Mousse) else 1.0


def has_dice(bot: object) -> bool:
    """Whether a bot may be asked again: it is ours, quick, and remembers nothing."""
    ours = type(bot).__module__.startswith("flibuste.bots.")
    return ours and not hasattr(bot, "seconds") and not hasattr(bot, "command")
