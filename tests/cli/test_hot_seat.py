"""Several people at one keyboard: nobody sees another's hand, not even by scrolling."""

from __future__ import annotations

import re
from pathlib import Path

from flibuste.cli.drawing.screen import ERASE_ALL
from tests.cli.terminal import Terminal, record_in, sea_cards, table_in

SECOND_SCREEN, FIRST_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
CHOOSE = r"Your choice \(\? for help\) > "
HIDE = r"Enter hides your hand; then pass the keyboard to (Anne|Bea)\. > "
PASS = r"Pass the keyboard to (Anne|Bea)\. (Anne|Bea), press Enter\. > "


def at_table(*extra: str) -> Terminal:
    seats = "you:Anne,you:Bea" + ",".join(["", *extra])
    return Terminal("play", "freibeuter", "--seats", seats, "--seed", "3", "--lang", "en")


def plain(text: str) -> str:
    """The visible text on one line."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).split())


def test_between_two_people_everything_is_erased_and_no_hand_is_printed(home: Path) -> None:
    terminal = at_table()
    begun = terminal.until(PASS)
    assert SECOND_SCREEN in begun
    for _ in range(6):
        table = table_in(home)
        seat = table.game.asking(table.state)[0]
        hands = [sea_cards(table, other) for other in range(2)]
        terminal.type("")
        shown = plain(terminal.until(CHOOSE))
        terminal.type("log 200")
        shown += plain(terminal.until(CHOOSE))
        own, other = hands[seat], hands[1 - seat]
        assert " ".join(own) in shown
        assert " ".join(other) not in shown
        assert ", ".join(other) not in shown
        terminal.type("1")
        terminal.until(CHOOSE)  # the draw
        terminal.type("1")
        told = plain(terminal.until(HIDE))
        assert f"{['Anne', 'Bea'][seat]} draws sea card" in told  # players see their own card
        drawn = table_in(home)
        new = [card for card in sea_cards(drawn, seat) if card not in own]
        terminal.type("")
        between = terminal.until(PASS)
        assert ERASE_ALL in between
        assert not [card for card in (*own, *new) if card in plain(between)]
    terminal.type("")
    terminal.until(CHOOSE)
    terminal.type("quit")
    code, rest = terminal.end()
    assert code == 0
    assert FIRST_SCREEN in rest
    assert rest.index(ERASE_ALL) < rest.index(FIRST_SCREEN)
    assert "--resume" in rest


def test_each_hears_what_the_others_did_without_their_secrets(home: Path) -> None:
    terminal = at_table()
    first = terminal.until(PASS)
    name = "Anne" if "press" in first and "Anne, press" in plain(first) else "Bea"
    terminal.type("")
    terminal.until(CHOOSE)
    terminal.type("1")
    terminal.until(CHOOSE)
    terminal.type("1")
    terminal.until(HIDE)
    terminal.type("")
    terminal.until(PASS)
    terminal.type("")
    shown = plain(terminal.until(CHOOSE))
    assert f"{name} draws a sea card" in shown
    assert f"{name} draws sea card" not in shown
    terminal.kill()


def test_a_slip_is_taken_back_before_the_hand_is_hidden(home: Path) -> None:
    terminal = at_table()
    terminal.until(PASS)
    terminal.type("")
    terminal.until(CHOOSE)
    terminal.type("9")  # a boarding: the turn is over
    terminal.until(HIDE)
    assert len(record_in(home).moves) == 1
    terminal.type("undo")
    terminal.until(CHOOSE)
    assert len(record_in(home).moves) == 0
    terminal.type("1")
    terminal.until(CHOOSE)
    terminal.type("1")
    terminal.until(HIDE)
    terminal.type("undo")
    assert "cannot be taken back" in plain(terminal.until(HIDE))
    terminal.kill()


def test_ctrl_c_leaves_the_second_screen_and_saves(home: Path) -> None:
    terminal = at_table("greedy")
    terminal.until(PASS)
    terminal.interrupt()
    code, rest = terminal.end()
    assert code == 130
    assert FIRST_SCREEN in rest
    assert record_in(home).outcome is None


def test_what_is_typed_at_a_pause_is_obeyed_or_said_to_have_to_wait(home: Path) -> None:
    terminal = at_table()
    terminal.until(PASS)
    terminal.type("log")
    assert "“log” is not possible here" in plain(terminal.until(PASS))
    terminal.type("")
    terminal.until(CHOOSE)
    terminal.type("9")  # a boarding: the turn is over
    terminal.until(HIDE)
    terminal.type("hint")
    assert "“hint” is not possible here" in plain(terminal.until(HIDE))
    terminal.type("rules 23")
    assert "FRE-23" in plain(terminal.until(HIDE))
    assert len(record_in(home).moves) == 1
    terminal.type("")
    terminal.until(PASS)
    terminal.type("quit")
    assert terminal.end()[0] == 0


def test_help_breaks_its_lines_between_words(home: Path) -> None:
    terminal = Terminal("play", "freibeuter", "--seats", "you,mousse", "--lang", "en", columns=60)
    terminal.until(CHOOSE)
    terminal.type("?")
    lines = terminal.until(r"Or else:").splitlines()
    assert "Type a choice’s number, words that name it" in plain("\n".join(lines))
    assert max(len(plain(line)) for line in lines) <= 60
    terminal.kill()


def test_prompts_break_between_words(home: Path) -> None:
    terminal = Terminal("play", "--lang", "fr", columns=60)
    said = terminal.until(r"Flibustier\]\s\?")
    terminal.kill()
    lines = said[said.index("À quel jeu") :].splitlines()
    assert len(lines) > 1 and max(map(len, lines)) <= 60
    assert "2\xa0Libertalia" in said and "4\xa0Störtebeker" in said
