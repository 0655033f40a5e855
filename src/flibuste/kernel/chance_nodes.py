"""Chance as a player: a game in which every random number is a node with its outcomes."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import Game, Setup, play
from flibuste.kernel.types import Choice, Event, Seat


class OutcomeNeeded(Exception):
    """Luck is asked for a number below `outcomes`, and none is given yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Outcomes(Rng):
    """Numbers given so far. It says how many outcomes the next one has."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.used: int = 0

    def below(self, n: int) -> int:
        if self.used == len(self.numbers):
            if n != 1:
                raise OutcomeNeeded(n)
            self.numbers.append(0)  # there is nothing to choose from
        number = self.numbers[self.used]
        self.used += 1
        return number


class Unfolded:
    """A game that stops wherever luck decides. Every outcome is equally likely.

    What led to the node is played again with one number more. So nothing of the rules has to know, and the
    set-up, which draws much, is the slowest part.

    >>> import flibuste as fb
    >>> from flibuste.kernel.game import make_setup
    >>> game = fb.game("freibeuter")
    >>> unfolded = Unfolded(game, make_setup(game.meta, 2))
    >>> unfolded.outcomes  # the first of 36 tokens
    36
    >>> while unfolded.outcomes:
    ...     unfolded.decide(0)
    >>> game.asking(unfolded.state)
    (0,)
    """

    def __init__(self, game: Game[Any], setup: Setup, begin: bool = True) -> None:
        self.game: Game[Any] = game
        self.setup: Setup = setup
        self.state: Any = None
        """The state after the last choice that is complete; None before the set-up is."""
        self.seat: Seat = -1
        self.choice: Choice | None = None
        """The choice in progress, and who made it."""
        self.numbers: list[int] = []
        """The outcomes of the choice in progress."""
        self.outcomes: int = 0
        """How many outcomes the present chance node has; 0 if somebody is to choose or the game is over."""
        self.told: list[Event] = []
        """What has happened since the game began."""
        if begin:
            self.go_on()

    def __copy__(self) -> Unfolded:
        twin = Unfolded(self.game, self.setup, begin=False)
        twin.state = self.state  # a complete state is never changed
        twin.seat = self.seat
        twin.choice = self.choice
        twin.numbers = self.numbers[:]
        twin.outcomes = self.outcomes
        twin.told = self.told[:]
        return twin

    def __deepcopy__(self, memo: object) -> Unfolded:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        played = (self.state, self.seat, self.choice, self.numbers, self.outcomes, self.told)
        return unfolded_of, (self.game, self.setup, played)

    def asking(self) -> tuple[Seat, ...]:
        """The seats that have to choose; none at a chance node and at the end."""
        return () if self.outcomes else self.game.asking(self.state)

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Plays a choice as far as luck allows. What is not an option is refused."""
        if self.outcomes:
            raise ValueError("luck decides first")
        self.game.must_be_legal(self.state, seat, choice)
        self.seat, self.choice, self.numbers = seat, choice, []
        self.go_on()

    def decide(self, outcome: int) -> None:
        """Luck takes one of its outcomes, 0 to `outcomes` - 1."""
        if not 0 <= outcome < self.outcomes:
            raise ValueError(f"{outcome} is none of {self.outcomes} outcomes")
        self.numbers.append(outcome)
        self.go_on()

    def go_on(self) -> None:
        told: list[Event] = []
        dealer = Dealer(Outcomes(self.numbers), told)
        try:
            if self.choice is None:
                state = self.game.start(self.setup, dealer)
            else:
                state = self.state.clone()
                play(self.game, state, self.seat, self.choice, dealer)
        except OutcomeNeeded as needed:
            self.outcomes = needed.outcomes
            return
        self.outcomes = 0
        self.state = state
        self.told += told


def unfolded_of(
    game: Game[Any], setup: Setup, played: tuple[Any, Seat, Choice | None, list[int], int, list[Event]]
) -> Unfolded:
    """Unpickles an unfolded game."""
    unfolded = Unfolded(game, setup, begin=False)
    state, seat, choice, numbers, outcomes, told = played
    unfolded.state = state
    unfolded.seat = seat
    unfolded.choice = choice
    unfolded.numbers = numbers
    unfolded.outcomes = outcomes
    unfolded.told = told
    return unfolded
