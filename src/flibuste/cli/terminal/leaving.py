"""Leaving a game at the terminal without ending it: a bot plays on, for a while or to the end."""

from __future__ import annotations

from flibuste.cli.drawing.menu import Menu
from flibuste.cli.drawing.screen import ask
from flibuste.cli.output import Output
from flibuste.cli.terminal.next_step import Next
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Seat


def let_bot_play(game: TerminalGame, seat: Seat, _menu: Menu, _rest: str) -> Next:
    """A bot plays for this seat from now on. The saved game still has the person, who can resume it."""
    game.let_bot_play(seat)
    game.output.say_folded("bot-plays", {"seat": seat})
    return Next.LEFT


def resign(game: TerminalGame, seat: Seat, _menu: Menu, _rest: str) -> Next:
    """A bot plays to the end, also in the saved game. Asks first."""
    answer = ask(game.output, game.output.text("resign-sure") + " ")
    if not means_yes(answer, game.output):
        return Next.AGAIN
    game.resign(seat)
    game.output.say_folded("resigned", {"seat": seat})
    return Next.LEFT


def means_yes(answer: str, output: Output) -> bool:
    """Whether an answer means yes, in the user's language or in English."""
    words = [translator.say("yes-words") for translator in (output.translator, Translator("en"))]
    return answer.casefold() in [word.strip() for line in words for word in line.split(",")]
