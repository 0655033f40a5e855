"""A recorded game for other programs: one JSON object on each line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from flibuste.cli.terminal.replay_steps import Step, steps
from flibuste.kernel.game import Game
from flibuste.kernel.records.record import Record
from flibuste.kernel.types import Json, Seat


def lines(game: Game[Any], record: Record, seat: Seat | None) -> Iterator[str]:
    """Header, start, decisions, events and result. With a seat, only what that seat may know."""
    finished = record.outcome is not None
    yield written(header(record, finished))
    number = 0
    state = None
    for step in steps(game, record):
        state = step.state
        if step.move is None:
            yield written({"start": start(game, record, step, seat)})
        if step.decision is not None:
            yield written({"decision": decision(step, seat)})
        for event in step.events:
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
    """What is known before the first move. The seed stays secret until the game is over."""
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.setup.seats,
        "players": list(record.players),
        "options": dict(record.setup.options),
        "data": dict(record.setup.data),
        "commitment": record.commitment,
        "nonces": list(record.nonces),
        "seed": record.seed.hex() if finished and record.seed is not None else None,
    }


def start(game: Game[Any], record: Record, step: Step, seat: Seat | None) -> dict[str, Json]:
    """The whole set-up: what no event tells, such as the tokens on a board, is in the view."""
    view = game.view(step.state, seat)
    if seat is not None:
        return {"view": view}
    return {"view": {**view, **game.open(step.state)}, "luck": luck_of(record.opening, record.opening_ranges)}


def luck_of(numbers: tuple[int, ...], ranges: tuple[int, ...]) -> list[Json]:
    """Every number that was drawn, and below what it was drawn; None in records of the first format."""
    return [[number, ranges[at] if ranges else None] for at, number in enumerate(numbers)]


def decision(step: Step, seat: Seat | None) -> dict[str, Json]:
    """What was asked. Only the seat that was asked may see what was offered and chosen.

    The luck that the choice drew is for those who may see everything.
    """
    asked = step.decision
    assert asked is not None
    assert step.move is not None
    found: dict[str, Json] = {"n": step.number, "seat": asked.seat, "kind": asked.kind, "rule": asked.rule}
    if seat is None or seat == asked.seat:
        found["options"] = [choice.text for choice in asked.options]
        found["choice"] = step.move.text
    if seat is None:
        found["luck"] = luck_of(step.move.luck, step.move.ranges)
    return found


def written(thing: dict[str, Json]) -> str:
    """An object on one line."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
