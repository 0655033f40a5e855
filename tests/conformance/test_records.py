"""Golden games replay; every number of seats and every end has one."""

from __future__ import annotations

from typing import Any

from flibuste.cli import golden
from flibuste.kernel import shelf
from flibuste.kernel.game import Game
from flibuste.kernel.record import parse
from tests.conformance.checks import records


def texts(name: str) -> list[str]:
    return [
        file.read_text(encoding="utf-8") for file in sorted((shelf.folder(name) / "records").glob("*.txt"))
    ]


def test_golden_games_replay_and_verify(game: Game[Any], name: str) -> None:
    for text in texts(name):
        records.check_record(game, text)


def test_every_seat_count_and_every_end_has_a_golden_game(game: Game[Any], name: str) -> None:
    records.check_coverage(game, map(parse, texts(name)))


def test_golden_games_are_those_the_command_writes(game: Game[Any], name: str) -> None:
    for seats in game.meta.seats:
        for reason in game.meta.ends:
            file = golden.file_of(name, seats, reason)
            if file.exists():
                text = file.read_text(encoding="utf-8")
                seed = parse(text).seed
                assert seed is not None
                assert golden.played(game, seats, seed).text() == text, file.name
