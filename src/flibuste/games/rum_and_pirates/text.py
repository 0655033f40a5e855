"""The table as text for the terminal: town, seats, displays, ship, and choices in a useful order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games.rum_and_pirates.chart import ROOMY, Chart, View, side_of
from flibuste.games.rum_and_pirates.parts import LARGE, SMALL, Dark, Enter, Move
from flibuste.i18n.line_folding import folded
from flibuste.i18n.seat_chip import chip, style
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice, Facts

LEGEND = ("legend-chart", "legend-chart-dark", "legend-chart-captain", "legend-chart-kinds")
"""The messages that explain the symbols."""
BESIDE = 28
"""The width the seats need beside the town."""
FURTHER = "    "
"""The indent of a continued line."""
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
SHORT = {"map_yellow", "map_pink", "map_green", "tavern_1", "tavern_2", "tavern_3"}


def draw(view: View, translator: Translator, width: int) -> RenderableType:
    """The whole table as the view shows it."""
    chart = Chart(view, translator, width)
    town = Text("\n", no_wrap=True, overflow="crop").join(chart.lines())
    room = width - chart.width - 1
    people = [head(view, translator), *seats(view, translator, room >= BESIDE and width < ROOMY)]
    below = [*displays(view, translator, width), *ship(view, translator), *going_on(view, translator)]
    if chart.others:
        below.insert(0, others(chart, translator))
    below += mine(view, translator)
    if room < BESIDE:
        return Group(town, *people, *below)
    people = [part for line in people for part in folded(line, room - 1, FURTHER)]
    beside = Table.grid(padding=(0, 1, 0, 0))
    beside.add_column(no_wrap=True, width=chart.width)
    beside.add_column(no_wrap=True)
    beside.add_row(town, Text("\n").join(people))
    return Group(beside, *below)


def head(view: View, translator: Translator) -> Text:
    line = Text(translator.say("chart-round", {"round": view["round"], "rounds": view["rounds"]}), "bold")
    line.append(" · ").append(unbroken(translator.say("chart-captain", {"square": view["captain"]})))
    if view["round"] == 1:  # shown in the first round only; the rules say it too
        line.append(" · ").append(unbroken(translator.say(f"chart-{view['town']['origin']}")), "dim")
    return line


def unbroken(part: str) -> str:
    """Replaces spaces, so that lines break only between parts."""
    return part.replace(" ", "\u00a0")


def others(chart: Chart, translator: Translator) -> Text:
    """The alleys of the players' own box that cannot be drawn between two squares."""
    said = [f"{'–'.join(alley['ends'])} {chart.segments(alley).plain}" for alley in chart.others]
    return Text(translator.say("chart-other-alleys", {"alleys": ", ".join(said)}), "dim")


def seats(view: View, translator: Translator, narrow: bool) -> list[Text]:
    """Two lines per seat: who it is, and what it has."""
    lines: list[Text] = []
    turn = view["roll"]["seat"] if view["roll"] else view["active"]
    for seat, player in enumerate(view["players"]):
        active = turn == seat and not view["ended"]
        who = Text().append("► " if active else "  ", "bold").append_text(chip(translator, seat))
        who.append(" " + translator.name(seat), "bold").append(" ⚑" if view["start"] == seat else "")
        if player["aboard"]:
            facts: Facts = {"row": player["row"], "pirates": player["aboard"]}
            who.append(" · " + translator.say("seat-aboard", facts))
        elif player["done"]:
            who.append(" · " + translator.say("seat-done"), "dim")
        coins = view["purse"] if view.get("seat") == seat else player["coins"]
        form = "" if narrow else ".long"
        have = [translator.say(f"seat-pirates{form}", {"pirates": player["reserve"]})]
        if player["pool"] and not narrow:
            have[0] += " " + translator.say("seat-pool", {"pool": player["pool"]})
        if coins is not None:
            have.append(translator.say("seat-coins", {"coins": coins}))
        have.append(translator.say("seat-rum", {"rum": player["rum"]}))
        if player["rendezvous"]:
            have.append(translator.say("seat-dates", {"count": len(player["rendezvous"])}))
        have.append(translator.say("seat-tiles", {"tiles": player["tiles"]}))
        lines += [who, Text("  " + " · ".join(map(unbroken, have)))]
    return lines


