"""A table: one game being played, its record, and its players. No network, no clock."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from flibuste.kernel.agenda import unanswer
from flibuste.kernel.chance import Dealer, Noted, Quick, Rng, Scripted, Seeded, commitment, key_after
from flibuste.kernel.game import Game, Setup, play
from flibuste.kernel.knowledge import ONE_SECOND, Budget, Knowledge
from flibuste.kernel.records.record import (
    FIRST,
    NEWEST,
    Back,
    Move,
    Note,
    Outcome,
    Record,
    Sit,
    check_nonces,
    committed_key,
    first_key,
    follow,
    plain_name,
    plain_text,
    sealed,
)
from flibuste.kernel.types import Choice, Decision, Event, Json, Refusal, Result, Seat
from flibuste.table.decision import stale
from flibuste.table.travel import arrived, fields_of

KEPT_EVERY = 16
"""A table keeps the state before every so many moves, so that taking back does not replay the whole game."""
KEPT = 4
"""Kept states besides the first one."""


class Draft(NamedTuple):
    """A choice played on a copy. It counts once the table takes it."""

    move: Move
    state: Any
    told: list[Event]


class Table:
    """One game being played. People, bots and replays all use `play`.

    >>> import flibuste as fb
    >>> table = fb.table("libertalia", seats=2, seed=7)
    >>> table
    <Table libertalia seats=2 version=0 asking=(0, 1)>
    >>> events = table.play(0, "play 8")  # a choice, or its notation
    >>> table.asking, table.over
    ((1,), False)
    >>> table.knowledge(1)  # what a bot is given
    <Knowledge libertalia seat=1 asked=play options=9>
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        players: Sequence[str],
        seed: bytes,
        nonces: Sequence[str] = (),
        beacon: str = "",
        record_format: int = NEWEST,
        begin: bool = True,
        forgotten: str = "",
    ) -> None:
        self.game = game
        self.setup = setup
        self.format = record_format
        """The format of its record, which also says how luck comes from the seed."""
        self.seated = tuple(plain_name(name) for name in players)
        """Who sat down at the start."""
        self.players = self.seated
        """Who plays now."""
        self.seed = seed
        self.nonces = tuple(plain_name(nonce) for nonce in nonces)
        if record_format > FIRST:
            check_nonces(self.nonces, setup.seats)
        self.beacon = plain_text(beacon)
        self.forgotten = forgotten
        """The digest of what was agreed, if a name was removed from it since."""
        if begin:
            self._sit_down()

    def __copy__(self) -> Table:
        """A table that goes on by itself. What both tables have in common never changes."""
        return copy.deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        """A table travels as it stands. It does not begin again elsewhere, which may take long."""
        agreed = (self.game, self.setup, self.seated, self.seed, self.nonces, self.beacon, self.format, False,
                  self.forgotten)  # fmt: skip
        return arrived, (Table, agreed, fields_of(self))

    def _sit_down(self) -> None:
        self.notes: list[Note] = []
        """What happened at the table since the last move."""
        self.burned = 0
        """In format 1: random numbers drawn by choices that were taken back since the last move."""
        self.moves: list[Move] = []
        self.key = first_key(self._agreed(), self.seed)
        luck = Noted(Seeded(self.key))
        told: list[Event] = []
        self.state = self.game.start(self.setup, Dealer(luck, told))
        self.opening = tuple(luck.numbers)
        self.opening_ranges = self._ranges(luck)
        self.told: list[list[Event]] = [told]
        """The events of the set-up, then those of each move."""
        self.drawn = len(self.opening)
        """How many random numbers were drawn; in format 1 including burned ones."""
        self.before: Any = None
        """The state before the last move, if it is still known."""
        self.kept: list[tuple[int, Any]] = [(0, self.state)]
        """Earlier states and how many moves led to them: the first one, and some of the last ones."""

    @staticmethod
    def resume(game: Game[Any], record: Record) -> Table:
        """Continues a game that was saved with its seed."""
        follow(game, record, committed_key(record))
        assert record.seed is not None  # it gave the key
        table = Table(
            game, record.setup, record.players, record.seed, record.nonces, record.beacon, record.format,
            forgotten=record.forgotten,
        )  # fmt: skip
        table._play_again(record.moves)
        table.burned = record.burned
        table._note(record.notes)
        return table

    def __repr__(self) -> str:
        now = f"over scores={self.result.scores}" if self.over else f"asking={self.asking}"
        return f"<Table {self.game.meta.id} seats={self.setup.seats} version={self.version} {now}>"

    @property
    def version(self) -> int:
        """How many choices have been played."""
        return len(self.moves)

    @property
    def asking(self) -> tuple[Seat, ...]:
        """The seats that have to choose now. Empty once the game is over."""
        return self.game.asking(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.asking(self.state)

    @property
    def result(self) -> Result:
        """Scores and places as they stand. They are final once the game is over."""
        return self.game.result(self.state)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed. It is public from the start and proves the luck afterwards."""
        return commitment(self.seed)

    def events(self) -> list[Event]:
        """Everything that has happened, secrets included."""
        return [event for told in self.told for event in told]

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked. None if it is not asked anything."""
        return self.game.decision(self.state, seat)

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """What this seat sees. None is a spectator."""
        return self.game.view(self.state, seat)

    def knowledge(self, seat: Seat, budget: Budget = ONE_SECOND, rng: Rng | None = None) -> Knowledge[Any]:
        """What this seat knows: the argument of `Bot.choose`.

        Without an rng the bot's luck comes from the seed, the seat and the number of moves. A seed then
        always gives the same game, and a resumed game goes on as it would have.
        """
        if rng is None:
            digest = hashlib.sha256(self.seed + f"{seat} {self.version}".encode()).digest()
            rng = Quick(int.from_bytes(digest[:8], "big"))
        return Knowledge(self.game, self.state, seat, budget, rng)

    def draft(self, seat: Seat, choice: Choice, serial: int | None = None) -> Draft:
        """Plays a choice on a copy. A refusal or an error changes nothing."""
        if serial is not None and serial != self.state.serial:
            raise stale(serial, self.state.serial)
        state = self.state.clone()
        luck = Noted(Seeded(self.key, self.drawn + self.burned))
        told: list[Event] = []
        play(self.game, state, seat, choice, Dealer(luck, told))
        move = Move(
            seat, choice.text, tuple(luck.numbers), self._ranges(luck), tuple(self.notes), self.burned
        )
        return Draft(move, state, told)

    def _ranges(self, luck: Noted) -> tuple[int, ...]:
        return tuple(luck.ranges) if self.format > FIRST else ()

    def take(self, draft: Draft) -> None:
        """Makes the draft the current state."""
        if self.moves and len(self.moves) % KEPT_EVERY == 0:
            self.kept.append((len(self.moves), self.state))
            if len(self.kept) > 1 + KEPT:
                del self.kept[1]
        self.before = self.state
        self.state = draft.state
        self.moves.append(draft.move)
        self.told.append(draft.told)
        self.drawn += draft.move.burned + len(draft.move.luck)
        self.burned = 0
        if self.notes:
            self.notes = []

    def play(self, seat: Seat, choice: Choice | str, serial: int | None = None) -> list[Event]:
        """Plays a choice, or its notation, and returns what happened. Raises a Refusal if it is not legal.

        With a `serial`, an answer to an older question is refused.
        """
        if isinstance(choice, str):
            choice = self.game.vocabulary.parse(choice)
        draft = self.draft(seat, choice, serial)
        self.take(draft)
        return draft.told

    def _play_again(self, moves: Sequence[Move]) -> None:
        for move in moves:
            self.burned = move.burned
            self._note(move.notes)
            self.play(move.seat, self.game.vocabulary.parse(move.text))

    def last_move_of(self, seat: Seat) -> int:
        """The index of this seat's last move."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat:
                return at
        raise Refusal("nothing-to-undo", "")

    def undoable(self, seat: Seat) -> int:
        """The index of the move this seat may take back alone. Refused once luck or a secret was revealed.

        A seat may take back a sealed answer while others still think, and the last move if it drew no luck
        and its question was plain. What followed from a plain question depends on nothing hidden, so the
        player has learned nothing.
        """
        last = self.last_move_of(seat)
        if self.over:  # every hand and the seed are public
            raise Refusal("undo-revealed", "")
        if any(sealed[0] == seat for sealed in self.state.answers):
            return last
        if last != len(self.moves) - 1:
            raise Refusal("undo-others-moved", "")
        if self.before is None:
            self.before = self._state_after(last)
        if self.moves[last].luck or not self.before.question.plain:
            raise Refusal("undo-revealed", "")
        return last

    def undo(self, seat: Seat) -> Move:
        """Takes back this seat's last move, if it may, and returns it. It leaves no trace."""
        at = self.undoable(seat)
        if at == len(self.moves) - 1:
            return self._undo_last()
        # A sealed answer. The moves after it are sealed answers too: nothing followed from any of them.
        taken = self.moves.pop(at)
        after = self.moves[at]
        # What happened before it still happened, and numbers burned before it stay burned.
        self.moves[at] = after._replace(burned=after.burned + taken.burned, notes=taken.notes + after.notes)
        state = self.state.clone()
        unanswer(state, seat)
        self.state, self.before = state, None
        del self.told[at + 1]
        self._forget_after(at)
        return taken

    def _undo_last(self) -> Move:
        last = len(self.moves) - 1
        before = self._state_after(last) if self.before is None else self.before
        taken = self.moves.pop()
        self.state, self.before = before, None
        self.told.pop()
        self.drawn -= taken.burned  # it drew nothing itself
        self.burned += taken.burned
        self.notes = [*taken.notes, *self.notes]
        self._forget_after(last)
        return taken

    def take_back(self, at: int, agreed: Iterable[Seat] = ()) -> None:
        """Takes back a move and everything after it, by consent of these seats.

        Luck that was seen is never dealt again: the take-back changes the key of all that follows.
        """
        self.state, self.before = self._state_after(at), None
        gone = self.moves[at:]
        seen = sum([move.burned + len(move.luck) for move in gone])
        self.drawn -= seen
        del self.moves[at:]
        del self.told[at + 1 :]
        self._forget_after(at)
        if self.format == FIRST:
            self.burned += seen
        else:  # what happened in between still happened, and is part of the key already
            self.notes = [*[note for move in gone for note in move.notes], *self.notes]
            self._note([Back(gone[0].seat, at, tuple(sorted(agreed)))])

    def _state_after(self, moves: int) -> Any:  # noqa: ANN401 - the state is the game's own
        """The state after the first moves, played on from the nearest kept one."""
        first, kept = [(at, state) for at, state in self.kept if at <= moves][-1]
        if first == moves:
            return kept
        state = kept.clone()
        for move in self.moves[first:moves]:
            choice = self.game.vocabulary.parse(move.text)
            self.game.apply(state, move.seat, choice, Dealer(Scripted(move.luck)))
        return state

    def _forget_after(self, moves: int) -> None:
        """Forgets kept states that more moves led to: others may follow."""
        self.kept = [(at, state) for at, state in self.kept if at <= moves]

    def sit(self, seat: Seat, name: str, person: bool) -> None:
        """From now on somebody else plays this seat."""
        if self.format == FIRST:
            self.players = (*self.players[:seat], plain_name(name), *self.players[seat + 1 :])
        else:
            self._note([Sit(seat, person, plain_name(name))])

    def _note(self, notes: Sequence[Note]) -> None:
        for note in notes:
            self.notes.append(note)
            if isinstance(note, Back):
                self.key = key_after(self.key, note.text())
            else:
                self.players = (*self.players[: note.seat], note.name, *self.players[note.seat + 1 :])

    def _agreed(self) -> Record:
        """The record before the first number is drawn."""
        return Record(
            game=self.game.meta.id,
            version=self.game.meta.version,
            setup=self.setup,
            players=self.players if self.format == FIRST else self.seated,
            commitment=self.commitment,
            nonces=self.nonces,
            seed=None,
            opening=(),
            moves=(),
            outcome=None,
            format=self.format,
            beacon=self.beacon,
            forgotten=self.forgotten,
        )

    def record(self, own: bool = False) -> Record:
        """The game so far. The seed is included if the game is over, or with `own`, for a saved game."""
        outcome = None
        if self.over:
            result = self.result
            outcome = Outcome(result.reason, result.scores, result.places)
        return sealed(
            self._agreed()._replace(
                seed=self.seed if self.over or own else None,
                opening=self.opening,
                opening_ranges=self.opening_ranges,
                moves=tuple(self.moves),
                outcome=outcome,
                notes=tuple(self.notes),
                burned=self.burned,
            )
        )
