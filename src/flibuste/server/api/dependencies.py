"""What the routes have in common: the services, the guest who asks, and the refusals they document."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from flibuste.kernel.types import Refusal
from flibuste.server.api.bodies import Refused
from flibuste.server.http.accept_headers import language
from flibuste.server.http.origin import address
from flibuste.server.identity import Guest
from flibuste.server.services import Services

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": why, "content": {"application/json": {"schema": Refused.model_json_schema()}}}
    for status, why in {
        401: "Only guests may do this.",
        403: "This guest may not do this.",
        404: "There is no such table, guest or game.",
        409: "As things stand this cannot be done.",
        413: "The request is too large.",
        422: "The request does not fit.",
        429: "Too often; `Retry-After` says how long to wait.",
        503: "The server stops or is busy, or its database is away. Nothing has happened.",
    }.items()
}


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def known_guest(request: Request) -> Guest:
    guest = await maybe_guest(request)
    if guest is None:
        raise Refusal("not-a-guest", "")
    return guest


async def maybe_guest(request: Request) -> Guest | None:
    return await services_of(request).identity.who(request)


def address_of(request: Request) -> str:
    return address(request, services_of(request).settings.trusted_proxies)


def language_of(request: Request) -> str:
    return language(request.headers.get("accept-language", ""))


Here = Annotated[Services, Depends(services_of)]
Me = Annotated[Guest, Depends(known_guest)]
Somebody = Annotated[Guest | None, Depends(maybe_guest)]
From = Annotated[str, Depends(address_of)]
"""The name under which the sender's address is counted."""
Language = Annotated[str, Depends(language_of)]
Link = Annotated[str, Query(max_length=64)]
SeatAt = Annotated[int, Path(ge=0, le=11)]
OneSeat = Annotated[int | None, Query(ge=0, le=11)]
"""One of several seats that a guest holds at one screen."""
