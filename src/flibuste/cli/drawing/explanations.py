"""Explains a choice, a refusal, what can be typed, and what a bot would do."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from flibuste.analysis.hints import hint_of
from flibuste.bots.roster import make
from flibuste.cli.drawing import event_lines, plain_view
from flibuste.cli.drawing.choice_words import fewest_words
from flibuste.cli.drawing.menu import Menu, consequences
from flibuste.cli.output import Output
from flibuste.kernel.chance import Quick
from flibuste.kernel.types import Choice, Facts, Refusal, Seat
from flibuste.table.table import Table

ADVISER = "ismcts:2000it"
"""The bot that gives hints. It counts iterations, so that the same question has the same answer."""


def explain_refusal(output: Output, refusal: Refusal) -> None:
    """Shows why something is refused, and the full text of the rule if there is one."""
    output.show(Text(output.translator.refusal(refusal), "bold"))
    if refusal.rule:
        text = Text.assemble((refusal.rule, "bold"), " ", output.translator.rule(refusal.rule))
        output.show(Padding(text, (0, 0, 0, 2)))


def explain_choice(output: Output, table: Table, seat: Seat, choice: Choice, menu: Menu) -> None:
    """Shows what a choice means and would do, or why it is not possible now."""
    translator = output.translator
    number = menu.number_of(choice)
    title = (
        Text().append(f"{number} " if number else "", "bold cyan").append(translator.choice(choice), "bold")
    )
    others = menu.choices if number else table.game.vocabulary
    output.show(title.append(f"  [{fewest_words(choice, others, translator)}]", "dim"))
    refusal = table.game.why_not(table.state, seat, choice)
    if refusal is not None:
        explain_refusal(output, refusal)
        return
    if translator.has(f"help-{choice.verb}"):
        output.show(Padding(Text(translator.say(f"help-{choice.verb}")), (0, 0, 0, 2)))
    events = table.game.foresee(table.state, seat, choice)
    if events is None:
        output.say("foresee-hidden")
    elif events:
        output.say("foresee")
        output.show(event_lines.lines(events, seat, translator))


def show_hint(output: Output, table: Table, seat: Seat, menu: Menu) -> None:
    """Shows what the adviser would choose, and why. It knows only what this seat knows."""
    translator = output.translator
    hint = hint_of(make(ADVISER), table.knowledge(seat, rng=Quick(table.version)))
    choice = hint.advice.choice
    line = Text(output.text("hint") + " ").append(f"{menu.number_of(choice)} ", "bold cyan")
    words = fewest_words(choice, menu.choices, translator)
    line.append(translator.choice(choice), "bold").append(f"  [{words}]", "dim")
    does = consequences(table, seat, choice, translator)
    output.show(line.append(f" → {does}" if does else ""))
    other = table.game.vocabulary.parse(str(hint.facts.get("other", choice.text)))
    output.show(Padding(Text(translator.reason(hint.key, hint.facts, other)), (0, 0, 0, 2)))


def explain_orders(output: Output, names: list[str], table: Table, seat: Seat, menu: Menu) -> None:
    """Shows everything that can be typed, and how to read the board."""
    facts = examples(table, seat, menu)
    output.say_folded("help-choose", facts)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rows = [
        (f"? {facts['number']}", "help-why"),
        *((output.text(f"order-{name}"), f"order-{name}.does") for name in names),
    ]
    for left, key in rows:
        grid.add_row(Text("  " + left, "bold"), Text(output.text(key, facts)))
    output.show(grid)
    for line in plain_view.legend(table.game.meta.id, output.translator):
        output.show(Padding(Text(line), (0, 0, 0, 2)))


def examples(table: Table, seat: Seat, menu: Menu) -> Facts:
    """Examples for the help: a choice that is offered, one that is not, and the rule of the question."""
    decision = table.decision(seat)
    assert decision is not None
    offered = menu.choices
    shown = offered[0]
    others = [choice for choice in table.game.vocabulary if choice not in offered]
    kin = [choice for choice in others if choice.verb == shown.verb]
    return {
        "choice": shown.text,
        "words": fewest_words(shown, offered, menu.translator),
        "number": min(3, len(offered)),
        "other": fewest_words((kin or others)[0], table.game.vocabulary, menu.translator),
        "rule": decision.rule,
    }
