"""The contents of the box as data: characters, influence, booty, and every choice the game can offer."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Choice, Facts, Vocabulary

SEATS: Final = (2, 3, 4, 5, 6)  # LIB-1
CAMPAIGNS: Final = 3
DAYS: Final = 6
FIRST_RANKS: Final = 9  # LIB-6
NEW_RANKS: Final = 6  # LIB-42
DOUBLOONS: Final = 10  # LIB-4
RANKS: Final = range(1, 31)

# A character is represented by its rank; its name is a key in the catalogues.
CHARACTERS: Final = [
    "",
    "parrot", "monkey", "beggar", "recruiter", "cabin_boy",
    "preacher", "barkeep", "waitress", "carpenter", "french_officer",
    "voodoo_witch", "freed_slave", "mutineer", "brute", "gunner",
    "topman", "spanish_spy", "cook", "bosun", "armorer",
    "merchant", "surgeon", "treasurer", "gambler", "governors_daughter",
    "quartermaster", "granny_wata", "first_mate", "captain", "spanish_governor",
]  # fmt: skip
PARROT: Final = 1  # LIB-101
MONKEY: Final = 2  # LIB-102
BEGGAR: Final = 3  # LIB-103
RECRUITER: Final = 4  # LIB-104
CABIN_BOY: Final = 5  # LIB-105
PREACHER: Final = 6  # LIB-106
BARKEEP: Final = 7  # LIB-107
WAITRESS: Final = 8  # LIB-108
CARPENTER: Final = 9  # LIB-109
FRENCH_OFFICER: Final = 10  # LIB-110
VOODOO_WITCH: Final = 11  # LIB-111
FREED_SLAVE: Final = 12  # LIB-112
MUTINEER: Final = 13  # LIB-113
BRUTE: Final = 14  # LIB-114
GUNNER: Final = 15  # LIB-115
TOPMAN: Final = 16  # LIB-116
SPANISH_SPY: Final = 17  # LIB-117
COOK: Final = 18  # LIB-118
BOSUN: Final = 19  # LIB-119
ARMORER: Final = 20  # LIB-120
MERCHANT: Final = 21  # LIB-121
SURGEON: Final = 22  # LIB-122
TREASURER: Final = 23  # LIB-123
GAMBLER: Final = 24  # LIB-124
GOVERNORS_DAUGHTER: Final = 25  # LIB-125
QUARTERMASTER: Final = 26  # LIB-126
GRANNY_WATA: Final = 27  # LIB-127
FIRST_MATE: Final = 28  # LIB-128
CAPTAIN: Final = 29  # LIB-129
SPANISH_GOVERNOR: Final = 30  # LIB-130

DAY_POWERS: Final = [1, 2, 3, 4, 6, 9, 10, 11, 14, 15, 17, 19, 21, 22, 24, 26, 29, 30]
DUSK_POWERS: Final = [CABIN_BOY, COOK]
NIGHT_POWERS: Final = [27, 20, 13, 12, 8, 7]  # LIB-32
END_POWERS: Final = [29, 28, 26, 25, 24, 23, 16, 9, 6]  # LIB-36
AWAKE: Final = [rank in NIGHT_POWERS for rank in range(31)]
"""Whether a rank has a night power."""


def power_of(rank: int) -> str:
    """The rule with a character's powers: LIB-101 for rank 1, LIB-130 for rank 30."""
    return f"LIB-{100 + rank}"


POWER: Final = [power_of(rank) for rank in range(31)]
PHASES: Final = [
    [
        phase
        for phase, powers in (
            ("day", DAY_POWERS),
            ("dusk", DUSK_POWERS),
            ("night", NIGHT_POWERS),
            ("end", END_POWERS),
        )
        if rank in powers
    ]
    for rank in range(31)
]
"""The phases in which a character's powers work."""

# Colours form a circle: each beats the one before it on 25 of the 30 ranks (LIB-7).
COLOURS: Final = ["yellow", "red", "blue", "green", "black", "white"]
YELLOW: Final = [
    0,
    1, 2, 3, 4, 5, 6, 6, 1, 2, 3, 4, 5, 5, 6, 1,
    2, 3, 4, 4, 5, 6, 1, 2, 3, 3, 4, 5, 6, 1, 2,
]  # fmt: skip
INFLUENCE: Final = [
    [0] + [(YELLOW[rank] - 1 + colour) % 6 + 1 for rank in range(1, 31)] for colour in range(6)
]
"""The influence by colour and rank."""

# A card on the ship is one number made of rank, influence and seat. It sorts as the characters do (LIB-7).
CARD: Final = [
    [[(rank * 8 + INFLUENCE[colour][rank]) * 8 + seat for rank in range(31)] for seat in range(6)]
    for colour in range(6)
]
"""The number of a card by colour, seat and rank."""
HIGHEST: Final = 1 << 12
"""Greater than any card."""


