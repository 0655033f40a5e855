"""How good a choice looks without looking ahead: what each ship is worth, and the odds to get it."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.parts import (
    BLANK,
    DECLINE,
    ENOUGH,
    FIRE,
    HAND,
    HOLD,
    MOST_LAID,
    PASS,
    PILE,
    PIRATE,
    POINTS,
    STOP,
    Aim,
    Board,
    Counter,
    Discard,
    Dismiss,
    Loot,
    Lose,
    Pay,
    Place,
    Take,
    ways_to_reach,
)
from flibuste.games.stoertebeker.state import UP, Roads
from flibuste.kernel.types import Choice, Seat

IN_HAND: Final = 0.8
"""The chance that a provision in hand is laid at its ship in the end."""
TO_COME: Final = [0.62, 0.56, 0.56, 0.5, 0.5, 0.46]
"""The chance that a provision not yet in hand is found and laid, by kind; rarer kinds have less."""
CARD: Final = 0.3
"""What any card in hand is worth, and so what it costs to lay it."""
PIRATE_CARD: Final = 0.75
STRENGTH: Final = 2.9
"""The assumed points of an unseen pirate."""
HARM: Final = 0.6
"""The share of a rival's loss that counts as a gain; divided by the number of rivals."""
LOST: Final = 0.9
"""What it costs to lose a provision when a boarding fails."""
WAITING: Final = 0.72
"""The share of a boarding's worth that remains if it waits until the next turn."""
LATE: Final = 30
IMPATIENCE: Final = 0.05
"""After LATE turns, each further turn makes waiting worse by this; otherwise a bot might wait for ever."""
EXCHANGE: Final = 0.55
"""What taking a chosen card from the discard pile is worth."""

HORIZON: Final = 16
"""After so many choices, appraising beats playing on by these weights. Measured: docs/research-log.md."""


def weigh(s: Roads, seat: Seat, options: list[Choice]) -> list[float]:
    eyes = Eyes(s, seat)
    return [eyes.weigh(option) for option in options]


def chance(number: int) -> float:
    """The chance to throw at least this number with two dice."""
    return ways_to_reach(number) / 36.0


