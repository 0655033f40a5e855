"""HTTP: the ladder of each game, with two seats and with more."""

from __future__ import annotations

import math
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from flibuste.kernel import registry
from flibuste.kernel.types import Refusal
from flibuste.server.api.dependencies import REFUSALS, Here, Somebody
from flibuste.server.api.people.bodies import LadderShown
from flibuste.server.ratings.ladder import Above

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
After = Annotated[str, Query(max_length=60, pattern=r"^(-?[0-9.e+-]+ [A-Za-z0-9_-]+)?$")]


@ROUTER.get("/ladders/{game}")
async def ladder(
    here: Here, guest: Somebody, game: str, seats: Literal["2", "3"] = "2", after: After = ""
) -> LadderShown:
    """Fifty people; `seats` is 2, or 3 for three and more. `after` is the `more` of the page before."""
    registry.find(game)
    page = await here.ladder.page(f"{game}:{seats}", place(after), None if guest is None else guest.id)
    return LadderShown(**page)


def place(after: str) -> Above | None:
    if not after:
        return None
    cautious, _, guest = after.partition(" ")
    try:
        value = float(cautious)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise Refusal("bad-request", "", {"where": ["query.after"]})
    return Above(value, guest)
