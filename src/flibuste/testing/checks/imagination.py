"""What a seat imagines: it cannot tell such a world from the truth, and the truth does not decide it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Refusal, Seat
from flibuste.testing.checks.replay import go_on
from flibuste.testing.json_text import hash_of, print_of, same, text_of, view_of
from flibuste.testing.walk import Walk, walk


def public_agenda(s: Any) -> list[object]:  # noqa: ANN401 - the state is the game's own
    """What everybody knows of the agenda.

    Who of several has already answered is left out: in an imagined world the others choose again.
    """
    asked = sorted({*s.asking, *(seat for seat, _ in s.answers)})
    return [s.todo, s.question, s.menu is None, asked, s.serial, s.ended]


def refused(game: Game[Any], s: Any, seat: Seat) -> Iterator[tuple[str, Refusal]]:  # noqa: ANN401
    for choice in game.vocabulary:
        refusal = game.why_not(s, seat, choice)
        if refusal is not None:
            yield choice.text, refusal


def said(game: Game[Any], s: Any, seat: Seat) -> str:  # noqa: ANN401 - the state is the game's own
    """Every refusal this seat could provoke, with its facts."""
    return text_of([[text, no.reason, no.rule, no.facts] for text, no in refused(game, s, seat)])


def looks_the_same(whole: Walk, at: int, seat: Seat | None, shown: str, promise: str) -> None:
    """Fails if this is not what the seat sees in the state after so many moves."""
    if hash_of(shown) != whole.look(at, seat):
        same(shown, view_of(whole.game, whole.state(at), seat), promise)
        raise AssertionError(f"{promise}: the view of the true state has changed meanwhile")


def check_imagined_worlds(game: Game[Any], setup: Setup, seed: int) -> None:
    """A seat cannot tell a world it imagines from the truth.

    The world looks the same to the seat and to a spectator. It asks the seat the same question with the same
    options, refuses the same choices for the same reasons, plans the same steps and has the same parts. So
    none of these says anything about what was dealt anew, and the seat knows all that a spectator knows.
    What others are offered was worked out in the imagined world, not copied.
    """
    whole = walk(game, setup, seed)
    for at, s in enumerate(whole.states()):
        before = whole.print(at)
        census = game.census(s)
        for seat in range(setup.seats):
            world = game.imagined(s, seat, Quick(at))
            here = f"seat {seat} after move {at}"
            looks_the_same(
                whole, at, seat, view_of(game, world, seat), f"{here}: an imagined world looks other"
            )
            looks_the_same(
                whole, at, None, view_of(game, world, None), f"{here}: to spectators it looks other"
            )
            assert public_agenda(world) == public_agenda(s), f"{here}: the agenda is another"
            mine, its = game.decision(world, seat), game.decision(s, seat)
            assert mine == its, f"{here} is asked {mine} in an imagined world, and not {its}"
            if its is not None and at % 3 == 0:
                same(said(game, world, seat), said(game, s, seat), f"{here}: other refusals")
            own = [sealed for sealed in s.answers if sealed[0] == seat]
            assert list(world.answers) == own, f"{here}: the answers are {world.answers}, and not {own}"
            for other in world.asking:
                found = world.question.options(world, other)
                offered = game.options(world, other)
                assert offered == found, f"{here} sees seat {other} offered {offered}, and not {found}"
                assert found, f"{here} imagines that seat {other} is asked with nothing to choose"
            counted = game.census(world)
            assert counted == census, f"{here}: parts are lost: {counted}"
        assert hash_of(print_of(game, s)) == before, f"imagining changes the truth after move {at}"


def secrets_of(whole: Walk, seats: int) -> set[tuple[Seat, Seat]]:
    """Pairs of seats: the second was told something in this game that the first was not."""
    pairs: set[tuple[Seat, Seat]] = set()
    for event in whole.events():
        if event.secret:
            pairs |= {
                (one, other) for one in range(seats) for other in event.knowers if one not in event.knowers
            }
    return pairs


def check_imagination_is_free(game: Game[Any], setup: Setup, seed: int) -> None:
    """The secrets of a seat are dealt anew for the others.

    Each other seat imagines, at some time in the game, that the holder sees something else. It also imagines
    different worlds at the same time. States with sealed answers do not count: there the kernel makes the
    difference. The check stops when nothing is left to find.
    """
    whole = walk(game, setup, seed)
    missing = secrets_of(whole, setup.seats)
    alike = {seat for seat, _ in missing}
    for at, s in enumerate(s for s in whole.states() if not s.answers):
        for seat in sorted(alike | {one for one, _ in missing}):
            one = game.imagined(s, seat, Quick(at))
            for other in range(setup.seats):
                if (seat, other) in missing and view_of(game, one, other) != view_of(game, s, other):
                    missing.discard((seat, other))
            if seat in alike and print_of(game, one) != print_of(game, game.imagined(s, seat, Quick(~at))):
                alike.discard(seat)
    assert not missing, f"(seat, other): the other's secrets are never imagined otherwise: {sorted(missing)}"
    assert not alike, f"seats that imagine one world only: {sorted(alike)}"


def check_imagination_is_canonical(game: Game[Any], setup: Setup, seed: int) -> None:
    """What a seat imagines depends on what it knows and on the numbers drawn, and on nothing else.

    From the truth, and from any world the seat cannot tell from the truth, it imagines the same world with
    the same numbers; and both go on alike.
    """
    for at, moment in enumerate(walk(game, setup, seed).moments):
        for seat in range(setup.seats):
            other = game.imagined(moment.s, seat, Quick(at + 1))
            one, two = game.imagined(moment.s, seat, Quick(at)), game.imagined(other, seat, Quick(at))
            here = f"seat {seat} before move {at}: imagined from the truth and from another world"
            same(print_of(game, one), print_of(game, two), here)
            if at % 8 == seat:
                same(go_on(game, one, at, 6), go_on(game, two, at, 6), f"{here}, and played on")


def check_knowledge(game: Game[Any], setup: Setup, seed: int) -> None:
    """A bot is handed its seat's view and decision.

    What it is handed does not hold the truth, and is the same whatever the truth is.
    """
    whole = walk(game, setup, seed)
    keepers = {seat for seat, _ in secrets_of(whole, setup.seats)}
    for at, s in enumerate(whole.states()):
        for seat in range(setup.seats):
            knows = Knowledge(game, s, seat)
            world = print_of(game, knows.world)
            looks_the_same(whole, at, seat, text_of(knows.view), f"seat {seat}: knowledge is not the view")
            if seat in game.asking(s):
                assert knows.decision == game.decision(s, seat), f"seat {seat} is asked something else"
            other = game.imagined(s, seat, Quick(at))
            again = Knowledge(game, other, seat)
            same(print_of(game, again.world), world, f"seat {seat}: what it knows depends on the truth")
            # The same from two different truths is neither of them; it may still be one by chance.
            if seat in keepers and not s.answers and hash_of(print_of(game, other)) != whole.print(at):
                keepers.discard(seat)
    assert not keepers, f"the knowledge of seats {sorted(keepers)} is always the whole truth"
