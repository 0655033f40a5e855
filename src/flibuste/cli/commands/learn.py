"""`flibuste learn`: a game in short lessons, on its own board."""

from __future__ import annotations

import click
from rich.text import Text

from flibuste.cli.drawing.screen import ask
from flibuste.cli.game_names import only_game
from flibuste.cli.learning import lesson_progress
from flibuste.cli.learning.lesson_game import LessonGame, teach
from flibuste.cli.output import Output
from flibuste.cli.parameters import GameName
from flibuste.cli.program import command
from flibuste.kernel import registry
from flibuste.lessons.lesson import Lesson, find_lesson, lessons_of


@command()
@click.argument("game", type=GameName(), default="")
@click.argument("lesson", default="")
@click.option("--again", is_flag=True)
@click.pass_obj
def learn(output: Output, game: str, lesson: str, again: bool) -> None:
    """Teaches the named lesson, or the first that is not done, and those after it."""
    name = registry.find(game or only_game()).meta.id
    output.set_game(name, lessons=True)
    lessons = lessons_of(name)
    if not lessons:
        output.say("teach-none", {"game": output.translator.say("game-title"), "name": name})
        return
    show_list(output, lessons)
    here: Lesson | None = named(name, lesson) if lesson else next_lesson(lessons)
    while here is not None:
        acts = [] if again else lesson_progress.acts(name, here.name)
        if not teach(LessonGame(output, here, acts)):
            output.console.print()
            output.say("teach-left", {"name": name, "lesson": here.name})
            return
        output.say("teach-done", {"title": output.text(here.title)}, "bold")
        here = next_lesson(lessons)
        if here is not None and not goes_on(output):
            return
    output.say("teach-all-done", {"name": name})


def named(game: str, lesson: str) -> Lesson:
    """A lesson by its number or its name."""
    lessons = lessons_of(game)
    if lesson.isascii() and lesson.isdigit() and 1 <= int(lesson[:4]) <= len(lessons):
        return lessons[int(lesson[:4]) - 1]
    return find_lesson(game, lesson)


def next_lesson(lessons: tuple[Lesson, ...]) -> Lesson | None:
    """The first lesson that was not done yet; None after the last."""
    done = lesson_progress.done(lessons[0].game)
    return next((lesson for lesson in lessons if lesson.name not in done), None)


def goes_on(output: Output) -> bool:
    try:
        return not ask(output, output.text("teach-next") + " ")
    except EOFError:
        return False


def show_list(output: Output, lessons: tuple[Lesson, ...]) -> None:
    """The lessons in order; those that were done have a mark."""
    output.say("teach-title", {"game": output.translator.say("game-title")}, "bold")
    done = lesson_progress.done(lessons[0].game)
    for number, lesson in enumerate(lessons, 1):
        mark = "✓" if lesson.name in done else " "
        output.show(Text(f" {mark} {number}. {output.text(lesson.title)}"))
