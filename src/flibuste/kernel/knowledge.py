"""All one seat may know: the only thing a bot is ever handed."""

from __future__ import annotations

from typing import Generic

from flibuste.kernel.agenda import S
from flibuste.kernel.chance import Quick, Rng
from flibuste.kernel.game import Game
from flibuste.kernel.words import Decision, Json, Seat


def knowledge_of(game: Game[S], world: S, seat: Seat) -> Knowledge[S]:
    """Unpickles what a seat knows."""
    return Knowledge(game, world, seat, again=True)


class Knowledge(Generic[S]):
    """What a seat knows of a game in progress.

    It does not hold the truth: on the way in, all the seat cannot know is dealt anew, and every
    further world is imagined from that one. Since `imagine` starts from an order that tells
    nothing, this changes no bot's choice, and there is nothing to peek at.
    """

    def __init__(self, game: Game[S], s: S, seat: Seat, again: bool = False) -> None:
        """`again` says that the state is such a world already."""
        self.game: Game[S] = game
        self.seat: Seat = seat
        self.world: S = s if again else game.imagined(s, seat, Quick(0))

    def __reduce__(self) -> tuple[object, ...]:
        return knowledge_of, (self.game, self.world, self.seat)

    def view(self) -> dict[str, Json]:
        """What this seat sees."""
        return self.game.view(self.world, self.seat)

    def decision(self) -> Decision:
        """What this seat is asked."""
        decision = self.game.decision(self.world, self.seat)
        if decision is None:
            raise ValueError(f"seat {self.seat} is not asked anything")
        return decision

    def imagine(self, rng: Rng) -> S:
        """A whole world, true to all this seat knows, to play on."""
        return self.game.imagined(self.world, self.seat, rng)
