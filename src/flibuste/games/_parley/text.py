"""The table in letters, for the terminal: from the view alone, in the words of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games._parley.parts import VOCABULARY, Rob
from flibuste.i18n.seat_chip import chip
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice

View: TypeAlias = Mapping[str, Any]

LEGEND = ("legend-table", "legend-known")
"""How to read it, as messages."""
COLUMNS = ("captain", "shown", "die", "cards", "rum", "loot")
WIDEST = 76


def draw(view: View, translator: Translator, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    heading = Text(translator.say("label-round", {"round": view["round"]}), "bold")
    below = [*common(view, translator), *hands(view, translator), *sealed(view, translator)]
    return Group(heading, captains(view, translator, min(width, WIDEST)), *below)


def captains(view: View, translator: Translator, width: int) -> Table:
    """One line for each seat; the seat with the floor stands out."""
    table = Table(*[translator.say(f"label-{column}") for column in COLUMNS], width=width)
    for seat, player in enumerate(view["players"]):
        table.add_row(
            chip(translator, seat).append(" " + translator.name(seat), "not bold default on default"),
            str(view["shown"][seat] or ""),
            str(view["dice"][seat] or ""),
            str(player["cards"]),
            str(player["rum"]),
            ", ".join(translator.say("label-token", {"token": token}) for token in player["loot"]),
            style="bold" if seat == view["speaker"] else "",
        )
    return table


def common(view: View, translator: Translator) -> list[Text]:
    """What belongs to nobody, and what this seat knows of it."""
    lines = [translator.say("label-hoard", {"count": view["hoard"]})]
    for place, token in view.get("known", []):
        lines.append(translator.say("label-known", {"place": place + 1, "token": token}))
    lines.append(translator.say("label-barrel", {"rum": view["barrel"]}))
    return [Text(line) for line in lines]


def hands(view: View, translator: Translator) -> list[Text]:
    """The hands this view shows: the seat's own during the game, all of them when it is over."""
    shown = [(seat, player["hand"]) for seat, player in enumerate(view["players"]) if "hand" in player]
    if not shown and "hand" in view:
        shown = [(view["seat"], view["hand"])]
    plain = "not bold default on default"
    return [
        chip(translator, seat).append(" ").append(translator.say("label-hand", {"cards": cards}), plain)
        for seat, cards in shown
        if cards
    ]


def sealed(view: View, translator: Translator) -> list[Text]:
    choices = [VOCABULARY.parse(text) for text in view.get("sealed", [])]
    return [Text(translator.say("label-sealed", {"choice": translator.choice(choice)})) for choice in choices]


def arrange(
    view: View, options: list[Choice], translator: Translator
) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under a heading for each verb; seats with their names."""
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        note = f" {translator.name(choice.victim)}" if isinstance(choice, Rob) else ""
        headings.setdefault(translator.say(f"heading-{choice.verb}"), []).append((choice, note))
    return list(headings.items())
