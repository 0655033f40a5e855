"""Lets tables travel between processes. Compiled classes cannot be pickled without help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def fields_of(thing: object) -> dict[str, Any]:
    """All fields of an object, compiled or not."""
    names: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ()) or tuple(vars(thing))
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def arrived(make: Callable[..., object], args: tuple[object, ...], fields: dict[str, Any]) -> object:
    """The object again, with all its fields."""
    thing = make(*args)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
