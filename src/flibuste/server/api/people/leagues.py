"""HTTP: leagues and Swiss tournaments."""

from __future__ import annotations

from fastapi import APIRouter

from flibuste.server.api.dependencies import REFUSALS

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
