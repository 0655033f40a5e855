"""A running game that tests read and play in the words of the rulebook."""

from __future__ import annotations

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.parts import (
    CARD_NAMES,
    DOUBLER,
    NONE,
    REGION_AT,
    SPOT_AT,
    SPOTS,
    WAREHOUSE,
    value_of,
)
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.chance import Dealer, Scripted
from flibuste.kernel.game import play
from flibuste.kernel.types import Event, Facts, Refusal


def token_name(token: int) -> str:
    """15/3, warehouse, doubler 10, or nothing."""
    if token == NONE:
        return ""
    if token == WAREHOUSE:
        return "warehouse"
    if token > WAREHOUSE:
        return f"doubler {value_of(token - DOUBLER)}"
    return f"{value_of(token)}/{token}"


class Playing:
    """Names instead of seats, notation instead of numbers. Luck is scripted: at most one card per choice."""

    def __init__(self, s: Sea, names: tuple[str, ...]) -> None:
        self.s = s
        self.names = names
        self.events: list[Event] = []
        """The events of the last choice."""

    # Playing.

    def play(self, text: str, draws: str | None = None) -> Playing:
        """The player who is asked chooses this. A card that is drawn is `draws`, or any if it is None."""
        deck = self.s.fd_deck if draws is not None and len(draws) == 1 else self.s.sea_deck
        at = 0 if draws is None else deck.index(CARD_NAMES.index(draws))
        luck = Scripted([at])
        self.events = []
        (seat,) = GAME.asking(self.s)
        play(GAME, self.s, seat, GAME.vocabulary.parse(text), Dealer(luck, self.events))
        assert luck.used == len(self.told("drew")), "one number of luck for each card drawn, no other"
        assert draws is None or luck.used == 1, f"{draws} was to be drawn, but nothing was"
        return self

    def copy(self) -> Playing:
        """An independent copy, to try another choice from the same position."""
        return Playing(self.s.clone(), self.names)

    def refusal(self, text: str, by: str | None = None) -> tuple[str, str, Facts] | None:
        """Reason, rule and facts of the refusal if this may not be chosen now; None if it may."""
        seat = self.s.active if by is None else self.names.index(by)
        refusal = GAME.why_not(self.s, seat, GAME.vocabulary.parse(text))
        return None if refusal is None else reasons(refusal)

    # Who is asked what.

    @property
    def asked(self) -> str:
        """The name of the player who is asked, or "" for nobody."""
        asking = GAME.asking(self.s)
        assert len(asking) <= 1
        return self.names[asking[0]] if asking else ""

    @property
    def phase(self) -> str:
        """The question (turn, resolve or draw), or the reason the game is over."""
        return self.s.ended or (self.s.question.kind if self.s.question is not None else "")

    def options(self, *starts: str) -> list[str]:
        """The options in notation, or only those that begin with one of `starts`."""
        (seat,) = GAME.asking(self.s)
        texts = [choice.text for choice in GAME.options(self.s, seat)]
        return [text for text in texts if not starts or text.startswith(starts)]

    # What lies before the players.

    def each(self, numbers: list[int]) -> dict[str, int]:
        return dict(zip(self.names, numbers, strict=True))

    @property
    def cash(self) -> dict[str, int]:
        return self.each(self.s.cash)

    @property
    def stock(self) -> dict[str, int]:
        return self.each(self.s.stock)

    @property
    def credit(self) -> dict[str, int]:
        return self.each(self.s.credit)

    @property
    def markers(self) -> dict[str, int]:
        return self.each([self.s.marker(seat) for seat in range(self.s.seats)])

    @property
    def captured(self) -> dict[str, list[int]]:
        """The values of each player's ships, in ascending order."""
        ships = self.s.captured
        return {
            name: [value_of(ship + 1) for ship in range(4) for _ in range(ships[4 * seat + ship])]
            for seat, name in enumerate(self.names)
        }

    def sea(self, name: str) -> list[str]:
        seat = self.names.index(name)
        return [CARD_NAMES[card] for card in self.s.hands[seat][: self.s.seas[seat]]]

    def fd(self, name: str) -> list[str]:
        seat = self.names.index(name)
        return [CARD_NAMES[card] for card in self.s.hands[seat][self.s.seas[seat] :]]

    # What lies on the board and beside it.

    def boats(self, region: str) -> list[str]:
        at = REGION_AT[region]
        return [self.names[owner] for owner in (self.s.first[at], self.s.second[at]) if owner >= 0]

    def token(self, at: str) -> str:
        return token_name(self.s.spot[SPOT_AT[at]])

    def boarder(self, at: str) -> str:
        owner = self.s.boarder[SPOT_AT[at]]
        return self.names[owner] if owner >= 0 else ""

    @property
    def pending(self) -> set[str]:
        return {SPOTS[spot] for spot in self.s.pending}

    @property
    def dutchman(self) -> str:
        return CARD_NAMES[self.s.fd_at] if self.s.fd_at >= 0 else ""

    @property
    def doubled(self) -> set[int]:
        return {value_of(ship) for ship in self.s.doubled}

    @property
    def escaped(self) -> list[int]:
        return sorted(value_of(ship) for ship in self.s.escaped)

    @property
    def decks(self) -> tuple[int, int]:
        """How many cards are left in the sea deck and in the Dutchman deck."""
        return len(self.s.sea_deck), len(self.s.fd_deck)

    # The log and the score.

    def told(self, kind: str) -> list[Facts]:
        """The facts of the last choice's events of this kind."""
        return [event.facts for event in self.events if event.kind == kind]

    @property
    def totals(self) -> dict[str, int]:
        return self.each(list(GAME.result(self.s).scores))

    @property
    def places(self) -> dict[str, int]:
        return self.each(list(GAME.result(self.s).places))

    def sheet(self, name: str) -> dict[str, int]:
        return dict(GAME.result(self.s).sheet[self.names.index(name)])


def reasons(refusal: Refusal) -> tuple[str, str, Facts]:
    return refusal.reason, refusal.rule, refusal.facts
