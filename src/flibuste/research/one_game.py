"""One game in numbers: observations, masks, choices by number, and payoffs. No library is needed."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from librt.strings import BytesWriter

from flibuste.kernel.agenda import offered
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.numbering import Numbering
from flibuste.kernel.observation import Features
from flibuste.kernel.payoff import payoffs
from flibuste.kernel.types import Choice, Seat

LIMIT: Final = 20_000
"""Decisions after which a game is cut off, if no other number is given. No game of ours gets near it."""


def luck_number(seed: int, name: str) -> int:
    """The number that stands for a seed and a purpose, the same everywhere."""
    return int.from_bytes(hashlib.sha256(f"{seed} {name}".encode()).digest()[:8], "big")


class Episode:
    """A game of which everything is a number. Nothing in it depends on NumPy or on an environment.

    `seat` is the seat to choose next. Seats that are asked at once are asked one after the other, and no
    observation shows what the others have answered.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        features: Features[Any],
        numbering: Numbering,
        payoff: str = "win",
        limit: int = LIMIT,
    ) -> None:
        self.game: Game[Any] = game
        self.setup: Setup = setup
        self.features: Features[Any] = features
        self.numbering: Numbering = numbering
        self.payoff: str = payoff
        self.limit: int = limit
        self.observation_size: int = features.layout(setup.seats).size
        self.state: Any = None
        self.dealer: Dealer = Dealer(Quick(0))
        self.seat: Seat = -1
        """Who chooses next, -1 when the game is over or cut off."""
        self.decisions: int = 0
        self.cut_off: bool = False
        """Whether the game was stopped at the limit. It has no winner then, and pays nothing."""

    def __copy__(self) -> Episode:
        """A game that goes on by itself, with the same luck."""
        twin = Episode(self.game, self.setup, self.features, self.numbering, self.payoff, self.limit)
        twin.state = None if self.state is None else self.state.clone()
        twin.dealer = self.dealer.__copy__()
        twin.seat = self.seat
        twin.decisions = self.decisions
        twin.cut_off = self.cut_off
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        played = (self.state, self.dealer, self.seat, self.decisions, self.cut_off)
        agreed = (self.game, self.setup, self.numbering.relative, self.payoff, self.limit)
        return episode_of, (agreed, played, None if self.game.features() else self.features)

    def start(self, luck: int) -> None:
        """Begins a new game. The number is the seed of all its luck."""
        self.dealer = Dealer(Quick(luck))
        self.state = self.game.start(self.setup, self.dealer)
        self.decisions = 0
        self.cut_off = False
        asking = self.game.asking(self.state)
        self.seat = asking[0] if asking else -1

    def observe(self, seat: Seat) -> bytes:
        """What a seat knows, by the layout of the game's features."""
        return self.features.encode(self.state, seat)

    def mask(self, seat: Seat) -> bytes:
        """1 for each choice that a seat may make now, by number."""
        out = BytesWriter()
        self.numbering.add_mask(self.state, seat, out)
        return out.getvalue()

    def seen(self, seat: Seat) -> tuple[bytes, bytes]:
        """Observation and mask of a seat, in one call."""
        return self.features.encode(self.state, seat), self.mask(seat)

    def write(self, observations: BytesWriter, masks: BytesWriter) -> None:
        """Appends observation and mask of the seat that chooses next."""
        self.features.write(self.state, self.seat, observations)
        self.numbering.add_mask(self.state, self.seat, masks)

    def options(self) -> list[int]:
        """The numbers of the options of the seat that chooses next."""
        numbers = self.numbering.numbers[self.seat]
        return [numbers[choice.index] for choice in offered(self.state, self.seat)]

    def choice(self, number: int) -> Choice:
        """The choice that the next seat means by a number. Refused if it is not among its options."""
        if not 0 <= number < self.numbering.size:
            raise ValueError(f"there is no choice {number}")
        if self.seat < 0:
            raise ValueError("the game is over")
        choice = self.numbering.chosen[self.seat][number]
        for option in offered(self.state, self.seat):
            if option is choice:  # `in` would compare by equality, which is slower
                return choice
        refusal = self.game.why_not(self.state, self.seat, choice)
        raise ValueError(f"{choice.text} is no option now: {refusal}")

    def act(self, number: int) -> None:
        """The next seat makes the choice with this number."""
        self.play(self.choice(number))

    def play(self, choice: Choice) -> None:
        """The next seat makes a choice that is known to be among its options."""
        self.game.apply(self.state, self.seat, choice, self.dealer)
        self.decisions += 1
        asking = self.game.asking(self.state)
        if asking and self.decisions >= self.limit:
            self.cut_off = True
        self.seat = asking[0] if asking and not self.cut_off else -1

    def payoffs(self) -> list[float]:
        """What each seat gets: nothing before the end, and nothing if the game was cut off."""
        if self.seat >= 0 or self.cut_off:
            return [0.0] * self.setup.seats
        return payoffs(self.game.result(self.state), self.payoff)


def episode_of(
    agreed: tuple[Game[Any], Setup, bool, str, int],
    played: tuple[Any, Dealer, Seat, int, bool],
    features: Features[Any] | None,
) -> Episode:
    """Unpickles a game in numbers."""
    game, setup, relative, payoff, limit = agreed
    known = game.features() if features is None else features
    assert known is not None  # either the game's or its own
    episode = Episode(game, setup, known, Numbering(game, setup, relative), payoff, limit)
    episode.state, episode.dealer, episode.seat, episode.decisions, episode.cut_off = played
    return episode
