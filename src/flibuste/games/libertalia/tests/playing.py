"""A running game that tests read and play in the words of the rulebook."""

from __future__ import annotations

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.parts import KINDS, TILES, rank_of, seat_of
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.chance import Dealer, Quick, Rng, Scripted
from flibuste.kernel.game import play
from flibuste.kernel.types import Event, Facts


class Playing:
    def __init__(self, s: Crews, events: list[Event]) -> None:
        self.s = s
        self.events = events
        """All events so far."""

    def say(self, *lines: str, draws: tuple[str, ...] = (), luck: bool = False) -> Playing:
        """Plays lines as in a record: seat, then choice. `draws` are the tiles drawn; other luck fails."""
        for line in lines:
            seat, _, text = line.partition(" ")
            rng: Rng = Quick(1) if luck else Scripted(self.numbers(draws))
            choice = GAME.vocabulary.parse(text)
            play(GAME, self.s, int(seat), choice, Dealer(rng, self.events))
        return self

    def numbers(self, draws: tuple[str, ...]) -> list[int]:
        """The random numbers that draw these tiles after the Spy's officers are back in the bag."""
        bag = self.s.bag[:]
        bag[TILES.index("officer")] += len(draws)
        numbers: list[int] = []
        for tile in draws:
            kind = TILES.index(tile)
            numbers.append(sum(bag[:kind]))
            bag[kind] -= 1
        return numbers

    def copy(self) -> Playing:
        return Playing(self.s.clone(), self.events[:])

    # Who is asked what.

    @property
    def asked(self) -> str:
        """`0 booty`, or `play` when all are asked; "" if nobody is asked."""
        if self.s.question is None:
            return ""
        asking = GAME.asking(self.s)
        return self.s.question.kind if self.s.menu is None else f"{asking[0]} {self.s.question.kind}"

    @property
    def options(self) -> list[str]:
        return [choice.text for choice in GAME.options(self.s, GAME.asking(self.s)[0])]

    def refusal(self, line: str) -> tuple[str, str, Facts] | None:
        seat, _, text = line.partition(" ")
        no = GAME.why_not(self.s, int(seat), GAME.vocabulary.parse(text))
        return None if no is None else (no.reason, no.rule, no.facts)

    # What lies where.

    @property
    def ship(self) -> list[tuple[int, int]]:
        """Rank and seat of each card, the lowest first."""
        return [(rank_of(card), seat_of(card)) for card in self.s.ship]

    @property
    def doubloons(self) -> list[int]:
        return self.s.doubloons

    @property
    def dens(self) -> list[list[int]]:
        return self.s.dens

    @property
    def graves(self) -> list[list[int]]:
        return self.s.graves

    def booty(self, seat: int) -> list[str]:
        tiles = self.s.tiles(seat)
        return [TILES[tile] for tile in range(KINDS) for _ in range(tiles[tile])]

    def space(self, day: int) -> list[str]:
        tiles = self.s.space(day)
        return [TILES[tile] for tile in range(KINDS) for _ in range(tiles[tile])]

    # What was told.

    def told(self, kind: str) -> list[Facts]:
        return [event.facts for event in self.events if event.kind == kind]

    def order(self, kind: str) -> list[object]:
        """The seats of the events of this kind, in order."""
        return [facts["seat"] for facts in self.told(kind)]
