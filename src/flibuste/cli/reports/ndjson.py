"""A game for other programs: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from flibuste.cli.reel import Moment, moments
from flibuste.kernel.game import Game
from flibuste.kernel.record import Record
from flibuste.kernel.words import Json, Seat


def lines(game: Game[Any], record: Record, seat: Seat | None) -> Iterator[str]:
    """Header, decisions, events, result. With a seat, only what that seat may know."""
    finished = record.outcome is not None
    yield written(header(record, finished))
    number = 0
    state = None
    for moment in moments(game, record):
        state = moment.state
        if moment.decision is not None:
            yield written({"decision": decision(moment, seat)})
        for event in moment.events:
            number += 1
            facts = event.truth() if seat is None else event.seen_by(seat)
            yield written({"event": {"n": number, **facts}})
    if finished:
        result = game.result(state)
        sheet: list[Json] = [dict(parts) for parts in result.sheet]
        outcome: Json = {
            "scores": list(result.scores),
            "places": list(result.places),
            "reason": result.reason,
            "sheet": sheet,
        }
        yield written({"result": outcome})


def header(record: Record, finished: bool) -> dict[str, Json]:
    """The seed of a game that goes on is nobody's to read."""
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.setup.seats,
        "players": list(record.players),
        "options": dict(record.setup.options),
        "commitment": record.commitment,
        "nonces": list(record.nonces),
        "seed": record.seed.hex() if finished and record.seed is not None else None,
    }


def decision(moment: Moment, seat: Seat | None) -> dict[str, Json]:
    """What was asked; what was offered and chosen is the asked seat's own secret."""
    asked = moment.decision
    assert asked is not None
    assert moment.move is not None
    said: dict[str, Json] = {"n": moment.number, "seat": asked.seat, "kind": asked.kind, "rule": asked.rule}
    if seat is None or seat == asked.seat:
        said["options"] = [choice.text for choice in asked.options]
        said["choice"] = moment.move.text
    return said


def written(thing: dict[str, Json]) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
