"""Shows a recorded game: all at once, or step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from flibuste.cli.drawing import event_lines, plain_view
from flibuste.cli.drawing.screen import ask, redraw
from flibuste.cli.output import Output
from flibuste.cli.terminal.replay_steps import Step
from flibuste.kernel.game import Game
from flibuste.kernel.types import Seat


def show_all(output: Output, game: Game[Any], steps: Sequence[Step], viewer: Seat | None) -> None:
    """Shows the events of all steps, and the board after the last one."""
    for step in steps:
        if step.number:
            output.say("replay-move", {"number": step.number}, "dim")
        show_events(output, step, viewer)
    show_board(output, game, steps[-1], viewer)


def show_stepwise(output: Output, game: Game[Any], steps: Sequence[Step], viewer: Seat | None) -> None:
    """Shows one step at a time: Enter goes on, a number goes there, b goes back, q quits."""
    at = 0
    while at < len(steps):
        step = steps[at]
        redraw(output)
        show_board(output, game, step, viewer)
        output.say("replay-at", {"number": step.number, "last": len(steps) - 1}, "bold")
        show_events(output, step, viewer)
        try:
            line = ask(output, output.text("replay-prompt") + " ").casefold()
        except EOFError:
            output.console.print()
            return
        if line.isascii() and line.isdigit():
            at = min(int(line[:9]), len(steps) - 1)
        elif line.startswith("b"):
            at = max(0, at - 1)
        elif line.startswith("q"):
            return
        else:
            at += 1


def show_events(output: Output, step: Step, viewer: Seat | None) -> None:
    """A seat reads its own secrets; the open table reads all of them."""
    for event in step.events:
        reader = event.knowers[0] if viewer is None and event.knowers else viewer
        output.show(event_lines.line(event, reader, output.translator))


def show_board(output: Output, game: Game[Any], step: Step, viewer: Seat | None) -> None:
    """Shows the board after a step."""
    view = game.open(step.state) if viewer is None else game.view(step.state, viewer)
    output.show(plain_view.draw(game.meta.id, view, output.translator, output.console.width))
    output.show(Text(""))
