"""HTTP: what there is to play, with rules and words to look up. The same for everybody."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from flibuste.kernel import shelf
from flibuste.kernel.game import Meta
from flibuste.server.http import REFUSALS
from flibuste.server.lobby import bots

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


class OptionShown(BaseModel):
    """Something to agree on: the usual value first. With `seat` its numbers are seats the table must have."""

    key: str
    values: list[str]
    seat: bool


class GameShown(BaseModel):
    """The label on the box. `data` names files an owner may replace by his own; `bots`, the weakest first."""

    id: str
    title: str
    prefix: str
    version: int
    seats: list[int]
    default_seats: int
    author: str
    publisher: str
    year: int
    options: list[OptionShown]
    data: list[str]
    bots: list[str]


class ChapterShown(BaseModel):
    key: str
    rules: list[str]


class RulesShown(BaseModel):
    """The rulebook by numbers; chapters and rules have their words in the game's catalogue."""

    prefix: str
    chapters: list[ChapterShown]


class ChoiceShown(BaseModel):
    verb: str
    facts: dict[str, Any]
    index: int


@ROUTER.get("/games")
async def games() -> list[GameShown]:
    """The games there are, with seats and options; and the bots."""
    return [label(shelf.find(name).meta) for name in shelf.names()]


def label(meta: Meta) -> GameShown:
    return GameShown(
        id=meta.id,
        title=meta.title,
        prefix=meta.prefix,
        version=meta.version,
        seats=list(meta.seats),
        default_seats=meta.seats[len(meta.seats) // 2],
        author=meta.author,
        publisher=meta.publisher,
        year=meta.year,
        options=[
            OptionShown(key=option.key, values=list(option.values), seat=option.seat)
            for option in meta.options
        ],
        data=list(meta.data),
        bots=bots(),
    )


@ROUTER.get("/games/{game}/rules")
async def rules(game: str) -> RulesShown:
    """The rulebook: its chapters in reading order, with the numbers of their rules."""
    prefix = shelf.find(game).meta.prefix
    chapters = shelf.rulebook(game).chapters
    return RulesShown(
        prefix=prefix, chapters=[ChapterShown(key=key, rules=list(own)) for key, own in chapters]
    )


@ROUTER.get("/games/{game}/vocabulary")
async def vocabulary(game: str) -> dict[str, ChoiceShown]:
    """Every choice of a game in notation, with its verb and facts: fetched once, for words and drawing."""
    return {
        choice.text: ChoiceShown(verb=choice.verb, facts=dict(choice.facts), index=choice.index)
        for choice in shelf.find(game).vocabulary
    }
