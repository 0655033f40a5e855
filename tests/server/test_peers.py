"""Which of several processes runs a table's bots."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.server.cluster import peers
from flibuste.server.cluster.peers import Peers
from flibuste.server.cluster.pubsub import PubSub

TABLES = [f"table {number}" for number in range(3000)]


class Named(PubSub):
    def __init__(self, me: str) -> None:
        self.me = me


def processes_knowing_each_other(*names: str) -> list[Peers]:
    """Processes that have heard of each other."""
    all_of_them = [Peers(Named(name)) for name in names]
    for one in all_of_them:
        for name in names:
            if name != one.pubsub.me:
                one.hear({"here": {}, "from": name})
    return all_of_them


def test_one_process_has_every_table() -> None:
    assert all(Peers(PubSub()).responsible_for(table) for table in TABLES)


def test_several_have_each_table_once_and_about_as_many_each() -> None:
    processes = processes_knowing_each_other("a", "b", "c")
    owners = [[one.pubsub.me for one in processes if one.responsible_for(table)] for table in TABLES]
    assert {len(them) for them in owners} == {1}
    assert all(800 < count < 1200 for count in Counter(them[0] for them in owners).values())


def test_when_one_goes_only_its_own_tables_change_hands() -> None:
    a, b, c = processes_knowing_each_other("a", "b", "c")
    before = {table for table in TABLES if a.responsible_for(table)}
    orphans = {table for table in TABLES if c.responsible_for(table)}
    for one in (a, b):
        one.forget("c")
    assert before <= {table for table in TABLES if a.responsible_for(table)} <= before | orphans
    assert all(a.responsible_for(table) != b.responsible_for(table) for table in TABLES)


def test_who_is_not_heard_of_for_long_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    a, _ = processes_knowing_each_other("a", "b")
    a.hear({"here": {"table 1": [[0], 0]}, "from": "b"})
    monkeypatch.setattr(peers, "FORGOTTEN_SECONDS", -1.0)
    assert a.forget() == ["table 1"]
    assert all(a.responsible_for(table) for table in TABLES)
