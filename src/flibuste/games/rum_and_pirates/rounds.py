"""The beginning and the end of a round (RUM-11, RUM-98, RUM-100 to RUM-105)."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.brawl import brawl
from flibuste.games.rum_and_pirates.parts import BUNKS, DIE, PIRATES, ROUNDS, STACKS
from flibuste.games.rum_and_pirates.scoring import finish
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.turn import turn
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts


def begin_round(s: Harbour, number: int, dealer: Dealer) -> None:
    """Action phase, brawl, end of the round (RUM-11)."""
    seats = s.seats
    s.round = number
    s.active = s.start
    s.done = [False] * seats
    s.awake = seats
    if dealer.heard:
        dealer.tell("round", "RUM-11", {"round": number, "seat": s.start})
    if seats == 2:  # RUM-98
        s.rows.append(seats)
        s.left[seats] = dealer.roll(DIE)
        if dealer.heard:
            dealer.tell("imagined", "RUM-98", {"pirates": s.left[seats]})
    s.then(turn, s.start)
    s.then(brawl)
    s.then(end_round)


def make_beds(s: Harbour, dealer: Dealer) -> None:
    """Turns up a bunk, a hammock and, with four or five players, a rope below the ship (RUM-6, RUM-100)."""
    for bed in range(3):
        bag = s.bags[BUNKS + bed]
        s.beds[bed] = dealer.draw(bag) if bag else -1
        if dealer.heard and s.beds[bed] >= 0:
            facts: Facts = {"bed": STACKS[BUNKS + bed], "value": s.box.value[s.beds[bed]]}
            dealer.tell("made", "RUM-100" if s.round else "RUM-6", facts)


def end_round(s: Harbour, _: int, dealer: Dealer) -> None:
    for bed in range(3):
        if s.beds[bed] >= 0:  # RUM-100
            s.out.append(s.beds[bed])
            if dealer.heard:
                facts: Facts = {"bed": STACKS[BUNKS + bed], "value": s.box.value[s.beds[bed]]}
                dealer.tell("unclaimed", "RUM-100", facts)
            s.beds[bed] = -1
    if s.round < ROUNDS:
        make_beds(s, dealer)
    go_home(s, dealer)
    if s.round == ROUNDS:  # RUM-105
        finish(s, dealer)
        return
    s.start = (s.start + 1) % s.seats  # RUM-103; captain, coins, rum and displays stay (RUM-102, RUM-104)
    s.then(begin_round, s.round + 1)


def go_home(s: Harbour, dealer: Dealer) -> None:
    """All pirates return from alleys and ship (RUM-101)."""
    s.reserve = [PIRATES - pool for pool in s.pool]
    if dealer.heard:
        dealer.tell("came-home", "RUM-101", {"reserves": s.reserve[:]})
    clear(s)


def clear(s: Harbour) -> None:
    """Empties the alleys and the ship."""
    s.owner = [-1] * len(s.town.name)
    s.ways_free = s.town.ways_count[:]
    s.outs_free = s.town.outs_count[:]
    s.darks_free = len(s.town.darks)
    s.rows = []
    s.left = [0] * (s.seats + 1)
    s.right = [0] * (s.seats + 1)
    s.crews = 0
    s.crews_first = 0
    s.series = 0
    s.column = 0
    s.fighters = []
    s.standing = -1
    s.standing_die = 0
