"""What an act changes in the database besides itself, in the same transaction: seats, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Executable, and_, insert, literal, select, update

from flibuste.bots.roster import USUAL
from flibuste.kernel.types import Seat
from flibuste.server.live.table import now
from flibuste.server.ratings.finishing import finishing
from flibuste.server.storage.act_writer import Change
from flibuste.server.storage.schema import LEAVERS, PLACES, TABLES
from flibuste.table.act import Act
from flibuste.table.session import Plan, Session

SEATING = frozenset(("propose", "accept", "leave", "resign", "join", "end", "sit"))
"""Acts after which somebody else may sit in a seat."""


def changes_of(id: str, session: Session, plan: Plan) -> Sequence[Change]:
    """The statements that belong to an act that is about to be saved."""
    act, passed = plan.act, plan.passed
    ending = result_of(id, session, plan)
    if ending or (act.kind == "choose" and passed is None):
        return ending
    if act.kind == "end" or (passed is not None and passed.what == "end"):
        return [closed(id), finishing(id, None, sorted(session.away), now())]
    if act.kind in ("leave", "resign"):
        return given_to_bot(id, act.seat, act.text, act.n, returns=act.kind == "leave")
    if act.kind == "join":
        guest, _, name = act.text.partition(" ")
        return given_to_guest(id, act.seat, guest, name, act.n)
    if passed is not None and passed.what == "replace":
        return given_to_bot(id, passed.about, passed.name, act.n, returns=True)
    if passed is not None and passed.what == "take":
        return given_to_guest(id, passed.seat, passed.guest, passed.name, act.n)
    return []


def result_of(id: str, session: Session, plan: Plan) -> list[Change]:
    """The result, if this act ends the game. It says who resigned: that does not change the rules.

    It is rated in the same transaction. Whoever is away, and let a stand-in finish, has left.
    """
    game = session.table.game
    if plan.draft is None or game.asking(plan.draft.state):
        return []
    result = {**game.result(plan.draft.state)._asdict(), "resigned": sorted(session.seating.resigned)}
    at = now()
    change = update(TABLES).where(TABLES.c.id == id).values(status="finished", ended_at=at, result=result)
    return [change, finishing(id, result, sorted(session.away), at)]


def closed(id: str) -> Executable:
    change = update(TABLES).where(TABLES.c.id == id, TABLES.c.status == "running")
    return change.values(status="closed", ended_at=now())


def given_to_bot(id: str, seat: Seat, name: str, n: int, returns: bool) -> list[Executable]:
    """A bot plays this seat from now on; who had it is remembered."""
    values = {"guest": None, "bot": USUAL, "name": name, "kept_for": None}
    return [leaving(id, seat, n, returns), update(PLACES).where(at(id, seat)).values(**values)]


def given_to_guest(id: str, seat: Seat, guest: str, name: str, n: int) -> list[Executable]:
    """A guest plays this seat from now on; a person who had it before cannot come back to it."""
    values = {"guest": guest, "bot": None, "name": name, "kept_for": None}
    return [leaving(id, seat, n, returns=False), update(PLACES).where(at(id, seat)).values(**values)]


def leaving(id: str, seat: Seat, n: int, returns: bool) -> Executable:
    """Remembers the person who has this seat, if there is one."""
    columns = ["table", "n", "seat", "guest", "returns"]
    who = select(PLACES.c.table, literal(n), PLACES.c.seat, PLACES.c.guest, literal(returns))
    return insert(LEAVERS).from_select(columns, who.where(at(id, seat), PLACES.c.guest.is_not(None)))


def at(id: str, seat: Seat) -> ColumnElement[bool]:
    return and_(PLACES.c.table == id, PLACES.c.seat == seat)


def may_reseat(session: Session, act: Act) -> bool:
    """Whether somebody else may sit in a seat after this act."""
    return act.kind in SEATING or (
        session.seating.proposal is not None and session.seating.proposal.what == "take"
    )
