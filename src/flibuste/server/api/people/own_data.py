"""HTTP: `Give me my data`, and `Forget me`."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from flibuste.server.api.dependencies import REFUSALS, From, Here, Me
from flibuste.server.api.people.account_bodies import ForgetPlanned, ForgetStep, JustCode

ROUTER = APIRouter(prefix="/api/account", responses=REFUSALS)
ZIP = {"content": {"application/zip": {}}, "description": "One zip with all of it."}


@ROUTER.get("/data", response_class=StreamingResponse, responses={200: ZIP})
async def data(here: Here, guest: Me, address: From) -> StreamingResponse:
    """Everything that is kept about this guest: profile, sessions, tables, records, chat."""
    here.limits.exports.check(guest.id, address)
    named = {"Content-Disposition": 'attachment; filename="flibuste.zip"'}
    return StreamingResponse(here.archive.zipped(guest.id), media_type="application/zip", headers=named)


@ROUTER.post("/forget", status_code=201)
async def forget(here: Here, guest: Me, address: From) -> ForgetStep:
    """The first of two steps. Nothing happens without the second one. Needs a fresh proof."""
    here.limits.sign_ins.check(address)
    await here.sessions.must_be_proven(guest)
    return ForgetStep(code=await here.forgetting.ask(guest), days=here.settings.forget_days)


@ROUTER.post("/forget/confirm")
async def confirm(here: Here, guest: Me, given: JustCode) -> ForgetPlanned:
    """The second step. After the days of grace this guest is forgotten, unless they change their mind."""
    return ForgetPlanned(forget_at=await here.forgetting.confirm(guest, given.code))


@ROUTER.delete("/forget", status_code=204)
async def cancel(here: Here, guest: Me) -> None:
    """Is not forgotten after all."""
    await here.forgetting.cancel(guest)
