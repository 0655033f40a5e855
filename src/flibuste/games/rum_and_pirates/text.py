"""The table in letters, for the terminal: town, seats, displays, ship, and choices in a useful order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games.rum_and_pirates.chart import ROOMY, Chart, View, side_of
from flibuste.games.rum_and_pirates.parts import LARGE, SMALL, Dark, Enter, Move
from flibuste.kernel.words import Choice, Facts
from flibuste.tongue.chip import chip, style
from flibuste.tongue.fold import folded
from flibuste.tongue.tongue import Tongue

LEGEND = ("legend-chart", "legend-chart-dark", "legend-chart-captain", "legend-chart-kinds")
"""How to read it, as messages."""
BESIDE = 28
"""Columns the seats need beside the town."""
FURTHER = "    "
"""Before what goes on below."""
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
SHORT = {"map_yellow", "map_pink", "map_green", "tavern_1", "tavern_2", "tavern_3"}


def draw(view: View, tongue: Tongue, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    chart = Chart(view, tongue, width)
    town = Text("\n", no_wrap=True, overflow="crop").join(chart.lines())
    room = width - chart.width - 1
    people = [head(view, tongue), *seats(view, tongue, room >= BESIDE and width < ROOMY)]
    below = [*displays(view, tongue, width), *ship(view, tongue), *going_on(view, tongue)]
    if chart.others:
        below.insert(0, others(chart, tongue))
    below += mine(view, tongue)
    if room < BESIDE:
        return Group(town, *people, *below)
    people = [part for line in people for part in folded(line, room - 1, FURTHER)]
    beside = Table.grid(padding=(0, 1, 0, 0))
    beside.add_column(no_wrap=True, width=chart.width)
    beside.add_column(no_wrap=True)
    beside.add_row(town, Text("\n").join(people))
    return Group(beside, *below)


def head(view: View, tongue: Tongue) -> Text:
    line = Text(tongue.say("chart-round", {"round": view["round"], "rounds": view["rounds"]}), "bold")
    line.append(" · ").append(unbroken(tongue.say("chart-captain", {"square": view["captain"]})))
    if view["round"] == 1:  # said at the beginning, and in the rules
        line.append(" · ").append(unbroken(tongue.say(f"chart-{view['town']['origin']}")), "dim")
    return line


def unbroken(part: str) -> str:
    """Lines break between parts, not within them."""
    return part.replace(" ", "\u00a0")


def others(chart: Chart, tongue: Tongue) -> Text:
    """Alleys of an own box that have no place between two squares."""
    said = [f"{'–'.join(alley['ends'])} {chart.segments(alley).plain}" for alley in chart.others]
    return Text(tongue.say("chart-other-alleys", {"alleys": ", ".join(said)}), "dim")


def seats(view: View, tongue: Tongue, narrow: bool) -> list[Text]:
    """Two lines a seat: who, and what there is."""
    lines: list[Text] = []
    turn = view["roll"]["seat"] if view["roll"] else view["active"]
    for seat, player in enumerate(view["players"]):
        active = turn == seat and not view["ended"]
        who = Text().append("► " if active else "  ", "bold").append_text(chip(tongue, seat))
        who.append(" " + tongue.name(seat), "bold").append(" ⚑" if view["start"] == seat else "")
        if player["aboard"]:
            facts: Facts = {"row": player["row"], "pirates": player["aboard"]}
            who.append(" · " + tongue.say("seat-aboard", facts))
        elif player["done"]:
            who.append(" · " + tongue.say("seat-done"), "dim")
        coins = view["purse"] if view.get("seat") == seat else player["coins"]
        form = "" if narrow else ".long"
        have = [tongue.say(f"seat-pirates{form}", {"pirates": player["reserve"]})]
        if player["pool"] and not narrow:
            have[0] += " " + tongue.say("seat-pool", {"pool": player["pool"]})
        if coins is not None:
            have.append(tongue.say("seat-coins", {"coins": coins}))
        have.append(tongue.say("seat-rum", {"rum": player["rum"]}))
        if player["rendezvous"]:
            have.append(tongue.say("seat-dates", {"count": len(player["rendezvous"])}))
        have.append(tongue.say("seat-tiles", {"tiles": player["tiles"]}))
        lines += [who, Text("  " + " · ".join(map(unbroken, have)))]
    return lines


def displays(view: View, tongue: Tongue, width: int) -> list[Text]:
    """What can be had: taverns and maps by house and colour, the chest, places to sleep, stacks."""
    shown, stacks = view["displays"], view["stacks"]
    offers = [
        Text(tongue.say("chart-taverns") + " ", "bold").append(by_family(shown["tavern"], tongue)),
        Text(tongue.say("chart-maps") + " ", "bold").append(by_family(shown["map"], tongue)),
    ]
    if shown["chest"]:
        facts: Facts = {"value": shown["chest"]["value"], "threshold": shown["scorpion"]["threshold"]}
        offers.append(
            Text(tongue.say("chart-chest") + " ", "bold").append(tongue.say("chart-chest-tile", facts))
        )
    beds = [
        tongue.say("chart-bed", {"bed": bed, "value": value})
        for bed, value in shown["beds"].items()
        if value is not None
    ]
    if beds:
        offers.append(Text(tongue.say("chart-beds") + " ", "bold").append(" · ".join(beds)))
    guards: Facts = {"small": stacks["guard_small"], "large": stacks["guard_large"]}
    left = [
        tongue.say("chart-rum", {"count": view["barrels"]}),
        tongue.say("chart-gear", {"count": stacks["accessory"]}),
        tongue.say("chart-dates", {"count": stacks["rendezvous"]}),
        tongue.say("chart-guards", guards),
    ]
    offers.append(Text(tongue.say("chart-stacks") + " ", "bold").append(" · ".join(left)))
    return flowing(offers, width)


def flowing(parts: list[Text], width: int) -> list[Text]:
    """As many parts to a line as fit."""
    lines = [parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1].append("   ").append_text(part)
        else:
            lines.append(part)
    return lines


def by_family(tiles: list[View], tongue: Tongue) -> str:
    """T·1 2 5, T·3 4."""
    families: dict[str, list[int]] = {}
    for tile in sorted(tiles, key=lambda tile: (tile["family"], tile["value"])):
        families.setdefault(tile["family"], []).append(tile["value"])
    said = [
        f"{tongue.say('square-kind.short', {'kind': family})} {' '.join(map(str, values))}"
        for family, values in families.items()
    ]
    return ", ".join(said) if said else "–"


def ship(view: View, tongue: Tongue) -> list[Text]:
    """Each crew in its row on both sides of the mast; the column being fought is marked."""
    aboard = view["ship"]
    rows = [row for row in aboard["rows"] if row["left"] or row["right"]]
    if not rows:
        return []
    widest = max(row["left"] for row in rows)
    if not aboard["fighters"]:
        crews = [f"{letter_of(row, tongue)} {row['left'] + row['right']}" for row in rows]
        return [Text(tongue.say("chart-ship") + " ", "bold").append(" · ".join(crews))]
    lines: list[Text] = []
    for row in rows:
        line = Text("  " + " " * (widest - row["left"]))
        for place in range(row["left"], 0, -1):
            line.append_text(pirate(row, tongue, aboard["side"] == "left" and aboard["column"] == place))
        line.append("┃", "bold")
        for place in range(1, row["right"] + 1):
            line.append_text(pirate(row, tongue, aboard["side"] == "right" and aboard["column"] == place))
        lines.append(line)
    return lines


def letter_of(row: View, tongue: Tongue) -> str:
    return tongue.say("chart-imaginary") if row["imaginary"] else tongue.letter(row["seat"])


def pirate(row: View, tongue: Tongue, fights: bool) -> Text:
    letter = "?" if row["imaginary"] else tongue.letter(row["seat"])
    text = Text(letter, "bold white on magenta" if row["imaginary"] else style(row["seat"]))
    if fights:
        text.stylize("underline blink")
    return text


def going_on(view: View, tongue: Tongue) -> list[Text]:
    """Dice on the table: what was rolled, for what, and against what."""
    said: list[str] = []
    if view["drinking"]:
        tiles = " ".join(str(tile["value"]) for tile in view["drinking"]["stake"])
        said.append(tongue.say("chart-stake", {"tiles": tiles}))
    if view["scorpion"]:
        total, threshold = view["scorpion"]["total"], view["scorpion"]["threshold"]
        said.append(tongue.say("chart-sting", {"total": total, "threshold": threshold}))
    if view["ship"]["standing"]:
        said.append(tongue.say("chart-standing", view["ship"]["standing"]))
    if view["roll"] and view["roll"]["seat"] is not None:
        said.append(tongue.say("chart-roll", {"seat": view["roll"]["seat"], "die": view["roll"]["die"]}))
    return [Text(" · ".join(said), "bold")] if said else []


def mine(view: View, tongue: Tongue) -> list[Text]:
    """What only this seat sees: points so far, rendezvous, the tile just drawn."""
    if "flag" not in view:
        return []
    lines: list[Text] = []
    flag = view["flag"]
    facts: Facts = {"tiles": len(flag["under"]), "points": flag["points"]}
    line = Text().append_text(chip(tongue, view["seat"])).append(" " + tongue.say("chart-flag", facts))
    if flag["rendezvous"]:
        dates = [
            tongue.say("chart-date", {"symbol": tile["family"], "value": tile["value"]})
            for tile in flag["rendezvous"]
        ]
        line.append(" · " + tongue.say("chart-open-dates", {"dates": ", ".join(dates)}))
    lines.append(line)
    if view["drawn"]:
        drawn: Facts = {"item": view["drawn"]["family"], "value": view["drawn"]["value"]}
        lines.append(Text("  " + tongue.say("chart-drawn", drawn), "bold"))
    return lines


def arrange(view: View, options: list[Choice], tongue: Tongue) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Ways under what they lead to, the rest under one heading; what is nearest first."""
    ways = {way["choice"]: way for way in view["ways"]}
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in sorted(options, key=lambda choice: kind_of(ways.get(choice.text))):
        note = ""
        if isinstance(choice, Move | Enter):
            way = ways[choice.text]
            heading = way_heading(way, tongue)
            if isinstance(choice, Enter):
                note = f" {way['to']} {tongue.say('seat-pirates', {'pirates': way['pirates']})}"
        elif isinstance(choice, Dark):
            heading = tongue.say("heading-dark")
            note = f" ({tongue.say('note-dark', dark_facts(view, ways[choice.text]))})"
        elif choice.verb == "recover":
            heading = tongue.say("heading-recover")
        else:
            heading = tongue.say("heading-other" if ways else "heading-choice")
            if choice in (SMALL, LARGE):
                facts: Facts = {"size": choice.verb, "pirates": view["players"][view["seat"]]["reserve"]}
                note = f" ({tongue.say('note-guard', facts)})"
        headings.setdefault(heading, []).append((choice, note))
    return list(headings.items())


def kind_of(way: View | None) -> int:
    """Moves before dark ways, these before the rest; the order of the options is kept within each."""
    if way is None:
        return 2
    return 1 if way["to"] is None else 0


def way_heading(way: View, tongue: Tongue) -> str:
    """A square, what can be won there, and a rendezvous that would be kept."""
    if way["kind"] == "chest" and way["offer"]:
        value, threshold = way["offer"]
        chest: Facts = {"value": value, "threshold": threshold, "meets": way["meets"]}
        return tongue.say("heading-chest", chest)
    offer = " ".join(map(str, way["offer"])) if way["kind"] in SHORT else ""
    return tongue.say("heading-way", {"kind": way["kind"], "offer": offer or "none", "meets": way["meets"]})


def dark_facts(view: View, way: View) -> Facts:
    """Where a dark alley leaves the town, and the least it costs."""
    alley = next(alley for alley in view["town"]["alleys"] if alley["at"] == way["alleys"][0])
    side = SIDES[side_of(alley["line"][-1])]
    return {"side": side, "pirates": way["pirates"], "coins": way["coins"]}
