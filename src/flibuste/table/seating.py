"""Who plays each seat of a running game, and what people ask of each other there."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.types import Event, Facts, Refusal, Seat
from flibuste.table.act import Act
from flibuste.table.clock import Clock
from flibuste.table.proposal import Proposal, read_proposal
from flibuste.table.table import Table
from flibuste.table.travel import arrived, fields_of


class Seating:
    """People and bots, who is away, who has given up, and the open proposal."""

    def __init__(self, table: Table, clock: Clock, people: set[Seat]) -> None:
        self.table = table
        self.clock = clock
        self.people = people
        """Seats played by people. Bots play the others."""
        self.away: set[Seat] = set()
        """Seats of people whose time was up. A stand-in plays until they are back."""
        self.resigned: dict[Seat, str] = {}
        """Seats whose person has given up, and the name of that person."""
        self.proposal: Proposal | None = None
        self.unwanted: set[str] = set()
        """Guests who asked for a seat and were refused. They cannot ask again."""
        self.ended = False
        """Whether the game was ended without a result."""

    def __reduce__(self) -> tuple[object, ...]:
        return arrived, (Seating, (self.table, self.clock, set()), fields_of(self))

    # Planning

    def checked(self, act: Act) -> Act:
        """The act, if it is allowed now; a wish to go back then names its move. A refusal changes nothing."""
        if act.kind == "propose":
            return self._checked_proposal(act)
        proposal = self.proposal
        if act.kind in ("accept", "refuse"):
            if proposal is None or act.seat not in proposal.voters(self.people) - proposal.agreed:
                raise Refusal("no-proposal", "")
        elif act.kind == "withdraw":
            if proposal is None or proposal.seat != act.seat:
                raise Refusal("no-proposal", "")
        elif act.kind in ("leave", "resign"):
            self._must_be_person(act.seat)
        return act

    def _checked_proposal(self, act: Act) -> Act:
        if self.proposal is not None or self.table.over:
            raise Refusal("proposal-open" if self.proposal else "game-over", "")
        if act.text == "take-back":
            act = act._replace(text=f"take-back {self.table.last_move_of(act.seat)}")
        proposal = read_proposal(act.seat, act.text)
        if proposal.what == "take":
            if act.seat in self.people or act.seat in self.resigned:
                raise Refusal("seat-taken", "")
            if proposal.guest in self.unwanted or not self.people:
                raise Refusal("not-wanted" if self.people else "no-people", "")
            return act
        self._must_be_person(act.seat)
        if proposal.what == "replace" and (proposal.about == act.seat or proposal.about not in self.people):
            raise Refusal("not-seated", "")
        return act

    def _must_be_person(self, seat: Seat) -> None:
        if self.table.over:
            raise Refusal("game-over", "")
        if seat not in self.people:
            raise Refusal("not-seated", "")

    def passing(self, act: Act, state: Any) -> Proposal | None:  # noqa: ANN401 - the game's own
        """The proposal to which all will have agreed with this act, which leads to this state."""
        proposal = self.proposal
        if act.kind == "propose":
            proposal = read_proposal(act.seat, act.text)
        elif act.kind == "accept" and proposal is not None:
            proposal = proposal._replace(agreed=proposal.agreed | {act.seat})
        elif act.kind != "choose":
            return None
        return proposal if proposal is not None and self._passes(proposal, state) else None

    def _passes(self, proposal: Proposal, state: Any) -> bool:  # noqa: ANN401 - the game's own
        """Whether all have agreed, and it can be done in this state.

        A newcomer waits until the bot's sealed answer is open: they must neither see nor change it.
        """
        sealed = proposal.what == "take" and any(seat == proposal.seat for seat, _ in state.answers)
        return not sealed and proposal.voters(self.people) <= proposal.agreed

    # Taking

    def moved(self, seat: Seat) -> None:
        """A move ends the wish to go back; a move of somebody who is there ends the wish to replace them."""
        proposal = self.proposal
        if proposal is None:
            return
        there = proposal.what == "replace" and proposal.about == seat and seat not in self.away
        if there or proposal.what == "take-back":
            self.proposal = None

    def take(self, act: Act) -> list[Event]:
        """Applies an act that is no move."""
        seat, kind = act.seat, act.kind
        if kind == "propose":
            return self._propose(read_proposal(seat, act.text))
        if kind in ("accept", "refuse", "withdraw"):
            return self._answer(act)
        if kind in ("away", "back"):
            return self._away_or_back(act)
        if kind in ("leave", "resign"):
            if kind == "resign":
                self.resigned[seat] = self.table.players[seat]
            how = "left" if kind == "leave" else "resigned"
            return self._reseat(how, seat, act.text, False, act.at)
        if kind == "join":
            return self._reseat("joined", seat, act.text.partition(" ")[2], True, act.at)
        if kind == "end":
            self.ended = True
            return [told("ended", {"seat": seat})]
        return self._take_earlier(act)

    def settle(self, at: int) -> list[Event]:
        """Does what all have agreed to."""
        passed = self.proposal
        if passed is None or passed.lenient or not self._passes(passed, self.table.state):
            return []
        return self._do(passed, at)

    def _propose(self, proposal: Proposal) -> list[Event]:
        self.proposal = proposal
        if proposal.what == "take":
            facts: Facts = {"name": proposal.name, "before": self.table.players[proposal.seat]}
            return [told("proposed-take", facts)]
        if proposal.what == "replace":
            return [told("proposed-replace", {"seat": proposal.seat, "other_seat": proposal.about})]
        return [told("wished" if proposal.what == "take-back" else "proposed-end", {"seat": proposal.seat})]

    def _answer(self, act: Act) -> list[Event]:
        proposal, seat = self.proposal, act.seat
        if proposal is None:
            return []
        if act.kind == "accept":
            self.proposal = proposal._replace(agreed=proposal.agreed | {seat}, lenient=False)
            return [told("agreed", {"seat": seat})]
        self.proposal = None
        if act.kind == "refuse":
            if proposal.what == "take":
                self.unwanted.add(proposal.guest)
            return [told("declined", {"seat": seat})]
        if proposal.what == "take":
            return [told("withdrawn-take", {"name": proposal.name})]
        return [told("withdrawn", {"seat": seat})]

    def _away_or_back(self, act: Act) -> list[Event]:
        seat, proposal = act.seat, self.proposal
        if act.kind == "away":
            self.away.add(seat)
            return [told("away", {"seat": seat}), *self._granted(act.at)]
        self.away.discard(seat)
        self.clock.returned(seat, act.at)
        if proposal is not None and proposal.what == "replace" and proposal.about == seat:
            self.proposal = None
        return [told("back", {"seat": seat})]

    def _do(self, passed: Proposal, at: int) -> list[Event]:
        self.proposal = None
        if passed.what == "take-back":
            self.table.take_back(passed.about, passed.agreed)
            return [told("taken-back", {"seat": passed.seat})]
        if passed.what == "replace":
            return self._reseat("replaced", passed.about, passed.name, False, at)
        if passed.what == "take":
            return self._reseat("joined", passed.seat, passed.name, True, at)
        self.ended = True
        return [told("ended-together", {})]

    def _reseat(self, how: str, seat: Seat, name: str, person: bool, at: int) -> list[Event]:
        """Somebody else plays this seat from now on. Its clock keeps what is left, and open questions end."""
        self.clock.stopped(seat, at)
        self.proposal = None
        return [told(how, self._seat(seat, name, person))]

    def _seat(self, seat: Seat, name: str, person: bool) -> Facts:
        before = self.table.players[seat]
        self.table.sit(seat, name, person)
        self.away.discard(seat)
        if person:
            self.people.add(seat)
        else:
            self.people.discard(seat)
        return {"number": seat + 1, "before": before, "name": name}

    # Acts of earlier releases

    def _take_earlier(self, act: Act) -> list[Event]:
        """Applies an act that is no longer written, as the release that wrote it did."""
        seat, kind = act.seat, act.kind
        if kind == "wish":
            self.proposal = Proposal(seat, "take-back", int(act.text), lenient=True)
            return [told("wished", {"seat": seat}), *self._granted(act.at)]
        if kind == "agree" and self.proposal is not None:
            self.proposal = self.proposal._replace(agreed=self.proposal.agreed | {seat})
            return [told("agreed", {"seat": seat}), *self._granted(act.at)]
        if kind == "decline":
            self.proposal = None
            return [told("declined", {"seat": seat})]
        if kind == "sit":
            who, _, name = act.text.partition(" ")
            sat = told("sat", self._seat(seat, name, who == "person"))
            self.clock.returned(seat, act.at)
            return [sat, *self._granted(act.at)]
        raise ValueError(f"no act is called {kind}")

    def _granted(self, at: int) -> list[Event]:
        """Grants a `wish` of an earlier release, where bots and people who were away always agreed."""
        wish = self.proposal
        if wish is None or not wish.lenient or not wish.voters(self.people - self.away) <= wish.agreed:
            return []
        return self._do(wish, at)


def told(kind: str, facts: Facts) -> Event:
    """An event of the platform, not of a game. No rule belongs to it."""
    return Event(f"table-{kind}", "", facts, {}, ())
