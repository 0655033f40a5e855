"""The rulings that a table may change where the book leaves a choice (specification, section 6)."""

from __future__ import annotations

from flibuste.kernel.game import Setup


class House:
    """Everything is off by default: then the rulings apply as written."""

    def __init__(
        self,
        coins_open: bool,
        barrels_leave: bool,
        dark_anywhere: bool,
        forced_by_player: bool,
        sole_may_rest: bool,
        may_leave_tiles: bool,
        three_maps: bool,
    ) -> None:
        self.coins_open: bool = coins_open
        """Everybody sees everybody's coins."""
        self.barrels_leave: bool = barrels_leave
        """A barrel that is used leaves the game."""
        self.dark_anywhere: bool = dark_anywhere
        """A dark move may end on the square where it began."""
        self.forced_by_player: bool = forced_by_player
        """A player with too few pirates for every normal alley does not pay the coin for a dark move."""
        self.sole_may_rest: bool = sole_may_rest
        self.may_leave_tiles: bool = may_leave_tiles
        """A player may leave a tile won in a tavern."""
        self.three_maps: bool = three_maps
        """Rendezvous tiles show three map colours and one tavern instead of three taverns and one map."""

    def values(self) -> tuple[bool, ...]:
        return (
            self.coins_open,
            self.barrels_leave,
            self.dark_anywhere,
            self.forced_by_player,
            self.sole_may_rest,
            self.may_leave_tiles,
            self.three_maps,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return House, self.values()


def agreed(setup: Setup) -> House:
    return House(
        setup.option("coins") == "open",
        setup.option("barrels") == "leave",
        setup.option("dark") == "anywhere",
        setup.option("forced") == "player",
        setup.option("alone") == "may-rest",
        setup.option("drink") == "may-leave",
        setup.option("dates") == "three-maps",
    )
