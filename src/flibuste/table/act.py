"""The log of a table: what people and bots did, one line each. Everything else is worked out from it."""

from __future__ import annotations

from typing import NamedTuple


class Act(NamedTuple):
    """One line: its number, when it was (in milliseconds), what kind, by which seat, and its text.

    | kind | text | what it is |
    |---|---|---|
    | choose | the choice | an answer; a sealed one may be given again |
    | undo | | the seat takes its last choice back, which is free |
    | wish | number of the move | the seat asks to go back to before that move |
    | agree, decline | | what another seat says to that |
    | away, back | | the seat's time is up and a stand-in plays; its person is back |
    | sit | name | somebody else plays this seat from now on |
    """

    n: int
    at: int
    kind: str
    seat: int
    text: str
