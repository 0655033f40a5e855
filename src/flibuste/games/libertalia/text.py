"""The table in letters, for the terminal: booty of six days, ship, seats, hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.games.libertalia.parts import TILES
from flibuste.kernel.words import Choice
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue

View: TypeAlias = Mapping[str, Any]

LEGEND = ("legend-table", "legend-table-ship", "legend-table-seat", "legend-table-hand")
"""How to read it, as messages."""

PHASE_MARKS = {"day": "☼", "dusk": "◐", "night": "☾", "end": "⚑"}
TILE_STYLES = {
    "chest": "bold yellow",
    "jewel": "bold cyan",
    "goods": "",
    "map": "bold green",
    "relic": "magenta",
    "sabre": "bold",
    "officer": "bold red",
}
ROOMY = 96
"""Columns from which a den is told by names; in fewer, by ranks."""
INDENT = 4
"""Columns by which what a seat owns is set in."""


def draw(view: View, tongue: Tongue, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    facts = {key: view[key] for key in ("campaign", "campaigns", "day", "phase")}
    title = Text(tongue.say("chart-title", facts), "bold")
    title.append(" · ", "dim").append(tongue.say("chart-bag", {"bag": view["bag"]}), "dim")
    parts: list[RenderableType] = [title, booty(view, tongue, width), ship(view, tongue)]
    for seat in range(len(view["players"])):
        parts += seat_lines(view, tongue, seat, width >= ROOMY)
    return Group(*parts)


def booty(view: View, tongue: Tongue, width: int) -> Table:
    """A column for each day; what is past is dim, today stands out."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    column = max(11, min(16, (width - 1) // 6 - 1))
    for _ in view["board"]:
        grid.add_column(no_wrap=True, width=column)
    heads: list[Text] = []
    cells: list[Text] = []
    for space in view["board"]:
        when = space["when"]
        head = tongue.say("label-day", {"day": space["day"]})
        heads.append(
            Text(f" {head} ", "bold reverse" if when == "today" else "dim" if when == "past" else "")
        )
        cells.append(Text("\n").join(tile_lines(space["tiles"], tongue, when == "past")))
    grid.add_row(*heads)
    grid.add_row(*cells)
    return grid


def tile_lines(tiles: Sequence[str], tongue: Tongue, past: bool) -> list[Text]:
    lines: list[Text] = []
    for tile in TILES:
        count = tiles.count(tile)
        if count:
            name = tongue.say("chart-tile", {"tile": tile})
            lines.append(Text(f"{count}×{name}" if count > 1 else name, "dim" if past else TILE_STYLES[tile]))
    return lines or [Text("–", "dim")]


def ship(view: View, tongue: Tongue) -> Table:
    """From the lowest to the highest, with who has acted and whose turn it is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(tongue.say("chart-ship"), "bold"), aboard(view, tongue))
    return grid


def aboard(view: View, tongue: Tongue) -> Text:
    """A line breaks between two characters, never within one."""
    line = Text()
    if not view["ship"]:
        return line.append(tongue.say("chart-nobody"), "dim")
    turn = view["turn"]
    for at, card in enumerate(view["ship"]):
        if at:
            line.append("   ")
        acting = turn is not None and (turn["seat"], turn["rank"]) == (card["seat"], card["rank"])
        line.append("›" if acting else "", "bold")
        line.append_text(chip(tongue, card["seat"])).append("\u00a0")
        line.append_text(named(card, tongue, bold=acting)).append(f"·{card['influence']}", "dim")
        if card["acted"] and view["phase"] == "day" and not acting:
            line.append("✓", "dim")
    return line


def named(card: View, tongue: Tongue, *, bold: bool = False) -> Text:
    """`14 Brute`, its rank in bold."""
    name = tongue.say("piece-character", {"character": card["character"]}).replace(" ", "\u00a0")
    return Text(f"{card['rank']}", "bold").append(f"\u00a0{name}", "bold" if bold else "")


def seat_lines(view: View, tongue: Tongue, seat: int, roomy: bool) -> list[RenderableType]:
    """Who, the numbers all see, the den; and what this view shows of hidden things."""
    player = view["players"][seat]
    line = Text().append_text(chip(tongue, seat)).append(" ")
    line.append(tongue.name(seat), "bold").append("  ")
    line.append(tongue.say("chart-purse", {"doubloons": player["doubloons"]}), "bold yellow")
    for key, facts in (
        ("chart-score", {"score": player["score"]}),
        ("chart-cards", {"cards": player["cards"]}),
        ("chart-tiles", {"tiles": player["tiles"]}),
        ("chart-graveyard", {"count": player["graveyard_size"]}),
    ):
        line.append(" · ", "dim").append(tongue.say(key, facts))
    lines: list[RenderableType] = [line]
    if player["den"]:
        den = Text().append(tongue.say("chart-den"), "dim").append(" ")
        if roomy:
            names = Text(", ").join([named(card, tongue).append_text(marks(card)) for card in player["den"]])
            lines.append(set_in(den.append_text(names)))
        else:
            ranks = Text(" ").join(
                [Text(str(card["rank"])).append_text(marks(card)) for card in player["den"]]
            )
            line.append(" · ", "dim").append_text(den).append_text(ranks)
    if "hand" in player:
        return lines + hidden(player, tongue)
    if view.get("seat") == seat:
        return lines + hidden(view, tongue)
    return lines


def marks(card: View) -> Text:
    """The phases in which a card works."""
    return Text("".join(PHASE_MARKS[phase] for phase in card["phases"]), "dim")


def hidden(own: View, tongue: Tongue) -> list[RenderableType]:
    """Booty, graveyard and hand, as their owner sees them."""
    lines: list[RenderableType] = []
    tiles = [tile for tile in TILES if own["booty"][tile]]
    if tiles:
        line = Text().append(tongue.say("chart-booty"), "dim").append(" ")
        counts = [tongue.say("piece-tiles", {"tile": tile, "count": own["booty"][tile]}) for tile in tiles]
        line.append_text(
            Text(", ").join([Text(said, TILE_STYLES[tile]) for tile, said in zip(tiles, counts, strict=True)])
        )
        line.append(" · ", "dim").append(tongue.say("chart-fortune", {"fortune": own["fortune_now"]}), "bold")
        lines.append(set_in(line))
    for key, cards in (("chart-graveyard-own", own["graveyard"]), ("chart-hand", own["hand"])):
        if cards:
            line = Text().append(tongue.say(key), "dim").append(" ")
            lines.append(set_in(line.append_text(Text(", ").join([with_influence(card) for card in cards]))))
    return lines


def with_influence(card: View) -> Text:
    return Text(str(card["rank"]), "bold").append(f"·{card['influence']}", "dim")


def set_in(line: Text) -> Padding:
    return Padding(line, (0, 0, 0, INDENT))


def arrange(view: View, options: list[Choice], tongue: Tongue) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under the heading of their verb; `short-…` tells the rest."""
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        headings.setdefault(tongue.say(f"heading-{choice.verb}"), []).append((choice, ""))
    return list(headings.items())
