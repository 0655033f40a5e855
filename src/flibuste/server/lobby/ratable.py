"""Which tables can be rated, known before anybody sits down. docs/ratings.md says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from flibuste.kernel.game import Setup
from flibuste.kernel.types import Refusal
from flibuste.server.ratings.anchors import anchor, pool_of


def must_be_ratable(setup: Setup, same_screen: Sequence[str]) -> None:
    """People at one screen see each other's secrets, own files are another game, alone nobody compares."""
    if same_screen:
        raise Refusal("rated-one-screen", "")
    if setup.data:
        raise Refusal("rated-own-files", "")
    if setup.seats < 2:
        raise Refusal("rated-alone", "")


def must_be_anchored(row: Row[Any], bot: str) -> None:
    """At a rated table only bots sit whose strength was measured."""
    pool = pool_of(row.game, row.seats)
    if row.rated and (pool is None or anchor(pool, bot) is None):
        raise Refusal("rated-unknown-bot", "", {"bot": bot[:40]})
