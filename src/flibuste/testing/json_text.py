"""States, views and events as JSON text: what any two states, processes and builds can compare."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from flibuste.kernel.game import Game, fingerprint
from flibuste.kernel.types import Event, Seat


def text_of(thing: object) -> str:
    """A view, fingerprint or event as JSON writes it."""
    return orjson.dumps(thing, listed, orjson.OPT_SORT_KEYS).decode()


def listed(thing: object) -> list[object]:
    """Named tuples are written as lists. Nothing else is: a set, above all, has no order."""
    if isinstance(thing, tuple):
        return list(thing)
    raise TypeError(f"{thing!r} is no JSON")


def print_of(game: Game[Any], s: Any) -> str:  # noqa: ANN401 - the state is the game's own
    """A state's fingerprint as text."""
    return text_of(fingerprint(game, s))


def view_of(game: Game[Any], s: Any, seat: Seat | None) -> str:  # noqa: ANN401 - the state is the game's own
    """What a seat sees, as text; None is a spectator."""
    return text_of(game.view(s, seat))


def truths(events: Sequence[Event]) -> str:
    """Events with all their secrets."""
    return text_of([event.truth() for event in events])


def hash_of(text: str) -> bytes:
    """Sixteen bytes instead of a long text, to compare with."""
    return hashlib.blake2b(text.encode(), digest_size=16).digest()


def bytes_of(thing: object) -> bytes:
    return hashlib.sha256(text_of(thing).encode()).digest()


def same(one: str, other: str, promise: str) -> None:
    """Fails where two texts differ, and says where and how."""
    assert one == other, f"{promise}: {difference(json.loads(one), json.loads(other))}"


def difference(one: Any, other: Any, path: str = "") -> str:  # noqa: ANN401 - JSON
    """The first place where two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            if key not in one or key not in other or one[key] != other[key]:
                return difference(one.get(key, "(nothing)"), other.get(key, "(nothing)"), f"{path}/{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, its) in enumerate(zip(one, other, strict=True)):
            if mine != its:
                return difference(mine, its, f"{path}/{at}")
    return f"at {path or '/'} {str(one)[:200]} is not {str(other)[:200]}"


def strict(thing: object, path: str = "") -> None:
    """Fails where JSON would have to change something: keys are strings, values are JSON types."""
    if isinstance(thing, Mapping):
        for key, part in thing.items():
            assert isinstance(key, str), f"{key!r} at {path or '/'} is no JSON key"
            strict(part, f"{path}/{key}")
    elif isinstance(thing, Sequence) and not isinstance(thing, str):
        for at, part in enumerate(thing):
            strict(part, f"{path}/{at}")
    else:
        known = thing is None or isinstance(thing, bool | int | float | str)
        known = known and not (isinstance(thing, float) and not math.isfinite(thing))
        assert known, f"{thing!r} at {path or '/'} is no JSON"
