"""One sitting at the terminal: people take turns at the keyboard, bots answer for themselves."""

from __future__ import annotations

import hashlib
from contextlib import nullcontext
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.cli import boundary, home, orders, plain, story
from flibuste.cli.crew import Sailor, persons
from flibuste.cli.menu import Menu
from flibuste.cli.orders import Next
from flibuste.cli.screen import ask, erase, interactive, redraw, secret_screen
from flibuste.cli.supplies import built_in
from flibuste.cli.voice import Voice
from flibuste.kernel.chance import Quick
from flibuste.kernel.words import Event, Facts, Refusal, Seat
from flibuste.table.table import Table
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue


class Sitting:
    def __init__(self, voice: Voice, table: Table, crew: list[Sailor], file: Path) -> None:
        self.voice = voice
        self.table = table
        self.crew = crew
        self.file = file
        self.people = persons(crew)
        self.keyboard: Seat | None = None
        """Who sits there now."""
        self.seen = [last_move(table, seat) for seat in range(len(crew))]
        """Up to which move each seat has been told what happened; -1: not even the set-up."""
        self.notice = ""
        """Said once, with the next frame."""
        voice.about(table.game.meta.id, [one.name for one in crew])
        voice.record = lambda: table.record().text()

    @property
    def tongue(self) -> Tongue:
        return self.voice.tongue

    def run(self) -> bool:
        """Plays on until the game is over, or somebody leaves: then not."""
        self.keep()
        with secret_screen(self.voice, len(self.people) > 1 and interactive(self.voice)):
            while not self.table.over:
                seat = self.next_seat()
                if self.crew[seat].bot:
                    self.think(seat)
                else:
                    try:
                        if self.serve(seat) is Next.LEFT:
                            return False
                    except EOFError:
                        return False
        return True

    def next_seat(self) -> Seat:
        """Bots first, so that nobody waits for them; then whoever sits at the keyboard already."""
        asking = self.table.game.asking(self.table.state)
        bots = [seat for seat in asking if self.crew[seat].bot]
        if bots:
            return bots[0]
        return self.keyboard if self.keyboard in asking and self.keyboard is not None else asking[0]

    def think(self, seat: Seat) -> None:
        decision = self.table.decision(seat)
        assert decision is not None
        # The bot's own luck comes from seed and move, so that a resumed game goes on as it would have.
        luck = hashlib.sha256(self.table.seed + f"{seat} {self.table.version}".encode()).digest()
        waiting = self.voice.words("bot-thinks", {"seat": seat})
        with self.voice.out.status(waiting) if interactive(self.voice) else nullcontext():
            choice = make(self.crew[seat].bot).choose(
                self.table.knowledge(seat), decision, Budget(), Quick(int.from_bytes(luck[:8], "big"))
            )
        told = self.table.play(seat, choice, decision.serial)
        self.keep()
        if not self.people:
            self.voice.show(story.told(told, None, self.tongue))

    def serve(self, seat: Seat) -> Next:
        """Lets a person decide."""
        if not self.hand_over(seat):
            return Next.REDRAW
        while True:
            menu = self.frame(seat)
            version = self.table.version
            done = Next.AGAIN
            while done is Next.AGAIN:
                done = orders.obey(self, seat, menu, ask(self.voice, self.voice.words("prompt") + " "))
            if done is Next.LEFT:
                return done
            if done is Next.PLAYED:
                self.seen[seat] = version
                self.breathe(seat)
                return done

    def frame(self, seat: Seat) -> Menu:
        """Board, news, question and choices; what does not fit on the screen scrolls away first."""
        decision = self.table.decision(seat)
        assert decision is not None
        out = self.voice.out
        menu = Menu(self.table, decision, self.tongue)
        question = Text().append_text(chip(self.tongue, seat)).append(" ")
        question.append(self.tongue.decision(decision), "bold").append(f" {decision.rule}", "dim")
        below: list[RenderableType] = [question, menu.drawn(out.width)]
        if self.notice:
            below.insert(0, Text(self.notice, "italic"))
            self.notice = ""
        note = built_in(self.voice, self.table.game, self.table.setup)
        if note and self.seen[seat] < 0:
            below.append(Text(note, "dim"))
        news = self.news(seat)
        room = out.height - 1 - sum(self.height(part) for part in below)
        board = self.board(seat, room)
        fits = out.is_terminal and self.height(board) + sum(self.height(part) for part in news) <= room
        redraw(self.voice)
        ticker = [story.ticker(self.unread(seat), seat, self.tongue, out.width)] if out.is_terminal else []
        for part in [board, *news, *below] if fits else [*news, board, *ticker, *below]:
            self.voice.show(part)
        return menu

    def board(self, seat: Seat | None, room: int) -> RenderableType:
        """As wide as the screen; narrower where that makes a board fit that is too high otherwise."""
        width = self.voice.out.width
        view = self.table.view(seat)
        drawn = plain.draw(self.table.game.meta.id, view, self.tongue, width)
        if self.height(drawn) > room:
            smaller = plain.draw(self.table.game.meta.id, view, self.tongue, min(width, 110))
            drawn = smaller if self.height(smaller) < self.height(drawn) else drawn
        return drawn

    def news(self, seat: Seat) -> list[RenderableType]:
        """What happened since this seat's last turn; before the first, what the luck is bound to."""
        parts: list[RenderableType] = []
        if self.seen[seat] < 0:
            parts.append(Text(self.voice.words("commitment", {"hash": self.table.commitment}), "dim"))
        events = self.unread(seat)
        if events:
            parts.append(Text(self.voice.words("news" if self.seen[seat] >= 0 else "news-first"), "bold"))
            parts.append(story.told(events, seat, self.tongue))
        return parts

    def unread(self, seat: Seat) -> list[Event]:
        return story.since(self.table, self.seen[seat])

    def height(self, part: RenderableType) -> int:
        return len(self.voice.out.render_lines(part, pad=False))

    def hand_over(self, seat: Seat) -> bool:
        """Hides one person's hand before the next looks; not done if the first takes a move back."""
        if len(self.people) > 1 and self.keyboard != seat:
            if self.keyboard is not None:
                self.voice.show(story.told(self.unread(self.keyboard), self.keyboard, self.tongue))
                if self.took_back(self.keyboard, "hand-over-hide", {"seat": seat}):
                    return False
            erase(self.voice)
            self.called(seat)
            erase(self.voice)
        self.keyboard = seat
        return True

    def breathe(self, seat: Seat) -> None:
        """Before bots move on, a slip can still be taken back."""
        if not interactive(self.voice) or self.table.over or not self.crew[self.next_seat()].bot:
            return
        try:
            self.table.undoable(seat)
        except Refusal:
            return
        self.voice.show(story.told(self.table.told[-1], seat, self.tongue))
        self.took_back(seat, "prompt-breathe")

    def called(self, seat: Seat) -> None:
        """Waits for the next person. Nobody sits there meanwhile, so that nothing but leaving is possible."""
        while said := ask(self.voice, self.voice.words("hand-over", {"seat": seat}) + " "):
            if orders.named(said.casefold(), self.voice) == "quit":
                raise EOFError
            self.voice.tell("prompt-paused", {"text": said[:60]})

    def took_back(self, seat: Seat, prompt: str, facts: Facts | None = None) -> bool:
        """Waits for Enter; orders are obeyed, and one to take back the last move if it may be."""
        version = self.table.version
        while said := ask(self.voice, self.voice.words(prompt, facts) + " "):
            if orders.obey(self, seat, None, said) is Next.LEFT:
                raise EOFError
            if self.table.version != version:
                return True
        return False

    def keep(self) -> None:
        """Saved after every choice. A full disk is said and does not stop the game."""
        try:
            home.write(self.file, self.table.record(own=True).text())
        except OSError as fault:
            self.voice.complain(boundary.file_sentence(self.voice, fault))
            self.voice.complain(self.voice.words("save-failed"))


def last_move(table: Table, seat: Seat) -> int:
    """Before which move a seat last decided; -1 if it never did."""
    return max((at for at, move in enumerate(table.moves) if move.seat == seat), default=-1)
