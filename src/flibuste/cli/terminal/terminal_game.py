"""A game at this terminal: the table, who plays, the file it is saved in, and what each seat has read."""

from __future__ import annotations

from pathlib import Path

from flibuste.bots.roster import USUAL
from flibuste.cli.drawing import event_lines
from flibuste.cli.file_errors import file_error_text
from flibuste.cli.output import Output
from flibuste.cli.terminal import saved_games
from flibuste.cli.terminal.companion import Companion
from flibuste.cli.terminal.players import Player, people
from flibuste.i18n.translator import Translator
from flibuste.kernel.records.record import Move
from flibuste.kernel.types import Choice, Event, Seat
from flibuste.table.table import Table


class TerminalGame:
    """What the game loop and the orders share."""

    def __init__(self, output: Output, table: Table, players: list[Player], file: Path) -> None:
        self.output = output
        self.table = table
        self.players = players
        self.file = file
        """Where the game is saved after every choice."""
        self.shared = len(people(players)) > 1
        """Whether several people use this keyboard. Their hands are hidden from each other."""
        self.stand_ins: dict[Seat, str] = {}
        """Bots that play for people while this program runs. The saved game does not know them."""
        self.seen = [last_move(table, seat) for seat in range(len(players))]
        """How many moves each seat has read about. -1 means that it has not read about the set-up either."""
        self.companion: Companion | None = None
        """Explains a first game; None in any other."""
        self.notice = ""
        """A sentence to show once, with the next frame."""
        output.set_game(table.game.meta.id, [player.name for player in players])
        output.crash_record = lambda: table.record().text()

    @property
    def translator(self) -> Translator:
        """The output's translator; it changes when the player changes the language."""
        return self.output.translator

    @property
    def people(self) -> list[Seat]:
        """The seats that people play now."""
        return [seat for seat in people(self.players) if seat not in self.stand_ins]

    def bot_in(self, seat: Seat) -> str:
        """The bot that plays this seat; "" for a person."""
        return self.players[seat].bot or self.stand_ins.get(seat, "")

    def let_bot_play(self, seat: Seat) -> None:
        """A bot plays for this person until the program ends. A game that is resumed has the person again."""
        self.stand_ins[seat] = USUAL

    def resign(self, seat: Seat) -> None:
        """A bot plays this seat to the end, also in a game that is resumed."""
        self.players[seat] = self.players[seat]._replace(bot=USUAL)
        self.table.sit(seat, self.players[seat].written(), person=False)
        self.save()

    def play(self, seat: Seat, choice: Choice) -> None:
        """Plays a choice of the question that is shown, and saves the game."""
        self.table.play(seat, choice, self.table.state.serial)
        self.save()

    def undo(self, seat: Seat) -> Move:
        """Takes back the seat's last move, if it may, and saves the game."""
        taken = self.table.undo(seat)
        self.save()
        return taken

    def wanted(self) -> list[Choice]:
        """The choices that a lesson asks for; none in a game."""
        return []

    def unread(self, seat: Seat) -> list[Event]:
        """What happened since this seat last looked."""
        return event_lines.since(self.table, self.seen[seat])

    def news(self, seat: Seat) -> list[Event]:
        """The same without the seat's own last move, unless that was the last of several sealed answers."""
        last = self.seen[seat]
        own = last >= 0 and not answered_together(self.table, last)
        return event_lines.since(self.table, last + 1 if own else last)

    def save(self) -> None:
        """Saves the game. If the disk is full, the player is told, and the game goes on."""
        try:
            saved_games.write(self.file, self.table.record(own=True).text())
        except OSError as fault:
            self.output.error(file_error_text(self.output, fault))
            self.output.error(self.output.text("save-failed"))


def last_move(table: Table, seat: Seat) -> int:
    """The number of moves before a seat's last decision; -1 if it made none."""
    return max((at for at, move in enumerate(table.moves) if move.seat == seat), default=-1)


def answered_together(table: Table, at: int) -> bool:
    """Whether this move answered a question to several seats as the last of them.

    The answers before it led to nothing yet, and have the same verb.
    """
    if at == 0 or table.told[at] or table.moves[at - 1].seat == table.moves[at].seat:
        return False
    return table.moves[at - 1].text.split()[0] == table.moves[at].text.split()[0]
