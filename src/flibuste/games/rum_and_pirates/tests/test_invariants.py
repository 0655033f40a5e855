"""Whole random games: what holds in every state, and a second implementation of the legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.march import COME_IN
from flibuste.games.rum_and_pirates.parts import STACKS
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.turn import FURTHER, TURN
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Setup, make_setup
from flibuste.kernel.types import Event


def any_setup(seats: int, seed: int) -> Setup:
    """A set-up with random options."""
    rng = Quick(seed)
    options = {}
    for option in GAME.meta.options:
        allowed = option.allowed(seats)
        options[option.key] = allowed[rng.below(len(allowed))]
    return make_setup(GAME.meta, seats, options)


def wander(seats: int, seed: int) -> Iterator[tuple[Harbour, list[Event]]]:
    """Every state of a game with its events. Some games are random, some use the bots' weights."""
    rng = Quick(seed)
    told: list[Event] = []
    s = GAME.start(any_setup(seats, seed), Dealer(rng, told))
    yield s, told
    while GAME.asking(s):
        (seat,) = GAME.asking(s)
        options = GAME.options(s, seat)
        choice = options[rng.below(len(options))]
        if seed % 2:
            weights = GAME.weigh(s, seat, options)
            choice = options[weights.index(max(weights))]
        told = []
        GAME.apply(s, seat, choice, Dealer(rng, told))
        yield s, told


GAMES = given(seats=st.sampled_from([2, 3, 4, 5]), seed=st.integers(0, 10_000))
MANY = settings(max_examples=30, derandomize=True, database=None, deadline=None)


def check_state(s: Harbour) -> None:
    town = s.town
    for seat in range(s.seats):
        stands = s.in_alleys(seat)
        assert s.reserve[seat] + stands + s.aboard(seat) + s.pool[seat] == 15  # section 4.0
        assert min(s.reserve[seat], s.pool[seat], s.coins[seat], s.rum[seat]) >= 0
        assert len(s.dates[seat]) == len(s.dates_not[seat]) and len(s.gear[seat]) == len(s.gear_known[seat])
    tiles = Counter(s.bags[0] + s.bags[1] + s.bags[2] + s.bags[3])
    tiles.update(s.taverns + s.stake + s.maps + [tile for tile in (s.chest, s.scorpion) if tile >= 0])
    for won in s.won:
        tiles.update(tile for tile in won if s.box.stack[tile] < 4)
    assert tiles == Counter(s.box.stacks[0] + s.box.stacks[1] + s.box.stacks[2] + s.box.stacks[3])
    gear = Counter(s.gear_pile.everything())
    for held in s.gear:
        gear.update(held)
    gear.update([s.drawn] if s.drawn >= 0 else [])
    assert gear == Counter(s.box.stacks[4])
    assert s.barrels + s.barrels_out + sum(s.rum) == 12
    assert s.awake == s.done.count(False)
    for square in range(36):
        assert s.ways_free[square] == sum(s.owner[alley] < 0 for alley in town.ways[square])
        assert s.outs_free[square] == sum(s.owner[alley] < 0 for alley in town.outs[square])
    assert s.darks_free == sum(s.owner[alley] < 0 for alley in town.darks)


@GAMES
@MANY
def test_pirates_tiles_barrels_and_alleys_always_add_up(seats: int, seed: int) -> None:
    """RUM-7, RUM-17, RUM-101; an alley always has a single owner."""
    for s, _ in wander(seats, seed):
        check_state(s)
    assert s.ended == "five-rounds" and s.round == 5


def coins_told(event: Event, seats: int) -> list[int]:
    """How an event says that each seat's coins change."""
    change = [0] * seats
    facts = event.facts
    if event.kind in ("moved", "crept", "rested"):
        change[int(str(facts["seat"]))] -= int(str(facts["coins"]))
    elif event.kind in ("found-coin", "sold", "beat-guard"):
        change[int(str(facts["seat"]))] += int(str(facts["coins"]))
    elif event.kind == "joined":
        change[int(str(facts["seat"]))] -= 1
        change[int(str(facts["host_seat"]))] += 1
    return change


