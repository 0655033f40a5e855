"""The state of a game of Rum & Pirates, and a few plain questions about it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.house import House
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.agenda import State
from flibuste.kernel.pile import Pile
from flibuste.kernel.words import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Harbour(State):
    """Town, ship and all around them. Squares, alleys and tiles are numbers of `parts`, `town` and `box`."""

    # What stays the same all game long, and is shared by all copies.
    box: Box
    town: Town
    house: House

    # Round and turn.
    round: int
    start: Seat
    active: Seat
    moves: int
    """Made in this turn."""
    captain: int
    """The square he stands on."""
    exit: int
    """The dark alley by which he is leaving town, -1 while he is not."""

    # Alleys.
    owner: list[int]
    """Whose pirates fill an alley, -1 for empty."""
    ways_free: list[int]
    """How many normal alleys of a square are empty …"""
    outs_free: list[int]
    """… and how many dark ones …"""
    darks_free: int
    """… and how many dark ones there are in all."""

    # Seats.
    reserve: list[int]
    pool: list[int]
    coins: list[int]
    rum: list[int]
    done: list[bool]
    awake: int
    """How many are not done."""
    won: list[list[int]]
    """Tiles under the flag that all have seen, in the order they were won."""
    met: list[list[int]]
    """Rendezvous tiles under the flag: shown once, so all have seen them, too."""
    gear: list[list[int]]
    """Accessories under the flag …"""
    gear_known: list[list[int]]
    """… and beside each, as bits, which seats know it: its owner, and whoever once sold it."""
    dates: list[list[int]]
    """Rendezvous tiles on the flag, face down …"""
    dates_not: list[list[int]]
    """… and beside each the kinds of square, as bits, where it was not met: so it fits none of them."""

    # Stacks and displays.
    bags: list[list[int]]
    """By stack, in no order: a tile is drawn at random when it is needed. Empty for the three piles."""
    gear_pile: Pile[int]
    guards: list[Pile[int]]
    """Small and large."""
    taverns: list[int]
    maps: list[int]
    chest: int
    scorpion: int
    beds: list[int]
    """Bunk, hammock and rope; -1 where none lies open."""
    barrels: int
    """Left in the supply."""
    out: list[int]
    """Tiles that have left the game."""
    barrels_out: int

    # What is going on.
    drawn: int
    """The accessory the active player looks at, -1 for none …"""
    drawn_known: int
    """… and who else knows it."""
    stake: list[int]
    """Tavern tiles being drunk for."""
    drinkers: list[Seat]
    total: int
    """Of the rolls for the scorpion; -1 while there are none."""
    roller: int
    """Whose roll it is: a seat, the number of seats for the imaginary crew, -1 for nobody."""
    die: int
    spare: bool
    """Whether the barrel given for this roll is good for another one."""

    # The ship.
    rows: list[int]
    """Crews from the top: seats, and the number of seats for the imaginary crew."""
    left: list[int]
    """By crew: pirates left of the mast …"""
    right: list[int]
    """… and right of it."""
    crews: int
    """How many still have a pirate aboard, while they brawl …"""
    crews_first: int
    """… and how many there were when it began."""
    series: int
    """Counted from 1; the odd ones are fought on the left. 0 before the brawl."""
    column: int
    fighters: list[int]
    """The crews of the column being fought, from the top."""
    standing: int
    """The crew whose pirate stands, -1 before the first roll …"""
    standing_die: int
    """… and his roll."""

    def clone(self) -> Harbour:  # noqa: PLR0915 - as many as there are fields
        c = Harbour()
        c.copy_agenda(self)
        c.box = self.box
        c.town = self.town
        c.house = self.house
        c.round = self.round
        c.start = self.start
        c.active = self.active
        c.moves = self.moves
        c.captain = self.captain
        c.exit = self.exit
        c.owner = self.owner[:]
        c.ways_free = self.ways_free[:]
        c.outs_free = self.outs_free[:]
        c.darks_free = self.darks_free
        c.reserve = self.reserve[:]
        c.pool = self.pool[:]
        c.coins = self.coins[:]
        c.rum = self.rum[:]
        c.done = self.done[:]
        c.awake = self.awake
        c.won = [tiles[:] for tiles in self.won]
        c.met = [tiles[:] for tiles in self.met]
        c.gear = [tiles[:] for tiles in self.gear]
        c.gear_known = [masks[:] for masks in self.gear_known]
        c.dates = [tiles[:] for tiles in self.dates]
        c.dates_not = [masks[:] for masks in self.dates_not]
        c.bags = [bag[:] for bag in self.bags]
        c.gear_pile = self.gear_pile.clone()
        c.guards = [pile.clone() for pile in self.guards]
        c.taverns = self.taverns[:]
        c.maps = self.maps[:]
        c.chest = self.chest
        c.scorpion = self.scorpion
        c.beds = self.beds[:]
        c.barrels = self.barrels
        c.out = self.out[:]
        c.barrels_out = self.barrels_out
        c.drawn = self.drawn
        c.drawn_known = self.drawn_known
        c.stake = self.stake[:]
        c.drinkers = self.drinkers[:]
        c.total = self.total
        c.roller = self.roller
        c.die = self.die
        c.spare = self.spare
        c.rows = self.rows[:]
        c.left = self.left[:]
        c.right = self.right[:]
        c.crews = self.crews
        c.crews_first = self.crews_first
        c.series = self.series
        c.column = self.column
        c.fighters = self.fighters[:]
        c.standing = self.standing
        c.standing_die = self.standing_die
        return c

    # Alleys. Only whole ones are filled and emptied, so that the counts beside them stay true.

    def fill(self, alley: int, seat: Seat) -> None:
        """One pirate of the reserve on each segment (RUM-17)."""
        town = self.town
        self.owner[alley] = seat
        self.reserve[seat] -= town.length[alley]
        if town.other[alley] < 0:
            self.outs_free[town.end[alley]] -= 1
            self.darks_free -= 1
        else:
            self.ways_free[town.end[alley]] -= 1
            self.ways_free[town.other[alley]] -= 1

    def empty(self, alley: int) -> None:
        """Its pirates go back to their reserve (RUM-53)."""
        town = self.town
        self.reserve[self.owner[alley]] += town.length[alley]
        self.owner[alley] = -1
        if town.other[alley] < 0:
            self.outs_free[town.end[alley]] += 1
            self.darks_free += 1
        else:
            self.ways_free[town.end[alley]] += 1
            self.ways_free[town.other[alley]] += 1

    def has_pairs(self, square: int) -> bool:
        """Whether one could leave town here and come in again elsewhere (RUM-22)."""
        here = self.outs_free[square]
        if here == 0:
            return False
        return self.darks_free > (1 if self.house.dark_anywhere else here)

    def is_dead(self, square: int) -> bool:
        """RUM-28."""
        return self.ways_free[square] == 0 and not self.has_pairs(square)

    def is_sole(self) -> bool:
        """Whether only one player is active (RUM-45)."""
        return self.awake == 1

    def aboard(self, crew: int) -> int:
        return self.left[crew] + self.right[crew]

    def in_alleys(self, seat: Seat) -> int:
        count = 0
        for alley in range(len(self.owner)):
            if self.owner[alley] == seat:
                count += self.town.length[alley]
        return count
