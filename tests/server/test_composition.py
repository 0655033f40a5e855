"""Every part of the server is handed the parts it needs: nobody reaches through one part for another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests import SOURCES

SERVER = SOURCES / "flibuste" / "server"
FILES = sorted(SERVER.rglob("*.py"))


def last_name(node: ast.expr) -> str:
    """`c` of `a.b.c`, and `a` of `a`."""
    return str(getattr(node, "attr", getattr(node, "id", "")))


def parts() -> set[str]:
    """The names under which Services keeps its parts: `self.store = …`."""
    tree = ast.parse((SERVER / "services.py").read_text(encoding="utf-8"))
    targets = [target for node in ast.walk(tree) if isinstance(node, ast.Assign) for target in node.targets]
    return {one.attr for one in targets if isinstance(one, ast.Attribute) and last_name(one.value) == "self"}


def reaches_through(source: str) -> list[str]:
    """Expressions that take a part from another part: `self.live_tables.pubsub`."""
    named = parts()
    attributes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    return [ast.unparse(one) for one in attributes if one.attr in named and last_name(one.value) in named]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SERVER).as_posix())
def test_no_part_is_taken_from_another_part(file: Path) -> None:
    assert reaches_through(file.read_text(encoding="utf-8")) == []


def test_reaching_through_a_part_is_found() -> None:
    assert {"store", "pubsub", "live_tables", "chat", "bot_driver", "seats"} <= parts()
    assert reaches_through("services.live_tables.chat.say(text)") == ["services.live_tables.chat"]
    assert reaches_through("live_tables.pubsub.tell(news)") == ["live_tables.pubsub"]
    assert reaches_through("self.store = services.store; await self.store.row(id)") == []
