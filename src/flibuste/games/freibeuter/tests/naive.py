"""A second, naive implementation of the rules: names and dicts, and the whole board is searched each time.

It is written from the rulebook and not from the rules' code, so that the two can be compared.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

LETTERS: Final = "ABCDEFG"
NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7)
REGIONS: Final = [letter + str(number) for letter in LETTERS for number in NUMBERS]
FD_CARDS: Final = list(LETTERS) + [str(number) for number in NUMBERS]
TOKEN_SPOTS: Final = {
    LETTERS[i] + LETTERS[i + 1] + str(n) + str(n + 1): [
        LETTERS[i] + str(n),
        LETTERS[i] + str(n + 1),
        LETTERS[i + 1] + str(n),
        LETTERS[i + 1] + str(n + 1),
    ]
    for i in range(6)
    for n in range(1, 7)
}
OVER: Final = "GAME_OVER"

Draws = list[tuple[str, str]]
"""Deck and card, in the order they are drawn."""


def is_outer(region: str) -> bool:
    return region[0] in "AG" or region[1] in "17"


SEA_CARD_COPIES: Final = {region: 1 if is_outer(region) else 2 for region in REGIONS}


class Naive:
    """One game. The caller provides all luck: tokens, hands and starting seat, then each card drawn."""

    def __init__(
        self, tokens: dict[str, str], hand_sea: list[list[str]], hand_fd: list[list[str]], active: int
    ) -> None:
        self.players = range(len(hand_sea))
        self.spot = dict(tokens)  # "15/3", "warehouse" or "doubler 10"; a spot without a token has no entry
        self.boarder: dict[str, int] = {}
        self.boats: dict[str, list[int]] = {region: [] for region in REGIONS}
        self.fd_at: str | None = None
        self.stock = dict.fromkeys(self.players, 25)
        self.marker = dict.fromkeys(self.players, 0)
        self.cash = dict.fromkeys(self.players, 20)
        self.credit = dict.fromkeys(self.players, 0)
        self.captured: dict[int, list[int]] = {player: [] for player in self.players}
        self.escaped: list[int] = []
        self.doubled: set[int] = set()
        self.hand_sea = {player: list(hand_sea[player]) for player in self.players}
        self.hand_fd = {player: list(hand_fd[player]) for player in self.players}
        self.sea_deck = Counter(SEA_CARD_COPIES)
        self.fd_deck = Counter(FD_CARDS)
        for player in self.players:
            self.sea_deck.subtract(hand_sea[player])
            self.fd_deck.subtract(hand_fd[player])
        self.sea_discard: list[str] = []
        self.fd_discard: list[str] = []
        self.warehouses_left = 4
        self.pending: list[str] = []
        self.active = active
        self.phase = "TURN_START"
        self.end_reason = ""
        self.go_on([])

    def occupied(self, region: str) -> bool:
        return bool(self.boats[region]) or self.fd_at == region

    def encircled(self) -> list[str]:
        return [t for t in self.spot if all(map(self.occupied, TOKEN_SPOTS[t]))]

    def options(self) -> set[str]:
        """What the active player may choose, in notation; empty when the game is over."""
        if self.phase == "CHOOSE_ACTION":
            return self.actions()
        if self.phase == "RESOLVE":
            return {f"resolve {t}" for t in self.pending}
        return self.draws() if self.phase == "DRAW" else set()

    def actions(self) -> set[str]:
        options = {f"board {t}" for t in self.spot if "/" in self.spot[t] and t not in self.boarder}
        for card in self.hand_sea[self.active]:
            options.add(f"place {card}")
            if self.boats[card]:
                options.add(f"cash {card}")
        for card in self.hand_fd[self.active]:
            for region in REGIONS:
                if card in region and self.would_encircle(region):
                    options.add(f"fd {card} {region}")
        return options

    def would_encircle(self, region: str) -> bool:
        """Whether it holds no boat, and the three other regions of some token beside it each hold one."""
        if self.boats[region]:
            return False
        rings = [ring for t, ring in TOKEN_SPOTS.items() if region in ring and t in self.spot]
        return any(all(self.boats[other] for other in ring if other != region) for ring in rings)

    def draws(self) -> set[str]:
        options = set()
        if self.sea_deck.total() > 0:
            options.add("draw sea")
        if self.fd_deck.total() > 0 and len(self.hand_sea[self.active]) >= 1:
            options.add("draw fd")
        return options

    def choose(self, text: str, drawn: Draws) -> None:
        """Carries out the choice and goes on to the next decision; `drawn` are the cards drawn on the way."""
        verb, *words = text.split()
        if verb == "board":
            self.stock[self.active] -= 1
            self.boarder[words[0]] = self.active
            self.phase = "TURN_END"
        elif verb == "resolve":
            self.resolve(words[0])
        elif verb == "draw":
            self.draw(words[0], drawn)
        else:
            self.play_card(verb, words)
        self.go_on(drawn)
        assert not drawn, f"{drawn} should not have been drawn"

    def play_card(self, verb: str, words: list[str]) -> None:
        if verb == "fd":
            self.hand_fd[self.active].remove(words[0])
            self.fd_discard.append(words[0])
            self.fd_at = words[1]
        else:
            self.hand_sea[self.active].remove(words[0])
            self.sea_discard.append(words[0])
        if verb == "place":
            self.stock[self.active] -= 1
            self.boats[words[0]].append(self.active)
        elif verb == "cash":
            self.cash[self.active] += 2
        self.pending = self.encircled()
        self.phase = "RESOLVE" if self.pending else "CLEANUP"

    def go_on(self, drawn: Draws) -> None:
        """Does everything that needs no decision."""
        while True:
            if self.phase == "TURN_START":
                if self.stock[self.active] == 0:
                    return self.over("NO_BOATS")
                self.phase = "CHOOSE_ACTION"
            elif self.phase == "RESOLVE" and len(self.pending) == 1:
                self.resolve(self.pending[0])
            elif self.phase == "CLEANUP":
                self.fd_at = None
                self.phase = "DRAW"
            elif self.phase == "DRAW" and not self.draws():
                return self.over("NO_SEA_CARD")
            elif self.phase == "DRAW" and len(self.draws()) == 1:
                self.draw(self.draws().pop().split()[1], drawn)
            elif self.phase == "TURN_END":
                self.active = (self.active + 1) % len(self.players)
                self.phase = "TURN_START"
            else:
                return None

    def over(self, reason: str) -> None:
        self.phase, self.end_reason = OVER, reason
        self.fd_at, self.pending = None, []

    def draw(self, deck: str, drawn: Draws) -> None:
        named, card = drawn.pop(0)
        assert named == deck, f"a card of the {named} deck instead of the {deck} deck"
        pile = self.sea_deck if deck == "sea" else self.fd_deck
        assert pile[card] > 0, f"{card} is not in the deck"
        pile[card] -= 1
        (self.hand_sea if deck == "sea" else self.hand_fd)[self.active].append(card)
        self.phase = "TURN_END"

    def resolve(self, t: str) -> None:
        self.pending.remove(t)
        token = self.spot.pop(t)
        count = {p: sum(self.boats[region].count(p) for region in TOKEN_SPOTS[t]) for p in self.players}
        if token == "warehouse":
            for p in self.players:
                self.cash[p] += 2 * count[p]
            self.warehouses_left -= 1
            if self.warehouses_left == 0:
                return self.over("LAST_WAREHOUSE")
        elif token.startswith("doubler"):
            self.doubled.add(int(token.split()[1]))
        elif t not in self.boarder:
            self.escaped.append(int(token.split("/")[0]))
        else:
            value, fee = map(int, token.split("/"))
            self.capture(self.boarder.pop(t), value, fee, count)
        self.phase = "RESOLVE" if self.pending else "CLEANUP"
        return None

    def capture(self, b: int, value: int, fee: int, count: dict[int, int]) -> None:
        self.captured[b].append(value)
        self.stock[b] += 1
        due = fee * sum(count[p] for p in self.players if p != b)
        short = max(0, due - self.cash[b])
        if short > 0:
            self.credit[b] += short
            self.cash[b] += short
            if self.marker[b] == 0:
                self.marker[b] = 1
                self.stock[b] -= 1
        self.cash[b] -= due
        for p in self.players:
            if p != b:
                self.cash[p] += fee * count[p]

    def totals(self) -> list[int]:
        worth = {p: sum(2 * v if v in self.doubled else v for v in self.captured[p]) for p in self.players}
        return [self.cash[p] + worth[p] - 2 * self.credit[p] for p in self.players]

    def places(self) -> list[int]:
        totals = self.totals()
        return [1 + sum(other > mine for other in totals) for mine in totals]