def rank_of(card: int) -> int:
    return card >> 6


def seat_of(card: int) -> int:
    return card & 7


# Booty tiles of one kind are equal, so only counts are kept: seven kinds, in this order.
TILES: Final = ["chest", "jewel", "goods", "map", "relic", "sabre", "officer"]
CHEST: Final = 0
JEWEL: Final = 1
GOODS: Final = 2
MAP: Final = 3
RELIC: Final = 4
SABRE: Final = 5
OFFICER: Final = 6
KINDS: Final = 7
COUNT: Final = [4, 6, 10, 8, 10, 6, 6]
VALUE: Final = [5, 3, 1, 0, -3, 0, 0]  # LIB-37
MAP_SET: Final = 3
MAP_SET_VALUE: Final = 12
ALL_TILES: Final = 50


class PlayCharacter(Choice):
    def __init__(self, rank: int) -> None:
        super().__init__(f"play {rank}", {"rank": rank, "character": CHARACTERS[rank]})
        self.rank: int = rank


class Parrot(Choice):
    def __init__(self, rank: int) -> None:
        super().__init__(f"parrot {rank}", {"rank": rank, "character": CHARACTERS[rank]})
        self.rank: int = rank


class Recruit(Choice):
    def __init__(self, rank: int) -> None:
        super().__init__(f"recruit {rank}", {"rank": rank, "character": CHARACTERS[rank]})
        self.rank: int = rank


class Keep(Choice):
    def __init__(self, tile: int) -> None:
        super().__init__(f"keep {TILES[tile]}", {"tile": TILES[tile]})
        self.tile: int = tile


class Gunner(Choice):
    def __init__(self, victim: int, rank: int) -> None:
        facts: Facts = {"victim_seat": victim, "rank": rank, "character": CHARACTERS[rank]}
        super().__init__(f"gunner {victim} {rank}", facts)
        self.victim: int = victim
        self.rank: int = rank


class Sell(Choice):
    def __init__(self, tile: int, count: int) -> None:
        facts: Facts = {"tile": TILES[tile], "count": count, "price": SALE[count]}
        super().__init__(f"sell {TILES[tile]} {count}", facts)
        self.tile: int = tile
        self.count: int = count


class Surgeon(Choice):
    def __init__(self, rank: int) -> None:
        super().__init__(f"surgeon {rank}", {"rank": rank, "character": CHARACTERS[rank]})
        self.rank: int = rank


class Booty(Choice):
    def __init__(self, tile: int) -> None:
        super().__init__(f"booty {TILES[tile]}", {"tile": TILES[tile]})
        self.tile: int = tile


class Sabre(Choice):
    def __init__(self, victim: int, rank: int) -> None:
        facts: Facts = {"victim_seat": victim, "rank": rank, "character": CHARACTERS[rank]}
        super().__init__(f"sabre {victim} {rank}", facts)
        self.victim: int = victim
        self.rank: int = rank


SALE: Final = [0, 0, 3, 5]
"""What the Merchant gets, by number of tiles sold."""

PLAY: Final = [PlayCharacter(rank) for rank in range(31)]
PARROT_BY: Final = [Parrot(rank) for rank in range(31)]
RECRUIT: Final = [Recruit(rank) for rank in range(31)]
KEEP: Final = [Keep(tile) for tile in range(KINDS)]
SHOOT: Final = [[Gunner(seat, rank) for rank in range(31)] for seat in range(6)]
SELL_TWO: Final = [Sell(tile, 2) for tile in range(KINDS)]
SELL_THREE: Final = [Sell(tile, 3) for tile in range(KINDS)]
REVIVE: Final = [Surgeon(rank) for rank in range(31)]
TAKE: Final = [Booty(tile) for tile in range(KINDS)]
STRIKE: Final = [[Sabre(seat, rank) for rank in range(31)] for seat in range(6)]
SELL_MAP: Final = Choice("waitress yes", {"sell": True})
KEEP_MAP: Final = Choice("waitress no", {"sell": False})


def _every_choice() -> list[Choice]:
    """The tables have an unused entry for rank 0, so that a rank is its own index."""
    choices: list[Choice] = []
    choices += PLAY[1:]
    choices += PARROT_BY[1:]
    choices += RECRUIT[1:]
    choices += KEEP
    for victim in SHOOT:
        choices += victim[1:]
    for tile in range(KINDS):
        choices += [SELL_TWO[tile], SELL_THREE[tile]]
    choices += REVIVE[1:]
    choices += TAKE
    for struck in STRIKE:
        choices += struck[1:]
    choices += [SELL_MAP, KEEP_MAP]
    return choices


VOCABULARY: Final = Vocabulary(__name__, _every_choice())
