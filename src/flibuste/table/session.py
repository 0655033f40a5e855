"""A game being played: the table, its clocks, and who plays each seat. Its acts determine everything."""

from __future__ import annotations

import copy
from typing import NamedTuple

from flibuste.kernel.types import Event, Json, Refusal, Seat
from flibuste.table.act import Act
from flibuste.table.clock import Clock, Pace
from flibuste.table.decision import decision_for, stale
from flibuste.table.last_turns import LastTurns
from flibuste.table.proposal import Proposal
from flibuste.table.seating import Seating, told
from flibuste.table.table import Draft, Table
from flibuste.table.travel import arrived, fields_of

EARLIER = ("wish", "agree", "decline", "sit")
"""Acts that only earlier releases wrote."""


class Plan(NamedTuple):
    """An act that was checked and is ready to be saved; for some choices also the state it leads to."""

    act: Act
    draft: Draft | None
    passed: Proposal | None = None
    """A proposal to which all have agreed with this act."""


class Session:
    """First `plan` an act, then save it, then `take` it: nothing is shown before it is saved."""

    def __init__(self, table: Table, people: set[Seat], pace: Pace, now: int) -> None:
        self.table = table
        self.clock = Clock(pace, table.setup.seats)
        self.seating = Seating(table, self.clock, people)
        self.at = now
        """The time of the last act. No act is earlier, even if the server's clock jumps back."""
        self.story: list[list[Event]] = [table.told[0]]
        """The events of the start, then those of each act."""
        self.turns = LastTurns(table.setup.seats)
        self.serial = 0
        """The version in which the current question was asked. Unlike the game's own serial it is never
        used again after an undo, so a late answer never fits another question.
        """
        self._asked = table.state.serial
        self._ask(now)

    def __copy__(self) -> Session:
        return copy.deepcopy(self)

    def __reduce__(self) -> tuple[object, ...]:
        return arrived, (Session, (self.table, set(), self.clock.pace, 0), fields_of(self))

    @property
    def n(self) -> int:
        """The number of the next act, which is also the version that is shown."""
        return len(self.story) - 1

    @property
    def people(self) -> set[Seat]:
        """Seats played by people. Bots play the others."""
        return self.seating.people

    @property
    def away(self) -> set[Seat]:
        """Seats of people whose time was up. A stand-in plays until they are back."""
        return self.seating.away

    @property
    def asking(self) -> tuple[Seat, ...]:
        return self.table.game.asking(self.table.state)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """Seats that have answered a question to several seats and may still change their answer."""
        return tuple(sorted(seat for seat, _ in self.table.state.answers))

    def asks(self, seat: Seat) -> bool:
        """Whether this seat has something to decide: it is asked, or may change a sealed answer."""
        return seat in self.asking or seat in self.sealed

    def decision_for(self, seat: Seat) -> dict[str, Json] | None:
        """What this seat is asked now, as it is shown."""
        return decision_for(self.table.game, self.table.state, self.serial, seat)

    def waits_for_bot(self) -> list[Seat]:
        return [seat for seat in self.asking if seat not in self.people or seat in self.away]

    def due(self) -> int | None:
        """When the next person's time will be up."""
        times = [self.clock.due(seat) for seat in self.asking if seat in self.people - self.away]
        return min((time for time in times if time is not None), default=None)

    def late(self, now: int) -> list[Seat]:
        """People whose time is up."""
        people = self.people - self.away
        dues = {seat: self.clock.due(seat) for seat in self.asking if seat in people}
        return [seat for seat, due in dues.items() if due is not None and due <= now]

    def plan(self, kind: str, seat: Seat, text: str, now: int, serial: int | None = None) -> Plan:
        """Checks what somebody wants to do. A refusal changes nothing."""
        now = max(now, self.at)
        if kind == "choose":
            return self._plan_choice(seat, text, now, serial)
        if kind in EARLIER:
            raise ValueError(f"{kind} is an act of earlier releases")
        if kind == "undo":
            self.table.undoable(seat)
        elif kind == "away" and seat not in self.late(now):  # they answered just in time
            raise Refusal("not-away", "")
        act = self.seating.checked(Act(self.n, now, kind, seat, text))
        return Plan(act, None, self.seating.passing(act, self.table.state))

    def _plan_choice(self, seat: Seat, text: str, now: int, serial: int | None) -> Plan:
        if serial is not None and serial != self.serial:
            raise stale(serial, self.serial)
        table = self.table
        choice = table.game.vocabulary.parse(text)
        act = Act(self.n, now, "choose", seat, choice.text)
        if seat not in self.sealed:
            draft = table.draft(seat, choice)
            return Plan(act, draft, self.seating.passing(act, draft.state))
        question = table.state.question
        if choice not in question.options(table.state, seat):
            raise question.why_not(table.state, seat, choice)
        return Plan(act, None)

    def take(self, plan: Plan) -> list[Event]:
        """Applies a saved act, and returns its events."""
        act, draft = plan.act, plan.draft
        if act.at < self.at:
            act = act._replace(at=self.at)
        self.at = act.at
        moves = self.table.version
        sealed = self.sealed
        if act.kind == "choose":
            told = self._take_choice(act, draft)
        elif act.kind == "undo":
            told = self._undo(act)
        else:
            told = self.seating.take(act)
        told = told + self.seating.settle(act.at)
        self.story.append(told)
        if act.kind == "choose":
            self.turns.chosen(act.seat, self.n, bool(sealed) and not self.sealed)
        if self.table.state.serial != self._asked or self.table.version < moves:
            self._asked = self.table.state.serial
            self.serial = self.n
        self._ask(act.at)
        return told

    def follow(self, act: Act) -> list[Event]:
        """Applies an act that was saved by another process or earlier."""
        if act.n != self.n:
            raise ValueError(f"act {act.n} does not follow {self.n}")
        return self.take(Plan(act, None))

    def _take_choice(self, act: Act, draft: Draft | None) -> list[Event]:
        table = self.table
        self.clock.answered(act.seat, act.at)
        self.seating.moved(act.seat)
        if act.seat in self.sealed:
            table.undo(act.seat)
        if draft is None:
            draft = table.draft(act.seat, table.game.vocabulary.parse(act.text))
        table.take(draft)
        if act.seat in self.sealed:
            return [told("sealed", {"seat": act.seat}), *draft.told]
        return draft.told

    def _undo(self, act: Act) -> list[Event]:
        self.table.undo(act.seat)
        self.clock.taken_back(act.seat, act.at)
        self.seating.moved(act.seat)
        return [told("undone", {"seat": act.seat})]

    def _ask(self, now: int) -> None:
        self.clock.ask([seat for seat in self.asking if seat in self.people], now)

    def state_of_play(self) -> dict[str, Json]:
        """What everybody is shown besides the view: who is asked, who has sealed, clocks, a proposal."""
        question = self.table.state.question
        proposal = self.seating.proposal
        return {
            "asking": list(self.asking),
            "kind": None if question is None else question.kind,
            "rule": None if question is None else question.rule,
            "serial": self.serial,
            "sealed": list(self.sealed),
            "away": sorted(self.away),
            "resigned": sorted(self.seating.resigned),
            "clock": self.clock.shown(),
            "proposal": None if proposal is None else proposal.shown(self.people),
            "players": list(self.table.players),
            "receipt": self.table.record().receipt if self.table.over else None,
            "over": self.table.over,  # last: the load driver of the benchmark looks for it at the end
        }
