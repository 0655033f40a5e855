"""Everything one seat may know: the only thing a bot is given."""

from __future__ import annotations

from typing import Final, Generic, NamedTuple

from flibuste.kernel.agenda import S
from flibuste.kernel.chance import Quick, Rng
from flibuste.kernel.game import Game
from flibuste.kernel.types import Decision, Json, Seat


class Budget(NamedTuple):
    """How long a bot may think about one decision. A bot's own limits may be tighter.

    >>> import flibuste as fb
    >>> fb.Budget(seconds=0.2)
    Budget(seconds=0.2, iterations=0, processor=False)
    """

    seconds: float = 1.0
    iterations: int = 0
    """For bots that think in iterations: how many. 0 means as many as there is time for."""
    processor: bool = False
    """Whether the seconds are CPU time. Other work on the machine then makes no bot weaker."""


ONE_SECOND: Final = Budget()


def knowledge_of(game: Game[S], world: S, seat: Seat, budget: Budget) -> Knowledge[S]:
    """Unpickles what a seat knows."""
    return Knowledge(game, world, seat, budget, again=True)


class Knowledge(Generic[S]):
    """What a seat knows of a game in progress, and what a bot needs to choose.

    It does not hold the truth. The constructor deals everything the seat cannot know anew, and every
    further world is imagined from that one. `imagine` starts from an order that tells nothing, so this
    changes no bot's choice, and there is nothing to peek at.

    >>> import flibuste as fb
    >>> knows = fb.table("libertalia", seats=2, seed=7).knowledge(0)
    >>> knows
    <Knowledge libertalia seat=0 asked=play options=9>
    >>> knows.decision.options[knows.rng.below(9)] in knows.decision.options
    True
    >>> knows.view["day"], len(knows.view["hand"]), knows.budget.seconds
    (1, 9, 1.0)
    >>> world = knows.imagine()  # a whole game state, to play on with knows.game
    >>> knows.game.view(world, 0) == knows.view
    True
    """

    def __init__(
        self,
        game: Game[S],
        s: S,
        seat: Seat,
        budget: Budget = ONE_SECOND,
        rng: Rng | None = None,
        again: bool = False,
    ) -> None:
        """`again` says that the state is an imagined world already."""
        self.game: Game[S] = game
        self.seat: Seat = seat
        self.world: S = s if again else game.imagined(s, seat, Quick(0))
        """One world this seat cannot tell from the real one."""
        self.budget: Budget = budget
        """How long the bot may think."""
        self.rng: Rng = Quick(0) if rng is None else rng
        """The bot's own luck. All of a bot's chance comes from here, so that a seed gives the same game."""
        self._decision: Decision | None = None
        self._view: dict[str, Json] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """The luck does not travel: whoever unpickles this adds their own with `given`."""
        return knowledge_of, (self.game, self.world, self.seat, self.budget)

    def __repr__(self) -> str:
        asked = "nothing"
        if self.seat in self.game.asking(self.world):
            asked = f"{self.decision.kind} options={len(self.decision.options)}"
        return f"<Knowledge {self.game.meta.id} seat={self.seat} asked={asked}>"

    def given(self, budget: Budget, rng: Rng) -> Knowledge[S]:
        """The same knowledge with another budget and other luck."""
        knows = Knowledge(self.game, self.world, self.seat, budget, rng, again=True)
        knows._decision = self._decision
        knows._view = self._view
        return knows

    @property
    def view(self) -> dict[str, Json]:
        """What this seat sees."""
        if self._view is None:
            self._view = self.game.view(self.world, self.seat)
        return self._view

    @property
    def decision(self) -> Decision:
        """What this seat is asked. Refused if it is not asked anything."""
        if self._decision is None:
            refusal = self.game.unasked(self.world, self.seat)
            if refusal is not None:
                raise refusal
            self._decision = self.game.decision(self.world, self.seat)
            assert self._decision is not None  # the seat is asked
        return self._decision

    def imagine(self, rng: Rng | None = None) -> S:
        """A whole world that agrees with everything this seat knows, to play on."""
        return self.game.imagined(self.world, self.seat, self.rng if rng is None else rng)
