"""HTTP: what happened in a game: its record, its story, and the proof that it was fair."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from flibuste.kernel.records.record import BadRecord, Shown
from flibuste.kernel.types import Refusal
from flibuste.server.api.bodies import Told, Verdict
from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, OneSeat, Somebody

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
Digest = Annotated[str, Query(pattern="^[0-9a-f]{0,64}$")]
"""Something a client noted: a commitment, a nonce or a receipt."""


@ROUTER.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(here: Here, guest: Somebody, sender: From, id: str, link: Link = "") -> str:
    """The record of a finished game, with its seed."""
    shown = await here.directory.look_back(id, guest, link)
    if shown["status"] != "finished":
        raise Refusal("not-over", "")
    return await here.histories.record(id, guest.id if guest else sender)


@ROUTER.get("/tables/{id}/story", response_model=list[Told])
async def story(
    here: Here, guest: Somebody, sender: From, id: str, link: Link = "", seat: OneSeat = None
) -> Response:
    """All events so far, version by version, as far as the sender may know them."""
    shown = await here.directory.look_back(id, guest, link)
    if seat is not None and seat not in shown["held"]:
        raise Refusal("not-seated", "")
    if shown["mine"] is None and not shown["spectators"] and shown["status"] != "finished":
        raise Refusal("no-spectators", "")
    reader = shown["mine"] if seat is None else seat
    told = await here.histories.story(id, reader, guest.id if guest else sender)
    return Response(told, media_type="application/json")


@ROUTER.get("/tables/{id}/verify")
async def verdict(
    here: Here,
    guest: Somebody,
    sender: From,
    id: str,
    link: Link = "",
    commitment: Digest = "",
    nonce: Digest = "",
    receipt: Digest = "",
) -> Verdict:
    """What the record of a finished game proves, also with what the sender noted at the table."""
    shown = await here.directory.look_back(id, guest, link)
    if shown["status"] != "finished":
        raise Refusal("not-over", "")
    noted = Shown(commitment, nonce, receipt)
    written, proof = await here.histories.verdict(id, noted, guest.id if guest else sender)
    found = Verdict(fair=True, commitment=written.commitment, receipt=written.receipt)
    if isinstance(proof, BadRecord):
        return found.model_copy(update={"fair": False, "line": proof.line, "reason": proof.reason})
    return found.model_copy(update={"proven": proof.proven, "unproven": proof.unproven})
