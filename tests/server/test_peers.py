"""Which of several processes lets a table's bots think."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.server import lookout
from flibuste.server.lookout import Lookout
from flibuste.server.wharf import Wharf

TABLES = [f"table {number}" for number in range(3000)]


class Named(Wharf):
    def __init__(self, me: str) -> None:
        self.me = me


def fleet(*names: str) -> list[Lookout]:
    """Processes that have heard of each other."""
    all_of_them = [Lookout(Named(name)) for name in names]
    for one in all_of_them:
        for name in names:
            if name != one.wharf.me:
                one.hear({"here": {}, "from": name})
    return all_of_them


def test_one_process_has_every_table() -> None:
    assert all(Lookout(Wharf()).mine(table) for table in TABLES)


def test_several_have_each_table_once_and_about_as_many_each() -> None:
    processes = fleet("a", "b", "c")
    owners = [[one.wharf.me for one in processes if one.mine(table)] for table in TABLES]
    assert {len(them) for them in owners} == {1}
    assert all(800 < count < 1200 for count in Counter(them[0] for them in owners).values())


def test_when_one_goes_only_its_own_tables_change_hands() -> None:
    a, b, c = fleet("a", "b", "c")
    before = {table for table in TABLES if a.mine(table)}
    orphans = {table for table in TABLES if c.mine(table)}
    for one in (a, b):
        one.forget("c")
    assert before <= {table for table in TABLES if a.mine(table)} <= before | orphans
    assert all(a.mine(table) != b.mine(table) for table in TABLES)


def test_who_is_not_heard_of_for_long_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    a, _ = fleet("a", "b")
    a.hear({"here": {"table 1": [[0], 0]}, "from": "b"})
    monkeypatch.setattr(lookout, "FORGOTTEN_SECONDS", -1.0)
    assert a.forget() == ["table 1"]
    assert all(a.mine(table) for table in TABLES)
