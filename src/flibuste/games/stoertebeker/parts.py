"""Cards, kinds and berths as numbers with their names, and every choice the game can offer."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Choice, Vocabulary

SEATS: Final = (2, 3, 4)
HAND: Final = 6  # STO-9, STO-55
QUOTA: Final = 3  # STO-14
MOST_LAID: Final = 3  # STO-44
TABLE: Final = 4  # STO-6
TABLE_OF_TWO: Final = 3  # STO-67
PILE: Final = [0, 0, 12, 15, 18]  # STO-7
"""How many ships the pile has, by number of players."""
TRACK: Final = 44  # STO-51
CALM: Final = 25
"""Rounds without a capture after which a game with own files stands still (STO-62, ruling R-8)."""
COLOUR_SET: Final = 3  # STO-63

FILES: Final = ("ships.csv", "cards.csv", "colour_dice.json")
"""The files that a player who owns the game may replace."""

KINDS: Final = ["water", "beans", "bread", "rum", "meat", "bananas"]
BLANK: Final = 6
"""A face of a colour die that matches nothing."""
FACES: Final = [*KINDS, "blank"]

# Cards of one type are equal. Types 0 … 11 are provisions, two for each kind: without and with a head;
# 12 … 23 are pirates of 1 to 12 points. The box has pirates of 2, 3 and 4; a player's own box may have any
# that two dice can beat (STO-4).
PIRATE: Final = 12
STRONGEST: Final = 12
TYPES: Final = 24
CARD_NAMES: Final = [kind + head for kind in KINDS for head in ("", "-head")] + [
    f"pirate{points}" for points in range(1, STRONGEST + 1)
]
CARD_AT: Final = {name: card for card, name in enumerate(CARD_NAMES)}
POINTS: Final = [card & 1 if card < PIRATE else card - PIRATE + 1 for card in range(TYPES)]
"""What a card adds to a boarding."""

BERTHS: Final = ["A", "B", "C", "D"]
"""The places for ships on the table."""

# How many of the 36 throws of two dice reach a number (2.5).
WAYS: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]


def ways_to_reach(number: int) -> int:
    """How many of the 36 throws of two dice show at least this number."""
    if number < 0:
        return 36
    return WAYS[number] if number <= 12 else 0


class Place(Choice):
    def __init__(self, card: int, berth: int) -> None:
        name, ship = CARD_NAMES[card], BERTHS[berth]
        super().__init__(f"place {name} {ship}", {"card": name, "ship": ship})
        self.card: int = card
        self.berth: int = berth


class Discard(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"discard {CARD_NAMES[card]}", {"card": CARD_NAMES[card]})
        self.card: int = card


class Take(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"take {CARD_NAMES[card]}", {"card": CARD_NAMES[card]})
        self.card: int = card


class Pay(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"pay {CARD_NAMES[card]}", {"card": CARD_NAMES[card]})
        self.card: int = card


class Aim(Choice):
    def __init__(self, berth: int) -> None:
        super().__init__(f"aim {BERTHS[berth]}", {"ship": BERTHS[berth]})
        self.berth: int = berth


class Loot(Choice):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__(f"loot {seat} {CARD_NAMES[card]}", {"from_seat": seat, "card": CARD_NAMES[card]})
        self.seat: int = seat
        self.card: int = card


class Dismiss(Choice):
    """A pirate that the others have seen is a different option from one they have not (A-31)."""

    def __init__(self, points: int, face_up: bool) -> None:
        name = CARD_NAMES[PIRATE + points - 1]
        super().__init__(f"dismiss {name} {'up' if face_up else 'down'}", {"card": name, "face_up": face_up})
        self.points: int = points
        self.face_up: bool = face_up


class Board(Choice):
    def __init__(self, berth: int) -> None:
        super().__init__(f"board {BERTHS[berth]}", {"ship": BERTHS[berth]})
        self.berth: int = berth


class Lose(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"lose {CARD_NAMES[card]}", {"card": CARD_NAMES[card]})
        self.card: int = card


class Counter(Choice):
    """All missing cards are laid; the choice only says which of them have a head."""

    def __init__(self, heads: tuple[int, ...]) -> None:
        names = [CARD_NAMES[2 * kind + 1] for kind in heads]
        super().__init__(" ".join(["counter", *names]), {"heads": len(names), "cards": names})
        self.heads: tuple[int, ...] = heads
        """The kinds laid with a head, ascending."""


def _head_sets() -> list[tuple[int, ...]]:
    """All ascending tuples of up to three kinds, repetitions included."""
    sets: list[tuple[int, ...]] = [()]
    longest = sets
    for _ in range(MOST_LAID):
        longest = [(*heads, kind) for heads in longest for kind in range(6) if not heads or kind >= heads[-1]]
        sets = sets + longest
    return sets


PLACE: Final = [[Place(card, berth) for berth in range(TABLE)] for card in range(TYPES)]
STOP: Final = Choice("stop")
FIRE: Final = Choice("fire")
HOLD: Final = Choice("hold")
DISCARD: Final = [Discard(card) for card in range(TYPES)]
TAKE: Final = [Take(card) for card in range(TYPES)]
ENOUGH: Final = Choice("enough")
PAY: Final = [Pay(card) for card in range(TYPES)]
AIM: Final = [Aim(berth) for berth in range(TABLE)]
LOOT: Final = [[Loot(seat, card) for card in range(PIRATE)] for seat in range(max(SEATS))]
DISMISS: Final = [[Dismiss(points, up) for up in (False, True)] for points in range(1, STRONGEST + 1)]
BOARD: Final = [Board(berth) for berth in range(TABLE)]
PASS: Final = Choice("pass")
LOSE: Final = [Lose(card) for card in range(PIRATE)]
COUNTER: Final = [Counter(heads) for heads in _head_sets()]
COUNTER_WITH: Final = {choice.heads: choice for choice in COUNTER}
DECLINE: Final = Choice("decline")


def _every_choice() -> list[Choice]:
    choices: list[Choice] = []
    for row in PLACE:
        choices += row
    choices += [STOP, FIRE, HOLD]
    choices += DISCARD
    choices += TAKE
    choices.append(ENOUGH)
    choices += PAY
    choices += AIM
    for prey in LOOT:
        choices += prey
    for pirate in DISMISS:
        choices += pirate
    choices += BOARD
    choices.append(PASS)
    choices += LOSE
    choices += COUNTER
    choices.append(DECLINE)
    return choices


VOCABULARY: Final = Vocabulary(__name__, _every_choice())
