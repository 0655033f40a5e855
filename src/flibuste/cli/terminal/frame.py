"""One frame of the terminal: board, news, question and choices."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from flibuste.cli.drawing import event_lines, plain_view
from flibuste.cli.drawing.menu import Menu
from flibuste.cli.drawing.screen import redraw
from flibuste.cli.terminal.own_files import built_in
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.i18n.seat_chip import chip
from flibuste.kernel.types import Decision, Seat

NARROWER = 110
"""Columns to try for a board that is too high at full width."""


def draw_frame(game: TerminalGame, seat: Seat) -> Menu:
    """Draws the frame. What does not fit on the screen comes first, so that it scrolls away first."""
    decision = game.table.decision(seat)
    assert decision is not None
    console = game.output.console
    menu = Menu(game.table, decision, game.translator)
    below = [
        *notices(game),
        *explained(game, decision),
        question(game, decision),
        menu.drawn(console.width),
        *data_note(game, seat),
    ]
    room = console.height - 1 - sum(height(game, part) for part in below)
    above = news(game, seat)
    board = draw_board(game, seat, room)
    fits = console.is_terminal and height(game, board) + sum(height(game, part) for part in above) <= room
    redraw(game.output)
    latest: list[RenderableType] = []
    if console.is_terminal and not fits:
        latest = [recap_that_fits(game, seat, room - height(game, board))]
    for part in [board, *above, *below] if fits else [*above, board, *latest, *below]:
        game.output.show(part)
    return menu


def recap_that_fits(game: TerminalGame, seat: Seat, room: int) -> RenderableType:
    """What happened in at most five lines, cut to the width where whole lines would push the board away."""
    events = game.news(seat)
    whole = event_lines.recap_lines(events, seat, game.translator, whole=True)
    if height(game, whole) <= room:
        return whole
    return event_lines.recap_lines(events, seat, game.translator, whole=False)


def notices(game: TerminalGame) -> list[RenderableType]:
    """The sentence that waits for this frame, if there is one."""
    notice, game.notice = game.notice, ""
    return [Text(notice, "italic")] if notice else []


def explained(game: TerminalGame, decision: Decision) -> list[RenderableType]:
    """What the companion says, a line for each new situation. The set-up is no news to anybody."""
    if game.companion is None:
        return []
    seat = decision.seat
    events = game.unread(seat) if game.seen[seat] >= 0 else []
    said = game.companion.sentences(events, decision, game.translator)
    return [Text(f"» {sentence}", "italic") for sentence in said]


def question(game: TerminalGame, decision: Decision) -> Text:
    """What the seat is asked, with the number of the rule."""
    text = Text().append_text(chip(game.translator, decision.seat)).append(" ")
    return text.append(game.translator.decision(decision), "bold").append(f" {decision.rule}", "dim")


def data_note(game: TerminalGame, seat: Seat) -> list[RenderableType]:
    """In a seat's first frame: that some of the game's files are the built-in ones."""
    note = built_in(game.output, game.table.game, game.table.setup)
    return [Text(note, "dim")] if note and game.seen[seat] < 0 else []


def draw_board(game: TerminalGame, seat: Seat, room: int) -> RenderableType:
    """The board at full width, or narrower where that makes it less high and it is too high otherwise."""
    width = game.output.console.width
    name, view = game.table.game.meta.id, game.table.view(seat)
    board = plain_view.draw(name, view, game.translator, width)
    if height(game, board) > room:
        smaller = plain_view.draw(name, view, game.translator, min(width, NARROWER))
        board = smaller if height(game, smaller) < height(game, board) else board
    return board


def news(game: TerminalGame, seat: Seat) -> list[RenderableType]:
    """What happened since this seat's last turn. Before its first turn, also the commitment to the seed."""
    first = game.seen[seat] < 0
    parts: list[RenderableType] = []
    if first:
        parts.append(Text(game.output.text("commitment", {"hash": game.table.commitment}), "dim"))
    events = game.unread(seat)
    if events:
        parts.append(Text(game.output.text("news-first" if first else "news"), "bold"))
        parts.append(event_lines.lines(events, seat, game.translator))
    return parts


def height(game: TerminalGame, part: RenderableType) -> int:
    """How many lines a part takes on this screen."""
    return len(game.output.console.render_lines(part, pad=False))
