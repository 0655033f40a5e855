"""The table in letters, for the terminal: ships, captains, piles, hand, and choices in a useful order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from flibuste.games.stoertebeker.chart import View, chart, letter, percent
from flibuste.games.stoertebeker.parts import CARD_NAMES, FIRE, Aim, Place
from flibuste.kernel.words import Choice, Facts
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue

LEGEND = ("legend-board", "legend-board-kinds", "legend-board-pirates", "legend-board-odds")
"""How to read it, as messages."""
SHOOTING = ("broadside", "pay", "aim")
"""Questions before which one wants to know what a broadside is worth."""


def draw(view: View, tongue: Tongue, width: int) -> RenderableType:
    """The whole table as this view shows it."""
    return Group(
        chart(view, tongue, width),
        *seats(view, tongue, width),
        *piles(view, tongue),
        *moment(view, tongue),
        *hands(view, tongue),
    )


def seats(view: View, tongue: Tongue, width: int) -> list[Text]:
    """Who has what, two captains on a line where that fits."""
    lines = [seat_line(view, tongue, seat) for seat in range(len(view["players"]))]
    half = width // 2
    if max(line.cell_len for line in lines) >= half:
        return lines
    paired: list[Text] = []
    for at in range(0, len(lines), 2):
        line = lines[at]
        line.pad_right(half - line.cell_len)
        if at + 1 < len(lines):
            line.append_text(lines[at + 1])
        paired.append(line)
    return paired


def seat_line(view: View, tongue: Tongue, seat: int) -> Text:
    player = view["players"][seat]
    active = view["active"] == seat and not view["ended"]
    line = Text().append("►" if active else " ", "bold").append_text(chip(tongue, seat))
    name = Text(" " + tongue.name(seat), "bold")
    name.truncate(14, overflow="ellipsis")
    line.append_text(name).append(" ")
    facts = {"score": player["score"], "ships": len(player["ships"]), "cards": player["cards"]}
    line.append(tongue.say("seat-line", facts))
    if player["bonus"]:
        line.append(" ").append(tongue.say("seat-bonus", {"bonus": player["bonus"]}), "bold")
    return line


def piles(view: View, tongue: Tongue) -> list[Text]:
    """The ships to come, the draw pile, and the discard pile spread out."""
    ships = Text(" ").append(tongue.say("board-pile", {"count": view["pile"]}))
    if view["preview"]:
        coming = [
            f"{tongue.say('fact-colour', {'colour': ship['colour']})} "
            f"{tongue.say('board-ship', {'points': ship['points'], 'boarding': ship['boarding']})} "
            f"{' '.join(letter(tongue, kind) for kind in ship['kinds'])}"
            for ship in view["preview"]
        ]
        ships.append(" · ").append(tongue.say("board-next")).append(" ").append(" | ".join(coming))
    deck = Text(" ").append(tongue.say("board-deck", {"count": view["deck"]})).append(" · ")
    if view["discard"]:
        deck.append(tongue.say("board-discard", {"cards": counted(view["discard"], tongue)}))
    else:
        deck.append(tongue.say("board-discard-empty"))
    return [ships, deck]


def counted(cards: list[str], tongue: Tongue) -> str:
    """Cards by their letters: 2×w 1×☠4."""
    return " ".join(f"{cards.count(name)}×{letter(tongue, name)}" for name in CARD_NAMES if name in cards)


def moment(view: View, tongue: Tongue) -> list[Text]:
    """The turn so far: cards played, dice, a ship in dispute."""
    turn = view["turn"]
    if view["ended"]:
        return []
    facts = {"round": view["round"], "played": turn["played"], "quota": turn["quota"]}
    parts = [tongue.say("board-turn", facts)]
    dice = view["dice"]
    if dice["pips"]:
        parts.append(tongue.say("board-dice", {"pips": "+".join(map(str, dice["pips"]))}))
    if dice["colours"]:
        parts.append(tongue.say("board-colours", {"kinds": dice["colours"]}))
    fight = view["fight"]
    if fight is not None:
        told = {"ship": fight["ship"], "leader_seat": fight["leader"], "best": fight["best"]}
        parts.append(tongue.say("board-fight", told))
    if view["last_round"]:
        parts.append(tongue.say("board-last-round", {"seat": len(view["players"]) - 1}))
    lines = [Text(" " + " · ".join(parts), "dim")]
    shots = broadsides(view) if view["step"] in SHOOTING and view["active"] == view.get("seat") else []
    if shots:
        chances = " · ".join(said(shot, tongue) for shot in shots)
        lines.append(Text(" ").append(tongue.say("board-broadsides"), "bold").append(" " + chances))
    return lines


def hands(view: View, tongue: Tongue) -> list[Text]:
    """The hands this view shows: one's own while the game goes on, all of them when it is open."""
    lines = [
        hand(tongue, seat, player["hand"], "board-hand")
        for seat, player in enumerate(view["players"])
        if "hand" in player
    ]
    if not lines and "hand" in view:
        seat = view["seat"]
        lines = [hand(tongue, seat, view["hand"], "board-hand")]
        if view["aside"]:
            lines.append(hand(tongue, seat, view["aside"], "board-aside"))
        if view["players"][seat]["front"]:
            lines.append(hand(tongue, seat, view["players"][seat]["front"], "board-front"))
    return lines


def hand(tongue: Tongue, seat: int, cards: list[str], key: str) -> Text:
    return Text(" ").append_text(chip(tongue, seat)).append(" ").append(tongue.say(key, {"cards": cards}))


def arrange(view: View, options: list[Choice], tongue: Tongue) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under headings: cards by ship, targets by their odds, and what ends a step last."""
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in sorted(options, key=lambda choice: (by_ship(choice), -odds(view, choice), choice.index)):
        headings.setdefault(tongue.say(f"heading-{choice.verb}", choice.facts), []).append(
            (choice, note(view, choice, tongue))
        )
    return list(headings.items())


def by_ship(choice: Choice) -> int:
    """Ships in their order; choices without a card or a ship come last."""
    if isinstance(choice, Place):
        return choice.berth
    return 9 if choice.facts else 10


def odds(view: View, choice: Choice) -> int:
    """Of a shot, in per cent: nobody should fire at the first target by habit where it cannot be hit."""
    chance = view.get("odds", {}).get(choice.text) if isinstance(choice, Aim) else None
    return percent(*chance) if chance else 0


def note(view: View, choice: Choice, tongue: Tongue) -> str:
    """The chance of a throw, before it is decided, and of what: a hit need not be one's gain."""
    if choice is FIRE:
        best = max(broadsides(view), key=lambda shot: shot["keeps"], default=None)
        return f" ({said(best, tongue)})" if best else ""
    chance = view.get("odds", {}).get(choice.text)
    key = "note-hit" if isinstance(choice, Aim) else "note-success"
    return f" ({tongue.say(key, {'percent': percent(*chance)})})" if chance else ""


def broadsides(view: View) -> list[View]:
    """Where one could fire, and what that would be worth."""
    return [side["broadside"] for side in view.get("sides", []) if side and side["broadside"]]


def said(shot: View, tongue: Tongue) -> str:
    facts: Facts = {
        "ship": shot["ship"],
        "hit": percent(shot["ways"], shot["of"]),
        "keep": percent(shot["keeps"], shot["of"]),
    }
    return tongue.say("board-broadside", facts)
