"""Headquarters: pirates return from one alley, or from two dark ones (RUM-53 to RUM-56)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import NOTHING, SQUARES, Recover
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


class RecoverAlley(Question[Harbour]):
    """Any alley of the player's own, even the one just used (RUM-55), or nothing (RUM-56)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        owner = s.owner
        own = [s.town.recover[alley] for alley in range(len(owner)) if owner[alley] == seat]
        return [NOTHING, *own]

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Recover):
            alley = s.town.alley_of(choice)
            recover(s, seat, alley, "RUM-53", dealer)
            if s.town.is_dark(alley):
                s.ask(RECOVER_DARK, seat)  # RUM-54
        elif dealer.heard:
            dealer.tell("declined", "RUM-56", {"seat": seat, "kind": "hq"})

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Recover):
            return why_not_recover(s, seat, choice)
        return Refusal("recover-first", "RUM-53")


class RecoverDark(Question[Harbour]):
    """After a dark alley, a second one, which may be from another move (RUM-54)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        own = [s.town.recover[alley] for alley in s.town.darks if s.owner[alley] == seat]
        return [NOTHING, *own]

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if isinstance(choice, Recover):
            recover(s, seat, s.town.alley_of(choice), "RUM-54", dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Recover):
            alley = s.town.alley_of(choice)
            if alley >= 0 and s.owner[alley] == seat:
                return Refusal("second-must-be-dark", "RUM-54", {"alley": s.town.name[alley]})
            return why_not_recover(s, seat, choice)
        return Refusal("recover-first", "RUM-54")


RECOVER: Final = RecoverAlley("recover", "RUM-53", plain=True)
RECOVER_DARK: Final = RecoverDark("recover-dark", "RUM-54", plain=True)


def recover(s: Harbour, seat: Seat, alley: int, rule: str, dealer: Dealer) -> None:
    """All pirates of the alley return to the reserve; it can be used again at once (RUM-56)."""
    s.empty(alley)
    if dealer.heard:
        town = s.town
        dark = town.is_dark(alley)
        facts: Facts = {
            "seat": seat, "alley": town.name[alley], "dark": dark, "square": SQUARES[town.end[alley]],
            "to": "" if dark else SQUARES[town.other[alley]], "pirates": town.length[alley],
        }  # fmt: skip
        dealer.tell("recovered", rule, facts)


def why_not_recover(s: Harbour, seat: Seat, choice: Recover) -> Refusal:
    alley = s.town.alley_of(choice)
    if alley < 0 or s.town.recover[alley] is not choice:
        return Refusal("no-such-alley", "RUM-53", {"alley": choice.facts["alley"]})
    return Refusal("not-your-alley", "RUM-53", {"alley": s.town.name[alley]})
