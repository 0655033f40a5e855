"""Jobs for stored tables: judged, opened, told, proven. They run in worker processes, with time limits.

A `row` is a table's row of the database, as `row_to_send` packs it.
"""

from __future__ import annotations

import pickle
from typing import Any

import orjson

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup, make_setup
from flibuste.kernel.records.record import BadRecord, Proof, Record, Shown, verify
from flibuste.kernel.types import Refusal, Seat
from flibuste.table.act import Act
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table

LONGEST_GAME = 20_000
"""Decisions of a game that own files may lead to."""


def session_of(row: Any) -> Session:  # noqa: ANN401 - a row, or what `row_to_send` made of it
    """The session at the start of the game, with the rules of the version the table was made with."""
    game = registry.edition(row.game, row.version)
    names = [name for name, _ in row.players]
    table = Table(
        game, setup_of(row), names, row.seed, row.nonces, row.beacon or "", row.protocol,
        forgotten=row.forgotten or "",
    )  # fmt: skip
    people = {seat for seat, (_, kind) in enumerate(row.players) if kind == "person"}
    return Session(table, people, Pace(*row.clock), row.started_at)


def setup_of(row: Any) -> Setup:  # noqa: ANN401 - a row
    return Setup(
        row.seats,
        tuple((key, value) for key, value in row.options),
        tuple((name, content) for name, content in row.data),
    )


def opened(row: Any, acts: list[Act]) -> Session:  # noqa: ANN401 - a row
    """The session after all its acts."""
    session = session_of(row)
    for act in acts:
        session.follow(act)
    return session


def judge(name: str, seats: int, options: dict[str, str], data: dict[str, str]) -> Setup:
    """The agreed set-up. Refuses own files with which no game can be played to its end."""
    game = registry.find(name)
    setup = make_setup(game.meta, seats, options, data)
    game.check_data(setup)
    rng = Quick(len(str(data)))
    try:
        dealer = Dealer(rng)
        s = pickle.loads(pickle.dumps(game.start(setup, dealer)))  # noqa: S301 - our own
        for _ in range(LONGEST_GAME):
            asking = game.asking(s)
            if not asking:
                return setup
            offered = game.options(s, asking[0])
            game.apply(s, asking[0], offered[rng.below(len(offered))], dealer)
    except Exception as fault:  # a game may fail in any way with files it did not foresee
        raise Refusal("data-unplayable", "", {"file": min(data), "files": sorted(data)}) from fault
    raise Refusal("data-unplayable", "", {"file": min(data), "files": sorted(data)})


def foreseen(game: Game[Any], state: Any, seat: Seat, serial: int) -> bytes:  # noqa: ANN401 - the game's own
    """The message that says, for every option of this seat, what would happen until luck is next drawn."""
    options: dict[str, Any] = {}
    final: list[str] = []
    for choice in game.options(state, seat):
        events = game.foresee(state, seat, choice)
        options[choice.text] = None if events is None else [event.seen_by(seat) for event in events]
        if game.final(state, seat, choice):
            final.append(choice.text)
    return orjson.dumps({"type": "foresight", "serial": serial, "options": options, "final": final})


def story(row: Any, acts: list[Act], reader: Seat | None) -> bytes:  # noqa: ANN401 - a row
    """All events, version by version, as far as this reader may know them."""
    return orjson.dumps(
        [
            {"version": version, **event.seen_by(reader)}
            for version, told in enumerate(opened(row, acts).story)
            for event in told
        ]
    )


def record(row: Any, acts: list[Act]) -> str:  # noqa: ANN401 - a row
    return opened(row, acts).table.record().text()


def verdict(row: Any, acts: list[Act], noted: Shown) -> tuple[Record, Proof | BadRecord]:  # noqa: ANN401 - a row
    """The record of a finished game, and what it proves or what is wrong with it."""
    table = opened(row, acts).table
    written = table.record()
    try:
        return written, verify(table.game, written, noted)
    except BadRecord as bad:
        return written, bad
