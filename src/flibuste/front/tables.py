"""Games and tables: find a game, open a table, let bots play a whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from flibuste.front.bots import BotLike, bot
from flibuste.kernel import registry
from flibuste.kernel.chance import seed_bytes
from flibuste.kernel.game import Game, make_setup
from flibuste.kernel.knowledge import ONE_SECOND, Budget
from flibuste.table.table import Table

Seed: TypeAlias = int | str | bytes | None
"""What a game's luck comes from; `flibuste.table` says how. None is a fresh secret seed."""


def games() -> tuple[str, ...]:
    """The names of all games, installed packages included.

    >>> import flibuste as fb
    >>> "libertalia" in fb.games()
    True
    """
    return registry.names()


def game(name: str) -> Game[Any]:
    """The rules of one game.

    >>> import flibuste as fb
    >>> fb.game("freibeuter").meta.seats
    (2, 3, 4)
    """
    return registry.find(name)


def found(game: str | Game[Any]) -> Game[Any]:
    """The game, given itself or its name."""
    return registry.find(game) if isinstance(game, str) else game


def table(
    game: str | Game[Any],
    seats: int | None = None,
    seed: Seed = None,
    names: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
) -> Table:
    """Opens a table: one game, set up and ready for the first choice.

    `seats` is the number of names, or else the smallest number the game allows. `options` are the game's
    own (`fb.game(name).meta.options`), `data` the content of a player's own files by name.

    The seed, together with set-up and names, fixes all luck, everywhere and for ever. It is turned into 32
    bytes: 32 bytes, or their 64 hexadecimal digits, are taken as they are; other text gives the SHA-256 of
    its UTF-8, other bytes give their SHA-256, and a number counts as its decimal digits. Without a seed the
    game is a new one.

    >>> import flibuste as fb
    >>> table = fb.table("libertalia", seats=3, seed=7)
    >>> table
    <Table libertalia seats=3 version=0 asking=(0, 1, 2)>
    >>> table.seed == fb.table("libertalia", seats=3, seed="7").seed
    True
    >>> fb.table("freibeuter", names=["Anne", "Mary"]).players
    ('Anne', 'Mary')
    """
    rules = found(game)
    if seats is None:
        seats = len(names) if names else min(rules.meta.seats)
    setup = make_setup(rules.meta, seats, dict(options or {}), dict(data or {}))
    players = list(names) if names else [f"P{seat}" for seat in range(seats)]
    if len(players) != seats:
        raise ValueError(f"{len(players)} names for {seats} seats")
    return Table(rules, setup, players, seed_bytes(seed))


def play(
    game: str | Game[Any],
    bots: Sequence[BotLike],
    seed: Seed = None,
    budget: Budget = ONE_SECOND,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, str] | None = None,
) -> Table:
    """Lets bots play one whole game, one bot per seat, and returns the finished table.

    >>> import flibuste as fb
    >>> table = fb.play("libertalia", ["greedy", "random", "random"], seed=7)
    >>> table.over, table.players
    (True, ('greedy', 'random', 'random'))
    >>> [fb.play("freibeuter", ["random", "random"], seed=seed).result.scores for seed in range(2)]
    [(116, 53), (32, 46)]
    """
    seated = [bot(one) for one in bots]
    names = [one.name or type(one).__name__ for one in seated]
    opened = table(game, len(seated), seed, names, options, data)
    try:
        while asking := opened.asking:
            seat = asking[0]
            opened.play(seat, seated[seat].choose(opened.knowledge(seat, budget)))
    finally:
        for one in seated:
            one.close()
    return opened
