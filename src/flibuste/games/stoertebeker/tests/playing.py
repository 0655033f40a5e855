"""A running game that tests read and play in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.box import BUILT_IN_FILES
from flibuste.games.stoertebeker.parts import BERTHS, CARD_NAMES, FACES, PIRATE
from flibuste.games.stoertebeker.state import UP, Roads, card_of
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.game import play
from flibuste.kernel.types import Event, Facts, Refusal


def _ids() -> dict[str, int]:
    """The type of every card by its id in the specification."""
    types: dict[str, int] = {}
    for line in BUILT_IN_FILES["cards.csv"].splitlines()[1:]:
        first, last, what, kind, points, _ = line.split(",")
        name = f"pirate{points}" if what == "pirate" else kind + "-head" * int(points)
        for number in range(int(first[2:]), int(last[2:]) + 1):
            types[f"{first[:2]}{number:02}"] = CARD_NAMES.index(name)
    return types


TYPE_OF = _ids()


def named(*ids: str) -> list[str]:
    """The engine's names of these cards: BE03 is beans, ME01 is meat-head."""
    return sorted(CARD_NAMES[TYPE_OF[card]] for card in ids)


class Luck(Rng):
    """The next dice and draws; after them, always the first possibility."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)
        self.used = 0

    def below(self, n: int) -> int:
        self.used += 1
        return self.numbers[self.used - 1] if self.used <= len(self.numbers) else 0


def throws(*dice: str) -> list[int]:
    """The random numbers for these dice: 3+4 are pips, a kind is a face of a colour die."""
    numbers: list[int] = []
    for die in dice:
        if "+" in die:
            numbers += [int(pip) - 1 for pip in die.split("+")]
        else:
            numbers.append(FACES.index(die))
    return numbers


class Playing:
    """Uses the names Y, R, B and G instead of seats."""

    def __init__(self, s: Roads, names: str) -> None:
        self.s = s
        self.names = names
        self.events: list[Event] = []
        """The events of the last choice."""

    # Playing.

    def play(self, text: str, *dice: str) -> Playing:
        """The player who is asked chooses this, and these dice are thrown."""
        luck = Luck(throws(*dice))
        self.events = []
        (seat,) = GAME.asking(self.s)
        play(GAME, self.s, seat, GAME.vocabulary.parse(text), Dealer(luck, self.events))
        assert luck.used >= len(luck.numbers), "not all dice were thrown"
        return self

    def plays(self, *texts: str) -> Playing:
        for text in texts:
            self.play(text)
        return self

    def copy(self) -> Playing:
        return Playing(self.s.clone(), self.names)

    def refusal(self, text: str, by: str | None = None) -> tuple[str, str, Facts] | None:
        seat = self.s.asking[0] if by is None else self.names.index(by)
        refusal = GAME.why_not(self.s, seat, GAME.vocabulary.parse(text))
        return None if refusal is None else reasons(refusal)

    # Who is asked what.

    @property
    def asked(self) -> str:
        asking = GAME.asking(self.s)
        assert len(asking) <= 1
        return self.names[asking[0]] if asking else ""

    @property
    def step(self) -> str:
        """The question (place, discard, board …), or the reason the game is over."""
        return self.s.ended or (self.s.question.kind if self.s.question is not None else "")

    def options(self, *starts: str) -> list[str]:
        (seat,) = GAME.asking(self.s)
        texts = [choice.text for choice in GAME.options(self.s, seat)]
        return [text for text in texts if not starts or text.startswith(starts)]

    def told(self, kind: str) -> list[Facts]:
        return [event.facts for event in self.events if event.kind == kind]

    # What lies where.

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def hand(self, name: str) -> list[str]:
        return sorted(CARD_NAMES[card] for card in self.s.hands[self.seat(name)])

    def held(self, name: str) -> int:
        return len(self.s.hands[self.seat(name)])

    @property
    def front(self) -> list[str]:
        return sorted(CARD_NAMES[card] for card in self.s.front)

    @property
    def discard(self) -> list[str]:
        return sorted(name for card, name in enumerate(CARD_NAMES) for _ in range(self.s.discard[card]))

    def berth(self, ship: str) -> int:
        """The berth of a ship by its id."""
        return [self.ship_at(letter) for letter in BERTHS[: len(self.s.berths)]].index(ship)

    def ship_at(self, letter: str) -> str:
        ship = self.s.berths[BERTHS.index(letter)]
        return "" if ship < 0 else self.s.box.ships[ship].name

    def at(self, ship: str, name: str) -> list[str]:
        """All cards of a player at a ship."""
        berth, seat = self.berth(ship), self.seat(name)
        side = self.s.side(berth, seat)
        cards = [CARD_NAMES[card] for card in range(PIRATE) for _ in range(self.s.has(berth, seat, card))]
        return sorted(cards + [CARD_NAMES[card_of(pirate)] for pirate in self.s.crew[side]])

    def face_up(self, ship: str, name: str) -> list[int]:
        crew = self.s.crew[self.s.side(self.berth(ship), self.seat(name))]
        return [pirate & 15 for pirate in crew if pirate & UP]

    def strength(self, ship: str, name: str) -> int:
        return self.s.strength[self.s.side(self.berth(ship), self.seat(name))]

    def complete(self, ship: str, name: str) -> bool:
        return self.s.lack[self.s.side(self.berth(ship), self.seat(name))] == 0

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.names, self.s.score, strict=True))

    @property
    def totals(self) -> dict[str, int]:
        return dict(zip(self.names, GAME.result(self.s).scores, strict=True))

    @property
    def places(self) -> dict[str, int]:
        return dict(zip(self.names, GAME.result(self.s).places, strict=True))

    def view(self, name: str | None = None) -> Any:  # noqa: ANN401 - JSON
        return GAME.view(self.s, None if name is None else self.seat(name))


def reasons(refusal: Refusal) -> tuple[str, str, Facts]:
    return refusal.reason, refusal.rule, refusal.facts
