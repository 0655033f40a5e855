"""What a game promises in its `meta`: bots that get better from level to level, and tables about balance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flibuste.arena.balance_module import tables_of
from flibuste.bots.bot import Bot, Budget
from flibuste.bots.roster import make
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import PROMISES, Game, make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.testing.subject import Subject


def winners(game: Game[Any], one: str, other: str, games: int) -> float:
    """The share of games the first bot wins at the smallest table; ties count half.

    One bot of the first kind plays against others of the second, on the same luck from every seat in turn.
    """
    seats = min(game.meta.seats)
    won = 0.0
    for number in range(games):
        luck, rng = Dealer(Quick(number // seats)), Quick(number)
        at = number % seats
        bots: list[Bot] = [make(one if seat == at else other) for seat in range(seats)]
        s: Any = game.start(make_setup(game.meta, seats), luck)
        while asking := game.asking(s):
            knows: Knowledge[Any] = Knowledge(game, s, asking[0])
            choice = bots[asking[0]].choose(knows.given(Budget(), rng))
            game.apply(s, asking[0], choice, luck)
        places = game.result(s).places
        won += 1 / places.count(1) if places[at] == 1 else 0.0
    return won / games


def check_levels(subject: Subject) -> None:
    """Each cheap bot beats the one below it."""
    fair = 1 / min(subject.game.meta.seats)
    for one, other, games, ahead in (("mousse", "random", 40, 0.1), ("matelot", "mousse", 60, 0.05)):
        share = winners(subject.game, one, other, games)
        assert share > fair + ahead, f"{one} wins {share:.0%} of its games against {other}"


def check_search(subject: Subject) -> None:
    """A short search beats chance."""
    fair = 1 / min(subject.game.meta.seats)
    share = winners(subject.game, "ismcts:40it", "random", 4)
    assert share >= 1.5 * fair, f"the search wins {share:.0%} of its games against chance"


def check_balance(subject: Subject) -> None:
    """`flibuste balance` has something to tell about the game."""
    assert tables_of(subject.name), "there is no balance.py with TABLES"


CHECKS: dict[str, Callable[[Subject], None]] = {
    "levels": check_levels,
    "search": check_search,
    "balance": check_balance,
}


def check_promises(subject: Subject) -> None:
    """The game keeps what its `meta` promises."""
    unknown = set(subject.game.meta.promises) - set(PROMISES)
    assert not unknown, f"nobody knows the promises {sorted(unknown)}; there are {PROMISES}"
    for promise in subject.game.meta.promises:
        CHECKS[promise](subject)
