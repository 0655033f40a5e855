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

LEGEND = (
    "legend-chart",
    "legend-chart-region",
    "legend-chart-ship",
    "legend-chart-token",
    "legend-chart-ring",
)
"""How to read it, as messages."""

BESIDE, ROOMY = 22, 50
"""Columns the seats need beside the chart, and those in which nothing is abbreviated."""


def draw(view: View, tongue: Tongue, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    pitch = pitch_for(width)
    sea = chart(view, tongue, pitch)
    room = width - width_of(pitch) - 1
    if room >= BESIDE:
        beside = Table.grid(padding=(0, 1, 0, 0))
        beside.add_column(no_wrap=True, width=width_of(pitch))
        beside.add_column(no_wrap=True)
        beside.add_row(sea, Text("\n").join([*seats(view, tongue, room), *shared(view, tongue)]))
        table: list[RenderableType] = [beside]
    else:
        table = [sea, *seats(view, tongue, width), *shared(view, tongue)]
    return Group(*table, *hands(view, tongue), *near_end(view, tongue))


def seats(view: View, tongue: Tongue, room: int) -> list[Text]:
    """Three lines a seat: who, what can be used, what was gained."""
    form = ".long" if room >= ROOMY else ""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        active = view["active"] == seat and not view["ended"]
        who = Text().append("► " if active else "  ", "bold").append_text(chip(tongue, seat))
        who.append(" " + tongue.name(seat), "bold")
        who.truncate(room, overflow="ellipsis")
        money = Text("  ").append(tongue.say(f"seat-boats{form}", {"boats": player["stock"]}))
        money.append(" · ").append(tongue.say("seat-cash", {"cash": player["cash"]}), "bold")
        if player["credit"]:
            money.append(" ").append(tongue.say("seat-credit", {"credit": player["credit"]}), "bold red")
        gained = Text("  ").append(tongue.say(f"seat-captured{form}", {"ships": player["captured"]}))
        gained.append(" · ").append(
            tongue.say(f"seat-cards{form}", {"sea": player["sea"], "fd": player["fd"]})
        )
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
        lines.append(
            Text(tongue.say("chart-doubled", {"values": " ".join(map(str, sorted(view["doubled"])))}), "bold")
        )
    return lines


def near_end(view: View, tongue: Tongue) -> list[Text]:
    """What may soon end the game: boats, warehouses, sea cards (FRE-63 to FRE-65)."""
    if view["ended"]:
        return []
    stocks = [player["stock"] for player in view["players"]]
    said = [
        tongue.say("chart-near-boats", {"seat": seat, "boats": stock})
        for seat, stock in enumerate(stocks)
        if stock <= 1
    ]
    if view["warehouses"] == 1:
        said.append(tongue.say("chart-near-warehouse"))
    if view["decks"]["sea"] == 0:
        said.append(tongue.say("chart-near-sea"))
    if not said:
        return []
    return [Text(tongue.say("chart-near") + " ", "bold red").append(" · ".join(said), "bold")]


def hands(view: View, tongue: Tongue) -> list[Text]:
    """The hands this view shows: one's own while the game goes on, all of them when it is open."""
    open_hands = [
        hand(tongue, seat, player) for seat, player in enumerate(view["players"]) if "hand" in player
    ]
    if not open_hands and "hand" in view:
        return [hand(tongue, view["seat"], view)]
    return open_hands


def hand(tongue: Tongue, seat: int, player: View) -> Text:
    held = player["hand"]
    line = Text().append_text(chip(tongue, seat)).append(" ")
    line.append(tongue.say("chart-hand", {"sea": " ".join(held["sea"])}))
    if held["fd"]:
        line.append(" · ").append(tongue.say("chart-hand-fd", {"fd": " ".join(held["fd"])}))
    if player["ships"]:
        line.append(" · ").append(tongue.say("chart-ships", {"ships": counted(player["ships"])}))
    return line


def counted(ships: list[int]) -> str:
    """Ships by value: 1×10 4×15."""
    return " ".join(f"{ships.count(value)}×{value}" for value in sorted(set(ships)))


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