@GAMES
@MANY
def test_the_log_tells_every_coin(seats: int, seed: int) -> None:
    """Coins are hidden, but they are not a secret (A-36)."""
    coins = [2] * seats
    for s, told in wander(seats, seed):
        for event in told:
            coins = [old + new for old, new in zip(coins, coins_told(event, seats), strict=True)]
        assert coins == s.coins


@GAMES
@MANY
def test_moves_are_those_of_the_specification(seats: int, seed: int) -> None:
    """RUM-17 to RUM-27: compared with `legal_moves` of section 4.2."""
    for s, _ in wander(seats, seed):
        if s.question not in (TURN, FURTHER) or s.house.dark_anywhere or s.house.forced_by_player:
            continue
        (seat,) = s.asking
        assert s.question is not None
        found = offered(s, seat)
        assert found == legal_moves(s, seat)


def offered(s: Harbour, seat: int) -> set[tuple[str, ...]]:
    """The moves offered, by the names of their alleys; dark moves as pairs."""
    found: set[tuple[str, ...]] = set()
    town = s.town
    assert s.question is not None
    for choice in s.question.options(s, seat):
        if choice in town.moves[s.captain]:
            found.add((town.name[town.ways[s.captain][town.moves[s.captain].index(choice)]],))
        elif choice in town.exits[s.captain]:
            draft = s.clone()
            draft.exit = town.outs[s.captain][town.exits[s.captain].index(choice)]
            for way in COME_IN.options(draft, seat):
                entrance = town.darks[[*map(str, town.entrances)].index(str(way))]
                found.add((town.name[draft.exit], town.name[entrance]))
    return found


def legal_moves(s: Harbour, seat: int) -> set[tuple[str, ...]]:
    town, c = s.town, s.captain
    alleys = range(len(town.name))
    normal = [a for a in alleys if c in (town.end[a], town.other[a]) and town.other[a] >= 0]
    empty = [a for a in normal if s.owner[a] < 0]
    dark = [a for a in alleys if town.other[a] < 0 and s.owner[a] < 0]
    pairs = [(one, two) for one in dark for two in dark if town.end[one] == c != town.end[two]]
    active = [other for other in range(s.seats) if not s.done[other]]
    base = 0 if s.moves == 0 or active == [seat] else 1
    legal: set[tuple[str, ...]] = set()
    for a in empty:
        if town.length[a] <= s.reserve[seat] and base <= s.coins[seat]:
            legal.add((town.name[a],))
    price = base + (1 if empty else 0)
    for one, two in pairs:
        if town.length[one] + town.length[two] <= s.reserve[seat] and price <= s.coins[seat]:
            legal.add((town.name[one], town.name[two]))
    return legal


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_done_player_takes_no_more_turns(seats: int) -> None:
    """RUM-13, RUM-14."""
    for seed in range(12):
        for s, _ in wander(seats, seed):
            if s.question in (TURN, FURTHER, COME_IN):
                assert not s.done[s.asking[0]] and s.active == s.asking[0] and s.reserve[s.active] > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_tell_every_kind_of_event(seats: int) -> None:
    """Random play reaches every part of the rules; `stuck` and `furnished` are tested elsewhere."""
    kinds = {event.kind for seed in range(40) for _, told in wander(seats, seed) for event in told}
    rare = {"left-tile", "relocated", "unclaimed", "nothing-here", "imagined", "imaginary-rolled"}
    wanted = {
        "built", "started", "made", "round", "moved", "crept", "met", "found-coin", "recovered", "declined",
        "recruited", "looked", "kept", "sold", "promised", "took-map", "revealed", "took-rum", "beat-guard",
        "lost-to-guard", "invited", "joined", "passed", "rolled", "rolled-again", "gave-barrel", "won-drink",
        "missed", "opened-chest", "added", "stung", "rested", "boarded", "spent", "brawl", "column",
        "knocked-out", "eliminated", "slept", "crossed", "came-home", "ended", "scored",
    }  # fmt: skip
    assert wanted <= kinds <= wanted | rare
    assert len(STACKS) == 11
