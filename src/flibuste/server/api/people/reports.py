"""HTTP: reports about somebody at a table."""

from __future__ import annotations

from fastapi import APIRouter

from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, Me
from flibuste.server.api.people.bodies import Reported, ReportWanted

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


@ROUTER.post("/tables/{id}/reports", status_code=201)
async def report(
    here: Here, guest: Me, id: str, wanted: ReportWanted, address: From, link: Link = ""
) -> Reported:
    """Reports somebody who sits at this table, or who said these lines there."""
    here.limits.people.check(guest.id, address)
    await here.directory.look_back(id, guest, link)
    note = " ".join(wanted.note.replace("\0", " ").split())
    found = await here.reports.report(guest, id, wanted.seat, wanted.lines, wanted.reason, note)
    return Reported(id=found)
