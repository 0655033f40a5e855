"""The table as text for the terminal: chart, seats, hand, and choices in a useful order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games.freibeuter.chart import OPEN, View, chart, pitch_for, width_of
from flibuste.games.freibeuter.parts import Board
from flibuste.i18n.line_folding import shortened
from flibuste.i18n.seat_chip import chip
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice

LEGEND = (
    "legend-chart",
    "legend-chart-region",
    "legend-chart-ship",
    "legend-chart-token",
    "legend-chart-ring",
)
"""The messages that explain the symbols."""

BESIDE, ROOMY = 22, 50
"""The characters the seats need beside the chart, and how many they need without abbreviations."""


def draw(view: View, translator: Translator, width: int) -> RenderableType:
    """The whole table as the view shows it."""
    pitch = pitch_for(width)
    sea = chart(view, translator, pitch)
    room = width - width_of(pitch) - 1
    if room >= BESIDE:
        beside = Table.grid(padding=(0, 1, 0, 0))
        beside.add_column(no_wrap=True, width=width_of(pitch))
        beside.add_column(no_wrap=True)
        beside.add_row(sea, Text("\n").join([*seats(view, translator, room), *shared(view, translator)]))
        table: list[RenderableType] = [beside]
    else:
        table = [sea, *seats(view, translator, width), *shared(view, translator)]
    return Group(*table, *hands(view, translator), *near_end(view, translator))


def seats(view: View, translator: Translator, room: int) -> list[Text]:
    """Three lines per seat: who it is, what it can use, what it has gained."""
    form = ".long" if room >= ROOMY else ""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        active = view["active"] == seat and not view["ended"]
        who = Text().append("► " if active else "  ", "bold").append_text(chip(translator, seat))
        who.append(" " + shortened(translator.name(seat), room - who.cell_len - 1), "bold")
        money = Text("  ").append(translator.say(f"seat-boats{form}", {"boats": player["stock"]}))
        money.append(" · ").append(translator.say("seat-cash", {"cash": player["cash"]}), "bold")
        if player["credit"]:
            money.append(" ").append(translator.say("seat-credit", {"credit": player["credit"]}), "bold red")
        gained = Text("  ").append(translator.say(f"seat-captured{form}", {"ships": player["captured"]}))
        gained.append(" · ").append(
            translator.say(f"seat-cards{form}", {"sea": player["sea"], "fd": player["fd"]})
        )
        lines += [who, money, gained]
    return lines


def shared(view: View, translator: Translator) -> list[Text]:
    """What the seats share: how close the end is, and which ships count double."""
    decks = view["decks"]
    lines = [
        Text(translator.say("chart-decks", {"sea": decks["sea"], "fd": decks["fd"]})),
        Text(translator.say("chart-warehouses", {"left": view["warehouses"]})),
    ]
    if view["doubled"]:
        lines.append(
            Text(
                translator.say("chart-doubled", {"values": " ".join(map(str, sorted(view["doubled"])))}),
                "bold",
            )
        )
    return lines


def near_end(view: View, translator: Translator) -> list[Text]:
    """What may soon end the game: boats, warehouses, sea cards (FRE-63 to FRE-65)."""
    if view["ended"]:
        return []
    stocks = [player["stock"] for player in view["players"]]
    said = [
        translator.say("chart-near-boats", {"seat": seat, "boats": stock})
        for seat, stock in enumerate(stocks)
        if stock <= 1
    ]
    if view["warehouses"] == 1:
        said.append(translator.say("chart-near-warehouse"))
    if view["decks"]["sea"] == 0:
        said.append(translator.say("chart-near-sea"))
    if not said:
        return []
    return [Text(translator.say("chart-near") + " ", "bold red").append(" · ".join(said), "bold")]


def hands(view: View, translator: Translator) -> list[Text]:
    """The hands the view shows: the seat's own during the game, all of them at the end."""
    open_hands = [
        hand(translator, seat, player) for seat, player in enumerate(view["players"]) if "hand" in player
    ]
    if not open_hands and "hand" in view:
        return [hand(translator, view["seat"], view)]
    return open_hands


def hand(translator: Translator, seat: int, player: View) -> Text:
    held = player["hand"]
    line = Text().append_text(chip(translator, seat)).append(" ")
    line.append(translator.say("chart-hand", {"sea": " ".join(held["sea"])}))
    if held["fd"]:
        line.append(" · ").append(translator.say("chart-hand-fd", {"fd": " ".join(held["fd"])}))
    if player["ships"]:
        line.append(" · ").append(translator.say("chart-ships", {"ships": counted(player["ships"])}))
    return line


def counted(ships: list[int]) -> str:
    """Ships counted by value: 1×10 4×15."""
    return " ".join(f"{ships.count(value)}×{value}" for value in sorted(set(ships)))


def arrange(
    view: View, options: list[Choice], translator: Translator
) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under headings, each with a note: cards, then ships with the most valuable and ripest first."""
    tokens = {token["at"]: token for token in view["tokens"]}
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        if not isinstance(choice, Board):
            headings.setdefault(translator.say(f"heading-{choice.verb}"), []).append((choice, ""))
    ships = [(tokens[str(choice.facts["token"])], choice) for choice in options if isinstance(choice, Board)]
    for token, choice in sorted(ships, key=ripest):
        heading = translator.say("heading-board", {"value": token["value"], "fee": token["fee"]})
        headings.setdefault(heading, []).append((choice, f"{OPEN}{token['missing']}"))
    return list(headings.items())


def ripest(ship: tuple[View, Choice]) -> tuple[int, int, str]:
    token, choice = ship
    return -token["value"], token["missing"], choice.text
