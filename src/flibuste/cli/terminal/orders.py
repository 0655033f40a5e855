"""What a person may type during a game: a choice, or an order to the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from flibuste.cli import language
from flibuste.cli.drawing import event_lines, explanations, rule_pages
from flibuste.cli.drawing.choice_words import found_by
from flibuste.cli.drawing.menu import Menu
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.file_errors import file_error_text
from flibuste.cli.output import Output, print_unbroken
from flibuste.cli.terminal import leaving, saved_games
from flibuste.cli.terminal.next_step import Next
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel.records.record import BadRecord
from flibuste.kernel.types import Choice, Refusal, Seat

MOST_LISTED = 6
"""Choices that a question back lists, at most."""
LOG_LINES = 15
"""Events that `log` shows when no number is given."""


def run_line(game: TerminalGame, seat: Seat, menu: Menu | None, text: str) -> Next:
    """Runs what was typed. If it cannot be done, says why and asks again.

    There is no menu while the game waits for Enter between two questions.
    """
    try:
        if menu is None:
            return run_while_waiting(game, seat, text)
        return run_at_menu(game, seat, menu, text)
    except CommandError as error:
        game.output.say_folded(error.key, error.facts)
    except Refusal as refusal:
        explanations.explain_refusal(game.output, refusal)
    return Next.AGAIN


def run_at_menu(game: TerminalGame, seat: Seat, menu: Menu, text: str) -> Next:
    """A choice wins over an order of the same name."""
    if not text:
        game.output.say_folded("prompt-empty")
        return Next.AGAIN
    if text.startswith("?"):
        return show_help(game, seat, menu, text[1:].strip())
    word, _, rest = text.partition(" ")
    order = order_named(word.casefold(), game.output)
    choice = parse_choice(game.table.game.vocabulary.parse, game.output, menu, text, guess=order == "")
    if choice is not None:
        return play(game, seat, choice)
    if order:
        return ORDERS[order](game, seat, menu, rest.strip())
    raise Refusal("unknown-choice", "", {"text": text[:60]})


def run_while_waiting(game: TerminalGame, seat: Seat, text: str) -> Next:
    """Between two questions only the orders that need no question are possible."""
    word, _, rest = text.partition(" ")
    order = order_named(word.casefold(), game.output)
    if order not in ORDERS_WHILE_WAITING:
        raise CommandError("prompt-paused", {"text": text[:60]})
    return ORDERS_WHILE_WAITING[order](game, seat, None, rest.strip())


def order_named(word: str, output: Output) -> str:
    """The order with this name, in the user's language or in English; "" if there is none."""
    for order in ORDERS:
        for translator in (output.translator, Translator("en")):
            if word in [name.strip() for name in translator.say(f"order-{order}").split(",")]:
                return order
    return ""


def parse_choice(
    parse: Callable[[str], Choice], output: Output, menu: Menu, text: str, guess: bool
) -> Choice | None:
    """A choice by its number, in notation, without its verb, or by some words of the reader's language.

    Only one option may fit. With `guess` off, only number and notation count: the text may be an order.
    """
    if text.isascii() and text.isdigit():
        return numbered_choice(output.translator, menu, text)
    try:
        return parse(text)
    except Refusal:
        meant = (menu.meant(text) or menu.worded(text)) if guess else []
    if len(meant) > 1:
        listed = [
            output.text(
                "prompt-which.one",
                {"number": menu.number_of(choice), "choice": output.translator.choice(choice)},
            )
            for choice in meant[:MOST_LISTED]
        ]
        raise CommandError("prompt-which", {"choices": ", ".join(listed)})
    return meant[0] if meant else None


def numbered_choice(translator: Translator, menu: Menu, text: str) -> Choice:
    """The choice with this number.

    In some games a number is also the name of an option, of a tile for example. If both readings are
    possible and differ, the player has to say which one they mean.
    """
    alike = menu.meant(text)
    if int(text[:9]) > len(menu.entries) and len(alike) == 1:
        return alike[0]
    choice = menu.numbered(int(text[:9]))
    if alike and choice not in alike:
        listed = [f"{one.text} ({translator.choice(one)})" for one in (choice, *alike)]
        raise CommandError("prompt-number", {"number": text[:9], "choices": ", ".join(listed)})
    return choice


def play(game: TerminalGame, seat: Seat, choice: Choice) -> Next:
    """Plays a choice and saves the game."""
    game.play(seat, choice)
    return Next.PLAYED


