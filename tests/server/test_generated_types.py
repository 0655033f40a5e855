"""The documents are up to date: the messages, and every setting."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from flibuste.server.settings import Settings
from flibuste.server.websocket import generate_types
from flibuste.table import messages

OPERATIONS = generate_types.ROOT / "docs" / "operations.md"


def documented() -> Iterator[tuple[str, str]]:
    """Every setting and the docstring below it."""
    (body,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(body, ast.ClassDef)
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant), field.target.id
            yield field.target.id, str(below.value.value)


def row(name: str, text: str) -> str:
    usual = Settings.model_fields[name].default
    usual = usual.get_secret_value() if isinstance(usual, SecretStr) else usual
    shown = str(usual).lower() if isinstance(usual, bool) else str(usual)
    return f"| `FLIBUSTE_{name.upper()}` | {f'`{shown}`' if shown else ''} | {text} |"


def test_generated_types_and_tables_are_up_to_date() -> None:
    check = [sys.executable, "-m", "flibuste.server.websocket.generate_types", "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_message_nobody_wrote_down_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "wire.md"
    page.write_text(generate_types.PAGE.read_text("utf-8").replace("| `serial` | `number` |", "", 1), "utf-8")
    monkeypatch.setattr(generate_types, "PAGE", page)
    monkeypatch.setattr(generate_types, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["wire", "--check"])
    assert generate_types.main() == 1


def test_every_message_there_is_is_in_the_tables() -> None:
    ours = {one for one in vars(messages).values() if isinstance(one, type)}
    for base, known in (
        (messages.Up, generate_types.UP),
        (messages.Down, (*generate_types.DOWN, *generate_types.PARTS)),
    ):
        assert {one for one in ours if issubclass(one, base) and one is not base} == set(known)


def test_every_setting_is_documented_with_its_usual_value() -> None:
    page = OPERATIONS.read_text("utf-8")
    settings = dict(documented())
    assert settings.keys() == Settings.model_fields.keys()
    missing = [line for line in (row(name, text) for name, text in settings.items()) if line not in page]
    assert not missing, "docs/operations.md needs these lines:\n" + "\n".join(missing)
    assert page.count("| `FLIBUSTE_") == len(settings), "docs/operations.md names a setting that is none"
