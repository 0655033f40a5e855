"""Explanations: a choice, a refusal, what can be typed, and what a bot would do."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from flibuste.bots.bot import Adviser, Budget
from flibuste.bots.explain import Advice
from flibuste.bots.roster import make
from flibuste.cli import plain, story
from flibuste.cli.menu import Menu, bare, foretold
from flibuste.cli.voice import Voice
from flibuste.kernel.chance import Quick
from flibuste.kernel.words import Choice, Facts, Refusal, Seat
from flibuste.table.table import Table

ADVISER = "ismcts:2000it"
"""Who is asked for a hint; it counts its iterations, so that who asks again hears the same."""


def refused(voice: Voice, refusal: Refusal) -> None:
    """The sentence, and the rule in full where there is one."""
    voice.show(Text(voice.tongue.refusal(refusal), "bold"))
    if refusal.rule:
        rule(voice, refusal.rule)


def rule(voice: Voice, number: str) -> None:
    voice.show(Padding(Text.assemble((number, "bold"), " ", voice.tongue.rule(number)), (0, 0, 0, 2)))


def choice(voice: Voice, table: Table, seat: Seat, choice: Choice, number: int) -> None:
    """What it means, what it would do, or why it may not be chosen now."""
    tongue = voice.tongue
    title = Text().append(f"{number} " if number else "", "bold cyan").append(tongue.choice(choice), "bold")
    voice.show(title.append(f"  [{choice.text}]", "dim"))
    refusal = table.game.why_not(table.state, seat, choice)
    if refusal is not None:
        refused(voice, refusal)
        return
    if tongue.has(f"help-{choice.verb}"):
        voice.show(Padding(Text(tongue.say(f"help-{choice.verb}")), (0, 0, 0, 2)))
    events = table.game.foresee(table.state, seat, choice)
    if events is None:
        voice.say("foresee-hidden")
    elif events:
        voice.say("foresee")
        voice.show(story.told(events, seat, tongue))


def hint(voice: Voice, table: Table, seat: Seat, menu: Menu) -> None:
    """What the adviser would play, knowing what this seat knows."""
    decision = table.decision(seat)
    assert decision is not None
    adviser = make(ADVISER)
    assert isinstance(adviser, Adviser)
    advice = adviser.explain(table.knowledge(seat), decision, Budget(), Quick(table.version))
    choice = advice.choice
    line = Text(voice.words("hint") + " ").append(f"{menu.number_of(choice)} ", "bold cyan")
    line.append(voice.tongue.choice(choice), "bold").append(f"  [{choice.text}]", "dim")
    does = foretold(table, seat, choice, voice.tongue)
    voice.show(line.append(f" → {does}" if does else ""))
    because(voice, advice)


def because(voice: Voice, advice: Advice) -> None:
    """Why, in a sentence."""
    words = advice.words()
    if words is None:
        return
    key, facts = words
    other = advice.second()
    said: Facts = {**facts, "other": voice.tongue.choice(other.choice)} if other else facts
    why = Text("  " + voice.words(key, said))
    if voice.tongue.knows(f"{key}.details"):
        why.append(f" ({voice.words(f'{key}.details', said)})", "dim")
    voice.show(why)


def orders(voice: Voice, names: list[str], table: Table, seat: Seat, menu: Menu) -> None:
    """Everything that can be typed, and how to read the board."""
    facts = examples(table, seat, menu)
    voice.tell("help-choose", facts)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rows = [
        (f"? {facts['number']}", "help-why"),
        *((voice.words(f"order-{name}"), f"order-{name}.does") for name in names),
    ]
    for left, key in rows:
        grid.add_row(Text("  " + left, "bold"), Text(voice.words(key, facts)))
    voice.show(grid)
    for line in plain.legend(table.game.meta.id, voice.tongue):
        voice.show(Padding(Text(line), (0, 0, 0, 2)))


def examples(table: Table, seat: Seat, menu: Menu) -> Facts:
    """What can be typed in this game and now: a move offered, one that is not, and the rule at hand."""
    decision = table.decision(seat)
    assert decision is not None
    offered = [entry.choice for entry in menu.entries]
    ending = [
        choice
        for choice in offered
        if bare(choice) != choice.text and not bare(choice).isdigit() and len(menu.meant(bare(choice))) == 1
    ]
    shown = (ending or offered)[0]
    others = [choice for choice in table.game.vocabulary if choice not in offered]
    kin = [choice for choice in others if choice.verb == shown.verb]
    return {
        "choice": shown.text,
        "ends": bool(ending),
        "end": bare(shown),
        "number": min(3, len(offered)),
        "other": (kin or others)[0].text,
        "rule": decision.rule,
    }
