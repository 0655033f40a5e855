"""The state of a game of Rum & Pirates, and a few helpers that read and change it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.house import House
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.agenda import State
from flibuste.kernel.pile import Pile
from flibuste.kernel.types import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Harbour(State):
    """Town, ship and all the rest. Squares, alleys and tiles are numbered as in `parts`, `town` and `box`."""

    # Never changes during a game, so all copies share it.
    box: Box
    town: Town
    house: House

    # Round and turn.
    round: int
    start: Seat
    active: Seat
    moves: int
    """How many moves were made in this turn."""
    captain: int
    """The square where the captain stands."""
    exit: int
    """The dark alley by which the captain is leaving town, -1 otherwise."""

    # Alleys.
    owner: list[int]
    """The seat whose pirates fill an alley, -1 for empty."""
    ways_free: list[int]
    """How many normal alleys of a square are empty."""
    outs_free: list[int]
    """How many dark alleys of a square are empty."""
    darks_free: int
    """How many dark alleys are empty in the whole town."""

    # Seats.
    reserve: list[int]
    pool: list[int]
    coins: list[int]
    rum: list[int]
    done: list[bool]
    awake: int
    """How many seats are not done."""
    won: list[list[int]]
    """Tiles under the flag that everybody has seen, in the order they were won."""
    met: list[list[int]]
    """Rendezvous tiles under the flag; everybody has seen them too, because they were shown."""
    gear: list[list[int]]
    """Accessories under the flag."""
    gear_known: list[list[int]]
    """For each accessory, the bit set of the seats that know it: its owner, and whoever sold it earlier."""
    dates: list[list[int]]
    """Rendezvous tiles face down on the flag."""
    dates_not: list[list[int]]
    """For each rendezvous, the bit set of the kinds of square where it was not met: it fits none of them."""

    # Stacks and displays.
    bags: list[list[int]]
    """The tiles of each stack, in no particular order: draws pick at random. Empty for the three piles."""
    gear_pile: Pile[int]
    guards: list[Pile[int]]
    """The small and the large guards."""
    taverns: list[int]
    maps: list[int]
    chest: int
    scorpion: int
    beds: list[int]
    """The bunk, hammock and rope below the ship, -1 for none."""
    barrels: int
    """How many barrels are left in the supply."""
    out: list[int]
    """Tiles that have left the game."""
    barrels_out: int

    # The action in progress.
    drawn: int
    """The accessory the active player looks at, -1 for none."""
    drawn_known: int
    """The bit set of the other seats that know it."""
    stake: list[int]
    """The tavern tiles at stake."""
    drinkers: list[Seat]
    total: int
    """The sum of the rolls for the scorpion, -1 while there are none."""
    roller: int
    """Who rolls: a seat, the number of seats for the imaginary crew, -1 for nobody."""
    die: int
    spare: bool
    """Whether the barrel given for this roll allows another one."""

    # The ship.
    rows: list[int]
    """The crews from the top: seats, and the number of seats for the imaginary crew."""
    left: list[int]
    """By crew: the number of pirates left of the mast."""
    right: list[int]
    """By crew: the number of pirates right of the mast."""
    crews: int
    """How many crews still have a pirate aboard, during the brawl."""
    crews_first: int
    """How many crews there were when the brawl began."""
    series: int
    """The number of the series from 1; odd ones are fought on the left. 0 before the brawl."""
    column: int
    fighters: list[int]
    """The crews of the column being fought, from the top."""
    standing: int
    """The crew whose pirate stands, -1 before the first roll."""
    standing_die: int
    """The roll of the standing pirate."""

    def clone(self) -> Harbour:  # noqa: PLR0915 - one line for each field
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

    # Alleys. They are only filled and emptied completely, which keeps the counts of free alleys right.

    def fill(self, alley: int, seat: Seat) -> None:
        """Puts one pirate of the reserve on each segment (RUM-17)."""
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
        """Returns the pirates to their owner's reserve (RUM-53)."""
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
        """Whether the captain could leave the town here and come back in elsewhere (RUM-22)."""
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
