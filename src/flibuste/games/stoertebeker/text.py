"""The table as text for the terminal: ships, captains, piles, hand, and choices in a useful order."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from flibuste.games.stoertebeker.chart import View, chart, letter, percent
from flibuste.games.stoertebeker.parts import CARD_NAMES, FIRE, STOP, Aim, Place
from flibuste.i18n.line_folding import shortened
from flibuste.i18n.seat_chip import chip
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice, Facts

LEGEND = ("legend-board", "legend-board-kinds", "legend-board-pirates", "legend-board-odds")
"""The messages that explain the symbols."""
SHOOTING = ("broadside", "pay", "aim")
"""The questions at which the odds of a broadside are shown."""


def draw(view: View, translator: Translator, width: int) -> RenderableType:
    """The whole table as the view shows it."""
    return Group(
        chart(view, translator, width),
        *seats(view, translator, width),
        *piles(view, translator),
        *moment(view, translator),
        *hands(view, translator),
    )


def seats(view: View, translator: Translator, width: int) -> list[Text]:
    """What each captain has, two captains per line if they fit."""
    lines = [seat_line(view, translator, seat) for seat in range(len(view["players"]))]
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


def seat_line(view: View, translator: Translator, seat: int) -> Text:
    player = view["players"][seat]
    active = view["active"] == seat and not view["ended"]
    line = Text().append("►" if active else " ", "bold").append_text(chip(translator, seat))
    line.append(" " + shortened(translator.name(seat), 13), "bold").append(" ")
    facts = {"score": player["score"], "ships": len(player["ships"]), "cards": player["cards"]}
    line.append(translator.say("seat-line", facts))
    if player["bonus"]:
        line.append(" ").append(translator.say("seat-bonus", {"bonus": player["bonus"]}), "bold")
    return line


def piles(view: View, translator: Translator) -> list[Text]:
    """The next ships, the draw pile, and all cards of the discard pile."""
    ships = Text(" ").append(translator.say("board-pile", {"count": view["pile"]}))
    if view["preview"]:
        coming = [
            f"{translator.say('fact-colour', {'colour': ship['colour']})} "
            f"{translator.say('board-ship', {'points': ship['points'], 'boarding': ship['boarding']})} "
            f"{' '.join(letter(translator, kind) for kind in ship['kinds'])}"
            for ship in view["preview"]
        ]
        ships.append(" · ").append(translator.say("board-next")).append(" ").append(" | ".join(coming))
    deck = Text(" ").append(translator.say("board-deck", {"count": view["deck"]})).append(" · ")
    if view["discard"]:
        deck.append(translator.say("board-discard", {"cards": counted(view["discard"], translator)}))
    else:
        deck.append(translator.say("board-discard-empty"))
    return [ships, deck]


def counted(cards: list[str], translator: Translator) -> str:
    """Cards counted by letter: 2×w 1×☠4."""
    return " ".join(f"{cards.count(name)}×{letter(translator, name)}" for name in CARD_NAMES if name in cards)


def moment(view: View, translator: Translator) -> list[Text]:
    """The turn so far: cards played, dice, the ship being fought over."""
    turn = view["turn"]
    if view["ended"]:
        return []
    facts = {"round": view["round"], "played": turn["played"], "quota": turn["quota"]}
    parts = [translator.say("board-turn", facts)]
    if turn["first"]:
        parts.append(translator.say("board-first-turn"))
    dice = view["dice"]
    if dice["pips"]:
        parts.append(translator.say("board-dice", {"pips": "+".join(map(str, dice["pips"]))}))
    if dice["colours"]:
        parts.append(translator.say("board-colours", {"kinds": dice["colours"]}))
    fight = view["fight"]
    if fight is not None:
        told = {"ship": fight["ship"], "leader_seat": fight["leader"], "best": fight["best"]}
        parts.append(translator.say("board-fight", told))
    if view["last_round"]:
        parts.append(translator.say("board-last-round", {"seat": len(view["players"]) - 1}))
    lines = [Text(" " + " · ".join(parts), "dim")]
    shots = broadsides(view) if view["step"] in SHOOTING and view["active"] == view.get("seat") else []
    if shots:
        chances = " · ".join(said(shot, translator) for shot in shots)
        lines.append(Text(" ").append(translator.say("board-broadsides"), "bold").append(" " + chances))
    return lines


def hands(view: View, translator: Translator) -> list[Text]:
    """The hands the view shows: the seat's own during the game, all of them at the end."""
    lines = [
        hand(translator, seat, player["hand"], "board-hand")
        for seat, player in enumerate(view["players"])
        if "hand" in player
    ]
    if not lines and "hand" in view:
        seat = view["seat"]
        lines = [hand(translator, seat, view["hand"], "board-hand")]
        if view["aside"]:
            lines.append(hand(translator, seat, view["aside"], "board-aside"))
        if view["players"][seat]["front"]:
            lines.append(hand(translator, seat, view["players"][seat]["front"], "board-front"))
    return lines


