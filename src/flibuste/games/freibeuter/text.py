"""The table in letters, for the terminal: chart, seats, hand, and choices in a useful order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games.freibeuter.chart import OPEN, View, chart, pitch_for, width_of
from flibuste.games.freibeuter.parts import Board
from flibuste.kernel.words import Choice
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue

LEGEND = ("legend-chart", "legend-chart-region", "legend-chart-ship", "legend-chart-token", "legend-chart-ring")
"""How to read it, as messages."""

BESIDE = 22
"""Columns the seats need beside the chart."""


def draw(view: View, tongue: Tongue, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    pitch = pitch_for(width)
    sea = chart(view, tongue, pitch)
    if width >= width_of(pitch) + 1 + BESIDE:
        beside = Table.grid(padding=(0, 1, 0, 0))
        beside.add_row(sea, Text("\n").join([*seats(view, tongue), *shared(view, tongue)]))
        table: list[RenderableType] = [beside]
    else:
        table = [sea, *seats(view, tongue), *shared(view, tongue)]
    return Group(*table, *hands(view, tongue))


def seats(view: View, tongue: Tongue) -> list[Text]:
    """Three lines a seat: who, what can be used, what was gained."""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        active = view["active"] == seat and not view["ended"]
        who = Text("► " if active else "  ", "bold").append_text(chip(tongue, seat))
        who.append(" " + tongue.name(seat), "bold")
        who.truncate(BESIDE, overflow="ellipsis")
        money = Text("  ").append(tongue.say("seat-boats", {"boats": player["stock"]}))
        money.append(" · ").append(tongue.say("seat-cash", {"cash": player["cash"]}), "bold")
        if player["credit"]:
            money.append(" ").append(tongue.say("seat-credit", {"credit": player["credit"]}), "bold red")
        gained = Text("  ").append(tongue.say("seat-captured", {"ships": player["captured"]}))
        gained.append(" · ").append(tongue.say("seat-cards", {"sea": player["sea"], "fd": player["fd"]}))
        lines += [who, money, gained]
    return lines


def shared(view: View, tongue: Tongue) -> list[Text]:
    """What ends the game and what counts double."""
    decks = view["decks"]
    lines = [
        Text(tongue.say("chart-decks", {"sea": decks["sea"], "fd": decks["fd"]})),
        Text(tongue.say("chart-warehouses", {"left": view["warehouses"]})),
    ]
    if view["doubled"]:
        lines.append(Text(tongue.say("chart-doubled", {"values": sorted(view["doubled"])}), "bold"))
    return lines


def hands(view: View, tongue: Tongue) -> list[Text]:
    """The hands this view shows: one's own while the game goes on, all of them when it is open."""
    shown = [seat for seat, player in enumerate(view["players"]) if "hand" in player]
    return [hand(view, tongue, seat) for seat in shown]


def hand(view: View, tongue: Tongue, seat: int) -> Text:
    player = view["players"][seat]
    held = player["hand"]
    line = Text().append_text(chip(tongue, seat)).append(" ")
    line.append(tongue.say("chart-hand", {"sea": " ".join(held["sea"])}))
    if held["fd"]:
        line.append(" · ").append(tongue.say("chart-hand-fd", {"fd": " ".join(held["fd"])}))
    if player["ships"]:
        line.append(" · ").append(tongue.say("chart-ships", {"ships": " ".join(map(str, player["ships"]))}))
    return line


def arrange(view: View, options: list[Choice], tongue: Tongue) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under headings, each with a note: cards first, then ships, the dearest and ripest first."""
    tokens = {token["at"]: token for token in view["tokens"]}
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        if not isinstance(choice, Board):
            headings.setdefault(tongue.say(f"heading-{choice.verb}"), []).append((choice, ""))
    ships = [(tokens[str(choice.facts["token"])], choice) for choice in options if isinstance(choice, Board)]
    for token, choice in sorted(ships, key=ripest):
        heading = tongue.say("heading-board", {"value": token["value"], "fee": token["fee"]})
        headings.setdefault(heading, []).append((choice, f"{OPEN}{token['missing']}"))
    return list(headings.items())


def ripest(ship: tuple[View, Choice]) -> tuple[int, int, str]:
    token, choice = ship
    return -token["value"], token["missing"], choice.text
