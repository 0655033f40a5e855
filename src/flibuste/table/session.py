"""A table under way: the game, its clock, stand-ins and wishes to undo. Made of acts, and of nothing else."""

from __future__ import annotations

from typing import NamedTuple

from flibuste.kernel.words import Event, Facts, Json, Refusal, Seat
from flibuste.table.act import Act
from flibuste.table.clock import Clock, Pace
from flibuste.table.table import Draft, Table


class Wish(NamedTuple):
    """A seat asks the others to go back to before one of its moves."""

    seat: Seat
    move: int
    agreed: frozenset[Seat]


class Plan(NamedTuple):
    """An act that was found right, ready to be saved; and what it leads to, if that is known."""

    act: Act
    draft: Draft | None


class Voyage:
    """First `plan`, then save the plan's act, then `take` it: nothing is shown before it is saved."""

    def __init__(self, table: Table, people: set[Seat], pace: Pace, now: int) -> None:
        self.table = table
        self.people = people
        """Seats played by people; the others are played by bots."""
        self.away: set[Seat] = set()
        """People whose time was up: a stand-in plays until they are back."""
        self.wish: Wish | None = None
        self.clock = Clock(pace, table.setup.seats)
        self.story: list[list[Event]] = [table.told[0]]
        """What was told at the start, and by each act."""
        self.serial = 0
        """The version in which the present question was put. Unlike the game's own count it never
        comes again after an undo, so a late answer never fits another question.
        """
        self._asked = table.state.serial
        self._ask(now)

    @property
    def n(self) -> int:
        """The number of the next act, and the version everybody is shown."""
        return len(self.story) - 1

    @property
    def asking(self) -> tuple[Seat, ...]:
        return self.table.game.asking(self.table.state)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """Seats that have answered a question put to several, and may still change their minds."""
        return tuple(sorted(seat for seat, _ in self.table.state.answers))

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
        """Checks what somebody wants to do; refused, nothing has changed."""
        if kind == "choose":
            return self._plan_choice(seat, text, now, serial)
        act = Act(self.n, now, kind, seat, text)
        if kind == "undo":
            self.table.undoable(seat)
        elif kind == "wish":
            if self.wish is not None or self.table.over:
                raise Refusal("wish-open" if self.wish else "game-over", "")
            act = act._replace(text=str(self.table.last_move_of(seat)))
        elif kind in ("agree", "decline"):
            if self.wish is None or seat == self.wish.seat or seat not in self.people:
                raise Refusal("no-wish", "")
        elif kind == "away" and seat not in self.late(now):  # the answer came just in time
            raise Refusal("not-away", "")
        return Plan(act, None)

    def _plan_choice(self, seat: Seat, text: str, now: int, serial: int | None) -> Plan:
        if serial is not None and serial != self.serial:
            raise Refusal("stale", "", {"serial": serial, "current": self.serial})
        table = self.table
        choice = table.game.vocabulary.parse(text)
        act = Act(self.n, now, "choose", seat, choice.text)
        if seat not in self.sealed:
            return Plan(act, table.draft(seat, choice))
        question = table.state.question
        if choice not in question.options(table.state, seat):
            raise question.why_not(table.state, seat, choice)
        return Plan(act, None)

    def take(self, plan: Plan) -> list[Event]:
        """Makes a saved act the truth, and tells what happened."""
        act, draft = plan
        moves = self.table.version
        told = self._take_choice(act, draft) if act.kind == "choose" else self._take_other(act)
        self.story.append(told)
        if self.table.state.serial != self._asked or self.table.version < moves:
            self._asked = self.table.state.serial
            self.serial = self.n
        self._ask(act.at)
        return told

    def follow(self, act: Act) -> list[Event]:
        """Takes an act that was saved elsewhere or earlier."""
        if act.n != self.n:
            raise ValueError(f"act {act.n} does not follow {self.n}")
        return self.take(Plan(act, None))

    def _take_choice(self, act: Act, draft: Draft | None) -> list[Event]:
        table = self.table
        self.clock.answered(act.seat, act.at)
        self.wish = None
        if act.seat in self.sealed:
            table.undo(act.seat)
        if draft is None:
            draft = table.draft(act.seat, table.game.vocabulary.parse(act.text))
        table.take(draft)
        if act.seat in self.sealed:
            return [told("sealed", {"seat": act.seat}), *draft.told]
        return draft.told

    def _take_other(self, act: Act) -> list[Event]:
        seat = act.seat
        if act.kind == "undo":
            self.table.undo(seat)
            self.clock.taken_back(seat)
            self.wish = None
            return [told("undone", {"seat": seat})]
        if act.kind == "wish":
            self.wish = Wish(seat, int(act.text), frozenset())
            return [told("wished", {"seat": seat}), *self._granted()]
        if act.kind == "agree" and self.wish is not None:
            self.wish = self.wish._replace(agreed=self.wish.agreed | {seat})
            return [told("agreed", {"seat": seat}), *self._granted()]
        if act.kind == "decline":
            self.wish = None
            return [told("declined", {"seat": seat})]
        if act.kind == "away":
            self.away.add(seat)
            return [told("away", {"seat": seat}), *self._granted()]
        if act.kind == "back":
            self.away.discard(seat)
            self.clock.returned(seat, act.at)
            return [told("back", {"seat": seat})]
        if act.kind == "sit":
            return self._sit(act)
        raise ValueError(f"no act is called {act.kind}")

    def _sit(self, act: Act) -> list[Event]:
        who, _, name = act.text.partition(" ")
        seat = act.seat
        before = self.table.players[seat]
        players = list(self.table.players)
        players[seat] = name
        self.table.players = tuple(players)
        self.away.discard(seat)
        self.clock.returned(seat, act.at)
        if who == "person":
            self.people.add(seat)
        else:
            self.people.discard(seat)
        return [told("sat", {"number": seat + 1, "before": before, "name": name}), *self._granted()]

    def _granted(self) -> list[Event]:
        """Goes back once everybody else who can be asked agrees; bots and the absent do."""
        wish = self.wish
        if wish is None or not self.people - self.away - {wish.seat} <= wish.agreed:
            return []
        self.wish = None
        self.table.take_back(wish.move)
        return [told("taken-back", {"seat": wish.seat})]

    def _ask(self, now: int) -> None:
        self.clock.ask([seat for seat in self.asking if seat in self.people], now)

    def state_of_play(self) -> dict[str, Json]:
        """What everybody is shown besides the view: who is asked, who has sealed, clocks and wishes."""
        question = self.table.state.question
        wish = self.wish
        return {
            "asking": list(self.asking),
            "kind": None if question is None else question.kind,
            "rule": None if question is None else question.rule,
            "serial": self.serial,
            "sealed": list(self.sealed),
            "away": sorted(self.away),
            "clock": self.clock.shown(),
            "wish": None if wish is None else {"seat": wish.seat, "agreed": sorted(wish.agreed)},
            "players": list(self.table.players),
            "over": self.table.over,
        }


def told(kind: str, facts: Facts) -> Event:
    """Something the platform tells: no game has words of that name, and no rule is behind it."""
    return Event(f"table-{kind}", "", facts, {}, ())
