"""A lesson at this terminal: the lesson says and answers, the board and the orders are those of any game."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from flibuste.cli.drawing import plain_view
from flibuste.cli.drawing.screen import ask
from flibuste.cli.errors import CommandError
from flibuste.cli.file_errors import file_error_text
from flibuste.cli.learning import lesson_progress
from flibuste.cli.output import Output
from flibuste.cli.terminal import orders, saved_games
from flibuste.cli.terminal.frame import draw_frame
from flibuste.cli.terminal.next_step import Next
from flibuste.cli.terminal.players import Player
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.kernel.records.record import Move
from flibuste.kernel.types import Choice, Refusal, Seat
from flibuste.lessons.lesson import Lesson
from flibuste.lessons.practice import LEVEL, ON, UNDO, Practice, practised


class LessonGame(TerminalGame):
    """Choices go to the lesson. It plays those it wants, and answers the others."""

    def __init__(self, output: Output, lesson: Lesson, acts: list[str]) -> None:
        self.acts: list[str] = acts
        self.practice = continued(lesson, acts)
        names = self.practice.table.seated
        you = output.text("default-player-name")
        players = [
            Player(you) if seat == lesson.seat else Player(name, LEVEL) for seat, name in enumerate(names)
        ]
        super().__init__(output, self.practice.table, players, saved_games.home() / "lesson.record")
        output.set_game(lesson.game, [player.name for player in players], lessons=True)
        self.seen[lesson.seat] = self.table.version

    def play(self, seat: Seat, choice: Choice) -> None:
        """Plays a choice that is wanted; the answer to another is said like an error."""
        answer = self.practice.act(choice.text)
        if answer is not None:
            raise CommandError(answer, choice.facts)
        self.done(choice.text)

    def undo(self, seat: Seat) -> Move:
        taken = self.table.moves[self.table.undoable(seat)]
        self.practice.act(UNDO)
        self.done(UNDO)
        return taken

    def done(self, act: str) -> None:
        """Remembers what the learner did."""
        self.acts.append(act)
        self.save()

    def wanted(self) -> list[Choice]:
        parse = self.table.game.vocabulary.parse
        step = self.practice.step
        if step is None or step.free:
            return []
        return [parse(text) for text, answer in self.practice.answers().items() if answer is None]

    def save(self) -> None:
        """Keeps how far the learner is. If the disk is full, the lesson goes on."""
        lesson = self.practice.lesson
        try:
            if self.practice.done:
                lesson_progress.finish(lesson.game, lesson.name)
            else:
                lesson_progress.keep(lesson.game, lesson.name, self.acts)
        except OSError as fault:
            self.output.error(file_error_text(self.output, fault))


def continued(lesson: Lesson, acts: list[str]) -> Practice:
    """The lesson where it was left; from its beginning if it has changed since and does not fit any more."""
    try:
        return practised(lesson, acts)
    except Refusal:
        acts.clear()
        return Practice(lesson)


def teach(game: LessonGame) -> bool:
    """Goes through the steps; returns False if the learner leaves."""
    practice, seat = game.practice, game.practice.lesson.seat
    try:
        while not practice.done:
            if practice.choosing:
                if not choose(game, seat):
                    return False
            elif not read(game, seat):
                return False
    except EOFError:
        return False
    return True


def read(game: LessonGame, seat: Seat) -> bool:
    """Shows the board and what is said, and waits for Enter."""
    output = game.output
    view = game.table.view(seat)
    output.show(plain_view.draw(game.table.game.meta.id, view, game.translator, output.console.width))
    output.show(said(game))
    while line := ask(output, output.text("teach-read") + " "):
        if orders.run_line(game, seat, None, line) is Next.QUIT:
            return False
    game.practice.act(ON)
    game.done(ON)
    return True


def choose(game: LessonGame, seat: Seat) -> bool:
    """Shows the board and the choices, and lets the learner choose."""
    menu = draw_frame(game, seat)
    game.output.show(said(game))
    version = game.table.version
    done = Next.AGAIN
    while done is Next.AGAIN:
        line = ask(game.output, game.output.text("prompt") + " ")
        done = orders.run_line(game, seat, menu, line)
    if done is Next.PLAYED:
        game.seen[seat] = version
    return done not in (Next.QUIT, Next.LEFT)


def said(game: LessonGame) -> Panel:
    """What the lesson says now."""
    practice = game.practice
    assert practice.step is not None
    facts = {"step": practice.at + 1, "steps": len(practice.lesson.steps)}
    title = f"{game.output.text(practice.lesson.title)} · {game.output.text('teach-step', facts)}"
    return Panel(Text(game.output.text(practice.step.key)), title=Text(title), title_align="left")
