"""The table as text for the terminal: booty of six days, ship, seats, hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.games.libertalia.parts import TILES
from flibuste.i18n.seat_chip import chip
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice

View: TypeAlias = Mapping[str, Any]

LEGEND = ("legend-table", "legend-table-ship", "legend-table-seat", "legend-table-hand")
"""The messages that explain the symbols."""

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
"""Width from which a den is shown by names; below it, by ranks."""
INDENT = 4
"""Spaces before the lines of what a seat owns."""


def draw(view: View, translator: Translator, width: int) -> RenderableType:
    """The whole table as the view shows it."""
    facts = {key: view[key] for key in ("campaign", "campaigns", "day", "phase")}
    title = Text(translator.say("chart-title", facts), "bold")
    title.append(" · ", "dim").append(translator.say("chart-bag", {"bag": view["bag"]}), "dim")
    parts: list[RenderableType] = [title, booty(view, translator, width), ship(view, translator)]
    for seat in range(len(view["players"])):
        parts += seat_lines(view, translator, seat, width >= ROOMY)
    return Group(*parts)


def booty(view: View, translator: Translator, width: int) -> Table:
    """A column for each day; past days are dim, today is highlighted."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    column = max(11, min(16, (width - 1) // 6 - 1))
    for _ in view["board"]:
        grid.add_column(no_wrap=True, width=column)
    heads: list[Text] = []
    cells: list[Text] = []
    for space in view["board"]:
        when = space["when"]
        head = translator.say("label-day", {"day": space["day"]})
        heads.append(
            Text(f" {head} ", "bold reverse" if when == "today" else "dim" if when == "past" else "")
        )
        cells.append(Text("\n").join(tile_lines(space["tiles"], translator, when == "past")))
    grid.add_row(*heads)
    grid.add_row(*cells)
    return grid


def tile_lines(tiles: Sequence[str], translator: Translator, past: bool) -> list[Text]:
    lines: list[Text] = []
    for tile in TILES:
        count = tiles.count(tile)
        if count:
            name = translator.say("chart-tile", {"tile": tile})
            lines.append(Text(f"{count}×{name}" if count > 1 else name, "dim" if past else TILE_STYLES[tile]))
    return lines or [Text("–", "dim")]


def ship(view: View, translator: Translator) -> Table:
    """The line-up from the lowest to the highest, with who has acted and whose turn it is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(translator.say("chart-ship"), "bold"), aboard(view, translator))
    return grid


def aboard(view: View, translator: Translator) -> Text:
    """The characters on the ship. Lines break only between two characters."""
    line = Text()
    if not view["ship"]:
        return line.append(translator.say("chart-nobody"), "dim")
    turn = view["turn"]
    for at, card in enumerate(view["ship"]):
        if at:
            line.append("   ")
        acting = turn is not None and (turn["seat"], turn["rank"]) == (card["seat"], card["rank"])
        line.append("›" if acting else "", "bold")
        line.append_text(chip(translator, card["seat"])).append("\u00a0")
        line.append_text(named(card, translator, bold=acting)).append(f"·{card['influence']}", "dim")
        if card["acted"] and view["phase"] == "day" and not acting:
            line.append("✓", "dim")
    return line


def named(card: View, translator: Translator, *, bold: bool = False) -> Text:
    """`14 Brute`, with the rank in bold."""
    name = translator.say("piece-character", {"character": card["character"]}).replace(" ", "\u00a0")
    return Text(f"{card['rank']}", "bold").append(f"\u00a0{name}", "bold" if bold else "")


def seat_lines(view: View, translator: Translator, seat: int, roomy: bool) -> list[RenderableType]:
    """Who it is, the public numbers, the den, and the hidden things this view shows."""
    player = view["players"][seat]
    line = Text().append_text(chip(translator, seat)).append(" ")
    line.append(translator.name(seat), "bold").append("  ")
    line.append(translator.say("chart-purse", {"doubloons": player["doubloons"]}), "bold yellow")
    for key, facts in (
        ("chart-score", {"score": player["score"]}),
        ("chart-cards", {"cards": player["cards"]}),
        ("chart-tiles", {"tiles": player["tiles"]}),
        ("chart-graveyard", {"count": player["graveyard_size"]}),
    ):
        line.append(" · ", "dim").append(translator.say(key, facts))
    lines: list[RenderableType] = [line]
    if player["den"]:
        den = Text().append(translator.say("chart-den"), "dim").append(" ")
        if roomy:
            names = Text(", ").join(
                [named(card, translator).append_text(marks(card)) for card in player["den"]]
            )
            lines.append(set_in(den.append_text(names)))
        else:
            ranks = Text(" ").join(
                [Text(str(card["rank"])).append_text(marks(card)) for card in player["den"]]
            )
            line.append(" · ", "dim").append_text(den).append_text(ranks)
    if "hand" in player:
        return lines + hidden(player, translator)
    if view.get("seat") == seat:
        return lines + hidden(view, translator)
    return lines


def marks(card: View) -> Text:
    """Symbols of the phases in which a card's powers work."""
    return Text("".join(PHASE_MARKS[phase] for phase in card["phases"]), "dim")


def hidden(own: View, translator: Translator) -> list[RenderableType]:
    """Booty, graveyard and hand, as their owner sees them."""
    lines: list[RenderableType] = []
    tiles = [tile for tile in TILES if own["booty"][tile]]
    if tiles:
        line = Text().append(translator.say("chart-booty"), "dim").append(" ")
        counts = [
            translator.say("piece-tiles", {"tile": tile, "count": own["booty"][tile]}) for tile in tiles
        ]
        line.append_text(
            Text(", ").join([Text(said, TILE_STYLES[tile]) for tile, said in zip(tiles, counts, strict=True)])
        )
        line.append(" · ", "dim").append(
            translator.say("chart-fortune", {"fortune": own["fortune_now"]}), "bold"
        )
        lines.append(set_in(line))
    for key, cards in (("chart-graveyard-own", own["graveyard"]), ("chart-hand", own["hand"])):
        if cards:
            line = Text().append(translator.say(key), "dim").append(" ")
            lines.append(set_in(line.append_text(Text(", ").join([with_influence(card) for card in cards]))))
    return lines


def with_influence(card: View) -> Text:
    return Text(str(card["rank"]), "bold").append(f"·{card['influence']}", "dim")


def set_in(line: Text) -> Padding:
    return Padding(line, (0, 0, 0, INDENT))


def arrange(
    view: View, options: list[Choice], translator: Translator
) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under the heading of their verb; the messages `short-…` say the rest."""
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        headings.setdefault(translator.say(f"heading-{choice.verb}"), []).append((choice, ""))
    return list(headings.items())
