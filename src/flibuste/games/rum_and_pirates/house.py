"""What a table may agree on where the book leaves a choice (specification, section 6)."""

from __future__ import annotations

from flibuste.kernel.game import Setup


class House:
    """All of it is off by default: then the rulings hold as they are written."""

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
        """A barrel that is given leaves the game."""
        self.dark_anywhere: bool = dark_anywhere
        """Out and in again may end on the same square."""
        self.forced_by_player: bool = forced_by_player
        """The dark coin is spared who has too few pirates for every normal alley."""
        self.sole_may_rest: bool = sole_may_rest
        self.may_leave_tiles: bool = may_leave_tiles
        """In a tavern one need not take what one has won."""
        self.three_maps: bool = three_maps
        """Rendezvous tiles show three map colours and one tavern, not three taverns and one map."""

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