def displays(view: View, translator: Translator, width: int) -> list[Text]:
    """What can be won: taverns, maps by colour, the chest, sleeping places, stacks."""
    shown, stacks = view["displays"], view["stacks"]
    offers = [
        Text(translator.say("chart-taverns") + " ", "bold").append(by_family(shown["tavern"], translator)),
        Text(translator.say("chart-maps") + " ", "bold").append(by_family(shown["map"], translator)),
    ]
    if shown["chest"]:
        facts: Facts = {"value": shown["chest"]["value"], "threshold": shown["scorpion"]["threshold"]}
        offers.append(
            Text(translator.say("chart-chest") + " ", "bold").append(
                translator.say("chart-chest-tile", facts)
            )
        )
    beds = [
        translator.say("chart-bed", {"bed": bed, "value": value})
        for bed, value in shown["beds"].items()
        if value is not None
    ]
    if beds:
        offers.append(Text(translator.say("chart-beds") + " ", "bold").append(" · ".join(beds)))
    guards: Facts = {"small": stacks["guard_small"], "large": stacks["guard_large"]}
    left = [
        translator.say("chart-rum", {"count": view["barrels"]}),
        translator.say("chart-gear", {"count": stacks["accessory"]}),
        translator.say("chart-dates", {"count": stacks["rendezvous"]}),
        translator.say("chart-guards", guards),
    ]
    offers.append(Text(translator.say("chart-stacks") + " ", "bold").append(" · ".join(left)))
    return flowing(offers, width)


def flowing(parts: list[Text], width: int) -> list[Text]:
    """Puts as many parts on a line as fit."""
    lines = [parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1].append("   ").append_text(part)
        else:
            lines.append(part)
    return lines


def by_family(tiles: list[View], translator: Translator) -> str:
    """Tiles grouped by family: T·1 2 5, T·3 4."""
    families: dict[str, list[int]] = {}
    for tile in sorted(tiles, key=lambda tile: (tile["family"], tile["value"])):
        families.setdefault(tile["family"], []).append(tile["value"])
    said = [
        f"{translator.say('square-kind.short', {'kind': family})} {' '.join(map(str, values))}"
        for family, values in families.items()
    ]
    return ", ".join(said) if said else "–"


def ship(view: View, translator: Translator) -> list[Text]:
    """Each crew in its row on both sides of the mast; the column in progress is marked."""
    aboard = view["ship"]
    rows = [row for row in aboard["rows"] if row["left"] or row["right"]]
    if not rows:
        return []
    widest = max(row["left"] for row in rows)
    if not aboard["fighters"]:
        crews = [f"{letter_of(row, translator)} {row['left'] + row['right']}" for row in rows]
        return [Text(translator.say("chart-ship") + " ", "bold").append(" · ".join(crews))]
    lines: list[Text] = []
    for row in rows:
        line = Text("  " + " " * (widest - row["left"]))
        for place in range(row["left"], 0, -1):
            line.append_text(pirate(row, translator, aboard["side"] == "left" and aboard["column"] == place))
        line.append("┃", "bold")
        for place in range(1, row["right"] + 1):
            line.append_text(pirate(row, translator, aboard["side"] == "right" and aboard["column"] == place))
        lines.append(line)
    return lines


def letter_of(row: View, translator: Translator) -> str:
    return translator.say("chart-imaginary") if row["imaginary"] else translator.letter(row["seat"])


def pirate(row: View, translator: Translator, fights: bool) -> Text:
    letter = "?" if row["imaginary"] else translator.letter(row["seat"])
    text = Text(letter, "bold white on magenta" if row["imaginary"] else style(row["seat"]))
    if fights:
        text.stylize("underline blink")
    return text


