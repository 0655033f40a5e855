"""The table in letters, for the terminal: from the view alone, in the words of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games._parley.parts import VOCABULARY, Rob
from flibuste.kernel.words import Choice
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue

View: TypeAlias = Mapping[str, Any]

LEGEND = ("legend-table", "legend-known")
"""How to read it, as messages."""
COLUMNS = ("captain", "shown", "die", "cards", "rum", "loot")
WIDEST = 76


def draw(view: View, tongue: Tongue, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    heading = Text(tongue.say("label-round", {"round": view["round"]}), "bold")
    below = [*common(view, tongue), *hands(view, tongue), *sealed(view, tongue)]
    return Group(heading, captains(view, tongue, min(width, WIDEST)), *below)


def captains(view: View, tongue: Tongue, width: int) -> Table:
    """One line a seat; who has the floor is set off."""
    table = Table(*[tongue.say(f"label-{column}") for column in COLUMNS], width=width)
    for seat, player in enumerate(view["players"]):
        table.add_row(
            chip(tongue, seat).append(" " + tongue.name(seat), "not bold default on default"),
            str(view["shown"][seat] or ""),
            str(view["dice"][seat] or ""),
            str(player["cards"]),
            str(player["rum"]),
            ", ".join(tongue.say("label-token", {"token": token}) for token in player["loot"]),
            style="bold" if seat == view["speaker"] else "",
        )
    return table


def common(view: View, tongue: Tongue) -> list[Text]:
    """What belongs to nobody, and what this seat knows of it."""
    lines = [tongue.say("label-hoard", {"count": view["hoard"]})]
    for place, token in view.get("known", []):
        lines.append(tongue.say("label-known", {"place": place + 1, "token": token}))
    lines.append(tongue.say("label-barrel", {"rum": view["barrel"]}))
    return [Text(line) for line in lines]


def hands(view: View, tongue: Tongue) -> list[Text]:
    """The hands this view shows: one's own while the game goes on, all of them when it is over."""
    shown = [(seat, player["hand"]) for seat, player in enumerate(view["players"]) if "hand" in player]
    if not shown and "hand" in view:
        shown = [(view["seat"], view["hand"])]
    plain = "not bold default on default"
    return [
        chip(tongue, seat).append(" ").append(tongue.say("label-hand", {"cards": cards}), plain)
        for seat, cards in shown
        if cards
    ]


def sealed(view: View, tongue: Tongue) -> list[Text]:
    choices = [VOCABULARY.parse(text) for text in view.get("sealed", [])]
    return [Text(tongue.say("label-sealed", {"choice": tongue.choice(choice)})) for choice in choices]


def arrange(view: View, options: list[Choice], tongue: Tongue) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under a heading for each verb; seats with their names."""
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        note = f" {tongue.name(choice.victim)}" if isinstance(choice, Rob) else ""
        headings.setdefault(tongue.say(f"heading-{choice.verb}"), []).append((choice, note))
    return list(headings.items())
