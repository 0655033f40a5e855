"""The brawl on the ship: column by column on both sides until one crew is left (RUM-90 to RUM-98)."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.dice import USE_RUM, roll
from flibuste.games.rum_and_pirates.parts import BUNK, BUNKS, HAMMOCK, ROPE, ROPE_SEATS, STACKS
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts


def brawl(s: Harbour, _: int, dealer: Dealer) -> None:
    """The crews in the rows of the ship fight. A single crew wins at once; none means no brawl (RUM-90)."""
    s.crews = s.crews_first = len(s.rows)
    s.active = s.start
    s.moves = 0
    if dealer.heard:
        dealer.tell("brawl", "RUM-90", {"crews": s.crews})
    if s.crews == 1:
        award(s, s.rows[0], BUNK, dealer)
        if s.seats >= ROPE_SEATS:
            award(s, s.rows[0], ROPE, dealer)
    elif s.crews > 1:
        fight(s, 0, dealer)


def side_of(s: Harbour) -> list[int]:
    """The side where the series is fought: left, right, left … (RUM-92)."""
    return s.left if s.series % 2 else s.right


def fight(s: Harbour, column: int, dealer: Dealer) -> None:
    """Fights from this column to the mast, then the next series, until a question or the end (RUM-92)."""
    while True:
        if column == 0:
            s.series += 1
            column = max(side_of(s))
        line_up(s, column, dealer)
        if not roll_off(s, 0, dealer):
            return
        column -= 1


def line_up(s: Harbour, column: int, dealer: Dealer) -> None:
    """Lines up all pirates in this column, from the top (RUM-91)."""
    side = side_of(s)
    s.column = column
    s.fighters = [crew for crew in s.rows if side[crew] >= column]
    s.standing = -1
    s.standing_die = 0
    if dealer.heard:
        crews: list[int | None] = [crew if crew < s.seats else None for crew in s.fighters]
        name = "left" if s.series % 2 else "right"
        facts: Facts = {"series": s.series, "side": name, "column": column, "crews": crews}
        dealer.tell("column", "RUM-92", facts)


def roll_off(s: Harbour, number: int, dealer: Dealer) -> bool:
    """Rolls for each fighter from this one down (RUM-94). Returns whether the column is decided.

    A player with rum is asked, and the column waits. The imaginary crew never has rum (RUM-98).
    """
    fighters = s.fighters
    if len(fighters) == 1:  # RUM-93
        s.standing = fighters[0]
    else:
        for at in range(number, len(fighters)):
            crew = fighters[at]
            roll(s, crew, dealer)
            if crew < s.seats and s.rum[crew]:
                s.ask(USE_RUM, crew)
                s.then(decide, at)
                return False
            if not judge(s, at, dealer):
                return False
    cross(s, dealer)
    return True


def decide(s: Harbour, number: int, dealer: Dealer) -> None:
    """The roll is final: goes on with the column and the rest of the brawl."""
    if judge(s, number, dealer) and roll_off(s, number + 1, dealer):
        fight(s, s.column - 1, dealer)


def judge(s: Harbour, number: int, dealer: Dealer) -> bool:
    """A lower roll than the standing one is out. With an equal or higher roll the other is out (RUM-94).

    Returns False when only one crew is left and the brawl is over (RUM-96).
    """
    crew = s.fighters[number]
    loser = crew
    if number == 0 or s.die >= s.standing_die:
        loser = s.standing
        s.standing = crew
        s.standing_die = s.die
    if number:
        knock_out(s, loser, dealer)
        if s.crews == 1:
            calm(s)
            return False
    return True


def knock_out(s: Harbour, crew: int, dealer: Dealer) -> None:
    """A pirate goes back to the owner (RUM-95); with its last pirate the crew is out (RUM-96)."""
    side_of(s)[crew] -= 1
    if crew < s.seats:
        s.reserve[crew] += 1
    if dealer.heard:
        facts = crew_facts(s, crew)
        facts["column"] = s.column
        facts["left"] = s.aboard(crew)
        dealer.tell("knocked-out", "RUM-94", facts)
    if s.aboard(crew) == 0:
        s.crews -= 1
        eliminate(s, crew, dealer)


def eliminate(s: Harbour, crew: int, dealer: Dealer) -> None:
    """Decides who gets which sleeping place (RUM-97)."""
    if dealer.heard:
        facts = crew_facts(s, crew)
        facts["crews"] = s.crews
        dealer.tell("eliminated", "RUM-96", facts)
    if s.crews == 2 and s.seats >= ROPE_SEATS:
        award(s, crew, ROPE, dealer)
    elif s.crews == 1:
        award(s, crew, HAMMOCK, dealer)
        award(s, s.standing, BUNK, dealer)
        if s.crews_first == 2 and s.seats >= ROPE_SEATS:
            award(s, s.standing, ROPE, dealer)


def award(s: Harbour, crew: int, bed: int, dealer: Dealer) -> None:
    """Puts the tile under the flag; what the imaginary crew wins leaves the game (RUM-98)."""
    tile = s.beds[bed]
    if tile < 0:
        return
    s.beds[bed] = -1
    if crew < s.seats:
        s.won[crew].append(tile)
    else:
        s.out.append(tile)
    if dealer.heard:
        facts = crew_facts(s, crew)
        facts["bed"] = STACKS[BUNKS + bed]
        facts["value"] = s.box.value[tile]
        dealer.tell("slept", "RUM-97", facts)


def cross(s: Harbour, dealer: Dealer) -> None:
    """The winner goes to the other side of its row, next to the mast or to its own pirates (RUM-95)."""
    crew = s.standing
    here, there = (s.left, s.right) if s.series % 2 else (s.right, s.left)
    here[crew] -= 1
    there[crew] += 1
    if dealer.heard:
        facts = crew_facts(s, crew)
        facts["column"] = s.column
        facts["side"] = "right" if s.series % 2 else "left"
        facts["place"] = there[crew]
        dealer.tell("crossed", "RUM-95", facts)
    s.roller = -1
    s.die = 0


def calm(s: Harbour) -> None:
    """One crew is left: the remaining columns are not fought (RUM-96)."""
    s.fighters = []
    s.standing = -1
    s.standing_die = 0
    s.roller = -1
    s.die = 0


def crew_facts(s: Harbour, crew: int) -> dict[str, bool | int | str | None]:
    """A crew's seat; the imaginary crew has none."""
    ghost = crew == s.seats
    return {"seat": None if ghost else crew, "imaginary": ghost}
