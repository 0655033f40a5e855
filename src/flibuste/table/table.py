"""A table: one game being played, its record, and who sits where. No network, no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from flibuste.kernel.chance import Dealer, Noted, Seeded, commitment, mix
from flibuste.kernel.game import Game, Setup, play
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.record import Move, Outcome, Record, committed_key, follow
from flibuste.kernel.words import Choice, Decision, Event, Json, Refusal, Seat


class Draft(NamedTuple):
    """A choice played on a copy: what would be, until the table takes it."""

    move: Move
    state: Any
    told: list[Event]


class Table:
    """People, bots and replays come through the same door: `play`."""

    def __init__(
        self, game: Game[Any], setup: Setup, players: Sequence[str], seed: bytes, nonces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.setup = setup
        self.players = tuple(plain_name(name) for name in players)
        self.seed = seed
        self.nonces = tuple(plain_name(nonce) for nonce in nonces)
        self.key = mix(seed, self.nonces)
        self.burned = 0
        """Numbers drawn by choices that were taken back since the last move."""
        self._sit_down()

    def _sit_down(self) -> None:
        luck = Noted(Seeded(self.key))
        told: list[Event] = []
        self.state = self.game.start(self.setup, Dealer(luck, told))
        self.opening = tuple(luck.numbers)
        self.moves: list[Move] = []
        self.told: list[list[Event]] = [told]
        """The events of the set-up, then of each move."""
        self.drawn = len(self.opening)
        """How many numbers have been drawn, burned ones included."""
        self.before: Any = None
        """The state before the last move, if it is still there: an undo need not play the game again."""

    @staticmethod
    def resume(game: Game[Any], record: Record) -> Table:
        """Sits down again at a game that was saved with its seed."""
        follow(game, record, Seeded(committed_key(record)))
        assert record.seed is not None  # it gave the key
        table = Table(game, record.setup, record.players, record.seed, record.nonces)
        table._play_again(record.moves)
        table.burned = record.burned
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

    def draft(self, seat: Seat, choice: Choice, serial: int | None = None) -> Draft:
        """Plays a choice on a copy. A refusal, or a fault, leaves all as it was."""
        if serial is not None and serial != self.state.serial:
            raise Refusal("stale", "", {"serial": serial, "current": self.state.serial})
        state = self.state.clone()
        luck = Noted(Seeded(self.key, self.drawn + self.burned))
        told: list[Event] = []
        play(self.game, state, seat, choice, Dealer(luck, told))
        return Draft(Move(seat, choice.text, tuple(luck.numbers), self.burned), state, told)

    def take(self, draft: Draft) -> None:
        """Makes the draft the truth."""
        self.before = self.state
        self.state = draft.state
        self.moves.append(draft.move)
        self.told.append(draft.told)
        self.drawn += draft.move.burned + len(draft.move.luck)
        self.burned = 0

    def play(self, seat: Seat, choice: Choice, serial: int | None = None) -> list[Event]:
        """Plays a choice and returns what happened."""
        draft = self.draft(seat, choice, serial)
        self.take(draft)
        return draft.told

    def _play_again(self, moves: Sequence[Move]) -> None:
        for move in moves:
            self.burned = move.burned
            self.play(move.seat, self.game.vocabulary.parse(move.text))

    def last_move_of(self, seat: Seat) -> int:
        """Where this seat's last move stands."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat:
                return at
        raise Refusal("nothing-to-undo", "")

    def undoable(self, seat: Seat) -> int:
        """Which move this seat may take back by itself; refused once anything was drawn or revealed.

        Free is a sealed answer while others still think, and the last move if no luck was drawn and
        its question was plain: what followed from it depended on nothing hidden, so nobody who
        takes it back has learned anything.
        """
        last = self.last_move_of(seat)
        if self.over:  # every hand lies open, and the seed is known
            raise Refusal("undo-revealed", "")
        if any(sealed[0] == seat for sealed in self.state.answers):
            return last
        if last != len(self.moves) - 1:
            raise Refusal("undo-others-moved", "")
        if self.before is None:
            self.before = follow(self.game, self.record(), upto=last)
        if self.moves[last].luck or not self.before.question.plain:
            raise Refusal("undo-revealed", "")
        return last

    def undo(self, seat: Seat) -> Move:
        """Takes this seat's last move back, if that is free; returns it."""
        at = self.undoable(seat)
        if at == len(self.moves) - 1:
            return self._undo_last()
        taken = self.moves[at]
        kept = self.moves[:at] + self.moves[at + 1 :]
        # What was burned before it stays burned.
        kept[at] = kept[at]._replace(burned=kept[at].burned + taken.burned)
        burned = self.burned
        self._sit_down()
        self._play_again(kept)
        self.burned = burned
        return taken

    def _undo_last(self) -> Move:
        taken = self.moves.pop()
        if self.before is None:
            self.before = follow(self.game, self.record(), upto=len(self.moves))
        self.state, self.before = self.before, None
        self.told.pop()
        self.drawn -= taken.burned  # it drew nothing itself
        self.burned += taken.burned
        return taken

    def take_back(self, at: int) -> None:
        """Takes back a move and all after it, by consent. The luck they showed is burned for good."""
        drawn = self.drawn + self.burned
        kept = self.moves[:at]
        self._sit_down()
        self._play_again(kept)
        self.burned = drawn - self.drawn

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
            burned=self.burned,
        )


def plain_name(name: str) -> str:
    """A name that fits on one line."""
    return " ".join("".join(ch for ch in name if ch.isprintable()).split())[:40]
