"""The set-up (RUM-1 to RUM-10)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.box import Box, box_of
from flibuste.games.rum_and_pirates.house import agreed
from flibuste.games.rum_and_pirates.page import read_page
from flibuste.games.rum_and_pirates.parts import (
    ACCESSORIES,
    CHESTS,
    COINS,
    DATES,
    LARGE_GUARDS,
    MAPS,
    OPEN,
    PLATES,
    POOL,
    RESERVE,
    ROPE_SEATS,
    SCORPIONS,
    SMALL_GUARDS,
    STACKS,
    TAVERNS,
)
from flibuste.games.rum_and_pirates.plates import Grid, read_grid
from flibuste.games.rum_and_pirates.rounds import begin_round, clear, make_beds
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Setup
from flibuste.kernel.pile import Pile
from flibuste.kernel.types import Refusal

TOWN_FILE: Final = "town.json"
TRIES: Final = 30
"""The greatest number of random arrangements of the players' own plates: perhaps none is connected."""
PILES: Final = (ACCESSORIES, SMALL_GUARDS, LARGE_GUARDS)


def set_up(setup: Setup, dealer: Dealer) -> Harbour:
    box, grid = read_files(setup.data)
    s = Harbour()
    s.open_agenda(setup.seats)
    s.box = box
    s.house = agreed(setup)
    s.town = arrange(setup, box, grid, dealer)
    if dealer.heard:
        if setup.data:
            dealer.tell("furnished", "RUM-2", {"files": [name for name, _ in setup.data], "tiles": box.tiles})
        plates = [[plate + 1, turns] for plate, turns in s.town.grid]
        dealer.tell("built", "RUM-4", {"grid": plates})
    lay_out(s, dealer)
    sit_down(s)
    start = setup.option("start")
    s.start = dealer.below(s.seats) if start == "random" else int(start)  # RUM-9
    if dealer.heard:
        dealer.tell("started", "RUM-9", {"seat": s.start})
    make_beds(s, dealer)  # RUM-6
    s.then(begin_round, 1)
    return s


def read_files(data: tuple[tuple[str, str], ...]) -> tuple[Box, Grid | None]:
    """The box, and the players' own arrangement if there is one. Refuses bad files (RUM-4)."""
    text, arranged = "", ""
    for name, content in data:
        if name == TOWN_FILE:
            arranged = content
        else:
            text = content
    box = box_of(text)
    if not arranged:
        if text and not Town(box, box.beginner).is_connected():
            raise Refusal("data-apart", "RUM-4", {"file": "box.json", "path": "plates"})
        return box, None
    page = read_page(TOWN_FILE, arranged)
    grid = read_grid(page.part("grid") if page.has("grid") else page)
    if not Town(box, grid).is_connected():
        raise Refusal("data-apart", "RUM-4", {"file": TOWN_FILE, "path": "grid"})
    return box, grid


def arrange(setup: Setup, box: Box, grid: Grid | None, dealer: Dealer) -> Town:
    """The players' own arrangement, the beginners' one, or a random one (RUM-3)."""
    if grid is not None:
        return Town(box, grid)
    if setup.option("town") == "beginner":
        return Town(box, box.beginner)
    for _ in range(TRIES):
        bag = list(range(PLATES))
        plates = [dealer.draw(bag) for _ in range(PLATES)]
        town = Town(box, tuple([(plate, dealer.below(4)) for plate in plates]))
        if not box.text or town.is_connected():  # with the built-in plates it always is
            return town
    return Town(box, box.beginner)  # connected: `read_files` has checked it


def lay_out(s: Harbour, dealer: Dealer) -> None:
    """Stacks face down; four taverns, four maps, a chest and a scorpion face up (RUM-5)."""
    box = s.box
    s.bags = [[] if stack in PILES else box.stacks[stack][:] for stack in range(len(STACKS))]
    if s.house.three_maps:
        s.bags[DATES] = box.other_dates[:]
    if s.seats < ROPE_SEATS:
        s.bags[len(STACKS) - 1] = []  # RUM-6
    s.gear_pile = Pile(box.stacks[ACCESSORIES][:])
    s.guards = [Pile(box.stacks[SMALL_GUARDS][:]), Pile(box.stacks[LARGE_GUARDS][:])]
    s.taverns = [dealer.draw(s.bags[TAVERNS]) for _ in range(min(OPEN, len(s.bags[TAVERNS])))]
    s.maps = [dealer.draw(s.bags[MAPS]) for _ in range(min(OPEN, len(s.bags[MAPS])))]
    s.chest = dealer.draw(s.bags[CHESTS]) if s.bags[CHESTS] else -1
    s.scorpion = dealer.draw(s.bags[SCORPIONS]) if s.bags[SCORPIONS] else -1
    s.beds = [-1, -1, -1]
    s.barrels = box.barrels  # RUM-10
    s.barrels_out = 0
    s.out = []


def sit_down(s: Harbour) -> None:
    """Two coins, ten pirates, five more in the pool (RUM-7); the captain at headquarters (RUM-8)."""
    seats = s.seats
    s.captain = s.town.hq
    s.exit = -1
    s.reserve = [RESERVE] * seats
    s.pool = [POOL] * seats
    s.coins = [COINS] * seats
    s.rum = [0] * seats
    s.won = [[] for _ in range(seats)]
    s.met = [[] for _ in range(seats)]
    s.gear = [[] for _ in range(seats)]
    s.gear_known = [[] for _ in range(seats)]
    s.dates = [[] for _ in range(seats)]
    s.dates_not = [[] for _ in range(seats)]
    clear(s)
    s.round = 0
    s.active = 0
    s.moves = 0
    s.drawn = -1
    s.drawn_known = 0
    s.stake = []
    s.drinkers = []
    s.total = -1
    s.roller = -1
    s.die = 0
    s.spare = False
