"""The contents of the box as data: board, cards, tokens, and every choice the game can offer."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Choice, Vocabulary

SEATS: Final = (2, 3, 4)  # FRE-1
BOATS: Final = 25  # FRE-3
START_MONEY: Final = 20  # FRE-10
DEAL_SEA: Final = 4  # FRE-12
DEAL_FD: Final = 1  # FRE-12
REGION_CASH: Final = 2  # FRE-30
WAREHOUSE_PAY: Final = 2  # FRE-7
WAREHOUSES: Final = 4  # FRE-7

LETTERS: Final = "ABCDEFG"  # columns
NUMBERS: Final = "1234567"  # rows

# Regions are numbered 0 … 48: A1, A2 … G7 (FRE-2).
REGIONS: Final = [letter + number for letter in LETTERS for number in NUMBERS]
REGION_AT: Final = {name: region for region, name in enumerate(REGIONS)}
OUTER: Final = [name[0] in "AG" or name[1] in "17" for name in REGIONS]
COPIES: Final = [1 if outer else 2 for outer in OUTER]  # FRE-4
SEA_CARDS: Final = [region for region in range(49) for _ in range(COPIES[region])]

# Dutchman cards are numbered 49 … 62 and name a column or a row (FRE-5).
FD: Final = 49
FD_NAMES: Final = list(LETTERS) + list(NUMBERS)
FD_CARDS: Final = [FD + line for line in range(14)]
FD_LINE: Final = [[region for region in range(49) if name in REGIONS[region]] for name in FD_NAMES]
CARD_NAMES: Final = REGIONS + FD_NAMES

# Spots (intersections) are numbered 0 … 35: AB12, AB23 … FG67 (FRE-2).
SPOTS: Final = [LETTERS[i] + LETTERS[i + 1] + NUMBERS[j] + NUMBERS[j + 1] for i in range(6) for j in range(6)]
SPOT_AT: Final = {name: spot for spot, name in enumerate(SPOTS)}
RING: Final = [
    [7 * i + j, 7 * i + j + 1, 7 * i + 7 + j, 7 * i + 7 + j + 1] for i in range(6) for j in range(6)
]
"""The four regions around a spot."""
AROUND: Final = [[spot for spot in range(36) if region in RING[spot]] for region in range(49)]
"""The spots a region touches: one in a corner, two at the edge, four inside."""

# Tokens: 0 none, 1 … 4 ships of value 5k and fee k (FRE-6), 5 warehouse (FRE-7), 6 … 9 doublers (FRE-8).
NONE: Final = 0
WAREHOUSE: Final = 5
DOUBLER: Final = 5
"""A doubler's token is this number plus the ship whose value it doubles."""
TOKENS: Final = [ship for ship in (1, 2, 3, 4) for _ in range(7)] + [WAREHOUSE] * WAREHOUSES + [6, 7, 8, 9]


def value_of(ship: int) -> int:
    return 5 * ship


class Board(Choice):
    def __init__(self, spot: int) -> None:
        super().__init__(f"board {SPOTS[spot]}", {"token": SPOTS[spot]})
        self.spot: int = spot


class Place(Choice):
    def __init__(self, region: int) -> None:
        super().__init__(f"place {REGIONS[region]}", {"region": REGIONS[region]})
        self.region: int = region


class Cash(Choice):
    def __init__(self, region: int) -> None:
        super().__init__(f"cash {REGIONS[region]}", {"region": REGIONS[region]})
        self.region: int = region


class Dutchman(Choice):
    def __init__(self, card: int, region: int) -> None:
        card_name, region_name = CARD_NAMES[card], REGIONS[region]
        super().__init__(f"fd {card_name} {region_name}", {"card": card_name, "region": region_name})
        self.card: int = card
        self.region: int = region


class Resolve(Choice):
    def __init__(self, spot: int) -> None:
        super().__init__(f"resolve {SPOTS[spot]}", {"token": SPOTS[spot]})
        self.spot: int = spot


BOARD: Final = [Board(spot) for spot in range(36)]
PLACE: Final = [Place(region) for region in range(49)]
CASH: Final = [Cash(region) for region in range(49)]
DUTCHMAN: Final = [[Dutchman(FD + line, region) for region in FD_LINE[line]] for line in range(14)]
RESOLVE: Final = [Resolve(spot) for spot in range(36)]
DRAW_SEA: Final = Choice("draw sea", {"deck": "sea"})
DRAW_FD: Final = Choice("draw fd", {"deck": "fd"})


def _every_choice() -> list[Choice]:
    choices: list[Choice] = []
    choices += BOARD
    choices += PLACE
    choices += CASH
    for line in DUTCHMAN:
        choices += line
    choices += RESOLVE
    choices += [DRAW_SEA, DRAW_FD]
    return choices


VOCABULARY: Final = Vocabulary(__name__, _every_choice())