class Eyes:
    """The table as one seat sees it."""

    def __init__(self, s: Roads, seat: Seat) -> None:
        self.s: Roads = s
        self.seat: Seat = seat
        self.others: list[Seat] = [other for other in range(s.seats) if other != seat]
        self.harm: float = HARM / (s.seats - 1)
        self.stock: list[int] = [0] * 6
        """How many provisions of each kind are in hand."""
        self.best_pirate: int = 0
        for card in s.hands[seat]:
            if card < PIRATE:
                self.stock[card >> 1] += 1
            else:
                self.best_pirate = max(self.best_pirate, POINTS[card])

    def weigh(self, choice: Choice) -> float:  # noqa: C901, PLR0911, PLR0912 - one line for each verb
        if isinstance(choice, Place):
            return self.place(choice.card, choice.berth)
        if choice is STOP:
            return self.stop()
        if isinstance(choice, Discard):
            return -self.keep(choice.card)
        if isinstance(choice, Take):
            return self.keep(choice.card)
        if isinstance(choice, Pay):
            return -self.keep(choice.card)
        if choice is FIRE:
            return self.fire()
        if isinstance(choice, Aim):
            return self.aim(choice.berth)
        if isinstance(choice, Loot):
            return self.loot(choice.seat, choice.card, self.s.target)
        if isinstance(choice, Dismiss):
            return -choice.points + (0.5 if choice.face_up else 0.0)
        if isinstance(choice, Board):
            return self.board(choice.berth)
        if choice is PASS:
            return self.wait()
        if isinstance(choice, Lose):
            return -POINTS[choice.card]
        if isinstance(choice, Counter):
            return self.counter(choice)
        assert choice is HOLD or choice is ENOUGH or choice is DECLINE
        return 0.0

    # Ships.

    def prospect(self, berth: int, lack: list[int], stock: list[int], strength: int) -> float:
        """What a ship is worth to the seat: its points times the chance to complete the set and to board."""
        ship = self.s.ship(berth)
        likely = 1.0
        for kind in range(6):
            for at in range(lack[kind]):
                likely *= IN_HAND if at < stock[kind] else TO_COME[kind]
        more = (self.best_pirate + 1) // 2
        throw = 0.6 * chance(ship.boarding - strength) + 0.4 * chance(ship.boarding - strength - more - 1)
        return ship.points * likely * (0.15 + 0.85 * throw)

    def lack_of(self, berth: int, seat: Seat) -> list[int]:
        at = 6 * self.s.side(berth, seat)
        return self.s.need[at : at + 6]

    def place(self, card: int, berth: int) -> float:
        s = self.s
        side = s.side(berth, self.seat)
        lack = self.lack_of(berth, self.seat)
        strength = s.strength[side]
        before = self.prospect(berth, lack, self.stock, strength)
        if card >= PIRATE:
            likely = self.prospect(berth, lack, self.stock, strength + POINTS[card]) - before
            guard = 0.12 * POINTS[card] if s.lack[side] == 0 else 0.0
            return likely + guard - PIRATE_CARD
        kind = card >> 1
        lack[kind] -= 1
        stock = self.stock[:]
        stock[kind] -= 1
        after = self.prospect(berth, lack, stock, strength + POINTS[card])
        if sum(lack) == 0:
            after *= 1.15
        return after - before - CARD

    def stop(self) -> float:
        """Stopping means to discard: two or three cards bring one or two chosen ones."""
        s = self.s
        left = s.quota - s.played
        if left < 2 or sum(s.discard) == 0:
            return -0.65
        return -0.5 if left == 2 else -0.4

    def keep(self, card: int) -> float:
        """How much a card in hand would help at some ship."""
        s = self.s
        best = 0.0
        if card >= PIRATE:
            return 0.3 + 0.25 * POINTS[card]
        for berth in range(len(s.berths)):
            if s.berths[berth] >= 0 and s.need[6 * s.side(berth, self.seat) + (card >> 1)]:
                gain = self.place(card, berth) + CARD
                best = max(best, gain)
        return best + 0.2 * POINTS[card] + 0.15 * (1.0 - TO_COME[card >> 1])

    # Broadside.

    def fire(self) -> float:
        s = self.s
        best = 0.0
        for berth in range(len(s.berths)):
            if s.laid[s.side(berth, self.seat)]:
                best = max(best, self.aim(berth))
        left = s.quota - s.played
        return best - (EXCHANGE if left > 1 and sum(s.discard) > 0 else 0.15)

    def aim(self, berth: int) -> float:
        """The expected value of a broadside: the best card each face of the two dice can hit."""
        s = self.s
        total = 0.0
        for die in s.box.dice:
            for kind in die:
                if kind == BLANK:
                    continue
                best = 0.0
                for other in self.others:
                    for card in (2 * kind, 2 * kind + 1):
                        if s.has(berth, other, card):
                            best = max(best, self.loot(other, card, berth))
                total += best / len(die)
        return total

    def loot(self, other: Seat, card: int, berth: int) -> float:
        """The card, if the ship asks for it, and the harm to its owner."""
        s = self.s
        kind = card >> 1
        gain = 0.0
        lack = self.lack_of(berth, self.seat)
        if lack[kind]:
            gain = self.place(card, berth) + CARD
        theirs = self.lack_of(berth, other)
        none = [0] * 6
        seen = self.open_strength(berth, other)
        before = self.prospect(berth, theirs, none, seen)
        theirs[kind] += 1
        after = self.prospect(berth, theirs, none, seen - POINTS[card])
        crew = len(s.crew[s.side(berth, other)])
        pirates = 0.8 if crew > s.laid[s.side(berth, other)] - 1 else 0.0
        return gain + self.harm * (before - after + pirates) * (1.0 + self.threat(other))

    def open_strength(self, berth: int, other: Seat) -> int:
        """A rival's strength: visible points, and an average for unseen pirates."""
        s = self.s
        side = s.side(berth, other)
        strength = float(sum(s.heads[6 * side : 6 * side + 6]))
        for pirate in s.crew[side]:
            strength += pirate & 15 if pirate & UP else STRENGTH
        return int(strength + 0.5)

    def threat(self, other: Seat) -> float:
        """Harm to a rival who leads counts more."""
        s = self.s
        return 0.02 * (s.score[other] - s.score[self.seat])

    # Boarding.

    def board(self, berth: int) -> float:
        s = self.s
        side = s.side(berth, self.seat)
        ship = s.ship(berth)
        needed = ship.boarding - s.strength[side]
        likely = chance(needed)
        total = s.strength[side] + max(7, (needed + 12) // 2 if needed > 2 else 7)
        prize = ship.points * (1.0 - self.danger(berth, total))
        risk = LOST * min(s.laid[side], 2) * 0.5
        return likely * prize - (1.0 - likely) * risk

    def danger(self, berth: int, total: int) -> float:
        """The chance that a counter-attack beats this total."""
        s = self.s
        safe = 1.0
        for other in self.others:
            side = s.side(berth, other)
            lack = s.lack[side]
            if s.laid[side] and lack <= MOST_LAID and lack <= len(s.hands[other]):
                holds = 1.0
                for kind in range(6):
                    for _ in range(s.need[6 * side + kind]):
                        holds *= TO_COME[kind] * len(s.hands[other]) / HAND
                safe *= 1.0 - holds * chance(total + 1 - self.open_strength(berth, other))
        return 1.0 - safe

    def wait(self) -> float:
        """The value of boarding in the next turn instead, with one more pirate; 0 in the last round."""
        s = self.s
        if s.last_round or s.taken() >= PILE[s.seats]:
            return 0.0
        best = 0.0
        for berth in range(len(s.berths)):
            side = s.side(berth, self.seat)
            if s.berths[berth] < 0 or s.lack[side] or not s.laid[side] or s.tried >> berth & 1:
                continue
            more = self.best_pirate if len(s.crew[side]) < s.laid[side] else 0
            likely = chance(s.ship(berth).boarding - s.strength[side] - more)
            best = max(best, WAITING * likely * s.ship(berth).points)
        return best - IMPATIENCE * max(0, s.turns[self.seat] - LATE)

    def counter(self, choice: Counter) -> float:
        """Brings the ship and keeps it from the leader; costs cards that could serve elsewhere."""
        s = self.s
        side = s.side(s.target, self.seat)
        ship = s.ship(s.target)
        strength = s.strength[side] + len(choice.heads)
        likely = chance(s.best + 1 - strength)
        gain = ship.points * (1.0 + self.harm)
        return likely * gain - s.lack[side] * (CARD + 0.35) - 0.15 * len(choice.heads)