def show_help(game: TerminalGame, seat: Seat, menu: Menu, rest: str) -> Next:
    """Everything that can be typed; or with a choice behind it, what that choice does."""
    if not rest:
        explanations.explain_orders(game.output, list(ORDERS), game.table, seat, menu)
        return Next.AGAIN
    choice = parse_choice(game.table.game.vocabulary.parse, game.output, menu, rest, guess=True)
    if choice is None:
        choice = not_offered(game, rest)
    explanations.explain_choice(game.output, game.table, seat, choice, menu)
    return Next.AGAIN


def not_offered(game: TerminalGame, text: str) -> Choice:
    """A choice that is not possible now, by words of the reader's language."""
    found = found_by(text, game.table.game.vocabulary, game.translator)
    if not found:
        raise Refusal("unknown-choice", "", {"text": text[:60]})
    if len(found) > 1:
        listed = [
            game.output.text("prompt-unclear.one", {"choice": game.translator.choice(choice)})
            for choice in found[:MOST_LISTED]
        ]
        raise CommandError("prompt-unclear", {"choices": ", ".join(listed), "more": len(found) - len(listed)})
    return found[0]


def show_log(game: TerminalGame, seat: Seat, _menu: Menu | None, rest: str) -> Next:
    """The latest events; `log 30` shows more."""
    count = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    events = game.table.events()[-count:] if count else []
    game.output.show(event_lines.lines(events, seat, game.translator))
    return Next.AGAIN


def show_rules(game: TerminalGame, _seat: Seat, _menu: Menu | None, rest: str) -> Next:
    """The chapters; or a rule by number, or rules by a word in them."""
    rule_pages.look_up(game.output, game.table.game.meta.id, rest)
    return Next.AGAIN


def undo(game: TerminalGame, seat: Seat, _menu: Menu | None, _rest: str) -> Next:
    """Takes the seat's last move back, if nothing was revealed or drawn since."""
    taken = game.undo(seat)
    game.seen[seat] = min(game.seen[seat], game.table.version)
    choice = game.table.game.vocabulary.parse(taken.text)
    game.notice = game.output.text("undone", {"choice": game.translator.choice(choice)})
    return Next.REDRAW


def save(game: TerminalGame, _seat: Seat, _menu: Menu | None, rest: str) -> Next:
    """Saves the game, or a copy of it in another file."""
    file = Path(rest).expanduser() if rest else game.file
    try:
        if file.exists() and file != game.file and not holds_this_game(game, file):
            raise CommandError("save-exists", {"file": str(file)}, FOUND)
        saved_games.write(file, game.table.record(own=True).text())
    except OSError as fault:
        print_unbroken(game.output.console, Text(file_error_text(game.output, fault)))
        return Next.AGAIN
    game.output.say("saved", {"file": str(file)})
    return Next.AGAIN


def holds_this_game(game: TerminalGame, file: Path) -> bool:
    """Whether a file is an earlier save of this game. Only such a file is overwritten."""
    try:
        return saved_games.read(file).commitment == game.table.commitment
    except (BadRecord, CommandError, UnicodeDecodeError):
        return False


def show_hint(game: TerminalGame, seat: Seat, menu: Menu, _rest: str) -> Next:
    """What a good bot would choose; in a lesson, what it asks for."""
    if game.wanted():
        game.output.say_folded("teach-hint", {"choice": game.translator.choice(game.wanted()[0])})
        return Next.AGAIN
    explanations.show_hint(game.output, game.table, seat, menu)
    return Next.AGAIN


def redraw_board(_game: TerminalGame, _seat: Seat, _menu: Menu, _rest: str) -> Next:
    """Draws the board again."""
    return Next.REDRAW


def change_language(game: TerminalGame, _seat: Seat, _menu: Menu | None, rest: str) -> Next:
    """Goes on in another language."""
    if not rest:
        raise CommandError("usage-language", {"text": "", "languages": list(LANGUAGES)})
    game.output.set_language(language.known(rest))
    return Next.REDRAW


def leave(_game: TerminalGame, _seat: Seat, _menu: Menu | None, _rest: str) -> Next:
    """Quits; the game is saved already."""
    return Next.QUIT


ORDERS_WHILE_WAITING: dict[str, Callable[[TerminalGame, Seat, Menu | None, str], Next]] = {
    "undo": undo,
    "log": show_log,
    "rules": show_rules,
    "save": save,
    "lang": change_language,
    "quit": leave,
}
"""The orders that need no question."""

ORDERS: dict[str, Callable[[TerminalGame, Seat, Menu, str], Next]] = {
    "help": show_help,
    "hint": show_hint,
    "undo": undo,
    "log": show_log,
    "rules": show_rules,
    "view": redraw_board,
    "save": save,
    "lang": change_language,
    "bot": leaving.let_bot_play,
    "resign": leaving.resign,
    "quit": leave,
}
"""Every order, in the order of the help. The message `order-<name>` has the words that can be typed."""
