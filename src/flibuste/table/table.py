"""A table: one game being played, its record, and who sits where. No network, no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.kernel.chance import Dealer, Noted, Seeded, commitment, mix
from flibuste.kernel.game import Game, Setup, play
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.record import BadRecord, Move, Outcome, Record, follow, replay
from flibuste.kernel.words import Choice, Decision, Event, Json, Refusal, Seat


class Table:
    """People, bots and replays come through the same door: `play`."""

    def __init__(
        self, game: Game[Any], setup: Setup, players: Sequence[str], seed: bytes, nonces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.setup = setup
        self.players = tuple(plain_name(name) for name in players)
        self.seed = seed
        self.nonces = tuple(nonces)
        self.rng = Seeded(mix(seed, self.nonces))
        self.moves: list[Move] = []
        luck = Noted(self.rng)
        told: list[Event] = []
        self.state = game.start(setup, Dealer(luck, told))
        self.opening = tuple(luck.numbers)
        self.told: list[list[Event]] = [told]
        """The events of the set-up, then of each move."""

    @staticmethod
    def resume(game: Game[Any], record: Record) -> Table:
        """Sits down again at a game that was saved with its seed."""
        if record.seed is None:
            raise BadRecord(1, "no-seed")
        if commitment(record.seed) != record.commitment:
            raise BadRecord(1, "seed-not-committed")
        follow(game, record, Seeded(record.key()))
        table = Table(game, record.setup, record.players, record.seed, record.nonces)
        for move in record.moves:
            table.play(move.seat, game.vocabulary.parse(move.text))
        return table

    @property
    def version(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return not self.game.asking(self.state)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def events(self) -> list[Event]:
        return [event for told in self.told for event in told]

    def decision(self, seat: Seat) -> Decision | None:
        return self.game.decision(self.state, seat)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return self.game.view(self.state, seat)

    def knowledge(self, seat: Seat) -> Knowledge[Any]:
        return Knowledge(self.game, self.state, seat)

    def play(self, seat: Seat, choice: Choice, serial: int | None = None) -> list[Event]:
        """Plays a choice and returns what happened. A refusal, or a fault, leaves all as it was."""
        if serial is not None and serial != self.state.serial:
            raise Refusal("stale", "", {"serial": serial, "current": self.state.serial})
        counter = self.rng.counter
        draft = self.state.clone()
        luck = Noted(self.rng)
        told: list[Event] = []
        try:
            play(self.game, draft, seat, choice, Dealer(luck, told))
        except BaseException:
            self.rng.counter = counter
            raise
        self.state = draft
        self.moves.append(Move(seat, choice.text, tuple(luck.numbers)))
        self.told.append(told)
        return told

    def undoable(self, seat: Seat) -> int:
        """Which move this seat may take back by itself; refused once anything was drawn or revealed.

        Free is a sealed answer while others still think, and the last move if no luck was drawn and
        its question was plain: what followed from it depended on nothing hidden, so nobody who
        takes it back has learned anything.
        """
        mine = [at for at, move in enumerate(self.moves) if move.seat == seat]
        if not mine:
            raise Refusal("nothing-to-undo", "")
        last = mine[-1]
        if any(sealed[0] == seat for sealed in self.state.answers):
            return last
        if last != len(self.moves) - 1:
            raise Refusal("undo-others-moved", "")
        before = replay(self.game, self.record(), last)
        if self.moves[last].luck or not before.question.plain:
            raise Refusal("undo-revealed", "")
        return last

    def undo(self, seat: Seat) -> Move:
        """Takes this seat's last move back, if that is free; returns it."""
        at = self.undoable(seat)
        taken = self.moves[at]
        kept = self.moves[:at] + self.moves[at + 1 :]
        again = Table(self.game, self.setup, self.players, self.seed, self.nonces)
        for move in kept:
            again.play(move.seat, self.game.vocabulary.parse(move.text))
        self.state, self.rng, self.moves, self.told = again.state, again.rng, again.moves, again.told
        return taken

    def record(self, own: bool = False) -> Record:
        """The game as text. The seed is in it once the game is over, or in one's own saved game."""
        outcome = None
        if self.over:
            result = self.game.result(self.state)
            outcome = Outcome(result.reason, result.scores, result.places)
        return Record(
            game=self.game.meta.id,
            version=self.game.meta.version,
            setup=self.setup,
            players=self.players,
            commitment=self.commitment,
            nonces=self.nonces,
            seed=self.seed if self.over or own else None,
            opening=self.opening,
            moves=tuple(self.moves),
            outcome=outcome,
        )


def plain_name(name: str) -> str:
    """A name that fits on one line."""
    return " ".join("".join(ch for ch in name if ch.isprintable()).split())[:40]
