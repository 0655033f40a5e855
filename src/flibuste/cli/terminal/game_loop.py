"""Plays a game at this terminal: people take turns at the keyboard, bots choose by themselves."""

from __future__ import annotations

from contextlib import nullcontext

from rich.text import Text

from flibuste.bots.roster import make
from flibuste.cli.drawing import event_lines
from flibuste.cli.drawing.screen import ask, erase, interactive, secret_screen
from flibuste.cli.terminal import orders
from flibuste.cli.terminal.frame import draw_frame
from flibuste.cli.terminal.next_step import Next
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.i18n.recap import recap
from flibuste.kernel.types import Event, Facts, Refusal, Seat


class GameLoop:
    """Asks seat after seat until the game is over or somebody quits."""

    def __init__(self, game: TerminalGame) -> None:
        self.game = game
        self.output = game.output
        self.table = game.table
        self.at_keyboard: Seat | None = None
        """The seat of the person at the keyboard."""

    def run(self) -> bool:
        """Plays until the game is over and returns True; returns False when somebody quits."""
        self.game.save()
        with secret_screen(self.output, self.game.shared and interactive(self.output)):
            while not self.table.over:
                seat = self.next_seat()
                try:
                    if self.game.bot_in(seat):
                        self.bot_turn(seat)
                    elif self.person_turn(seat) is Next.QUIT:
                        return False
                except EOFError:
                    return False
        return True

    def next_seat(self) -> Seat:
        """Bots first, so that nobody waits for them; then the person at the keyboard; then the others."""
        asking = self.table.game.asking(self.table.state)
        bots = [seat for seat in asking if self.game.bot_in(seat)]
        if bots:
            return bots[0]
        return self.at_keyboard if self.at_keyboard in asking and self.at_keyboard is not None else asking[0]

    def bot_turn(self, seat: Seat) -> None:
        """Lets a bot choose."""
        decision = self.table.decision(seat)
        assert decision is not None
        waiting = Text(self.output.text("bot-thinks", {"seat": seat}))
        with self.output.console.status(waiting) if interactive(self.output) else nullcontext():
            choice = make(self.game.bot_in(seat)).choose(self.table.knowledge(seat))
        events = self.table.play(seat, choice, decision.serial)
        self.game.save()
        if not self.game.people:
            self.output.show(event_lines.lines(events, None, self.game.translator))
        elif self.game.companion is not None and self.at_keyboard is not None:
            self.tell_slowly(events, self.at_keyboard)

    def tell_slowly(self, events: list[Event], seat: Seat) -> None:
        """Shows a newcomer what a bot just did, and waits until they have read it."""
        seen = [event.seen_by(seat) for event in events]
        told = [deeds for line in recap(seen, seat, self.game.translator) for deeds in line]
        if interactive(self.output) and any(deeds.seat != seat for deeds in told):
            self.output.show(event_lines.recap_lines(events, seat, self.game.translator, whole=True))
            self.wait_for_enter(seat, "prompt-told")

    def person_turn(self, seat: Seat) -> Next:
        """Lets a person choose."""
        if not self.hand_over(seat):
            return Next.REDRAW
        while True:
            menu = draw_frame(self.game, seat)
            version = self.table.version
            done = Next.AGAIN
            while done is Next.AGAIN:
                line = ask(self.output, self.output.text("prompt") + " ")
                done = orders.run_line(self.game, seat, menu, line)
            if done in (Next.QUIT, Next.LEFT):
                return done
            if done is Next.PLAYED:
                self.game.seen[seat] = version
                self.offer_undo(seat)
                return done

    def hand_over(self, seat: Seat) -> bool:
        """Hides one person's hand before the next looks. Returns False if the first takes a move back."""
        if self.game.shared and self.at_keyboard != seat:
            if self.at_keyboard is not None:
                self.show_events(self.at_keyboard)
                if self.wait_for_enter(self.at_keyboard, "hand-over-hide", {"seat": seat}):
                    return False
            erase(self.output)
            self.wait_for_person(seat)
            erase(self.output)
        self.at_keyboard = seat
        return True

    def show_events(self, seat: Seat) -> None:
        """Shows a seat what happened since it last looked."""
        self.output.show(event_lines.lines(self.game.unread(seat), seat, self.game.translator))

    def offer_undo(self, seat: Seat) -> None:
        """Waits before bots move on, so that the player can take a slip back."""
        if not interactive(self.output) or self.table.over:
            return
        if not self.game.bot_in(self.next_seat()):
            return
        try:
            self.table.undoable(seat)
        except Refusal:
            return
        self.output.show(event_lines.lines(self.table.told[-1], seat, self.game.translator))
        self.wait_for_enter(seat, "prompt-undo")

    def wait_for_person(self, seat: Seat) -> None:
        """Waits for the next person. Nobody is at the keyboard yet, so the only order is to quit."""
        while line := ask(self.output, self.output.text("hand-over", {"seat": seat}) + " "):
            if orders.order_named(line.casefold(), self.output) == "quit":
                raise EOFError
            self.output.say_folded("prompt-paused", {"text": line[:60]})

    def wait_for_enter(self, seat: Seat, prompt: str, facts: Facts | None = None) -> bool:
        """Waits for Enter and runs orders until then. Returns whether the last move was taken back."""
        version = self.table.version
        while line := ask(self.output, self.output.text(prompt, facts) + " "):
            if orders.run_line(self.game, seat, None, line) is Next.QUIT:
                raise EOFError
            if self.table.version != version:
                return True
        return False
