"""HTTP: the games, their rulebooks and their vocabularies. The same for everybody."""

from __future__ import annotations

import csv
import io
from typing import Any, Literal

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from flibuste.bots.roster import offered
from flibuste.i18n.companion import has_companion
from flibuste.kernel import registry
from flibuste.kernel.game import Meta
from flibuste.kernel.types import Refusal
from flibuste.lessons.lesson import lessons_of
from flibuste.puzzles.puzzle import puzzles_of
from flibuste.server.api.dependencies import REFUSALS

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


class OptionShown(BaseModel):
    """An option of a game: the usual value first. With `seat` its numbers are seats the table must have.

    It matters with these numbers of `seats` (none: with all), `unless` another option has a value; its last
    value switches on what it `covers`.
    """

    key: str
    values: list[str]
    seat: bool
    seats: list[int]
    unless: list[str]
    covers: list[str]


class GameShown(BaseModel):
    """A game. `data` names the files that a host may replace by their own; `bots`, the weakest first.

    `lessons` is how many there are to learn it, `puzzles` how many to solve; `companion`, whether a first
    game can be played with help.
    """

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
    lessons: int
    companion: bool
    puzzles: int


class ChapterShown(BaseModel):
    key: str
    rules: list[str]


class RulesShown(BaseModel):
    """The rulebook by numbers. The texts of chapters and rules are in the game's catalogue."""

    prefix: str
    chapters: list[ChapterShown]


class ChoiceShown(BaseModel):
    verb: str
    facts: dict[str, Any]
    index: int


class WordsShown(BaseModel):
    """A game's catalogue as Fluent text, and its language: English if the one asked for is missing."""

    language: str
    catalogue: str


@ROUTER.get("/games")
async def games() -> list[GameShown]:
    """All games, with their seats, options and bots."""
    return [label(registry.find(name).meta) for name in registry.names()]


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
            OptionShown(
                key=option.key,
                values=list(option.values),
                seat=option.seat,
                seats=list(option.seats),
                unless=list(option.unless) if option.unless[0] else [],
                covers=list(option.covers),
            )
            for option in meta.options
        ],
        data=list(meta.data),
        bots=offered(),
        lessons=len(lessons_of(meta.id)),
        companion=has_companion(meta.id),
        puzzles=len(puzzles_of(meta.id)),
    )


@ROUTER.get("/games/{game}/rules")
async def rules(game: str) -> RulesShown:
    """The chapters of the rulebook in reading order, with the numbers of their rules."""
    prefix = registry.find(game).meta.prefix
    chapters = registry.rulebook(game).chapters
    return RulesShown(
        prefix=prefix, chapters=[ChapterShown(key=key, rules=list(own)) for key, own in chapters]
    )


@ROUTER.get("/games/{game}/vocabulary")
async def vocabulary(game: str) -> dict[str, ChoiceShown]:
    """Every choice of a game in notation, with its verb and facts. A client fetches it once."""
    return {
        choice.text: ChoiceShown(verb=choice.verb, facts=dict(choice.facts), index=choice.index)
        for choice in registry.find(game).vocabulary
    }


@ROUTER.get("/games/{game}/words/{language}")
async def words(game: str, language: Literal["fr", "en", "de"]) -> WordsShown:
    """A game's own words, for clients built without them: the site knows no game that came as a package."""
    registry.find(game)
    locales = registry.folder(game) / "locales"
    spoken = language if (locales / f"{language}.ftl").is_file() else "en"
    return WordsShown(language=spoken, catalogue=(locales / f"{spoken}.ftl").read_text(encoding="utf-8"))


@ROUTER.get("/games/{game}/files/{name}", response_class=PlainTextResponse)
async def template(game: str, name: str, separator: Literal["comma", "semicolon"] = "comma") -> Response:
    """A built-in file that a host may replace by their own, as a template for it.

    Spreadsheets in French or German expect semicolons, and a mark that says that the text is UTF-8.
    """
    if name not in registry.find(game).meta.data:
        raise Refusal("no-such-file", "", {"file": name[:60]})
    content = (registry.folder(game) / name).read_text(encoding="utf-8")
    table = name.endswith(".csv")
    if table and separator == "semicolon":
        content = "\ufeff" + with_semicolons(content)
    return Response(
        content,
        media_type="text/csv; charset=utf-8" if table else "application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def with_semicolons(content: str) -> str:
    table = io.StringIO(newline="")
    csv.writer(table, delimiter=";").writerows(csv.reader(content.splitlines()))
    return table.getvalue()
