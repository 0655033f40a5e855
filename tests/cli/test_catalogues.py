"""The platform's messages: the same keys and variables in every language, and none missing."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import flibuste.cli
from flibuste.cli.file_errors import FILE_ERRORS
from flibuste.cli.main import COMMANDS, program
from flibuste.cli.program import load_command
from flibuste.cli.terminal.orders import ORDERS
from flibuste.i18n import translator as translators
from flibuste.i18n.translator import LANGUAGES, Translator, letters
from flibuste.kernel import registry
from flibuste.kernel.records import proof, reader, replay
from flibuste.kernel.types import Facts

FOLDERS = [Path(translators.__file__).parent / "locales"]
RELEASED = [name for name in registry.all_names() if registry.find(name).meta.released]
FOLDERS += [registry.folder(name) / "locales" for name in ("_parley", *RELEASED)]
SITE = Path(__file__).parents[2] / "web" / "locales" / "fr"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def words_of(file: Path) -> dict[str, set[str]]:
    """Every message and attribute, and the variables in it."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            patterns = {"": entry.value, **{f".{one.id.name}": one.value for one in entry.attributes}}
            for name, pattern in patterns.items():
                if pattern is not None:
                    assert entry.id.name + name not in found, entry.id.name
                    variables = Variables()
                    variables.visit(pattern)
                    found[entry.id.name + name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    french, *others = [words_of(folder / f"{language}.ftl") for language in LANGUAGES]
    for other in others:
        assert other == french


def test_every_key_named_in_the_code_has_words() -> None:
    assert flibuste.cli.__file__ is not None
    known = words_of(FOLDERS[0] / "fr.ftl")
    pattern = re.compile(
        r"""(?:output\.say|output\.say_folded|output\.text|CommandError)\(\s*"([a-z][a-z.-]+)\""""
    )
    seen = 0
    for file in Path(flibuste.cli.__file__).parent.rglob("*.py"):
        for key in pattern.findall(file.read_text(encoding="utf-8")):
            assert key in known, (file.name, key)
            seen += 1
    assert seen > 50


def test_every_reason_to_refuse_a_record_has_words() -> None:
    sources = [module.__file__ for module in (proof, reader, replay)]
    text = "".join(Path(str(source)).read_text(encoding="utf-8") for source in sources)
    reasons = re.findall(r"""(?:fail\(|failed\(|BadRecord\([^"]*?)"([a-z-]+)\"""", text)
    assert len(set(reasons)) > 30
    for language in LANGUAGES:
        for reason in reasons:
            assert Translator(language).has(f"record-{reason}"), reason


def test_every_command_and_parameter_has_help() -> None:
    keys = []
    commands: list[click.Command] = [program, *map(load_command, COMMANDS)]
    for command in commands:
        keys += [f"cli-{command.name}", *(f"cli-{command.name}-{param.name}" for param in command.params)]
    assert len(keys) > 80
    for language in LANGUAGES:
        for key in keys:
            assert Translator(language).has(key), key


def test_every_order_and_every_trouble_with_files_has_words() -> None:
    for language in LANGUAGES:
        translator = Translator(language)
        for order in ORDERS:
            assert translator.knows(f"order-{order}") and translator.knows(f"order-{order}.does")
        for key in FILE_ERRORS.values():
            assert translator.has(key)


def test_no_word_means_two_orders() -> None:
    for language in LANGUAGES:
        words = [
            word.strip() for order in ORDERS for word in Translator(language).say(f"order-{order}").split(",")
        ]
        assert len(words) == len(set(words))


def test_french_spaces_do_not_break() -> None:
    files = [folder / "fr.ftl" for folder in FOLDERS] + sorted(SITE.glob("*.ftl"))
    for line in "\n".join(file.read_text(encoding="utf-8") for file in files).splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [;?!»](\s|$|\.)", line), line
            assert not re.search(r"[\w}] :(\s|$)", line), line
            assert "« " not in line, line


def test_seats_have_letters_of_their_own() -> None:
    assert letters(("Anne", "Morgan", "Kidd")) == ("A", "M", "K")
    assert letters(("Anne", "Anna", "Ana", "A")) == ("A", "N", "3", "4")
    assert letters(("Étienne", "42", "ß", "漢字")) == ("É", "2", "3", "4")


def test_a_fact_is_said_by_its_own_message_if_the_game_has_one() -> None:
    """The message `fact-card` applies to each item of `cards`; facts without a message stay as they are."""
    translator = Translator("fr", "stoertebeker")
    facts: Facts = {"card": "rum", "cards": ["water", "pirate4"], "ship": "A", "numbers": [1, 2]}
    assert translator.spoken(facts) == {
        "card": "rhum",
        "cards": "eau, pirate 4",
        "ship": "A",
        "numbers": "1, 2",
    }
    assert Translator("fr", "freibeuter").spoken({"card": "D4"}) == {"card": "D4"}