def going_on(view: View, translator: Translator) -> list[Text]:
    """The dice on the table: what was rolled, for what, and against what."""
    said: list[str] = []
    if view["drinking"]:
        tiles = " ".join(str(tile["value"]) for tile in view["drinking"]["stake"])
        said.append(translator.say("chart-stake", {"tiles": tiles}))
    if view["scorpion"]:
        total, threshold = view["scorpion"]["total"], view["scorpion"]["threshold"]
        said.append(translator.say("chart-sting", {"total": total, "threshold": threshold}))
    if view["ship"]["standing"]:
        said.append(translator.say("chart-standing", view["ship"]["standing"]))
    if view["roll"] and view["roll"]["seat"] is not None:
        said.append(translator.say("chart-roll", {"seat": view["roll"]["seat"], "die": view["roll"]["die"]}))
    return [Text(" · ".join(said), "bold")] if said else []


def mine(view: View, translator: Translator) -> list[Text]:
    """What only this seat sees: points so far, rendezvous, the tile just drawn."""
    if "flag" not in view:
        return []
    lines: list[Text] = []
    flag = view["flag"]
    facts: Facts = {"tiles": len(flag["under"]), "points": flag["points"]}
    line = (
        Text().append_text(chip(translator, view["seat"])).append(" " + translator.say("chart-flag", facts))
    )
    if flag["rendezvous"]:
        dates = [
            translator.say("chart-date", {"symbol": tile["family"], "value": tile["value"]})
            for tile in flag["rendezvous"]
        ]
        line.append(" · " + translator.say("chart-open-dates", {"dates": ", ".join(dates)}))
    lines.append(line)
    if view["drawn"]:
        drawn: Facts = {"item": view["drawn"]["family"], "value": view["drawn"]["value"]}
        lines.append(Text("  " + translator.say("chart-drawn", drawn), "bold"))
    return lines


def arrange(
    view: View, options: list[Choice], translator: Translator
) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Ways under headings for their destinations, the rest under one heading; the nearest first."""
    ways = {way["choice"]: way for way in view["ways"]}
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in sorted(options, key=lambda choice: kind_of(ways.get(choice.text))):
        note = ""
        if isinstance(choice, Move | Enter):
            way = ways[choice.text]
            heading = way_heading(way, translator)
            if isinstance(choice, Enter):
                note = f" {way['to']} {translator.say('seat-pirates', {'pirates': way['pirates']})}"
        elif isinstance(choice, Dark):
            heading = translator.say("heading-dark")
            note = f" ({translator.say('note-dark', dark_facts(view, ways[choice.text]))})"
        elif choice.verb == "recover":
            heading = translator.say("heading-recover")
        else:
            heading = translator.say("heading-other" if ways else "heading-choice")
            if choice in (SMALL, LARGE):
                note = f" ({translator.say('note-guard', guard_facts(view, choice is LARGE))})"
        headings.setdefault(heading, []).append((choice, note))
    return list(headings.items())


def guard_facts(view: View, large: bool) -> Facts:
    """What the top guard may show, the pirates against it, and the chance to beat it."""
    beaten, of = view["guard_odds"][large]
    return {
        **view["guards"][large],
        "pirates": view["players"][view["seat"]]["reserve"],
        "percent": (200 * beaten + of) // (2 * of),
    }


def kind_of(way: View | None) -> int:
    """Sorts moves before dark ways and these before the rest, otherwise in the order of the options."""
    if way is None:
        return 2
    return 1 if way["to"] is None else 0


def way_heading(way: View, translator: Translator) -> str:
    """A square, what can be won there, and a rendezvous that would be met."""
    if way["kind"] == "chest" and way["offer"]:
        value, threshold = way["offer"]
        chest: Facts = {"value": value, "threshold": threshold, "meets": way["meets"]}
        return translator.say("heading-chest", chest)
    offer = " ".join(map(str, way["offer"])) if way["kind"] in SHORT else ""
    return translator.say(
        "heading-way", {"kind": way["kind"], "offer": offer or "none", "meets": way["meets"]}
    )


def dark_facts(view: View, way: View) -> Facts:
    """Where a dark alley leaves the town, and its lowest price."""
    alley = next(alley for alley in view["town"]["alleys"] if alley["at"] == way["alleys"][0])
    side = SIDES[side_of(alley["line"][-1])]
    return {"side": side, "pirates": way["pirates"], "coins": way["coins"]}
