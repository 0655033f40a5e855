"""Acts: what people and bots did at a table, one entry each. Everything else is computed from them."""

from __future__ import annotations

from typing import NamedTuple


class Act(NamedTuple):
    """One entry: its number, its time in milliseconds, its kind, its seat, and its text.

    | kind | text | what it is |
    |---|---|---|
    | choose | the choice | an answer; a sealed one may be given again |
    | undo | | the seat takes back its last choice, where that is free |
    | propose | what, and about what | the seat asks all other people for something: see `Proposal` |
    | accept, refuse | | a person's answer to that |
    | withdraw | | the seat no longer asks for it |
    | away, back | | the seat's time is up and a stand-in plays; the person is back |
    | leave | name of a bot | the person lets a bot play, and may come back |
    | resign | name of a bot | the person gives up; a bot plays to the end |
    | join | guest and name | a person plays this seat from now on: they come back, or were handed it |
    | end | | the game ends without a result |

    Tables of earlier releases have acts that are only read, and mean what they meant then:

    | kind | text | what it is |
    |---|---|---|
    | wish | number of the move | the seat asks to go back to before that move |
    | agree, decline | | another seat's answer to that; who is away counts as agreeing |
    | sit | person or bot, and name | somebody else plays this seat from now on, with fresh time |
    """

    n: int
    at: int
    kind: str
    seat: int
    text: str
