"""Choices as numbers: their order is pinned, every option has one, and masks say what the options say."""

from __future__ import annotations

import tomllib
from typing import Any

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.numbering import Numbering, order_of
from flibuste.testing.subject import Subject
from flibuste.testing.walk import walk

FILE = "vocabulary.toml"


def check_order(subject: Subject) -> None:
    """A policy's outputs keep their meaning: the order of the choices moves with the rules' version only.

    A released game must have the file; for others the check holds as soon as they have one.
    """
    meta, vocabulary = subject.game.meta, subject.game.vocabulary
    file = subject.folder / FILE
    if not file.is_file() and not meta.released:
        return
    pinned = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    order = {"size": len(vocabulary), "sha256": order_of(vocabulary)}
    found = pinned.get(f"version-{meta.version}")
    line = f'[version-{meta.version}]\nsize = {order["size"]}\nsha256 = "{order["sha256"]}"'
    assert found is not None, f"{FILE} does not pin the order of the choices:\n{line}"
    assert found == order, f"the order of the choices has moved, and the version has not:\n{line}"


def check_numbers(game: Game[Any], setup: Setup, seed: int) -> None:
    """Every option has a number and is found again by it; a mask has exactly the options."""
    for relative in (True, False):
        numbering = Numbering(game, setup, relative)
        usable = [choice.index for choice in numbering.choices]
        assert usable == sorted(usable), "the usable choices are not in the vocabulary's order"
        for seat in range(setup.seats):
            there = {numbering.number(seat, choice) for choice in numbering.choices}
            assert there == set(range(numbering.size)), f"seat {seat} has two choices under one number"
        buffer = bytearray(b"\xff" * (numbering.size + 2))
        for s in walk(game, setup, seed).states():
            for seat in range(setup.seats):
                asked = seat in game.asking(s)
                options = game.options(s, seat) if asked else []
                numbers = [numbering.number(seat, choice) for choice in options]
                assert -1 not in numbers, f"{options[numbers.index(-1)]} is offered and counts as unusable"
                for number, choice in zip(numbers, options, strict=True):
                    assert numbering.choice(seat, number) is choice, f"{choice} is not found by its number"
                assert numbering.mask(s, seat, buffer, 1) == len(options), "a mask counts otherwise"
                expected = bytes([number in numbers for number in range(numbering.size)])
                assert buffer == b"\xff" + expected + b"\xff", f"seat {seat}: a mask is not the options"
