"""Writes the browser's types, and the tables of docs/wire.md, from the messages. `--check` only compares.

Run as `python -m flibuste.server.websocket.generate_types [--check]` in the source tree.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from flibuste.server.api import analysis, bodies, games, lessons, puzzles, replay
from flibuste.server.api.cups import cups, leagues, orders
from flibuste.server.api.people import account_bodies, notifications
from flibuste.server.api.people import bodies as people
from flibuste.table import messages

ROOT = Path(__file__).resolve().parents[4]
TYPES = ROOT / "web" / "src" / "net" / "wire.gen.ts"
PAGE = ROOT / "docs" / "wire.md"
BEGIN, END = "<!-- messages: generated -->\n", "<!-- messages: end -->\n"

UP = (
    messages.Hello,
    messages.Choose,
    messages.Undo,
    messages.Wish,
    messages.Propose,
    messages.Withdraw,
    messages.Agree,
    messages.Back,
    messages.Here,
    messages.Foresee,
    messages.Why,
    messages.Hint,
    messages.Say,
)
DOWN = (
    messages.Update,
    messages.Refused,
    messages.Foresight,
    messages.Reason,
    messages.Hinted,
    messages.Said,
    messages.Presence,
    messages.TableChanged,
)
PARTS = (
    messages.SeenEvent,
    messages.Question,
    messages.Play,
    messages.ClockShown,
    messages.ProposalShown,
    messages.ReasonShown,
    messages.WhyShown,
)
ASKED = (
    bodies.ClockWanted,
    bodies.TableWanted,
    bodies.SeatWanted,
    bodies.HandOver,
    bodies.BotWanted,
    bodies.Start,
    lessons.LessonActs,
    lessons.LessonWhy,
    puzzles.PuzzleChoice,
    notifications.PushWanted,
    notifications.HookWanted,
    notifications.WishesWanted,
    cups.CupWanted,
    leagues.LeagueWanted,
    orders.BelowShown,
    orders.OrderWanted,
    people.ReportWanted,
)
ANSWERED = (
    account_bodies.CredentialShown,
    account_bodies.SessionShown,
    account_bodies.AccountShown,
    account_bodies.SignedInShown,
    account_bodies.WordsMade,
    account_bodies.LinkMade,
    account_bodies.LinkShown,
    account_bodies.ForgetStep,
    account_bodies.ForgetPlanned,
    bodies.GuestShown,
    bodies.Token,
    bodies.PlaceShown,
    bodies.ResultShown,
    bodies.TableShown,
    bodies.Sat,
    bodies.Made,
    bodies.Told,
    bodies.Verdict,
    people.RatingShown,
    people.PointShown,
    people.PoolShown,
    people.KindShown,
    people.OpponentShown,
    people.BotFaced,
    people.ProfileShown,
    people.OtherShown,
    people.GamePlayed,
    people.GamesPlayed,
    people.LadderPerson,
    people.LadderBot,
    people.LadderShown,
    people.PersonShown,
    people.AtTable,
    games.OptionShown,
    games.GameShown,
    games.ChapterShown,
    games.RulesShown,
    games.ChoiceShown,
    games.WordsShown,
    lessons.LessonTitle,
    lessons.LessonsShown,
    lessons.Guide,
    lessons.LessonShown,
    puzzles.PuzzleTitle,
    puzzles.DayShown,
    puzzles.PuzzleShown,
    puzzles.ChoiceValue,
    puzzles.PuzzleAnswer,
    replay.MomentShown,
    replay.MomentsShown,
    replay.CurveShown,
    analysis.EffortShown,
    analysis.StepShown,
    analysis.OptionJudged,
    analysis.MistakeShown,
    analysis.GoodShown,
    analysis.PartsShown,
    analysis.PlayerJudged,
    analysis.ReportShown,
    analysis.AnalysisShown,
    notifications.ChannelShown,
    notifications.NotificationsShown,
    notifications.WaitingShown,
    cups.CupTry,
    cups.CupResult,
    cups.CupShown,
    cups.CupMade,
    cups.TryBegun,
    leagues.LeagueLine,
    leagues.LeagueSeat,
    leagues.LeagueTable,
    leagues.LeagueShown,
    leagues.LeagueMade,
    orders.OrderShown,
    orders.KindSuggested,
    orders.OrdersShown,
    orders.OrderGiven,
)
"""What the browser sends and receives over HTTP. OpenAPI documents it."""


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of every message by name: as written for those sent, as read for those received."""
    models: list[tuple[type[BaseModel], Any]] = [(model, "validation") for model in (*UP, *ASKED)]
    models += [(model, "serialization") for model in (*DOWN, *PARTS, *ANSWERED)]
    _, together = models_json_schema(models, ref_template="{model}")
    definitions: dict[str, dict[str, Any]] = together["$defs"]
    return definitions


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of one of these JSON schemas."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'Json'}>"
    names = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return names.get(str(kind), "Json")


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, part in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(part)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    every = schemas()
    order = [model.__name__ for model in (*UP, *PARTS, *DOWN, *ASKED, *ANSWERED)]
    parts = ["// Generated by server/websocket/generate_types.py from messages and HTTP bodies. Do not edit."]
    parts.append("export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };")
    parts += [interface(name, every[name]) for name in order]
    for union, models in (("Up", UP), ("Down", DOWN)):
        parts.append(f"export type {union} = {' | '.join(model.__name__ for model in models)};")
    return "\n\n".join(parts) + "\n"


def tables() -> str:
    every = schemas()
    out = []
    for title, models in (("From the client", UP), ("From the server", DOWN), ("Parts of them", PARTS)):
        out.append(f"### {title}\n")
        for model in models:
            schema = every[model.__name__]
            known_as = schema.get("properties", {}).get("type", {}).get("const")
            out.append(
                f"**{f'`{known_as}`' if known_as else model.__name__}** – {schema.get('description', '')}\n"
            )
            fields = {name: part for name, part in schema.get("properties", {}).items() if name != "type"}
            if fields:
                out.append("| field | type |\n|---|---|")
                cells = ((name, type_of(part).replace("|", "\\|")) for name, part in fields.items())
                out.append("\n".join(f"| `{name}` | `{kind}` |" for name, kind in cells) + "\n")
    return "\n".join(out)


def page(old: str) -> str:
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def main() -> int:
    wanted = {TYPES: typescript(), PAGE: page(PAGE.read_text(encoding="utf-8"))}
    stale = [file for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for file in stale:
            sys.stderr.write(f"{file.relative_to(ROOT)}\n")
        return 1 if stale else 0
    for file in stale:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(wanted[file], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