def hand(translator: Translator, seat: int, cards: list[str], key: str) -> Text:
    return (
        Text(" ")
        .append_text(chip(translator, seat))
        .append(" ")
        .append(translator.say(key, {"cards": cards}))
    )


def arrange(
    view: View, options: list[Choice], translator: Translator
) -> list[tuple[str, list[tuple[Choice, str]]]]:
    """Choices under headings: cards by ship, targets by odds, and last the choices that end a step."""
    headings: dict[str, list[tuple[Choice, str]]] = {}
    for choice in sorted(options, key=lambda choice: (by_ship(choice), -odds(view, choice), choice.index)):
        headings.setdefault(translator.say(f"heading-{choice.verb}", choice.facts), []).append(
            (choice, note(view, choice, translator) or reason(view, choice, len(options), translator))
        )
    return list(headings.items())


def by_ship(choice: Choice) -> int:
    """Sorts by ship; choices without a card or a ship come last."""
    if isinstance(choice, Place):
        return choice.berth
    return 9 if choice.facts else 10


def odds(view: View, choice: Choice) -> int:
    """The odds of a shot in per cent, which sort the targets: the first should not be a hopeless one."""
    chance = view.get("odds", {}).get(choice.text) if isinstance(choice, Aim) else None
    return percent(*chance) if chance else 0


def note(view: View, choice: Choice, translator: Translator) -> str:
    """The chance of a throw, and of what: a hit is not always a gain."""
    if choice is FIRE:
        best = max(broadsides(view), key=lambda shot: shot["keeps"], default=None)
        return f" ({said(best, translator)})" if best else ""
    chance = view.get("odds", {}).get(choice.text)
    if not chance:
        return ""
    if not chance[0]:
        return f" ({hopeless(view, choice, translator)})"
    key = "note-hit" if isinstance(choice, Aim) else "note-success"
    return f" ({translator.say(key, {'percent': percent(*chance)})})"


def hopeless(view: View, choice: Choice, translator: Translator) -> str:
    """Why no throw would succeed (STO-30, STO-36, STO-46)."""
    fight = view["fight"] or {"ship": "", "best": 0}
    at = choice.facts.get("ship", fight["ship"])
    ship = next(ship for ship in view["ships"] if ship and ship["at"] == at)
    others = [side for seat, side in enumerate(ship["sides"]) if seat != view["seat"] and any(side["places"])]
    facts: Facts = {"boarding": ship["boarding"], "best": fight["best"], "others": len(others)}
    return translator.say(f"hopeless-{choice.verb}", facts)


def reason(view: View, choice: Choice, options: int, translator: Translator) -> str:
    """Why there is no other choice, where only the seat's own hand tells."""
    if options > 1:
        return ""
    if choice is STOP:
        return f" ({translator.say('note-no-place')})"
    if view.get("missing"):
        return f" ({translator.say('note-missing', {'kinds': view['missing']})})"
    return ""


def broadsides(view: View) -> list[View]:
    """The possible broadsides with their odds."""
    return [side["broadside"] for side in view.get("sides", []) if side and side["broadside"]]


def said(shot: View, translator: Translator) -> str:
    facts: Facts = {
        "ship": shot["ship"],
        "hit": percent(shot["ways"], shot["of"]),
        "keep": percent(shot["keeps"], shot["of"]),
    }
    return translator.say("board-broadside", facts)
